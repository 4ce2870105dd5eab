import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { borrowBrowser } from "./borrow-browser.ts";
import { findBrowser } from "./find-browser.ts";
import { lendBrowser } from "./lend-browser.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
const words = "The quick brown fox jumps over the lazy dog. ".repeat(10);
const loopback = ["127.0.0.1/32"];

describe.skipIf(findBrowser({ config }) === null)("the browser of a process", () => {
  let site: Site;
  beforeAll(async () => {
    site = await serveSite({
      pages: {
        "/": `<p>${words}</p><script>
          document.body.append(" kept: " + (localStorage.tenant || "nothing") + document.cookie);
          localStorage.tenant = "one of them"; document.cookie = "tenant=one";
        </script>`,
        "/silent": { failure: "hang" },
      },
    });
  });
  afterAll(() => site.close());

  const borrow = (allowPrivate = loopback) => borrowBrowser(lendBrowser({ config, allowPrivate })!);

  test("is shared by all imports, which are isolated and keep their own rules", async () => {
    const before = browsers();
    const [one, two, stranger] = [borrow(), borrow(), borrow([])];
    const pages = await Promise.all([one.render(site.url), two.render(site.url)]);
    pages.push(await one.render(site.url));
    for (const { html } of pages) expect(html).toContain("kept: nothing<");
    // None if that of an earlier test is still there.
    expect(browsers().filter((pid) => !before.includes(pid)).length).toBeLessThanOrEqual(1);
    await expect(stranger.render(site.url)).rejects.toMatchObject({ code: "refused-address" });
    const picture = await two.screenshot(site.url, {
      isFullPage: false,
      waitForMs: 0,
      timeoutMs: 10_000,
      signal: new AbortController().signal,
    });
    expect(picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    await Promise.all([one.close(), two.close(), stranger.close()]);
  });

  test("closes aborted pages and those of a closed import, and keeps the others", async () => {
    const [leaving, staying] = [borrow(), borrow()];
    const stop = new AbortController();
    const unwanted = leaving.render(`${site.url}/silent`, { signal: stop.signal });
    const orphan = leaving.render(`${site.url}/silent`);
    const asked = () => site.requests.filter(({ url }) => url === "/silent").length;
    await expect.poll(() => asked()).toBe(2);
    stop.abort();
    await expect(unwanted).rejects.toMatchObject({ code: "aborted" });
    await leaving.close();
    await expect(orphan).rejects.toMatchObject({ code: "browser" });
    await expect(leaving.render(site.url)).rejects.toMatchObject({ code: "browser" });
    expect((await staying.render(site.url)).html).toContain("quick brown fox");
    await staying.close();
  });
});

/** Returns the root processes of the browsers that this process started. */
function browsers(): string[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "chrom"], { encoding: "utf8" });
  return stdout.trim().split("\n").filter(Boolean);
}
