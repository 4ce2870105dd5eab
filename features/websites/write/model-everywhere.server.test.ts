/** A configured model must be used wherever questions are written, except for the sample. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  companies,
  crawls,
  faqGenerations,
  faqProposals,
  generatedFaqs,
  modelRuns,
  websiteChecks,
} from "#db/schema.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { handleCheckWebsite } from "#features/websites/check/check-website.server.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "#features/websites/check/website-checks.server.ts";
import { handleCrawlWebsite } from "#features/websites/import/crawl-website.server.ts";
import { startImport } from "#features/websites/import/start-import.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import type { AiConfig } from "#platform/config.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { runCli } from "#tests/support/cli.ts";
import { type FakeAnswer, type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleGenerateFaqs } from "./generate-faqs.server.ts";

const deposit = "The bond is £150 and you get it back within 7 days.";
const cancel = "You can cancel free of charge until 24 hours before the hire begins, but not afterwards.";
const draft = (question: string, answer: string) => ({
  question,
  answer,
  category: "Services",
  page: 1,
  sources: [answer],
});

let bench: WizardBench;
let services: Services;
let site: Site;
let fake: FakeModel;
let body = "";
let said: FakeAnswer;
const threads = createSiteThreads({ use: "again" });
beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  fake = await startFakeModel(() => said);
  const ai: AiConfig = { provider: "openai", model: "fake", apiKey: "key", baseUrl: fake.url };
  services = { ...bench.services, config: { ...bench.services.config, ai } };
  site = await serveSite({
    handler: (path) =>
      path === "/"
        ? `<!doctype html><html lang="en"><head><title>Harbour Bikes</title></head><body><main><h1>Hire a bike</h1><p>You can hire a bike for one day or for a whole week, with a lock and a helmet, at our shop in the harbour of the old town.</p>${body}</main></body></html>`
        : null,
  });
});
afterAll(async () => {
  await fake?.close();
  await site?.close();
  await threads.close();
  await bench?.close();
});
beforeEach(() => {
  fake.questions.length = 0;
  body = `<p>${deposit}</p>`;
  said = { kind: "value", value: { questions: [draft("How much is the bond?", deposit)] } };
});

const job = {
  signal: new AbortController().signal,
  isLastAttempt: true,
  get log() {
    return bench.services.log;
  },
} as unknown as JobContext;
const context = () => ({
  services,
  threads,
  loopbackPort: bench.sample.port,
  modelOptions: { deadlineMs: 2_000, random: () => 0, maxTries: 1 },
});

/** Runs an import's jobs one after another. */
async function runImport(services: Services, url = `${site.url}/`): Promise<string> {
  const crawlId = await startImport(services, { url, allowPrivate: ["127.0.0.0/8"] });
  await handleCrawlWebsite({ ...context(), services }, { crawlId }, job);
  const [generation] = await services.db
    .select()
    .from(faqGenerations)
    .where(eq(faqGenerations.crawlId, crawlId));
  if (generation) await handleGenerateFaqs({ ...context(), services }, { generationId: generation.id }, job);
  return crawlId;
}

async function importSite() {
  const crawlId = await runImport(services);
  const [crawl] = await services.db.select().from(crawls).where(eq(crawls.id, crawlId));
  const faqs = await services.db
    .select()
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, crawl?.companyId ?? crawlId));
  return { crawl, faqs };
}

async function check(scope: OwnerScope) {
  expect(await startWebsiteCheck(services, scope)).toBe("started");
  const [row] = await services.db
    .select()
    .from(websiteChecks)
    .where(and(eq(websiteChecks.companyId, scope.companyId), eq(websiteChecks.status, "queued")));
  await handleCheckWebsite(context(), { websiteCheckId: row!.id }, job);
  return (await describeWebsiteChanges(services, scope)).proposals;
}

