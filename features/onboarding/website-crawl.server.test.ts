import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crawlPages, crawls, onboardingLogos } from "#db/schema.ts";
import { endAbandonedWork } from "#features/websites/abandoned-work.server.ts";
import { handleCrawlWebsite } from "#features/websites/import/crawl-website.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { failingSites } from "#tests/support/failing-sites.ts";
import { type Site, type SitePage, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { cancelCrawl, retryCrawl, startEmpty, submitWebsiteUrl, trySample } from "./website-crawl.server.ts";
import { getWizardState } from "./wizard-state.server.ts";

const paths = ["/faq", "/about", "/contact"];
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#0a5"/></svg>`;
const goodPages: Record<string, SitePage> = {
  "/": {
    body: pageAbout("Acme", {
      links: paths,
      head: '<meta name="theme-color" content="#00aa55">',
      text: '<a href="/"><img class="logo" src="/logo.svg" alt="Acme logo"></a>',
    }),
  },
  ...Object.fromEntries(paths.map((path) => [path, { body: pageAbout(path.slice(1)) }])),
  "/logo.svg": { body: logo, contentType: "image/svg+xml" },
};

let bench: WizardBench;
/** Jobs aren't run automatically here. They stay queued unless a test runs them. */
let still: WizardBench;
const sites: Site[] = [];

const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  [bench, still] = await Promise.all([
    startWizardBench({ env: { BROWSER_PATH: "/nowhere/chromium" } }),
    startWizardBench({ works: false }),
  ]);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await threads.close();
  await bench?.close();
  await still?.close();
});

async function siteOf(answer: (path: string) => SitePage | null | Promise<SitePage | null>): Promise<Site> {
  const site = await serveSite({
    handler: async (path) => {
      const page = await answer(path);
      return page && { contentType: "text/html; charset=utf-8", ...page };
    },
  });
  sites.push(site);
  return site;
}

function runJob(
  { services, sample }: WizardBench,
  crawlId: string,
  { signal = new AbortController().signal, isLastAttempt = false } = {},
): Promise<void> {
  const context: JobContext = {
    jobId: "job",
    attempt: 1,
    isLastAttempt,
    signal,
    heartbeat: async () => {},
    log: services.log,
  };
  return handleCrawlWebsite({ services, threads, loopbackPort: sample.port }, { crawlId }, context);
}

async function crawlsOf({ services }: WizardBench, { companyId }: OwnerScope) {
  return services.db.select().from(crawls).where(eq(crawls.companyId, companyId));
}

describe("entering a website", () => {
  test.each([
    ["", "Please enter a valid website URL"],
    ["not a website", "Please enter a valid website URL"],
    ["ftp://acme.example", "URL must use HTTP or HTTPS protocol"],
    ["javascript:alert(1)", "URL must use HTTP or HTTPS protocol"],
  ])("rejects %j with the specification's message and starts nothing", async (url, message) => {
    const scope = await still.newOwner();
    expect(await submitWebsiteUrl(still.services, scope, { url })).toEqual({ message });
    expect(await crawlsOf(still, scope)).toEqual([]);
  });

  test("adds https:// and stores the step and URL", async () => {
    const scope = await still.newOwner();
    expect(await submitWebsiteUrl(still.services, scope, { url: " acme.example/shop " })).toEqual({
      step: "crawl-website",
    });
    expect(await getWizardState(still.services, scope)).toMatchObject({
      step: "crawl-website",
      websiteUrl: "https://acme.example/shop",
      source: "website",
      crawl: { status: "queued", progress: 0, retryCount: 0, siteLabel: "acme.example/shop" },
    });
  });

  test("starts one crawl after ten concurrent clicks", async () => {
    const scope = await still.newOwner();
    const url = "https://acme.example";
    await Promise.all(Array.from({ length: 10 }, () => submitWebsiteUrl(still.services, scope, { url })));
    expect(await crawlsOf(still, scope)).toHaveLength(1);
  });

  test("resets what the owner selected when the URL changes", async () => {
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: "one.example" });
    const [first] = await crawlsOf(still, scope);
    await submitWebsiteUrl(still.services, scope, { url: "two.example" });
    const [second, ...more] = await crawlsOf(still, scope);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ url: "https://two.example/", status: "queued" });
    expect(second?.id).not.toBe(first?.id);
    // The first crawl was deleted, so its job must do nothing.
    await runJob(still, first!.id);
    expect(await crawlsOf(still, scope)).toHaveLength(1);
  });

  test("rejects a typed private address, although the sample has one", async () => {
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: `${still.services.origin}/sample/` });
    expect(await crawlsOf(still, scope)).toMatchObject([{ allowPrivate: [] }]);
    await trySample(still.services, scope);
    expect(await crawlsOf(still, scope)).toMatchObject([{ allowPrivate: ["127.0.0.0/8", "::1/128"] }]);
  });

  test("needs no crawl for an empty start, and stops a running one", async () => {
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: "acme.example" });
    expect(await startEmpty(still.services, scope)).toEqual({ step: "brand-colors" });
    expect(await crawlsOf(still, scope)).toEqual([]);
    expect(await getWizardState(still.services, scope)).toMatchObject({
      source: "empty",
      websiteUrl: null,
      crawl: null,
      colors: { primary: "#6E0AD6", secondary: "#121212", origin: "default" },
    });
  });

  test("allows thirty websites an hour", { tags: "long" }, async () => {
    const scope = await still.newOwner();
    for (let n = 0; n < 30; n++) await submitWebsiteUrl(still.services, scope, { url: `site-${n}.example` });
    await expect(submitWebsiteUrl(still.services, scope, { url: "one-more.example" })).rejects.toMatchObject({
      code: "rate_limited",
      message: "Too many requests. Please wait a few minutes before trying again.",
    });
  });
});

