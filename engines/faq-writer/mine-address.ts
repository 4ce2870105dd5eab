import { namesPartOfHouse, namesStreetOrPostcode, streetWord } from "#engines/brand/address-marks.ts";
import { hasDay, hasTime, isDays } from "#engines/hours/recognize-hours.ts";
import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWords, wholeWordsIn } from "#engines/languages/words.ts";
import { endsWithCountry } from "./country-names.ts";
import { type FactContext, maxBranches, type PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { findLine, isContactPage, listOf } from "./find-line.ts";
import { foldLoosely, groundText } from "./ground.ts";
import { isStory, legalPage } from "./page-kinds.ts";
import { statementsOn } from "./page-statements.ts";
import { linksToMap, placesNearby } from "./places-nearby.ts";
import type { ReadPage } from "./read-page.ts";
import { isUnderNotice } from "./readiness/line-heading.ts";
import { phrase } from "./topics.ts";

const addressPostBox = new RegExp(String.raw`^(?:${anyOf("address.postBox")})\b[\s\d.:-]*$`, "i");
/** Matches a text in which a phone number, and maybe another address, follows the first one. */
const hasPhone = /@|(?<!\p{L})(?:tel|phone|fon|fax)(?!\p{L})|\d{3,5} ?\/ ?\d{4,}/iu;
const addressLabel = new RegExp(
  String.raw`^(?:${anyOf("address.our")})?(?:${anyOf("address.label")})\s?[:：,]\s*`,
  "iu",
);

export function mineAddress(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const question = phrase(factQuestions.address, context.language, null);
  if (!question) return [];
  const ranked = [...pages].sort((a, b) => rankOf(b) - rankOf(a));
  const isShownOn = (page: ReadPage, address: string): boolean =>
    groundText(page.lines.map((line) => line.text)).includes(wordsOnly(address));
  // A legal notice names people whose addresses customers don't need.
  const isLegal = (page: ReadPage): boolean => rankOf(page) < 0;
  const isOwn = (address: string): boolean =>
    pages.some((page) => !isLegal(page) && isShownOn(page, address));
  const addresses = [...context.contactInfo.addresses].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  for (const address of addresses.slice(0, 3)) {
    const key = wordsOnly(address);
    // A PO box isn't a location, and hours next to an address aren't part of it.
    if (hasHours(address) || hasPhone.test(address) || key.length < 10 || addressPostBox.test(address.trim()))
      continue;
    for (const page of ranked) {
      // An address that was assembled from structured data may not be in the page's text.
      if (!isShownOn(page, address)) continue;
      // An owner may live elsewhere than where the guests of their house stay.
      const [elsewhere] = isLegal(page)
        ? mineShown(
            ranked.filter((one) => !isLegal(one)),
            question,
          )
        : [];
      if (elsewhere) return [elsewhere];
      const beside = isLegal(page)
        ? []
        : addresses
            .slice(0, maxBranches)
            .filter((other) => isShownOn(page, other) && !isUnderNotice(page, other));
      const shown = withoutVariants(
        [address, ...beside].map((one) => fullAddress(page, one).replace(/[,;\s]+$/u, "")),
      );
      return [
        {
          page,
          question,
          answer: shown.length === 1 ? shown[0]! : listOf(shown),
          lines: shown,
          topic: "location",
          needsSubject: false,
          confidence: 0.9,
        },
      ];
    }
  }
  const stated = mineLocation(ranked, question, context.language);
  if (stated.length > 0) return stated;
  const labelled = mineLabeled(ranked, question);
  if (labelled.length > 0) return labelled;
  const below = mineBelowHeading(ranked, question, context.language);
  if (below.length > 0) return below;
  const mapped = mineMapped(ranked, question);
  return mapped.length > 0 ? mapped : mineUnlabeled(ranked.filter(isContactPage), question, context.language);
}

const heading = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${anyOf("address.our")})?(?:${anyOf("address.label")})[\s:：]*$`,
  "iu",
);
const maxLinesBelow = 3;
/** Of an address with one part on each line: "Plot 19", "Zwartkop", "Muldersdrift", "1747", "Gauteng". */
const maxPartsBelow = 6;

/** "Address" may be the heading of a street and a place that have no number: "Rizal Street", "Tinago, Leyte". */
function mineBelowHeading(pages: ReadPage[], question: string, language: string): PagedAnswer[] {
  const street = streetIn(language);
  for (const page of pages)
    for (const [at, { text, level, isExcluded }] of page.lines.entries()) {
      if (level === 7 || isExcluded || !heading.test(text)) continue;
      const rest = page.lines.slice(at + 1);
      const end = rest.findIndex((line) => line.level < 7 || line.isControl || line.isExcluded);
      const lines = rest.slice(0, end < 0 ? undefined : end).map((line) => line.text);
      const address = lines.join(", ");
      const isOfStreet = lines.length <= maxLinesBelow && street.test(lines[0] ?? "");
      if (!(isOfStreet || isOfParts(lines)) || !isPlace(address)) continue;
      return [
        { page, question, answer: address, lines, topic: "location", needsSubject: false, confidence: 0.7 },
      ];
    }
  return [];
}

/** Alone on its line. */
const postcode = /^\d{4,6}$/;

function isOfParts(lines: readonly string[]): boolean {
  return (
    lines.length >= minParts &&
    lines.length <= maxPartsBelow &&
    (lines.some((line) => postcode.test(line)) || namesStreetOrPostcode(lines.join(", "))) &&
    lines.every((line) => line.length <= maxPart && /^[\p{Lu}\d]/u.test(line) && !/[.!?:]$/u.test(line))
  );
}

/** "9 The Greenway, Heathmont", "Plaza Mayor 51. Jerez". */
const hasParts = /^(?=.*\p{L}{3})[\p{Lu}\d].*[\p{L}\d][,.] ?[\p{Lu}\d]/u;

/** What leads to a map, with a number and a place. Several ones may be those of others. */
function mineMapped(pages: ReadPage[], question: string): PagedAnswer[] {
  const found = new Map<string, { page: ReadPage; text: string }>();
  for (const page of pages.filter((one) => !isStory(one))) {
    const nearby = placesNearby(page.lines);
    for (const line of page.lines) {
      const text = line.text.replace(/[.\s]+$/u, "");
      if (
        line.level === 7 &&
        /\d/.test(text) &&
        hasParts.test(text) &&
        isPure(text) &&
        linksToMap(line) &&
        !nearby.has(line)
      )
        found.set(wordsOnly(text), found.get(wordsOnly(text)) ?? { page, text });
    }
  }
  const [first] = found.values();
  const places = withoutVariants([...found.values()].map((one) => one.text));
  if (first === undefined || places.length > 1) return [];
  const { page, text } = first;
  return [
    {
      page,
      question,
      answer: text,
      lines: [text],
      topic: "location",
      needsSubject: false,
      // Other pages may speak of other places.
      confidence: isContactPage(page) || page.segments.length === 0 ? 0.7 : unsure,
    },
  ];
}

const unsure = 0.45;

const streets = new Map<string, RegExp>();

/** "Via" is a street in Italian, and a preposition in many languages. */
function streetIn(language: string): RegExp {
  const known = streets.get(language);
  if (known) return known;
  const street = new RegExp(
    String.raw`\p{L} ${streetWord}\.?$|^${wholeWordsIn(language, "address.streetStart")}|\p{L}(?:${anyOf("address.streetEnd")})(?!\p{L})`,
    "iu",
  );
  streets.set(language, street);
  return street;
}

const minParts = 3;
/** In characters. */
const maxPart = 40;

/**
 * A line of a contact page may be an address without any number, if it ends with a country: "Palm Avenue, Adliya, Kingdom
 * of Bahrain". "Test Drive, Service, Parts" is a list of other things.
 */
function mineUnlabeled(pages: ReadPage[], question: string, language: string): PagedAnswer[] {
  const street = streetIn(language);
  for (const page of pages) {
    const line = page.lines.find(({ text, isExcluded, isControl, level }) => {
      const parts = text.split(/,\s*/u);
      return (
        !isExcluded &&
        !isControl &&
        level === 7 &&
        parts.length >= minParts &&
        street.test(parts[0] ?? "") &&
        parts.every((part) => part.length <= maxPart && /^[\p{Lu}\d]/u.test(part)) &&
        endsWithCountry(parts.at(-1) ?? "", language) &&
        isPlace(text)
      );
    });
    if (line)
      return [
        {
          page,
          question,
          answer: line.text,
          lines: [line.text],
          topic: "location",
          needsSubject: false,
          confidence: 0.6,
        },
      ];
  }
  return [];
}

/** Matches "📍 Location" before its value, which may be beside it without a colon. */
const labeled = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${anyOf("address.our")})?(?:${anyOf("address.label")})(?!\p{L})[\s:：,–-]*(?=[\p{Lu}\d])`,
  "iu",
);
const separator = /[:：,–-]\s*$/u;
/** A number, or one word with its number. "Office Desk 120 cm, Oak" doesn't match. */
const beginsAddress = /^(?:\d|\p{Lu}[\p{L}.-]+ \d{1,4} ?\p{L}?,)/u;
/** In characters. */
const maxAddress = 120;

