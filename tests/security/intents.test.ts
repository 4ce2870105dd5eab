/**
 * Every action × every intent × another company's ids, in forms that are valid for the right owner. Requests that
 * pass the guards must be stopped by the WHERE clause: nothing of the other company changes or is returned. Every role
 * of the own company that lacks the right changes nothing either, and the least powerful role that has it succeeds. `npm
 * test` has this success only for intents that need a state of their own.
 */
import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, users } from "#db/schema.ts";
import type { Role } from "#shared/permissions.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";
import { unreachableService } from "#tests/support/identity-provider.ts";
import { changesBetween, readAllRows, rowsOf } from "#tests/support/owned-rows.ts";
import { listIntents } from "#tests/support/route-intents.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";
import { articleRows } from "./intents/articles.ts";
import { isRefusal } from "./intents/ask.ts";
import { expectDone, expectNothingOf, expectRefused, filesOf } from "./intents/expectations.ts";
import { faqRows } from "./intents/faqs.ts";
import { guideRows } from "./intents/guides.ts";
import { notRecorded } from "./intents/not-recorded.ts";
import { operatorRows } from "./intents/operator.ts";
import { formOfRow, postRow, withUnknownIds } from "./intents/post-row.ts";
import { leafRoutes } from "./intents/routes.ts";
import { type Row, type Rows, repeatedRows, type World } from "./intents/rows.ts";
import { securityRows } from "./intents/security.ts";
import { settingsRows } from "./intents/settings.ts";
import { teamRows } from "./intents/team.ts";
import { translationRows } from "./intents/translations.ts";
import { testedElsewhere, visitorRows } from "./intents/visitors.ts";
import { wizardRows } from "./intents/wizard.ts";
import { allRoles, hasRight, rightOfRow, rolesWith } from "./role-rights.ts";

const rows: Rows = {
  ...faqRows,
  ...articleRows,
  ...guideRows,
  ...settingsRows,
  ...teamRows,
  ...translationRows,
  ...securityRows,
  ...wizardRows,
  ...visitorRows,
  ...operatorRows,
};

/** Files that read intents, with the routes whose actions pass them their forms. Every other file is its own route. */
const readersOf: Record<string, string[]> = {
  "app/routes/account/change-account.server.ts": ["main/dashboard/account", "main/account"],
  "app/routes/account/own-sessions.server.ts": ["main/dashboard/team/security", "main/account"],
  "app/routes/factors/change-factors.server.ts": ["main/auth/set-up", "main/dashboard/team/security"],
  "app/routes/factors/change-service.server.ts": ["main/dashboard/team/security"],
  "features/contact/inbox-schema.ts": ["main/dashboard/inbox"],
  "features/moving/decide-import.server.ts": ["main/dashboard/settings/import"],
  "features/help-center/checks/run-check-action.server.ts": ["main/dashboard/check-dates"],
  "features/websites/check/run-proposal-action.server.ts": [
    "main/dashboard/faqs/website",
    "main/dashboard/faqs/decisions",
  ],
  "features/faqs/owner-schema.ts": ["main/dashboard/faqs", "main/dashboard/faqs/changes"],
  "features/articles/run-article-list-action.server.ts": ["main/dashboard/articles"],
  "features/articles/run-article-action.server.ts": [
    "main/dashboard/article",
    "main/dashboard/article/changes",
  ],
  "features/guides/owner-schema.ts": [
    "main/dashboard/getting-started",
    "main/dashboard/getting-started/changes",
  ],
  "features/recordings/replays/run-guide-check-action.server.ts": ["main/dashboard/guide/check"],
  "features/guides/run-step-guide-action.server.ts": ["main/dashboard/guides", "main/dashboard/guide"],
  "features/onboarding/wizard-actions.ts": ["main/onboarding", "main/onboarding/state"],
  "app/routes/dashboard/team/run-team-action.server.ts": ["main/dashboard/team"],
  "features/companies/keys/run-key-action.server.ts": ["main/dashboard/settings/api"],
  "features/companies/webhooks/run-webhook-action.server.ts": ["main/dashboard/settings/api"],
  "features/help-center/translate/run-translation-action.server.ts": ["main/dashboard/translate"],
  // Only renames one of the intents above.
  "app/routes/onboarding/run-action.server.ts": ["main/onboarding", "main/onboarding/state"],
  "features/recordings/run-video-page-action.server.ts": ["main/dashboard/videos"],
  "features/videos/run-video-action.server.ts": ["main/dashboard/videos"],
};

