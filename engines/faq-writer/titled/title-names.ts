/** Decides what a part of a page is called among all others: by its title, the title above it, or the page's label. */
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import type { IsOwnName } from "../dedupe.ts";
import { foldLoosely } from "../ground.ts";
import { isInCapitals } from "../in-capitals.ts";
import { isCallToAction, isPitch, opensLikeQuestion } from "../language-phrases.ts";
import type { ReadPage } from "../read-page.ts";
import { greets } from "../readiness/word-evidence.ts";
import { addsTo, isWithin, joinTitles } from "./join-titles.ts";
import { isPageKind } from "./page-kind-names.ts";
import { ofPage, type TitledPart } from "./titled-parts.ts";

export interface Naming {
  language: string;
  companyName: string | null;
  /** True for the company's name, and for what most pages have as a title. */
  isSiteName: (title: string) => boolean;
  isOwnName: IsOwnName;
  /** True for a title that says what customers ask. */
  leads: (title: string) => boolean;
  /** What the menu, the page itself or links to it call what the page is about. */
  labelOf: (page: ReadPage) => string | null;
}

/** In characters. */
const maxTitle = 70;
/** In words. */
const maxWords = 9;

/** False for slogans, dates, people and what asks its readers to do something. */
export function isTopic(title: string, language: string): boolean {
  return (
    readingLength(title) >= 3 &&
    !/^[&+/]/.test(title) &&
    title.length <= maxTitle &&
    splitIntoWords(title).length <= maxWords &&
    /\p{L}{2}/u.test(title) &&
    !/[!…@]|[?？؟].|\p{L}[.。] \p{Lu}|(?:18|19|20)\d\d/u.test(title) &&
    (!/[?？؟]$/u.test(title) || opensLikeQuestion(title)) &&
    !isCallToAction(title) &&
    !isPitch(title) &&
    !greets(title, language)
  );
}

const ofYear = / ?[([]?(?:19|20)\d\d(?: ?[/–-] ?(?:20)?\d\d)?[)\]]? ?/g;

/** News and past events name a year, but so do "Fees (2026)" and "Prices 2026/27". */
export function isOwnTopic(title: string, { language, leads }: Pick<Naming, "language" | "leads">): boolean {
  if (isTopic(title, language)) return true;
  const lasting = title.replaceAll(ofYear, " ").trim();
  return lasting !== title && leads(lasting) && isTopic(lasting, language);
}

/** What a title is called in a list of all. Null if it says too little. */
export function namesOf(parts: readonly TitledPart[], context: Naming): Map<TitledPart, string> {
  const counts = countsOf(parts.map(({ title }) => title));
  const named = parts.flatMap((part) => {
    const isRepeated = (counts.get(foldLoosely(part.title)) ?? 0) > 1;
    const name = nameOf(part, { ...context, isRepeated });
    return name === null ? [] : [{ part, ...name }];
  });
  // "Prices" on the pages of two courses need their courses.
  const short = countsOf(named.map((one) => one.short));
  return new Map(
    named.map((one) => [one.part, short.get(foldLoosely(one.short)) === 1 ? one.short : one.full] as const),
  );
}

function countsOf(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(foldLoosely(title), (counts.get(foldLoosely(title)) ?? 0) + 1);
  return counts;
}

/** In words. A longer title says what it is about. */
const maxShort = 4;
/** In words. */
const maxVague = 2;
/** In words. A page with a longer title has a shorter label. */
const maxOfPage = 6;
/** In words. The title of many parts is needed, however long. */
const maxLead = 4;
const maxNeededLead = 8;

/** In characters. Most lists show so much in one line. */
const maxJoined = 60;
/** Of a title that says nothing that customers ask. */
const maxExplained = 80;

/** True for the title of the whole page. */
export function isOfPage({ level, isBeside, above }: TitledPart): boolean {
  return level <= ofPage && !isBeside && above.length === 0;
}

interface Name {
  short: string;
  /** The same, unless the short one leaves out a title above it. */
  full: string;
}

