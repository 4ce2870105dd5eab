/** Inserts the questions of an uploaded export, with their evidence. The caller holds the company's lock. */
import { inArray } from "drizzle-orm";
import { faqEvidence, generatedFaqs, pinnedAnswers, removedFaqs, videoGeneratedFaqs } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";

type Company = { companyId: string };
type RowsOf<Table extends { $inferInsert: { companyId?: unknown } }> = Omit<
  Table["$inferInsert"],
  "companyId"
>[];

export async function storeImportedFaqs(
  tx: Transaction,
  { companyId }: Company,
  rows: RowsOf<typeof generatedFaqs>,
): Promise<void> {
  await tx.insert(generatedFaqs).values(rows.map((row) => ({ ...row, companyId })));
}

/** The questions must be stored before. Ignores what isn't a question's id, such as that of an article. */
export async function storeImportedPins(
  tx: Transaction,
  { companyId }: Company,
  pins: { wording: string; faqId: string }[],
): Promise<void> {
  const ids = pins.map(({ faqId }) => faqId);
  const known = await tx
    .select({ id: generatedFaqs.id })
    .from(generatedFaqs)
    .where(inArray(generatedFaqs.id, ids));
  const rows = pins.filter(({ faqId }) => known.some(({ id }) => id === faqId));
  if (rows.length > 0) await tx.insert(pinnedAnswers).values(rows.map((row) => ({ ...row, companyId })));
}

/** The questions must be stored before. */
export async function storeImportedEvidence(
  tx: Transaction,
  rows: (typeof faqEvidence.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(faqEvidence).values(rows);
}

export async function storeImportedVideoFaqs(
  tx: Transaction,
  { companyId }: Company,
  rows: RowsOf<typeof videoGeneratedFaqs>,
): Promise<void> {
  await tx.insert(videoGeneratedFaqs).values(rows.map((row) => ({ ...row, companyId })));
}

export type ImportedRemoval = Pick<
  typeof removedFaqs.$inferInsert,
  "id" | "generationKey" | "faq" | "evidence"
>;

/** Remembers the removals without their texts, because they can't be restored here. */
export async function storeImportedRemovals(
  tx: Transaction,
  { companyId }: Company,
  { rows, now }: { rows: ImportedRemoval[]; now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(removedFaqs)
    .values(rows.map((row) => ({ ...row, companyId, removedAt: now, purgedAt: now })));
}
