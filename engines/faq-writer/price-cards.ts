import { anyOf } from "#engines/languages/words.ts";
import { parentsOfRepeated } from "./heading-names.ts";
import { isInvitation } from "./language-phrases.ts";
import type { TextLine } from "./page-lines.ts";
import { contains, nameOf, type PageElement, walk } from "./page-tree.ts";
import { amount, findPrice, isName, isPrice, isZero, perUnit } from "./price-text.ts";

const recurring = new RegExp(
  String.raw`(?:${anyOf("prices.recurring")})|\/\s?(?:${anyOf("prices.slashUnit")})(?!\p{L})`,
  "iu",
);
export interface PriceCard {
  name: string;
  lines: string[];
  /** The sentence below the price. */
  description: string | null;
  isPlan: boolean;
}
/**
 * Finds prices with their names. The name is the heading within three short lines above the price, but never the page's
 * own heading. If no price has such a heading, it is the short line directly above.
 */
export function readCards(lines: TextLine[]): PriceCard[] {
  const prices = lines.flatMap((line, at) => (isPrice(line.text) && !line.isExcluded ? [at] : []));
  // "Details" below each of several classes doesn't say of which.
  const parents = parentsOfRepeated(lines);
  const headings = prices.map((at) => {
    const heading = headingAbove(lines, at);
    return heading && (parents.get(heading) ?? heading);
  });
  const named = new Set(headings.filter((heading) => heading !== null));
  // A section's heading is directly above only its first price, so few names for many prices means that they aren't
  // names.
  const useHeadings = named.size * 5 >= prices.length * 4;
  const labels = prices.map((at) => labelAbove(lines, at));
  if (!useHeadings && (labels.length < 2 || labels.includes(null))) return [];
  // A label in one card with its price names it, while a label above a row of prices may be a column's.
  const areCards =
    new Set(labels.map((label) => label?.text.toLowerCase())).size === labels.length &&
    prices.every((at, index) => {
      const name = labels[index];
      return (
        name &&
        isAlone(lines, { at, name }) &&
        (descriptionAfter(lines, { at, name }) !== null || featuresAfter(lines, at).length >= minFeatures)
      );
    });
  return prices.flatMap((at, index) => {
    const name = (useHeadings ? headings : labels)[index];
    const after = lines[at + 1]?.text ?? "";
    const price = withUnit(priceOf(lines[at]!.text), after);
    const isPlan = recurring.test(`${price} ${after.length < 30 ? after : ""}`);
    if (
      !name ||
      !isName(name.text) ||
      // The template of a shop's script and an empty cart have no prices yet.
      (!isPlan && isZero(price)) ||
      // "One package, everything included" and "Transparent pricing." are slogans.
      /, \p{Ll}|\s\p{Ll}{5,}[.!]$/u.test(name.text) ||
      (!isPlan && (useHeadings ? prices.length < 2 && !/\s/.test(name.text) : !areCards))
    )
      return [];
    return [
      {
        name: name.text.replace(/^the /i, ""),
        lines: [price, ...pricesAfter(lines, at), ...featuresAfter(lines, at)],
        description: descriptionAfter(lines, { at, name }),
        isPlan,
      },
    ];
  });
}

/** Joins "130 €" and "per night" on the next line. */
function withUnit(price: string, after: string): string {
  return after.length <= maxUnitLine && unitLine.test(after) && !amount.test(after)
    ? `${price} ${after}`
    : price;
}

const minFeatures = 2;
/** In characters. */
const maxUnitLine = 40;
const unitLine = new RegExp(
  String.raw`^(?:(?:\+|plus|zzgl\.?|excl\.?|incl\.?|inkl\.?|ex) ?(?:VAT|GST|tax(?:es)?|MwSt\.?|USt\.?|btw|TVA|IVA) ?)?(?:${perUnit.source})`,
  "iu",
);

