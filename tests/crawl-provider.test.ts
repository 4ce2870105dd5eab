/** A whole crawl of an owner's website through a provider, which is the crawl service of a second installation. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crawlPages, crawls, serviceJobs } from "#db/schema.ts";
import { createApiKey, revokeApiKey } from "#features/crawl-service/api-keys.server.ts";
import { submitWebsiteUrl } from "#features/onboarding/website-crawl.server.ts";
import { startWorker } from "#server/worker.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";

let provider: TestApp;
let bench: WizardBench;
let site: Site;
let keyId = "";
let token = "";

beforeAll(async () => {
  const links = ["/faq", "/about", "/contact"];
  site = await serveSite({
    pages: {
      "/": { body: pageAbout("Acme", { links, head: '<meta name="theme-color" content="#00aa55">' }) },
      ...Object.fromEntries(links.map((path) => [path, { body: pageAbout(path.slice(1)) }])),
    },
  });
  const env = { CRAWL_ALLOW_PRIVATE: "127.0.0.0/8", BROWSER_PATH: "/nowhere/chromium" };
  provider = await startApp(env);
  await startWorker(provider.services, { loopbackPort: provider.port });
  const made = await createApiKey(provider.services, { name: "Step", monthlyPages: null, concurrency: 2 });
  keyId = made.key.id;
  token = made.token;
  bench = await startWizardBench({
    env: { ...env, FIRECRAWL_API_URL: provider.origin, FIRECRAWL_API_KEY: token },
  });
});

afterAll(async () => {
  await bench?.close();
  await provider?.services.jobs.stop({ graceMs: 100 });
  await provider?.close();
  await site?.close();
});

test("reads the website, finds the brand, and reports the provider's refusal without the key", {
  tags: "long",
}, async () => {
  const { services } = bench;
  const scope = await bench.newOwner();
  await submitWebsiteUrl(services, scope, { url: site.url });
  const read = await bench.until(scope, ({ crawl }) => crawl?.status === "completed", {
    timeoutMs: 60_000,
  });
  expect(read.crawl?.status).toBe("completed");
  const [crawl] = await services.db.select().from(crawls).where(eq(crawls.companyId, scope.companyId));
  const pages = await services.db.select().from(crawlPages).where(eq(crawlPages.crawlId, crawl!.id));
  const kept = pages.filter(({ status }) => status === "kept").sort((a, b) => a.position - b.position);
  expect(kept.map(({ url }) => new URL(url).pathname)[0]).toBe("/");
  expect(new Set(kept.map(({ url }) => new URL(url).pathname))).toEqual(
    new Set(["/", "/faq", "/about", "/contact"]),
  );
  expect(JSON.stringify(crawl?.brand)).toContain("#00AA55");
  expect((await provider.services.db.select().from(serviceJobs)).map(({ kind }) => kind).sort()).toEqual([
    "crawl",
    "scrape",
  ]);

  await revokeApiKey(provider.services, keyId);
  const other = await bench.newOwner();
  await submitWebsiteUrl(services, other, { url: site.url });
  const failed = await bench.until(other, ({ crawl: one }) => one?.status === "failed", {
    timeoutMs: 60_000,
  });
  expect(JSON.stringify(failed)).toContain(
    "Failed to initialize crawling service. Please check your API configuration.",
  );
  expect(JSON.stringify(failed)).not.toContain(token);
});
