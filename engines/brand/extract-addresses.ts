import { isDays } from "#engines/hours/recognize-hours.ts";
import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { findAddressLines } from "./address-lines.ts";
import { namesPartOfHouse, namesStreetOrPostcode, streetWord } from "./address-marks.ts";
import { findCanadianAddresses } from "./canadian-addresses.ts";
import { findEasternAddresses } from "./eastern-addresses.ts";
import { ownPart } from "./foreign-section.ts";
import { asText, isOrganization, isRecord } from "./json-ld.ts";
import { listedCompanies } from "./listed-companies.ts";
import { type Page, textOf } from "./parse-page.ts";
import type { TextBlock } from "./text-blocks.ts";

const MAX_ADDRESSES = 5;

/**
 * Returns postal addresses as the site writes them, best first. Reads structured data, `<address>`, the footer and
 * contact text.
 */
export function extractAddresses(
  pages: readonly Page[],
  blocks: readonly TextBlock[],
  companyName: string | null = null,
): string[] {
  const scores = new Map<string, Candidate>();
  const note = (raw: string, score: number, isWritten = true) => {
    const text = tidy(raw);
    if (text.length < 8 || text.length > 200 || PLACEHOLDER.test(text) || SENTENCE_END.test(text)) return;
    const key = keyOf(text);
    const known = scores.get(key);
    if (!known) scores.set(key, { text, score, isWritten });
    else
      Object.assign(known, {
        score: Math.max(known.score, score) + 0.25,
        isWritten: known.isWritten || isWritten,
      });
  };
  for (const page of pages) {
    for (const node of page.jsonLd) {
      if (node.types.includes("PostalAddress") && /^(?:address|location|)$/.test(node.property))
        note(postalAddress(node.value), 5, false);
      else if (isOrganization(node) && typeof node.value.address === "string") note(node.value.address, 5);
    }
    for (const { tag, element, isForeign } of page.nodes) {
      if (tag !== "address" || isForeign) continue;
      const text = textOf(element, 600).replace(CONTACT_TAIL, " ");
      if (text.length < 160 && /\d/.test(text) && text.split(/\s/).length >= 3) note(text, 3);
    }
  }
  for (const address of addressesBelowName(blocks, companyName)) note(address, 3.5);
  for (const address of labelledAddresses(blocks)) note(address, 3.5);
  for (const address of addressesInHamlets(blocks)) note(address, 3);
  const others = listedCompanies(pages).map(keyOf);
  for (const { text, isOwn } of runs(blocks)) {
    // Both readers may find the same address; it is listed once.
    const written = POSTCODE.test(text)
      ? [...PATTERNS.flatMap((pattern) => text.match(pattern) ?? []), ...findAddressLines(text)]
      : [];
    for (const line of new Set([...written, ...findCanadianAddresses(text), ...findEasternAddresses(text)]))
      if (!isBelowPerson(text, line) && !others.some((entry) => entry.includes(keyOf(line))))
        note(line, isOwn ? 3.5 : 1.5);
    if (isOwn)
      for (const [match] of text.matchAll(INDIAN)) if (match.split(",").every(isAddressPart)) note(match, 3);
  }
  const ranked = [...scores].sort((a, b) => b[1].score - a[1].score);
  const kept: (Candidate & { key: string })[] = [];
  for (const [key, { text, score, isWritten }] of ranked) {
    // Addresses from running text count only if nothing better was found.
    if (score < (ranked[0]![1].score >= 3 ? 2.5 : 1.5) || kept.length >= MAX_ADDRESSES) break;
    // A town alone adds nothing to an address with a street.
    if (kept.length > 0 && !/\d/.test(text)) continue;
    const twin = kept.find((other) => isSamePlace(other.text, text));
    if (!twin) kept.push({ key, text, score, isWritten });
    // Structured data has its parts in an order of its own. The page says it as customers read it.
    else if (isWritten && !twin.isWritten && saysSame(text, twin.text))
      Object.assign(twin, { key, text, isWritten });
    // "Calle del Prado 3, …" also matches as "Prado 3, …", so the longer form replaces the shorter one.
    else if (key.endsWith(twin.key) && key.length > twin.key.length && score >= twin.score - 1)
      Object.assign(twin, { key, text });
  }
  return kept.map(({ text }) => text);
}

