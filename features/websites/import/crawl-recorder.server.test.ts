import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crawlPages, onboardingLogos, onboardings } from "#db/schema.ts";
import type { PreparedImage } from "#platform/storage/prepare-image.ts";
import { buildCrawl } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { createCrawlRecorder } from "./crawl-recorder.server.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());

const image: PreparedImage = {
  bytes: new Uint8Array([1]),
  contentType: "image/png",
  extension: "png",
  width: 1,
  height: 1,
};

test("skips a logo that can't be stored, and continues", async () => {
  const { db, storage } = bench.services;
  const { companyId } = await bench.newOwner();
  await db.insert(onboardings).values({ companyId, source: "website" });
  const crawl = await buildCrawl(db, { companyId, status: "running" });
  const full = { ...storage, put: () => Promise.reject(new Error("the disk is full")) };
  const stops: unknown[] = [];
  const place = { crawlId: crawl.id, companyId };
  const recorder = createCrawlRecorder({ ...bench.services, storage: full }, place, (error) =>
    stops.push(error),
  );
  recorder.add({ type: "logo", url: "https://acme.example/logo.png", image });
  await recorder.flush();
  recorder.add({ type: "skip", url: "https://acme.example/login", reason: "forbidden" });
  await recorder.flush();

  expect(stops).toEqual([]);
  const logos = await db.select().from(onboardingLogos).where(eq(onboardingLogos.companyId, companyId));
  expect(logos.filter(({ discardedAt }) => discardedAt === null)).toEqual([]);
  const skipped = await db.select().from(crawlPages).where(eq(crawlPages.crawlId, crawl.id));
  expect(skipped).toHaveLength(1);
});