let app: TestApp;
let dns: DnsServer;
let waiting: TestUser;
let operator: TestUser;

beforeAll(async () => {
  dns = await startDnsServer();
  app = await startApp({
    DNS_SERVER: dns.address,
    // No row contacts it.
    ...unreachableService,
    // Nothing is drafted or transcribed, because no job runs.
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "words",
    AI_API_KEY: "key",
    AI_BASE_URL: "http://127.0.0.1:9/v1",
    AI_TRANSCRIPTION_MODEL: "ears",
    AI_TRANSCRIPTION_BASE_URL: "http://127.0.0.1:9/v1",
  });
  waiting = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  operator = await createUser(app.services, { isOperator: true, onboardingCompleted: true });
});

afterAll(async () => {
  await app?.close();
  await dns?.close();
});

test("every action and every intent has a row", () => {
  const actions = leafRoutes.filter(({ file }) =>
    /export (?:async )?function action\b/.test(readFileSync(file, "utf8")),
  );
  const known = new Map<string, Set<string>>();
  for (const [file, intents] of Object.entries(listIntents(["app/routes", "features"]))) {
    const routesOfFile =
      readersOf[file] ?? leafRoutes.filter((leaf) => leaf.file === file).map(({ id }) => id);
    expect(routesOfFile, `${file} reads intents: which action hands them over?`).not.toEqual([]);
    for (const id of routesOfFile) known.set(id, new Set([...(known.get(id) ?? []), ...intents]));
  }
  const wanted = actions.flatMap(({ id }) => {
    const intents = [...(known.get(id) ?? [])];
    return intents.length > 0 ? intents.map((intent) => `${id} ${intent}`) : [id];
  });
  const named = [...Object.keys(rows), ...Object.keys(testedElsewhere)].map((key) =>
    key.replace(/ \(.*\)$/, ""),
  );
  expect([...new Set(named)].sort()).toEqual(wanted.sort());
});

test("every test named as testedElsewhere exists", () => {
  for (const [file, title] of Object.values(testedElsewhere))
    expect(readFileSync(file, "utf8")).toContain(title);
});

const title = "changes and shows nothing of another company, and works for its own";
const forAll = `${title}, for every requester`;
const {
  full = [],
  refused = [],
  again = [],
} = Object.groupBy(Object.entries(rows), ([key, row]) => {
  // tests/security/routes.test.ts requests these routes too.
  if (repeatedRows.has(key)) return "again";
  // What a row prepares can be there once.
  return row.prepare || row.beforeAsking ? "full" : "refused";
});
describe.each(full)("%s", (key, row) => {
  test(title, () => checkRow(key, row, { isForAll: false }));
});
describe.each(refused)("%s", (key, row) => {
  test("changes and shows nothing of another company", () => checkRefusals(key, row));
});
describe.each([...full, ...refused, ...again])("%s", { tags: "long" }, (key, row) => {
  test(forAll, () => checkRow(key, row, { isForAll: true }));
});

/**
 * Asks as another owner and as the most powerful colleague without the right, and then as a colleague with the right, who
 * succeeds. With `isForAll`, also as everyone else, whom tests/security/routes.test.ts tries at each address.
 */
