/** Scans the website of an existing help center, with a real database and real worker threads. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  companies,
  faqEvidence,
  faqGenerations,
  faqProposals,
  generatedFaqs,
  onboardings,
  websiteChecks,
} from "#db/schema.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { removeDraft } from "#features/faqs/drafts.server.ts";
import { listOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import { listRemoved } from "#features/faqs/list-removed.server.ts";
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";
import { purgeRemoved } from "#features/faqs/purge-removed.server.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { removeFaqs, restoreFaqs } from "#features/faqs/removed-faqs.server.ts";
import { runFaqAction } from "#features/faqs/run-faq-action.server.ts";
import { type UndoInput, undoDecision } from "#features/faqs/undo-decision.server.ts";
import { importCenter } from "#features/help-center/export/import-center.server.ts";
import { completeOnboarding } from "#features/onboarding/complete-onboarding.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { exportedAccount } from "#tests/support/exported-account.ts";
import { noOtherContent } from "#tests/support/no-other-content.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleCheckWebsite } from "./check-website.server.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "./website-checks.server.ts";

let bench: WizardBench;
let site: Site;
let pages: Record<string, string> = {};
const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  site = await serveSite({ handler: (path) => (pages[path] === undefined ? null : document(pages[path])) });
});
afterAll(async () => {
  await site?.close();
  await threads.close();
  await bench?.close();
});

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body><header><nav><a href="/">Home</a> <a href="/faq">Questions</a></nav></header><main>${body}</main></body></html>`;
const repair = "A repair takes three working days, counted from the morning we collect the bike.";
const collect = "Yes, we collect bikes from your home on every weekday between eight and noon.";
const home =
  "<h1>Acme Bikes</h1><p>Acme Bikes looks after bicycles in the whole city, with mechanics who come to your street and bring each bike back clean.</p>";
const faqPage = (answers: [question: string, answer: string][]) =>
  `<h1>Questions</h1>${answers.map(([q, a]) => `<h2>${q}</h2><p>${a}</p>`).join("")}`;
const [howLong, fromHome] = ["How long does a repair take?", "Do you collect bikes from home?"];

beforeEach(() => {
  pages = {
    "/": home,
    "/faq": faqPage([
      [howLong, repair],
      [fromHome, collect],
    ]),
  };
});

async function newOwner(): Promise<OwnerScope> {
  const scope = await bench.newOwner({ companyName: "Acme", onboardingCompleted: true });
  await bench.services.db
    .update(companies)
    .set({ websiteUrl: `${site.url}/` })
    .where(eq(companies.id, scope.companyId));
  return scope;
}

const job = (values: Partial<JobContext> = {}): JobContext =>
  ({
    signal: new AbortController().signal,
    isLastAttempt: true,
    log: bench.services.log,
    ...values,
  }) as JobContext;

async function run(id: string, values?: Partial<JobContext>): Promise<void> {
  await handleCheckWebsite(
    { services: bench.services, threads, loopbackPort: bench.sample.port },
    { websiteCheckId: id },
    job(values),
  );
}

async function begin(scope: OwnerScope): Promise<string> {
  expect(await startWebsiteCheck(bench.services, scope)).toBe("started");
  const [row] = await bench.services.db
    .select()
    .from(websiteChecks)
    .where(and(eq(websiteChecks.companyId, scope.companyId), eq(websiteChecks.status, "queued")));
  return row!.id;
}

async function check(scope: OwnerScope): Promise<OpenProposal[]> {
  await run(await begin(scope));
  const { check: newest, proposals } = await describeWebsiteChanges(bench.services, scope);
  expect(newest).toMatchObject({ status: "completed", message: null });
  return proposals;
}

async function decide(
  scope: OwnerScope,
  proposal: OpenProposal,
  decision: ProposalDecision,
  version?: number,
) {
  return bench.services.db.transaction((tx) =>
    decideProposal(tx, scope, {
      proposalId: proposal.id,
      decision,
      version: version ?? proposal.current?.version ?? 0,
      now: bench.services.clock.now(),
    }),
  );
}

function undo(scope: OwnerScope, input: UndoInput) {
  return bench.services.db.transaction((tx) => undoDecision(tx, scope, input));
}

/** Versions only grow, so undo can't restore them. */
function withoutVersions(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one) =>
      /^(?:version|provenVersion|updatedAt)$/.test(key) ? undefined : one,
    ),
  );
}

