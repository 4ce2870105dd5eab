import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import { isCallToAction, isInvitation, isPitch } from "./language-phrases.ts";
import { legalPage, storyPage } from "./page-kinds.ts";
import type { TextLine } from "./page-lines.ts";
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
const leans = new RegExp(String.raw`^${wholeWords("answers.leans")}`, "iu");
/** Told by a customer, or about the past. */
const told =
  /^["“«‘„]|\b(?:I|I['’](?:m|ve|d)|my (?:wife|husband|son|daughter|family|friend)|ich (?:war|habe|bin))\b/;
const past =
  /\b(?:was|were|had|used to|wurde|wurden|war|waren|était|étaient|fue|fueron|era|erano|è stat[oa])\b/i;
const footer = /^(?:©|copyright|all rights reserved)|\b(?:cookies?|javascript|powered by)\b/i;
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

const cache = new WeakMap<ReadPage, PageStatement[]>();

/** Returns what a page states about its company. Empty for legal notices, news and other people's work. */
export function statementsOn(page: ReadPage): PageStatement[] {
  const known = cache.get(page);
  if (known) return known;
  const path = URL.parse(page.url)?.pathname ?? "";
  const statements: PageStatement[] = [];
  if (!legalPage.test(path) && !storyPage.test(path) && !page.outline.isListing) {
    let heading = "";
    // A feature of one plan or package may not apply to the others.
    const features = ownFeatures(page.lines);
    page.lines.forEach((line, at) => {
      if (line.level < 7) heading = line.text;
      else if (!line.isExcluded && !line.isControl && line.text.length <= maxLine && !features.has(line.text))
        statements.push(...readLine(line, { at, heading, lines: page.lines }));
    });
  }
  cache.set(page, statements);
  return statements;
}

/** Returns the features that only some of the plans or packages include. */
function ownFeatures(lines: TextLine[]): Set<string> {
  const cards = readCards(lines);
  const all = cards.flatMap((card) => [...new Set(card.lines)]);
  return new Set(all.filter((feature) => all.filter((other) => other === feature).length < cards.length));
}

function readLine(
  line: TextLine,
  { at, heading, lines }: { at: number; heading: string; lines: TextLine[] },
): PageStatement[] {
  const { text } = line;
  const common = { line, at, heading };
  if (text.length <= maxFragment && !/[.!?。！？:：]["”’»)]*$/.test(text))
    return isFragment(text) && !isWideRow(line) && isAmongShortLines(lines, at) && !line.isWeak
      ? [{ ...common, text, isFragment: true, isInvitation: invites(text), next: null }]
      : [];
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, index) =>
    isSentence(sentence)
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

/** Without the names of its columns, a row of several values is unclear. */
function isWideRow({ element }: TextLine): boolean {
  return element.tag === "tr" && element.children.filter((cell) => cell.kind === "element").length > 2;
}

function isFragment(text: string): boolean {
  return (
    !startsMidSentence.test(text) &&
    readingLength(text) >= minFragment &&
    /\p{L}{2}/u.test(text) &&
    !isRefused(text) &&
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
function isSentence(text: string): boolean {
  return (
    !startsMidSentence.test(text) &&
    readingLength(text) >= 25 &&
    text.length <= maxSentence &&
    /[.!。]["”’»)」』）]*$/.test(text) &&
    splitIntoWords(text).length >= 4 &&
    !/ [·•|] /.test(text) &&
    // Excludes sentences that depend on the one before.
    !leans.test(text) &&
    !isRefused(text)
  );
}

function isRefused(text: string): boolean {
  return (
    /[?？]/.test(text) ||
    told.test(text) ||
    past.test(text) ||
    footer.test(text) ||
    notice.test(text) ||
    thanks.test(text) ||
    legalese.test(text) ||
    dated.test(text) ||
    isDraft(text) ||
    pointsAtPage(text)
  );
}

function invites(text: string): boolean {
  return isCallToAction(text) || isInvitation(text) || isPitch(text) || urges.test(text);
}
