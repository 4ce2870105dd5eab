/** Finds the translations of a website's pages by their addresses if the pages don't name them. */
import { languageMark } from "#engines/crawler/editions/language-mark.ts";
import { languageCodes } from "#engines/languages/language-names.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { urlKey } from "#shared/url.ts";

/** An article in one language, as it was read. */
export interface WebText {
  sourceId: string;
  /** Empty for the main language. */
  locale: string;
  title: string;
  /** Equal for equal texts, wherever their links lead. */
  hash: string;
  /** Its own addresses. */
  addresses: string[];
}

type Place = Pick<WebText, "sourceId" | "locale">;

export interface LanguageMatches {
  /** Texts that belong to another article, or to a language of a region. */
  moved: { from: Place; to: Place }[];
  /**
   * Untranslated pages, which show the text of another one again. A page with only the same title may be for another
   * country, or about information technology at "/it".
   */
  copies: { from: Place; to: Place; addresses: string[] }[];
}

interface Marked {
  text: WebText;
  /** Its addresses without their language. */
  pages: string[];
  /** The language of a region that an address names, such as "pt-BR". */
  tag: string | null;
}

/**
 * A page is a translation if its address names the language that its text is in, and is otherwise that of an article in
 * the main language.
 */
export function matchLanguages(texts: readonly WebText[], main: string): LanguageMatches {
  const place = (text: WebText): Place => ({ sourceId: text.sourceId, locale: text.locale });
  const ofMain = texts.filter(({ locale }) => locale === "");
  const mains = new Map<string, WebText>();
  for (const text of ofMain)
    for (const page of pagesOf(text, main)) if (!mains.has(page)) mains.set(page, text);
  const marked = texts.filter(({ locale }) => locale !== "").map((text) => markedIn(text, text.locale));
  const regions = regionsOf(marked);
  const ids = new Set(ofMain.map(({ sourceId }) => sourceId));
  const taken = new Set<string>();
  const keyOf = ({ sourceId, locale }: Place) => `${locale} ${sourceId}`;
  const moved: LanguageMatches["moved"] = [];
  // Texts whose article is known already keep their place.
  const ordered = marked.toSorted(
    (a, b) => Number(ids.has(b.text.sourceId)) - Number(ids.has(a.text.sourceId)),
  );
  for (const { text, pages, tag } of ordered) {
    const locale = tag !== null && (regions.get(text.locale)?.size ?? 0) > 1 ? tag : text.locale;
    const known = ids.has(text.sourceId)
      ? text.sourceId
      : pages.map((page) => mains.get(page)?.sourceId).find((id) => id !== undefined);
    const wanted = { sourceId: known ?? text.sourceId, locale };
    const to = taken.has(keyOf(wanted)) ? place(text) : wanted;
    taken.add(keyOf(to));
    if (keyOf(to) !== keyOf(text)) moved.push({ from: place(text), to });
  }
  const copies = ofMain.flatMap((text) => {
    const original = otherLanguagePages(text, main)
      .map((page) => mains.get(page))
      .find((each) => each !== undefined && each !== text && isSameText(each, text));
    return original ? [{ from: place(text), to: place(original), addresses: text.addresses }] : [];
  });
  return { moved, copies };
}

const isSameText = (one: WebText, other: WebText) => one.title === other.title && one.hash === other.hash;

const base = "https://website.invalid";
const keyOfPath = (path: string) => urlKey(base + path);

/** Its addresses, without the main language if they name it. */
function pagesOf({ addresses }: WebText, main: string): string[] {
  return addresses.map((address) => {
    const mark = languageMark(base + address);
    return mark?.language === main ? mark.page : keyOfPath(address);
  });
}

/** The addresses without a language that the text isn't in. */
function otherLanguagePages({ addresses }: WebText, main: string): string[] {
  return addresses.flatMap((address) => {
    const mark = languageMark(base + address);
    return mark && mark.language !== main ? mark.page : [];
  });
}

function markedIn(text: WebText, language: string): Marked {
  const marks = text.addresses
    .map((address) => languageMark(base + address))
    .filter((mark) => mark?.language === language)
    .flatMap((mark) => mark ?? []);
  const [tag = null] = marks.flatMap(({ name }) => {
    const read = readLanguageTag(name.replace("_", "-"));
    return read !== null && languageCodes.has(read.split("-")[0]!) ? read : [];
  });
  return { text, pages: marks.map(({ page }) => page), tag };
}

/** The tags that addresses have for each language. */
function regionsOf(marked: readonly Marked[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { text, tag } of marked)
    if (tag !== null) found.set(text.locale, (found.get(text.locale) ?? new Set()).add(tag));
  return found;
}
