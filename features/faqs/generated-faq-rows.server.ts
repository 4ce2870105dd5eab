import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import { faqContradictions, faqEvidence, generatedFaqs, removedFaqs } from "#db/schema.ts";
import type { GeneratedFaq } from "#engines/faq-writer/types.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { generationKey } from "./generation-key.ts";

export interface FaqsToStore {
  companyId: string;
  crawlId: string | null;
  faqs: GeneratedFaq[];
  checkedAt: Date;
  /** Slugs that other questions of the company have. */
  takenSlugs?: string[];
  /** Position of the first new question. Defaults to 0. */
  firstPosition?: number;
  /** Language of questions that the website doesn't have in the main language. Defaults to the main language. */
  language?: string | null;
}

/** Skips questions whose generation key the company already has. Returns how many were added. */
export async function insertGeneratedFaqs(tx: Transaction, input: FaqsToStore): Promise<number> {
  const { companyId, crawlId, faqs, checkedAt, takenSlugs = [], firstPosition = 0, language = null } = input;
  if (faqs.length === 0) return 0;
  const slugs = uniqueSlugs(
    faqs.map((faq) => faq.question),
    takenSlugs,
  );
  const rows = await tx
    .insert(generatedFaqs)
    .values(
      faqs.map((faq, index) => ({
        companyId,
        crawlId,
        sourceUrl: faq.sourceUrl,
        question: faq.question.trim(),
        answer: faq.answer.trim(),
        category: faq.category,
        slug: slugs[index] ?? String(index + 1),
        status: "draft" as const,
        position: firstPosition + index,
        origin: faq.origin,
        confidence: faq.confidence,
        review: faq.review,
        leftOut: faq.review !== "ready",
        generationKey: generationKey(faq),
        language,
      })),
    )
    .onConflictDoNothing({ target: [generatedFaqs.companyId, generatedFaqs.generationKey] })
    .returning({ id: generatedFaqs.id, key: generatedFaqs.generationKey });
  const idOf = new Map(rows.map((row) => [row.key, row.id]));
  const evidence = faqs.flatMap((faq) => {
    const faqId = idOf.get(generationKey(faq));
    // If a page contains a question twice, the first answer is kept.
    idOf.delete(generationKey(faq));
    const { sourceUrl, sourceTitle, pageHash } = faq;
    return faqId
      ? faq.evidence.map((sentence, position) => ({
          faqId,
          sentence,
          sourceUrl,
          sourceTitle,
          pageHash,
          checkedAt,
          position,
        }))
      : [];
  });
  if (evidence.length > 0) await tx.insert(faqEvidence).values(evidence);
  return rows.length;
}

/** Deletes generated drafts that the owner hasn't edited, excluded or published, and returns their keys. */
export async function deleteUntouchedDrafts(
  tx: Transaction,
  company: { companyId: string },
): Promise<string[]> {
  // Drafts with these review states were left out by the writer, not by the owner.
  const isAsWritten = or(
    eq(generatedFaqs.leftOut, false),
    inArray(generatedFaqs.review, ["uncertain", "more"]),
  );
  const isUntouched = and(eq(generatedFaqs.version, 1), isAsWritten);
  const rows = await tx
    .delete(generatedFaqs)
    .where(and(isWrittenDraft(company), isUntouched))
    .returning({ key: generatedFaqs.generationKey });
  return rows.flatMap(({ key }) => key ?? []);
}

/** Deletes all generated drafts, even edited and removed ones, because they are about another company's website. */
export async function deleteAllWrittenDrafts(tx: Transaction, company: { companyId: string }): Promise<void> {
  await tx.delete(generatedFaqs).where(isWrittenDraft(company));
  await tx.delete(removedFaqs).where(eq(removedFaqs.companyId, company.companyId));
  await tx.delete(faqContradictions).where(eq(faqContradictions.companyId, company.companyId));
}

function isWrittenDraft({ companyId }: { companyId: string }) {
  return and(
    eq(generatedFaqs.companyId, companyId),
    eq(generatedFaqs.status, "draft"),
    isNotNull(generatedFaqs.generationKey),
  );
}

/** The stored texts of generated questions by generation key, including edits by the owner. */
export async function findGeneratedTexts(
  tx: Transaction,
  { companyId, keys }: { companyId: string; keys: string[] },
): Promise<Map<string, { id: string; question: string; answer: string }>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({
      id: generatedFaqs.id,
      key: generatedFaqs.generationKey,
      question: generatedFaqs.question,
      answer: generatedFaqs.answer,
    })
    .from(generatedFaqs)
    .where(and(eq(generatedFaqs.companyId, companyId), inArray(generatedFaqs.generationKey, keys)));
  return new Map(rows.flatMap(({ key, ...row }) => (key === null ? [] : [[key, row] as const])));
}

export async function readKept(tx: Transaction, companyId: string) {
  const kept = await tx
    .select({ key: generatedFaqs.generationKey, slug: generatedFaqs.slug })
    .from(generatedFaqs)
    .where(eq(generatedFaqs.companyId, companyId));
  return {
    keys: new Set(kept.flatMap(({ key }) => key ?? [])),
    slugs: kept.map(({ slug }) => slug),
    count: kept.length,
  };
}

interface StatedFaq {
  question: string;
  answer: string;
  category: string;
}

/** Adds questions about contact details that the owner entered. Returns how many were added. */
export async function insertStatedFaqs(
  tx: Transaction,
  { companyId, faqs, firstPosition }: { companyId: string; faqs: StatedFaq[]; firstPosition: number },
): Promise<number> {
  if (faqs.length === 0) return 0;
  const rows = await tx
    .insert(generatedFaqs)
    .values(
      faqs.map((faq, index) => ({
        ...faq,
        companyId,
        slug: `contact-${index + 1}`,
        position: firstPosition + index,
        generationKey: generationKey({ sourceUrl: "manual", question: faq.question }),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: generatedFaqs.id });
  return rows.length;
}
