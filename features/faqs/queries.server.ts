import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { faqEvidence, generatedFaqs, videoGeneratedFaqs } from "#db/schema/faqs.ts";
import { videoMetadata } from "#db/schema/guides.ts";
import type { Db } from "#platform/db/open-database.ts";
import { type EvidenceRow, type FaqRow, type PublicFaq, presentFaqs } from "./present.ts";

/** Others have their turn between so many: thousands of answers that nobody rendered before take a second. */
const answersEachTurn = 50;

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
        sourceVideo: videoGeneratedFaqs.sourceVideo,
        seconds: videoGeneratedFaqs.videoTimestamp,
        videoId: videoMetadata.id,
      })
      .from(videoGeneratedFaqs)
      .leftJoin(companies, and(eq(companies.id, videoGeneratedFaqs.companyId), eq(companies.plan, "ai")))
      .leftJoin(
        videoMetadata,
        and(
          eq(videoMetadata.id, videoGeneratedFaqs.videoId),
          eq(videoMetadata.companyId, companies.id),
          eq(videoMetadata.published, true),
        ),
      )
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
  const withPlaces = fromVideos.map(({ videoId, sourceVideo, seconds, ...row }) => ({
    ...row,
    video: videoId === null ? null : { id: videoId, title: sourceVideo ?? "", seconds: seconds ?? 0 },
  }));
  const rows: (FaqRow & { position: number })[] = [...written, ...withPlaces];
  const byFaq = Map.groupBy(evidence, (row) => row.faqId);
  const taken = new Set<string>();
  const faqs: PublicFaq[] = [];
  for (let start = 0; start < rows.length; start += answersEachTurn) {
    if (start > 0) await nextTurn();
    const some = rows.slice(start, start + answersEachTurn);
    faqs.push(
      ...presentFaqs(
        some,
        some.flatMap(({ id }) => byFaq.get(id) ?? []),
        taken,
      ),
    );
  }
  return faqs;
}

/**
 * Callers hand in ids that they have read within a company's scope. A quote that its page does not say any more is no
 * proof: a visitor who follows it finds nothing, whatever day is named beside it. Its owner is asked about it.
 */
export async function listEvidence(db: Db, faqIds: string[]): Promise<EvidenceRow[]> {
  if (faqIds.length === 0) return [];
  return db
    .select({
      faqId: faqEvidence.faqId,
      sentence: faqEvidence.sentence,
      sourceUrl: faqEvidence.sourceUrl,
      checkedAt: faqEvidence.checkedAt,
    })
    .from(faqEvidence)
    .where(and(inArray(faqEvidence.faqId, faqIds), isNull(faqEvidence.missingSince)))
    .orderBy(asc(faqEvidence.faqId), asc(faqEvidence.position));
}