async function proven(scope: OwnerScope) {
  const rows = await bench.services.db
    .select()
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, scope.companyId))
    .orderBy(asc(generatedFaqs.position));
  const proof = await bench.services.db
    .select()
    .from(faqEvidence)
    .where(
      inArray(
        faqEvidence.faqId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
  return {
    faqs: rows.map((row) => ({ ...row, isProven: row.provenVersion >= row.version })),
    proof: proof.map(({ id: _, ...row }) => row),
  };
}

/** Creates an owner who has published both questions of the website. */
async function ownerWithFaqs(): Promise<OwnerScope> {
  const scope = await newOwner();
  for (const proposal of await check(scope)) await decide(scope, proposal, "add-published");
  return scope;
}

async function faqsOf(scope: OwnerScope) {
  const { faqs } = await listOwnerFaqs(bench.services.db, scope, {
    now: bench.services.clock.now(),
    elsewhere: noOtherContent,
  });
  return faqs;
}

const find = async (scope: OwnerScope, question: string) =>
  (await faqsOf(scope)).find((faq) => faq.question === question)!;

test("proposes questions that the help center lacks, and adds them with their evidence as the owner decides", async () => {
  const scope = await newOwner();
  const found = await check(scope);
  expect(found.map(({ kind, proposed }) => [kind, proposed?.question])).toEqual(
    expect.arrayContaining([
      ["new", howLong],
      ["new", fromHome],
    ]),
  );
  const first = found.find(({ proposed }) => proposed?.question === howLong)!;
  const second = found.find(({ proposed }) => proposed?.question === fromHome)!;
  expect(await decide(scope, first, "add-published")).toEqual({ outcome: "done" });
  expect(await decide(scope, second, "add-draft")).toEqual({ outcome: "done" });
  expect(await decide(scope, second, "add-draft")).toEqual({ outcome: "gone" });
  const faqs = await faqsOf(scope);
  expect(faqs.map(({ question, status, proof }) => [question, status, proof?.checked])).toEqual([
    [howLong, "published", "today"],
    [fromHome, "draft", "today"],
  ]);
  expect(faqs[0]?.proof).toMatchObject({ changed: null, isEdited: false });
  expect(faqs[0]?.proof?.pages[0]?.sentences.join(" ")).toContain("three working days");
  expect(await check(scope)).toEqual([]);
});

describe("a changed sentence", () => {
  const five = repair.replace("three", "five");
  const change = () => {
    pages["/faq"] = faqPage([
      [howLong, five],
      [fromHome, collect],
    ]);
  };

  test("is shown next to the old one, and only replaces the version that the owner saw", async () => {
    const scope = await ownerWithFaqs();
    change();
    const [proposal, ...others] = await check(scope);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      kind: "changed",
      current: { question: howLong, isEdited: false },
      proposed: { question: howLong },
    });
    expect(proposal!.before.join(" ")).toContain("three working days");
    expect(proposal!.after.join(" ")).toContain("five working days");
    const before = await find(scope, howLong);
    expect(before.proof).toMatchObject({ changed: "today", proposalId: proposal!.id, isKept: false });
    expect(before.answer).toContain("three");
    expect((await find(scope, fromHome)).proof).toMatchObject({ changed: null });
    expect(await decide(scope, proposal!, "replace", before.version + 1)).toEqual({ outcome: "conflict" });
    expect((await find(scope, howLong)).answer).toContain("three");
    expect(await decide(scope, proposal!, "replace")).toEqual({ outcome: "done" });
    const after = await find(scope, howLong);
    expect(after).toMatchObject({
      status: "published",
      version: before.version + 1,
      proof: { changed: null, isEdited: false, proposalId: null },
    });
    expect(after.answer).toContain("five");
    expect(await check(scope)).toEqual([]);
  });

  test("never changes the owner's own text; once dismissed, it returns only if the source changes again", async () => {
    const scope = await ownerWithFaqs();
    const faq = await find(scope, howLong);
    const form = new FormData();
    const mine = "About a week, in our own words.";
    for (const [name, value] of Object.entries({
      intent: "save",
      faqId: faq.id,
      version: String(faq.version),
      question: howLong,
      answer: mine,
      category: faq.category ?? "",
      baseCategory: faq.category ?? "",
    }))
      form.set(name, value);
    expect(await runFaqAction({ ...bench.services, elsewhere: noOtherContent }, scope, form)).toMatchObject({
      ok: true,
    });
    change();
    const [proposal] = await check(scope);
    expect(proposal).toMatchObject({ kind: "changed", current: { answer: mine, isEdited: true } });
    expect(await decide(scope, proposal!, "dismiss")).toEqual({ outcome: "done" });
    expect(await find(scope, howLong)).toMatchObject({
      answer: mine,
      proof: { isKept: true, proposalId: null, isEdited: true },
    });
    expect(await check(scope)).toEqual([]);
    pages["/faq"] = faqPage([
      [howLong, repair.replace("three", "nine")],
      [fromHome, collect],
    ]);
    expect((await check(scope)).map(({ kind }) => kind)).toEqual(["changed"]);
    expect((await find(scope, howLong)).answer).toBe(mine);
    // With the original words back, there is no proposal and the evidence is valid again.
    pages["/faq"] = faqPage([
      [howLong, repair],
      [fromHome, collect],
    ]);
    expect(await check(scope)).toEqual([]);
    expect(await find(scope, howLong)).toMatchObject({ answer: mine, proof: { changed: null } });
  });
});

