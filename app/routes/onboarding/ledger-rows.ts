/** The rows of the crawl's ledger. Rows keep their place while pages change from being read to read or left out. */
import type { WizardCrawl } from "#features/onboarding/wizard.ts";

export interface LedgerRow {
  url: string;
  path: string;
  state: "read" | "reading" | "skipped";
  title: string | null;
  /** "412 words", "reading", "asks for a login". */
  note: string;
}

const numbers = new Intl.NumberFormat("en-US");

/** A title without the company's name at its end, which every page repeats: "Prices | Acme" is "Prices". */
export function shortTitle(title: string | null, companyName: string | null): string | null {
  if (!title || !companyName) return title;
  const end = title.toLowerCase().lastIndexOf(companyName.toLowerCase());
  if (end <= 0 || end + companyName.length !== title.length) return title;
  const short = title.slice(0, end).trimEnd();
  return /.\s*[|–—·:-]$/.test(short) ? short.replace(/\s*[|–—·:-]$/, "") : title;
}

/** `known`: the rows so far, whose order stays; new ones come at the end. */
export function ledgerRows(
  {
    pages,
    reading,
    skipped,
    status,
    found,
  }: Pick<WizardCrawl, "pages" | "reading" | "skipped" | "status" | "found">,
  known: LedgerRow[],
): LedgerRow[] {
  const now = new Map<string, LedgerRow>();
  for (const { url, path, reason } of skipped)
    now.set(url, { url, path, state: "skipped", title: null, note: reason });
  for (const { url, path } of reading)
    now.set(url, { url, path, state: "reading", title: null, note: "reading" });
  for (const { url, path, title, words } of pages)
    now.set(url, {
      url,
      path,
      state: "read",
      title: shortTitle(title, found?.companyName ?? null),
      note: wordsText(words),
    });
  const isOver = status !== "queued" && status !== "running";
  const kept = known.map((row) => now.get(row.url) ?? unnamedRow(row, isOver));
  const places = new Set(kept.map(({ url }) => url));
  // Those read first, then what is being read, then what was left out.
  const added = [...pages, ...reading, ...skipped].flatMap(({ url }) => {
    if (places.has(url)) return [];
    places.add(url);
    return now.get(url) ?? [];
  });
  return [...kept, ...added];
}

/**
 * Not told of at this moment: between being read and being stored, it keeps its place. At the end it is one of the
 * pages that were left out beyond the first ones.
 */
function unnamedRow(row: LedgerRow, isOver: boolean): LedgerRow {
  return isOver && row.state === "reading" ? { ...row, state: "skipped", note: "skipped" } : row;
}

export function wordsText(words: number): string {
  return words === 1 ? "1 word" : `${numbers.format(words)} words`;
}

export function pagesText(pages: number): string {
  return pages === 1 ? "1 page" : `${numbers.format(pages)} pages`;
}
