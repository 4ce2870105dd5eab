import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, crawlPages, faqGenerations, generatedFaqs, onboardings } from "#db/schema.ts";
import { editDraft, listDrafts, removeDraft, setLeftOut } from "#features/faqs/drafts.server.ts";
import { deleteGenerations } from "#features/websites/import/crawl-record.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { handleGenerateFaqs } from "#features/websites/write/generate-faqs.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { countWords } from "#shared/text.ts";
import { buildCrawl } from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { retryGeneration, startGeneration } from "./faq-generation.server.ts";
import { startEmpty } from "./website-crawl.server.ts";
import { getWizardState } from "./wizard-state.server.ts";
import { wizardToasts } from "./wizard-texts.ts";

/** Jobs aren't run automatically here. Each test runs them. */
let bench: WizardBench;
const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(async () => {
  await threads.close();
  await bench?.close();
});

const shop = `<h1>Questions</h1>
<h2>How long does a repair take?</h2><p>A repair takes three working days, counted from the morning we collect the bike.</p>
<h2>Do you collect bikes from home?</h2><p>Yes, we collect bikes from your home on every weekday between eight and noon.</p>
<p>Write to <a href="mailto:hello@acme.example">hello@acme.example</a> and we answer within two days.</p>`;

interface Page {
  path: string;
  body: string;
}

const contactInfo = { emails: ["hello@acme.example"], phones: [], addresses: [], socialMedia: {} };

/** Creates an owner whose website was read and has these pages. */
async function ownerOf(pages: Page[], companyName = "Acme"): Promise<OwnerScope> {
  const { db } = bench.services;
  const scope = await bench.newOwner({ companyName });
  const brand = {
    colors: { primaryColors: [], backgroundColors: [], accentColors: [], allColors: [] },
    contactInfo,
    brandAssets: { logoUrls: [], faviconUrl: null, companyName: "Acme Bikes" },
    fontFamily: null,
  };
  const crawl = await buildCrawl(db, { companyId: scope.companyId, progress: 100, brand });
  await db.insert(onboardings).values({
    companyId: scope.companyId,
    source: "website",
    websiteUrl: "https://acme.example/",
    crawlId: crawl.id,
  });
  await db.update(companies).set({ onboardingStep: 5 }).where(eq(companies.id, scope.companyId));
  if (pages.length > 0) {
    await db.insert(crawlPages).values(
      pages.map(({ path, body }, position) => {
        const markdown = body
          .replace(/<h(\d)>/g, "\n\n## ")
          .replace(/<[^>]+>/g, " ")
          .trim();
        return {
          crawlId: crawl.id,
          url: `https://acme.example${path}`,
          title: "Acme",
          language: "en",
          markdown,
          html: `<!doctype html><html lang="en"><head><title>Acme</title></head><body><main>${body}</main></body></html>`,
          words: countWords(markdown),
          contentHash: `hash-${path}`,
          status: "kept" as const,
          position,
        };
      }),
    );
  }
  return scope;
}

async function generationsOf({ companyId }: OwnerScope) {
  return bench.services.db.select().from(faqGenerations).where(eq(faqGenerations.companyId, companyId));
}

async function work(scope: OwnerScope, options: { signal?: AbortSignal; isLastAttempt?: boolean } = {}) {
  const [generation] = await generationsOf(scope);
  const context: JobContext = {
    jobId: "job",
    attempt: 1,
    isLastAttempt: options.isLastAttempt ?? false,
    signal: options.signal ?? new AbortController().signal,
    heartbeat: async () => {},
    log: bench.services.log,
  };
  await handleGenerateFaqs({ services: bench.services, threads }, { generationId: generation!.id }, context);
}

async function written(scope: OwnerScope) {
  await startGeneration(bench.services, scope);
  await work(scope);
  return (await getWizardState(bench.services, scope))!;
}

const inTransaction = <T>(
  change: (tx: Parameters<Parameters<WizardBench["services"]["db"]["transaction"]>[0]>[0]) => Promise<T>,
) => bench.services.db.transaction(change);

