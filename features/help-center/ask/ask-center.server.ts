/** Answers visitors' questions from one help center in one language, with a cached index of its public content. */
import { type AskResult, ask } from "#engines/ask/ask.ts";
import { type AskIndex, buildAskIndex } from "#engines/ask/ask-index.ts";
import { isQuestion } from "#engines/ask/is-question.ts";
import { listPins, wordingOf } from "#features/faqs/pinned-answers.server.ts";
import { intentModelOf } from "#features/websites/write/intent-models.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";
import { rememberByVersion } from "../remember-by-version.server.ts";
import { readAnswering } from "../theme-settings.ts";
import { type CenterPassage, listPassages } from "./list-passages.server.ts";
import { wordMeanings } from "./word-meanings.server.ts";

/** Limit for all help centers of the process together. The least recently used indexes are evicted. */
const maxBytes = 100_000_000;

const known = rememberByVersion<Known>({ read: readKnown, bytesOf: ({ index }) => index.bytes, maxBytes });

export interface Known {
  index: AskIndex<CenterPassage>;
  /** What the owner made the answer to a wording. */
  pins: ReadonlyMap<string, CenterPassage>;
}

/** Uncached. Exams of many help centers would evict the indexes that visitors need. */
export async function readKnown(db: Db, scope: PublicScope): Promise<Known> {
  const [passages, pinned, { all }] = await Promise.all([
    listPassages(db, scope),
    listPins(db, scope),
    knownQuestions(db, scope),
  ]);
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  const bySlug = new Map(passages.map((passage) => [passage.slug, passage]));
  const pins = pinned.flatMap(({ wording, faqId }): [string, CenterPassage][] => {
    const passage = bySlug.get(slugs.get(faqId) ?? "");
    return passage ? [[wording, passage]] : [];
  });
  const { companyName: name } = scope.company;
  return {
    index: await buildAskIndex(passages, { name, meaningsOf: wordMeanings, intentModelOf }),
    pins: new Map(pins),
  };
}

const maxNearest = 6;
/** Sentences of a pinned question that are shown. */
const maxPinnedSentences = 4;

export interface CenterReply {
  result: AskResult<CenterPassage>;
  index: AskIndex<CenterPassage>;
  isPinned: boolean;
}

/** Returns null for a text that isn't a question and has no pinned answer, and in a help center whose owner has switched answers off. */
export async function askCenter(db: Db, scope: PublicScope, text: string): Promise<CenterReply | null> {
  if (!readAnswering(scope.company.searchSettings).isOn) return null;
  return replyFrom(await known(db, scope), text);
}

/** Pinned answers come first. */
export function replyFrom({ index, pins }: Known, text: string): CenterReply | null {
  const pinned = pins.get(wordingOf(text));
  if (pinned) return { result: pinnedResult(pinned), index, isPinned: true };
  return isQuestion(text) ? { result: ask(index, { text }), index, isPinned: false } : null;
}

/** The passages that share most with a question, whether visitors would see them or not. */
export function nearestPassages({ index }: CenterReply, text: string): CenterPassage[] {
  const calibration = { answerFrom: Number.POSITIVE_INFINITY, nearFrom: 0 };
  return ask(index, { text }, { calibration, nearLimit: maxNearest }).near.map(({ passage }) => passage);
}

function pinnedResult(passage: CenterPassage): AskResult<CenterPassage> {
  const sentences = passage.sentences.slice(0, maxPinnedSentences).map((text, at) => ({ passage, at, text }));
  return { decision: "answer", sentences, also: [], confidence: 1, near: [] };
}
