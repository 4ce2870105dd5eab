import type { PageElement, PageTree } from "./page-tree.ts";

/** Ancestors of a question that may hold it with its fields. */
const maxSteps = 5;
/** An accordion without script has one of these for each question. */
const choice = /^(?:checkbox|radio)$/i;
const noField = /^(?:hidden|submit|button|image|reset)$/i;
/** With fewer buttons, a text may invite its readers to book or to call. */
const minOptions = 3;
/** Has the buttons of the page's menu, too. */
const wholePage = /^(?:main|body|html|#root)$/;

/** In characters. A question above a form on a longer part of the page is its title. */
const maxStep = 600;

interface Inside {
  questions: number;
  fields: number;
  choices: number;
  /** Buttons, and what a script reads an answer from. */
  options: number;
}

/**
 * Finds for each of the page's questions the step of a form or calculator that asks it of its visitors, such as "What are you
 * storing?": the fields for their answer are beside it. Null for other questions. `asking` has all questions of the page.
 * Counts what is inside of each element once, because a page may have thousands of questions.
 */
export function formStepsIn(
  tree: PageTree,
  asking: ReadonlySet<PageElement>,
): (question: PageElement) => PageElement | null {
  const counts = countInside(tree, asking);
  return (question) => {
    const own = asking.has(question) ? 1 : 0;
    let item: PageElement | null = question.parent;
    for (let steps = 0; item && steps < maxSteps; item = item.parent, steps += 1) {
      const inside = counts.get(item);
      if (!inside) continue;
      if (inside.questions > own) return null;
      if (inside.fields > 0 || inside.choices > 1) return item;
      if (inside.options >= minOptions && !wholePage.test(item.tag)) return item;
    }
    return null;
  };
}

/** The steps, and what is around several of them if it has little else: the whole form. */
export function formsIn(tree: PageTree, asking: ReadonlySet<PageElement>): ReadonlySet<PageElement> {
  const stepOf = formStepsIn(tree, asking);
  const steps = [...asking]
    .flatMap((question) => stepOf(question) ?? [])
    .filter(({ size }) => size <= maxStep);
  const around = Map.groupBy(steps, ({ parent }) => parent);
  return new Set([
    ...steps,
    ...[...around].flatMap(([parent, inside]) =>
      parent && inside.length > 1 && sizeOf(inside) * 2 >= parent.size ? parent : [],
    ),
  ]);
}

function sizeOf(elements: readonly PageElement[]): number {
  return elements.reduce((sum, { size }) => sum + size, 0);
}

function countInside(tree: PageTree, asking: ReadonlySet<PageElement>): Map<PageElement, Inside> {
  const counts = new Map<PageElement, Inside>();
  // In reverse order, what an element contains is counted before the element.
  for (const element of tree.elements.toReversed()) {
    const within = counts.get(element);
    const questions = (within?.questions ?? 0) + (asking.has(element) ? 1 : 0);
    const fields = (within?.fields ?? 0) + (isField(element) ? 1 : 0);
    const choices = (within?.choices ?? 0) + (isChoice(element) ? 1 : 0);
    const options = (within?.options ?? 0) + (isOption(element) ? 1 : 0);
    if (!element.parent || questions + fields + choices + options === 0) continue;
    const outer = counts.get(element.parent) ?? { questions: 0, fields: 0, choices: 0, options: 0 };
    outer.questions += questions;
    outer.fields += fields;
    outer.choices += choices;
    outer.options += options;
    counts.set(element.parent, outer);
  }
  return counts;
}

function isField({ tag, attributes }: PageElement): boolean {
  const type = attributes["type"] ?? "";
  return tag === "textarea" || (tag === "input" && !choice.test(type) && !noField.test(type));
}

function isChoice({ tag, attributes }: PageElement): boolean {
  return tag === "input" && choice.test(attributes["type"] ?? "");
}

/** The dots below rotating pictures are buttons without a text. */
function isOption({ tag, attributes, size }: PageElement): boolean {
  return (
    (tag === "button" && size > 0) || attributes["role"] === "radio" || attributes["data-value"] !== undefined
  );
}