test("lets the owner unpublish, delete or keep a question whose source is gone", async () => {
  const scope = await ownerWithFaqs();
  pages["/faq"] = faqPage([[fromHome, collect]]);
  const [gone, ...others] = await check(scope);
  expect(others).toEqual([]);
  expect(gone).toMatchObject({ kind: "gone", current: { question: howLong }, proposed: null });
  expect(await decide(scope, gone!, "add-published")).toEqual({ outcome: "gone" });
  expect(await decide(scope, gone!, "unpublish")).toEqual({ outcome: "done" });
  expect(await find(scope, howLong)).toMatchObject({ status: "draft", proof: { isKept: true } });
  expect(await check(scope)).toEqual([]);
});

test("restores a question that was deleted for that reason, with its evidence", async () => {
  const scope = await ownerWithFaqs();
  pages["/faq"] = faqPage([[fromHome, collect]]);
  const [gone] = await check(scope);
  expect(await decide(scope, gone!, "delete")).toEqual({ outcome: "done" });
  expect((await faqsOf(scope)).map(({ question }) => question)).toEqual([fromHome]);
  const form = new FormData();
  form.set("intent", "restore");
  form.set("ids", gone!.current!.id);
  expect(await runFaqAction({ ...bench.services, elsewhere: noOtherContent }, scope, form)).toMatchObject({
    ok: true,
  });
  expect((await find(scope, howLong)).proof).toMatchObject({ changed: "today", isKept: true });
});

test("undoes each decision and restores text, evidence and proposal", async () => {
  const [scope, stranger] = [await ownerWithFaqs(), await newOwner()];
  const { db } = bench.services;
  const openOf = async () => (await describeWebsiteChanges(bench.services, scope)).proposals;
  async function decideAndTakeBack(decisions: UndoInput["decision"][]) {
    const before = [await proven(scope), await openOf()].map(withoutVersions);
    for (const decision of decisions) {
      const [proposal] = await openOf();
      const input = { proposalId: proposal!.id, decision };
      expect(await decide(scope, proposal!, decision)).toEqual({ outcome: "done" });
      expect(await undo(stranger, input)).toBe("gone");
      expect(await undo(scope, input), decision).toBe("done");
      expect(await undo(scope, input)).toBe("gone");
      expect([await proven(scope), await openOf()].map(withoutVersions), decision).toEqual(before);
    }
  }
  pages["/faq"] = faqPage([[howLong, repair]]);
  await check(scope);
  await decideAndTakeBack(["unpublish", "delete", "dismiss"]);
  pages["/faq"] = faqPage([
    [howLong, repair],
    [fromHome, collect],
    ["Can I borrow a bike meanwhile?", "Yes, we lend you a city bike at no charge while we repair yours."],
  ]);
  await check(scope);
  await decideAndTakeBack(["add-draft", "add-published", "dismiss"]);
  pages["/faq"] = faqPage([
    [howLong, repair.replace("three", "five")],
    [fromHome, collect],
  ]);
  const [changed] = await check(scope);
  await decideAndTakeBack(["replace", "dismiss"]);

  // The owner has rewritten the text, so undo would overwrite it.
  const [again] = await openOf();
  await decide(scope, again!, "replace");
  const { id, version } = (await find(scope, howLong))!;
  await db
    .update(generatedFaqs)
    .set({ answer: "About a week, says the owner.", version: version + 1 })
    .where(eq(generatedFaqs.id, id));
  expect(await undo(scope, { proposalId: changed!.id, decision: "replace" })).toBe("conflict");
  expect(await find(scope, howLong)).toMatchObject({ answer: "About a week, says the owner." });
});

