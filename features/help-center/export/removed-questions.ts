/** What an exported center says about questions that its owner removed or dismissed. */
import { z } from "zod";
import type { removedFaqs } from "#db/schema.ts";
import type { Ids } from "#platform/ids.ts";

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0"), "holds a character that can't be stored");
const question = text(1_000);
const sourceUrl = text(2_000);
const origin = text(20).nullish();
const generationKey = text(300).nullable();

/** Missing from older exports. */
export const removedQuestionsSchema = z
  .array(
    z.object({
      generationKey,
      faq: z.object({ question, sourceUrl: sourceUrl.nullish(), origin }),
      evidence: z.array(z.object({ sentence: text(10_000), sourceUrl })).max(1_000),
    }),
  )
  .max(20_000)
  .default([]);

/** Only those that are new and were dismissed are remembered. Missing from older exports. */
export const dismissedQuestionsSchema = z
  .array(
    z.object({
      kind: text(20),
      status: text(20),
      question: question.nullable(),
      sourceUrl,
      origin,
      generationKey,
      evidence: z.array(text(10_000)).max(1_000),
    }),
  )
  .max(100_000)
  .default([]);

/** Rows that only remember: an imported center restores nothing that was removed elsewhere. */
export function removedRows(
  companyId: string,
  {
    removed_faqs,
    faq_proposals,
  }: {
    removed_faqs: z.infer<typeof removedQuestionsSchema>;
    faq_proposals: z.infer<typeof dismissedQuestionsSchema>;
  },
  { now, ids }: { now: Date; ids: Ids },
): (typeof removedFaqs.$inferInsert)[] {
  const dismissed = faq_proposals.filter(({ kind, status }) => kind === "new" && status === "dismissed");
  const memories = [
    ...removed_faqs,
    ...dismissed.map(({ generationKey: key, evidence, ...faq }) => ({
      generationKey: key,
      faq: { question: faq.question, sourceUrl: faq.sourceUrl, origin: faq.origin },
      evidence: evidence.map((sentence) => ({ sentence, sourceUrl: faq.sourceUrl })),
    })),
  ];
  return memories.map((memory) => ({
    ...memory,
    id: ids.uuid(),
    companyId,
    removedAt: now,
    purgedAt: now,
  }));
}
