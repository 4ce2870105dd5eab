import { and, asc, eq, inArray } from "drizzle-orm";
import { faqEvidence, generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import type { Db } from "#platform/db/open-database.ts";
import { type EvidenceRow, type PublicFaq, presentFaqs } from "./present.ts";

/**
 * The published FAQs of one company, from both tables, in the order of the page: by hand within a category,
 * categories in the order in which they first appear.
 */
export async function listPublicFaqs(db: Db, scope: { companyId: string }): Promise<PublicFaq[]> {
  const [written, fromVideos] = await Promise.all([
    db
      .select({
        id: generatedFaqs.id,
        question: generatedFaqs.question,
        answer: generatedFaqs.answer,
        category: generatedFaqs.category,
        slug: generatedFaqs.slug,
        position: generatedFaqs.position,
        updatedAt: generatedFaqs.updatedAt,
      })
      .from(generatedFaqs)
      .where(and(eq(generatedFaqs.companyId, scope.companyId), eq(generatedFaqs.status, "published")))
      .orderBy(asc(generatedFaqs.position), asc(generatedFaqs.createdAt), asc(generatedFaqs.id)),
    db
      .select({
        id: videoGeneratedFaqs.id,
        question: videoGeneratedFaqs.question,
        answer: videoGeneratedFaqs.answer,
        category: videoGeneratedFaqs.category,
        slug: videoGeneratedFaqs.slug,
        position: videoGeneratedFaqs.position,
        updatedAt: videoGeneratedFaqs.updatedAt,
      })
      .from(videoGeneratedFaqs)
      .where(
        and(eq(videoGeneratedFaqs.companyId, scope.companyId), eq(videoGeneratedFaqs.status, "published")),
      )
      .orderBy(
        asc(videoGeneratedFaqs.position),
        asc(videoGeneratedFaqs.createdAt),
        asc(videoGeneratedFaqs.id),
      ),
  ]);
  const evidence = await listEvidence(
    db,
    written.map((faq) => faq.id),
  );
  return presentFaqs([...written, ...fromVideos], evidence);
}

/** Callers hand in ids that they have read within a company's scope. */
async function listEvidence(db: Db, faqIds: string[]): Promise<EvidenceRow[]> {
  if (faqIds.length === 0) return [];
  return db
    .select({
      faqId: faqEvidence.faqId,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      checkedAt: faqEvidence.checkedAt,
    })
    .from(faqEvidence)
    .where(inArray(faqEvidence.faqId, faqIds))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
}
