import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeys } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createSecurityLog } from "#platform/security-log.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createApiKey, findKeyScope } from "./api-keys.server.ts";

let database: Database;
let time = new Date("2026-11-22T10:00:00Z");
const clock = { now: () => time };
const security = createSecurityLog({ log: collectLog().log, secret: "s".repeat(43), now: clock.now });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

function asked(token: string, visitorAddress: string): Promise<number> {
  return findKeyScope({ db: database.db, clock, security }, { token, visitorAddress }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

async function askedInTurn(times: number, token: string, visitorAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn++) statuses.push(await asked(token, visitorAddress));
  return statuses;
}

test("limits a network after 60 invalid keys for a minute, without affecting others", async () => {
  const statuses = await askedInTurn(62, "step_this-is-not-a-key-of-ours", "203.0.113.7");
  expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
  expect(await asked("step_this-is-not-a-key-of-ours", "198.51.100.9")).toBe(401);
  time = new Date(time.getTime() + 61_000);
  expect(await asked("step_this-is-not-a-key-of-ours", "203.0.113.7")).toBe(401);
});

test("limits a key per minute, across all networks", async () => {
  const deps = { db: database.db, ids: randomIds, clock };
  const { token } = await createApiKey(deps, { name: "Acme", monthlyPages: null, concurrency: 1 });
  await database.db.update(apiKeys).set({ requestsPerMinute: 3 });
  const statuses = [];
  for (const last of [1, 2, 3, 4]) statuses.push(await asked(token, `203.0.${last}.1`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  time = new Date(time.getTime() + 61_000);
  expect(await asked(token, "203.0.113.1")).toBe(200);
});
