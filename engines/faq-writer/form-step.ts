import { type PageElement, walk } from "./page-tree.ts";

/** Ancestors of a question that may hold it with its fields. */
const maxSteps = 5;
/** An accordion without script has one of these for each question. */
const choice = /^(?:checkbox|radio)$/i;
const noField = /^(?:hidden|submit|button|image|reset)$/i;

/**
 * True for a question that a form or calculator asks its visitors, such as "What are you storing?": the fields for their
 * answer are beside it. `others` has the other questions of the page.
 */
export function isFormStep(question: PageElement, others: ReadonlySet<PageElement>): boolean {
  let item: PageElement | null = question.parent;
  for (let steps = 0; item && steps < maxSteps; item = item.parent, steps += 1) {
    const inside = [...walk(item)].filter((node) => node.kind === "element");
    if (inside.some((node) => node !== question && others.has(node))) return false;
    if (inside.some(isField) || inside.filter(isChoice).length > 1) return true;
  }
  return false;
}

function isField({ tag, attributes }: PageElement): boolean {
  const type = attributes["type"] ?? "";
  return tag === "textarea" || (tag === "input" && !choice.test(type) && !noField.test(type));
}

function isChoice({ tag, attributes }: PageElement): boolean {
  return tag === "input" && choice.test(attributes["type"] ?? "");
}
