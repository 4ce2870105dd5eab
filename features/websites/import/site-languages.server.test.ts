/** A website in three languages becomes a help center in three languages. */
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { faqProposals } from "#db/schema/website-checks.ts";
import { companies, crawls, faqGenerations, generatedFaqs, websiteChecks } from "#db/schema.ts";
import { listCompanyLanguages } from "#features/translations/company-languages.server.ts";
import { isSourceGone } from "#features/translations/source-gone.ts";
import { listTranslations } from "#features/translations/stored-translations.server.ts";
import { handleCheckWebsite } from "#features/websites/check/check-website.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import { handleGenerateFaqs } from "#features/websites/write/generate-faqs.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import {
  type StudioLanguage,
  studioPath,
  studioRoutes,
  studioTexts,
} from "#tests/support/site-in-languages.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleCrawlWebsite } from "./crawl-website.server.ts";
import { startImport } from "./start-import.server.ts";

/** Jobs don't run automatically here. Each test runs them. */
let bench: WizardBench;
let site: Site;
let routes: Record<string, string> = {};
const threads = createSiteThreads({ use: "again" });
const studio = { kind: "hreflang" as const, languages: ["de", "en", "ja"] as StudioLanguage[] };
const faqPath = (language: StudioLanguage) => studioPath(studio, language, "faq");

beforeAll(async () => {
  bench = await startWizardBench({ works: false, env: { BROWSER_PATH: "/nowhere/chromium" } });
  site = await serveSite({
    handler: (path) =>
      routes[path] === undefined ? null : { body: routes[path], contentType: "text/html; charset=utf-8" },
  });
});
afterAll(async () => {
  await site?.close();
  await threads.close();
  await bench?.close();
});
beforeEach(async () => {
  routes = studioRoutes(studio);
  await bench.services.db.delete(companies);
});

function contextOf(): JobContext {
  const { log } = bench.services;
  const { signal } = new AbortController();
  return { jobId: "job", attempt: 1, isLastAttempt: true, signal, heartbeat: async () => {}, log };
}

/** Reads and writes. `between` runs after the website was read. */
async function importSite(between: (crawlId: string) => Promise<unknown> = async () => {}): Promise<string> {
  const { services, sample } = bench;
  const { db } = services;
  const crawlId = await startImport(services, { url: site.url, allowPrivate: [] });
  await handleCrawlWebsite({ services, threads, loopbackPort: sample.port }, { crawlId }, contextOf());
  await between(crawlId);
  const [generation] = await db.select().from(faqGenerations).where(eq(faqGenerations.crawlId, crawlId));
  await handleGenerateFaqs({ services, threads }, { generationId: generation!.id }, contextOf());
  return generation!.companyId;
}

async function faqsOf(companyId: string) {
  const { db } = bench.services;
  return db
    .select()
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId))
    .orderBy(asc(generatedFaqs.position));
}

/** The translations of the site's own questions into a language, by the German question. */
async function translatedInto(language: string, companyId: string) {
  const { db } = bench.services;
  const faqs = await faqsOf(companyId);
  const found = await listTranslations(db, { companyId, language });
  return new Map(
    found
      .filter(({ kind }) => kind === "faq")
      .map((row) => [faqs.find(({ id }) => id === row.key)!.question, row]),
  );
}

test("with paired questions, each with its own source", async () => {
  const { db } = bench.services;
  const companyId = await importSite();
  const [company] = await db.select().from(companies);
  expect(company).toMatchObject({ language: "de", isPublic: true, websiteUrl: `${site.url}/de/` });
  expect(await listCompanyLanguages(db, { companyId })).toEqual([
    { language: "en", status: "published" },
    { language: "ja", status: "published" },
  ]);
  const [crawl] = await db.select().from(crawls);
  expect(crawl!.editions.map(({ language, status, pages }) => [language, status, pages])).toEqual([
    ["de", "main", 4],
    ["en", "read", 4],
    ["ja", "read", 4],
  ]);
  for (const language of ["en", "ja"] as const) {
    const translated = await translatedInto(language, companyId);
    for (const [at, [question]] of studioTexts.de.faqs.entries()) {
      const [own, answer] = studioTexts[language].faqs[at]!;
      const row = translated.get(question);
      expect(row).toMatchObject({
        fields: { question: own, answer },
        origin: "site",
        status: "published",
        reviewedAt: null,
      });
      expect(row!.quotes.length).toBeGreaterThan(0);
      for (const { sourceUrl, sentence } of row!.quotes) {
        expect(sourceUrl).toBe(site.url + faqPath(language));
        expect(answer).toContain(sentence);
      }
    }
  }
  const inJapanese = await listTranslations(db, { companyId, language: "ja" });
  expect(inJapanese.filter(({ kind }) => kind === "category").map(({ fields }) => fields.name)).toContain(
    "料金・お支払い",
  );
  expect((await faqsOf(companyId)).filter(({ language }) => language !== null)).toEqual([]);
});

