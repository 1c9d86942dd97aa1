// Serves dist/ on this machine for as long as a measurement takes: compressed, as a host would serve it.
import { readFileSync } from "node:fs";
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
  const compressed = new Map();
  const compress = (path) => {
    if (!compressed.has(path)) compressed.set(path, brotliCompressSync(readFileSync(path)));
    return compressed.get(path);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const type = TYPES[extname(pathname)] ?? TYPES[".html"];
    try {
      const content = compress(join("dist", pathname === "/" ? "index.html" : pathname));
      response.writeHead(200, { "content-type": type, "content-encoding": "br", "cache-control": "max-age=60" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}