describe("writing questions", () => {
  test("creates drafts with evidence and logs each step", async () => {
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    expect(await startGeneration(bench.services, scope)).toEqual({ step: "generating-content" });
    expect(await getWizardState(bench.services, scope)).toMatchObject({
      step: "generating-content",
      generation: { status: "queued", progress: 0 },
    });
    await work(scope);
    const state = await getWizardState(bench.services, scope);
    expect(state?.generation).toMatchObject({
      status: "completed",
      progress: 100,
      engine: "built-in",
      qualityMode: "standard",
      retryCount: 0,
      failure: null,
      actualCount: state?.faqs.length,
    });
    expect(state?.generation?.log.at(-1)).toBe(`Saved ${state?.faqs.length} drafts for you to review`);
    expect(state?.faqs.find(({ question }) => question === "How long does a repair take?")).toMatchObject({
      answer: "A repair takes three working days, counted from the morning we collect the bike.",
      evidence: [
        {
          sentence: "A repair takes three working days, counted from the morning we collect the bike.",
          sourceUrl: "https://acme.example/faq",
          sourceTitle: "Acme",
        },
      ],
      source: { url: "https://acme.example/faq", label: "acme.example/faq" },
      origin: "explicit",
      isEdited: false,
      leftOut: false,
      version: 1,
    });
    expect(state?.preview.home.faqCount).toBe(state?.faqs.length);
    const rows = await bench.services.db
      .select()
      .from(generatedFaqs)
      .where(eq(generatedFaqs.companyId, scope.companyId));
    expect(rows.every(({ status }) => status === "draft")).toBe(true);
  });

  test("starts only once after ten clicks, and immediately opens the last step afterwards", async () => {
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    await Promise.all(Array.from({ length: 10 }, () => startGeneration(bench.services, scope)));
    expect(await generationsOf(scope)).toHaveLength(1);
    await work(scope);
    expect(await startGeneration(bench.services, scope)).toEqual({ step: "complete" });
    expect(await retryGeneration(bench.services, scope, { fallback: true })).toEqual({ step: "complete" });
    expect(await generationsOf(scope)).toHaveLength(1);
  });

  test("starts ten times an hour, also after a language was left out or a try failed", async () => {
    const { db } = bench.services;
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    const end = (status: "completed" | "failed") =>
      db.update(faqGenerations).set({ status }).where(eq(faqGenerations.companyId, scope.companyId));
    for (let n = 0; n < 5; n++) {
      expect(await startGeneration(bench.services, scope)).toEqual({ step: "generating-content" });
      await end("failed");
      expect(await retryGeneration(bench.services, scope, { fallback: false })).toEqual({
        step: "generating-content",
      });
      await end("completed");
      // As leaving out a language does.
      await inTransaction((tx) => deleteGenerations(tx, scope));
    }
    await expect(startGeneration(bench.services, scope)).rejects.toMatchObject({
      code: "rate_limited",
      message: wizardToasts.generatedOften,
    });
    expect(await generationsOf(scope)).toEqual([]);
    expect((await retryGeneration(bench.services, scope, { fallback: true })).step).toBe(
      "generating-content",
    );
  });

  test("changes nothing when its job runs twice, one after the other or concurrently", async () => {
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    await startGeneration(bench.services, scope);
    await Promise.all([work(scope), work(scope)]);
    const first = await getWizardState(bench.services, scope);
    await work(scope);
    expect(await getWizardState(bench.services, scope)).toEqual(first);
    expect(new Set(first?.faqs.map(({ question }) => question)).size).toBe(first?.faqs.length);
  });

  test("resumes after the server stopped halfway", async () => {
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    await startGeneration(bench.services, scope);
    const stop = AbortSignal.abort(new Error("The server is shutting down."));
    await expect(work(scope, { signal: stop, isLastAttempt: true })).rejects.toThrow(
      "The server is shutting down.",
    );
    expect(await generationsOf(scope)).toMatchObject([{ status: "running", progress: 40 }]);
    await work(scope);
    expect(await generationsOf(scope)).toMatchObject([{ status: "completed" }]);
  });

  test("returns to the crawl step if the website hasn't been read yet", async () => {
    const scope = await bench.newOwner();
    expect(await startGeneration(bench.services, scope)).toEqual({ step: "url-input" });
    expect(await generationsOf(scope)).toEqual([]);
  });

  test("keeps questions that the owner edited, excluded, removed or published when it runs again", async () => {
    const scope = await ownerOf([{ path: "/faq", body: shop }]);
    const before = await written(scope);
    const [edited, leftOut, removed, ...others] = before.faqs;
    if (!edited || !leftOut || !removed) throw new Error("too few questions for this test");
    await inTransaction(async (tx) => {
      const text = { question: "How long will my repair take?", answer: "It takes three days, no longer." };
      await editDraft(tx, scope, { faqId: edited.id, version: 1, ...text });
      await setLeftOut(tx, scope, { faqIds: [leftOut.id], leftOut: true });
      await removeDraft(tx, scope, { faqId: removed.id, now: new Date() });
      await tx.delete(faqGenerations).where(eq(faqGenerations.companyId, scope.companyId));
    });
    const after = await written(scope);
    expect(after.faqs.find(({ id }) => id === edited.id)).toMatchObject({
      question: "How long will my repair take?",
      isEdited: true,
      version: 2,
    });
    expect(after.faqs.find(({ id }) => id === leftOut.id)).toMatchObject({ leftOut: true });
    const questions = after.faqs.map(({ question }) => question);
    expect(questions).not.toContain(removed.question);
    expect(questions).not.toContain(edited.question);
    expect(questions.filter((question) => question === leftOut.question)).toHaveLength(1);
    for (const { question } of others) expect(questions).toContain(question);
  });
});