test("that has a question in one language only, which keeps that language", { tags: "long" }, async () => {
  const extra =
    "<details><summary>Do you speak English?</summary><p>Yes, all our teachers speak English and French.</p></details>";
  routes[faqPath("en")] = routes[faqPath("en")]!.replace("</main>", `${extra}</main>`);
  const companyId = await importSite();
  const others = (await faqsOf(companyId)).filter(({ language }) => language !== null);
  expect(others.map(({ question, language }) => [question, language])).toEqual([
    ["Do you speak English?", "en"],
  ]);
  expect((await translatedInto("en", companyId)).size).toBeGreaterThanOrEqual(studioTexts.de.faqs.length);
});

test("a website in traditional characters or from Portugal gets a help center in its own form of the language", {
  tags: "long",
}, async () => {
  const { db } = bench.services;
  const words = {
    "zh-Hant":
      "<h1>花茶旅館</h1><h2>請問可以帶寵物嗎？</h2><p>可以，我們歡迎小型寵物，請於訂房時來電告知。</p><p>我們位於車站旁，每天早上九點開始營業，電話預約最方便。</p>",
    "pt-PT":
      "<h1>Casa do Chá</h1><h2>Posso trazer o meu cão?</h2><p>Sim, pode trazer o seu cão. Contacte-nos por telemóvel antes da visita.</p><p>A nossa equipa prepara o pequeno-almoço todas as manhãs e fala connosco em português e inglês.</p>",
  };
  for (const [language, body] of Object.entries(words)) {
    routes = {
      "/": `<!doctype html><html lang="${language}"><head><title>茶</title></head><body><main>${body}</main></body></html>`,
    };
    const companyId = await importSite();
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
    expect(company?.language).toBe(language);
    await db.delete(companies);
  }
});

test("without the languages that the owner left out", { tags: "long" }, async () => {
  const { db } = bench.services;
  const companyId = await importSite((crawlId) =>
    db
      .update(crawls)
      .set({ leftOutLanguages: ["ja"] })
      .where(eq(crawls.id, crawlId)),
  );
  expect(await listCompanyLanguages(db, { companyId })).toEqual([{ language: "en", status: "published" }]);
  expect((await translatedInto("ja", companyId)).size).toBe(0);
});

test("whose check marks translations that the website changed, and proposes no question in their language", {
  tags: "long",
}, async () => {
  const { services, sample } = bench;
  const { db } = services;
  const companyId = await importSite();
  routes[faqPath("en")] = routes[faqPath("en")]!.replace("A class takes 3 hours.", "A class takes 4 hours.");
  const [check] = await db
    .insert(websiteChecks)
    .values({ companyId, url: `${site.url}/de/`, allowPrivate: [] })
    .returning();
  await handleCheckWebsite(
    { services, threads, loopbackPort: sample.port },
    { websiteCheckId: check!.id },
    contextOf(),
  );
  const [ended] = await db.select().from(websiteChecks).where(eq(websiteChecks.id, check!.id));
  expect(ended).toMatchObject({ status: "completed" });
  expect(await db.select().from(faqProposals)).toEqual([]);
  const stale = [...(await translatedInto("en", companyId)).values()].filter(({ quotes }) =>
    isSourceGone(quotes),
  );
  expect(stale.map(({ fields }) => fields.question)).toEqual(["How long does a class take?"]);
  expect(
    [...(await translatedInto("ja", companyId)).values()].some(({ quotes }) => isSourceGone(quotes)),
  ).toBe(false);
});