describe("crawling", () => {
  test("reports and stores pages, appearance and logos", async () => {
    const site = await siteOf((path) => goodPages[path] ?? null);
    const scope = await bench.newOwner();
    await submitWebsiteUrl(bench.services, scope, { url: site.url });
    const state = await bench.until(scope, ({ crawl }) => crawl?.status === "completed");
    expect(state.crawl).toMatchObject({ progress: 100, reading: [], languages: [], error: null });
    expect(state.crawl?.pages.map(({ path }) => path).sort()).toEqual(["/", ...paths].sort());
    expect(state.crawl?.pages[0]).toMatchObject({ path: "/", title: "Acme" });
    expect(state.crawl?.words).toBe(state.crawl?.pages.reduce((sum, { words }) => sum + words, 0));
    expect(state.colors).toMatchObject({ primary: "#00AA55", origin: "found" });
    expect(state.colors.extracted[0]).toMatchObject({ color: "#00AA55", group: "primary" });
    expect(state.logos).toMatchObject([{ kind: "found", sourceUrl: `${site.url}/logo.svg` }]);
    expect(state.selectedLogo).toMatchObject({ kind: "found", isChosen: false });
    const file = await bench.services.storage.get(state.logos[0]!.url.replace("/files/", ""));
    expect(file?.contentType).toBe("image/png");
    expect(state.preview).toMatchObject({ logo: { url: state.logos[0]!.url } });
  });

  test.each(failingSites)("fails with a specific message if the site answers $name", async (failing) => {
    const site = await siteOf(() => failing.page);
    const scope = await bench.newOwner();
    await submitWebsiteUrl(bench.services, scope, { url: site.url });
    const { crawl } = await bench.until(scope, (state) => state.crawl?.status === "failed");
    expect(crawl?.error).toMatchObject({
      code: failing.code,
      title: "Website Analysis Failed",
      message: expect.stringMatching(failing.message),
    });
    expect(crawl?.error?.tips).toHaveLength(4);
  });

  test("counts retries, and succeeds once the site responds", { tags: "long" }, async () => {
    let isBroken = true;
    const site = await siteOf((path) => (isBroken ? { status: 404, body: "" } : (goodPages[path] ?? null)));
    const scope = await bench.newOwner();
    await submitWebsiteUrl(bench.services, scope, { url: site.url });
    await bench.until(scope, ({ crawl }) => crawl?.status === "failed");
    await Promise.all([retryCrawl(bench.services, scope), retryCrawl(bench.services, scope)]);
    await bench.until(scope, ({ crawl }) => crawl?.status === "failed" && crawl.retryCount === 1);
    isBroken = false;
    await retryCrawl(bench.services, scope);
    const state = await bench.until(scope, ({ crawl }) => crawl?.status === "completed");
    expect(state.crawl?.retryCount).toBe(2);
    expect(await crawlsOf(bench, scope)).toHaveLength(1);
    // A completed crawl must not be repeated.
    const asked = site.requests.length;
    expect(await retryCrawl(bench.services, scope)).toEqual({ step: "crawl-website" });
    expect(await submitWebsiteUrl(bench.services, scope, { url: site.url })).toEqual({
      step: "crawl-website",
    });
    expect(await getWizardState(bench.services, scope)).toMatchObject({ crawl: { status: "completed" } });
    expect(site.requests.length).toBe(asked);
  });

  test("returns to the URL step when the owner stops it, and reads nothing more", {
    tags: "long",
  }, async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const site = await siteOf(async (path) => {
      if (paths.includes(path)) await held;
      return goodPages[path] ?? null;
    });
    const scope = await bench.newOwner();
    await submitWebsiteUrl(bench.services, scope, { url: site.url });
    const early = await bench.until(scope, ({ crawl }) => (crawl?.reading.length ?? 0) > 1);
    expect(early.crawl).toMatchObject({ status: "running", progress: 30 });
    // The colors of the start page are available before the other pages are read.
    await bench.until(scope, ({ colors }) => colors.origin === "found");
    expect(await cancelCrawl(bench.services, scope)).toEqual({ step: "url-input" });
    release();
    const state = await getWizardState(bench.services, scope);
    expect(state).toMatchObject({
      step: "url-input",
      websiteUrl: `${site.url}/`,
      crawl: { status: "cancelled", error: null, reading: [] },
    });
  });
});

