/** Selects parts of a page by tags, classes, ids and attributes, in linear time for any selector. */
import { childrenOf, type DomDocument, type DomElement, isElement } from "#engines/crawler/dom.ts";
import { type Combinator, compileParts, readSelectors } from "#engines/crawler/read-selector.ts";

/**
 * A step is one part of a selector such as `main > .article p`. Matches are stored as the bits of a number, which
 * limits how many there can be.
 */
const maxSteps = 10;
/** Limit for all selectors in a list combined. This many take half a second on a page of 2 MB (measured). */
const maxStepsInAll = 100;
const allowedParts = ["TypeSelector", "ClassSelector", "IdSelector", "AttributeSelector"];

interface Step {
  combinator: Combinator | null;
  test: (element: DomElement) => boolean;
}

export function isSafeSelector(selector: string): boolean {
  return compileSelectors([selector]) !== null;
}

/** Whether a request may use all of these selectors together. Each must also be safe. */
export function areFewSelectors(selectors: string[]): boolean {
  return (compileSelectors(selectors)?.flat().length ?? 0) <= maxStepsInAll;
}

/** In document order. Omits elements inside another selected one. */
export function selectParts(root: DomDocument, selectors: string[]): DomElement[] {
  const selected = new Set<DomElement>();
  for (const steps of compileSelectors(selectors) ?? []) {
    for (const element of matchAll(root, steps)) selected.add(element);
  }
  const outermost: DomElement[] = [];
  const left = selected.size === 0 ? [] : childrenOf(root).toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isElement(node)) continue;
    if (selected.has(node)) outermost.push(node);
    else for (const child of childrenOf(node).toReversed()) left.push(child);
  }
  return outermost;
}

export function removeParts(root: DomDocument, selectors: string[]): void {
  const removed = new Set<unknown>(selectParts(root, selectors));
  const parents = new Set([...removed].map((element) => (element as DomElement).parent));
  for (const parent of parents) {
    if (parent) parent.children = parent.children.filter((child) => !removed.has(child));
  }
}

function compileSelectors(selectors: string[]): Step[][] | null {
  const compiled: Step[][] = [];
  for (const selector of selectors) {
    const list = readSelectors(selector);
    if (list === null) return null;
    for (const read of list) {
      const steps = read.map(({ combinator, parts }) => {
        const test = parts.every(({ type }) => allowedParts.includes(type)) ? compileParts(parts) : null;
        return test && { combinator, test };
      });
      if (steps.length > maxSteps || read[0]?.combinator !== null) return null;
      if (!steps.every((step) => step !== null)) return null;
      compiled.push(steps);
    }
  }
  return compiled;
}

/** Bit n is set if the first n + 1 steps of the selector match. */
interface Level {
  left: ReturnType<typeof childrenOf>;
  next: number;
  parent: number;
  ancestors: number;
  previous: number;
  earlier: number;
}

/** Visits each element once from the root and tests it for each step at most once, whatever the combinators. */
function matchAll(root: DomDocument, steps: Step[]): DomElement[] {
  const found: DomElement[] = [];
  const whole = 1 << (steps.length - 1);
  const levels: Level[] = [below(root, 0, 0)];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.left[level.next++];
    if (node === undefined) levels.pop();
    else if (isElement(node)) {
      const matched = matchSteps(node, steps, level);
      if (matched & whole) found.push(node);
      level.previous = matched;
      level.earlier |= matched;
      levels.push(below(node, matched, level.ancestors | matched));
    }
  }
  return found;
}

function below(node: DomElement | DomDocument, parent: number, ancestors: number): Level {
  return { left: childrenOf(node), next: 0, parent, ancestors, previous: 0, earlier: 0 };
}

function matchSteps(element: DomElement, steps: Step[], level: Level): number {
  let matched = 0;
  for (const [index, { combinator, test }] of steps.entries()) {
    const isReached = index === 0 || (reachedBy(combinator, level) & (1 << (index - 1))) !== 0;
    if (isReached && test(element)) matched |= 1 << index;
  }
  return matched;
}

function reachedBy(combinator: Combinator | null, level: Level): number {
  if (combinator === ">") return level.parent;
  if (combinator === "+") return level.previous;
  return combinator === "~" ? level.earlier : level.ancestors;
}
