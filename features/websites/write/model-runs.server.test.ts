import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema/companies.ts";
import { modelRuns } from "#db/schema/model-runs.ts";
import type { AiConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { listModelRuns } from "./model-runs.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test("shows operators all model runs, newest first, including those of deleted companies", async () => {
  const { db } = database;
  expect(await listModelRuns({ db, ai: null }, { limit: 5 })).toEqual({
    cost: null,
    runs: [],
    total: 0,
    inputTokens: 0,
    outputTokens: 0,
  });
  const kept = await buildCompany(db, { companyName: "Kept" });
  const deleted = await buildCompany(db);
  const run = {
    host: "example.org",
    model: "fake",
    inputTokens: 2_000_000_000,
    outputTokens: 30,
    droppedAnswers: 2,
  };
  await db.insert(modelRuns).values([
    {
      ...run,
      ...kept,
      purpose: "wizard",
      failure: "too-slow",
      startedAt: new Date("2026-01-01"),
    },
    { ...run, ...kept, purpose: "check", startedAt: new Date("2026-01-02") },
    { ...run, ...deleted, purpose: "import", startedAt: new Date("2026-01-03") },
  ]);
  await db.delete(companies).where(eq(companies.id, deleted.companyId));
  const found = await listModelRuns({ db, ai: null }, { limit: 2 });
  expect(found).toMatchObject({ total: 3, inputTokens: 6_000_000_000, outputTokens: 90 });
  expect([found.cost, ...found.runs.map(({ cost }) => cost)]).toEqual([null, null, null]);
  expect(found.runs).toEqual([
    expect.objectContaining({ companyName: null, host: "example.org", purpose: "import", failure: null }),
    expect.objectContaining({ companyName: "Kept", purpose: "check", droppedAnswers: 2 }),
  ]);
});

test("counts costs only for the model with configured prices", async () => {
  const { db } = database;
  await db.delete(modelRuns);
  const ai: AiConfig = {
    provider: "openai",
    model: "priced",
    apiKey: "key",
    baseUrl: null,
    prices: { input: 0.25, output: 2 },
  };
  const none = await listModelRuns({ db, ai }, { limit: 5 });
  expect(none.cost).toEqual({ model: "priced", dollars: 0 });
  const run = {
    host: "example.org",
    purpose: "check" as const,
    inputTokens: 2_000_000,
    outputTokens: 30_000,
  };
  await db.insert(modelRuns).values([
    { ...run, model: "priced", startedAt: new Date("2026-01-03") },
    { ...run, model: "earlier", startedAt: new Date("2026-01-02") },
    { ...run, model: "priced", outputTokens: 0, failure: "too-slow", startedAt: new Date("2026-01-01") },
  ]);
  const found = await listModelRuns({ db, ai }, { limit: 5 });
  expect(found.runs.map(({ cost }) => cost)).toEqual([0.56, null, 0.5]);
  expect(found.cost?.dollars).toBeCloseTo(1.06);
  const free = await listModelRuns({ db, ai: { ...ai, prices: { input: 0, output: 0 } } }, { limit: 1 });
  expect([free.cost?.dollars, free.runs[0]?.cost]).toEqual([0, 0]);
  expect((await listModelRuns({ db, ai: { ...ai, prices: null } }, { limit: 1 })).cost).toBeNull();
});
