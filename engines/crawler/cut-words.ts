import {
  childrenOf,
  type DomDocument,
  type DomElement,
  type DomNode,
  isElement,
  isText,
  rawText,
} from "./dom.ts";

const EMPHASIS = new Set(["strong", "b", "em", "i"]);
const maxEmphasis = 1_000;
const lastWord = /[\p{L}\p{M}]{1,40}$/u;
const firstWord = /^[\p{L}\p{M}]{1,40}/u;

/**
 * How emphasis continues at its neighbors: "cut" if one of its ends is inside a word, as in "<b>Driv</b>e", which the
 * page has whole elsewhere, and "adjoining" if only the style sheet separates it from the text after it, as in
 * "<b>Our clinic</b>Thirty years of experience".
 */
export function continuationOf(
  element: DomElement,
  hasWord: (word: string) => boolean,
): "cut" | "adjoining" | null {
  if (!EMPHASIS.has(element.name)) return null;
  const own = rawText(element, maxEmphasis);
  if (own.length === maxEmphasis) return null;
  const before = endOf(element.previousSibling as DomNode | null);
  const after = startOf(element.nextSibling as DomNode | null);
  const [first, last] = [firstWord.exec(own)?.[0], lastWord.exec(own)?.[0]];
  if (before && first && hasWord(before + first)) return "cut";
  if (!after || !last) return null;
  if (hasWord(last + after)) return "cut";
  const isAdjoining = /\p{Ll}$/u.test(last) && /^\p{Lu}\p{Ll}/u.test(after) && /\p{L} +\p{L}/u.test(own);
  return isAdjoining ? "adjoining" : null;
}

const startOf = (node: DomNode | null) =>
  node && isText(node) ? firstWord.exec(node.data.slice(0, 60))?.[0] : undefined;
const endOf = (node: DomNode | null) =>
  node && isText(node) ? lastWord.exec(node.data.slice(-60))?.[0] : undefined;

/** Tells whether the page has a word in one piece. Reads the page when it is first asked. */
export function wordFinder(root: DomNode | DomDocument) {
  let words: Set<string> | null = null;
  return (word: string): boolean => {
    words ??= wordsOf(root);
    return words.has(word);
  };
}

const maxWords = 50_000;

function wordsOf(root: DomNode | DomDocument): Set<string> {
  const words = new Set<string>();
  const stack: DomNode[] = childrenOf(root);
  while (stack.length > 0 && words.size < maxWords) {
    const node = stack.pop()!;
    if (isText(node)) for (const word of node.data.split(/[^\p{L}\p{M}]+/u)) words.add(word);
    else if (!isElement(node) || (node.name !== "script" && node.name !== "style"))
      for (const child of childrenOf(node)) stack.push(child);
  }
  return words;
}
