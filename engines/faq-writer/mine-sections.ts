import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { escapeMarkdown, isNumberedItem, joinLines, selectLines, splitSentences } from "./answer-lines.ts";
import { type HeadingContext, type HeadingQuestion, headingToQuestion } from "./heading-to-question.ts";
import { chainOf } from "./label-shape.ts";
import { isCallToAction, isInvitation } from "./language-phrases.ts";
import type { TextLine } from "./page-lines.ts";
import { contains, nameOf, type PageElement } from "./page-tree.ts";
import { sentencesOnly } from "./portrait.ts";
import type { ReadPage } from "./read-page.ts";
import { greets, urges } from "./readiness/word-evidence.ts";
import { saysTopic } from "./says-topic.ts";
import { aboutCompany, isPractical } from "./topics.ts";
import { type Offer, writeOffers } from "./write-offers.ts";

export interface WrittenAnswer {
  question: string;
  answer: string;
  /** The answer's lines as they appear on the page. */
  lines: string[];
  topic: string | null;
  needsSubject: boolean;
}

const minSectionLength = 80;
const helpPage = new RegExp(anyOf("paths.help"), "i");
const dated = /^(?:posted|published|by |\d{1,2}[./ ]|(?:mon|tue|wed|thu|fri|sat|sun)\w* \d)/i;

/** Finds sections whose heading yields a natural question and whose text answers it in two sentences or a list. */
export function mineSections(
  page: ReadPage,
  context: { language: string; calledName: string | null },
): WrittenAnswer[] {
  const answers: WrittenAnswer[] = [];
  const isHelpPage = helpPage.test(URL.parse(page.url)?.pathname ?? "") || helpPage.test(page.title ?? "");
  const sections = sectionsOf(page.lines);
  for (const [at, section] of sections.entries()) {
    const below = section.lines.map((line) => line.text).join(" ");
    const asked = { ...context, isHelpPage, text: below };
    const made = headingToQuestion(section.heading, asked) ?? topicOf(section, asked);
    // What a banner says about the company is advertising.
    if (!made || (section.isBanner && aboutCompany.test(made.topic ?? ""))) continue;
    // Instructions start with the same verbs as calls to action, so guides keep them.
    const isGuide = (isHelpPage && made.topic === null) || howTo.test(made.topic ?? "");
    const useful = usefulLines(section.lines, { isGuide });
    const lines = beforeQuestion(
      aboutCompany.test(made.topic ?? "") ? portraitOf(sentencesOnly(useful), context.language) : useful,
    );
    const parts = made.topic === null || /^(?:who|mission)$/.test(made.topic) ? [] : partsOf(sections, at);
    const all = [...section.lines, ...parts.flatMap((part) => part.lines)];
    if (made.mentions && !all.some((line) => made.mentions?.test(line.text))) continue;
    if (made.topic === "dates" || made.topic === "when-where") {
      const rows = section.lines.filter(isDateRow);
      if (rows.length >= 2)
        answers.push({
          ...made,
          answer: joinLines(rows.map(asItem), page.url),
          lines: rows.map(({ text }) => text),
        });
      if (rows.length >= 2 || made.topic === "dates") continue;
    }
    // A page of policies isn't a support page, whatever its title.
    if (made.topic === "support" && parts.some((part) => isPractical(part.name))) continue;
    const mayInvite = isGuide || (lines[0] !== undefined && isNumberedItem(lines[0]));
    const isWhole = isEnough(lines, { isTopic: made.topic !== null, mayInvite: mayInvite && !isHelpPage });
    // A policy's first statement answers the question, while a process needs all of its steps.
    const isPolicy = made.topic !== null && !aboutCompany.test(made.topic);
    const texts = lines.map(({ text }) => text);
    // "We want you to love what you bought" above a policy says nothing of it.
    const tells = /\d/.test(texts.join(" ")) || saysTopic(texts, made.topic, context.language);
    if (isPolicy && parts.length >= 2 && !(isWhole && tells)) {
      const whole = writeParts(parts, page.url);
      if (saysTopic(whole.lines, made.topic, context.language)) {
        answers.push({ ...made, ...whole });
        continue;
      }
    }
    if (parts.length >= 2 && (made.topic === null || aboutCompany.test(made.topic) || !isWhole)) {
      const { answer, lines: written } = writeOffers(parts);
      answers.push({ ...made, answer, lines: written });
      continue;
    }
    if (!isEnough(lines, { isTopic: made.topic !== null, mayInvite })) continue;
    const chosen = selectLines(section.heading, lines);
    answers.push({
      ...made,
      answer: joinLines(chosen, page.url),
      lines: chosen.map((line) => line.text),
    });
  }
  return answers;
}

