/** Automatic checks of a real website on loopback, with a real database and worker threads. */
import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companies, generatedFaqs, outboxMails, websiteChecks, websiteSchedules } from "#db/schema.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import { setMailChoice } from "#features/companies/website-mail.server.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import { createSiteThreads } from "#features/websites/read/site-threads.server.ts";
import type { JobContext } from "#platform/jobs/handle-job.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type Site, type SitePage, serveSite } from "#tests/support/static-site.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { handleCheckWebsite } from "./check-website.server.ts";
import { mailWebsiteNews } from "./mail-website-news.server.ts";
import { startDueChecks } from "./start-due-checks.server.ts";
import { describeWebsiteChanges, startWebsiteCheck } from "./website-checks.server.ts";
import { saveSchedule } from "./website-schedule.server.ts";

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

let bench: WizardBench;
let site: Site;
let pages: Record<string, string> = {};
/** Real time plus this many milliseconds. */
let offsetMs = 0;
let services: Services;
const threads = createSiteThreads({ use: "again" });

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  site = await serveSite({
    handler(path, request): SitePage | null {
      const body = pages[path];
      if (body === undefined) return null;
      const etag = `"${createHash("md5").update(body).digest("hex")}"`;
      if (request.headers["if-none-match"] === etag) return { status: 304, headers: { etag } };
      return { body: document(body), headers: { etag } };
    },
  });
  const { clock } = bench.services;
  services = {
    ...bench.services,
    clock: { ...clock, now: () => new Date(clock.now().getTime() + offsetMs) },
  };
});
afterAll(async () => {
  await site?.close();
  await threads.close();
  await bench?.close();
});

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body><header><nav><a href="/">Home</a> <a href="/faq">Questions</a></nav></header><main>${body}</main></body></html>`;
const answers: Record<string, string> = {
  "How long does a repair take?":
    "A repair takes three working days, counted from the morning we collect the bike.",
  "Do you collect bikes from home?":
    "Yes, we collect bikes from your home on every weekday between eight and noon.",
  "How much does an inspection cost?": "An inspection costs €49 and includes brakes, gears and both tires.",
  "Can I pay by card?": "You can pay by card or in cash when we bring your bike back to your door.",
};
const home =
  "<h1>Acme Bikes</h1><p>Acme Bikes looks after bicycles in the whole city, with mechanics who come to your street and bring each bike back clean.</p>";
const faqPage = (all: Record<string, string>) =>
  `<h1>Questions</h1>${Object.entries(all)
    .map(([q, a]) => `<h2>${q}</h2><p>${a}</p>`)
    .join("")}`;

beforeEach(async () => {
  offsetMs = 0;
  pages = { "/": home, "/faq": faqPage(answers) };
  await services.db.delete(websiteSchedules);
  await services.db.update(companies).set({ websiteUrl: null });
});

const run = (websiteCheckId: string) =>
  handleCheckWebsite({ services, threads, loopbackPort: bench.sample.port }, { websiteCheckId }, {
    signal: new AbortController().signal,
    isLastAttempt: true,
    log: services.log,
  } as JobContext);

async function newestCheck({ companyId }: OwnerScope) {
  const [row] = await services.db
    .select()
    .from(websiteChecks)
    .where(eq(websiteChecks.companyId, companyId))
    .orderBy(desc(websiteChecks.createdAt))
    .limit(1);
  return row;
}

/** An owner whose questions come from the website. */
async function newOwner(): Promise<OwnerScope> {
  const scope = await bench.newOwner({ companyName: "Acme", onboardingCompleted: true });
  await services.db
    .update(companies)
    .set({ websiteUrl: `${site.url}/` })
    .where(eq(companies.id, scope.companyId));
  expect(await startWebsiteCheck(services, scope)).toBe("started");
  await run((await newestCheck(scope))!.id);
  for (const { id } of await listOpenProposals(services.db, scope))
    await services.db.transaction((tx) =>
      decideProposal(tx, scope, {
        proposalId: id,
        decision: "add-published",
        version: 0,
        now: services.clock.now(),
      }),
    );
  expect(await services.db.$count(generatedFaqs, eq(generatedFaqs.companyId, scope.companyId))).toBe(4);
  return scope;
}

/** Lets this much time pass, then starts what is due and runs the company's check if there is one. */
async function pass(ms: number, scope: OwnerScope) {
  offsetMs += ms;
  await startDueChecks(services);
  const check = await newestCheck(scope);
  if (check?.status === "queued") await run(check.id);
  return newestCheck(scope);
}

const mailNews = () => mailWebsiteNews({ ...services, findPeople: findAccountNames });

const proposalsOf = async (scope: OwnerScope) =>
  (await listOpenProposals(services.db, scope))
    .filter(({ kind }) => kind !== "new")
    .map(({ kind, current }) => [kind, current?.question]);

test("checks a website within a week, proposes what changed, and asks again only by conditional requests", async () => {
  const scope = await newOwner();
  await startDueChecks(services);
  const first = await pass(weekMs, scope);
  expect(first).toMatchObject({ isScheduled: true, status: "completed", result: "compared" });

  site.requests.length = 0;
  expect(await pass(weekMs, scope)).toMatchObject({ isScheduled: true, result: "unchanged" });
  const asked = site.requests.filter(({ url }) => pages[url] !== undefined);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ headers }) => headers["if-none-match"] !== undefined)).toBe(true);
  const { check, lastGood } = await describeWebsiteChanges(services, scope);
  expect(check).toMatchObject({ doubt: null });
  expect(lastGood?.finishedAt).toBe(check?.finishedAt);

  pages["/faq"] = faqPage({
    ...answers,
    "How much does an inspection cost?": "An inspection costs €55 and includes brakes, gears and both tires.",
  });
  expect(await pass(weekMs, scope)).toMatchObject({ result: "compared" });
  expect(await proposalsOf(scope)).toEqual([["changed", "How much does an inspection cost?"]]);
});

test("believes a website that looks like another one only on the third day", async () => {
  const scope = await newOwner();
  await startDueChecks(services);
  await pass(weekMs, scope);
  pages = {
    "/": "<h1>This domain is for sale</h1><p>Buy this domain today from our marketplace, which has more than a million of them in all countries.</p>",
  };
  expect(await pass(weekMs, scope)).toMatchObject({ status: "completed", result: "emptied" });
  expect(await proposalsOf(scope)).toEqual([]);
  expect((await describeWebsiteChanges(services, scope)).check).toMatchObject({ doubt: "emptied" });
  expect(await pass(dayMs, scope)).toMatchObject({ result: "emptied" });
  expect(await proposalsOf(scope)).toEqual([]);
  expect(await pass(dayMs, scope)).toMatchObject({ result: "compared" });
  expect((await proposalsOf(scope)).map(([kind]) => kind)).toEqual(["gone", "gone", "gone", "gone"]);
});

test("compares a website that looks different right away if the owner says that it is theirs", async () => {
  const scope = await newOwner();
  pages["/faq"] = faqPage({});
  expect(await startWebsiteCheck(services, scope)).toBe("started");
  await run((await newestCheck(scope))!.id);
  expect(await newestCheck(scope)).toMatchObject({ result: "emptied" });
  expect(await startWebsiteCheck(services, scope, { isTrusted: true })).toBe("started");
  await run((await newestCheck(scope))!.id);
  expect(await newestCheck(scope)).toMatchObject({ result: "compared" });
  expect((await proposalsOf(scope)).map(([kind]) => kind)).toEqual(["gone", "gone", "gone", "gone"]);
});

test("applies changes of numbers if the owner allows it, but not to answers that the owner edited", async () => {
  const scope = await newOwner();
  const cost = and(
    eq(generatedFaqs.companyId, scope.companyId),
    eq(generatedFaqs.question, "How much does an inspection cost?"),
  );
  await saveSchedule(services, scope, { frequency: "daily", acceptsSmallChanges: true, wantsMail: true });
  pages["/faq"] = faqPage({
    ...answers,
    "How much does an inspection cost?": "An inspection costs €55 and includes brakes, gears and both tires.",
    "Can I pay by card?": "You can pay by card, in cash or by invoice when we bring your bike back.",
  });
  expect(await pass(dayMs, scope)).toMatchObject({ result: "compared" });
  expect(await proposalsOf(scope)).toEqual([["changed", "Can I pay by card?"]]);
  const [faq] = await services.db.select().from(generatedFaqs).where(cost);
  expect(faq).toMatchObject({ answer: "An inspection costs €55 and includes brakes, gears and both tires." });

  await services.db
    .update(generatedFaqs)
    .set({ version: faq!.version + 1 })
    .where(cost);
  pages["/faq"] = faqPage({
    ...answers,
    "How much does an inspection cost?": "An inspection costs €59 and includes brakes, gears and both tires.",
  });
  await pass(dayMs, scope);
  expect(await proposalsOf(scope)).toContainEqual(["changed", "How much does an inspection cost?"]);
});

test("starts nothing for companies that turned checks off, have no owner or no website", async () => {
  const scope = await newOwner();
  await saveSchedule(services, scope, { frequency: "off", acceptsSmallChanges: false, wantsMail: true });
  const { id: before } = (await newestCheck(scope))!;
  const check = await pass(5 * weekMs, scope);
  expect(check?.id).toBe(before);
  expect(await startDueChecks(services)).toEqual({ planned: 0, started: 0 });
});

test("starts a due check once, however many workers ask for it", async () => {
  const scope = await newOwner();
  await startDueChecks(services);
  offsetMs += weekMs;
  const runs = await Promise.all([
    startDueChecks(services),
    startDueChecks(services),
    startDueChecks(services),
  ]);
  expect(runs.reduce((sum, { started }) => sum + started, 0)).toBe(1);
  await run((await newestCheck(scope))!.id);
});

test("mails what automatic checks found, once a week, to members who want it, and nothing twice", async () => {
  const scope = await newOwner();
  const { db } = services;
  const mails = () =>
    db
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.to, scope.email), eq(outboxMails.kind, "website-news")));
  await saveSchedule(services, scope, { frequency: "daily", acceptsSmallChanges: false, wantsMail: true });
  const change = (cost: string) => {
    pages["/faq"] = faqPage({
      ...answers,
      "How much does an inspection cost?": `An inspection costs ${cost} and includes brakes, gears and both tires.`,
    });
  };
  await pass(dayMs, scope);
  expect(await mailNews()).toBe(0);

  change("€55");
  await pass(dayMs, scope);
  expect(await mailNews()).toBe(1);
  const [mail] = await mails();
  expect(mail?.text).toContain("Changed answers: 1");
  expect(mail?.text).toContain("Before: An inspection costs €49");
  expect(mail?.text).toContain("Now: An inspection costs €55");
  expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/step\.test\/unsubscribe\//);

  // Found again on the next day, but already reported. A further change waits until a week has passed.
  await pass(dayMs, scope);
  expect(await mailNews()).toBe(0);
  change("€60");
  await pass(dayMs, scope);
  expect(await mailNews()).toBe(0);
  offsetMs += weekMs;
  expect(await mailNews()).toBe(1);
  expect(await mails()).toHaveLength(2);

  await setMailChoice(db, scope, { topic: "website", wantsMail: false });
  change("€65");
  await pass(weekMs, scope);
  expect(await mailNews()).toBe(0);
});

test("replaces a check whose process died by the next one", { tags: "long" }, async () => {
  const scope = await newOwner();
  await startDueChecks(services);
  offsetMs += weekMs;
  await startDueChecks(services);
  const { id } = (await newestCheck(scope))!;
  await services.db
    .update(websiteChecks)
    .set({ status: "running", leaseExpiresAt: new Date(Date.now() - 1_000) })
    .where(eq(websiteChecks.id, id));
  expect(await pass(weekMs, scope)).toMatchObject({ isScheduled: true, status: "completed" });
  const [dead] = await services.db.select().from(websiteChecks).where(eq(websiteChecks.id, id));
  expect(dead?.status).toBe("failed");
});

test("starts counting again after a strange website was back to normal", { tags: "long" }, async () => {
  const scope = await newOwner();
  await startDueChecks(services);
  await pass(weekMs, scope);
  const usual = pages;
  const strange = {
    "/": "<h1>Closed for maintenance</h1><p>We are back soon. Please come again tomorrow or on another day.</p>",
  };
  for (const day of [1, 2]) {
    pages = strange;
    expect(await pass(day === 1 ? weekMs : dayMs, scope)).toMatchObject({ result: "emptied" });
  }
  pages = usual;
  expect(await pass(dayMs, scope)).toMatchObject({ result: "unchanged" });
  pages = strange;
  expect(await pass(weekMs, scope)).toMatchObject({ result: "emptied" });
  expect(await proposalsOf(scope)).toEqual([]);
});
