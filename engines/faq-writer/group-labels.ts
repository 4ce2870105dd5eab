/** Finds the labels above groups of questions that aren't headings: `<div class="faq-group__label">Travel</div>`. */
import { isOneLabel, signatureOf } from "./label-shape.ts";
import { headingLevel } from "./page-outline.ts";
import { contains, type PageElement, walk } from "./page-tree.ts";
import { plainText } from "./render-text.ts";

/** A page names all of its groups, or none. */
const minGroups = 2;
const maxSteps = 6;
const maxSize = 60;

/** `headingOf` returns the heading above an element. One inside the same group is nearer than the group's label. */
export function groupLabels(
  questions: ReadonlySet<PageElement>,
  headingOf: (element: PageElement) => PageElement | undefined,
): Map<PageElement, string> {
  const known = new Map<PageElement, PageElement[]>();
  const labelsIn = (box: PageElement) => {
    const labels = known.get(box) ?? findLabels(box, questions);
    known.set(box, labels);
    return labels;
  };
  const found = [...questions].flatMap((question) => {
    const label = labelAbove(question, { labelsIn, heading: headingOf(question) });
    return label ? [{ question, label }] : [];
  });
  const groups = Map.groupBy(found, ({ label }) => signatureOf(label));
  const named = [...groups.values()].filter((group) => groupsOfSeveral(group) >= minGroups);
  return new Map(named.flat().map(({ question, label }) => [question, plainText(label)]));
}

/** A box's first element, and those of the same kind after it: `<div>Travel</div>…<div>Payment</div>…`. */
function findLabels(box: PageElement, questions: ReadonlySet<PageElement>): PageElement[] {
  const elements = box.children.filter((node) => node.kind === "element");
  const [first] = elements;
  if (!first || !isLabel(first, questions)) return [];
  const kind = signatureOf(first);
  return elements.filter((element) => isLabel(element, questions) && signatureOf(element) === kind);
}

/** A kicker such as "In practice" is above one question. */
function groupsOfSeveral(group: { label: PageElement }[]): number {
  return [...Map.groupBy(group, ({ label }) => label).values()].filter(({ length }) => length > 1).length;
}

/** The nearest label before the question in a box that it is in, if the heading isn't in that box. */
function labelAbove(
  question: PageElement,
  {
    labelsIn,
    heading,
  }: { labelsIn: (box: PageElement) => readonly PageElement[]; heading: PageElement | undefined },
): PageElement | null {
  let at = question;
  for (let steps = 0; at.parent && steps < maxSteps; steps += 1) {
    const box: PageElement = at.parent;
    if (heading && contains(box, heading)) return null;
    const { index } = at;
    const label = labelsIn(box).findLast((each) => each.index < index);
    if (label) return label;
    at = box;
  }
  return null;
}

function isLabel(element: PageElement, questions: ReadonlySet<PageElement>): boolean {
  return (
    element.size >= 3 &&
    element.size <= maxSize &&
    isOneLabel(element) &&
    ![element, ...walk(element)].some(
      (node) =>
        node.kind === "element" &&
        (questions.has(node) || headingLevel(node) < 7 || /^(?:a|button|input|label)$/.test(node.tag)),
    )
  );
}
