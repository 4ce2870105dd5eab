/** Answers questions from what was read of one help center in one language. Without a database, so that threads can. */
import { type AskResult, ask } from "#engines/ask/ask.ts";
import { type AskIndex, buildAskIndex } from "#engines/ask/ask-index.ts";
import { isQuestion } from "#engines/ask/is-question.ts";
import { wordingOf } from "#features/faqs/wording-of.ts";
import { intentModelOf } from "#features/websites/write/intent-models.server.ts";
import type { CenterPassage } from "./list-passages.server.ts";
import { wordMeanings } from "./word-meanings.server.ts";

export interface Knowledge {
  /** Of the company. */
  name: string;
  passages: readonly CenterPassage[];
  /** What the owner made the answer to a wording. */
  pins: ReadonlyMap<string, CenterPassage>;
}

export interface Known {
  index: AskIndex<CenterPassage>;
  pins: Knowledge["pins"];
}

export interface CenterReply {
  result: AskResult<CenterPassage>;
  index: AskIndex<CenterPassage>;
  isPinned: boolean;
}

/** Sentences of a pinned question that are shown. */
const maxPinnedSentences = 4;

export async function knownFrom({ name, passages, pins }: Knowledge): Promise<Known> {
  return { index: await buildAskIndex(passages, { name, meaningsOf: wordMeanings, intentModelOf }), pins };
}

/** Pinned answers come first. */
export function replyFrom({ index, pins }: Known, text: string): CenterReply | null {
  const pinned = pins.get(wordingOf(text));
  if (pinned) return { result: pinnedResult(pinned), index, isPinned: true };
  return isQuestion(text) ? { result: ask(index, { text }), index, isPinned: false } : null;
}

function pinnedResult(passage: CenterPassage): AskResult<CenterPassage> {
  const sentences = passage.sentences.slice(0, maxPinnedSentences).map((text, at) => ({ passage, at, text }));
  return { decision: "answer", sentences, also: [], confidence: 1, near: [] };
}
