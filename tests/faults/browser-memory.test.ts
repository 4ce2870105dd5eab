// A page that takes memory without end loses its browser; the server stays, and so does reading other pages.
import { expect, test } from "vitest";
import { createBrowserRenderer } from "#platform/browser/create-browser-renderer.ts";
import { findBrowser } from "#platform/browser/find-browser.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { serveSite } from "#tests/support/static-site.ts";

const config = { crawl: { browserPath: process.env.BROWSER_PATH ?? null } };
const words = "The quick brown fox jumps over the lazy dog. ".repeat(10);
const greedy = `${words}<script>
  const kept = [];
  setInterval(() => {
    for (let i = 0; i < 4; i++) kept.push(new Uint8Array(20_000_000).fill(i + kept.length));
    document.body.append(" more and more and more and more of it");
  }, 20);
</script>`;

test.skipIf(process.platform !== "linux" || findBrowser({ config }) === null)(
  "the browser is ended when a page takes too much memory, and begins anew for the next",
  async () => {
    const site = await serveSite({ pages: { "/greedy": greedy, "/plain": words } });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const log = createLog({ logLevel: "silent" });
    const renderer = createBrowserRenderer({ config, rules, log, maxMemoryBytes: 600_000_000 })!;
    try {
      await expect(renderer.render(`${site.url}/greedy`)).rejects.toMatchObject({ code: "browser" });
      expect((await renderer.render(`${site.url}/plain`)).html).toContain("quick brown fox");
    } finally {
      await renderer.close();
      await site.close();
    }
  },
  60_000,
);
