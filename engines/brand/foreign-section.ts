import { wholeWords } from "#engines/languages/words.ts";

/**
 * Headings and labels that introduce a third party's details on legal pages: the host, the web designer, the
 * supervisory authority or a dispute body.
 */
const THIRD_PARTY = new RegExp(wholeWords("contact.otherOwner"), "iu");
const MAX_LABEL = 90;

/** Public help lines never belong to the site. */
const PUBLIC_LINE = new RegExp(wholeWords("contact.publicLine"), "iu");

/** Only the sentence or label that a number is in says whose it is. */
export function isPublicLine(before: string): boolean {
  const [own = ""] = before
    .slice(-80)
    .split(/[.!?]\s+(?=\p{Lu})/u)
    .slice(-1);
  return PUBLIC_LINE.test(own);
}

export function isForeignHeading(text: string): boolean {
  return text.length <= MAX_LABEL && THIRD_PARTY.test(text);
}

/** True if the words before a detail, such as "Hébergeur : … Tél.", attribute it to a third party. */
export function isForeignLead(before: string): boolean {
  return THIRD_PARTY.test(before.slice(-160));
}

/** The part of a legal page's line before it names a third party. */
export function ownPart(text: string): string {
  const at = text.search(THIRD_PARTY);
  return at < 0 ? text : text.slice(0, at);
}
