/** CSS selectors as lists of steps, so that matching can be bounded: css-select alone tries every combination. Pure. */
import { compile } from "css-select";
import { type CssNode, generate, parse } from "css-tree";
import type { DomElement } from "./dom.ts";

/** A compound such as `a.b[c]`, and how it is related to the step before it. */
export interface SelectorStep {
  combinator: Combinator | null;
  parts: CssNode[];
}

export type Combinator = " " | ">" | "+" | "~";

/** The selectors of a list, each as its steps from left to right. Null when it can't be read. */
export function readSelectors(text: string): SelectorStep[][] | null {
  const errors: unknown[] = [];
  try {
    const list = parse(text, { context: "selectorList", onParseError: (error) => errors.push(error) });
    return errors.length > 0 ? null : readSelectorList(list);
  } catch {
    return null;
  }
}

/** Of a parsed `SelectorList`; a selector may begin with a combinator, as in `:has(> a)`. */
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

/** Whether one element is what these parts say. Null when css-select doesn't know one of them. */
export function compileParts(parts: CssNode[]): ((element: DomElement) => boolean) | null {
  const [only] = parts;
  // Half of all compounds are a tag: compiling them takes longer than asking an element.
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