test("includes the model's questions in an import by command, and assigns the cost to the new company", async () => {
  const { crawl, faqs } = await importSite();
  expect(crawl?.status).toBe("completed");
  expect(faqs.filter(({ origin }) => origin === "model")).toEqual([
    expect.objectContaining({ question: "How much is the bond?", answer: deposit }),
  ]);
  const runs = await services.db.select().from(modelRuns).where(eq(modelRuns.companyId, crawl!.companyId!));
  expect(runs).toEqual([
    expect.objectContaining({ purpose: "import", acceptedAnswers: 1, inputTokens: 120, failure: null }),
  ]);
});

test("continues an import if the model fails, and asks none for the bundled sample", {
  tags: "long",
}, async () => {
  said = { kind: "status", status: 401 };
  const { crawl, faqs } = await importSite();
  expect(crawl?.status).toBe("completed");
  expect(faqs.every(({ origin }) => origin !== "model")).toBe(true);
  expect(fake.questions).toHaveLength(1);
  const own = { ...services, origin: site.url };
  await runImport(own, `${site.url}/sample/`);
  expect(fake.questions).toHaveLength(1);
});

test("asks the model only about changed pages in a check, and remembers decisions on its proposals", async () => {
  const scope = await bench.newOwner({ companyName: "Harbour Bikes", onboardingCompleted: true });
  await services.db
    .update(companies)
    .set({ websiteUrl: `${site.url}/` })
    .where(eq(companies.id, scope.companyId));
  const ofModel = (proposals: Awaited<ReturnType<typeof check>>) =>
    proposals.filter(({ proposed }) => proposed?.answer === deposit || proposed?.answer === cancel);
  const [first] = ofModel(await check(scope));
  expect(first?.proposed).toMatchObject({ question: "How much is the bond?", answer: deposit });
  // The page hasn't changed, so there is no request and no cost, and the proposal stays.
  expect(ofModel(await check(scope))).toMatchObject([{ id: first?.id }]);
  expect(fake.questions).toHaveLength(1);
  await services.db.transaction((tx) =>
    decideProposal(tx, scope, { proposalId: first!.id, decision: "dismiss", version: 0, now: new Date() }),
  );
  // The page has new text. A dismissed question must not return with other words.
  body += `<h2>Cancellation</h2><p>${cancel}</p>`;
  said = {
    kind: "value",
    value: {
      questions: [draft("Do I get the bond back?", deposit), draft("Can I cancel a hire?", cancel)],
    },
  };
  const more = ofModel(await check(scope));
  expect(fake.questions).toHaveLength(2);
  expect(more.map(({ proposed }) => proposed?.answer)).toEqual([cancel]);
  const stored = await services.db
    .select()
    .from(faqProposals)
    .where(and(eq(faqProposals.companyId, scope.companyId), eq(faqProposals.origin, "model")));
  expect(stored).toHaveLength(2);
  const runs = await services.db.select().from(modelRuns).where(eq(modelRuns.companyId, scope.companyId));
  expect(runs.map(({ purpose }) => purpose)).toEqual(["check", "check"]);
});

test("marks the model's questions in `import --json`, and continues if the model fails", {
  tags: "long",
}, async () => {
  const env = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake",
    AI_API_KEY: "key",
    AI_BASE_URL: fake.url,
  };
  const good = await runCli(["import", `${site.url}/`, "--json"], env);
  expect(good.code).toBe(0);
  const result = JSON.parse(good.stdout) as { faqs: { origin: string; answer: string }[] };
  expect(result).toMatchObject({ failureReason: null, contradictions: [] });
  expect(result.faqs.find(({ origin }) => origin === "model")?.answer).toBe(deposit);
  expect(good.stderr).toContain("1 question chosen by fake");
  said = { kind: "status", status: 401 };
  const refused = await runCli(["import", `${site.url}/`], env);
  expect(refused).toMatchObject({ code: 0 });
  expect(refused.stderr).toContain("fake refused to answer, so the built-in writer wrote everything");
});
