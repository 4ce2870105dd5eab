import { anyOf } from "#engines/languages/words.ts";

/**
 * Headings and labels of legal notices and privacy pages that introduce a third party's details: the host,
 * the web designer, the supervisory authority, a dispute body.
 */
const THIRD_PARTY = new RegExp(String.raw`\b(?:${anyOf("contact.otherOwner")})(?!\p{L})`, "iu");
const MAX_LABEL = 90;

/** Labels of public help lines, which no small website owns. */
const PUBLIC_LINE = new RegExp(String.raw`\b(?:${anyOf("contact.publicLine")})(?!\p{L})`, "iu");

/** True if the words before a number label it as a public help line. */
export function isPublicLine(before: string): boolean {
  return PUBLIC_LINE.test(before.slice(-80));
}

export function isForeignHeading(text: string): boolean {
  return text.length <= MAX_LABEL && THIRD_PARTY.test(text);
}

/** True if the words before a detail ("Hébergeur : … Tél.") attribute it to a third party. */
export function isForeignLead(before: string): boolean {
  return THIRD_PARTY.test(before.slice(-160));
}
