import { wholeWords } from "#engines/languages/words.ts";
import { foldText } from "#engines/search/fold-text.ts";
import { stopWords } from "#engines/search/stop-words.ts";

/**
 * Headings and labels that introduce a third party's details on legal pages: the host, the web designer, the
 * supervisory authority or a dispute body.
 */
const THIRD_PARTY = new RegExp(wholeWords("contact.otherOwner"), "iu");
const MAX_LABEL = 90;

/** Public help lines never belong to the site. */
const PUBLIC_LINE = new RegExp(wholeWords("contact.publicLine"), "iu");

const PUBLIC_SERVICES = new RegExp(wholeWords("contact.publicService"), "giu");
const PHONE_WORDS = new RegExp(wholeWords("contact.phone"), "giu");
/** In characters. */
const MAX_LEAD = 80;

/** Only the sentence or label that a number is in says whose it is. */
export function isPublicLine(before: string): boolean {
  const [own = ""] = before
    .slice(-MAX_LEAD)
    .split(/[.!?]\s+(?=\p{Lu})/u)
    .slice(-1);
  return PUBLIC_LINE.test(own) || namesOnlyServices(own);
}

/** True for "0800 1110 Childline", where the label is behind the number. */
export function isPublicLabel(after: string): boolean {
  const [own = ""] = after
    .slice(0, MAX_LEAD)
    .replace(/^[^\p{L}]+/u, "")
    .split(/[.!?;|•·\d]/);
  return PUBLIC_LINE.test(own) || namesOnlyServices(own);
}

/** A fire brigade and a company that serves help lines name them beside their own numbers. */
export function namesPublicLine(name: string): boolean {
  return PUBLIC_LINE.test(name) || name.replace(PUBLIC_SERVICES, "") !== name;
}

/** True for "Police and ambulance: call", but not for "Police station representation" and "Ambulance hire". */
function namesOnlyServices(label: string): boolean {
  // A link's text is the number itself.
  const [last = ""] = label
    .replace(/[^\p{L}]+$/u, "")
    .split(/\d{3,}[^\p{L}]*|[|•·;]/u)
    .slice(-1);
  const others = last.replace(PUBLIC_SERVICES, " ");
  if (others === last) return false;
  const words = others.replace(PHONE_WORDS, " ").match(/\p{L}+/gu) ?? [];
  return words.every((word) => stopWords.has(foldText(word)));
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
