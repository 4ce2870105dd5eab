/** Suggests the page that a dead link probably meant, by the words of its text and its address. */
import { foldText } from "#engines/search/fold-text.ts";
import { splitWords } from "#engines/search/split-words.ts";
import { stemOf } from "#engines/search/stem.ts";
import { stopWords } from "#engines/search/stop-words.ts";

/** Words in more than this share of the titles, such as the company's name, distinguish nothing. */
const commonFrom = 0.2;
const fewTitles = 10;
/** Of the link's words and the title's words, by weight. */
const leastShare = 0.5;

export interface LivingPage {
  id: string | number;
  title: string;
}

export interface DeadLink {
  text: string;
  address: string;
  /** Id of the page that has the link. It is never suggested. */
  from?: LivingPage["id"] | null;
}

/** Returns a function that finds the most similar page, or null if none is similar enough. */
export function pageSuggester<Page extends LivingPage>(
  pages: readonly Page[],
): (link: DeadLink) => Page | null {
  const titles = pages.map((page) => ({ page, words: wordsOf(page.title) }));
  const having = new Map<string, number[]>();
  for (const [index, { words }] of titles.entries())
    for (const word of words) having.set(word, [...(having.get(word) ?? []), index]);
  const total = Math.max(fewTitles, titles.length);
  const weightOf = (word: string) => {
    const count = having.get(word)?.length ?? 0;
    return count > total * commonFrom ? 0 : Math.log(1 + total / Math.max(1, count));
  };
  const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weightOf(word), 0);

  return ({ text, address, from = null }) => {
    // The text often says only "here" or "this article".
    const best = [wordsOf(text), wordsOf(lastPart(address))]
      .flatMap((words) => {
        const found = new Set(
          [...words].flatMap((word) => (weightOf(word) > 0 ? (having.get(word) ?? []) : [])),
        );
        return [...found].flatMap((index) => {
          const { page, words: others } = titles[index]!;
          if (page.id === from) return [];
          return [{ page, share: sum(words.intersection(others)) / sum(words.union(others)) }];
        });
      })
      .reduce<{ page: Page; share: number } | null>(
        (one, other) => (one !== null && one.share >= other.share ? one : other),
        null,
      );
    return best !== null && best.share >= leastShare ? best.page : null;
  };
}

/** The words of an address such as "/hc/articles/7-How-to-pay". */
function lastPart(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return decoded(last)
    .replace(/\.(?:mdx?|html?)$/i, "")
    .replace(/^\d+[-_]?/, "")
    .replace(/[-_]+/g, " ");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wordsOf(text: string): Set<string> {
  const words = splitWords(foldText(text)).map(({ word }) => word);
  const telling = words.filter((word) => !stopWords.has(word));
  return new Set(telling.map(stemOf));
}