/** An address without a postal code is one if a label says so: "Address: 13 Mill Lane, Leeds". */
function mineLabeled(pages: ReadPage[], question: string): PagedAnswer[] {
  for (const page of pages)
    for (const { text, isExcluded, isControl, level } of page.lines) {
      const [label] = labeled.exec(text) ?? [];
      const address = label === undefined ? "" : text.slice(label.length).trim();
      const isBeside = label !== undefined && !separator.test(label);
      if (isExcluded || isControl || level < 7 || !isLabeledAddress(address)) continue;
      if (isBeside && !beginsAddress.test(address)) continue;
      return [
        {
          page,
          question,
          answer: address,
          lines: [address],
          topic: "location",
          needsSubject: false,
          confidence: 0.7,
        },
      ];
    }
  return [];
}

/** Finds "Address" above a street and a place, which may have no number: "Mill Lane", "Leeds, Yorkshire". */
function mineShown(pages: ReadPage[], question: string): PagedAnswer[] {
  for (const page of pages)
    for (const [at, { text, element, isExcluded, isControl, level }] of page.lines.entries()) {
      const [label] = labeled.exec(text) ?? [];
      if (label === undefined || isExcluded || isControl || level < 7) continue;
      const below = page.lines.slice(at + 1, at + 3).filter((line) => line.element === element);
      const lines = [text.slice(label.length).trim(), ...below.map((line) => line.text)];
      const address = lines.join(", ");
      if (!isPlace(address)) continue;
      return [
        { page, question, answer: address, lines, topic: "location", needsSubject: false, confidence: 0.7 },
      ];
    }
  return [];
}

