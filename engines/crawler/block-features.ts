/** Describes each block of a page as numbers, which `select-blocks.ts` uses to tell main content from the rest. */
import { type Container, markNames } from "./block-places.ts";
import type { Block } from "./clean-html.ts";

/** What is read from the text of one block. */
interface BlockText {
  chars: number;
  words: number;
  sentences: number;
  commas: number;
  digits: number;
  capitals: number;
  linkShare: number;
  isProse: boolean;
}

/** Blocks with this many words, few of them links, are running text. */
const proseWords = 15;
const maxProseLinkShare = 0.4;
/** An element with more than this share of the page's text counts as the page itself. */
const maxSectionShare = 0.5;
/** The page's core contains at least this share of the running text. */
const coreShare = 0.6;

/** Longer texts aren't compared. */
const maxCopyChars = 300;

const markBits = markNames.map((_, bit) => bit);

const topics = [
  [
    "related",
    /related|recommend|similar|also like|you (may|might)|more (from|in|on|like|stories|articles|posts|about)|recent|latest|popular|trending|read next|up next|keep reading|further reading|see also|customers/i,
  ],
  ["comments", /comments?\b|leave a|reply|replies|responses|discussion|thoughts on/i],
  ["author", /about the author|author|written by|meet /i],
  ["follow", /share|follow|connect with|social/i],
  ["signup", /newsletter|subscribe|sign up|sign in|log ?in|join |stay |get (the|our)|updates|inbox/i],
  ["reviews", /reviews?\b|testimonials?|what (our|people|customers)|ratings?/i],
  ["browse", /categor|tags?\b|topics|archives?|search|filter|navigation|menu|quick links|links|resources/i],
  ["contact", /contact|get in touch|get started|ready to|book|demo|trial|quote/i],
] as const;
const topicNames = topics.map(([name]) => name);

function topicOf(text: string): number {
  const short = text.trim();
  return short.length > 80 ? -1 : topics.findIndex(([, pattern]) => pattern.test(short));
}

export const featureNames: readonly string[] = [
  ..."words chars linkShare lines sentences commas digits capitals heading isList isTable isParagraph".split(
    " ",
  ),
  ..."position pageProse pageRepeated".split(" "),
  ..."parentShare parentLinkShare parentBlocks parentTwins".split(" "),
  ..."sectionShare sectionLinkShare sectionBlocks sectionTwins sectionStart sectionProse".split(" "),
  ..."maxTwins twinChars isInCore coreDistance".split(" "),
  ..."before1 before1Links before2 before2Links after1 after1Links after2 after2Links".split(" "),
  ..."isBeforeHeading headingLevel sinceHeading headingWords sinceHeadline hasHeadline copies proseBefore".split(
    " ",
  ),
  ...markNames.map((name) => `around:${name}`),
  ...markNames.map((name) => `inside:${name}`),
  ...topicNames.map((name) => `heading:${name}`),
];

const ownFeatures = featureNames.length - 2 * markNames.length - topicNames.length;

/** Returns one row of `featureNames.length` numbers and the number of words for each block. */
export function describeBlocks(blocks: readonly Block[]): { rows: Float32Array; words: Int32Array } {
  const texts = blocks.map(readText);
  countContainers(blocks, texts);
  const page = describePage(blocks, texts);
  const rows = new Float32Array(blocks.length * featureNames.length);
  const walk = { chars: 0, prose: 0, heading: -1, topic: -1, headline: -1 };
  blocks.forEach((block, at) => {
    const text = texts[at]!;
    if (block.heading === 1 && walk.headline < 0) walk.headline = at;
    const numbers = describeBlock(at, { blocks, texts, page, walk });
    const start = at * featureNames.length;
    rows.set(numbers, start);
    if (walk.topic >= 0) rows[start + ownFeatures + 2 * markNames.length + walk.topic] = 1;
    for (const bit of markBits) {
      const mark = 1 << bit;
      const near =
        (block.container.ownMarks |
          (block.container.parent?.ownMarks ?? 0) |
          (block.container.parent?.parent?.ownMarks ?? 0)) &
        mark;
      rows[start + ownFeatures + bit] = near !== 0 ? 2 : (block.container.marks & mark) === 0 ? 0 : 1;
      rows[start + ownFeatures + markNames.length + bit] = (block.innerMarks & mark) === 0 ? 0 : 1;
    }
    walk.chars += text.chars;
    if (text.isProse) walk.prose += text.chars;
    if (block.heading > 0) {
      walk.heading = at;
      walk.topic = topicOf(block.text);
    }
  });
  return { rows, words: Int32Array.from(texts, ({ words }) => words) };
}

