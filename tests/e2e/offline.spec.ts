// Without a network, and from one version to the next: a server of the test's own, which can go away and serve another
// build, below a path of its own.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Table, expect, test as base } from "./fixtures";

const PATH = "/games/black-hole/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

class Host {
  /** Nobody answers. */
  down = false;
  /** The paths that were asked for. */
  asked: string[] = [];
  constructor(
    public folder: string,
    readonly address: string,
  ) {}
}

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url!, host.address).pathname;
      host.asked.push(path);
      if (host.down) return void request.socket.destroy();
      try {
        const file = path.startsWith(PATH) ? path.slice(PATH.length) || "index.html" : "no such file";
        const content = readFileSync(join(host.folder, file));
        response.writeHead(200, { "content-type": TYPES[extname(file)], "cache-control": "no-cache" }).end(content);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const host = new Host("dist", `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`);
    await use(host);
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ host }, use) => use(host.address),
  serviceWorkers: "allow",
});

/** The same page as a build of another name. */
function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "black-hole-"));
  cpSync("dist", folder, { recursive: true });
  const build = readdirSync(folder).find((name) => /^[0-9a-f]{16}$/.test(name))!;
  const other = build.split("").reverse().join("");
  renameSync(join(folder, build), join(folder, other));
  for (const file of ["index.html", "sw.js", "manifest.webmanifest"]) {
    writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replaceAll(build, other));
  }
  return folder;
}

/** Until the version that is open is kept whole. */
const kept = (table: Table) => table.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** The script that starts the page, in the folder of its build. */
const start = (table: Table) => table.page.locator("script[src]");

test("after one visit the page needs no network: a reload, moves, hints and dialogs", async ({ table, host }) => {
  await table.open("#/black-hole/24");
  await kept(table);
  await table.card("KC").click();
  await table.expectMoved(1);
  host.down = true;
  await table.page.reload();
  await table.expectMoved(1);
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  await table.choose("How it can be won");
  await table.button("To the end").click();
  await table.expectMoved(51);
  await table.page.keyboard.press("Escape");
  await table.button("New deal").click();
  await table.expectMoved(0);
});

test("nothing is asked for but the page's own files", async ({ table, host }) => {
  await table.open("#/black-hole/24");
  await kept(table);
  await table.choose("Journal");
  const strangers = host.asked.filter((path) => !path.startsWith(PATH));
  expect(strangers).toEqual([]);
});

test("a new version is fetched whole, then offered, and the game goes on in it", async ({ table, host }) => {
  await table.open("#/black-hole/24");
  await kept(table);
  await table.card("KC").click();
  await table.expectMoved(1);
  const old = (await start(table).getAttribute("src"))!;
  host.folder = anotherBuild();
  await table.page.reload();
  // Still the old one, and all of it, though the server has it no more.
  await expect(table.page.getByTestId("update")).toContainText("There is a new version of this page.");
  await expect(start(table)).toHaveAttribute("src", old);
  await table.button("Hint").click();
  await expect(table.hinted).toHaveCount(1);
  await table.choose("Journal");
  await table.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  // It can be put off until the next visit.
  await table.page.getByTestId("update").getByRole("button", { name: "Close" }).click();
  await expect(table.page.getByTestId("update")).toBeHidden();
  await expect(table.hole).toBeInViewport({ ratio: 1 });
  await table.page.reload();
  await expect(start(table)).toHaveAttribute("src", old);
  await table.button("Reload").click();
  await expect(start(table)).not.toHaveAttribute("src", old);
  await table.expectMoved(1);
  await expect(table.hole).toHaveAttribute("data-card", "KC");
  await expect(table.page.getByTestId("update")).toBeHidden();
  host.down = true;
  await table.page.reload();
  await table.expectMoved(1);
  rmSync(host.folder, { recursive: true });
});

test("a version is not kept with the start of another", async ({ table, host }) => {
  const half = anotherBuild();
  cpSync("dist/sw.js", join(half, "sw.js"));
  host.folder = half;
  await table.open("#/black-hole/24");
  const state = () =>
    table.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state ?? registration?.installing?.state ?? "none";
    });
  await expect.poll(state).toBe("none");
  expect(await table.page.evaluate(() => caches.keys())).toEqual([]);
  await table.card("KC").click();
  await table.expectMoved(1);
  rmSync(half, { recursive: true });
});

test("the page can be installed: its manifest names it and has icons that are there", async ({ table, host }) => {
  await table.open("");
  const manifest = await (await table.page.request.get("manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ start_url: "./", scope: "./", display: "standalone" });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? "any")).toContain("maskable");
  for (const { src, type } of manifest.icons) {
    const icon = await table.page.request.get(new URL(src, host.address).href);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});
