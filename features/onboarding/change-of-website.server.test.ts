import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, crawls, generatedFaqs, onboardings, removedFaqs } from "#db/schema.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { cancelCrawl, retryCrawl, startEmpty, submitWebsiteUrl, trySample } from "./website-crawl.server.ts";
import { getWizardState } from "./wizard-state.server.ts";

let bench: WizardBench;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());

async function addDrafts({ companyId }: OwnerScope): Promise<void> {
  const draft = (slug: string, more: Partial<typeof generatedFaqs.$inferInsert> = {}) => ({
    companyId,
    slug,
    question: `What about ${slug}?`,
    answer: `There is much to say about ${slug}.`,
    generationKey: slug,
    ...more,
  });
  await bench.services.db
    .insert(generatedFaqs)
    .values([
      draft("untouched"),
      draft("edited", { version: 2 }),
      draft("left-out", { leftOut: true }),
      draft("own", { generationKey: null }),
    ]);
  await bench.services.db.insert(removedFaqs).values({
    id: randomUUID(),
    companyId,
    generationKey: "removed",
    faq: {},
    evidence: [],
    removedAt: new Date(),
  });
}

async function slugsOf({ companyId }: OwnerScope): Promise<string[]> {
  const rows = await bench.services.db
    .select({ slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  return rows.map(({ slug }) => slug).sort();
}

async function readToEnd({ companyId }: OwnerScope, onboardingStep: number): Promise<void> {
  const { db } = bench.services;
  await db.update(crawls).set({ status: "completed" }).where(eq(crawls.companyId, companyId));
  await db.update(companies).set({ onboardingStep }).where(eq(companies.id, companyId));
}

test.each([
  [
    "another website",
    (scope: OwnerScope) => submitWebsiteUrl(bench.services, scope, { url: "acme.example" }),
  ],
  ["no website", (scope: OwnerScope) => startEmpty(bench.services, scope)],
])("deletes everything that was written about the sample after %s", async (_, change) => {
  const scope = await bench.newOwner();
  await trySample(bench.services, scope);
  await addDrafts(scope);
  await change(scope);
  expect(await slugsOf(scope)).toEqual(["own"]);
  const kept = await bench.services.db
    .select()
    .from(removedFaqs)
    .where(eq(removedFaqs.companyId, scope.companyId));
  expect(kept).toEqual([]);
});

test("keeps what the owner edited or excluded when only the URL of the same website changes", async () => {
  const scope = await bench.newOwner();
  await submitWebsiteUrl(bench.services, scope, { url: "acme.example" });
  await addDrafts(scope);
  await submitWebsiteUrl(bench.services, scope, { url: "acme.example/shop" });
  expect(await slugsOf(scope)).toEqual(["edited", "left-out", "own"]);
});

test.each([
  ["Cancel", cancelCrawl],
  ["Retry", retryCrawl],
])("doesn't move the wizard back after %s in a stale tab", async (_, press) => {
  const scope = await bench.newOwner();
  await submitWebsiteUrl(bench.services, scope, { url: "acme.example" });
  await readToEnd(scope, 5);
  expect(await press(bench.services, scope)).toEqual({ step: "logo-selection" });
  expect(await getWizardState(bench.services, scope)).toMatchObject({
    step: "logo-selection",
    crawl: { status: "completed" },
  });
  const [onboarding] = await bench.services.db
    .select()
    .from(onboardings)
    .where(eq(onboardings.companyId, scope.companyId));
  expect(onboarding?.websiteUrl).toBe("https://acme.example/");
});
