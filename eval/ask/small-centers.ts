/** Reads help centers that consist of a few questions. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Passage } from "#engines/ask/passage.ts";
import { splitSentences } from "#shared/text.ts";

const centers = z.record(
  z.string(),
  z.object({
    language: z.string(),
    /** Each with its answer. */
    questions: z.array(z.tuple([z.string(), z.string()])),
  }),
);

/** Rejects if the file has no such center. */
export async function readCenters(file: string, name: string): Promise<Passage[]> {
  const center = centers.parse(JSON.parse(await readFile(file, "utf8")))[name];
  if (!center) throw new Error(`There is no center "${name}".`);
  const { language, questions } = center;
  return questions.map(([title, answer], at) => ({
    id: `faq${at}`,
    kind: "question",
    title,
    heading: null,
    sentences: splitSentences(answer, language),
    url: `/faq/${at}`,
    checkedAt: null,
    language,
  }));
}