interface Candidate {
  text: string;
  score: number;
  /** False if it was only put together from structured data. */
  isWritten: boolean;
}

const LABELLED = new RegExp(
  String.raw`^(?:${anyOf("address.our")})?(?:${anyOf("address.label")})\s?[:：]\s?(\S.{14,159})$`,
  "iu",
);
const MIN_PARTS = 3;
const MAX_PART = 45;
const OTHER_DETAIL = /@|https?:|\d[\d\s()./-]{7,}\d|\d\s?(?:[:.h]\s?\d\d|[ap]\.?m\b|uhr)/i;

/** Finds "Address: 22 Hill Road, Camps Bay 8005, Cape Town", in the order of any country. */
function labelledAddresses(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap(({ text, isForeign, page }, at) => {
    const [, address = ""] = (!isForeign && LABELLED.exec(text)) || [];
    const parts = address.split(/,\s*/);
    const above = blocks[at - 1];
    return (namesStreetOrPostcode(address) || namesPartOfHouse(address)) &&
      !OTHER_DETAIL.test(address) &&
      parts.length >= MIN_PARTS &&
      parts.every(
        (part) => part.length <= MAX_PART && /^[\p{Lu}\p{Lo}\d]/u.test(part) && !isDays.test(part),
      ) &&
      !PERSON.test(parts[0] ?? "") &&
      !(above?.page === page && isBelowPerson(`${above.text}, ${address}`, address))
      ? [address]
      : [];
  });
}

/** Matches a person, whose address isn't the company's: "Mrs Margaret Reed", "Herr Jan Weber". */
const PERSON =
  /(?:^|, |\s)(?:Mrs?|Ms|Miss|Mx|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Sr\.?|Sra\.?|Señora?|Sig\.?(?:ra)?|Dhr\.|Mevr\.)\.? \p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,3},? ?$/u;

/** Introduces who is responsible for a website, which is often a board member at home. */
const RESPONSIBLE =
  /(?<!\p{L})(?:verantwortlich\w*|vertreten durch|vorsitzende[rn]?|vorstand|chairman|chairwoman|treasurer|secretary|président\w*|responsable|presidente|bestuur)(?!\p{L})[^@]{0,90}$/iu;

function isBelowPerson(text: string, address: string): boolean {
  const at = Math.max(0, text.indexOf(address));
  const before = text.slice(Math.max(0, at - 120), at);
  return PERSON.test(before.slice(-60)) || RESPONSIBLE.test(before);
}

/** "Into the green. Open from" is in a sentence. */
const SENTENCE_END = /\p{Ll}{4}\. \p{Lu}\p{Ll}+ \p{Ll}/u;

const BRITISH_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}$/;
const MAX_LINES_BELOW_NAME = 6;
const MAX_ADDRESS_LINE = 40;

/** Finds British addresses without a house number: the company's name, and a few lines down to the postcode. */
function addressesBelowName(blocks: readonly TextBlock[], companyName: string | null): string[] {
  const name = keyOf(companyName ?? "");
  if (name.length < 4) return [];
  return blocks.flatMap((block, at) => {
    if (keyOf(block.text) !== name || block.isForeign) return [];
    const below = blocks
      .slice(at + 1, at + 1 + MAX_LINES_BELOW_NAME)
      .map(({ text }) => text.replace(/,$/, ""));
    const end = below.findIndex((text) => BRITISH_POSTCODE.test(text));
    const lines = below.slice(0, end + 1);
    const isAddress =
      lines.length >= 2 &&
      lines.every(
        (text) => text.length <= MAX_ADDRESS_LINE && /^[\p{Lu}\d]/u.test(text) && keyOf(text) !== name,
      );
    return isAddress ? [lines.join(", ")] : [];
  });
}

/** The comma tells it from a list of figures. */
const IN_HAMLET =
  /^(?=[^,]{1,50},)\d{1,4}(?: ?(?:bis|ter))?,? \p{Lu}[\p{L}.'’ -]{1,40}(?:, ?| - | )\d{5} \p{Lu}[\p{L}.'’ -]{1,40}(?:, ?\p{Lu}[\p{L} -]{2,20})?$/u;

/**
 * Finds "3, Le Moulin 24220 Vézac", a line of its own. In the country, a hamlet takes the place of the street, where
 * addresses begin with the number.
 */