/** "Call us to make an appointment" is an invitation elsewhere, but here it is the answer. */
export const howTo = /^(?:booking|ordering|estimate|join)$/;

/** A kicker names its section only if it is a known topic. Above the page's title, it only repeats the menu. */
function topicOf({ kicker, level }: Section, context: HeadingContext): HeadingQuestion | null {
  const made = kicker === null || level === 1 ? null : headingToQuestion(kicker, context);
  return made?.topic ? made : null;
}

/**
 * Drops what advertises before and after what a company says of itself: "Looking for a dog walker? Look no further.",
 * "Welcome to our website." and "Call us today."
 */
function portraitOf(lines: TextLine[], language: string): TextLine[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  if (others.length > 0 && /[?？؟]$/.test(splitSentences(first.text)[0] ?? "")) return others;
  const greeted = replaceSentences(first, (sentences) =>
    greets(sentences[0] ?? "", language) ? sentences.slice(1) : sentences,
  );
  const all = [...(greeted ? [greeted] : []), ...others];
  const last = all.at(-1);
  if (!last || last.isListItem) return all;
  const closed = replaceSentences(last, (sentences) => {
    const end = sentences.findLastIndex((sentence) => !urges(sentence, language));
    return sentences.slice(0, end + 1);
  });
  return [...all.slice(0, -1), ...(closed ? [closed] : [])];
}

/** Null if no sentence is left. */
function replaceSentences(line: TextLine, choose: (sentences: string[]) => string[]): TextLine | null {
  const sentences = splitSentences(line.text);
  const kept = choose(sentences);
  if (kept.length === sentences.length) return line;
  return kept.length === 0 ? null : { ...line, text: kept.join(" ") };
}

/** A question among the lines starts a separate answer. */
function beforeQuestion(lines: TextLine[]): TextLine[] {
  const at = lines.findIndex((line) => /[?？؟]$/.test(line.text));
  return at < 0 ? lines : lines.slice(0, at);
}

function isDateRow({ text, isControl }: TextLine): boolean {
  return !isControl && /\d/.test(text) && text.length >= 12 && text.length <= 160;
}

function asItem(line: TextLine): TextLine {
  return { ...line, isListItem: true };
}

interface Part extends Offer {
  lines: TextLine[];
}

/** Writes the parts of a policy, such as the ways to get there, with all that they say. */
function writeParts(parts: Part[], pageUrl: string): { answer: string; lines: string[] } {
  const answers: string[] = [];
  const lines: string[] = [];
  for (const { name, lines: own } of parts) {
    const answer = `**${escapeMarkdown(name)}**\n\n${joinLines(own, pageUrl)}`;
    if (answers.length > 0 && [...answers, answer].join("").length > maxParts) break;
    answers.push(answer);
    lines.push(name, ...own.map(({ text }) => text));
  }
  return { answer: answers.join("\n\n"), lines };
}

/** In characters. */
const maxParts = 1200;

/** Returns a section's subsections, such as the steps of a process. */
function partsOf(sections: Section[], at: number): Part[] {
  const own = sections[at]!;
  const parts: Part[] = [];
  const level = sections[at + 1]?.level ?? 0;
  for (const section of sections.slice(at + 1, at + 9)) {
    if (section.level <= own.level || section.level < level) break;
    if (section.level > level) continue;
    const lines = usefulLines(section.lines);
    const first = lines.find((line) => !line.isLabel);
    if (first && section.heading.length <= 60 && !/[?]/.test(section.heading))
      // A step that asks to write or call must not be missing.
      parts.push({
        name: section.heading,
        description: first,
        lines: usefulLines(section.lines, { isGuide: true }),
      });
  }
  return parts;
}

/**
 * Drops what follows outside the card that the heading and its first line are in: it is about something else. A text
 * that only announces keeps what it announces.
 */
