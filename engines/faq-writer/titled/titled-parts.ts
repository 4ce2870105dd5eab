/** Reads what a page tells as a whole and below each of its titles, whatever it is about. */
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { escapeMarkdown, joinLines, splitSentences } from "../answer-lines.ts";
import { formsIn } from "../form-step.ts";
import { foldLoosely } from "../ground.ts";
import { isCallToAction, isInvitation } from "../language-phrases.ts";
import { withoutTeaserCards } from "../linked/teaser-cards.ts";
import type { TextLine } from "../page-lines.ts";
import type { PageElement } from "../page-tree.ts";
import type { ReadPage } from "../read-page.ts";
import { asksToClick } from "../refused-texts.ts";
import { type Branch, branchesIn, branchesOf, isBranch } from "./page-branches.ts";
import { type IsRepeated, pricedLines } from "./repeated-texts.ts";
import { tilesIn } from "./tiles.ts";
import { toldIn } from "./told-lines.ts";

export interface TitledPart {
  page: ReadPage;
  title: string;
  /** 0 for a whole page, 1 to 6 as of headings. */
  level: number;
  /** The titles above it, the nearest first. */
  above: string[];
  /** How many parts have the same title above them, itself included. */
  siblings: number;
  /** The parts below it that its answer has, too. */
  inner: TitledPart[];
  /** True in footers and sidebars. */
  isBeside: boolean;
  answer: string;
  /** All texts of the answer, as the page has them. */
  lines: string[];
  /** The same without the titles of parts. */
  told: TextLine[];
}

export interface TitledContext {
  /** The company's name isn't the title of all that its page tells. */
  isSiteName: (title: string) => boolean;
  /** What the page is called. */
  label: string | null;
  /** True for what most pages of the site say. */
  isRepeated: IsRepeated;
  /** True for a question that the site itself asks and answers. */
  isAsked: (question: string) => boolean;
}

/** In characters. A longer part is shown by its own parts. */
const maxWhole = 2400;
/** A page of several topics is shown by its parts, unless all of them are short. */
const minTopics = 3;
const minTopic = 250;
const maxSmall = 1300;
/** Of a part without others below it. The rest is left out. */
const maxText = 2500;
/** A list of what is sold is shown as a whole. */
const minCards = 4;
const maxCard = 300;
const maxCards = 4000;
/** The level of a title above all others on its page, at most. */
export const ofPage = 2;
/** What a title with parts below it says itself often only announces them. */
const minOwn = 160;

/** Footers and sidebars have parts of their own, such as hours or an address. */
export function titledParts(page: ReadPage, context: TitledContext): TitledPart[] {
  const lines = withoutTeaserCards(withoutForms(page));
  const beside = (isFooter: boolean) =>
    lines.filter((line) => line.isWeak && line.level > 1 && line.isFooter === isFooter && !line.isExcluded);
  return [ownLines(lines, context), beside(false), beside(true)].flatMap((some, at) => {
    const root = unwrapped(branchesOf(some, at === 0 ? (context.label ?? "") : ""), context);
    return partsOf(root, { page, above: [], siblings: 1, isBeside: at > 0 }, context);
  });
}

/** What a form asks its visitors is no text of the page, whatever its steps are called. */
function withoutForms({ lines, tree }: ReadPage): TextLine[] {
  const asking = lines.filter(({ level, text }) => level < 7 && /[?？؟]$/u.test(text));
  const forms = formsIn(tree, new Set(asking.map(({ element }) => element)));
  if (forms.size === 0) return lines;
  return lines.filter(({ element }) => {
    for (let at: PageElement | null = element; at; at = at.parent) if (forms.has(at)) return false;
    return true;
  });
}

