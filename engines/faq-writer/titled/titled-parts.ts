/** Reads what a page tells below each of its titles, whatever it is about. */
import { readingLength } from "#engines/languages/reading-length.ts";
import { escapeMarkdown, joinLines } from "../answer-lines.ts";
import { cleanLabel } from "../detect-question.ts";
import { tellingLines } from "../headed/told-parts.ts";
import { chainOf, cueOf } from "../label-shape.ts";
import { type Section, sectionsOf } from "../mine-sections.ts";
import type { TextLine } from "../page-lines.ts";
import type { ReadPage } from "../read-page.ts";

export interface TitledPart {
  page: ReadPage;
  title: string;
  /** 1 to 6, as of headings. */
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

interface Branch {
  section: Section;
  title: string;
  told: TextLine[];
  below: Branch[];
}

export interface TitledContext {
  /** The company's name isn't the title of all that its page tells. */
  isSiteName: (title: string) => boolean;
  /** What the page is called, for text above its first title. */
  label: string | null;
  /** True for a question that the site itself asks and answers. */
  isAsked: (question: string) => boolean;
}

/** In characters. A longer part is shown by its own parts. */
const maxWhole = 1200;
/** Of a part without others below it. The rest is left out. */
const maxText = 1500;
const maxBelow = 10;
/** What a title with parts below it says itself often only announces them. */
const minOwn = 160;
const maxPanelTitle = 70;

/** Footers and sidebars have parts of their own, such as hours or an address. */
export function titledParts(page: ReadPage, context: TitledContext): TitledPart[] {
  const { lines } = page;
  const opened = lines.map((line, at) => (isPanelTitle(line, lines[at + 1]) ? { ...line, level: 6 } : line));
  const beside = (isFooter: boolean) =>
    opened
      .filter((line) => line.isWeak && line.level > 1 && line.isFooter === isFooter)
      .map((line) => ({ ...line, isWeak: false, isFooter: false }));
  return [opened, beside(false), beside(true)].flatMap((some, at) => {
    const roots = branchesOf(sectionsOf(some), context);
    const place = { page, above: [], siblings: roots.length, isBeside: at > 0 };
    const start = at === 0 ? untitled(page, context) : null;
    return [
      ...(start === null ? [] : [wholeOf(start, place)]),
      ...roots.flatMap((branch) => partsOf(branch, place, context)),
    ];
  });
}

/** What a page tells above its first title, or without any. */
function untitled({ lines, tree }: ReadPage, context: TitledContext): Branch | null {
  const { label } = context;
  const end = lines.findIndex(({ level, isExcluded, isWeak }) => level < 7 && !isExcluded && !isWeak);
  const own = (end < 0 ? lines : lines.slice(0, end)).filter(
    ({ level, isExcluded, isWeak }) => level === 7 && !isExcluded && !isWeak,
  );
  const told = toldIn(own, context);
  if (label === null || told.length === 0) return null;
  const section: Section = {
    heading: label,
    kicker: null,
    kickerLine: null,
    isBanner: false,
    level: 1,
    element: tree.root,
    lines: own,
  };
  return { section, title: label, told, below: [] };
}

/** True for what opens a panel with the next line. */
function isPanelTitle(line: TextLine, next: TextLine | undefined): boolean {
  return (
    line.level === 7 &&
    next !== undefined &&
    !next.isControl &&
    line.text.length <= maxPanelTitle &&
    cueOf(chainOf(line.element)) === "control"
  );
}

function branchesOf(sections: Section[], context: TitledContext): Branch[] {
  const roots: Branch[] = [];
  const open: Branch[] = [];
  for (const section of sections) {
    const branch = {
      section,
      title: titleOf(section.heading),
      told: toldIn(section.lines, context),
      below: [],
    };
    while (open.length > 0 && open.at(-1)!.section.level >= section.level) open.pop();
    (open.at(-1)?.below ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

/** A question stays with what is below it, because "Yes, always" says nothing alone. */
function toldIn(lines: TextLine[], { isAsked }: TitledContext): TextLine[] {
  const told: TextLine[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line && !/[?？؟]$/u.test(line.text)) continue;
    const [first] = lines.slice(from);
    const question = first && /[?？؟]$/u.test(first.text) ? first : null;
    const below = tellingLines(lines.slice(question ? from + 1 : from, at));
    if (below.length > 0 && !(question && isAsked(question.text)))
      told.push(...(question && !question.isControl ? [{ ...question, isLabel: true }] : []), ...below);
    from = at;
  }
  return told;
}

function titleOf(heading: string): string {
  return cleanLabel(heading)
    .replace(/^[^\p{L}\p{N}"„“«‘¿]+|[\s.:]+$/gu, "")
    .trim();
}

type Place = Pick<TitledPart, "page" | "above" | "siblings" | "isBeside">;

function partsOf(branch: Branch, place: Place, context: TitledContext): TitledPart[] {
  const { section, below, title, told } = branch;
  const inside = { ...place, above: [title, ...place.above], siblings: below.length };
  const inner = below.flatMap((one) => partsOf(one, inside, context));
  const isOfSite = section.level === 1 && (place.page.segments.length === 0 || context.isSiteName(title));
  const isShort = below.length <= maxBelow && lengthOf(branch) <= maxWhole;
  if (below.length > 0 && isShort && !isOfSite) return [{ ...wholeOf(branch, place), inner }];
  const own = told.map(({ text }) => text).join(" ");
  const says = below.length === 0 ? told.length > 0 : readingLength(own) >= minOwn || /\d/.test(own);
  return [...(says ? [wholeOf({ ...branch, below: [] }, place)] : []), ...inner];
}

function lengthOf({ told, below }: Branch): number {
  return (
    told.reduce((sum, { text }) => sum + text.length, 0) +
    below.reduce((sum, one) => sum + one.title.length + lengthOf(one), 0)
  );
}

function wholeOf({ section, title, told, below }: Branch, place: Place): TitledPart {
  const first = atStart(told);
  const parts = below.flatMap(withBelow).filter((one) => one.told.length > 0);
  const { url } = place.page;
  return {
    ...place,
    title,
    level: section.level,
    inner: [],
    answer: [
      ...(first.length > 0 ? [joinLines(first, url)] : []),
      ...parts.map((one) => `**${escapeMarkdown(one.title)}**\n\n${joinLines(one.told, url)}`),
    ].join("\n\n"),
    lines: [
      ...first.map(({ text }) => text),
      ...parts.flatMap((one) => [one.title, ...one.told.map(({ text }) => text)]),
    ],
    told: [...first, ...parts.flatMap((one) => one.told)],
  };
}

function withBelow(branch: Branch): Branch[] {
  return [branch, ...branch.below.flatMap(withBelow)];
}

/** As much of a long text as one reads. */
function atStart(lines: TextLine[]): TextLine[] {
  let length = 0;
  const end = lines.findIndex(({ text }, at) => {
    length += readingLength(text);
    return at > 0 && length > maxText;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
