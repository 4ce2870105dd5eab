/** Reads the parts of a page that have a heading or a label of their own, with what they tell. */
import { readingLength } from "#engines/languages/reading-length.ts";
import { splitSentences } from "../answer-lines.ts";
import { cleanLabel } from "../detect-question.ts";
import { isCallToAction, isInvitation, isPitch } from "../language-phrases.ts";
import { type Section, sectionsOf } from "../mine-sections.ts";
import type { TextLine } from "../page-lines.ts";
import type { PageElement } from "../page-tree.ts";
import type { ReadPage } from "../read-page.ts";
import { asksToClick, isDated, isDraft, pointsAtPage } from "../refused-texts.ts";
import { itemsAtStart, type Offer } from "../write-offers.ts";
import { bullet, labelLevel, labelledIn } from "./labelled-lines.ts";
import { isOfferLike } from "./offer-headings.ts";

export interface ToldPart {
  page: ReadPage;
  heading: string;
  /** 1 to 6. A label in the text is 7. */
  level: number;
  /** The headings above it, the nearest first. */
  above: string[];
  /** The short line above its heading, which is the first of `above`. */
  kicker: string | null;
  /** As `siblings`, of the section that it is below. */
  parentSiblings: number;
  /** The parts below it, with their first lines. */
  children: Offer[];
  /** How many sections beside it, itself included, are called what offers may be called. */
  siblings: number;
  /** True for a step of a numbered list. */
  isStep: boolean;
  lines: TextLine[];
  /** Counts lines such as the items of a list. */
  items: number;
  sentences: number;
  /** The whole text. */
  text: string;
  /** The sentence that invites its readers, if there is nothing else. It says how to book. */
  invitation: TextLine | null;
}

/** In characters. */
const maxHeading = 70;
export const maxItem = 200;
const minSentence = 25;
const maxText = 1500;
const minText = 12;
const maxLines = 20;
const maxChildren = 12;
/** In characters. A longer text says something besides. */
const maxOffer = 160;
/** A file to download isn't an answer. */
const download =
  /(?<!\p{L})(?:download\p{L}*|herunter(?:laden|zuladen|!|\.|$)|laden sie .{0,80}herunter|télécharge\p{L}*|descarg\p{L}*|scaric\p{L}*|baix(?:e|ar)|pobierz|indirin|скача\p{L}*)|ダウンロード/iu;