test("doesn't propose a deleted question again after its one-day retention, unless the website changes", async () => {
  const scope = await ownerWithFaqs();
  const unwanted = await find(scope, fromHome);
  const { db, clock } = bench.services;
  await db.transaction((tx) => removeFaqs(tx, scope, { ids: [unwanted!.id], now: clock.now() }));
  const later = new Date(clock.now().getTime() + 60_000);
  await purgeRemoved(db, { before: later, now: later });
  expect(await check(scope)).toEqual([]);
  pages["/faq"] = faqPage([
    [howLong, repair],
    [fromHome, collect.replace("weekday", "day")],
  ]);
  expect(await check(scope)).toMatchObject([{ kind: "new", proposed: { question: fromHome } }]);
});

test("keeps a question removed that was removed in the wizard, also in a restored export", {
  tags: "long",
}, async () => {
  const scope = await ownerWithFaqs();
  const { db, clock } = bench.services;
  const ofCompany = eq(generatedFaqs.companyId, scope.companyId);
  await db.update(generatedFaqs).set({ status: "draft" }).where(ofCompany);
  await db
    .insert(onboardings)
    .values({ companyId: scope.companyId, source: "empty", primaryColor: "#1B4D3E" });
  await db.insert(faqGenerations).values({ companyId: scope.companyId, status: "completed", progress: 100 });
  await db
    .update(companies)
    .set({ onboardingCompleted: false, onboardingStep: 7 })
    .where(eq(companies.id, scope.companyId));
  const unwanted = await find(scope, fromHome);
  await db.transaction((tx) => removeDraft(tx, scope, { faqId: unwanted.id, now: clock.now() }));
  expect(await completeOnboarding(bench.services, scope)).toMatchObject({ isNew: true });
  await db
    .update(companies)
    .set({ websiteUrl: `${site.url}/` })
    .where(eq(companies.id, scope.companyId));
  expect(await check(scope)).toEqual([]);
  // The same question and answer on a second page aren't new either.
  pages["/help"] = faqPage([[fromHome, collect]]);
  pages["/"] = `${home}<p><a href="/help">Help</a></p>`;
  expect(await check(scope)).toEqual([]);

  const later = new Date(clock.now().getTime() + 60_000);
  await purgeRemoved(db, { before: later, now: later });
  await purgeRemoved(db, { before: later, now: later });
  expect((await listOwnerFaqs(db, scope, { now: later, elsewhere: noOtherContent })).removed).toEqual([]);
  expect(await check(scope)).toEqual([]);

  const other = await newOwner();
  const exported = await exportedAccount(db, scope, { now: later });
  expect(await importCenter(bench.services, other, new TextEncoder().encode(exported))).toMatchObject({
    outcome: "imported",
  });
  expect(await check(other)).toEqual([]);
});

test("doesn't propose a question again that was dismissed and moved to another page", async () => {
  const scope = await ownerWithFaqs();
  const wash = ["Do you wash bikes?", "Yes, we wash every bike before we bring it back to you."] as const;
  pages["/faq"] = faqPage([[howLong, repair], [fromHome, collect], [...wash]]);
  const [proposal] = await check(scope);
  expect(proposal).toMatchObject({ kind: "new", proposed: { question: wash[0] } });
  expect(await decide(scope, proposal!, "dismiss")).toEqual({ outcome: "done" });
  pages["/faq"] = faqPage([
    [howLong, repair],
    [fromHome, collect],
  ]);
  pages["/help"] = faqPage([[...wash]]);
  pages["/"] = `${home}<p><a href="/help">Help</a></p>`;
  expect(await check(scope)).toEqual([]);
});

test("removes a restored question from the list of removed ones", async () => {
  const scope = await ownerWithFaqs();
  const { db, clock } = bench.services;
  const memoryOf = () => db.transaction((tx) => listRemoved(tx, scope));
  const { id } = await find(scope, fromHome);
  await db.transaction((tx) => removeFaqs(tx, scope, { ids: [id], now: clock.now() }));
  expect(await memoryOf()).toMatchObject([{ question: fromHome, sentences: [collect] }]);
  await db.transaction((tx) => restoreFaqs(tx, scope, { ids: [id] }));
  expect(await memoryOf()).toEqual([]);
});

test("hides a quote from visitors while it is gone from the website", async () => {
  const scope = await ownerWithFaqs();
  const sourceOf = async () =>
    (await listPublicFaqs(bench.services.db, scope)).find(({ question }) => question === fromHome)?.source;
  expect(await sourceOf()).toMatchObject({ quotes: [collect] });
  pages["/faq"] = faqPage([[howLong, repair]]);
  await check(scope);
  expect(await sourceOf()).toBeNull();
  pages["/faq"] = faqPage([
    [howLong, repair],
    [fromHome, collect],
  ]);
  await check(scope);
  expect(await sourceOf()).toMatchObject({ quotes: [collect] });
});

