import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeys, serviceJobs } from "#db/schema/crawl-service.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { runServiceJob } from "./run-service-job.job.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

async function addJob({
  isRevoked = false,
  isExpired = false,
  status = "failed" as "failed" | "cancelled",
} = {}) {
  const { db } = database;
  const now = Date.now();
  const [key] = await db
    .insert(apiKeys)
    .values({
      name: "Key",
      tokenHash: crypto.randomUUID(),
      tokenStart: "step_abcd",
      concurrency: 2,
      usedInMonth: "2026-11",
      revokedAt: isRevoked ? new Date(now) : null,
    })
    .returning({ id: apiKeys.id });
  const [job] = await db
    .insert(serviceJobs)
    .values({
      id: crypto.randomUUID(),
      apiKeyId: key!.id,
      kind: "crawl",
      status,
      request: {},
      total: 9,
      completed: 4,
      creditsUsed: 4,
      error: "Unexpected error",
      startedAt: new Date(now - 3 * 3_600_000),
      finishedAt: new Date(now),
      createdAt: new Date(now - 3 * 3_600_000),
      expiresAt: new Date(now + (isExpired ? -1 : 1) * 3_600_000),
    })
    .returning({ id: serviceJobs.id });
  const { id } = job!;
  const isOpened = await db.transaction((tx) => runServiceJob.reopen!(tx, { serviceJobId: id }));
  const [row] = await db.select().from(serviceJobs).where(eq(serviceJobs.id, id));
  return { isOpened, row: row! };
}

test("reopens failed jobs with their results, and doesn't treat them as abandoned", async () => {
  const { isOpened, row } = await addJob();
  expect(isOpened).toBe(true);
  expect(row).toMatchObject({
    status: "scraping",
    completed: 4,
    creditsUsed: 4,
    error: null,
    finishedAt: null,
  });
  expect(Date.now() - row.startedAt!.getTime()).toBeLessThan(60_000);
});

test.each([{ isRevoked: true }, { isExpired: true }, { status: "cancelled" as const }])(
  "doesn't reopen obsolete jobs: %o",
  async (given) => {
    const { isOpened, row } = await addJob(given);
    expect([isOpened, row.status]).toEqual([false, given.status ?? "failed"]);
  },
);