function insideCard({ element, lines }: { element: PageElement; lines: TextLine[] }): TextLine[] {
  const [first] = lines;
  let card: PageElement | null = first?.element ?? null;
  while (card && !contains(card, element)) card = card.parent;
  const inside = lines.filter((line) => card !== null && contains(card, line.element));
  const isAnnounced = inside.length === 1 && lines[1]?.isListItem === true;
  return isAnnounced || /[:：]$/.test(inside.at(-1)?.text ?? ":") ? lines : inside;
}

export interface Section {
  heading: string;
  /** The short line above the heading: "How we work" above "Simple. Clear." Null if there is none. */
  kicker: string | null;
  kickerLine: TextLine | null;
  /** True for the title of the page in a banner. */
  isBanner: boolean;
  level: number;
  element: PageElement;
  lines: TextLine[];
}

/** Collects headings of level 1 to 5 with the lines up to the next heading. */
export function sectionsOf(lines: TextLine[]): Section[] {
  const sections: Section[] = [];
  let current: Section | null = null;
  let isInBanner = false;
  for (const [at, line] of lines.entries()) {
    const level = isUnmarkedTitle(line, lines[at + 1]) ? titleLevel : line.level;
    if (level < 7) {
      // The banner of a page with a policy may contain its title and its text.
      isInBanner = line.isWeak && line.level === 1 && !line.isFooter;
      const kickerLine = kickerOf(lines, at);
      // It belongs to the heading below it.
      const last = sections.at(-1);
      if (kickerLine !== null && last?.lines.at(-1) === kickerLine) last.lines.pop();
      current =
        line.isExcluded || (line.isWeak && !isInBanner)
          ? null
          : {
              heading: line.text,
              kicker: kickerLine?.text ?? null,
              kickerLine,
              isBanner: isInBanner,
              level,
              element: line.element,
              lines: [],
            };
      if (current) sections.push(current);
    } else if (line.isWeak && (!isInBanner || line.isFooter)) current = null;
    else if (current && !line.isExcluded && current.lines.length < 60) current.lines.push(line);
  }
  return sections.map((section) => ({ ...section, lines: insideCard(section) }));
}

/** In characters. */
const maxKicker = 40;

export function kickerOf(lines: readonly TextLine[], at: number): TextLine | null {
  const [before, line, heading] = [lines[at - 2], lines[at - 1], lines[at]!];
  const isKicker =
    line !== undefined &&
    line.level === 7 &&
    !line.isExcluded &&
    !line.isControl &&
    !line.isListItem &&
    line.text.length <= maxKicker &&
    /\p{L}$/u.test(line.text) &&
    // Words without an element of their own are the text of the heading's box.
    ((line.block === heading.block && before?.block !== line.block) ||
      (line.element === heading.block && before?.element !== line.element));
  return isKicker ? line : null;
}

/** Below any heading, whose section it divides. */
const titleLevel = 6;
/** In characters. */
const maxTitle = 60;
const titleName = /(?:^|[\s_-])(?:title|heading|headline|subtitle)(?:$|[\s_-])/;

/** True for a title without a heading's tag, with its own text after it: `<div class="section-title">`, or in bold. */
export function isUnmarkedTitle(line: TextLine, next: TextLine | undefined): boolean {
  return (
    line.level === 7 &&
    !line.isControl &&
    !line.isListItem &&
    line.text.length <= maxTitle &&
    !/[.!?:,;]$/.test(line.text) &&
    next !== undefined &&
    next.level === 7 &&
    next.block !== line.element &&
    (titleName.test(nameOf(line.element)) || (isBold(line) && isText(next) && next.element !== line.element))
  );
}

const boldName = /(?:^|\s)(?:font|fw|text)-(?:semi)?bold(?:er)?(?:$|\s)/;

/** A whole line in bold, which many pages write instead of a heading. */
function isBold({ element }: TextLine): boolean {
  return chainOf(element).some(({ tag }) => /^(?:b|strong)$/.test(tag)) || boldName.test(nameOf(element));
}

/** In characters. */
const minBelow = 60;