test("reports the reason for an unreadable website, and changes nothing", async () => {
  const scope = await ownerWithFaqs();
  const before = await faqsOf(scope);
  pages = {};
  await run(await begin(scope));
  const { check: newest, lastGood, proposals } = await describeWebsiteChanges(bench.services, scope);
  expect(newest).toMatchObject({
    status: "failed",
    message: "The website or page was not found. Please check the URL and try again.",
  });
  expect(lastGood).toMatchObject({ pagesRead: 2 });
  expect(proposals).toEqual([]);
  expect(await faqsOf(scope)).toEqual(before);
});

test("says nothing about readings of an earlier website", { tags: "long" }, async () => {
  const scope = await ownerWithFaqs();
  await check(scope);
  const lastGood = async () => (await describeWebsiteChanges(bench.services, scope)).lastGood;
  expect(await lastGood()).toMatchObject({ pagesRead: 2 });
  const moveTo = (websiteUrl: string) =>
    bench.services.db.update(companies).set({ websiteUrl }).where(eq(companies.id, scope.companyId));
  await moveTo("https://other.example/");
  expect(await lastGood()).toBeNull();
  await moveTo(site.url);
  expect(await lastGood()).toMatchObject({ pagesRead: 2 });
});

test("retries an interrupted job without duplicates, and starts no second check meanwhile", {
  tags: "long",
}, async () => {
  const scope = await ownerWithFaqs();
  pages["/faq"] = faqPage([
    [howLong, repair.replace("three", "five")],
    [fromHome, collect],
  ]);
  const id = await begin(scope);
  expect(await startWebsiteCheck(bench.services, scope)).toBe("under-way");
  const stop = new AbortController();
  const first = run(id, { signal: stop.signal });
  stop.abort(new Error("the server stops"));
  await expect(first).rejects.toThrow();
  const rows = () =>
    bench.services.db.select().from(faqProposals).where(eq(faqProposals.companyId, scope.companyId));
  const known = (await rows()).length;
  await Promise.all([run(id), run(id)]);
  await run(id);
  expect((await rows()).length).toBe(known + 1);
  expect((await describeWebsiteChanges(bench.services, scope)).check).toMatchObject({ status: "completed" });
  const evidence = await bench.services.db
    .select({ id: faqEvidence.id })
    .from(faqEvidence)
    .innerJoin(generatedFaqs, eq(generatedFaqs.id, faqEvidence.faqId))
    .where(eq(generatedFaqs.companyId, scope.companyId));
  expect(evidence.length).toBeGreaterThanOrEqual(2);
});

test("fails a check whose process died, and can start another one", async () => {
  const scope = await newOwner();
  const id = await begin(scope);
  await bench.services.db
    .update(websiteChecks)
    .set({ status: "running", leaseExpiresAt: new Date(Date.now() - 1_000) })
    .where(eq(websiteChecks.id, id));
  expect((await describeWebsiteChanges(bench.services, scope)).check).toMatchObject({ status: "failed" });
  expect(await startWebsiteCheck(bench.services, scope)).toBe("started");
});

test("shows another owner no proposals and rejects their decisions", async () => {
  const scope = await newOwner();
  const found = await check(scope);
  const stranger = await newOwner();
  expect((await describeWebsiteChanges(bench.services, stranger)).proposals).toEqual([]);
  expect(await decide(stranger, found[0]!, "add-published")).toEqual({ outcome: "gone" });
  await expect(
    decide(ownerScope({ ...stranger, companyId: scope.companyId }), found[0]!, "add-published"),
  ).rejects.toThrow();
  expect(await faqsOf(scope)).toEqual([]);
  expect((await describeWebsiteChanges(bench.services, scope)).proposals).toEqual(found);
});

test("limits checks to six an hour, and needs a website", async () => {
  const scope = await newOwner();
  for (let n = 0; n < 6; n++) {
    const id = await begin(scope);
    await bench.services.db
      .update(websiteChecks)
      .set({ status: "completed" })
      .where(eq(websiteChecks.id, id));
  }
  expect(await startWebsiteCheck(bench.services, scope)).toBe("limited");
  const bare = await bench.newOwner();
  expect(await startWebsiteCheck(bench.services, bare)).toBe("no-website");
});
