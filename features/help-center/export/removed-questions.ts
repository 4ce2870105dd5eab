/** Questions that the owner of an exported help center removed or dismissed. An import must not propose them again. */
import { z } from "zod";
import type { ImportedRemoval } from "#features/faqs/store-imported-faqs.server.ts";
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

export const removedQuestionSchema = z.object({
  generationKey,
  faq: z.object({ question, sourceUrl: sourceUrl.nullish(), origin }),
  evidence: z.array(z.object({ sentence: text(10_000), sourceUrl })).max(1_000),
});

export const dismissedQuestionSchema = z.object({
  kind: text(20),
  status: text(20),
  question: question.nullable(),
  sourceUrl,
  origin,
  generationKey,
  evidence: z.array(text(10_000)).max(1_000),
});

type RemovedQuestion = z.infer<typeof removedQuestionSchema>;
type DismissedQuestion = z.infer<typeof dismissedQuestionSchema>;

/** Only dismissed new questions matter. The other kinds of proposals belong to existing questions. */
export function asRemoved(proposals: DismissedQuestion[]) {
  const dismissed = proposals.filter(({ kind, status }) => kind === "new" && status === "dismissed");
  return dismissed.map(({ generationKey: key, evidence, question: asked, sourceUrl: url, origin: from }) => ({
    generationKey: key,
    faq: { question: asked, sourceUrl: url, origin: from },
    evidence: evidence.map((sentence) => ({ sentence, sourceUrl: url })),
  }));
}

export function removedRows(
  questions: (RemovedQuestion | ReturnType<typeof asRemoved>[number])[],
  ids: Pick<Ids, "uuid">,
): ImportedRemoval[] {
  return questions.map((question) => ({ ...question, id: ids.uuid() }));
}