/** Drops a button on the same line, as in "$14.00 Add to cart". */
function priceOf(text: string): string {
  const found = findPrice(text);
  if (!found) return text;
  // "Regular price" is a label for screen readers.
  if (/^(?:regular|sale|normal|unit) price:? $/i.test(text.slice(0, found.index)))
    return priceOf(text.slice(found.index));
  const { end } = found;
  return (
    text.slice(0, end) +
    (/^[\s/]*(?:[\p{Ll}\d(+*/–-][\s\S]*)?$/u.test(text.slice(end)) || perUnit.test(text.slice(end))
      ? text.slice(end)
      : "")
  );
}

function headingAbove(lines: TextLine[], at: number): TextLine | null {
  for (let step = 1; step <= maxAboveInCard; step += 1) {
    const line = lines[at - step];
    // If a page has only one first-level heading, it names the page. Several such headings belong to cards.
    if (!line || line.text.length > maxDescription || (line.level === 1 && isOnly(lines, line))) return null;
    const isNear =
      step <= maxAbove && lines.slice(at - step, at).every(({ text }) => text.length <= maxShort);
    if (line.level < 7) return isNear || isAlone(lines, { at, name: line }) ? line : null;
    if (isPrice(line.text)) return null;
  }
  return null;
}

/** In lines, from a price up to its heading. */
const maxAbove = 3;
/** The same in a card, which may describe the product above its price. */
const maxAboveInCard = 6;
/** In characters. */
const maxShort = 120;
const maxDescription = 320;

/** True if the smallest element with the name and its price has no other price. */
function isAlone(lines: TextLine[], { at, name }: { at: number; name: TextLine }): boolean {
  let card: PageElement | null = name.element;
  while (card && !contains(card, lines[at]!.element)) card = card.parent;
  return (
    card !== null &&
    !lines.some((line, index) => index !== at && isPrice(line.text) && contains(card, line.element))
  );
}

function isOnly(lines: TextLine[], heading: TextLine): boolean {
  return !lines.some((line) => line.level === 1 && line !== heading);
}

const tagline = /^(?:for|für|pour|para|per|voor|dla)\s/iu;

/** In characters. */
const maxLabel = 40;

function labelAbove(lines: TextLine[], at: number): TextLine | null {
  // "For teams that grow" below a plan's name says whom it is for.
  const line = lines[tagline.test(lines[at - 1]?.text ?? "") ? at - 2 : at - 1];
  return line && line.level === 7 && line.text.length <= maxLabel && !line.isControl && !line.isListItem
    ? line
    : null;
}

function descriptionAfter(lines: TextLine[], { at, name }: { at: number; name: TextLine }): string | null {
  const line = lines[at + 1];
  // Lines after the last card aren't part of it.
  let card: PageElement | null = name.element.parent;
  while (card && !contains(card, lines[at]!.element)) card = card.parent;
  if (line && card && !contains(card, line.element)) return null;
  if (!line || line.level < 7 || line.isExcluded || line.isControl || line.isListItem || isPrice(line.text))
    return null;
  return line.text.length >= 25 &&
    line.text.length <= 240 &&
    /[.。]$/.test(line.text) &&
    !isInvitation(line.text)
    ? line.text
    : null;
}

/** Returns further prices of the same thing, such as "£185 for 5 hours" below "£38 per hour". */
function pricesAfter(lines: TextLine[], priceAt: number): string[] {
  const more: string[] = [];
  for (const line of lines.slice(priceAt + 1, priceAt + 1 + maxBetween)) {
    if (line.level < 7 || line.isExcluded || line.isControl || line.isListItem) break;
    if (isPrice(line.text) || !amount.test(line.text) || line.text.length > maxFurther) break;
    more.push(line.text);
  }
  return more;
}

/** In characters. */
const maxFurther = 80;

/** In lines, between a price and its features. */
const maxBetween = 3;

function featuresAfter(lines: TextLine[], priceAt: number): string[] {
  const features: string[] = [];
  for (let at = priceAt + 1; at < lines.length && features.length < 10; at += 1) {
    const line = lines[at]!;
    if (line.level < 7 || line.isExcluded || isPrice(line.text)) break;
    // A button or a note, such as "Save 20 % when billed yearly", may come before the list.
    if (features.length === 0 && at - priceAt <= maxBetween && (line.isControl || !line.isListItem)) continue;
    if (line.isControl || !line.isListItem) break;
    if (isCrossedOut(line)) continue;
    features.push(line.text);
  }
  return features;
}

/** True for a feature that a plan lacks, which cards show grayed out or with a cross. */
function isCrossedOut(line: TextLine): boolean {
  const missing =
    /(?:^|[\s_-])(?:text-muted|muted|disabled|excluded|unavailable|inactive|not-included|line-through|no|bi-x|fa-times|fa-xmark|icon-x|cross|close)(?:$|[\s_-])/;
  if (/^[❌✖✗✘✕×]/.test(line.text) || missing.test(nameOf(line.element))) return true;
  return [...walk(line.element)].some(
    (node) => node.kind === "element" && (/^(?:del|s|strike)$/.test(node.tag) || missing.test(nameOf(node))),
  );
}