interface PageTotals {
  chars: number;
  proseShare: number;
  /** Share of the text in elements with at least three siblings like them. */
  repeatedShare: number;
  core: Container | null;
  coreFirst: number;
  coreLast: number;
  hasHeadline: boolean;
  copies: Map<string, number>;
  repetitions: Map<Container, Repetition>;
}

interface Repetition {
  /** The highest number of similar siblings that any element around the block has. */
  twins: number;
  twinChars: number;
}

interface View {
  blocks: readonly Block[];
  texts: readonly BlockText[];
  page: PageTotals;
  walk: { chars: number; prose: number; heading: number; topic: number; headline: number };
}

function describeBlock(at: number, { blocks, texts, page, walk }: View): number[] {
  const block = blocks[at]!;
  const text = texts[at]!;
  const { container } = block;
  const section = sectionOf(container, page.chars);
  const { twins, twinChars } = repetitionOf(container, page);
  const near = (offset: number): [number, number] => {
    const other = texts[at + offset];
    return other ? [logOf(other.words), other.linkShare] : [-1, -1];
  };
  const heading = walk.heading < 0 ? null : blocks[walk.heading]!;
  const tag = /^<(ul|ol|table|p)/.exec(block.html)?.[1] ?? "";
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return [
    logOf(text.words),
    logOf(text.chars),
    text.linkShare,
    logOf(block.lines),
    logOf(text.sentences),
    share(text.commas, text.words),
    share(text.digits, text.chars),
    share(text.capitals, text.words),
    block.heading,
    tag === "ul" || tag === "ol" ? 1 : 0,
    tag === "table" ? 1 : 0,
    tag === "p" ? 1 : 0,
    share(walk.chars, page.chars),
    page.proseShare,
    page.repeatedShare,
    share(container.chars, page.chars),
    share(container.linkedChars, container.chars),
    logOf(container.blocks),
    logOf(container.parent?.twins.get(container.signature) ?? 1),
    share(section.chars, page.chars),
    share(section.linkedChars, section.chars),
    logOf(section.blocks),
    logOf(section.parent?.twins.get(section.signature) ?? 1),
    share(section.firstBlock, blocks.length),
    share(section.proseChars, section.chars),
    logOf(twins),
    logOf(twinChars),
    isWithin(container, page.core) ? 1 : 0,
    at < page.coreFirst ? at - page.coreFirst : Math.max(0, at - page.coreLast),
    ...near(-1),
    ...near(-2),
    ...near(1),
    ...near(2),
    (blocks[at + 1]?.heading ?? 0) > 0 ? 1 : 0,
    heading?.heading ?? 0,
    heading ? logOf(at - walk.heading) : -1,
    heading ? logOf(texts[walk.heading]!.words) : -1,
    walk.headline < 0 ? -1 : logOf(at - walk.headline),
    page.hasHeadline ? 1 : 0,
    page.copies.get(block.text) ?? 1,
    share(walk.prose, page.chars * page.proseShare),
  ];
}