/** "Ages" below "Forest Preschool" becomes "Forest Preschool – Ages". */
function nameOf(part: TitledPart, context: Naming & { isRepeated: boolean }): Name | null {
  const { page, above, isBeside, answer, title: written } = part;
  const { isSiteName, language, isRepeated, labelOf } = context;
  const label = isBeside ? null : labelOf(page);
  // Pages that all have the company's name or a slogan as their title have the name of what they are about.
  const isOwn = !isSiteName(written) && isOwnTopic(written, context);
  const isLong = splitIntoWords(written).length > maxOfPage;
  const title = isOwn && !(isLong && label !== null && isOfPage(part)) ? written : label;
  if (title === null) return null;
  const spell = (name: string) => spelled(name, { ...context, near: [answer, page.title ?? ""] });
  const only = (name: string) => {
    const full = spell(name);
    return { short: title === label ? spell(fullNameOf(page, name, context)) : full, full };
  };
  const isClear = splitIntoWords(title).length > maxShort && context.leads(title);
  if (title !== written || isBeside || (!isRepeated && isClear)) return only(title);
  const isShort = splitIntoWords(title).length <= maxShort;
  // "Prices" on the page of a course are those of its course, whatever it is called.
  const isVague = splitIntoWords(title).length <= maxVague && page.segments.length > 0;
  const leads = [...above, label, ...(isVague ? titleParts(page) : [])].filter(
    (name): name is string =>
      name !== null && !isSiteName(name) && isTopic(name, language) && !speaksOfPeople(name, language),
  );
  const leadUpTo = (most: number) => leads.find((name) => splitIntoWords(name).length <= most);
  const lead =
    (isRepeated ? null : leadUpTo(maxLead)) ?? (isRepeated || isVague ? leadUpTo(maxNeededLead) : null);
  const isTooLong = !isRepeated && `${lead} – ${title}`.length > (isShort ? maxJoined : maxExplained);
  if (
    !lead ||
    isTooLong ||
    foldLoosely(title).includes(foldLoosely(lead)) ||
    foldLoosely(lead).includes(foldLoosely(title))
  )
    return isRepeated && !lead ? null : only(title);
  const full = `${spell(lead)} – ${spell(title)}`;
  const isWhole = isOfPage(part) && lead === label;
  const short = joinTitles({ lead: spell(lead), title: spell(title), isOfPage: isWhole }, context);
  return { short: short === spell(lead) ? only(lead).short : short, full };
}

/** In characters. A longer one is written for search engines. */
const maxFull = 50;

/** "Services" is called "Painting services in Leeds" by the page itself, and the first page's text by what its title says. */
function fullNameOf(page: ReadPage, name: string, { companyName, isSiteName, language }: Naming): string {
  const heading = page.outline.mainHeading ?? "";
  // With a comma, it is a slogan.
  const others = [...titleParts(page), heading.includes(",") ? "" : heading].filter(
    (other) =>
      other.length <= maxFull &&
      isTopic(other, language) &&
      !/[.。]$/u.test(other) &&
      !isSiteName(other) &&
      !isPageKind(other, language) &&
      addsTo(name, other) &&
      !(companyName !== null && isWithin(companyName, other)),
  );
  if (page.segments.length > 0)
    return (isPageKind(name, language) && others.find((other) => isWithin(name, other))) || name;
  return others[0] === undefined ? name : `${name} – ${others[0]}`;
}

/** "Prices" of "Summer course | Birchhill" is a part of the summer course. */
function titleParts({ title }: ReadPage): string[] {
  const parts = (title ?? "").split(/\s+[|–—·•-]\s+|\s*[|｜·•]\s*/).map((part) => part.trim());
  return parts.filter((part) => splitIntoWords(part).length > 1);
}

export function isNameOf(companyName: string | null, title: string): boolean {
  const [company, name] = [foldLoosely(companyName ?? ""), foldLoosely(title)];
  return name === "" || (company !== "" && (company.includes(name) || name === company));
}

/** In letters. Shorter ones are acronyms. */
const minCapitals = 5;

/** "ZIANO DI FIEMME" as the text below it writes it, otherwise with one capital. */
function spelled(name: string, { language, isOwnName, near }: Naming & { near: string[] }): string {
  if (!isInCapitals(name, minCapitals)) return capitalized(name);
  const words = new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})`, "giu");
  const written = near
    .flatMap((text) => text.match(words) ?? [])
    .find((one) => one !== one.toLocaleUpperCase(language) && one !== one.toLocaleLowerCase(language));
  const calm = name
    .toLocaleLowerCase(language)
    .replace(/\p{L}+/gu, (word) => (isOwnName(capitalized(word)) ? capitalized(word) : word));
  return capitalized(written ?? calm);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
