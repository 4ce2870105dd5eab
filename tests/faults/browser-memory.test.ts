// A page that allocates memory without end must be killed, without an effect on the server and on other pages.
import { expect, test } from "vitest";
import { createSharedBrowser } from "#platform/browser/create-shared-browser.ts";
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
  "a page that takes too much memory is killed; the pages of other crawls are not",
  async () => {
    const site = await serveSite({ pages: { "/greedy": greedy, "/plain": words } });
    const rules = createEgressRules({ allowPrivate: ["127.0.0.1/32"] });
    const log = createLog({ logLevel: "silent" });
    const browser = createSharedBrowser({ config, log, maxMemoryBytes: 600_000_000 })!;
    const [eater, other] = [browser.open(rules), browser.open(rules)];
    try {
      let isOver = false;
      const end = eater.render(`${site.url}/greedy`).finally(() => {
        isOver = true;
      });
      const ended = expect(end).rejects.toMatchObject({ code: "browser" });
      do expect((await other.render(`${site.url}/plain`)).html).toContain("quick brown fox");
      while (!isOver);
      await ended;
      expect((await eater.render(`${site.url}/plain`)).html).toContain("quick brown fox");
    } finally {
      await browser.close();
      await site.close();
    }
  },
);
