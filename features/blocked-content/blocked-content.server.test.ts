import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blockedContent, rateLimits } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  clearBlockedContent,
  listBlockedContent,
  maxRows,
  recordBlockedContent,
  reportLimits,
} from "./blocked-content.server.ts";

let database: Database;
let now: Date;
const clock = { now: () => now, monotonicMs: () => 0 };

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-22T10:00:00Z");
  for (const table of [blockedContent, rateLimits]) await database.db.delete(table);
});
afterAll(() => database?.close());

const one = { path: "/faq", directive: "script-src-elem", blocked: "inline" };
const deps = () => ({ db: database.db, clock });
const record = (found: (typeof one)[], { host = "help.example", visitorAddress = "203.0.113.7" } = {}) =>
  recordBlockedContent(deps(), { host, visitorAddress, found });
const list = () => listBlockedContent(database, { limit: 1_000 });

test("increments a repeated report and lists the latest first", async () => {
  await record([one, { ...one, path: "/contact" }]);
  const first = now;
  now = new Date("2026-11-22T11:30:00Z");
  await record([one]);
  await record([one], { host: "other.example" });
  const { rows, total } = await list();
  expect(total).toBe(3);
  const shown = rows.map(({ id, ...row }) => row);
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining([
      { ...one, host: "help.example", count: 2, firstSeenAt: first, lastSeenAt: now },
      { ...one, host: "other.example", count: 1, firstSeenAt: now, lastSeenAt: now },
    ]),
  );
  expect(shown[2]).toEqual({
    ...one,
    path: "/contact",
    host: "help.example",
    count: 1,
    firstSeenAt: first,
    lastSeenAt: first,
  });
  await clearBlockedContent(database);
  expect(await list()).toEqual({ rows: [], total: 0 });
});

test("evicts the oldest rows", async () => {
  const rows = Array.from({ length: maxRows }, (_, n) => ({
    ...one,
    host: "help.example",
    path: `/${n}`,
    firstSeenAt: now,
    lastSeenAt: new Date(now.getTime() - n * 1_000),
  }));
  await database.db.insert(blockedContent).values(rows);
  await record([
    { ...one, path: "/new" },
    { ...one, path: "/newer" },
  ]);
  const { rows: kept, total } = await list();
  expect(total).toBe(maxRows);
  const paths = kept.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/new", "/newer", "/0", `/${maxRows - 3}`]));
  expect(paths).not.toContain(`/${maxRows - 2}`);
});

describe("limits", () => {
  test("keep one network from using up the others' limit", async () => {
    const outcomes: boolean[] = [];
    for (let count = 0; count <= reportLimits.perNetwork; count++) outcomes.push(await record([one]));
    expect(outcomes.filter(Boolean)).toHaveLength(reportLimits.perNetwork);
    expect((await list()).rows).toMatchObject([{ count: reportLimits.perNetwork }]);
    expect(await record([one], { visitorAddress: "203.0.113.8" })).toBe(true);
    now = new Date(now.getTime() + 3_600_001);
    expect(await record([one])).toBe(true);
  });

  test("apply to all networks together", async () => {
    await record([one]);
    const all = like(rateLimits.key, "csp-reports-all:%");
    await database.db
      .update(rateLimits)
      .set({ count: reportLimits.inAll - 1 })
      .where(all);
    expect(await record([one], { visitorAddress: "203.0.113.8" })).toBe(true);
    expect(await record([one], { visitorAddress: "203.0.113.9" })).toBe(false);
    expect((await list()).rows).toMatchObject([{ count: 2 }]);
  });

  test("ignore empty reports", async () => {
    expect(await record([])).toBe(true);
    expect(await database.db.$count(rateLimits)).toBe(0);
  });
});
