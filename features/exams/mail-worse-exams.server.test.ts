import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { examSchedules } from "#db/schema/exams.ts";
import { companies, type ExamResult, outboxMails, users } from "#db/schema.ts";
import { setMailChoice } from "#features/companies/website-mail.server.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { storeRun } from "./exam-runs.server.ts";
import { mailWorseExams } from "./mail-worse-exams.server.ts";

const dayMs = 24 * 3_600_000;
let database: Database;
let inn: OwnerScope;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  now = new Date("2026-11-18T10:00:00Z");
  await db.delete(outboxMails);
  await db.delete(users);
  await db.delete(companies);
  inn = await buildOwner(db, { companyName: "Saltmarsh Inn" });
  await db.insert(examSchedules).values({ companyId: inn.companyId, dueAt: now });
});

/** Known questions by their outcome. */
async function examine(outcomes: Record<string, ExamResult["outcome"]>): Promise<void> {
  now = new Date(now.getTime() + dayMs);
  const results = Object.entries(outcomes).map(([text, outcome]): ExamResult => {
    return { text, origin: "typo", isKnown: true, outcome, shown: null, expected: null };
  });
  const counts = { knownRight: 1, knownDeclined: 0, knownWrong: 0, unknownDeclined: 0, unknownWrong: 0 };
  const run = {
    id: randomUUID(),
    companyId: inn.companyId,
    contentVersion: 1,
    ranAt: now,
    ...counts,
    results,
  };
  await database.db.transaction((tx) => storeRun(tx, run));
}

async function mail(): Promise<string[]> {
  const before = await database.db.select().from(outboxMails);
  await mailWorseExams({
    db: database.db,
    jobs: { enqueue: async () => "job" } as unknown as Jobs,
    clock: { now: () => now, monotonicMs: () => 0 },
    config: { appName: "Step", supportEmail: "help@step.example" } as Config,
    origin: "https://step.example",
    log: collectLog().log,
    unsubscribeLinks: { issue: () => "token", read: () => null },
    findPeople: async (_tx, ids) =>
      new Map(ids.map((id) => [id, { email: inn.email, emailVerified: true, language: null }])),
  });
  const all = await database.db.select().from(outboxMails);
  return all.filter(({ id }) => !before.some((known) => known.id === id)).map(({ text }) => text);
}

it("is sent when more answers got worse than better, and names them", async () => {
  await examine({ Parking: "right", Breakfast: "right", Pets: "declined" });
  expect(await mail()).toEqual([]);
  await examine({ Parking: "declined", Breakfast: "right", Pets: "right" });
  expect(await mail()).toEqual([]);
  await examine({ Parking: "declined", Breakfast: "wrong", Pets: "right" });
  const [text, ...more] = await mail();
  expect(more).toEqual([]);
  expect(text).toContain("Saltmarsh Inn");
  expect(text).toContain("Breakfast");
  expect(text).not.toContain("Parking");
  expect(text).toContain("https://step.example/dashboard/answers");
  expect(await mail()).toEqual([]);
});

it("is sent once a week, and not at all if the answers are good again", async () => {
  await examine({ Parking: "right", Pets: "right" });
  await examine({ Parking: "wrong", Pets: "right" });
  expect(await mail()).toHaveLength(1);
  await examine({ Parking: "wrong", Pets: "wrong" });
  expect(await mail()).toEqual([]);
  await examine({ Parking: "wrong", Pets: "right" });
  now = new Date(now.getTime() + 7 * dayMs);
  expect(await mail()).toEqual([]);
  await examine({ Parking: "wrong", Pets: "declined" });
  expect(await mail()).toHaveLength(1);
});

it("isn't sent to members who stopped it", async () => {
  await setMailChoice(database.db, inn, { topic: "website", wantsMail: false });
  await examine({ Parking: "right" });
  await examine({ Parking: "declined" });
  expect(await mail()).toEqual([]);
});