function isPlace(text: string): boolean {
  return /^[\p{Lu}\d].*\p{L}, ?[\p{Lu}\d]/u.test(text) && isPure(text);
}

/** True for a short text without what is often beside an address. */
function isPure(text: string): boolean {
  return (
    text.length <= maxAddress &&
    !/[.!?]$|https?:/.test(text) &&
    !hasHours(text) &&
    !hasPhone.test(text) &&
    !sample.test(text)
  );
}

function isLabeledAddress(text: string): boolean {
  return (
    /^(?=.*\d).*\p{Lu}\p{L}{2}.*, ?\p{Lu}\p{L}{2}/u.test(text) &&
    isPure(text) &&
    !text.split(",").some((part) => isDays.test(part.trim())) &&
    (namesStreetOrPostcode(text) || numbersHouse.test(text) || namesPartOfHouse(text))
  );
}

/** "Cedar House 13, Leeds". Several numbers may be those of booths or things: "Hall 3, Stand 14, Leeds". */
const numbersHouse = /^\p{Lu}[^\d,]{1,60} \d{1,4} ?\p{L}?(?:,[^\d,]{1,60}){1,5}$/u;

const sample = new RegExp(wholeWords("address.sample"), "iu");

const located = new Map<string, RegExp | null>();

/** Without an address, a sentence such as "We are located next to the mill in Leeds" says where the company is. */
function mineLocation(pages: ReadPage[], question: string, language: string): PagedAnswer[] {
  const pack = packOf(language);
  const words = located.get(language) ?? (pack?.address.located ? wordsAtStart(pack.address.located) : null);
  located.set(language, words);
  if (!words) return [];
  for (const page of pages)
    for (const { text, isFragment, isInvitation } of statementsOn(page, language)) {
      const [lead] = words.exec(text) ?? [];
      // "We are located centrally" names no place.
      if (lead === undefined || isFragment || isInvitation || !namesPlace(text.slice(lead.length))) continue;
      return [
        {
          page,
          question,
          answer: text,
          lines: [text],
          topic: "location",
          needsSubject: false,
          confidence: 0.6,
        },
      ];
    }
  return [];
}