/** The text of a banner with the page's title belongs to the page. */
function ownLines(read: readonly TextLine[], { isRepeated }: TitledContext): TextLine[] {
  const tiles = tilesIn(read);
  const lines = read.map((line) => {
    const tile = tiles.get(line);
    return tile ? { ...line, tile } : line;
  });
  const own = new Set(lines.flatMap(({ text, tile }) => (tile && !isRepeated(text) ? [tile] : [])));
  const priced = pricedLines(lines, isRepeated);
  let isInBanner = false;
  return lines.filter((line) => {
    if (line.level < 7) isInBanner = line.isWeak && line.level === 1;
    const isOwn = priced.has(line) || (line.tile && own.has(line.tile)) || !isRepeated(line.text);
    return !line.isExcluded && !line.isFooter && (!line.isWeak || isInBanner) && isOwn;
  });
}

/** A page with one title for all is that title's part. Its own title isn't repeated in its text. */
function unwrapped(root: Branch, { isSiteName }: TitledContext): Branch {
  const [first, ...others] = root.items;
  if (first === undefined || !isBranch(first)) return root;
  if (others.length === 0 && (root.title === "" || !isSiteName(first.title)))
    return { ...first, level: Math.min(first.level, ofPage) };
  const isSame = foldLoosely(first.title) === foldLoosely(root.title);
  return isSame || isSiteName(first.title) ? { ...root, items: [...first.items, ...others] } : root;
}

type Place = Pick<TitledPart, "page" | "above" | "siblings" | "isBeside">;

function partsOf(branch: Branch, place: Place, context: TitledContext): TitledPart[] {
  const { level, title, items } = branch;
  const below = branchesIn(branch);
  const isNamed = level > 0 && !context.isSiteName(title);
  const inside = {
    ...place,
    above: isNamed ? [title, ...place.above] : place.above,
    siblings: below.length,
  };
  const inner = below.flatMap((one) => partsOf(one, inside, context));
  const isOfSite =
    (level === 0 && (place.isBeside || place.page.segments.length === 0)) ||
    (level === 1 && (place.page.segments.length === 0 || context.isSiteName(title)));
  if (below.length > 0 && isShort(branch, context) && !isOfSite)
    return [{ ...wholeOf(branch, place, context), inner }];
  const own = { ...branch, items: items.filter((item) => !isBranch(item)) };
  const told = textsOf(own, context);
  const said = told.map(({ text }) => text).join(" ");
  const says = below.length === 0 ? told.length > 0 : readingLength(said) >= minOwn || /\d/.test(said);
  return [...(says ? [wholeOf(own, place, context)] : []), ...inner];
}

function isShort(branch: Branch, context: TitledContext): boolean {
  const length = lengthOf(branch, context);
  const lengths = branchesIn(branch).map((one) => lengthOf(one, context));
  const isOfTopics = lengths.filter((one) => one >= minTopic).length >= minTopics;
  const isOfCards = lengths.length >= minCards && lengths.every((one) => one <= maxCard);
  // A page's label says less than its titles.
  const isOfOne = branch.level > 0 && !isOfTopics;
  return length <= maxSmall || (length <= maxWhole && isOfOne) || (length <= maxCards && isOfCards);
}

function lengthOf(branch: Branch, context: TitledContext): number {
  return (
    textsOf(branch, context).reduce((sum, { text }) => sum + text.length, 0) +
    branchesIn(branch).reduce((sum, { title }) => sum + title.length, 0)
  );
}

function textsOf(branch: Branch, context: TitledContext): TextLine[] {
  return runsOf(branch).flatMap((run) => (Array.isArray(run) ? toldIn(run, context) : textsOf(run, context)));
}