function isText({ text, isControl }: TextLine): boolean {
  return !isControl && text.length >= minBelow && /[.!。]["”’»)]*$/.test(text);
}

/** Drops buttons, calls to action and dates. A short line stays as a label if a useful line follows. */
export function usefulLines(lines: TextLine[], { isGuide = false } = {}): TextLine[] {
  return lines.flatMap((line, at) => {
    if (isUseful(line, isGuide)) return [line];
    if (isAnnounced(lines, at)) return [line];
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (!next || !isUseful(next, isGuide)) return [];
    if (isBetweenItems(line, before, next)) return [line];
    return isLabelOf(line, next, before) ? [{ ...line, isLabel: true }] : [];
  });
}

/** In lines. */
const maxAnnounced = 6;

/** True for short lines in a row below "Send your check to:", such as those of an address. */
function isAnnounced(lines: readonly TextLine[], at: number): boolean {
  const start = lines.slice(0, at).findLastIndex(({ text }) => /[:：]$/.test(text));
  return (
    start >= 0 &&
    at - start <= maxAnnounced &&
    lines
      .slice(start + 1, at + 1)
      .every(
        ({ text, isListItem, isControl }) =>
          !isListItem &&
          !isControl &&
          text.length <= 60 &&
          !/[!?]$/.test(text) &&
          splitIntoWords(text).length <= 8,
      )
  );
}

/** "Email address" in a list of what is asked for isn't a call to action. */
function isBetweenItems(line: TextLine, before: TextLine | undefined, next: TextLine): boolean {
  return (
    line.isListItem &&
    !line.isControl &&
    next.isListItem &&
    before?.isListItem === true &&
    [before, next].every(({ block }) => block === line.block)
  );
}

/**
 * True for a line such as "Prepare the surface" above the sentence that explains it, or between two lists: without it, the
 * second one would be part of the first.
 */
function isLabelOf(line: TextLine, next: TextLine, before: TextLine | undefined): boolean {
  return (
    !line.isControl &&
    !line.isListItem &&
    (!next.isListItem || before?.isListItem === true) &&
    line.text.length <= 60 &&
    /^[\p{Lu}\d][\p{L}\d-]/u.test(line.text) &&
    !/[.!?,;]$/.test(line.text) &&
    !isCallToAction(line.text) &&
    !isInvitation(line.text)
  );
}

function isUseful(line: TextLine, isGuide: boolean): boolean {
  return (
    !line.isControl &&
    !isCallToAction(line.text) &&
    // A numbered step that asks to write or call must not be missing.
    (isGuide || isNumberedItem(line) || !isInvitation(line.text)) &&
    !dated.test(line.text) &&
    !/^(?:©|copyright|all rights reserved)/i.test(line.text) &&
    !courtesy.test(line.text) &&
    // Excludes a footer line with name, address, phone and email.
    !(/\S@\S/.test(line.text) && /\d[\d\s().-]{6,}\d/.test(line.text) && !/[.!?]$/.test(line.text)) &&
    (line.isListItem || /[.!?:…。！？：]["”’»)」』）]*$/.test(line.text) || line.text.length > 60) &&
    line.text.length >= 3
  );
}

/** Matches thanks and footnotes, whose marks the answers drop. */
const courtesy =
  /^\s*(?:\*{1,3}|[†‡¹²³])\s?\p{L}|^(?:thank (?:you|s)\b|many thanks|vielen dank|merci (?:de|pour|à)|gracias por|grazie (?:per|a)|dank u|bedankt|obrigad[oa]|teşekkür)[^.]{0,80}[.!]$/iu;

/** Matches a closing "Here's how most families handle it." that nothing follows. */
export const announces =
  /:\s*$|\bhere(?:['’]s| is| are) (?:how|what|where|our|an?|the|some|everything|your|all|who|when)\b[^.]*\.$/i;

/** Requires two sentences or a list. One long sentence suffices if the topic is known. */
function isEnough(
  lines: TextLine[],
  { isTopic, mayInvite }: { isTopic: boolean; mayInvite: boolean },
): boolean {
  const text = lines
    .filter((line) => !line.isLabel)
    .map((line) => line.text)
    .join(" ");
  const items = lines.filter((line) => line.isListItem).length;
  const length = readingLength(text);
  if (
    length < (isTopic || items >= 3 ? minSectionLength / 2 : minSectionLength) ||
    (!mayInvite && isInvitation(text))
  )
    return false;
  // A trailing colon announces something that the answer doesn't include.
  if (
    announces.test(lines.at(-1)?.text.slice(-300) ?? "") ||
    /\b(?:lorem ipsum|dolor sit amet)\b/i.test(text)
  )
    return false;
  return items >= 3 || splitSentences(text).length >= 2 || (isTopic && length >= minSectionLength);
}
