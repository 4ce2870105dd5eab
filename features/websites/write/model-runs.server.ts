/** Lists requests to models for questions and translations, and their cost. */
import { count, desc, eq, sum } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { type ModelRunPurpose, modelRuns } from "#db/schema/model-runs.ts";
import type { AiConfig, TokenPrices } from "#platform/config.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface ModelRun {
  id: string;
  companyName: string | null;
  host: string;
  purpose: ModelRunPurpose;
  model: string;
  /** Passed to `modelFailureText`. Null if the model contributed texts. */
  failure: string | null;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars. Null if no price is configured for the model. */
  cost: number | null;
  acceptedAnswers: number;
  droppedAnswers: number;
  startedAt: Date;
}

/**
 * Newest first. Totals cover all runs, but `cost` only those of the configured model. It is null if no price is
 * configured.
 */
export async function listModelRuns(
  { db, ai }: { db: Db; ai: AiConfig | null },
  { limit }: { limit: number },
): Promise<{
  runs: ModelRun[];
  total: number;
  inputTokens: number;
  outputTokens: number;
  cost: { model: string; dollars: number } | null;
}> {
  const prices = ai?.prices ?? null;
  const [all] = await db
    .select({
      total: count(),
      inputTokens: sum(modelRuns.inputTokens).mapWith(Number),
      outputTokens: sum(modelRuns.outputTokens).mapWith(Number),
    })
    .from(modelRuns);
  const runs = await db
    .select({
      id: modelRuns.id,
      companyName: companies.companyName,
      host: modelRuns.host,
      purpose: modelRuns.purpose,
      model: modelRuns.model,
      failure: modelRuns.failure,
      inputTokens: modelRuns.inputTokens,
      outputTokens: modelRuns.outputTokens,
      acceptedAnswers: modelRuns.acceptedAnswers,
      droppedAnswers: modelRuns.droppedAnswers,
      startedAt: modelRuns.startedAt,
    })
    .from(modelRuns)
    .leftJoin(companies, eq(companies.id, modelRuns.companyId))
    .orderBy(desc(modelRuns.startedAt), modelRuns.id)
    .limit(limit);
  const [priced] = prices
    ? await db
        .select({
          inputTokens: sum(modelRuns.inputTokens).mapWith(Number),
          outputTokens: sum(modelRuns.outputTokens).mapWith(Number),
        })
        .from(modelRuns)
        .where(eq(modelRuns.model, ai?.model ?? ""))
    : [];
  return {
    total: all?.total ?? 0,
    inputTokens: all?.inputTokens ?? 0,
    outputTokens: all?.outputTokens ?? 0,
    cost: ai && prices && priced ? { model: ai.model, dollars: tokenCost(priced, prices) } : null,
    runs: runs.map((run) => ({
      ...run,
      cost: prices && run.model === ai?.model ? tokenCost(run, prices) : null,
    })),
  };
}

function tokenCost(
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { input, output }: TokenPrices,
): number {
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}