/** Joins the texts between two branches. */
function runsOf({ items }: Branch): (TextLine[] | Branch)[] {
  const runs: (TextLine[] | Branch)[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (isBranch(item)) runs.push(item);
    else if (Array.isArray(last)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

function wholeOf(branch: Branch, place: Place, context: TitledContext): TitledPart {
  const { title, level } = branch;
  return { ...place, title, level, inner: [], ...writeBranch(branch, place.page.url, context) };
}

type Text = Pick<TitledPart, "answer" | "lines" | "told">;

export function writeBranch(branch: Branch, url: string, context: Pick<TitledContext, "isAsked">): Text {
  const texts = runsOf(branch).flatMap((run, at, runs): Text[] => {
    if (Array.isArray(run)) {
      const told = atStart(withoutRepeats(toldIn(run, context)).flatMap((line) => withoutClicks(line, url)));
      return told.length > 0
        ? [{ answer: joinLines(told, url), lines: told.map(({ text }) => text), told }]
        : [];
    }
    if (isNameOnly(run) && isStatement(run.title))
      return [{ answer: escapeMarkdown(run.title), lines: [run.title], told: [] }];
    if (isNameOnly(run)) return isNameOnly(runs[at - 1]) || isNameOnly(runs[at + 1]) ? nameOf(run) : [];
    const { answer, lines, told } = writeBranch(run, url, context);
    if (lines.length === 0) return [];
    return [{ answer: `**${escapeMarkdown(run.title)}**\n\n${answer}`, lines: [run.title, ...lines], told }];
  });
  return {
    answer: texts
      .map(({ answer }) => answer)
      .join("\n\n")
      .replaceAll(/^(- .*)\n\n(?=- )/gmu, "$1\n"),
    lines: texts.flatMap(({ lines }) => lines),
    told: texts.flatMap(({ told }) => told),
  };
}

/** A list may be written in headings alone. */
function isNameOnly(run: TextLine[] | Branch | undefined): boolean {
  return run !== undefined && !Array.isArray(run) && run.items.length === 0;
}

function nameOf({ title }: Branch): Text[] {
  const isSaid = /\p{L}/u.test(title) && !isCallToAction(title) && !isInvitation(title);
  return isSaid ? [{ answer: `- ${escapeMarkdown(title)}`, lines: [title], told: [] }] : [];
}

/** In words. A shorter one may be a slogan. */
const minStatement = 6;

/** Some pages write all that they tell as headings: "We repair clocks of any age and make." */
function isStatement(title: string): boolean {
  return (
    /[.。](?:\s|$)/u.test(title) &&
    splitIntoWords(title).length >= minStatement &&
    !isCallToAction(title) &&
    !isInvitation(title)
  );
}

/** Leaves out "Click here for a copy" without its link, and what follows, which speaks of what opens then. */
function withoutClicks(line: TextLine, url: string): TextLine[] {
  if (!asksToClick(line.text) || joinLines([line], url).includes("](")) return [line];
  const sentences = splitSentences(line.text);
  // Both words may be in different sentences.
  const end = Math.max(0, sentences.findIndex(asksToClick));
  const text = sentences.slice(0, end).join(" ");
  return text === "" || line.element.tag === "tr" ? [] : [{ ...line, text }];
}

/** In characters. A shorter line may belong to several others. */
const minRepeat = 60;

/** An introduction may be above the page's title and again below it. */
function withoutRepeats(lines: readonly TextLine[]): TextLine[] {
  const said = new Set<string>();
  return lines.filter(({ text }) => {
    const folded = foldLoosely(text);
    const isRepeat = text.length >= minRepeat && said.has(folded);
    said.add(folded);
    return !isRepeat;
  });
}

/** As much of a long text as one reads. */
function atStart(lines: TextLine[]): TextLine[] {
  let length = 0;
  const end = lines.findIndex(({ text }, at) => {
    length += readingLength(text);
    return at > 0 && length > maxText;
  });
  return end < 0 ? lines : withoutLastTitle(lines.slice(0, end));
}

/** In characters. */
const maxTitle = 80;

/** A title doesn't end a text, even where it isn't marked as one. */
function withoutLastTitle(lines: TextLine[]): TextLine[] {
  const last = lines.findLastIndex(
    ({ text, isListItem, element }) =>
      isListItem || element.tag === "tr" || text.length > maxTitle || /[.!?…。！？]["”’»)]*$/u.test(text),
  );
  return last < 0 ? lines : lines.slice(0, last + 1);
}
