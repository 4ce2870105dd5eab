/** Rows keep their places while pages change from being read to read or skipped. */

import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import type { WizardCrawl } from "#features/onboarding/wizard.ts";

export interface LedgerRow {
  url: string;
  path: string;
  state: "read" | "reading" | "skipped";
  title: string | null;
  /** A text such as "412 words", "reading" or "asks for a login". */
  note: string;
}

type Texts = TeamTexts<"wizard">;

/** Drops the company's name at the end of a title, because every page repeats it: "Prices | Acme" becomes "Prices". */
export function shortTitle(title: string | null, companyName: string | null): string | null {
  if (!title || !companyName) return title;
  const end = title.toLowerCase().lastIndexOf(companyName.toLowerCase());
  if (end <= 0 || end + companyName.length !== title.length) return title;
  const short = title.slice(0, end).trimEnd();
  return /.\s*[|–—·:-]$/.test(short) ? short.replace(/\s*[|–—·:-]$/, "") : title;
}

/** `known` has the current rows, which keep their order. New ones are added at the end. */
export function ledgerRows(
  {
    pages,
    reading,
    skipped,
    status,
    found,
  }: Pick<WizardCrawl, "pages" | "reading" | "skipped" | "status" | "found">,
  known: LedgerRow[],
  texts: Texts,
): LedgerRow[] {
  const now = new Map<string, LedgerRow>();
  for (const { url, path, reason } of skipped)
    now.set(url, { url, path, state: "skipped", title: null, note: texts.said(reason) });
  for (const { url, path } of reading)
    now.set(url, { url, path, state: "reading", title: null, note: texts.t("reading") });
  for (const { url, path, title, words } of pages)
    now.set(url, {
      url,
      path,
      state: "read",
      title: shortTitle(title, found?.companyName ?? null),
      note: wordsText(words, texts),
    });
  const isOver = status !== "queued" && status !== "running";
  const kept = known.map((row) => now.get(row.url) ?? unnamedRow(row, isOver, texts));
  const places = new Set(kept.map(({ url }) => url));
  // Pages that have been read come first, then those being read, then skipped ones.
  const added = [...pages, ...reading, ...skipped].flatMap(({ url }) => {
    if (places.has(url)) return [];
    places.add(url);
    return now.get(url) ?? [];
  });
  return [...kept, ...added];
}

/**
 * Between being read and being stored, a page is missing from the state, but its row keeps its place. After the crawl,
 * such a page was skipped but isn't among the listed ones.
 */
function unnamedRow(row: LedgerRow, isOver: boolean, { t }: Texts): LedgerRow {
  return isOver && row.state === "reading" ? { ...row, state: "skipped", note: t("skipped") } : row;
}

export function wordsText(words: number, { t, number }: Texts): string {
  return words === 1 ? t("1 word") : t("{count} words", { count: number(words) });
}

export function pagesText(pages: number, { t, number }: Texts): string {
  return pages === 1 ? t("1 page") : t("{count} pages", { count: number(pages) });
}

export function questionsText(count: number, { t, number }: Texts): string {
  return count === 1 ? t("1 question") : t("{count} questions", { count: number(count) });
}
