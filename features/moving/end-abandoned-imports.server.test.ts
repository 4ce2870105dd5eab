import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports } from "#db/schema/center-imports.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { endAbandonedImports } from "./end-abandoned-imports.server.ts";
import { insertImport } from "./start-import.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function runningImport(leaseSeconds: number): Promise<string> {
  const { companyId } = await buildCompany(database.db);
  await database.db.insert(centerImports).values({
    ...{ companyId, source: "csv", label: "a.csv", phase: "import", status: "running" },
    leaseExpiresAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
  });
  return companyId;
}

const importOf = async (companyId: string) =>
  (await database.db.select().from(centerImports).where(eq(centerImports.companyId, companyId)))[0];

it("fails an import whose lease ended, and leaves a running one alone", async () => {
  const [dead, alive] = [await runningImport(-1), await runningImport(60)];
  for (const companyId of [dead, alive]) await endAbandonedImports(database.db, { companyId });
  expect(await importOf(dead)).toMatchObject({ status: "failed", error: expect.stringMatching(/again/) });
  expect(await importOf(alive)).toMatchObject({ status: "running", error: null });
});

it("doesn't keep the next import from starting", async () => {
  const companyId = await runningImport(-1);
  const values = { source: "csv", label: "b.csv", phase: "plan" } as const;
  await database.db.transaction((tx) => insertImport(tx, { companyId, userId: null }, values));
  expect(await importOf(companyId)).toMatchObject({ label: "b.csv", status: "queued" });
});