describe("a failed generation", () => {
  test.each([
    ["without a page", [], "No website content was extracted. Analyze your website first."],
    [
      "with too little text",
      [{ path: "/", body: "<p>Hello there.</p>" }],
      "Insufficient meaningful text content found for FAQ generation",
    ],
    [
      "with nothing to ask",
      [
        {
          path: "/",
          body: "<p>Blue red green yellow orange purple white black grey pink brown teal navy.</p>",
        },
      ],
      "No quality FAQs could be generated from the website content",
    ],
  ])("reports the reason after %s, and offers the fallback", async (_, pages, reason) => {
    const scope = await ownerOf(pages);
    const state = await written(scope);
    expect(state.step).toBe("generating-content");
    expect(state.generation).toMatchObject({
      status: "failed",
      failure: { message: `FAQ generation failed: ${reason}`, title: "FAQ generation failed" },
    });
    expect(await retryGeneration(bench.services, scope, { fallback: true })).toEqual({
      step: "generating-content",
    });
    await work(scope);
    const after = await getWizardState(bench.services, scope);
    expect(after?.generation).toMatchObject({
      status: "completed",
      isFallback: true,
      qualityMode: "fallback",
      retryCount: 1,
      failure: null,
    });
    // Contact details that are on no page must not be used.
    expect(after?.faqs).toEqual([]);
  });

  test("uses only the contact details in the fallback, with evidence", async () => {
    const scope = await ownerOf([{ path: "/", body: "<p>Mail: hello@acme.example</p>" }]);
    expect((await written(scope)).generation?.status).toBe("failed");
    await retryGeneration(bench.services, scope, { fallback: true });
    await work(scope);
    expect((await getWizardState(bench.services, scope))?.faqs).toMatchObject([
      {
        question: "What is your email address?",
        answer: "Email: [hello@acme.example](mailto:hello@acme.example)",
        evidence: [{ sentence: "Mail: hello@acme.example", sourceUrl: "https://acme.example/" }],
      },
    ]);
  });

  test("is only flagged if the site has little text", async () => {
    const body =
      "<h2>Do you repair e-bikes?</h2><p>Yes, every e-bike with a mid motor.</p><h2>Do you sell helmets?</h2><p>Yes, in all sizes from 40 euros.</p>";
    const state = await written(await ownerOf([{ path: "/faq", body }]));
    expect(state.generation).toMatchObject({ status: "completed", qualityMode: "fallback" });
    expect(state.faqs).toHaveLength(2);
  });
});

describe("a company without a website", () => {
  test("gets questions about the owner's contact details only", async () => {
    const scope = await bench.newOwner({ companyName: "Bolt" });
    await startEmpty(bench.services, scope);
    expect((await written(scope)).faqs).toEqual([]);
    const other = await bench.newOwner({ companyName: "Bolt" });
    await bench.services.db
      .update(companies)
      .set({ contactDetails: { email: "office@bolt.example", phone: "+44 117 496 0123" } })
      .where(eq(companies.id, other.companyId));
    await startEmpty(bench.services, other);
    const state = await written(other);
    expect(state.generation).toMatchObject({ status: "completed", actualCount: 2, qualityMode: "fallback" });
    expect(state.faqs.map(({ question }) => question)).toEqual([
      "What is your email address?",
      "What is your phone number?",
    ]);
    const drafts = await listDrafts(bench.services.db, other);
    expect(drafts.every(({ origin, sourceUrl }) => origin === "manual" && sourceUrl === "manual")).toBe(true);
    expect(
      await bench.services.db
        .select()
        .from(generatedFaqs)
        .where(and(eq(generatedFaqs.companyId, scope.companyId))),
    ).toEqual([]);
  });
});
