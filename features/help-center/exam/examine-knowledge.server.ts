/** Composes a help center's questions, asks the built-in engine and grades the answers. Runs in a thread. */
import { setImmediate } from "node:timers/promises";
import type { StoredClaim } from "#db/schema/contradictions.ts";
import type { ExamResult, ExamText } from "#db/schema/exams.ts";
import {
  type ClaimContradiction,
  type ClaimSide,
  findClaimContradictions,
} from "#engines/contradictions/find-contradictions.ts";
import { composeExam } from "#engines/exam/compose-exam.ts";
import {
  countOutcomes,
  type ExamCounts,
  type GradedQuestion,
  gradeAnswer,
} from "#engines/exam/grade-exam.ts";
import type { FoundConflict } from "#features/faqs/claim-conflicts.server.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { type Knowledge, knownFrom, replyFrom } from "../ask/known-center.server.ts";
import type { CenterPassage } from "../ask/list-passages.server.ts";

export interface CenterToExamine {
  knowledge: Knowledge;
  /** Primary language tag. */
  language: string;
  trade: TradeId | null;
  /** False if the owner has switched answers off. Contradictions are looked for either way. */
  asks: boolean;
}

export interface Examined {
  conflicts: FoundConflict[];
  /** Null if nothing was asked. Without results if there are too few questions. */
  exam: { counts: ExamCounts; results: ExamResult[] } | null;
}

export async function examineKnowledge(
  { knowledge, language, trade, asks }: CenterToExamine,
  { signal }: { signal: AbortSignal },
): Promise<Examined> {
  const { passages, pins } = knowledge;
  const conflicts = (await findClaimContradictions(passages)).map(conflictOf);
  if (!asks) return { conflicts, exam: null };
  const questions = composeExam({ passages, language, trade, pinned: [...pins.keys()] });
  const known = await knownFrom(knowledge);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const graded: GradedQuestion<CenterPassage>[] = [];
  for (const question of questions) {
    const result = replyFrom(known, question.text)?.result ?? null;
    graded.push(gradeAnswer(question, { result, passages: byId }));
    // The message that the exam was stopped is received in between.
    await setImmediate(undefined, { signal });
  }
  return {
    conflicts,
    exam: { counts: countOutcomes(graded), results: graded.map((one) => resultOf(one, byId)) },
  };
}

function conflictOf({ kind, sides: [one, other] }: ClaimContradiction<CenterPassage>): FoundConflict {
  return { kind, claims: [claimOf(one), claimOf(other)] };
}

function claimOf({ passage, sentence, from, to }: ClaimSide<CenterPassage>): StoredClaim {
  const { title, url, slug } = textOf(passage, sentence);
  return { sentence, from, to, title, url, slug };
}

function resultOf(
  { question: { text, origin, answeredBy }, outcome, shown }: GradedQuestion<CenterPassage>,
  byId: ReadonlyMap<string, CenterPassage>,
): ExamResult {
  const [first] = shown;
  const expected = answeredBy === null ? undefined : byId.get(answeredBy[0] ?? "");
  return {
    text,
    origin,
    isKnown: answeredBy !== null,
    outcome,
    shown:
      outcome === "wrong" && first
        ? textOf(first.passage, shown.map((sentence) => sentence.text).join(" "))
        : null,
    expected: outcome !== "right" && expected ? textOf(expected, expected.sentences[0] ?? "") : null,
  };
}

/** In characters. The list of questions stays small enough to read it with each page. */
const maxSentence = 400;

function textOf({ title, heading, url, slug, kind }: CenterPassage, sentence: string): ExamText {
  const name = kind === "question" ? title : (heading ?? title);
  return { title: name.slice(0, maxSentence), url, slug, sentence: sentence.slice(0, maxSentence) };
}
