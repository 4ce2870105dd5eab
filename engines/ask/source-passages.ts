/** Cuts the stored lines of a website page into passages: the sentences under one heading. */
import { amount } from "#engines/faq-writer/price-text.ts";
import { splitSentences } from "#shared/text.ts";
import { endsAsQuestion, type Passage } from "./passage.ts";
import { isValueLine } from "./value-lines.ts";

export interface SourcePage {
  url: string;
  title: string | null;
  /** 1 to 6 are headings, 7 is text. Other levels are invisible on the page and left out. */
  lines: readonly { text: string; level: number }[];
  checkedAt: string | null;
  language: string;
}

const textLevel = 7;
/** A section with more sentences than this becomes several passages. A list of short lines may be longer. */
const maxSentences = 12;
const maxLines = 36;
/** In characters. */
const maxListLength = 900;
const wordsOfStatement = 8;
/** In characters. */
const maxQuestionLength = 160;

export function passagesOfPage({ url, title, lines, checkedAt, language }: SourcePage): Passage[] {
  const passages: Passage[] = [];
  const repeated = repeatedHeadings(lines);
  const above: { text: string; level: number }[] = [];
  let heading: string | null = null;
  let headingLevel = textLevel;
  let sentences: string[] = [];
  const flush = () => {
    if (sentences.length > 0)
      passages.push({
        id: `${url}#${passages.length}`,
        kind: "page",
        title: title ?? url,
        heading,
        above: heading !== null && repeated.has(heading) ? (above.at(-1)?.text ?? null) : null,
        sentences,
        url,
        checkedAt,
        language,
      });
    sentences = [];
  };
  for (const { text, level } of lines) {
    if (level > textLevel) continue;
    if (level < textLevel || isQuestionLine(text)) {
      flush();
      if (heading !== null && !repeated.has(heading)) above.push({ text: heading, level: headingLevel });
      while (above.length > 0 && !isBelow({ text, level }, above.at(-1)!, repeated)) above.pop();
      headingLevel = level;
      heading = text;
      if (isStatement(text)) sentences.push(text);
      continue;
    }
    for (const sentence of splitSentences(text, language)) {
      if (isNoticeOfRights(sentence)) continue;
      if (isFull(sentences)) flush();
      sentences.push(sentence);
    }
  }
  flush();
  return passages;
}

/** The largest heading is the page's own. */
const pageLevel = 1;

/** A heading that a page repeats, such as "Highlights", is part of what is named above it, whatever its level. */
function isBelow(
  { text, level }: { text: string; level: number },
  upper: { level: number },
  repeated: ReadonlySet<string>,
): boolean {
  return upper.level > pageLevel && (upper.level < level || (upper.level === level && repeated.has(text)));
}

function repeatedHeadings(lines: SourcePage["lines"]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { text, level } of lines) {
    if (level >= textLevel) continue;
    if (seen.has(text)) repeated.add(text);
    seen.add(text);
  }
  return repeated;
}

function isFull(sentences: readonly string[]): boolean {
  if (sentences.length < maxSentences) return false;
  if (/[.!?。！？]$/u.test(sentences.at(-1)!)) return true;
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return sentences.length >= maxLines || length >= maxListLength;
}

/** Some pages write whole sentences as headings, or the price of what is below: "Ten visits — €179". */
function isStatement(heading: string): boolean {
  if (endsAsQuestion(heading)) return false;
  return heading.split(" ").length >= wordsOfStatement || amount.test(heading);
}

/** "© 2026 Acme Ltd" and "All rights reserved." at the end of a page belong to no heading. */
function isNoticeOfRights(sentence: string): boolean {
  const isNotice = notice.test(sentence) && !amount.test(sentence);
  return sentence.length <= maxNotice && (isNotice || reserved.test(sentence));
}

/** In characters. A sentence about who may use a picture is longer. */
const maxNotice = 120;
const notice = /^(?:©|\(c\) ?\d{4}\b|copyright\b[^\p{L}]{0,3}(?:©|\d{4}\b))/iu;
const reserved =
  /^(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti (?:sono )?riservati|alle rechten voorbehouden|todos os direitos reservados|wszelkie prawa zastrzeżone|無断(?:転載|複製))[^\p{L}]*$/iu;

/** Many pages write their questions as plain lines, which are headings for what follows. */
function isQuestionLine(text: string): boolean {
  return text.length <= maxQuestionLength && endsAsQuestion(text);
}

interface Repeated {
  /** Folded sentences that are never kept. */
  removed: ReadonlySet<string>;
  fold: (sentence: string) => string;
}

/**
 * Leaves out what an earlier passage said already. A value stays with the name that it belongs to, however often it occurs:
 * "Mask", "€4", "Fins", "€4".
 */
export function withoutRepeated<P extends Pick<Passage, "heading" | "sentences">>(
  passages: readonly P[],
  { removed, fold }: Repeated,
): P[] {
  const seen = new Set<string>();
  const headings = new Set<string>();
  return passages.map((passage) => {
    let isAfterNew = passage.heading !== null && isNew(fold(passage.heading), headings);
    const sentences = passage.sentences.filter((sentence) => {
      const folded = fold(sentence);
      if (removed.has(folded)) return false;
      isAfterNew = isNew(folded, seen) || (isAfterNew && isValueLine(sentence));
      return isAfterNew;
    });
    return { ...passage, sentences };
  });
}

function isNew(folded: string, seen: Set<string>): boolean {
  if (seen.has(folded)) return false;
  seen.add(folded);
  return true;
}
