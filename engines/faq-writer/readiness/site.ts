import { findAddressLines } from "#engines/brand/address-lines.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { foldLoosely } from "../ground.ts";
import { noticePage } from "../page-kinds.ts";
import { subjectOf } from "../page-subject.ts";
import { amountsIn } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import { readSiteLinks } from "../site-links.ts";

/** What a made pair is compared with. */
export interface Site {
  language: string;
  companyName: string | null;
  /** The trades that the company may belong to. */
  trades: readonly TradeId[];
  home: ReadPage | null;
  /** Articles and news. */
  stories: ReadonlySet<ReadPage>;
  /** How many pages were read. */
  pages: number;
  /** How many different things its pages are about. */
  subjects: number;
  /** The words of each page, as `groundText` joins them. */
  texts: readonly string[];
  /** All amounts of money on its pages, in digits. */
  amounts: ReadonlySet<string>;
  /** All lines that name an amount. */
  told: readonly string[];
  /** All headings of its pages, without those in footers, each once. */
  headings: readonly string[];
  /** Those that its pages name, without legal notices: the people of a board live elsewhere. */
  addresses: readonly string[];
  /** All texts with a street, its number, a postcode and a town, without those of legal notices. */
  places: readonly string[];
}

type Read = Pick<Site, "language" | "companyName" | "trades"> & Partial<Pick<Site, "addresses">>;

export function siteOf(
  pages: readonly ReadPage[],
  { language, companyName, trades, addresses = [] }: Read,
  links = readSiteLinks(pages),
): Site {
  const stories = new Set(pages.filter(links.isStory));
  const lasting = pages.filter((page) => !stories.has(page));
  const told = lasting.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => (amountsIn(text).length > 0 ? [text] : [])),
  );
  return {
    language,
    companyName,
    trades,
    addresses: addresses.filter((address) => pages.some((page) => isPlaceOn(page, address))),
    stories,
    home: pages[0] ?? null,
    pages: pages.length,
    texts: pages.map(({ text }) => text),
    subjects: new Set(pages.map((page) => subjectOf(page, companyName))).size,
    amounts: new Set(told.flatMap(amountsIn)),
    told,
    headings: [...new Set(lasting.flatMap(headingsOf))],
    places: [...new Set(lasting.filter(({ url }) => !isNotice(url)).flatMap(placesOn))],
  };
}

function headingsOf({ lines }: ReadPage): string[] {
  return lines.flatMap(({ text, level, isExcluded, isFooter }) =>
    level < 7 && !isExcluded && !isFooter ? [text] : [],
  );
}

function isPlaceOn({ url, text }: ReadPage, address: string): boolean {
  const [street = ""] = address.split(",");
  return !isNotice(url) && text.includes(foldLoosely(street).replace(/ /g, ""));
}

function isNotice(url: string): boolean {
  return noticePage.test(URL.parse(url)?.pathname ?? "");
}

function placesOn({ lines }: ReadPage): string[] {
  return lines.flatMap(({ text, isExcluded }, at) =>
    isExcluded ? [] : findAddressLines(`${text}, ${lines[at + 1]?.text ?? ""}`),
  );
}

/** A website with fewer has one page for all that it offers. */
export const severalSubjects = 4;
