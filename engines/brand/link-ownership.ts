import { wholeWords } from "#engines/languages/words.ts";
import { isForeignLead } from "./foreign-section.ts";
import { lineage, type Page, type PageNode, textOf } from "./parse-page.ts";

/** Tells from a link's position whether it belongs to the site's owner. */
export interface LinkOwnership {
  /** True in the header, the footer or a contact block, where sites show their own details. */
  isOwn: boolean;
  /** 1, or less in lists of partners, sponsors or vendors. */
  trust: number;
}

const THIRD_PARTY_WORDS = new Set(
  "partner partners sponsor sponsors vendor vendors directory resources crisis helpline helplines hotlines testimonial testimonials review reviews comment comments".split(
    " ",
  ),
);

/** Matches the web designer's credit in the footer. */
const BY = wholeWords("credit.by");
const CREDIT = new RegExp(
  String.raw`${wholeWords("credit.made")}(?: and \w+| with \S+)? ${BY}|${wholeWords("credit.thing")} ${BY}|\bwebdesign\b|${wholeWords("credit.label")}\s?[:：]`,
  "iu",
);

/** True if a line credits the website's maker or host. */
export function isCredit(text: string): boolean {
  return CREDIT.test(text);
}

/** Weight of a detail below a third party's heading. */
export const THIRD_PARTY_TRUST = 0.2;

/** True inside a list of partners, sponsors or help lines, or in a testimonial. */
export function isInThirdPartyList(page: Page, index: number): boolean {
  for (const ancestor of lineage(page, index)) {
    if (ancestor.tag === "body") return false;
    if (ancestor.words.some((word) => THIRD_PARTY_WORDS.has(word))) return true;
  }
  return false;
}

export function findLinkOwnership(page: Page, node: PageNode, index: number): LinkOwnership {
  let trust = isInThirdPartyList(page, index) ? THIRD_PARTY_TRUST : 1;
  if (isCredit(textOf(page.nodes[node.parent]!.element, 300).slice(0, 200))) trust = Math.min(trust, 0.35);
  if (node.isForeign || (page.isLegalPage && isForeignLead(textBefore(page, node))))
    trust = Math.min(trust, THIRD_PARTY_TRUST);
  return { isOwn: node.region !== "body" || node.isContact || page.isContactPage, trust };
}

/** The text of the link's parent up to the link. */
export function textBefore(page: Page, { parent, element }: PageNode): string {
  const around = textOf(page.nodes[parent]!.element, 600);
  return around.slice(0, Math.max(0, around.indexOf(textOf(element, 200))));
}

/** True for a link inside running text. */
export function isInProse(page: Page, index: number): boolean {
  const own = textOf(page.nodes[index]!.element, 300).length;
  for (const ancestor of lineage(page, page.nodes[index]!.parent)) {
    if (INLINE.has(ancestor.tag)) continue;
    return (
      textOf(ancestor.element, 1000).length > own + 70 &&
      (ancestor.tag === "p" ||
        ancestor.tag === "li" ||
        ancestor.tag === "td" ||
        ancestor.tag === "blockquote")
    );
  }
  return false;
}

const INLINE = new Set("b strong i em u span small font".split(" "));
