import { and, eq, ne } from "drizzle-orm";
import { faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Transaction } from "#platform/db/open-database.ts";

export interface Proof {
  /** Null keeps the current generation key. */
  key: string | null;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
  evidence: string[];
}

/** Replaces a question's evidence without changing its text. The caller must hold the company lock. */
export async function replaceProof(
  tx: Transaction,
  { companyId, faqId, proof, checkedAt }: { companyId: string; faqId: string; proof: Proof; checkedAt: Date },
): Promise<void> {
  const { key, sourceUrl, sourceTitle, pageHash, evidence } = proof;
  const isMine = and(eq(generatedFaqs.companyId, companyId), eq(generatedFaqs.id, faqId));
  const [other] =
    key === null
      ? []
      : await tx
          .select({ id: generatedFaqs.id })
          .from(generatedFaqs)
          .where(
            and(
              eq(generatedFaqs.companyId, companyId),
              eq(generatedFaqs.generationKey, key),
              ne(generatedFaqs.id, faqId),
            ),
          );
  const rows = await tx
    .update(generatedFaqs)
    .set({ sourceUrl, ...(key === null || other ? {} : { generationKey: key }) })
    .where(isMine)
    .returning({ id: generatedFaqs.id });
  if (rows.length === 0) return;
  await tx.delete(faqEvidence).where(eq(faqEvidence.faqId, faqId));
  if (evidence.length === 0) return;
  await tx.insert(faqEvidence).values(
    evidence.map((sentence, position) => ({
      faqId,
      sentence,
      sourceUrl,
      sourceTitle,
      pageHash,
      checkedAt,
      position,
    })),
  );
}
