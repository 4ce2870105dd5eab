/** Finds the labels above groups of questions that aren't headings: `<div class="faq-group__label">Travel</div>`. */
import { chainOf, isOneLabel, signatureOf } from "./label-shape.ts";
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

/** A box's elements of one kind that are between its groups: `<div>Travel</div>…<div>Payment</div>…`. */
function findLabels(box: PageElement, questions: ReadonlySet<PageElement>): PageElement[] {
  const elements = box.children.filter((node) => node.kind === "element");
  // A short answer comes right after its question.
  const answers = new Set(
    elements.flatMap((element, at) => {
      const next = elements[at + 1];
      return next && chainOf(element).some((each) => questions.has(each)) ? [signatureOf(next)] : [];
    }),
  );
  const labels = elements.filter((element) => isLabel(element, questions));
  const kinds = [...Map.groupBy(labels, signatureOf)].filter(
    ([kind, [first, ...rest]]) => !answers.has(kind) && (rest.length > 0 || first === elements[0]),
  );
  return kinds[0]?.[1] ?? [];
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