function readText({ text, linkedChars }: Block): BlockText {
  let [chars, words, sentences, commas, digits, capitals] = [0, 0, 0, 0, 0, 0];
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) {
      isInWord = false;
      continue;
    }
    chars += 1;
    if (!isInWord || isWideLetter(code)) {
      words += 1;
      if (code >= 65 && code <= 90) capitals += 1;
    }
    isInWord = true;
    if (code >= 48 && code <= 57) digits += 1;
    else if (code === 44 || code === 0x3001 || code === 0xff0c) commas += 1;
    else if (
      code === 46 ||
      code === 33 ||
      code === 63 ||
      code === 0x3002 ||
      code === 0xff01 ||
      code === 0xff1f
    )
      sentences += 1;
  }
  const linkShare = chars === 0 ? 0 : Math.min(1, linkedChars / chars);
  const isProse = words >= proseWords && linkShare <= maxProseLinkShare;
  return { chars, words, sentences, commas, digits, capitals, linkShare, isProse };
}

/** Han and kana, which have no spaces between words. */
function isWideLetter(code: number): boolean {
  return code >= 0x3040 && code <= 0x9fff;
}

function countContainers(blocks: readonly Block[], texts: readonly BlockText[]): void {
  blocks.forEach(({ container, linkedChars }, at) => {
    const { chars, isProse } = texts[at]!;
    for (let around: Container | null = container; around; around = around.parent) {
      around.chars += chars;
      around.linkedChars += Math.min(chars, linkedChars);
      around.blocks += 1;
      if (isProse) around.proseChars += chars;
    }
  });
}

function describePage(blocks: readonly Block[], texts: readonly BlockText[]): PageTotals {
  const root = rootOf(blocks);
  let repeated = 0;
  const copies = new Map<string, number>();
  const repetitions = new Map<Container, Repetition>();
  blocks.forEach(({ container, text }, at) => {
    if (text.length <= maxCopyChars) copies.set(text, (copies.get(text) ?? 0) + 1);
    if (repetitionOf(container, { chars: root?.chars ?? 0, repetitions }).twins >= 4)
      repeated += texts[at]!.chars;
  });
  const core = coreOf(blocks, root);
  const chars = root?.chars ?? 0;
  const share = (part: number) => (chars === 0 ? 0 : part / chars);
  return {
    chars,
    proseShare: share(root?.proseChars ?? 0),
    repeatedShare: share(repeated),
    core,
    coreFirst: core?.firstBlock ?? 0,
    coreLast: core ? core.firstBlock + core.blocks - 1 : blocks.length - 1,
    hasHeadline: blocks.some(({ heading }) => heading === 1),
    copies,
    repetitions,
  };
}

function rootOf(blocks: readonly Block[]): Container | null {
  let around = blocks[0]?.container ?? null;
  while (around?.parent) around = around.parent;
  return around;
}

/** The innermost element that holds most of the page's running text. */
function coreOf(blocks: readonly Block[], root: Container | null): Container | null {
  if (!root || root.proseChars === 0) return root;
  let core = root;
  const seen = new Set<Container>();
  for (const { container } of blocks) {
    for (let around: Container | null = container; around && !seen.has(around); around = around.parent) {
      seen.add(around);
      if (around.proseChars >= coreShare * root.proseChars && around.chars < core.chars) core = around;
    }
  }
  return core;
}

/** The outermost element around a block that isn't most of the page. */
function sectionOf(container: Container, pageChars: number): Container {
  let section = container;
  for (let around = container.parent; around; around = around.parent) {
    if (around.chars <= maxSectionShare * pageChars) section = around;
  }
  return section;
}

/** Computed from the outside in, once for each element. */
function repetitionOf(container: Container, page: Pick<PageTotals, "chars" | "repetitions">): Repetition {
  const known = page.repetitions.get(container);
  if (known) return known;
  const { parent, chars, signature } = container;
  const outer = parent ? repetitionOf(parent, page) : { twins: 1, twinChars: 0 };
  const own = parent?.twins.get(signature) ?? 1;
  const isRepeated = chars > 0 && chars < page.chars * maxSectionShare && own >= outer.twins && own > 1;
  const found = isRepeated ? { twins: own, twinChars: chars } : outer;
  page.repetitions.set(container, found);
  return found;
}

function isWithin(container: Container, ancestor: Container | null): boolean {
  for (let around: Container | null = container; around; around = around.parent)
    if (around === ancestor) return true;
  return false;
}

function logOf(value: number): number {
  return value <= 0 ? 0 : Math.log2(1 + value);
}
