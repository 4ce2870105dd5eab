import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  articleImages,
  companies,
  crawls,
  faqGenerations,
  generatedFaqs,
  onboardingLogos,
} from "#db/schema.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { handleGenerateFaqs } from "#features/websites/write/generate-faqs.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { pageAbout } from "#tests/support/crawled-site.ts";
import { buildMember } from "#tests/support/factories.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { reopenCrawl } from "./crawl-website.job.ts";
import { handleCrawlWebsite } from "./crawl-website.server.ts";
import { followImport } from "./follow-import.server.ts";
import type { ImportEvent } from "./import-events.ts";
import {
  insertMovedCenter,
  removeImport,
  removeUnfinishedImports,
  startImport,
} from "./start-import.server.ts";

/** Jobs don't run automatically here. Each test runs them. */
let bench: WizardBench;
let site: Site;
let isBroken = false;
const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  bench = await startWizardBench({ works: false, env: { BROWSER_PATH: "/nowhere/chromium" } });
  site = await serveSite({
    handler: (path) =>
      path === "/" && !isBroken ? { body: pageAbout("Acme"), contentType: "text/html" } : null,
  });
});
afterAll(async () => {
  await site?.close();
  await threads.close();
  await bench?.close();
});
beforeEach(async () => {
  isBroken = false;
  await bench.services.db.delete(companies);
});

const begin = () => startImport(bench.services, { url: site.url, allowPrivate: [] });

function contextOf(isLastAttempt = false): JobContext {
  const { log } = bench.services;
  const { signal } = new AbortController();
  return { jobId: "job", attempt: 1, isLastAttempt, signal, heartbeat: async () => {}, log };
}

const crawl = (crawlId: string, { isLastAttempt = false, using = threads } = {}) => {
  const { services, sample } = bench;
  const context = { services, threads: using, loopbackPort: sample.port };
  return handleCrawlWebsite(context, { crawlId }, contextOf(isLastAttempt));
};

async function write(crawlId: string): Promise<void> {
  const { services } = bench;
  const ofCrawl = eq(faqGenerations.crawlId, crawlId);
  const [generation] = await services.db.select().from(faqGenerations).where(ofCrawl);
  await handleGenerateFaqs({ services, threads }, { generationId: generation!.id }, contextOf());
}

const companiesNow = () => bench.services.db.select().from(companies);

test("publishes nothing before the questions are written, then everything in one transaction", async () => {
  const { db } = bench.services;
  const crawlId = await begin();
  const hidden = { userId: null, isPublic: false, onboardingCompleted: false, helpCenterSubdomain: null };
  expect(await companiesNow()).toMatchObject([hidden]);
  const events: ImportEvent[] = [];
  const end = followImport(bench.services, crawlId, (event) => events.push(event));
  await crawl(crawlId);
  expect(await companiesNow()).toMatchObject([hidden]);
  await crawl(crawlId);
  expect(await db.$count(faqGenerations)).toBe(1);
  await write(crawlId);
  const faqs = await db.select().from(generatedFaqs);
  await write(crawlId);
  expect(await db.select().from(generatedFaqs)).toEqual(faqs);
  expect(faqs.every(({ status }) => status === "published")).toBe(true);
  const made = {
    isPublic: true,
    onboardingCompleted: true,
    companyName: "Acme",
    helpCenterSubdomain: "acme",
  };
  expect(await companiesNow()).toMatchObject([{ ...made, userId: null, websiteUrl: `${site.url}/` }]);
  expect(await end).toMatchObject({
    type: "done",
    subdomain: "acme",
    pages: 1,
    answers: faqs.length,
    waiting: 0,
  });
  const types = events.map(({ type }) => type).filter((type) => type !== "progress");
  expect(types).toEqual(["page", "brand", "writing"]);
});

test("leaves no company after an unreadable website, and reports the reason", async () => {
  isBroken = true;
  const crawlId = await begin();
  const end = followImport(bench.services, crawlId, () => {});
  await crawl(crawlId);
  expect(await end).toEqual({
    type: "failed",
    code: "not-found",
    message: expect.stringMatching(/not found/),
  });
  expect(await companiesNow()).toEqual([]);
});

test("lets an operator retry after an internal error, and purges the import after a week", {
  tags: "long",
}, async () => {
  const { services } = bench;
  const crawlId = await begin();
  const using = { ...threads, crawl: () => Promise.reject(new Error("the thread ended")) };
  await expect(crawl(crawlId, { isLastAttempt: true, using })).rejects.toThrow("the thread ended");
  expect(await companiesNow()).toMatchObject([{ isPublic: false }]);
  const [failed] = await services.db.select().from(crawls).where(eq(crawls.id, crawlId));
  expect(failed).toMatchObject({ status: "failed", errorCode: "unexpected" });
  expect(await services.db.transaction((tx) => reopenCrawl(tx, { crawlId }))).toBe(true);
  await crawl(crawlId);
  await write(crawlId);
  expect(await companiesNow()).toMatchObject([{ isPublic: true }]);

  await begin();
  const owner = await bench.newOwner();
  const inDays = (days: number) => ({
    now: () => new Date(Date.now() + days * 24 * 3_600_000),
    monotonicMs: () => 0,
  });
  await removeUnfinishedImports({ ...services, clock: inDays(6) });
  expect(await companiesNow()).toHaveLength(3);
  await removeUnfinishedImports({ ...services, clock: inDays(8) });
  const left = await companiesNow();
  expect(left.map(({ userId }) => userId).sort()).toEqual([null, owner.userId].sort());
  expect(await services.db.$count(onboardingLogos)).toBe(0);
});

test("deletes the pictures of a help center that never finished moving in, and none of one that has an owner", async () => {
  const { services } = bench;
  const { db } = services;
  const [left, claimed] = await db.transaction(async (tx) => [
    await insertMovedCenter(tx),
    await insertMovedCenter(tx),
  ]);
  const keyOf = (companyId: string) => `public/articles/${companyId}-1x1.png`;
  for (const companyId of [left, claimed])
    await db.insert(articleImages).values({ companyId, storageKey: keyOf(companyId) });
  await buildMember(db, { companyId: claimed }, "owner");
  const enqueue = vi.spyOn(services.jobs, "enqueue");
  for (const companyId of [left, claimed])
    await db.transaction((tx) => removeImport(tx, services, { companyId }));
  expect(enqueue.mock.calls.map(([, , data]) => data)).toEqual([{ keys: [keyOf(left)] }]);
  enqueue.mockRestore();
  expect(await companiesNow()).toMatchObject([{ id: claimed }]);
});