/** A motto. */
export const isQuote = /^["“„«].*["”“»]$/u;
const quoted = /^["“„«‘]/u;

export function toldParts(page: ReadPage, language: string): ToldPart[] {
  const sections = sectionsOf(page.lines);
  const above = headingsAbove(sections);
  const parents = sections.map((_, at) => parentOf(sections, at));
  const mayBeOffer = sections.map(({ heading }) => isOfferLike(cleanLabel(heading), language));
  const siblingsOf = (at: number) =>
    sections.filter(
      ({ level }, index) =>
        mayBeOffer[index] && level === sections[at]?.level && parents[index] === parents[at],
    ).length;
  const parts = sections.flatMap((section, at) => {
    const siblings = siblingsOf(at);
    const place = {
      page,
      above: above[at]!,
      kicker: section.kicker,
      children: childrenOf(sections, at),
      siblings,
      parentSiblings: parents[at]! < 0 ? 0 : siblingsOf(parents[at]!),
    };
    const inside = {
      ...place,
      above: [section.heading, ...above[at]!],
      kicker: null,
      children: [],
      siblings: 0,
      parentSiblings: siblings,
    };
    return [
      partOf(section, place, language),
      ...labelledIn(section.lines, language).map((label) => partOf(label, inside, language)),
    ];
  });
  const used = new Set(sections.flatMap(({ lines, kickerLine }) => [...lines, kickerLine]));
  const beside = page.lines.filter(
    (line) => line.level === labelLevel && !used.has(line) && !line.isExcluded && !line.isWeak,
  );
  const { mainHeading } = page.outline;
  const outside = {
    page,
    above: mainHeading === null ? [] : [mainHeading],
    kicker: null,
    children: [],
    siblings: 0,
    parentSiblings: 0,
  };
  return [
    ...parts,
    // A note below a row of cards belongs to none of them.
    ...labelledIn(beside, language).map((label) => partOf(label, outside, language)),
  ].filter((part) => part !== null);
}

/** Index of the section that one is below, or -1. */
function parentOf(sections: Section[], at: number): number {
  const { level } = sections[at]!;
  return sections.findLastIndex((other, index) => index < at && other.level < level);
}

function childrenOf(sections: Section[], at: number): Offer[] {
  const { level } = sections[at]!;
  const end = sections.findIndex((other, index) => index > at && other.level <= level);
  const below = sections.slice(at + 1, end < 0 ? undefined : end);
  return below
    .filter((child) => child.level === below[0]!.level && !/[?？]/u.test(child.heading))
    .slice(0, maxChildren)
    .map(({ heading, lines }) => {
      const told = tellingLines(lines);
      return { name: heading, description: told[0] ?? null, items: itemsAtStart(told) };
    });
}

/** The headings that each section is below, and the short line above its own. */
function headingsAbove(sections: Section[]): string[][] {
  const open: Section[] = [];
  return sections.map((section) => {
    while (open.length > 0 && open.at(-1)!.level >= section.level) open.pop();
    const names = open.flatMap(({ heading, kicker }) => (kicker === null ? [heading] : [kicker, heading]));
    open.push(section);
    return [...(section.kicker === null ? [] : [section.kicker]), ...names.toReversed()];
  });
}

type Place = Pick<ToldPart, "page" | "above" | "kicker" | "children" | "siblings" | "parentSiblings">;

function partOf(
  { heading, level, element, lines: below }: Pick<Section, "heading" | "level" | "element" | "lines">,
  place: Place,
  language: string,
): ToldPart | null {
  const title = cleanLabel(heading)
    .replace(/^[^\p{L}\p{N}"„“«‘¿]+|[\s.:!]+$/gu, "")
    .trim();
  if (readingLength(title) < 3 || title.length > maxHeading || /[?？]/u.test(title)) return null;
  const told = listAtStart(tellingLines(below));
  const invitation = told.length === 0 ? invitationIn(below) : null;
  const lines = told;
  const text = lines.map((line) => line.text).join(" ");
  const [first = ""] = splitSentences(text);
  if (
    (readingLength(text) < minText && invitation === null && place.children.length < 2) ||
    text.length > maxText ||
    lines.length > maxLines ||
    quoted.test(text) ||
    isDraft(text) ||
    isPitch(text) ||
    isInvitation(text) ||
    isDated(text) ||
    (text.length <= maxOffer && download.test(text)) ||
    asksToClick(text) ||
    (pointsAtPage(first, language) && !/[:：]$/u.test(first)) ||
    /[:：]$/u.test(text)
  )
    return null;
  const sentences = lines
    .filter(({ isListItem }) => !isListItem)
    .flatMap(({ text: own }) => ownSentences(own));
  return {
    ...place,
    heading: title,
    level,
    isStep: isInSteps(element),
    lines,
    items: lines.filter(({ isListItem }) => isListItem).length,
    sentences: sentences.length,
    text,
    invitation,
  };
}

/** What follows the list that a long part begins with, such as a table of prices, is about something else. */
function listAtStart(lines: TextLine[]): TextLine[] {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length <= maxLines && length <= maxText) return lines;
  const end = lines.findIndex(({ isListItem }) => !isListItem);
  return end >= minList ? lines.slice(0, end) : lines;
}

/** In items. */
const minList = 4;

function ownSentences(text: string): string[] {
  return splitSentences(text).filter(
    (sentence) => readingLength(sentence) >= minSentence && /[.!。][”"’»)]*$/u.test(sentence),
  );
}

/** Without buttons, invitations and captions. A line that begins with a bullet is an item. */
function tellingLines(lines: TextLine[]): TextLine[] {
  const told: TextLine[] = [];
  for (const line of lines) {
    // A question starts its own answer.
    if (/[?？؟]$/u.test(line.text)) break;
    const isBulleted = bullet.test(line.text);
    const isItem = isBulleted || line.isListItem;
    if (line.isControl || line.isExcluded || isInvitation(line.text)) continue;
    if (!isItem && isCallToAction(line.text)) continue;
    const text = isBulleted ? line.text.replace(bullet, "") : line.text;
    if (text.length < 3 || !/\p{L}/u.test(text) || isQuote.test(text)) continue;
    told.push({
      ...line,
      text,
      isListItem: isItem && text.length <= maxItem,
    });
  }
  return told;
}

function invitationIn(lines: TextLine[]): TextLine | null {
  return (
    lines.find(({ text, isControl }) => !isControl && isInvitation(text) && ownSentences(text).length > 0) ??
    null
  );
}

function isInSteps(element: PageElement): boolean {
  for (let at: PageElement | null = element, steps = 0; at && steps < 4; at = at.parent, steps += 1)
    if (at.tag === "ol") return true;
  return false;
}