describe("the crawl job", () => {
  test("changes nothing when it runs a second time", async () => {
    const site = await siteOf((path) => goodPages[path] ?? null);
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: site.url });
    const [crawl] = await crawlsOf(still, scope);
    await runJob(still, crawl!.id);
    const first = await getWizardState(still.services, scope);
    const asked = site.requests.length;
    await runJob(still, crawl!.id);
    expect(await getWizardState(still.services, scope)).toEqual(first);
    expect(site.requests.length).toBe(asked);
  });

  test("completes once when it runs twice concurrently", { tags: "long" }, async () => {
    const site = await siteOf((path) => goodPages[path] ?? null);
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: site.url });
    const [crawl] = await crawlsOf(still, scope);
    await Promise.all([runJob(still, crawl!.id), runJob(still, crawl!.id)]);
    const state = await getWizardState(still.services, scope);
    expect(state?.crawl).toMatchObject({ status: "completed", progress: 100 });
    expect(state?.crawl?.pages).toHaveLength(4);
    expect(state?.logos).toHaveLength(1);
  });

  test("resumes after an interruption and stores each page once", async () => {
    let isHeld = true;
    const stop = new AbortController();
    const site = await siteOf(async (path) => {
      // The server stops while the second page is loading.
      if (isHeld && path !== "/" && path !== "/robots.txt") {
        stop.abort(new Error("The server is shutting down."));
        return { failure: "hang" };
      }
      return goodPages[path] ?? null;
    });
    const scope = await still.newOwner();
    await submitWebsiteUrl(still.services, scope, { url: site.url });
    const [crawl] = await crawlsOf(still, scope);
    await expect(runJob(still, crawl!.id, { signal: stop.signal, isLastAttempt: true })).rejects.toThrow();
    expect(await crawlsOf(still, scope)).toMatchObject([{ status: "running" }]);
    // This page no longer exists in the second run.
    await still.services.db
      .insert(crawlPages)
      .values({ crawlId: crawl!.id, url: `${site.url}/gone`, status: "kept", words: 9 });
    isHeld = false;
    await runJob(still, crawl!.id);
    const state = await getWizardState(still.services, scope);
    expect(state?.crawl).toMatchObject({ status: "completed" });
    expect(state?.crawl?.pages.map(({ path }) => path).sort()).toEqual(["/", ...paths].sort());
    const logos = await still.services.db
      .select()
      .from(onboardingLogos)
      .where(eq(onboardingLogos.companyId, scope.companyId));
    expect(logos).toHaveLength(1);
  });

  test("fails if its process died and no worker takes over", async () => {
    const { services } = still;
    const scope = await still.newOwner();
    await submitWebsiteUrl(services, scope, { url: "acme.example" });
    const leaseFor = (ms: number) =>
      services.db
        .update(crawls)
        .set({ status: "running", leaseExpiresAt: new Date(Date.now() + ms) })
        .where(eq(crawls.companyId, scope.companyId));
    await leaseFor(60_000);
    // The clock of this process doesn't decide.
    const later = { now: () => new Date(Date.now() + 3_600_000), monotonicMs: () => 0 };
    await endAbandonedWork({ ...services, clock: later }, scope);
    expect(await crawlsOf(still, scope)).toMatchObject([{ status: "running" }]);
    await leaseFor(-1_000);
    await endAbandonedWork(services, scope);
    expect(await getWizardState(services, scope)).toMatchObject({
      crawl: { status: "failed", error: { code: "unexpected", message: "Unexpected error" } },
    });
  });
});
