/** Runs of a model that drafts translations. */
import { and, desc, eq, gte, inArray, sql, sum } from "drizzle-orm";
import { translationRuns } from "#db/schema/translations.ts";
import type { TokenUsage } from "#platform/ai/ask-model.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { hasReopenableStatus } from "#platform/jobs/reopenable.ts";
import { activeStatuses } from "#shared/enumerations.ts";

export type TranslationRun = typeof translationRuns.$inferSelect;

/** The newest run of a language. */
export async function findNewestRun(
  db: Db,
  { companyId, language }: { companyId: string; language: string },
): Promise<TranslationRun | null> {
  const [row] = await db
    .select()
    .from(translationRuns)
    .where(and(eq(translationRuns.companyId, companyId), eq(translationRuns.language, language)))
    .orderBy(desc(translationRuns.createdAt), desc(translationRuns.id))
    .limit(1);
  return row ?? null;
}

/** Null if a run of the language is under way. Call with the company locked. */
export async function startRun(
  tx: Transaction,
  { companyId, language, total }: { companyId: string; language: string; total: number },
): Promise<string | null> {
  const rows = await tx
    .insert(translationRuns)
    .values({ companyId, language, total })
    .onConflictDoNothing()
    .returning({ id: translationRuns.id });
  return rows[0]?.id ?? null;
}

/** Tokens that a company's runs have used since a time. */
export async function countTokens(
  db: Db | Transaction,
  { companyId, since }: { companyId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({
      tokens: sum(sql`${translationRuns.inputTokens} + ${translationRuns.outputTokens}`).mapWith(Number),
    })
    .from(translationRuns)
    .where(and(eq(translationRuns.companyId, companyId), gte(translationRuns.createdAt, since)));
  return row?.tokens ?? 0;
}

/** Null if the run has ended or was deleted. */
export async function claimRun(db: Db, id: string): Promise<TranslationRun | null> {
  const [row] = await db.update(translationRuns).set({ status: "running" }).where(isActive(id)).returning();
  return row ?? null;
}

export async function countDraft(
  db: Db,
  id: string,
  { isStored, isRefused, usage }: { isStored: boolean; isRefused: boolean; usage: TokenUsage },
): Promise<void> {
  await db
    .update(translationRuns)
    .set({
      drafted: sql`${translationRuns.drafted} + ${isStored ? 1 : 0}`,
      refused: sql`${translationRuns.refused} + ${isRefused ? 1 : 0}`,
      inputTokens: sql`${translationRuns.inputTokens} + ${usage.inputTokens}`,
      outputTokens: sql`${translationRuns.outputTokens} + ${usage.outputTokens}`,
    })
    .where(eq(translationRuns.id, id));
}

/** `error` is a sentence for the team. */
export async function endRun(
  db: Db,
  { id, finishedAt, error }: { id: string; finishedAt: Date; error: string | null },
): Promise<void> {
  await db
    .update(translationRuns)
    .set({ status: error === null ? "completed" : "failed", error, finishedAt })
    .where(isActive(id));
}

/** For an operator's retry. */
export async function reopenRun(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .update(translationRuns)
    .set({ status: "queued", error: null, finishedAt: null })
    .where(and(eq(translationRuns.id, id), hasReopenableStatus(translationRuns.status)))
    .returning({ id: translationRuns.id });
  return rows.length === 1;
}

function isActive(id: string) {
  return and(eq(translationRuns.id, id), inArray(translationRuns.status, activeStatuses));
}
