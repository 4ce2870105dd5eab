/** Checks tenant isolation. Nothing that owner B sends with company A's ids may reveal or change A's data. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  companies,
  crawls,
  faqGenerations,
  generatedFaqs,
  onboardingLogos,
  onboardings,
} from "#db/schema.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { buildCrawl, buildFaq } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { runWizardAction } from "./wizard-actions.server.ts";
import { wizardActionSchema } from "./wizard-actions.ts";
import { getWizardState } from "./wizard-state.server.ts";

let bench: WizardBench;
let a: OwnerScope;
let b: OwnerScope;
let ids: { faqId: string; logoId: string };

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  a = await bench.newOwner({ companyName: "Acme" });
  b = await bench.newOwner({ companyName: "Bolt" });
  ids = await fill(a);
  await fill(b);
});
afterAll(() => bench?.close());

/** Moves the company to the last step and adds one record of each kind. */
async function fill({ companyId }: OwnerScope): Promise<{ faqId: string; logoId: string }> {
  const { db } = bench.services;
  const url = `https://${companyId}.example/`;
  const crawl = await buildCrawl(db, { companyId, url, progress: 100 });
  const [logo] = await db
    .insert(onboardingLogos)
    .values({ companyId, kind: "found", storageKey: `company-logos/${companyId}.png`, width: 1, height: 1 })
    .returning({ id: onboardingLogos.id });
  await db.insert(onboardings).values({ companyId, source: "website", websiteUrl: url, crawlId: crawl.id });
  await db
    .insert(faqGenerations)
    .values({ companyId, crawlId: crawl.id, status: "completed", progress: 100 });
  await db.update(companies).set({ onboardingStep: 7 }).where(eq(companies.id, companyId));
  const texts = { question: `Whose ${companyId}?`, answer: `Of ${companyId} alone.` };
  const faq = await buildFaq(db, { companyId }, { ...texts, status: "draft" });
  return { faqId: faq.id, logoId: logo!.id };
}

async function everythingOf({ companyId }: OwnerScope): Promise<string> {
  const { db } = bench.services;
  return JSON.stringify([
    await db.select().from(companies).where(eq(companies.id, companyId)),
    await db.select().from(onboardings).where(eq(onboardings.companyId, companyId)),
    await db.select().from(crawls).where(eq(crawls.companyId, companyId)),
    await db.select().from(onboardingLogos).where(eq(onboardingLogos.companyId, companyId)),
    await db.select().from(faqGenerations).where(eq(faqGenerations.companyId, companyId)),
    await db.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, companyId)),
  ]);
}

const fields: Record<string, string> = {
  to: "url-input",
  url: "https://evil.example",
  primary: "#ff0000",
  secondary: "#00ff00",
  version: "1",
  question: "Is this mine now?",
  answer: "No, and it never will be.",
  leftOut: "true",
  fallback: "true",
};
const intents = wizardActionSchema.options.map(({ shape }) => shape.intent.value);

function formOf(intent: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...ids, intent })) form.set(name, value);
  return form;
}

describe("the owner of another company", () => {
  test("can't read another company's data", async () => {
    const mixed = ownerScope({ ...b, companyId: a.companyId });
    expect(await getWizardState(bench.services, mixed)).toBeNull();
    expect(JSON.stringify(await getWizardState(bench.services, b))).not.toContain(a.companyId);
  });

  test.each(intents)("can't change the other company by %s", async (intent) => {
    const before = await everythingOf(a);
    const mixed = ownerScope({ ...b, companyId: a.companyId });
    const result = await runWizardAction(bench.services, mixed, formOf(intent));
    expect(result).toMatchObject({ ok: false });
    expect(await everythingOf(a)).toBe(before);
  });

  test.each(intents.filter((intent) => /faq|logo/.test(intent)))(
    "can't use the other company's ids in their own by %s",
    async (intent) => {
      const before = await everythingOf(a);
      const result = await runWizardAction(bench.services, b, formOf(intent));
      expect(JSON.stringify(result)).not.toContain(a.companyId);
      expect(await everythingOf(a)).toBe(before);
    },
  );

  test("covers every form of the wizard", () => {
    expect(intents.length).toBeGreaterThanOrEqual(18);
  });
});
