import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  auditEntries,
  blockedContent,
  centerImports,
  companies,
  crawls,
  importPictures,
  linkTokens,
  outboxMails,
  rateLimits,
  sessions,
  users,
  verifications,
} from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createMetrics } from "#platform/metrics.ts";
import { databaseMetrics } from "#server/database-metrics.ts";
import { retentionRules } from "#server/retention-rules.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, buildUser } from "#tests/support/factories.ts";
import { purgeExpiredRecords } from "./purge-expired-records.ts";

let database: Database;
let userId: string;
let now: Date;
const clock = { now: () => now, monotonicMs: () => 0 };
const { log } = collectLog();

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const { db } = database;
  now = new Date("2026-11-21T10:00:00Z");
  for (const table of [companies, users, verifications, rateLimits, outboxMails, crawls, blockedContent])
    await db.delete(table);
  userId = (await buildUser(db)).id;
});
afterAll(() => database?.close());

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const purge = () => purgeExpiredRecords({ rules: retentionRules, db: database.db, clock, log });
const mail = { kind: "notice", to: "ada@example.com", subject: "Hello", text: "" };

async function countAll(): Promise<Record<string, number>> {
  const { db } = database;
  const tables = { sessions, verifications, rateLimits, linkTokens, outboxMails, crawls, blockedContent };
  const counted = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)]);
  return Object.fromEntries(await Promise.all(counted));
}

async function store(endedDaysAgo: { [kind: string]: number }) {
  const { db } = database;
  for (const [name, days] of Object.entries(endedDaysAgo)) {
    const at = daysAgo(days);
    await db.insert(sessions).values({ userId, token: name, expiresAt: at });
    await db.insert(verifications).values({ identifier: name, value: name, expiresAt: at });
    await db.insert(rateLimits).values({ key: name, expiresAt: at });
    const secrets = { accessTokenHash: `a${name}`, refreshTokenHash: `r${name}` };
    await db.insert(linkTokens).values({ userId, kind: "signup", expiresAt: at, ...secrets });
    await db.insert(outboxMails).values([
      { ...mail, status: "sent", sentAt: at, createdAt: at, dedupeKey: `sent ${name}` },
      { ...mail, status: "failed", updatedAt: at, createdAt: at, dedupeKey: `failed ${name}` },
      // Unsent, so it is kept however old it is.
      { ...mail, status: "queued", updatedAt: at, createdAt: at, dedupeKey: `queued ${name}` },
    ]);
    await db.insert(crawls).values({ url: "https://a.example/", status: "failed", finishedAt: at });
    const report = { host: "a.example", path: `/${name}`, directive: "script-src", blocked: "inline" };
    await db.insert(blockedContent).values({ ...report, firstSeenAt: daysAgo(300), lastSeenAt: at });
  }
}

test("retains each kind for its days after its end, and deletes it the night after", async () => {
  await store({ young: 0.9, weeks: 29.9 });
  const { db } = database;
  const { companyId } = await buildCompany(db, { userId });
  const ended = { url: "https://a.example/", status: "completed" as const, finishedAt: daysAgo(1_000) };
  await db.insert(crawls).values([
    { ...ended, companyId },
    { ...ended, status: "running", finishedAt: null },
  ]);
  const first = await purge();
  expect(first).toEqual({
    sessions: 1,
    verifications: 1,
    "rate limits": 1,
    "mailed links": 0,
    "sent mails": 0,
    "failed mails": 0,
    "crawls without a company": 0,
    "abandoned imports": 0,
    "blocked content": 0,
    "pending sign-ins": 0,
    "readers' codes": 0,
    "readers' links": 0,
    "codes of recorder extensions": 0,
    "audit log": 0,
    "IP addresses in the audit log": 0,
    "API replies": 0,
    "webhook deliveries": 0,
    "widget sightings": 0,
    "widget tokens": 0,
  });
  now = new Date("2026-11-22T10:00:00Z");
  await purge();
  expect(await countAll()).toEqual({
    sessions: 0,
    verifications: 0,
    rateLimits: 0,
    linkTokens: 1,
    outboxMails: 5,
    crawls: 3,
    blockedContent: 1,
  });
  now = new Date("2027-11-22T10:00:00Z");
  await purge();
  // Pending, running, and company-owned rows stay.
  expect(await countAll()).toEqual({
    sessions: 0,
    verifications: 0,
    rateLimits: 0,
    linkTokens: 0,
    outboxMails: 2,
    crawls: 2,
    blockedContent: 0,
  });
});

