/** Selects the text of cited pages to store, so that each quote can be shown in context. */
import type { CrawledPage } from "#engines/crawler/types.ts";
import { markSource, type SourceLine } from "./mark-source.ts";
import { readPage, statedTexts } from "./read-page.ts";
import type { FaqWriterResult } from "./types.ts";

export interface SourceText {
  url: string;
  title: string | null;
  pageHash: string;
  lines: SourceLine[];
}

/** Limit per page, about that of a long book. */
const maxCharacters = 200_000;

/** Returns each cited page once. Drops menus and forms that aren't quoted. */
export function sourceTexts(
  pages: CrawledPage[],
  { faqs, contradictions }: Pick<FaqWriterResult, "faqs" | "contradictions">,
): SourceText[] {
  const quoted = new Map<string, string[]>();
  const add = (url: string, sentences: string[]) =>
    quoted.set(url, [...(quoted.get(url) ?? []), ...sentences]);
  for (const { sourceUrl, evidence } of faqs) add(sourceUrl, evidence);
  for (const { sourceUrl, evidence } of contradictions.flatMap(({ values }) => values))
    add(sourceUrl, [evidence]);
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const sentences = quoted.get(page.url);
    if (!sentences || seen.has(page.url)) return [];
    seen.add(page.url);
    const { url, title, pageHash, tree, lines } = readPage(page);
    const visible = lines.map(({ text, level }) => ({ text, level }));
    const marked = markSource(visible, sentences);
    const isQuoted = marked.lines.map(({ parts }) => parts.some(({ isMarked }) => isMarked));
    let left = maxCharacters - lengthOf(visible.filter((_, at) => isQuoted[at]));
    const kept = visible.filter((line, at) => {
      if (isQuoted[at]) return true;
      if (lines[at]!.isExcluded) return false;
      left -= line.text.length;
      return left >= 0;
    });
    const found = new Set(marked.found);
    const hidden = statedBy(
      statedTexts(tree),
      sentences.filter((sentence) => !found.has(sentence)),
    );
    return [{ url, title, pageHash, lines: [...kept, ...hidden] }];
  });
}

function statedBy(texts: string[], sentences: string[]): SourceLine[] {
  if (sentences.length === 0) return [];
  const lines = texts.map((text) => ({ text: text.replace(/\s+/g, " ").trim(), level: 8 }));
  const marked = markSource(lines, sentences);
  return lines.filter((_, at) => marked.lines[at]!.parts.some(({ isMarked }) => isMarked));
}

function lengthOf(lines: SourceLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}
