import type { IntentModel, IntentModelOf } from "#engines/customer-questions/learned/intent-model.ts";
import { buildSearchIndex, type SearchDocument, type SearchIndex } from "#engines/search/search-index.ts";
import type { WordMeanings } from "./meaning/word-meanings.ts";
import type { Passage } from "./passage.ts";
import { nameWordsOf, siteWordsOf } from "./same-question.ts";

interface PassageDocument<P extends Passage> extends SearchDocument {
  passage: P;
}

export interface AskIndex<P extends Passage> {
  search: SearchIndex<PassageDocument<P>>;
  /** The languages of the passages, most frequent first. */
  languages: readonly string[];
  /** Shared by all indexes. Null without one for the center's main language. */
  meanings: WordMeanings | null;
  /** The same, for what customers ask. */
  intentModel: IntentModel | null;
  /** Folded words of the website's name. */
  nameWords: ReadonlySet<string>;
  /** Folded words that most pages of the website have in their titles. */
  siteWords: ReadonlySet<string>;
  /** Roughly, in memory. */
  bytes: number;
}

/** Returns null for a language whose words have no meanings. */
export type MeaningsOf = (language: string) => Promise<WordMeanings | null>;

/** The index covers one center, with its name, and one version of its content. Building it yields to the event loop. */
export async function buildAskIndex<P extends Passage>(
  passages: readonly P[],
  {
    name = "",
    meaningsOf,
    intentModelOf,
  }: { name?: string; meaningsOf?: MeaningsOf; intentModelOf?: IntentModelOf } = {},
): Promise<AskIndex<P>> {
  const search = await buildSearchIndex(passages.map(documentOf));
  const counts = new Map<string, number>();
  for (const { language } of passages) counts.set(language, (counts.get(language) ?? 0) + 1);
  const languages = [...counts].sort((a, b) => b[1] - a[1]).map(([language]) => language);
  const [main] = languages;
  const meanings = main === undefined ? null : ((await meaningsOf?.(main)) ?? null);
  const intentModel = main === undefined ? null : (intentModelOf?.(main) ?? null);
  return {
    search,
    languages,
    meanings,
    intentModel,
    nameWords: nameWordsOf(passages, name),
    siteWords: siteWordsOf(passages),
    bytes: search.bytes,
  };
}

/** The nearest heading says what sentences are about. A page's title is the same for all of its passages. */
function documentOf<P extends Passage>(passage: P): PassageDocument<P> {
  const { title, heading, asks, above, sentences, wordings = [] } = passage;
  return {
    passage,
    title: heading ?? title,
    category: heading === null ? null : [above, title].filter(Boolean).join(" "),
    text: sentences.join(" "),
    wordings: asks === undefined ? wordings : [asks, ...wordings],
  };
}
