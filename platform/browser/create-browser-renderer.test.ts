import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { type BrowserRenderer, createBrowserRenderer } from "./create-browser-renderer.ts";
import { findBrowser } from "./find-browser.ts";

const config = { crawl: { browserPath: null } };
const words = "The quick brown fox jumps over the lazy dog. ".repeat(10);

describe.skipIf(findBrowser({ config }) === null)("the browser", () => {
  let site: Site;
  let renderer: BrowserRenderer;

  beforeAll(async () => {
    site = await serveSite({
      pages: {
        "/app": `<!doctype html><title>App</title><div id="root">Loading</div><img src="/logo.png"><script src="/app.js"></script>`,
        "/app.js": `fetch("/words.txt").then((answer) => answer.text()).then((text) => { root.textContent = text; });`,
        "/words.txt": { body: words, latencyMs: 1_500 },
        "/moved": `<script>location.replace("/app")</script>`,
        "/missing": { status: 404, body: words },
        "/dialogs": `${words}<script>alert(1); confirm(2); prompt(3); document.title = "through"</script>`,
        "/stuck": `${words}<script>setTimeout(() => { for (;;); }, 100)</script>`,
        "/restless": `<p id="p">${words}</p><script>setInterval(() => p.append(" and so on and on and on and on"), 50)</script>`,
        "/huge": `<script>document.write("<p>" + "\u00e9".repeat(900000))</script>`,
        "/file.zip": { contentType: "application/zip", body: "PK" },
        "/silent": { failure: "hang" },
        "/liar": `<p>${words}<script>
          for (const [owner, name] of [[Element.prototype, "outerHTML"], [HTMLElement.prototype, "innerText"]])
            Object.defineProperty(owner, name, { get: () => "a lie" });
        </script>`,
      },
    });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const log = createLog({ logLevel: "silent" });
    renderer = createBrowserRenderer({ config, rules, log, maxHtmlBytes: 1_000_000 })!;
  });
  afterAll(async () => {
    await renderer.close();
    await site.close();
  });

  // Three pages at a time, as in a crawl.
  test.concurrent("waits for the text that a script fetches, and leaves pictures out", async () => {
    const page = await renderer.render(`${site.url}/app`);
    expect(page).toMatchObject({ status: 200, url: `${site.url}/app` });
    expect(page.html).toContain(words.trim());
    expect(page.html).toMatch(/^<!doctype html>/);
    expect(site.requests.map(({ url }) => url)).not.toContain("/logo.png");
  });

  test.concurrent("follows a page that moves on, and tells the status of what it shows", async () => {
    expect((await renderer.render(`${site.url}/moved`)).url).toBe(`${site.url}/app`);
    expect((await renderer.render(`${site.url}/missing`)).status).toBe(404);
  });

  test.concurrent("is not held up by dialogs", async () => {
    expect((await renderer.render(`${site.url}/dialogs`)).html).toContain("<title>through</title>");
  });

  test.concurrent("gives what is there at the time limit", async () => {
    const page = await renderer.render(`${site.url}/restless`, { timeoutMs: 4_000 });
    expect(page.html).toContain("and so on");
  });

  test.concurrent("ends with a reason where there is nothing to give", async () => {
    const failures = ["/stuck", "/silent", "/file.zip"].map((path) =>
      renderer.render(site.url + path, { timeoutMs: 4_000 }).catch((error: unknown) => error),
    );
    expect(await Promise.all(failures)).toMatchObject([
      { code: "timeout" },
      { code: "timeout" },
      { code: "protocol" },
    ]);
  });

  test.concurrent("gives at most so many bytes", async () => {
    const { html } = await renderer.render(`${site.url}/huge`);
    expect(Buffer.byteLength(html)).toBeGreaterThan(990_000);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_000_003);
  });

  test.concurrent("believes the page's elements, not its script", async () => {
    expect((await renderer.render(`${site.url}/liar`)).html).toContain("quick brown fox");
  });

  test.concurrent("stops when told to", async () => {
    const stop = new AbortController();
    const page = renderer.render(`${site.url}/silent`, { signal: stop.signal });
    stop.abort();
    await expect(page).rejects.toMatchObject({ code: "aborted" });
    await expect(renderer.render(site.url, { signal: stop.signal })).rejects.toMatchObject({
      code: "aborted",
    });
  });
});
