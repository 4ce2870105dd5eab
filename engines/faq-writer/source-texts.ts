/** Selects the text of pages to store: quotes are shown in its context, and it answers visitors' questions. */
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

/** Limit per page, about the length of a long book. */
const maxCharacters = 200_000;

/** Returns each page once. Drops menus, buttons and forms that aren't quoted. */
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
    if (seen.has(page.url)) return [];
    const sentences = quoted.get(page.url) ?? [];
    seen.add(page.url);
    const { url, title, pageHash, tree, lines } = readPage(page);
    const visible = lines.map(({ text, level }) => ({ text, level }));
    const marked = markSource(visible, sentences);
    const isQuoted = marked.lines.map(({ parts }) => parts.some(({ isMarked }) => isMarked));
    let left = maxCharacters - lengthOf(visible.filter((_, at) => isQuoted[at]));
    const kept = visible.filter((line, at) => {
      if (isQuoted[at]) return true;
      if (lines[at]!.isExcluded || lines[at]!.isControl) return false;
      left -= line.text.length;
      return left >= 0;
    });
    const found = new Set(marked.found);
    const hidden = statedBy(
      statedTexts(tree),
      sentences.filter((sentence) => !found.has(sentence)),
    );
    const stored = [...kept, ...hidden];
    return stored.length === 0 ? [] : [{ url, title, pageHash, lines: stored }];
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
