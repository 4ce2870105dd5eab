import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { cleanLabel, type QuestionPlace, readQuestion } from "./detect-question.ts";
import { findAnswer, maxAnswerLength, maxLabelLength } from "./find-answer.ts";
import { formStepsIn } from "./form-step.ts";
import { groupLabels } from "./group-labels.ts";
import {
  type Cue,
  chainOf,
  cueOf,
  isInline,
  isOneLabel,
  isOutermost,
  linksElsewhere,
  mayBeQuestion,
  signatureOf,
  stableName,
  startsLine,
} from "./label-shape.ts";
import { isCallToAction, isFormHint, isInvitation } from "./language-phrases.ts";
import { headingLevel, isInFaq, type Outline } from "./page-outline.ts";
import { type PageElement, type PageNode, type PageTree, walk } from "./page-tree.ts";
import { markOf } from "./pair-marks.ts";
import { moreLink, plainText, renderAnswer } from "./render-text.ts";

export interface MinedPair {
  /** A normalized question, or the title of an item in a list of questions as written. */
  title: string;
  isQuestion: boolean;
  answer: string;
  lines: string[];
  section: string | null;
  place: QuestionPlace;
  /** True for what only a mark shows to be a question, as in "Q. There is no sound". */
  isMarked?: boolean;
  /** Where the links of its title and its answer lead. */
  leadsTo?: string[];
  /** True if the answer only leads to a page that has it. */
  isTeaser?: boolean;
  /** True if "Read more" is below the answer, whatever it opens. */
  hasMore?: boolean;
}

interface Candidate {
  /** The outermost element that contains only the title. */
  node: PageElement;
  label: string;
  signature: string;
  group: string;
  answer: PageNode[];
  cue: Cue;
  asked: string | null;
  inFaq: boolean;
}

/** Limits the work on adversarial pages. */
const maxCandidates = 4000;

/** Matches a heading whose "this" refers to its surroundings, and text that announces what is beside it. */
const pointsAround = new RegExp(wholeWords("questions.pointing"), "iu");
const announces = new RegExp(String.raw`${wholeWords("questions.announces")}|[:：]$`, "iu");
/** "Answers", "A", "Unsere Antworten". A single letter has no plural. */
const answerHead = new RegExp(
  String.raw`^(?:(?:our |your )?(?:${anyOf("questions.answerMark")})s?|(?:\p{L}+ ){0,2}(?=\p{L}{5})(?:${anyOf("questions.answerMark")})\p{L}{0,3})?$`,
  "iu",
);
const minAnswerLength = { structure: 10, repeated: 25, heading: 80 } as const;

/**
 * Finds titles with answers by their structure: accordions, definition lists, repeated items that start with a
 * question, and headings followed by text. The less certain the structure, the longer the answer must be.
 */
export function mineStructuralPairs(tree: PageTree, outline: Outline, url: string): MinedPair[] {
  const candidates = findCandidates(tree, outline, url);
  const groups = new Map<string, { questions: number; all: number }>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.group) ?? { questions: 0, all: 0 };
    group.all += 1;
    if (candidate.asked) group.questions += 1;
    groups.set(candidate.group, group);
  }
  const titled = candidates.filter(
    ({ inFaq, asked, cue }) => inFaq && asked !== null && cue !== "none",
  ).length;
  const asking = new Set(candidates.flatMap(({ node, asked }) => (asked ? [node] : [])));
  const stepOf = formStepsIn(tree, asking);
  // "D. Rossi" and "F. Fees" begin like marks, too.
  const marks = new Set(candidates.flatMap(({ label, asked }) => (asked ? (markOf(label) ?? []) : [])));
  const labels = groupLabels(asking, (element) => outline.section.get(element));
  const placed: { candidate: Candidate; pair: MinedPair }[] = [];
  for (const candidate of candidates) {
    const group = groups.get(candidate.group) ?? { questions: 0, all: 1 };
    const place = placeOf(candidate, group, titled);
    const zone = outline.zones.get(candidate.node);
    if (!place || ((zone?.isWeak || outline.isListing) && place !== "structure")) continue;
    const title = candidate.asked
      ? readQuestion(candidate.label, place)
      : readTitle(candidate, place, group.questions);
    if (!title) continue;
    const { markdown, lines } = renderAnswer(candidate.answer, url);
    if (lines[0] && cleanLabel(lines[0]) === cleanLabel(candidate.label)) {
      lines.shift();
    }
    const text = lines.join(" ");
    if (text.length < minAnswerLength[place] || text.length > maxAnswerLength) continue;
    if (place !== "structure" && (isInvitation(text) || isFormHint(text))) continue;
    if (place !== "structure" && stepOf(candidate.node) !== null) continue;
    // "Another question? Write to us" is a heading with a button, even in a list of questions.
    if (text.length < (candidate.cue === "title" ? 80 : 20) && isOneLink(candidate.answer)) continue;
    const teaser = isTeaser(candidate, url);
    if (place === "heading" && teaser) continue;
    if (isInOtherColumn(candidate.answer)) continue;
    if (place === "heading" && (pointsAround.test(title) || announces.test(text))) continue;
    const isMarked = marks.has(markOf(candidate.label) ?? "");
    const heading = outline.section.get(candidate.node);
    const level = outline.topHeading.get(candidate.node) ?? 7;
    // A heading doesn't contain another one of the same level.
    const section = heading && headingLevel(heading) < level ? heading : null;
    placed.push({
      candidate,
      pair: {
        title,
        isQuestion: candidate.asked !== null || isMarked,
        answer: markdown,
        lines,
        section: labels.get(candidate.node) ?? (section ? plainText(section) : null),
        place,
        ...(candidate.asked === null && isMarked ? { isMarked } : {}),
        ...leadOf(candidate, { url, isCard: teaser, isSure: place !== "structure", length: text.length }),
      },
    });
  }
  return withoutSectionHeads(placed);
}