async function checkRow(key: string, row: Row, { isForAll }: { isForAll: boolean }): Promise<void> {
  const owner = await makeCompany(row);
  const world: World = { app, dns, company: owner, made: {} };
  const isSharing = isLeavingOthersAlone(row);
  const stranger = isSharing ? await sharedCompany("stranger", row) : await makeCompany(row);
  await row.prepare?.(world);
  await row.prepare?.({ ...world, company: stranger, made: {} });
  const colleagues = await makeColleagues(key, owner, isForAll);
  const body = await formOfRow(key, row, { world, asker: owner });
  const askers: Askers = {
    stranger,
    ...(isForAll ? { waiting } : {}),
    // Forms of visitors need no account.
    ...(isForAll || row.of === "everybody" ? { nobody: null } : {}),
  };
  const after = await expectRefusals(key, row, { world, stranger, askers, colleagues: colleagues.refused });
  await row.beforeAsking?.(world);
  const state = () => stateOf(row, owner, stranger);
  const start = row.beforeAsking ? await state() : after;
  const recorded = await listActions(owner);
  const cookie = row.of === "operator" ? operator.cookie : (colleagues.allowed ?? owner).cookie;
  const answer = await postRow(key, row, { world, asker: owner, cookie, body });
  expectDone(answer, row);
  if ((row.proof ?? "changes") === "changes")
    expect(changesBetween(start, await state()), answer.summary).not.toEqual([]);
  const entries = (await listActions(owner)).slice(recorded.length);
  expect(entries, "entries in the audit log").toHaveLength(isRecorded(key, row) ? 1 : 0);
  // Keeps the next row's comparison small.
  const people = [
    owner,
    ...(isSharing ? [] : [stranger]),
    ...colleagues.refused,
    ...(colleagues.allowed ? [colleagues.allowed] : []),
  ];
  await app.services.db.delete(users).where(
    inArray(
      users.id,
      people.map(({ userId }) => userId),
    ),
  );
  await app.services.db.execute(sql`delete from pgboss.job`);
}

/**
 * Asks as another owner, and as the most powerful colleague without the right. All rows share the companies, which
 * nothing changes. Filling new ones takes half of a row's time.
 */
async function checkRefusals(key: string, row: Row): Promise<void> {
  const owner = await sharedCompany("owner", row);
  const stranger = await sharedCompany("stranger", row);
  const colleagues = await sharedColleagues(key, owner);
  // Without ids, the form would change the other owner's company.
  const askers: Askers = row.stranger === "own" ? {} : { stranger };
  if (colleagues.length + Object.keys(askers).length === 0) return checkRow(key, row, { isForAll: false });
  const world: World = { app, dns, company: owner, made: {} };
  await expectRefusals(key, row, { world, stranger, askers, colleagues });
  await app.services.db.execute(sql`delete from pgboss.job`);
}

type Askers = Record<string, FilledCompany | TestUser | null>;
type Colleague = TestUser & { role: Role };

interface Refusing {
  world: World;
  stranger: FilledCompany;
  askers: Askers;
  colleagues: Colleague[];
}

/** No requester changes anything. Returns the rows of the company. */
async function expectRefusals(
  key: string,
  row: Row,
  { world, stranger, askers, colleagues }: Refusing,
): Promise<string[]> {
  const owner = world.company;
  const state = () => stateOf(row, owner, stranger);
  // Building a form may itself change something: an export is recorded in the audit log.
  const formsOf = (count: number, asker: FilledCompany) =>
    Promise.all(Array.from({ length: count }, () => formOfRow(key, row, { world, asker })));
  const bodies = await formsOf(Object.keys(askers).length, stranger);
  const colleaguesForms = await formsOf(colleagues.length, owner);
  await row.beforeAsking?.({ ...world, company: stranger });
  const before = await state();
  const files = await filesOf(app, before);
  const answers: string[] = [];
  for (const [index, [name, asker]] of Object.entries(askers).entries()) {
    const form = bodies[index] ?? new FormData();
    const posting = { world, asker: stranger, cookie: asker?.cookie ?? null, body: form };
    const unknown = name === "stranger" && row.stranger !== "own" ? withUnknownIds(posting) : null;
    const nothing = unknown && (await postRow(key, row, { ...posting, ...unknown }));
    const answer = await postRow(key, row, posting);
    answers.push(`${name}: ${answer.summary}`);
    expectNothingOf(owner, answer, row);
    expectRefused(answer, row, name === "stranger");
    // Unknown ids must get the same answer as another company's.
    if (nothing) expect([answer.status, answer.toast]).toEqual([nothing.status, nothing.toast]);
  }
  for (const [index, { role, cookie }] of colleagues.entries()) {
    const form = colleaguesForms[index] ?? new FormData();
    const answer = await postRow(key, row, { world, asker: owner, cookie, body: form });
    answers.push(`${role}: ${answer.summary}`);
    expect(isRefusal(answer), answers.at(-1)).toBe(true);
  }
  // Once for all of them, because reading all rows and files takes longer than the requests.
  const after = await state();
  expect(changesBetween(before, after), answers.join("\n")).toEqual([]);
  expect(await filesOf(app, before), "files").toEqual(files);
  return after;
}

