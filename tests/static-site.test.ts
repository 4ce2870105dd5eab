import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type Site, serveSite } from "#tests/support/static-site.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});
async function open(...given: Parameters<typeof serveSite>): Promise<Site> {
  const site = await serveSite(...given);
  cleanups.push(site.close);
  return site;
}

test("serves a folder with index pages, pages without extension, types and 404s", async () => {
  const root = await mkdtemp(join(tmpdir(), "site-"));
  cleanups.push(() => rm(root, { recursive: true }));
  await writeFile(join(root, "index.html"), "<h1>Home</h1>");
  await writeFile(join(root, "about.html"), "<h1>About</h1>");
  await writeFile(join(root, "style.css"), "b{}");
  const site = await open({ root });
  expect(await (await fetch(`${site.url}/`)).text()).toBe("<h1>Home</h1>");
  expect(await (await fetch(`${site.url}/about`)).text()).toBe("<h1>About</h1>");
  expect((await fetch(`${site.url}/style.css?v=2`)).headers.get("content-type")).toBe("text/css");
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404);
  expect(site.requests.map((seen) => seen.url)).toEqual(["/", "/about", "/style.css?v=2", "/nowhere"]);
});

test("answers 404 for a path outside the folder", async () => {
  const root = await mkdtemp(join(tmpdir(), "site-"));
  cleanups.push(() => rm(root, { recursive: true }));
  const site = await open({ root });
  const status = await new Promise((resolve, reject) => {
    request(`${site.url}`, { path: "/%2e%2e/%2e%2e/etc/passwd" }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
  expect(status).toBe(404);
});

test("lets handlers set status, type and failure", async () => {
  const site = await open({
    pages: {
      "/busy": { status: 503, headers: { "retry-after": "3" }, body: "busy" },
      "/data": { contentType: "application/pdf", body: "%PDF" },
      "/reset": { failure: "reset" },
      "/cut": { failure: "cut", body: "x".repeat(1000) },
      "/hang": { failure: "hang" },
    },
  });
  const busy = await fetch(`${site.url}/busy`);
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "3"]);
  expect((await fetch(`${site.url}/data`)).headers.get("content-type")).toBe("application/pdf");
  await expect(fetch(`${site.url}/reset`)).rejects.toThrow();
  await expect(fetch(`${site.url}/cut`).then((answer) => answer.text())).rejects.toThrow();
  const hanging = fetch(`${site.url}/hang`);
  const ended = expect(hanging).rejects.toThrow();
  await site.close();
  await ended;
});

test("adds latency to every answer", async () => {
  const site = await open({ pages: { "/": "hello" } }, { latencyMs: 60 });
  const started = performance.now();
  await (await fetch(`${site.url}/`)).text();
  expect(performance.now() - started).toBeGreaterThanOrEqual(58);
});
