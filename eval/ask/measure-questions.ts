/** Asks written questions about websites, each imported as its owner would, and counts right and wrong answers. */
import { z } from "zod";
import { ask } from "#engines/ask/ask.ts";
import { buildAskIndex } from "#engines/ask/ask-index.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { wordMeanings } from "#features/help-center/ask/word-meanings.server.ts";
import { intentModelOf } from "#features/websites/write/intent-models.server.ts";
import { readLines } from "../read-lines.ts";
import { readSitePassages } from "./site-passages.ts";

const question = z.object({
  /** The name of the website's folder. */
  site: z.string(),
  question: z.string(),
  /** Parts of sentences. An answer that has one of them is right. Null if the website doesn't answer the question. */
  answers: z.array(z.string()).nonempty().nullable(),
});

type Question = z.infer<typeof question>;

interface Outcome {
  question: Question;
  /** "" if none is shown. */
  answer: string;
  isRight: boolean;
}

export interface QuestionScores {
  questions: number;
  answerable: number;
  right: number;
  wrong: number;
  /** Of the questions that the website doesn't answer. */
  wrongWithoutAnswer: number;
  /** Wrong answers as a share of those shown, with the 95 % interval. Null if none is shown. */
  wrongShare: { value: number; low: number; high: number } | null;
}

export async function measureQuestions(
  file: string,
  folder: string,
  readPassages: (folder: string, site: string) => Promise<Passage[]> = readSitePassages,
): Promise<{ scores: QuestionScores; outcomes: Outcome[] }> {
  const bySite = Map.groupBy(await readLines(file, question), ({ site }) => site);
  const outcomes: Outcome[] = [];
  for (const [site, questions] of bySite) {
    const index = await buildAskIndex(await readPassages(folder, site), {
      meaningsOf: wordMeanings,
      intentModelOf,
    });
    for (const one of questions) {
      const answer = ask(index, { text: one.question })
        .sentences.map(({ text }) => text)
        .join(" ");
      outcomes.push({ question: one, answer, isRight: isRight(one, answer) });
    }
  }
  return { scores: scoreQuestions(outcomes), outcomes };
}

function isRight({ answers }: Question, text: string): boolean {
  return answers?.some((answer) => fold(text).includes(fold(answer))) ?? false;
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

function scoreQuestions(outcomes: readonly Outcome[]): QuestionScores {
  const shown = outcomes.filter(({ answer }) => answer !== "");
  const wrong = shown.filter((outcome) => !outcome.isRight);
  return {
    questions: outcomes.length,
    answerable: outcomes.filter(({ question: { answers } }) => answers !== null).length,
    right: shown.length - wrong.length,
    wrong: wrong.length,
    wrongWithoutAnswer: wrong.filter(({ question: { answers } }) => answers === null).length,
    wrongShare: shown.length === 0 ? null : wilson(wrong.length, shown.length),
  };
}

/** Wilson's score interval. */
export function wilson(count: number, total: number): { value: number; low: number; high: number } {
  const z95 = 1.96;
  const value = count / total;
  const divisor = 1 + z95 ** 2 / total;
  const center = (value + z95 ** 2 / (2 * total)) / divisor;
  const half = (z95 * Math.sqrt((value * (1 - value)) / total + z95 ** 2 / (4 * total ** 2))) / divisor;
  return { value, low: center - half, high: center + half };
}

/** The last line is JSON. The questions are listed only on request, so that a set stays unseen. */
export function reportQuestions(
  { scores, outcomes }: { scores: QuestionScores; outcomes: readonly Outcome[] },
  { isListed }: { isListed: boolean },
): string {
  const lines = outcomes.map(({ question: { site, question: text, answers }, answer, isRight: right }) => {
    const grade = answer === "" ? (answers === null ? "declined" : "missed") : right ? "right" : "wrong";
    return [grade.padEnd(9), site, text, answer.slice(0, 160)].join(" | ");
  });
  return [...(isListed ? lines : []), JSON.stringify(scores)].join("\n");
}
