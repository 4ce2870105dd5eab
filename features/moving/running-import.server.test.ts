import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports } from "#db/schema/center-imports.ts";
import { WorkEndedError } from "#features/websites/reading-job.server.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { requireRunning } from "./running-import.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("an attempt that was paused stores nothing once another one has continued", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [first] = await db
    .insert(centerImports)
    .values({
      ...{ companyId, source: "csv", label: "a.csv", phase: "import", status: "running" },
      startedAt: new Date("2026-11-27T10:00:00.001Z"),
    })
    .returning();
  const check = (row: typeof first) => db.transaction((tx) => requireRunning(tx, row!));
  await check(first);
  const [second] = await db
    .update(centerImports)
    .set({ startedAt: new Date("2026-11-27T10:00:05Z") })
    .where(eq(centerImports.id, first!.id))
    .returning();
  await check(second);
  await expect(check(first)).rejects.toThrow(WorkEndedError);
});
