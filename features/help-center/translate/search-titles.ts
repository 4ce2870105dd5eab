/** Finds texts to translate, of which lists show the first ones only. */
import { foldText } from "#engines/search/fold-text.ts";

const maxSearch = 200;

export function readSearch(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().slice(0, maxSearch).toWellFormed();
}

/** Those with all words of the search in the title, in either language. All of them for an empty search. */
export function searchTitles<
  Text extends { title: string; translation?: { fields: Record<string, string> } | null },
>(texts: Text[], search: string): Text[] {
  const words = foldText(search).split(" ").filter(Boolean);
  if (words.length === 0) return texts;
  return texts.filter(({ title, translation }) => {
    const { title: translated = "", question = "", name = "" } = translation?.fields ?? {};
    const folded = foldText([title, translated, question, name].join(" "));
    return words.every((word) => folded.includes(word));
  });
}
