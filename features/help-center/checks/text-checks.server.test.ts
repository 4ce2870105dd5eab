/** Texts to check, on a real database: which are due, what the team chooses, and the weekly mail. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries, outboxMails, textCheckMails, textChecks } from "#db/schema.ts";
import { findAccountNames } from "#features/accounts/account-names.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import {
  buildArticle,
  buildFaq,
  buildGuide,
  buildMember,
  buildVideoGuide,
} from "#tests/support/factories.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { mailDueTexts } from "./mail-due-texts.server.ts";
import { runCheckAction } from "./run-check-action.server.ts";
import { listDueTexts, listTextChecks } from "./text-checks.server.ts";

const dayMs = 24 * 3_600_000;

let bench: WizardBench;
let services: Services;
let owner: OwnerScope;
let now: Date;

beforeAll(async () => {
  bench = await startWizardBench({ works: false });
  const clock = { ...bench.services.clock, now: () => now };
  services = { ...bench.services, clock };
});
afterAll(() => bench?.close());
beforeEach(async () => {
  now = new Date("2026-11-26T12:00:00Z");
  owner = await bench.newOwner({ companyName: "Acme", onboardingCompleted: true });
});

const old = new Date("2026-05-01T00:00:00Z");

function post(fields: Record<string, string>, scope = owner) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return runCheckAction(services, scope, form);
}

test("lists the published texts that a person wrote, those that are due first", async () => {
  const { db } = services;
  const manual = { origin: "manual" as const, updatedAt: old };
  await buildFaq(db, owner, { ...manual, question: "Do you refund?", status: "published" });
  await buildFaq(db, owner, { ...manual, question: "Is this a draft?", status: "draft" });
  await buildFaq(db, owner, {
    ...manual,
    question: "From the site?",
    origin: "explicit",
    status: "published",
  });
  await buildArticle(db, owner, { title: "Fresh", updatedAt: now });
  await buildArticle(db, owner, { title: "Unpublished", updatedAt: old, status: "draft" });
  await buildGuide(db, owner, { title: "Begin", updatedAt: new Date("2026-04-01T00:00:00Z") });
  await buildVideoGuide(db, owner, { title: "Invite", updatedAt: new Date("2026-07-01T00:00:00Z") });
  const listed = await listTextChecks(db, owner, now);
  expect(listed.map(({ kind, title, isDue }) => [kind, title, isDue])).toEqual([
    ["guide", "Begin", true],
    ["question", "Do you refund?", true],
    ["step guide", "Invite", false],
    ["article", "Fresh", false],
  ]);
});

test("a confirmation moves the date, and each text has its own interval or none", async () => {
  const { db } = services;
  const { id } = await buildArticle(db, owner, { title: "Refunds", updatedAt: old });
  expect(await listDueTexts(db, owner, now)).toMatchObject([{ id, months: 6 }]);
  expect(await post({ intent: "confirm", id, months: "3" })).toMatchObject({ ok: true });
  expect(await listDueTexts(db, owner, now)).toEqual([]);
  now = new Date("2027-02-26T12:00:00Z");
  expect(await listDueTexts(db, owner, now)).toMatchObject([{ id, months: 3 }]);
  expect(await post({ intent: "plan", id, months: "0" })).toMatchObject({ ok: true });
  expect(await listDueTexts(db, owner, now)).toEqual([]);
  expect(await listTextChecks(db, owner, now)).toMatchObject([{ id, dueAt: null, isDue: false }]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.companyId, owner.companyId));
  expect(entries.map(({ action }) => action).sort()).toEqual(["content.check-planned", "content.checked"]);
});

test("texts without an interval of their own follow the usual one", async () => {
  const { db } = services;
  const { id } = await buildArticle(db, owner, { title: "Refunds", updatedAt: old });
  const own = await buildArticle(db, owner, { title: "Hours", updatedAt: old });
  await post({ intent: "plan", id: own.id, months: "3" });
  expect(await post({ intent: "choose-usual", months: "12" })).toMatchObject({ ok: true });
  expect(await listDueTexts(db, owner, now)).toMatchObject([{ id: own.id, months: 3, isUsual: false }]);
  expect(await post({ intent: "confirm", id: own.id, months: "" })).toMatchObject({ ok: true });
  expect(await listTextChecks(db, owner, now)).toMatchObject([
    { id, months: 12, isUsual: true, isDue: false },
    { id: own.id, months: 12, isUsual: true, isDue: false },
  ]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.companyId, owner.companyId));
  const change = entries.find(({ action }) => action === "settings.changed");
  expect(change?.details).toMatchObject({ changes: [{ from: "6", to: "12" }] });
});

test("refuses unknown forms, other companies' texts and members who don't publish", async () => {
  const { db } = services;
  const { id } = await buildArticle(db, owner, { updatedAt: old });
  const other = await bench.newOwner({ onboardingCompleted: true });
  const writer = await buildMember(db, owner, "writer");
  expect(await post({ intent: "confirm", id, months: "7" })).toBeNull();
  expect(await post({ intent: "choose-usual", months: "" })).toBeNull();
  expect(await post({ intent: "confirm", id, months: "6" }, other)).toMatchObject({ ok: false, status: 404 });
  expect(await post({ intent: "confirm", id, months: "6" }, writer)).toMatchObject({
    ok: false,
    status: 403,
  });
  expect(await db.$count(textChecks, eq(textChecks.itemId, id))).toBe(0);
});

test("mails once a week who publishes and wants it, and only if something is due", async () => {
  const { db } = services;
  await db.delete(textCheckMails);
  const run = () => mailDueTexts({ ...services, findPeople: findAccountNames });
  const mails = () =>
    db
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.to, owner.email), eq(outboxMails.kind, "texts-due")));
  await buildMember(db, owner, "writer");
  expect(await run(), "the first run only plans").toBe(0);
  const inAWeek = async () => {
    now = new Date(now.getTime() + 7 * dayMs);
    await run();
  };
  await inAWeek();
  expect(await mails(), "nothing is due").toEqual([]);

  await buildArticle(db, owner, { title: "Refunds & returns", updatedAt: old });
  await inAWeek();
  await run();
  expect(await mails()).toMatchObject([{ subject: "1 text to check in Step" }]);
  const [mail] = await mails();
  expect(mail?.text).toContain("Refunds & returns");
  const token = mail?.unsubscribeUrl?.split("/unsubscribe/")[1];
  expect(services.unsubscribeLinks.read(token)).toEqual({
    ...{ companyId: owner.companyId, userId: owner.userId },
    topic: "checks",
  });
  await inAWeek();
  expect(await mails()).toHaveLength(2);
  await post({ intent: "choose-mail", wantsMail: "false" });
  await inAWeek();
  expect(await mails()).toHaveLength(2);
});