function findCandidates(tree: PageTree, outline: Outline, url: string): Candidate[] {
  const candidates: Candidate[] = [];
  const numbers = new Map<PageElement | null, number>();
  const numberOf = (parent: PageElement | null): number => {
    const number = numbers.get(parent) ?? numbers.size;
    numbers.set(parent, number);
    return number;
  };
  for (const element of tree.elements) {
    if (candidates.length >= maxCandidates) break;
    if (element.size < 4 || element.size > maxLabelLength || outline.zones.get(element)?.isExcluded) continue;
    if (!isOutermost(element)) continue;
    const chain = chainOf(element);
    const cue = cueOf(chain);
    if (cue === "none" && !mayBeQuestion(element)) continue;
    if (!isOneLabel(chain.at(-1) ?? element)) continue;
    const label = plainText(element);
    // Accepts as much as possible here, because the place isn't known until the whole group has been read.
    const asked = readQuestion(label, "structure");
    if (!asked && cue !== "control" && !/^(?:dt|summary|h[2-6])$/.test(element.tag)) continue;
    if (cue !== "control" && linksElsewhere(chain, url)) continue;
    if (isInline(element) && !startsLine(element)) continue;
    const found = findAnswer({ node: element, chain, cue, tree, outline });
    if (!found) continue;
    const parent = found.node.parent;
    const signature = signatureOf(found.node);
    candidates.push({
      node: element,
      label,
      signature,
      group:
        found.isFlat || !parent
          ? `flat ${numberOf(parent)} ${signature}`
          : `item ${stableName(parent)} ${signature}`,
      answer: found.answer,
      cue,
      asked,
      inFaq: isInFaq(element, outline),
    });
  }
  return candidates;
}

/**
 * `titled` counts the questions on the page that are formatted as titles. Editors rarely format two alike by accident.
 */
function placeOf(
  candidate: Candidate,
  group: { questions: number; all: number },
  titled: number,
): QuestionPlace | null {
  if (candidate.cue === "control") return "structure";
  if (candidate.inFaq && candidate.asked && candidate.cue === "title" && titled >= 2) return "structure";
  if (candidate.inFaq && group.questions >= 2) return "structure";
  if (group.questions >= 3 && group.questions * 2 > group.all) return "repeated";
  if (candidate.cue === "title" && candidate.node.tag !== "h1") return "heading";
  return null;
}

/** Keeps a title that isn't a question only if it is certainly in a list of questions. */
function readTitle(candidate: Candidate, place: QuestionPlace, questions: number): string | null {
  if (place !== "structure" || !(questions >= 2 || (candidate.inFaq && candidate.cue === "control")))
    return null;
  const title = cleanLabel(candidate.label);
  // A sentence is an answer, even if its class name ("accordion-body") resembles that of a control.
  if (/[?？؟]|[.!;:]$/.test(title) || isCallToAction(title)) return null;
  return title.length >= 4 && title.length <= 80 ? title : null;
}

/** True for a card about another page: wrapped in a link, or ending in "Read more". */
function isTeaser(candidate: Candidate, url: string): boolean {
  return (
    linkAround(candidate, url) !== null ||
    linksIn(candidate.answer, url).some((link) => moreLink.test(plainText(link)))
  );
}

const maxSteps = 10;
/** In characters. What a card has beside its title and its text. */
const maxBeside = 80;

