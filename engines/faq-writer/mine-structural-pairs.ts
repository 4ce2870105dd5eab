import { cleanLabel, type QuestionPlace, readQuestion } from "./detect-question.ts";
import { faqHint, isCallToAction, isInvitation } from "./language-phrases.ts";
import { headingLevel, type Outline } from "./page-outline.ts";
import { contains, nameOf, type PageElement, type PageNode, type PageTree } from "./page-tree.ts";
import { isBlock, isDecoration, plainText, renderAnswer } from "./render-text.ts";

export interface MinedPair {
  /** A question ready to be stored, or the plain title of an item in a list of questions. */
  title: string;
  isQuestion: boolean;
  answer: string;
  /** The answer's lines without mark-up. */
  lines: string[];
  /** Heading that the pair stands under. */
  section: string | null;
  place: QuestionPlace;
}

interface Candidate {
  /** Outermost element that holds nothing but the title. */
  node: PageElement;
  label: string;
  signature: string;
  group: string;
  answer: PageNode[];
  cue: Cue;
  asked: string | null;
  inFaq: boolean;
}

/** "control": opens a panel or is named a question. "title": heading, dt, bold line. */
type Cue = "control" | "title" | "none";

/** A label has at most this many visible characters (a question has at most 250, spaces included). */
const longestLabel = 230;
/** Bounds the work on pages made to be slow. */
const mostCandidates = 4000;
const mostAnswerNodes = 60;
const longestAnswer = 6000;
const controlName = /accordion|faq|question|collaps|toggle|expand|disclosure/;
/** A lone heading that says "this" speaks of its layout, as does text that announces what stands beside it. */
const pointsAround = /\b(?:this|these|that|those|here|dies(?:e[rs]?)?|celle?s?-ci|est[eoa]s?|quest[oaie])\b/i;
const announces =
  /\b(?:here (?:are|is)|here['’]s|below|(?:the|as) follow(?:ing|s)|unten|folgende|ci-dessous|voici|a continuación|di seguito|hieronder)\b|:$/i;
const shortestAnswer = { structure: 10, repeated: 40, heading: 80 } as const;

/**
 * Finds titles followed by their answers by structure: accordions, definition lists, repeated items whose first
 * child is a question, headings followed by text. How much is asked of an answer depends on how sure the place is.
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
  const placed: { candidate: Candidate; pair: MinedPair }[] = [];
  for (const candidate of candidates) {
    const group = groups.get(candidate.group) ?? { questions: 0, all: 1 };
    const place = placeOf(candidate, group);
    const zone = outline.zones.get(candidate.node);
    if (!place || (zone?.isWeak && place !== "structure")) continue;
    const title = candidate.asked
      ? readQuestion(candidate.label, place)
      : readTitle(candidate, place, group.questions);
    if (!title) continue;
    const { markdown, lines } = renderAnswer(candidate.answer, url);
    if (lines[0] && cleanLabel(lines[0]) === cleanLabel(candidate.label)) {
      lines.shift();
    }
    const text = lines.join(" ");
    if (text.length < shortestAnswer[place] || text.length > longestAnswer) continue;
    if (place !== "structure" && isInvitation(text)) continue;
    if (place === "heading" && (pointsAround.test(title) || announces.test(text))) continue;
    const section = outline.section.get(candidate.node);
    placed.push({
      candidate,
      pair: {
        title,
        isQuestion: candidate.asked !== null,
        answer: markdown,
        lines,
        section: section ? plainText(section) : null,
        place,
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
    if (candidates.length >= mostCandidates) break;
    if (element.size < 4 || element.size > longestLabel || outline.zones.get(element)?.isExcluded) continue;
    if (!isOutermost(element)) continue;
    const chain = chainOf(element);
    const cue = cueOf(chain);
    if (cue === "none" && !couldAsk(element)) continue;
    if (!isOneLabel(chain.at(-1) ?? element)) continue;
    const label = plainText(element);
    // Read as loosely as possible here; the place decides again once the group is known.
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

function placeOf(candidate: Candidate, group: { questions: number; all: number }): QuestionPlace | null {
  if (candidate.cue === "control") return "structure";
  if (candidate.inFaq && group.questions >= 2) return "structure";
  if (group.questions >= 3 && group.questions * 2 > group.all) return "repeated";
  if (candidate.cue === "title" && candidate.node.tag !== "h1") return "heading";
  return null;
}

/** Titles that ask nothing are kept only inside what is certainly a list of questions. */
function readTitle(candidate: Candidate, place: QuestionPlace, questions: number): string | null {
  if (place !== "structure" || !(questions >= 2 || (candidate.inFaq && candidate.cue === "control")))
    return null;
  const title = cleanLabel(candidate.label);
  if (/[?？؟]/.test(title) || isCallToAction(title)) return null;
  return title.length >= 4 && title.length <= 80 ? title : null;
}

/** A title whose answer holds other pairs heads a section of them. */
function withoutSectionHeads(placed: { candidate: Candidate; pair: MinedPair }[]): MinedPair[] {
  const owners = new Map<PageNode, Candidate>();
  for (const { candidate } of placed) for (const node of candidate.answer) owners.set(node, candidate);
  const heads = new Set<Candidate>();
  for (const { candidate } of placed) {
    for (let at: PageElement | null = candidate.node; at; at = at.parent) {
      const owner = owners.get(at);
      if (owner && owner !== candidate) heads.add(owner);
    }
  }
  return placed.filter(({ candidate }) => !heads.has(candidate)).map(({ pair }) => pair);
}

interface FoundAnswer {
  node: PageElement;
  answer: PageNode[];
  isFlat: boolean;
}

interface AnswerSearch {
  node: PageElement;
  chain: PageElement[];
  cue: Cue;
  tree: PageTree;
  outline: Outline;
}

/** The panel that a control opens, or else the siblings that follow the title up to the next title. */
function findAnswer(search: AnswerSearch): FoundAnswer | null {
  const { chain, cue, tree, outline } = search;
  for (const element of chain) {
    const target = panelOf(element, tree);
    if (target && target.size >= 8 && !contains(target, search.node)) {
      return { node: search.node, answer: [target], isFlat: false };
    }
  }
  let node = search.node;
  for (let climbs = 0; climbs < 4; climbs += 1) {
    const parent = node.parent;
    if (!parent) return null;
    const answer: PageNode[] = [];
    let size = 0;
    let isFlat = false;
    const level = headingLevel(node) < 7 ? headingLevel(node) : (outline.topHeading.get(node) ?? 7);
    const signature = signatureOf(node);
    for (let i = node.index + 1; i < parent.children.length && answer.length < mostAnswerNodes; i += 1) {
      const sibling = parent.children[i]!;
      if (sibling.kind === "element") {
        if (endsAnswer({ sibling, level, signature, cue, outline, isInlineTitle: isInline(node) })) {
          isFlat = signatureOf(sibling) === signature;
          break;
        }
        size += sibling.size;
      } else size += sibling.text.replace(/\s+/g, "").length;
      answer.push(sibling);
      if (size > longestAnswer) break;
    }
    if (size >= 8) return { node, answer, isFlat: isFlat || hasEarlierTwin(node, signature) };
    if (parent.size > search.node.size + 60 || parent.tag === "body") return null;
    node = parent;
  }
  return null;
}

interface EndCheck {
  sibling: PageElement;
  level: number;
  signature: string;
  cue: Cue;
  outline: Outline;
  isInlineTitle: boolean;
}

function endsAnswer({ sibling, level, signature, cue, outline, isInlineTitle }: EndCheck): boolean {
  // Some builders make the panel that a question opens a <nav>.
  if (/^(?:footer|form|aside|hr)$/.test(sibling.tag) || (sibling.tag === "nav" && cue !== "control"))
    return true;
  const top = outline.topHeading.get(sibling) ?? 7;
  if (level < 7 ? top <= level : top <= 3) return true;
  if (sibling.tag === "dt" || sibling.tag === "summary") return true;
  if (signatureOf(sibling) !== signature || sibling.size > longestLabel) return false;
  if (cue === "control" || (cue === "title" && !isInlineTitle)) return true;
  return readQuestion(plainText(sibling), "structure") !== null;
}

function hasEarlierTwin(node: PageElement, signature: string): boolean {
  const siblings = node.parent?.children ?? [];
  for (let i = node.index - 1; i >= 0 && i >= node.index - mostAnswerNodes; i -= 1) {
    const sibling = siblings[i];
    if (sibling?.kind === "element" && signatureOf(sibling) === signature) return true;
  }
  return false;
}

function panelOf(element: PageElement, tree: PageTree): PageElement | null {
  const { "aria-controls": controls, "data-bs-target": bs, "data-target": target, href } = element.attributes;
  for (const reference of [controls, bs, target, href]) {
    const id = reference?.startsWith("#") ? reference.slice(1) : reference === controls ? controls : null;
    const panel = id ? tree.byId.get(id.trim()) : undefined;
    if (panel) return panel;
  }
  return null;
}

/** The element and the only children inside it: `h3 > button > span`. */
function chainOf(element: PageElement): PageElement[] {
  const chain = [element];
  for (let at = element; chain.length < 12; ) {
    const inner = at.children.filter(
      (child): child is PageElement => child.kind === "element" && !isDecoration(child),
    );
    if (inner.length !== 1 || (inner[0]?.size ?? 0) + 6 < element.size) break;
    at = inner[0]!;
    chain.push(at);
  }
  return chain;
}

function cueOf(chain: PageElement[]): Cue {
  let cue: Cue = "none";
  for (const element of chain) {
    const { attributes, tag } = element;
    if (
      tag === "summary" ||
      tag === "dt" ||
      attributes["aria-expanded"] !== undefined ||
      attributes["aria-controls"] !== undefined ||
      attributes["data-bs-target"] !== undefined ||
      /collapse|accordion/.test(attributes["data-toggle"] ?? "") ||
      (tag === "label" && hasSwitch(element)) ||
      controlName.test(nameOf(element))
    )
      return "control";
    if (/^(?:h[1-6]|dt|strong|b)$/.test(tag) || attributes["role"] === "heading") cue = "title";
  }
  const parent = chain[0]?.parent;
  // `<li class="faq-item"><p>Question</p><p>Answer</p></li>`
  if (
    cue === "none" &&
    parent &&
    /(?:^|[\s_-])(?:faq|question|accordion)[\w-]*item|(?:^|\s)(?:faq|qa)(?:\s|$)/.test(nameOf(parent))
  )
    return "title";
  return cue;
}

/** `<input type="checkbox"><label>Question</label><div>Answer</div>` */
function hasSwitch(label: PageElement): boolean {
  return (label.parent?.children ?? []).some(
    (child) =>
      child.kind === "element" &&
      child.tag === "input" &&
      /checkbox|radio/.test(child.attributes["type"] ?? ""),
  );
}

/** True when the parent holds more than this element and decoration. */
function isOutermost(element: PageElement): boolean {
  const parent = element.parent;
  if (!parent || parent.tag === "#root") return true;
  if (parent.size - element.size > 8) return true;
  return parent.children.some((child) =>
    child.kind === "text" ? /[\p{L}\p{N}]/u.test(child.text) : child !== element && !isDecoration(child),
  );
}

/** Two blocks, such as an eyebrow and a heading, are no single title. */
function isOneLabel(element: PageElement): boolean {
  let blocks = 0;
  for (const child of element.children) {
    if (child.kind === "text") {
      if (/[\p{L}\p{N}]{2}/u.test(child.text)) blocks += isBlock(element) && blocks > 0 ? 1 : 0;
    } else if (isBlock(child) && !isDecoration(child)) blocks += 1;
  }
  return blocks <= 1;
}

function isInline(element: PageElement): boolean {
  return /^(?:strong|b|span|em|a|u|font|i)$/.test(element.tag);
}

/** An inline title begins a line of its own. */
function startsLine(element: PageElement): boolean {
  const before = element.parent?.children[element.index - 1];
  if (!before) return true;
  if (before.kind === "element") return before.tag === "br" || !isInline(before);
  const earlier = element.parent?.children[element.index - 2];
  return (
    before.text.trim() === "" &&
    (!earlier || (earlier.kind === "element" && (earlier.tag === "br" || !isInline(earlier))))
  );
}

function linksElsewhere(chain: PageElement[], url: string): boolean {
  return chain.some((element) => {
    const href = element.tag === "a" ? element.attributes["href"] : undefined;
    if (!href || href.startsWith("#") || /^javascript:/i.test(href)) return false;
    const target = URL.parse(href, url);
    const here = URL.parse(url);
    return (
      !target || !here || target.origin + target.pathname !== here.origin + here.pathname || !target.hash
    );
  });
}

function couldAsk(element: PageElement): boolean {
  let last = element;
  for (let i = 0; i < 12; i += 1) {
    const child = last.children.findLast((node) =>
      node.kind === "text" ? node.text.trim() !== "" : !isDecoration(node),
    );
    if (!child) return false;
    if (child.kind === "text") return /[?？؟;\u037e]["'”’»)\]\s]*$/u.test(child.text);
    last = child;
  }
  return false;
}

function isInFaq(element: PageElement, outline: Outline): boolean {
  if (outline.isFaqPage || outline.zones.get(element)?.isFaq) return true;
  const section = outline.section.get(element);
  // A heading of the same rank as "FAQ" starts another section.
  return (
    section !== undefined &&
    (headingLevel(element) === 7 || headingLevel(element) > headingLevel(section)) &&
    faqHint.test(plainText(section))
  );
}

/** Tag and first lasting class of the chain: alike items have the same. */
function signatureOf(element: PageElement): string {
  return chainOf(element).map(stableName).join(">");
}

function stableName(element: PageElement): string {
  const first = (element.attributes["class"] ?? "")
    .split(/\s+/)
    .find(
      (name) => name && !/^(?:active|open|show|collapsed?|is-|first|last|current|in|even|odd)|\d/.test(name),
    );
  return first ? `${element.tag}.${first}` : element.tag;
}
