import { anyOf } from "#engines/languages/words.ts";

/**
 * Headings and labels of imprints, legal notices and privacy pages under which somebody else's details stand:
 * who hosts or made the site, which authority supervises, which body settles disputes.
 */
const SOMEBODY_ELSE = new RegExp(String.raw`\b(?:${anyOf("contact.otherOwner")})(?!\p{L})`, "iu");
const MAX_LABEL = 90;

/** Lines that everybody may call and that no small website owns: what is said before such a number names them. */
const PUBLIC_LINE = new RegExp(String.raw`\b(?:${anyOf("contact.publicLine")})(?!\p{L})`, "iu");

/** Whether the words just before a number say that it is a public line. */
export function isPublicLine(before: string): boolean {
  return PUBLIC_LINE.test(before.slice(-80));
}

/** Whether a heading opens a section about somebody other than the site's owner. */
export function isForeignHeading(text: string): boolean {
  return text.length <= MAX_LABEL && SOMEBODY_ELSE.test(text);
}

/** Whether the words just before a detail ("Hébergeur : … Tél.") say that it is somebody else's. */
export function isForeignLead(before: string): boolean {
  return SOMEBODY_ELSE.test(before.slice(-160));
}