/** The rows of the company, or all rows for a form of operators. */
async function stateOf(row: Row, owner: FilledCompany, stranger: FilledCompany): Promise<string[]> {
  const all = await readAllRows(app.services.db);
  if (row.of === "operator") return all;
  const others = [
    stranger.companyId,
    stranger.userId,
    waiting.userId,
    waiting.companyId ?? "",
    operator.userId,
  ];
  return rowsOf(all, [owner.companyId, owner.userId], others);
}

/**
 * A colleague of each role that has no right to post the form, or only of the most powerful one, and a colleague of the
 * least powerful role that has it. Accounts are everyone's own, so only their user posts there.
 */
async function makeColleagues(key: string, { companyId }: FilledCompany, isOfEachRole: boolean) {
  const right = rightOfRow(key);
  const make = async (role: Role) => ({ role, ...(await createMember(app.services, companyId, role)) });
  if (right === null || right === "read") return { refused: [], allowed: null };
  const without = allRoles.filter((role) => !hasRight(role, right));
  const refused = await Promise.all((isOfEachRole ? without : without.slice(0, 1)).map(make));
  const least = rolesWith[right].at(-1);
  return { refused, allowed: least ? await make(least) : null };
}

const membersOf = new Map<string, Promise<Colleague>>();

async function sharedColleagues(key: string, { companyId }: FilledCompany): Promise<Colleague[]> {
  const right = rightOfRow(key);
  const role =
    right === null || right === "read" ? undefined : allRoles.find((each) => !hasRight(each, right));
  if (!role) return [];
  const place = `${companyId} ${role}`;
  const made =
    membersOf.get(place) ??
    createMember(app.services, companyId, role).then((member) => ({ ...member, role }));
  membersOf.set(place, made);
  return [await made];
}

const companies = new Map<string, Promise<FilledCompany>>();

function sharedCompany(of: "owner" | "stranger", row: Row): Promise<FilledCompany> {
  const place = `${of} ${row.isInWizard === true}`;
  const made = companies.get(place) ?? makeCompany(row);
  companies.set(place, made);
  return made;
}

/** True if the row does nothing to the requester's own company. */
function isLeavingOthersAlone({ prepare, beforeAsking, stranger, of }: Row): boolean {
  return !prepare && !beforeAsking && stranger !== "own" && of !== "operator";
}

function makeCompany({ isInWizard }: Row): Promise<FilledCompany> {
  return fillCompany(app.services, { isInWizard: isInWizard === true });
}

function isRecorded(key: string, { proof = "changes" }: Row): boolean {
  return proof === "changes" && !notRecorded.some(({ rows: unrecorded }) => unrecorded.test(key));
}

/** Actions in the audit log of the company, in no particular order. */
async function listActions({ companyId }: FilledCompany): Promise<string[]> {
  const { db } = app.services;
  const isOfCompany = eq(auditEntries.companyId, companyId);
  const entries = await db.select({ action: auditEntries.action }).from(auditEntries).where(isOfCompany);
  return entries.map(({ action }) => action);
}
