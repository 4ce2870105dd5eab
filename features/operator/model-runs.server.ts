/** What language models were asked for by the writing of questions, and what their providers charge for. */
import { count, desc, eq, isNotNull, sum } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { faqGenerations } from "#db/schema/onboarding.ts";
import type { Db } from "#platform/db/open-database.ts";

export interface ModelRun {
  id: string;
  companyName: string;
  model: string;
  /** As `modelFailureText` takes it; null when it had a part in the writing. */
  failure: string | null;
  inputTokens: number;
  outputTokens: number;
  droppedAnswers: number;
  startedAt: Date;
}

/** Of each company its latest writing: an earlier one is replaced by it. The newest first. */
export async function listModelRuns(
  { db }: { db: Db },
  { limit }: { limit: number },
): Promise<{ runs: ModelRun[]; total: number; inputTokens: number; outputTokens: number }> {
  const wasAsked = isNotNull(faqGenerations.model);
  const [all] = await db
    .select({
      total: count(),
      inputTokens: sum(faqGenerations.inputTokens).mapWith(Number),
      outputTokens: sum(faqGenerations.outputTokens).mapWith(Number),
    })
    .from(faqGenerations)
    .where(wasAsked);
  const rows = await db
    .select({
      id: faqGenerations.id,
      companyName: companies.companyName,
      model: faqGenerations.model,
      failure: faqGenerations.modelFailure,
      inputTokens: faqGenerations.inputTokens,
      outputTokens: faqGenerations.outputTokens,
      droppedAnswers: faqGenerations.droppedAnswers,
      startedAt: faqGenerations.startedAt,
      createdAt: faqGenerations.createdAt,
    })
    .from(faqGenerations)
    .innerJoin(companies, eq(companies.id, faqGenerations.companyId))
    .where(wasAsked)
    .orderBy(desc(faqGenerations.createdAt), faqGenerations.id)
    .limit(limit);
  return {
    total: all?.total ?? 0,
    inputTokens: all?.inputTokens ?? 0,
    outputTokens: all?.outputTokens ?? 0,
    runs: rows.map(({ model, startedAt, createdAt, ...row }) => ({
      ...row,
      model: model ?? "",
      startedAt: startedAt ?? createdAt,
    })),
  };
}
