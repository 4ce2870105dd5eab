import { readQuestion } from "./detect-question.ts";
import { type Cue, isInline, signatureOf } from "./label-shape.ts";
import { isCallToAction } from "./language-phrases.ts";
import { headingLevel, type Outline } from "./page-outline.ts";
import { contains, isBefore, type PageElement, type PageNode, type PageTree } from "./page-tree.ts";
import { plainText } from "./render-text.ts";

/** In visible characters without spaces. A question has at most 250 including spaces. */
export const maxLabelLength = 230;
export const maxAnswerLength = 6000;
const maxAnswerNodes = 60;

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

/** Returns the panel that a control opens, otherwise the siblings up to the next title. */
export function findAnswer(search: AnswerSearch): FoundAnswer | null {
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
    for (let i = node.index + 1; i < parent.children.length && answer.length < maxAnswerNodes; i += 1) {
      const sibling = parent.children[i]!;
      if (sibling.kind === "element") {
        if (endsAnswer({ sibling, level, signature, cue, outline, isInlineTitle: isInline(node) })) {
          isFlat = signatureOf(sibling) === signature;
          break;
        }
        size += sibling.size;
      } else size += sibling.text.replace(/\s+/g, "").length;
      answer.push(sibling);
      if (size > maxAnswerLength) break;
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
  // Some site builders use <nav> for the panel that a question opens.
  if (/^(?:footer|form|aside|hr)$/.test(sibling.tag) || (sibling.tag === "nav" && cue !== "control"))
    return true;
  const top = outline.topHeading.get(sibling) ?? 7;
  if (level < 7 ? top <= level : top <= 3) return true;
  if (sibling.tag === "dt" || sibling.tag === "summary") return true;
  if (signatureOf(sibling) !== signature || sibling.size > maxLabelLength) return false;
  if (cue === "control" || (cue === "title" && !isInlineTitle)) return true;
  const text = plainText(sibling);
  return readQuestion(text, "structure") !== null || isCallToAction(text);
}

function hasEarlierTwin(node: PageElement, signature: string): boolean {
  const siblings = node.parent?.children ?? [];
  for (let i = node.index - 1; i >= 0 && i >= node.index - maxAnswerNodes; i -= 1) {
    const sibling = siblings[i];
    if (sibling?.kind === "element" && signatureOf(sibling) === signature) return true;
  }
  return false;
}

/** Copied controls often name the panel of another one, too, so the nearest one below counts. */
function panelOf(element: PageElement, tree: PageTree): PageElement | null {
  const { "aria-controls": controls, "data-bs-target": bs, "data-target": target, href } = element.attributes;
  const panels = [controls, bs, target, href].flatMap((reference) => {
    const id = reference?.startsWith("#") ? reference.slice(1) : reference === controls ? controls : null;
    return (id && tree.byId.get(id.trim())) || [];
  });
  const [panel = null, ...others] = new Set(panels);
  if (others.length === 0) return panel;
  const below = panels.filter((one) => one === element || isBefore(element, one));
  return (
    below.reduce<PageElement | null>((best, one) => (best && isBefore(best, one) ? best : one), null) ?? panel
  );
}
