// Serves dist/ on this machine for as long as a measurement takes: compressed, as a host would serve it.
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The address of the page, and how to end serving it. */
export async function serve() {
  // Before anybody waits for it.
  const files = readdirSync("dist", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath ?? file.path, file.name));
  const compressed = new Map(paths.map((path) => [path, brotliCompressSync(readFileSync(path))]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const type = TYPES[extname(pathname)] ?? TYPES[".html"];
    const content = compressed.get(join("dist", pathname === "/" ? "index.html" : pathname));
    const headers = { "content-type": type, "content-encoding": "br", "cache-control": "max-age=60" };
    if (content) response.writeHead(200, headers).end(content);
    else response.writeHead(404).end();
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}