test("empties the IP addresses of the audit log after 90 days, and deletes entries after two years", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db, { userId });
  const entry = { companyId, actorKind: "person", action: "settings.changed", ip: "203.0.113.7" } as const;
  await db.insert(auditEntries).values([89, 91, 731].map((days) => ({ ...entry, at: daysAgo(days) })));
  expect(await purge()).toMatchObject({ "audit log": 1, "IP addresses in the audit log": 1 });
  const kept = await db.select({ ip: auditEntries.ip }).from(auditEntries).orderBy(auditEntries.at);
  expect(kept).toEqual([{ ip: null }, { ip: "203.0.113.7" }]);
});

test("deletes thousands in batches shared by concurrent runs, and leaves none overdue", async () => {
  const { db } = database;
  const rows = Array.from({ length: 2_500 }, (_, n) => ({ userId, token: `t${n}`, expiresAt: daysAgo(400) }));
  await db.insert(sessions).values(rows);
  await db.insert(sessions).values({ userId, token: "mine", expiresAt: new Date("2999-01-01") });
  expect(await overdueSessions()).toBe("2500");
  // A run that finds only rows locked by the other one ends early. The next run deletes the rest.
  const [one, other] = await Promise.all([purge(), purge()]);
  const again = await purge();
  expect(one.sessions! + other.sessions! + again.sessions!).toBe(2_500);
  expect(await countAll()).toMatchObject({ sessions: 1 });
  expect(await overdueSessions()).toBe("0");
});

test("stops between two batches when aborted and leaves the rest to the next run", async () => {
  await store({ old: 500 });
  const signal = AbortSignal.abort(new Error("The server is shutting down."));
  await expect(
    purgeExpiredRecords({ rules: retentionRules, db: database.db, clock, log, signal }),
  ).rejects.toThrow("The server is shutting down.");
  expect(await countAll()).toMatchObject({ sessions: 1 });
});

async function overdueSessions(): Promise<string | undefined> {
  const pageCache = { stats: () => ({ entries: 0, keys: 0, bytes: 0, hits: 0, misses: 0 }) };
  const options = { databaseMetrics: databaseMetrics({ ai: null }), db: database.db, pageCache, log };
  const { text } = await createMetrics(options).read();
  return /^step_overdue_records\{kind="sessions"\} (\d+)$/m.exec(text)?.[1];
}

test("deletes plans that were never started, and failed imports, with what they read", async () => {
  const { db } = database;
  const store = async (days: number, values: Partial<typeof centerImports.$inferInsert>) => {
    const { companyId } = await buildCompany(db);
    const createdAt = daysAgo(days);
    const row = {
      companyId,
      source: "markdown",
      label: "a.zip",
      phase: "plan",
      status: "completed",
    } as const;
    const [stored] = await db
      .insert(centerImports)
      .values({ ...row, createdAt, ...values })
      .returning({ id: centerImports.id });
    await db
      .insert(importPictures)
      .values({ importId: stored?.id ?? "", key: "a.png", bytes: new Uint8Array([1]) });
  };
  await store(31, {});
  await store(29, {});
  await store(31, { status: "running" });
  await store(31, { phase: "import", status: "failed" });
  await store(31, { phase: "import" });
  expect(await purge()).toMatchObject({ "abandoned imports": 2 });
  expect(await db.$count(importPictures)).toBe(3);
});