function wordsAtStart({ source }: RegExp): RegExp {
  return new RegExp(String.raw`^(?:${source})(?!\p{L})`, "iu");
}

function namesPlace(text: string): boolean {
  return /\p{Lu}\p{L}{2}/u.test(text);
}

/** Contact pages first, legal notices last. */
function rankOf(page: ReadPage): number {
  if (legalPage.test(URL.parse(page.url)?.pathname ?? "")) return -1;
  return isContactPage(page) ? 1 : 0;
}

/** Drops "Mill St. 5, Leeds" and "5 Mill Street" beside "5 Mill Street, Leeds". */
function withoutVariants(addresses: string[]): string[] {
  const kept: string[] = [];
  for (const address of addresses)
    if (!kept.some((other) => isVariant(numbersOf(address), numbersOf(other)))) kept.push(address);
  return kept;
}

/** The house number and the postal code, without the letter of a house number. */
function numbersOf(address: string): string[] {
  return address.match(/\p{N}+/gu) ?? [address];
}

function isVariant(one: string[], other: string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((number) => more.includes(number));
}

function wordsOnly(text: string): string {
  return foldLoosely(text).replace(/ /g, "");
}

/** In "Unit 4, Mill Lane", the number belongs to a part of the building. */
const unit = new RegExp(String.raw`(?<!\p{L})(?:${anyOf("address.floor")})\s*$`, "iu");

/** Returns the whole line with province, floor and district, if the line contains only the address. */
function fullAddress(page: ReadPage, address: string): string {
  const shown = address.replace(/\s+/g, " ").trim();
  const line = findLine(page, shown)?.text;
  const part = line === undefined ? null : unit.exec(line.slice(0, Math.max(0, line.indexOf(shown))));
  if (line !== undefined && hasHours(line)) return shown.replace(addressLabel, "");
  if (part) return `${part[0].trimStart()}${shown}`;
  if (
    !line ||
    line.length > shown.length + 45 ||
    /@|\d[\d\s()./-]{7,}\d|[.!?]$|[·|•]|\p{Ll}{2}\. \p{Lu}/u.test(line.replace(shown, ""))
  )
    return shown.replace(addressLabel, "");
  // A name before the address isn't part of it.
  const before = line.slice(0, line.indexOf(shown));
  if (before.trim() !== "" && !/\d|[,:]\s*$/.test(before)) return shown;
  return line.replace(addressLabel, "");
}

function hasHours(text: string): boolean {
  return hasDay.test(text) && hasTime.test(text);
}
