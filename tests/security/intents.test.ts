/**
 * Every action × every intent × another company's ids, in forms that are valid for the right owner. What the guards let
 * through has to end at the WHERE: nothing of the other company changes, and nothing of it is answered.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";
import { changesBetween, readAllRows, rowsOf } from "#tests/support/owned-rows.ts";
import { listIntents } from "#tests/support/route-intents.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { type Answer, ask, formOf, isRefusal, isTurnedAway } from "./intents/ask.ts";
import { faqRows } from "./intents/faqs.ts";
import { guideRows } from "./intents/guides.ts";
import { operatorRows } from "./intents/operator.ts";
import { leafRoutes } from "./intents/routes.ts";
import type { Row, Rows, World } from "./intents/rows.ts";
import { settingsRows } from "./intents/settings.ts";
import { testedElsewhere, visitorRows } from "./intents/visitors.ts";
import { wizardRows } from "./intents/wizard.ts";

const rows: Rows = {
  ...faqRows,
  ...guideRows,
  ...settingsRows,
  ...wizardRows,
  ...visitorRows,
  ...operatorRows,
};

/** Where intents are read, and the routes whose actions hand them their forms. Every other file is its own route. */
const readersOf: Record<string, string[]> = {
  "features/contact/inbox-schema.ts": ["main/dashboard/inbox"],
  "features/faqs/owner-schema.ts": ["main/dashboard/faqs", "main/dashboard/faqs/changes"],
  "features/guides/owner-schema.ts": [
    "main/dashboard/getting-started",
    "main/dashboard/getting-started/changes",
  ],
  "features/guides/run-step-guide-action.server.ts": ["main/dashboard/guides", "main/dashboard/guide"],
  "features/onboarding/wizard-actions.ts": ["main/onboarding", "main/onboarding/state"],
  // Only renames one of the intents above.
  "app/routes/onboarding/run-action.server.ts": ["main/onboarding", "main/onboarding/state"],
  "features/recordings/run-film-action.server.ts": ["main/dashboard/videos"],
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
    // Nothing is heard: no job is worked on.
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

test("what is tested elsewhere is tested there", () => {
  for (const [file, title] of Object.values(testedElsewhere))
    expect(readFileSync(file, "utf8")).toContain(title);
});

describe.each(Object.entries(rows))("%s", (key, row) => {
  test("changes and shows nothing of another company, and works for its own", async () => {
    const owner = await makeCompany(row);
    const world: World = { app, dns, company: owner, made: {} };
    const stranger = await makeCompany(row);
    await row.prepare?.(world);
    await row.prepare?.({ ...world, company: stranger, made: {} });
    const others = [
      stranger.companyId,
      stranger.userId,
      waiting.userId,
      waiting.companyId ?? "",
      operator.userId,
    ];
    const isOperators = row.of === "operator";
    const state = async () => {
      const all = await readAllRows(app.services.db);
      return isOperators ? all : rowsOf(all, [owner.companyId, owner.userId], others);
    };
    const askers: Record<string, FilledCompany | TestUser | null> = { stranger, waiting, nobody: null };
    const bodies = await Promise.all(
      Object.keys(askers).map(() => formOfRow(key, row, { world, asker: stranger })),
    );
    await row.beforeAsking?.({ ...world, company: stranger });
    const before = await state();
    const files = await filesOf(before);
    for (const [index, [name, asker]] of Object.entries(askers).entries()) {
      const answer = await post(key, row, {
        world,
        asker: stranger,
        cookie: asker?.cookie ?? null,
        body: bodies[index],
      });
      expect(changesBetween(before, await state()), `${name}: ${answer.summary}`).toEqual([]);
      expect(await filesOf(before), `${name}: files`).toEqual(files);
      expectNothingOf(owner, answer, row);
      expectRefused(answer, row, name === "stranger");
    }
    const body = await formOfRow(key, row, { world, asker: owner });
    await row.beforeAsking?.(world);
    const start = await state();
    const cookie = isOperators ? operator.cookie : owner.cookie;
    const answer = await post(key, row, { world, asker: owner, cookie, body });
    expectDone(answer, row);
    if ((row.proof ?? "changes") === "changes")
      expect(changesBetween(start, await state()), answer.summary).not.toEqual([]);
    // The next row has less to look through.
    await app.services.db.delete(users).where(inArray(users.id, [owner.userId, stranger.userId]));
    await app.services.db.execute(sql`delete from pgboss.job`);
  });
});

function makeCompany({ isInWizard }: Row): Promise<FilledCompany> {
  return fillCompany(app.services, { isInWizard: isInWizard === true });
}

interface Posting {
  world: World;
  /** Whose company the request is about, where it names one by itself. */
  asker: FilledCompany;
}

/** Beside its own fields the names under which a company or a person could be slipped in. */
async function formOfRow(key: string, row: Row, { world, asker }: Posting): Promise<FormData> {
  const [, intent] = / ([a-z-]+)(?: \(.*\))?$/.exec(key) ?? [];
  const slipped = {
    company: world.company.companyId,
    company_id: world.company.companyId,
    userId: world.company.userId,
  };
  const fields = { ...(await row.fields?.(world, asker)), ...(intent ? { intent } : {}) };
  return formOf(
    row.of === "operator" ? fields : { ...slipped, companyId: world.company.companyId, ...fields },
  );
}

function post(
  key: string,
  row: Row,
  { world, asker, cookie, body }: Posting & { cookie: string | null; body: FormData | undefined },
): Promise<Answer> {
  const route = key.replace(/ \(.*\)$/, "").replace(/ [a-z-]+$/, "");
  const address = row.address?.(world, asker) ?? leafRoutes.find(({ id }) => id === route)?.address ?? "";
  return ask(app, {
    address: isIndex(route) ? `${address}?index` : address,
    cookie,
    ...(body ? { body } : {}),
  });
}

/** React Router hands a form to a page inside of a layout at the same address only when it says so. */
function isIndex(route: string): boolean {
  return route === "main/dashboard/overview" || route === "main/blog-admin/posts";
}

function expectNothingOf({ mark, email }: FilledCompany, answer: Answer, row: Row): void {
  if (row.isQuoting) return;
  expect(answer.text).not.toContain(mark);
  expect(answer.location).not.toContain(mark);
  expect(answer.toast?.text ?? "").not.toContain(mark);
  expect(answer.text).not.toContain(email);
}

function expectRefused(answer: Answer, row: Row, isOwner: boolean): void {
  if (row.of === "operator") expect(answer.status).toBe(404);
  else if (!isOwner && row.of !== "everybody") expect(isTurnedAway(answer), answer.summary).toBe(true);
  else expect(isRefusal(answer), answer.summary).toBe((row.stranger ?? "refused") === "refused");
}

function expectDone(answer: Answer, { proof }: Row): void {
  if (typeof proof === "number") expect(answer.status, answer.summary).toBe(proof);
  else expect(isRefusal(answer) || answer.status >= 400, answer.summary).toBe(false);
}

/** The stored files that rows name, and the sums of what is in them. */
async function filesOf(owned: string[]): Promise<Record<string, string>> {
  const { storage } = app.services;
  const keys = owned.join("\n").match(/(?:company-logos|public|avatars|frames|videos)\/[\w./-]+\.\w+/g) ?? [];
  const sums: Record<string, string> = {};
  for (const key of new Set(keys)) {
    const file = await storage.get(key);
    sums[key] = file ? createHash("sha256").update(file.bytes).digest("hex") : "gone";
  }
  return sums;
}
