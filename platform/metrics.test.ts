import { afterAll, beforeAll, expect, test } from "vitest";
import { modelRuns } from "#db/schema/model-runs.ts";
import type { AiConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { databaseMetrics } from "#server/database-metrics.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createMetrics } from "./metrics.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const run = { host: "a.example", purpose: "check" as const, startedAt: new Date("2026-01-01") };
  await database.db.insert(modelRuns).values([
    { ...run, model: "priced", inputTokens: 2_000_000_000, outputTokens: 30_000 },
    { ...run, model: "priced", inputTokens: 2_000_000_000, outputTokens: 0 },
    { ...run, model: "earlier", inputTokens: 5, outputTokens: 5 },
  ]);
});
afterAll(() => database?.close());

async function linesWith(word: string, ai: AiConfig | null): Promise<string[]> {
  const { db } = database;
  const pageCache = { stats: () => ({ entries: 0, keys: 0, bytes: 0, hits: 0, misses: 0 }) };
  const options = { databaseMetrics: databaseMetrics({ ai }), db, pageCache, log: collectLog().log };
  const { text } = await createMetrics(options).read();
  expect(text).toMatch(/^step_database_up 1$/m);
  return text.split("\n").filter((line) => line.includes(word));
}

const ai: AiConfig = { provider: "openai", model: "priced", apiKey: "key", baseUrl: null };

test("reports token costs in dollars when prices are set, for the configured model only", async () => {
  expect(await linesWith("step_model_cost", { ...ai, prices: { input: 0.25, output: 2 } })).toEqual([
    expect.stringMatching(/^# HELP step_model_cost_dollars .*US dollars/),
    "# TYPE step_model_cost_dollars gauge",
    'step_model_cost_dollars{model="priced",direction="in"} 1000',
    'step_model_cost_dollars{model="priced",direction="out"} 0.06',
  ]);
});

test("reports tokens and no costs without prices", async () => {
  for (const without of [null, ai, { ...ai, prices: null }]) {
    expect(await linesWith("step_model_cost", without)).toEqual([]);
    expect(await linesWith("step_model_tokens{", without)).toHaveLength(4);
  }
});
