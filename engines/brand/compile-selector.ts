/**
 * Compiles selectors from untrusted style sheets. A step budget bounds the matching, even of deeply nested selectors.
 */
import type { CssNode } from "css-tree";
import type { Element } from "domhandler";
import {
  compileParts,
  readSelectorList,
  readSelectors,
  type SelectorStep,
} from "#engines/crawler/read-selector.ts";

/** Number of elements that may still be visited. At 0, selectors match nothing. */
interface StepBudget {
  left: number;
}

export type SelectorTest = (element: Element, budget: StepBudget) => boolean;

interface Step {
  combinator: SelectorStep["combinator"];
  test: SelectorTest;
}

const lists = new Set(["is", "where", "matches", "any", "-webkit-any", "-moz-any"]);
const positions = /^(?:nth-|first-|last-|only-)/;
/** css-select supports these pseudo-classes, but browsers don't. */
const foreign = new Set(["contains", "icontains", "header", "button", "input", "text", "parent", "selected"]);

/** Returns null if the selector is invalid or browsers don't support it. */
export function compileSelector(selector: string): SelectorTest | null {
  return anyOf(readSelectors(selector));
}

function anyOf(selectors: SelectorStep[][] | null): SelectorTest | null {
  if (selectors === null || selectors.some((steps) => steps[0]?.combinator !== null)) return null;
  const compiled = selectors.map(compileSteps);
  if (!compiled.every((steps) => steps !== null)) return null;
  return (element, budget) => compiled.some((steps) => isMatch(steps, steps.length - 1, element, budget));
}

function compileSteps(selector: SelectorStep[]): Step[] | null {
  const steps = selector.map(({ combinator, parts }) => {
    const test = compileCompound(parts);
    return test && { combinator, test };
  });
  return steps.every((step) => step !== null) ? steps : null;
}

/** Matches from right to left, as browsers do, because most elements already fail the last compound. */
function isMatch(steps: Step[], last: number, element: Element, budget: StepBudget): boolean {
  budget.left -= 1;
  const step = steps[last];
  if (!step || budget.left <= 0 || !step.test(element, budget)) return false;
  if (last === 0) return true;
  const before = (other: Element | null) => other !== null && isMatch(steps, last - 1, other, budget);
  switch (step.combinator) {
    case ">":
      return before(parentOf(element));
    case "+":
      return before(elementBefore(element, budget));
    case "~":
      for (let at = elementBefore(element, budget); at; at = elementBefore(at, budget))
        if (before(at)) return true;
      return false;
    default:
      for (let at = parentOf(element); at; at = parentOf(at)) if (before(at)) return true;
      return false;
  }
}

function compileCompound(parts: CssNode[]): SelectorTest | null {
  const plain: CssNode[] = [];
  const tests: SelectorTest[] = [];
  for (const part of parts) {
    const test = part.type === "PseudoClassSelector" ? compilePseudo(part) : "plain";
    if (test === null) return null;
    if (test === "plain") plain.push(part);
    else tests.push(test);
  }
  const isPositioned = plain.some((part) => part.type === "PseudoClassSelector" && positions.test(part.name));
  if (plain.length === 0) return (element, budget) => tests.every((test) => test(element, budget));
  const isPlain = compileParts(plain);
  if (!isPlain) return null;
  return (element, budget) => {
    if (isPositioned) budget.left -= element.parent?.children.length ?? 0;
    return budget.left > 0 && isPlain(element) && tests.every((test) => test(element, budget));
  };
}

type Pseudo = CssNode & { type: "PseudoClassSelector" };

function compilePseudo({ name, children }: Pseudo): SelectorTest | "plain" | null {
  if (foreign.has(name)) return null;
  const inner = children?.first;
  const selectors = inner ? readSelectorList(inner) : null;
  if (name === "has") return selectors && compileHas(selectors);
  if (name !== "not" && !lists.has(name)) return "plain";
  const test = anyOf(selectors);
  if (test === null || name !== "not") return test;
  return (element, budget) => !test(element, budget) && budget.left > 0;
}

/** Supports one compound, such as `:has(img)`, `:has(> img)` or `:has(+ p)`. Returns null for longer selectors. */
function compileHas(selectors: SelectorStep[][]): SelectorTest | null {
  const relatives = selectors.map(([step, ...rest]) => {
    const test = step && rest.length === 0 ? compileCompound(step.parts) : null;
    return step && test && { combinator: step.combinator, test };
  });
  if (!relatives.every((relative) => relative !== null && relative !== undefined)) return null;
  return (element, budget) =>
    relatives.some(({ combinator, test }) => {
      for (const candidate of candidatesOf(element, combinator, budget))
        if (test(candidate, budget)) return true;
      return false;
    });
}

function* candidatesOf(
  element: Element,
  combinator: SelectorStep["combinator"],
  budget: StepBudget,
): Generator<Element> {
  const isBeside = combinator === "+" || combinator === "~";
  let next = isBeside ? element.next : (element.children[0] ?? null);
  /** Elements at which the walk resumes after it has visited an element's descendants. */
  const after: (typeof next)[] = [];
  while (next || after.length > 0) {
    budget.left -= 1;
    if (budget.left <= 0) return;
    if (!next) {
      next = after.pop() ?? null;
      continue;
    }
    const node = next;
    next = node.next;
    if (!("attribs" in node)) continue;
    yield node;
    if (combinator === "+") return;
    if (combinator !== null && combinator !== " ") continue;
    after.push(next);
    next = node.children[0] ?? null;
  }
}

function parentOf(element: Element): Element | null {
  return element.parent && "attribs" in element.parent ? element.parent : null;
}

function elementBefore(element: Element, budget: StepBudget): Element | null {
  for (let node = element.prev; node && budget.left > 0; node = node.prev) {
    if ("attribs" in node) return node;
    budget.left -= 1;
  }
  return null;
}