function addressesInHamlets(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => {
    const beginsWithNumber = packOf(block.page.lang.slice(0, 2).toLowerCase())?.address.afterNumber;
    return beginsWithNumber && isOwn(block) && !block.isForeign && IN_HAMLET.test(block.text)
      ? [block.text]
      : [];
  });
}

const PLACEHOLDER = new RegExp(wholeWords("address.sample"), "iu");
const CONTACT_TAIL = new RegExp(
  String.raw`(?:(?:${anyOf("contact.tail")})[a-zé]{0,8}\.?:?\s*)?(?:[\w.+-]{1,60}@[\w.-]{3,80}|\+?\(?\d[\d\s().-]{8,20}\d)`,
  "gi",
);

/** Cheap check before running the patterns below, which are slow at every position of a page. */
const HAS_CONTACT = /@|\d[\d\s().-]{8,20}\d/;
/** Every pattern below needs one of these. */
const POSTCODE = /\d{4}|\d{2}-\d{3}|\d ?[A-Z]{2}\b|box ?\d/i;

const GAP = "[\\s,]{1,4}";

/** Each pattern starts at a number or capitalized word and has a limited length, so that matching stays linear. */
const PATTERNS: readonly RegExp[] = [
  // 1820 College Blvd, Suite 4, Roanoke, VA 24011
  new RegExp(
    `\\b\\d{1,6}[a-z]?${GAP}[\\w.'’ -]{2,40}\\b${streetWord}\\b\\.?(?:${GAP}[\\w.#' -]{1,30}){0,3}${GAP}(?:[A-Z]{2}|[A-Z][a-z]{3,13})\\.?${GAP}\\d{5}(?:-\\d{4})?\\b`,
    "gi",
  ),
  /\bP\.? ?O\.? ?Box \d{1,7}(?:[\s,]{1,3}\p{L}[\p{L}.' -]{0,28}[\p{L}.]){0,2}(?:[\s,]{1,3}\d{5}(?:-\d{4})?)?/giu,
  // 12 High Street, Leeds LS1 4AB
  /\b\d{1,4}[a-z]?(?:[-/]\d{1,4}[a-z]?)?,? [\p{Lu}][\p{L}.'’ -]{2,40}(?:[\s,]{1,3}[\p{Lu}][\p{L}.'’ -]{1,30}){0,4}[\s,]{1,3}[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}\b/gu,
  // Unit 3, 12 High Street, Richmond VIC 3121
  new RegExp(
    `\\b(?:\\d{1,4}\\/)?\\d{1,5}[a-z]?(?:-\\d{1,5})?${GAP}[\\w.'’ -]{2,40}\\b${streetWord}\\b\\.?(?:${GAP}[\\w.' -]{1,30}){0,3}${GAP}(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Victoria|New South Wales|Queensland|South Australia|Western Australia|Tasmania)${GAP}\\d{4}\\b`,
    "gi",
  ),
  // Hauptstraße 12, 10115 Berlin
  new RegExp(
    String.raw`\b[\p{Lu}][\p{L}.'-]{1,30}(?: [\p{L}.'-]{1,20}){0,3}?(?:${anyOf("address.streetEnd")})? ?\d{1,4} ?[a-z]?(?:-\d{1,4})?[\s,|·-]{1,4}(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? [\p{Lu}][\p{L}.'-]{2,30}(?: [\p{L}.'-]{2,20}){0,2}`,
    "gu",
  ),
  // 5, rue de la Paix, 75002 Paris
  new RegExp(
    String.raw`\b\d{1,4}(?: ?(?:bis|ter))?,? (?:${anyOf("address.afterNumber")})\b[\p{L}\d.'’ -]{2,50}[\s,-]{1,4}\d{5} [\p{Lu}][\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{2,20}){0,3}`,
    "giu",
  ),
  // 79 rue d'Alsace, Lunéville, 54300
  new RegExp(
    String.raw`\b\d{1,4}(?: ?(?:bis|ter))?,? (?:${anyOf("address.afterNumber")})\b[\p{L}\d.'’ -]{2,50}, ?\p{Lu}[\p{L}.'’ -]{1,30}, ?\d{5}(?!\d)`,
    "giu",
  ),
  // Calle Mayor 3, 28013 Madrid; Via Roma 10, 00184 Roma; ul. Długa 5, 00-238 Warszawa
  new RegExp(
    String.raw`(?:${anyOf("address.beforeNumber")}) ?[\p{L}\d.'’ -]{2,40}[\s,]{1,3}(?:n\.?º? ?)?\d{1,4}[a-z]?[\s,-]{1,4}\d{2}-?\d{3} [\p{Lu}][\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{2,20}){0,2}`,
    "giu",
  ),
];

/** Matches comma-separated parts before a six-digit PIN: "B-4, Gandhi Colony, Jaipur - 302001". */
const INDIAN =
  /(?<![\p{L}\d])[\p{L}\d][\p{L}\d/&.'() -]{1,50}(?:[,\n] ?[\p{L}\d][\p{L}\d/&.'() -]{1,45}){1,6}?[ ,-]{1,3}[1-9]\d{2} ?\d{3}(?!\d)/gu;

