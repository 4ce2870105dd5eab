/** Chooses the lines of a part that tell something, with prices that stand alone. */
import { readingLength } from "#engines/languages/reading-length.ts";
import { splitSentences } from "../answer-lines.ts";
import { bullet } from "../headed/labelled-lines.ts";
import { isQuote, maxItem } from "../headed/told-parts.ts";
import { isCallToAction, isInvitation } from "../language-phrases.ts";
import type { TextLine } from "../page-lines.ts";
import { moreLink } from "../render-text.ts";

interface Told {
  /** True for a question that the site itself asks and answers. */
  isAsked: (question: string) => boolean;
}

/** A question stays with what is below it, because "Yes, always" says nothing alone. */
export function toldIn(lines: readonly TextLine[], { isAsked }: Told): TextLine[] {
  const told: TextLine[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line && !isQuestion(line)) continue;
    const [first] = lines.slice(from, at);
    const question = first && isQuestion(first) ? first : null;
    const below = lines
      .slice(question ? from + 1 : from, at)
      .filter((one, index, some) => !isSource(one, some[index - 1]))
      .flatMap(toldLine);
    if (below.length > 0 && !(question && isAsked(question.text)))
      told.push(...(question && !question.isControl ? [{ ...question, isLabel: true }] : []), ...below);
    from = at;
  }
  return told;
}

/** In characters. A longer text that ends in a question tells something, too. */
const maxQuestion = 200;

function isQuestion({ text }: TextLine): boolean {
  return (
    /[?？؟]$/u.test(text) &&
    (text.length <= maxQuestion || splitSentences(text).every((sentence) => /[?？؟]$/u.test(sentence)))
  );
}

/** In characters. A longer one isn't a text to read. */
const maxLine = 4000;
/** In characters. A shorter one only calls for something. */
const minInvitation = 40;
const phone = /\d(?:[\s()/.-]{0,2}\d){5}/;

/** Ends a page, whatever it says besides. */
const copyright = /^\W{0,3}(?:©|copyright (?:©|\(c\)|\d{4}))/iu;
/** In characters. */
const maxSource = 60;

/** True for the name or the verse that shares a box with a quote alone, and says nothing without it. */
function isSource(line: TextLine, before: TextLine | undefined): boolean {
  const box = before?.block;
  if (!before || !box || !isQuote.test(before.text)) return false;
  return (
    (box === line.block || box === line.element) &&
    line.text.length <= maxSource &&
    box.size <= lettersIn(before.text) + lettersIn(line.text)
  );
}

function lettersIn(text: string): number {
  return text.replace(/\s+/g, "").length;
}

/** A line that begins with a bullet is an item. */
function toldLine(line: TextLine): TextLine[] {
  const isBulleted = bullet.test(line.text);
  const isItem = isBulleted || line.isListItem;
  const text = isBulleted ? line.text.replace(bullet, "") : line.text;
  // A step that asks to call is a step.
  const isCall =
    !isItem &&
    ((isInvitation(text) && readingLength(text) < minInvitation) ||
      isCallToAction(text) ||
      moreLink.test(text));
  if (line.text.length > maxLine || copyright.test(text)) return [];
  const isEmpty = !/\d/.test(text) && (text.length < 3 || !/\p{L}/u.test(text));
  if ((line.isControl && !phone.test(text)) || (isCall && !/\d/.test(text)) || isEmpty || isQuote.test(text))
    return [];
  return [{ ...line, text, isListItem: isItem && text.length <= maxItem }];
}
