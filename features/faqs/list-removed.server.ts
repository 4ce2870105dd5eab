/** Lists questions that the owner removed or dismissed. They must not be proposed again. */
import { and, eq } from "drizzle-orm";
import { faqProposals, removedFaqs } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { RemovedMemory } from "./removed-memory.ts";

export async function listRemoved(
  tx: Db | Transaction,
  { companyId }: { companyId: string },
): Promise<RemovedMemory[]> {
  const removed = await tx
    .select({ key: removedFaqs.generationKey, faq: removedFaqs.faq, evidence: removedFaqs.evidence })
    .from(removedFaqs)
    .where(eq(removedFaqs.companyId, companyId));
  const dismissed = await tx
    .select({
      key: faqProposals.generationKey,
      question: faqProposals.question,
      sourceUrl: faqProposals.sourceUrl,
      origin: faqProposals.origin,
      sentences: faqProposals.evidence,
    })
    .from(faqProposals)
    .where(
      and(
        eq(faqProposals.companyId, companyId),
        eq(faqProposals.kind, "new"),
        eq(faqProposals.status, "dismissed"),
      ),
    );
  return [
    ...removed.map(({ key, faq, evidence }) => ({
      key,
      question: String(faq.question ?? ""),
      sourceUrl: String(evidence[0]?.sourceUrl ?? faq.sourceUrl ?? ""),
      origin: typeof faq.origin === "string" ? faq.origin : null,
      sentences: evidence.map(({ sentence }) => String(sentence)),
    })),
    ...dismissed.map((one) => ({ ...one, question: one.question ?? "" })),
  ];
}
