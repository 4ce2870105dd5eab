/** Tells folders of languages from folders that only have such a name, such as "it" and "hr" of departments. */
import { likelyLanguageOf } from "#engines/languages/detect/text-language.ts";
import { fencedLines } from "./fenced-lines.ts";

/** Path of each page by its name. */
type Pages = ReadonlyMap<string, string>;

/** Pages of a folder that are read. */
const maxPages = 40;
const maxChars = 2_000;

/** Languages that are easily taken for each other. */
const relatives = ["nb nn no da sv", "hr sr bs sl", "cs sk", "ms id", "es ca gl pt it", "ru uk bg"].map(
  (group) => new Set(group.split(" ")),
);

/** True if pages are in another language and none is in this one. Copies of pages elsewhere prove nothing. */
export function isTopic(
  tag: string,
  { pages, others, texts }: { pages: Pages; others: readonly Pages[]; texts: ReadonlyMap<string, string> },
): boolean {
  const language = tag.split("-")[0]!;
  let isOther = false;
  for (const [name, path] of [...pages].slice(0, maxPages)) {
    const text = texts.get(path) ?? "";
    if (others.some((other) => texts.get(other.get(name) ?? "") === text)) continue;
    const found = likelyLanguageOf(proseOf(text));
    if (found === null) continue;
    if (found === language || areRelated(found, language)) return false;
    isOther = true;
  }
  return isOther;
}

function areRelated(one: string, other: string): boolean {
  return relatives.some((group) => group.has(one) && group.has(other));
}

/** Without front matter and code, which are often in English. */
function proseOf(text: string): string {
  const lines = text
    .slice(0, 2 * maxChars)
    .replace(/^\uFEFF?---\r?\n[\s\S]*?\n---/, "")
    .split("\n");
  const isFenced = fencedLines(lines);
  return lines
    .filter((_, at) => !isFenced[at])
    .join("\n")
    .slice(0, maxChars);
}
