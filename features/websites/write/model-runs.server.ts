/** What language models were asked for by the writing of questions, and what their providers charge for. */
import { count, desc, eq, sum } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { modelRuns } from "#db/schema/model-runs.ts";
import type { AiConfig, TokenPrices } from "#platform/config.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface ModelRun {
  id: string;
  /** Null for a company that was deleted, or never made. */
  companyName: string | null;
  host: string;
  purpose: "wizard" | "import" | "check";
  model: string;
  /** As `modelFailureText` takes it; null when it had a part in the writing. */
  failure: string | null;
  inputTokens: number;
  outputTokens: number;
  /** In US dollars; null where no price is set for its model. */
  cost: number | null;
  acceptedAnswers: number;
  droppedAnswers: number;
  startedAt: Date;
}

/**
 * Every time a model was asked, the newest first; the totals are over all of them, `cost` over those of the configured
 * model: null where no price is set, for what another model cost is not known.
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
