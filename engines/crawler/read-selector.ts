/** Parses CSS selectors into steps, so that callers can bound the matching. css-select tries every combination. */
import { compile } from "css-select";
import { type CssNode, generate, parse } from "css-tree";
import type { DomElement } from "./dom.ts";

/** A compound such as `a.b[c]`, and its combinator to the previous step. */
export interface SelectorStep {
  combinator: Combinator | null;
  parts: CssNode[];
}

export type Combinator = " " | ">" | "+" | "~";

/** Returns each selector's steps from left to right, or null if the list is invalid. */
export function readSelectors(text: string): SelectorStep[][] | null {
  const errors: unknown[] = [];
  try {
    const list = parse(text, { context: "selectorList", onParseError: (error) => errors.push(error) });
    return errors.length > 0 ? null : readSelectorList(list);
  } catch {
    return null;
  }
}

/** Accepts selectors that start with a combinator, as in `:has(> a)`. */
export function readSelectorList(list: CssNode): SelectorStep[][] | null {
  if (list.type !== "SelectorList" || list.children.isEmpty) return null;
  const selectors: SelectorStep[][] = [];
  for (const selector of list.children.toArray()) {
    const steps = selector.type === "Selector" ? readSteps(selector.children.toArray()) : null;
    if (steps === null) return null;
    selectors.push(steps);
  }
  return selectors;
}

function readSteps(nodes: CssNode[]): SelectorStep[] | null {
  const steps: SelectorStep[] = [];
  let combinator: Combinator | null = null;
  let isNew = true;
  for (const node of nodes) {
    if (node.type === "Combinator") {
      if (!isCombinator(node.name) || (isNew && steps.length > 0)) return null;
      combinator = node.name;
      isNew = true;
    } else if (isNew) {
      steps.push({ combinator, parts: [node] });
      isNew = false;
    } else steps.at(-1)?.parts.push(node);
  }
  return isNew ? null : steps;
}

function isCombinator(name: string): name is Combinator {
  return name === " " || name === ">" || name === "+" || name === "~";
}

/** Returns null if css-select doesn't support one of the parts. */
export function compileParts(parts: CssNode[]): ((element: DomElement) => boolean) | null {
  const [only] = parts;
  // Half of all compound selectors are only a tag, and compiling takes longer than a comparison.
  if (parts.length === 1 && only?.type === "TypeSelector" && /^[\w*-]+$/.test(only.name)) {
    const name = only.name.toLowerCase();
    return name === "*" ? () => true : (element) => element.name === name;
  }
  try {
    const test = compile(parts.map((part) => generate(part)).join(""), { cacheResults: false });
    return (element) => test(element as Parameters<typeof test>[0]);
  } catch {
    return null;
  }
}
