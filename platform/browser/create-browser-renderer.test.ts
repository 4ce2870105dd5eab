import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import type { BrowserRenderer } from "./browser-renderer.ts";
import { createBrowserRenderer } from "./create-browser-renderer.ts";
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
        "/asks": `${words}<p id="said"></p><a id="file" href="/file.zip" download>x</a><script>
          const say = (text) => said.append(text + "; ");
          say("pop-up " + window.open("/app"));
          file.click();
          Promise.race([navigator.serviceWorker ? navigator.serviceWorker.register("/app.js").then((it) => "worker " + (it && it.scope), () => "no worker") : "no worker", new Promise((done) => setTimeout(done, 2000, "no worker"))]).then(say);
          navigator.permissions.query({ name: "notifications" }).then((it) => say("notify " + it.state));
          if (navigator.geolocation) navigator.geolocation.getCurrentPosition(() => say("place known"), () => say("no place"));
          setTimeout(() => say("and that is all that this page will ever ask of you"), 600);
        </script>`,
        "/sheets": `<style></style><p>${words}</p><script>
          document.styleSheets[0].insertRule(".btn { background: rgb(1, 2, 3) }");
          const sheet = new CSSStyleSheet(); sheet.replaceSync(".header { color: rgb(4, 5, 6) }");
          document.adoptedStyleSheets = [sheet];
        </script>`,
        "/liar": `<p>${words}<script>
          for (const [owner, name] of [[Element.prototype, "outerHTML"], [HTMLElement.prototype, "innerText"]])
            Object.defineProperty(owner, name, { get: () => "a lie" });
        </script>`,
      },
    });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const log = createLog({ logLevel: "silent" });
    renderer = createBrowserRenderer({ config, rules, log, maxHtmlBytes: 1_000_000 })!;
    // Includes the browser's start, which takes long on a busy machine.
    await render("/missing");
  });
  afterAll(async () => {
    await renderer.close();
    await site.close();
  });

  const render = (path: string) => renderer.render(site.url + path, { timeoutMs: patienceMs });

  // Three pages at a time, as in a crawl.
  test.concurrent("waits for text that a script fetches and doesn't load images", async () => {
    const page = await render("/app");
    expect(page).toMatchObject({ status: 200, url: `${site.url}/app` });
    expect(page.html).toContain(words.trim());
    expect(page.html).toMatch(/^<!doctype html>/);
    expect(site.requests.map(({ url }) => url)).not.toContain("/logo.png");
  });

  test.concurrent("follows a client-side redirect and reports the final status", async () => {
    expect((await render("/moved")).url).toBe(`${site.url}/app`);
    expect((await render("/missing")).status).toBe(404);
  });

  test.concurrent("isn't blocked by dialogs", async () => {
    expect((await render("/dialogs")).html).toContain("<title>through</title>");
  });

  test.concurrent("blocks pop-ups, downloads, service workers and permissions, and continues", async () => {
    const { html } = await render("/asks");
    const said = /<p id="said">(.*?)<\/p>/.exec(html)?.[1] ?? "";
    expect(said).toContain("pop-up null");
    expect(said).toMatch(/no worker|worker undefined/);
    expect(said).toMatch(/notify (denied|prompt)/);
    expect(said).toContain("that is all");
    expect(said).not.toContain("place known");
  });

  test.concurrent("serializes CSS rules added by scripts", { tags: "long" }, async () => {
    const { html } = await render("/sheets");
    expect(html).toMatch(/<style>\.btn \{ background: rgb\(1, 2, 3\)/);
    expect(html).toMatch(/<style>\.header \{ color: rgb\(4, 5, 6\)/);
  });

  test.concurrent("returns the current content at the time limit", { tags: "long" }, async () => {
    const page = await renderer.render(`${site.url}/restless`, { timeoutMs: 6_000 });
    expect(page.html).toContain("and so on");
  });

  test.concurrent("rejects with a reason when there is no content", async () => {
    const limits = { "/stuck": 6_000, "/silent": 6_000, "/file.zip": patienceMs };
    const failures = Object.entries(limits).map(([path, timeoutMs]) =>
      renderer.render(site.url + path, { timeoutMs }).catch((error: unknown) => error),
    );
    expect(await Promise.all(failures)).toMatchObject([
      { code: "timeout" },
      { code: "timeout" },
      { code: "protocol" },
    ]);
  });

  test.concurrent("truncates HTML at the byte limit", async () => {
    const { html } = await render("/huge");
    expect(Buffer.byteLength(html)).toBeGreaterThan(990_000);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_000_003);
  });

  test.concurrent("reads the DOM even when a script has overridden its methods", {
    tags: "long",
  }, async () => {
    expect((await render("/liar")).html).toContain("quick brown fox");
  });

  test.concurrent("stops when aborted", async () => {
    const stop = new AbortController();
    const page = renderer.render(`${site.url}/silent`, { signal: stop.signal });
    stop.abort();
    await expect(page).rejects.toMatchObject({ code: "aborted" });
    await expect(renderer.render(site.url, { signal: stop.signal })).rejects.toMatchObject({
      code: "aborted",
    });
  });

  test("starts once, is reused, and exits when idle", { tags: "long" }, async () => {
    const { log, lines } = collectLog();
    const starts = () => lines().filter((line) => line.msg === "browser started").length;
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const own = createBrowserRenderer({ config, rules, log, idleMs: 300 })!;
    const before = browserProcesses();
    await own.render(`${site.url}/dialogs`);
    const others = browserProcesses().filter((pid) => !before.includes(pid));
    await own.render(`${site.url}/missing`);
    expect(starts()).toBe(1);
    const areGone = () => expect(browserProcesses().filter((pid) => others.includes(pid))).toEqual([]);
    await vi.waitFor(areGone, { timeout: patienceMs });
    await own.render(`${site.url}/dialogs`);
    expect(starts()).toBe(2);
    await own.close();
  });

  test("leaves no listening port after closing, even while a page was opening", async () => {
    const listening = () =>
      process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;
    const before = listening();
    const log = createLog({ logLevel: "silent" });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const used = createBrowserRenderer({ config, rules, log })!;
    await used.render(`${site.url}/missing`);
    await used.close();
    expect(listening()).toBe(before);

    const [asked, lookup] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const checkHost: typeof rules.checkHost = async (host) => {
      asked.resolve();
      await lookup.promise;
      return rules.checkHost(host);
    };
    const closed = createBrowserRenderer({ config, rules: { ...rules, checkHost }, log })!;
    const page = closed.render(`${site.url}/missing`);
    const refused = expect(page).rejects.toMatchObject({ code: "aborted" });
    await asked.promise;
    await closed.close();
    lookup.resolve();
    await refused;
    expect(listening()).toBe(before);
  });
});

/** Returns the child processes of this process, browsers included. */
function browserProcesses(): number[] {
  const { status, stdout } = spawnSync("pgrep", ["-P", String(process.pid)], { encoding: "utf8" });
  return status === 0 ? stdout.trim().split("\n").map(Number) : [];
}