/** False for a part of a sentence. */
function isAddressPart(text: string): boolean {
  return /^\s*[\p{Lu}\p{Lo}\d#]/u.test(text) && text.trim().split(/\s+/).length <= 7;
}

function postalAddress(value: Record<string, unknown>): string {
  const part = (name: string) => asText(value[name]) ?? "";
  const country = isRecord(value.addressCountry)
    ? (asText(value.addressCountry.name) ?? "")
    : part("addressCountry");
  const place = [
    part("addressLocality"),
    [part("addressRegion"), part("postalCode")].filter(Boolean).join(" "),
  ];
  const pieces = [
    part("postOfficeBoxNumber"),
    part("streetAddress"),
    ...place,
    country.length > 2 ? country : "",
  ].filter(Boolean);
  return pieces.length < 2 ? "" : pieces.join(", ");
}

/** Longer lines of legal pages name the providers of the site's tools. */
const MAX_LEGAL_LINE = 160;

/** Joins adjacent blocks of one container, because an address may span several lines. */
function runs(blocks: readonly TextBlock[]): { text: string; isOwn: boolean }[] {
  const found: { text: string; isOwn: boolean }[] = [];
  let lines: string[] = [];
  let last: TextBlock | undefined;
  const close = () => {
    if (lines.length > 0 && last) found.push({ text: lines.join(", ").slice(0, 8000), isOwn: isOwn(last) });
    lines = [];
  };
  for (const block of blocks) {
    if (block.isForeign) continue;
    if (
      !last ||
      last.page !== block.page ||
      last.region !== block.region ||
      last.isContact !== block.isContact ||
      lines.length > 60
    )
      close();
    const text = block.page.isLegalPage ? ownPart(block.text) : block.text;
    if (text.length < (block.page.isLegalPage ? MAX_LEGAL_LINE : 400))
      lines.push(HAS_CONTACT.test(text) ? text.replace(CONTACT_TAIL, " ") : text);
    last = block;
  }
  close();
  return found;
}

const isOwn = (block: TextBlock) => block.region !== "body" || block.isContact || block.page.isContactPage;

const LABEL = new RegExp(String.raw`^(?:(?:our )?(?:${anyOf("address.title")})s?\s*[:：,-]?\s*)+`, "iu");

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/(?: ?, ?)+/g, ", ")
    .replace(LABEL, "")
    .replace(/^[\s,:|·-]+|[\s,:|·-]+$/g, "")
    .trim();
}

/** True if one address has all the words of the other, in any order. */
function isSamePlace(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [short, long] = first.size <= second.size ? [first, second] : [second, first];
  const missing = [...short].filter((word) => !long.has(word));
  // An additional district or state doesn't matter; a different house number or postcode does.
  return (
    keyOf(one).includes(keyOf(other)) ||
    keyOf(other).includes(keyOf(one)) ||
    (missing.length <= short.size * 0.2 && missing.every((word) => !/\d/.test(word)))
  );
}

/** True if a written address has the same words as one from structured data, which may name a district besides. */
function saysSame(written: string, structured: string): boolean {
  const [shown, declared] = [wordsOf(written), wordsOf(structured)];
  return (
    [...shown].every((word) => declared.has(word)) &&
    [...declared].every((word) => shown.has(word) || !/\d/.test(word)) &&
    declared.size - shown.size <= MAX_DISTRICT
  );
}

/** In words: "Seine-et-Marne". */
const MAX_DISTRICT = 3;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