/** The link that a whole card is. A link that was never closed is around much more. */
function linkAround({ node, answer }: Candidate, url: string): PageElement | null {
  const most = node.size + sizeOf(answer) + maxBeside;
  for (let at = node.parent, steps = 0; at && steps < maxSteps; at = at.parent, steps += 1) {
    if (at.size > most && steps >= 4) return null;
    if (at.tag === "a" && linksElsewhere([at], url)) return at;
  }
  return null;
}

function linksIn(nodes: PageNode[], url: string): PageElement[] {
  return elementsIn(nodes).filter((element) => element.tag === "a" && linksElsewhere([element], url));
}

function elementsIn(nodes: PageNode[]): PageElement[] {
  return nodes.flatMap((node) => (node.kind === "element" ? [node, ...walk(node)] : [])).filter(isElement);
}

/** In characters without spaces. */
const maxMore = 40;

function isMore(element: PageElement): boolean {
  return element.size > 0 && element.size <= maxMore && moreLink.test(plainText(element));
}

function isElement(node: PageNode): node is PageElement {
  return node.kind === "element";
}

/** In characters. What a panel tells in more than a few words is its answer, wherever it links to. */
const maxTeaser = 200;

function leadOf(
  candidate: Candidate,
  { url, isCard, isSure, length }: { url: string; isCard: boolean; isSure: boolean; length: number },
): Pick<MinedPair, "leadsTo" | "isTeaser"> {
  const around = linkAround(candidate, url);
  const links = around ? [around] : linksIn(candidate.answer, url);
  const leadsTo = links.flatMap(({ attributes }) => URL.parse(attributes["href"] ?? "", url)?.href ?? []);
  const isOnlyLead = isSure || around !== null || (candidate.cue !== "control" && length <= maxTeaser);
  return {
    ...(leadsTo.length > 0 ? { leadsTo } : {}),
    ...(isCard && isOnlyLead ? { isTeaser: true } : {}),
    ...(elementsIn(candidate.answer).some(isMore) ? { hasMore: true } : {}),
  };
}

/** "Why it matters" beside a column of questions has no answers. */
function isInOtherColumn(answer: PageNode[]): boolean {
  const cell = answer.find((node) => node.kind === "element");
  const row = cell?.parent;
  if (cell?.kind !== "element" || cell.tag !== "td" || row?.tag !== "tr") return false;
  const cells = row.children.filter((node) => node.kind === "element");
  const table = closestTable(row);
  const heads = (table && firstRow(table))?.children.filter((node) => node.kind === "element") ?? [];
  const head = heads[cells.indexOf(cell)];
  return head?.tag === "th" && !answerHead.test(plainText(head));
}

function closestTable(row: PageElement): PageElement | null {
  for (let at: PageElement | null = row; at; at = at.parent) if (at.tag === "table") return at;
  return null;
}

/** Looks only where rows are, because a caption may be long. */
function firstRow(table: PageElement): PageElement | null {
  for (const part of table.children) {
    if (part.kind !== "element") continue;
    if (part.tag === "tr") return part;
    const row = /^t(?:head|body|foot)$/.test(part.tag) ? part.children.find(isRow) : undefined;
    if (row) return row;
  }
  return null;
}

function isRow(node: PageNode): node is PageElement {
  return node.kind === "element" && node.tag === "tr";
}

function isOneLink(answer: PageNode[]): boolean {
  const links = answer
    .flatMap((node) => (node.kind === "element" ? [node, ...walk(node)] : []))
    .filter((node) => node.kind === "element" && node.tag === "a");
  return links.length === 1 && sizeOf(links) >= sizeOf(answer);
}

/** Drops titles whose answer contains other pairs, because they head a section. */
function withoutSectionHeads(placed: { candidate: Candidate; pair: MinedPair }[]): MinedPair[] {
  const owners = new Map<PageNode, Candidate>();
  for (const { candidate } of placed) for (const node of candidate.answer) owners.set(node, candidate);
  const left = new Set<Candidate>();
  for (const { candidate } of placed) {
    for (let at: PageElement | null = candidate.node; at; at = at.parent) {
      const owner = owners.get(at);
      if (!owner || owner === candidate) continue;
      // "Mon to Fri: 9 to 6" below its question is the answer, whatever class its container has.
      if (owner.asked && !candidate.asked && sizeOf(owner.answer) <= candidate.node.size + 4)
        left.add(candidate);
      else left.add(owner);
    }
  }
  return placed.filter(({ candidate }) => !left.has(candidate)).map(({ pair }) => pair);
}

function sizeOf(nodes: PageNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (node.kind === "element" ? node.size : node.text.replace(/\s+/g, "").length),
    0,
  );
}
