import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema/companies.ts";
import { faqGenerations } from "#db/schema/onboarding.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listModelRuns } from "./model-runs.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test("operators see what each writing took of a model, newest first, and nothing where none was asked", async () => {
  const { db } = database;
  expect(await listModelRuns({ db }, { limit: 5 })).toEqual({
    runs: [],
    total: 0,
    inputTokens: 0,
    outputTokens: 0,
  });
  const added = await db
    .insert(companies)
    .values(["Old", "New", "Without"].map((companyName) => ({ companyName })))
    .returning({ id: companies.id, companyName: companies.companyName });
  await db.insert(faqGenerations).values(
    added.map(({ id, companyName }, at) => ({
      companyId: id,
      status: "completed" as const,
      model: companyName === "Without" ? null : "fake",
      modelFailure: companyName === "Old" ? "too-slow" : null,
      inputTokens: 2_000_000_000,
      outputTokens: 30,
      droppedAnswers: 2,
      createdAt: new Date(Date.UTC(2026, 0, at + 1)),
    })),
  );
  const found = await listModelRuns({ db }, { limit: 1 });
  expect(found).toMatchObject({ total: 2, inputTokens: 4_000_000_000, outputTokens: 60 });
  expect(found.runs).toEqual([
    expect.objectContaining({ companyName: "New", model: "fake", failure: null, droppedAnswers: 2 }),
  ]);
});
