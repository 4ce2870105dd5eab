/** Finds where a company is on pages without an address that has a street and a postal code. */
import { namesStreetOrPostcode, streetWord } from "#engines/brand/address-marks.ts";
import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";
import { endsWithCountry } from "../country-names.ts";
import type { PagedAnswer } from "../fact-context.ts";
import { isContactPage } from "../find-line.ts";
import { isStory } from "../page-kinds.ts";
import { statementsOn } from "../page-statements.ts";
import { linksToMap, placesNearby } from "../places-nearby.ts";
import type { ReadPage } from "../read-page.ts";
import { isLabeledAddress, isPlace, isPure, withoutVariants, wordsOnly } from "./address-shape.ts";

interface Place {
  page: ReadPage;
  address: string;
  /** As the page has them. */
  lines: string[];
  confidence: number;
}

interface Asked {
  question: string;
  language: string;
}

/** `pages` are in the order in which they are believed. */
export function statedAddress(pages: ReadPage[], { question, language }: Asked): PagedAnswer[] {
  const place =
    findSentence(pages, language) ??
    findLabeled(pages) ??
    findBelowHeading(pages, language) ??
    findMapped(pages) ??
    findUnlabeled(pages.filter(isContactPage), language);
  return place ? [answerWith(place, question)] : [];
}

/** "Address" beside or above a street and a place, which may have no number: "Mill Lane", "Leeds, Yorkshire". */
export function shownAddress(pages: ReadPage[], question: string): PagedAnswer[] {
  for (const page of pages)
    for (const [at, { text, element, isExcluded, isControl, level }] of page.lines.entries()) {
      const [label] = labeled.exec(text) ?? [];
      if (label === undefined || isExcluded || isControl || level < 7) continue;
      const below = page.lines.slice(at + 1, at + 3).filter((line) => line.element === element);
      const lines = [text.slice(label.length).trim(), ...below.map((line) => line.text)];
      const address = lines.join(", ");
      if (isPlace(address)) return [answerWith({ page, address, lines, confidence: probable }, question)];
    }
  return [];
}

function answerWith({ address, ...place }: Place, question: string): PagedAnswer {
  return { ...place, question, answer: address, topic: "location", needsSubject: false };
}

const probable = 0.7;
const likely = 0.6;
/** Only the owner decides. */
const unsure = 0.45;

const located = new Map<string, RegExp | null>();

/** Without an address, a sentence such as "We are located next to the mill in Leeds" says where the company is. */
function findSentence(pages: ReadPage[], language: string): Place | null {
  const pack = packOf(language);
  const words = located.get(language) ?? (pack?.address.located ? wordsAtStart(pack.address.located) : null);
  located.set(language, words);
  if (!words) return null;
  for (const page of pages)
    for (const { text, isFragment, isInvitation } of statementsOn(page, language)) {
      const [lead] = words.exec(text) ?? [];
      // "We are located centrally" names no place.
      if (lead !== undefined && !isFragment && !isInvitation && namesPlace(text.slice(lead.length)))
        return { page, address: text, lines: [text], confidence: likely };
    }
  return null;
}

function wordsAtStart({ source }: RegExp): RegExp {
  return new RegExp(String.raw`^(?:${source})(?!\p{L})`, "iu");
}

function namesPlace(text: string): boolean {
  return /\p{Lu}\p{L}{2}/u.test(text);
}

/** Matches "📍 Location" before its value, which may be beside it without a colon. */
const labeled = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${anyOf("address.our")})?(?:${anyOf("address.label")})(?!\p{L})[\s:：,–-]*(?=[\p{Lu}\d])`,
  "iu",
);
const separator = /[:：,–-]\s*$/u;
/** A number, or one word with its number. "Office Desk 120 cm, Oak" doesn't match. */
const beginsAddress = /^(?:\d|\p{Lu}[\p{L}.-]+ \d{1,4} ?\p{L}?,)/u;

/** An address without a postal code is one if a label says so: "Address: 13 Mill Lane, Leeds". */
function findLabeled(pages: ReadPage[]): Place | null {
  for (const page of pages)
    for (const { text, isExcluded, isControl, level } of page.lines) {
      const [label] = labeled.exec(text) ?? [];
      const address = label === undefined ? "" : text.slice(label.length).trim();
      const isBeside = label !== undefined && !separator.test(label);
      if (isExcluded || isControl || level < 7 || !isLabeledAddress(address)) continue;
      if (!isBeside || beginsAddress.test(address))
        return { page, address, lines: [address], confidence: probable };
    }
  return null;
}

const heading = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${anyOf("address.our")})?(?:${anyOf("address.label")})[\s:：]*$`,
  "iu",
);
const maxLinesBelow = 3;
/** Of an address with one part on each line: "Plot 19", "Zwartkop", "Muldersdrift", "1747", "Gauteng". */
const maxPartsBelow = 6;

/** "Address" may be the heading of a street and a place that have no number: "Rizal Street", "Tinago, Leyte". */
function findBelowHeading(pages: ReadPage[], language: string): Place | null {
  const street = streetIn(language);
  for (const page of pages)
    for (const [at, { text, level, isExcluded }] of page.lines.entries()) {
      if (level === 7 || isExcluded || !heading.test(text)) continue;
      const rest = page.lines.slice(at + 1);
      const end = rest.findIndex((line) => line.level < 7 || line.isControl || line.isExcluded);
      const lines = rest.slice(0, end < 0 ? undefined : end).map((line) => line.text);
      const address = lines.join(", ");
      const isOfStreet = lines.length <= maxLinesBelow && street.test(lines[0] ?? "");
      if ((isOfStreet || isOfParts(lines)) && isPlace(address))
        return { page, address, lines, confidence: probable };
    }
  return null;
}

/** Alone on its line. */
const postcode = /^\d{4,6}$/;
const minParts = 3;
/** In characters. */
const maxPart = 40;

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
function findMapped(pages: ReadPage[]): Place | null {
  const found = new Map<string, { page: ReadPage; address: string }>();
  for (const page of pages.filter((one) => !isStory(one))) {
    const nearby = placesNearby(page.lines);
    for (const line of page.lines) {
      const address = line.text.replace(/(?<![.\s])[.\s]+$/u, "");
      const isAddress = line.level === 7 && /\d/.test(address) && hasParts.test(address) && isPure(address);
      const key = wordsOnly(address);
      if (isAddress && !found.has(key) && linksToMap(line) && !nearby.has(line))
        found.set(key, { page, address });
    }
  }
  const [first] = found.values();
  const places = withoutVariants([...found.values()].map(({ address }) => address));
  if (first === undefined || places.length > 1) return null;
  // Other pages may speak of other places.
  const isOwn = isContactPage(first.page) || first.page.segments.length === 0;
  return { ...first, lines: [first.address], confidence: isOwn ? probable : unsure };
}

/**
 * A line of a contact page may be an address without any number, if it ends with a country: "Palm Avenue, Adliya, Kingdom
 * of Bahrain". "Test Drive, Service, Parts" is a list of other things.
 */
function findUnlabeled(pages: ReadPage[], language: string): Place | null {
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
    if (line) return { page, address: line.text, lines: [line.text], confidence: likely };
  }
  return null;
}

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
