/** What language models were asked for by the writing of questions, and what their providers charge for. */
import { count, desc, eq, sum } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { modelRuns } from "#db/schema/model-runs.ts";
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
  acceptedAnswers: number;
  droppedAnswers: number;
  startedAt: Date;
}

/** Every time a model was asked, the newest first; the totals are over all of them. */
export async function listModelRuns(
  { db }: { db: Db },
  { limit }: { limit: number },
): Promise<{ runs: ModelRun[]; total: number; inputTokens: number; outputTokens: number }> {
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
  return {
    total: all?.total ?? 0,
    inputTokens: all?.inputTokens ?? 0,
    outputTokens: all?.outputTokens ?? 0,
    runs,
  };
}
