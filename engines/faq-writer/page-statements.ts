import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords, wholeWordsIn } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import { isCallToAction, isInvitation, isPitch } from "./language-phrases.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
import { placesNearby } from "./places-nearby.ts";
import { readCards } from "./price-cards.ts";
import type { ReadPage } from "./read-page.ts";
import { isDraft, pointsAtPage } from "./refused-texts.ts";

/** Something that a page states, in the page's words: a sentence, or a short line such as "Wi-Fi included". */
export interface PageStatement {
  text: string;
  line: TextLine;
  /** Index of the line. */
  at: number;
  isFragment: boolean;
  /** True for "Call ahead for reservations!", which says how to do something but nothing else. */
  isInvitation: boolean;
  /** The nearest heading above. */
  heading: string;
  /** The sentence after it on the same line. */
  next: string | null;
}

/** In characters. Longer lines aren't running text. */
const maxLine = 3000;
const maxSentence = 350;
const maxFragment = 110;
const minFragment = 10;
/** Told by a customer, or about the past. */
const told =
  /^["“«‘„]|\b(?:I|I['’](?:m|ve|d)|my (?:wife|husband|son|daughter|family|friend)|ich (?:war|habe|bin))\b/;
/** What only the person behind a company says of their work. Customers never offer, teach or charge. */
const ofOwner =
  /^(?:I(?: also| only| currently| can| will| do| don['’]t| do not| usually)? (?:offer|accept|provide|charge|teach|cover|travel|serve|speciali[sz]e|ship|deliver|sell|repair|treat|photograph|tattoo|require|am (?:based|located|listed|insured|fully|available|qualified|registered|certified|chartered|licen[sc]ed|an? (?:member|qualified|registered|certified|chartered|fully|licen[sc]ed)))|I['’]m (?:[^.]{0,40}(?:insured|qualified|trained|registered|certified|licen[sc]ed|based)|an? (?:member|qualified|registered|certified))|My (?:fees?|prices?|rates?|studio|clinic|practice|sessions?|classes|lessons?|workshops?|hours|opening|services?|treatments?|techniques|packages?|tours?|shop))(?!\p{L})/u;
const past =
  /\b(?:was|were|had|used to|born|died|grew up|wurde|wurden|war|waren|geboren|erhielt|bekam|begann|wuchs|starb|spielte|tourte|unterschrieb|gründete|veröffentlichte|était|étaient|fue|fueron|era|erano|è stat[oa])\b/i;
const footer = /^(?:©|copyright|all rights reserved)|\b(?:cookies?|javascript|powered by)\b/i;
/** Matches one case of several in a row: "7–13 days: 50 % refund." Alone, it would leave out the others. */
const isCase = /^[<>≤≥]?\s?\d+(?:\s?[-–+]\s?\d*)? \p{L}+(?: \p{L}+){0,2}:/u;
/** Matches text that begins with a date, such as news or a calendar row. */
const dated = /^(?:\d{1,2}[./-]\d{1,2}[./-]?\d{0,4}|(?:19|20)\d\d)\b/;

/** Matches a sentence that tells visitors what to do next, such as "Book your first lesson today." */
const urges = new RegExp(String.raw`^(?:${anyOf("answers.urges")})(?![\p{L}])`, "iu");
/** Contracts speak of their parties in the third person. */
const legalese = new RegExp(anyOf("company.legalese"), "iu");
/** Matches thanks, which answer nothing. */
const thanks = new RegExp(wholeWords("answers.thanks"), "iu");
/** A line that begins in lowercase continues one above it, or is an item of a list without its title. */
const startsMidSentence = /^["“„«'(]?\p{Ll}/u;

/** Legal notices don't describe what the company offers. */
const notice = new RegExp(anyOf("company.notice"), "iu");

/** "PAYMENT: We take cards." has a heading of its own. */
const capitals = /^\p{Lu}{3,}(?: (?:&|\p{Lu}+)){0,3}:\s+(?=\p{Lu}\p{Ll}|\p{Lu} )/u;

const cache = new WeakMap<ReadPage, PageStatement[]>();
const leaning = new Map<string, RegExp>();

/** True for a sentence that depends on the one before: "It is free", "Elle a été créée en 1960". */
export function leans(text: string, language: string): boolean {
  const words = leaning.get(language) ?? new RegExp(`^${wholeWordsIn(language, "answers.leans")}`, "iu");
  leaning.set(language, words);
  return words.test(text);
}

export function isPast(text: string): boolean {
  return past.test(text);
}

/** Returns what a page states about its company. Empty for legal notices, news and other people's work. */
export function statementsOn(page: ReadPage, language: string): PageStatement[] {
  const known = cache.get(page);
  if (known) return known;
  const statements: PageStatement[] = [];
  if (tellsOffer(page)) {
    let heading = "";
    let label: string | null = null;
    // A feature of one plan or package may not apply to the others.
    const features = ownFeatures(page.lines);
    const elsewhere = placesNearby(page.lines);
    page.lines.forEach((line, at) => {
      // "Cancellations:" above a list is its heading.
      if (line.level < 7 || !line.isListItem)
        label = isListLabel(line, page.lines[at + 1]) ? line.text : null;
      if (line.level < 7) {
        // Some pages write whole sentences as headings.
        if (!line.isExcluded && !line.isWeak && isStatement(line.text))
          statements.push(...readLine(line, { at, heading, lines: page.lines, language }));
        heading = line.text;
      } else if (elsewhere.has(line)) return;
      else if (!line.isExcluded && !line.isControl && line.text.length <= maxLine && !features.has(line.text))
        statements.push(...readLine(line, { at, heading: label ?? heading, lines: page.lines, language }));
    });
  }
  cache.set(page, statements);
  return statements;
}

/** A slogan is shorter, or has no period. */
function isStatement(text: string): boolean {
  return text.length <= maxLine && (/[.。]$/u.test(text) || isLikeSentence(text));
}

/** In characters. */
const maxLabel = 40;

function isListLabel(line: TextLine, next: TextLine | undefined): boolean {
  return (
    line.level === 7 &&
    !line.isControl &&
    line.text.length <= maxLabel &&
    /\p{L}\s?[:：]$/u.test(line.text) &&
    next?.isListItem === true
  );
}

/** Returns the features that only some of the plans or packages include. */
function ownFeatures(lines: TextLine[]): Set<string> {
  const cards = readCards(lines);
  const all = cards.flatMap((card) => [...new Set(card.lines)]);
  return new Set(all.filter((feature) => all.filter((other) => other === feature).length < cards.length));
}

function readLine(
  line: TextLine,
  { at, heading, lines, language }: { at: number; heading: string; lines: TextLine[]; language: string },
): PageStatement[] {
  const { text } = line;
  const common = { line, at, heading };
  if (text.length <= maxFragment && !/[.!?。！？:：]["”’»)]*$/.test(text)) {
    if (isWideRow(line) || line.isWeak || !(isAmongShortLines(lines, at) || isLikeSentence(text))) return [];
    return partsOf(afterQuestion(text)).flatMap((part, index) =>
      isFragment(part, language) && (index > 0 || !startsMidSentence.test(part))
        ? [{ ...common, text: part, isFragment: true, isInvitation: invites(part), next: null }]
        : [],
    );
  }
  const sentences = splitSentences(text.replace(capitals, ""));
  return sentences.flatMap((sentence, index) =>
    isSentence(sentence, language)
      ? [
          {
            ...common,
            text: sentence,
            isFragment: false,
            isInvitation: invites(sentence),
            next: sentences[index + 1] ?? null,
          },
        ]
      : [],
  );
}

/** "Ready to start? Call us for a free quote" asks only to lead over to what it says. */
function afterQuestion(text: string): string {
  return text.replace(/^[^?]{3,60}[?？]\s+(?=\p{Lu})/u, "");
}

/** "Garden with grill; free parking" states two things. Parts that say nothing alone stay together. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*;\s+|\s+[·•|]\s+/u).map((part) => part.trim());
  return parts.every((part) => readingLength(part) >= minFragment) ? parts : [text];
}

/** In words. Some pages end no sentence with a period. */
const minUnended = 8;

function isLikeSentence(text: string): boolean {
  return splitIntoWords(text).length >= minUnended;
}

/** Without the names of its columns, a row of several values is unclear. */
function isWideRow({ element }: TextLine): boolean {
  return element.tag === "tr" && element.children.filter((cell) => cell.kind === "element").length > 2;
}

function isFragment(text: string, language: string): boolean {
  return (
    readingLength(text) >= minFragment &&
    /\p{L}{2}/u.test(text) &&
    !isRefused(text, language) &&
    !/@|https?:|www\./i.test(text)
  );
}

/**
 * True for lines in a list, or for lines without markup that look like one. A line on its own is a slogan or a caption.
 */
function isAmongShortLines(lines: TextLine[], at: number): boolean {
  if (lines[at]!.isListItem || /^(?:tr|dd|td)$/.test(lines[at]!.element.tag)) return true;
  return [lines[at - 1], lines[at + 1]].some(
    (line) =>
      line !== undefined &&
      line.level === 7 &&
      !line.isControl &&
      line.text.length <= maxFragment &&
      line.block === lines[at]!.block,
  );
}

/** True for a complete declarative sentence that is neither a question nor an invitation. */
function isSentence(text: string, language: string): boolean {
  return (
    !startsMidSentence.test(text) &&
    readingLength(text) >= 25 &&
    text.length <= maxSentence &&
    /[.!。]["”’»)」』）]*$/.test(text) &&
    splitIntoWords(text).length >= 4 &&
    !/ [·•|] /.test(text) &&
    !leans(text, language) &&
    !isRefused(text, language)
  );
}

function isRefused(text: string, language: string): boolean {
  return (
    /[?？]/.test(text) ||
    (told.test(text) && !ofOwner.test(text)) ||
    isPast(text) ||
    footer.test(text) ||
    notice.test(text) ||
    thanks.test(text) ||
    legalese.test(text) ||
    dated.test(text) ||
    // A footnote limits only what it is below.
    /^\*/.test(text) ||
    isCase.test(text) ||
    isDraft(text) ||
    pointsAtPage(text, language)
  );
}

function invites(text: string): boolean {
  return isCallToAction(text) || isInvitation(text) || isPitch(text) || urges.test(text);
}
