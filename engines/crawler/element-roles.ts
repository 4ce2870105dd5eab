import { type DomElement, type DomNode, findElements, isElement, rawText } from "./dom.ts";

/** True for accordion buttons, whose labels are questions. Other buttons are only controls. */
export function opensSomething(element: DomElement): boolean {
  if (element.attribs["aria-expanded"] !== undefined || element.attribs["aria-controls"] !== undefined) {
    return element.attribs["aria-haspopup"] === undefined;
  }
  const text = rawText(element, 300).trim();
  return text.length >= 20 || text.endsWith("?");
}

/**
 * True if the style sheet probably separates adjacent inline elements with several letters, as in
 * "<span>Wash</span><span>$20</span>". Elements with single letters form one word.
 */
export function isVisuallySeparate(element: DomElement): boolean {
  const before = element.previousSibling;
  if (!before || !isElement(before as DomNode)) return false;
  const other = before as DomElement;
  if (!apart.has(element.name) || !apart.has(other.name)) return false;
  return rawText(other, 200).trim().length > 1 && rawText(element, 200).trim().length > 1;
}

const apart = new Set(["span", "a", "strong", "b", "em", "small", "label", "i", "time", "mark"]);

/**
 * True for a form that visitors fill in. Some frameworks wrap the whole page in a form element, which doesn't count.
 */
export function holdsQuestions(form: DomElement): boolean {
  const fields = findElements(
    form,
    (child) => child.name === "input" || child.name === "textarea" || child.name === "select",
    5000,
  );
  return fields.length > 0 && rawText(form, 3001).length <= 3000;
}

export function isIcon(element: DomElement): boolean {
  return element.name === "i" && rawText(element, 20).trim() === "";
}

/** Tells data tables from layout tables: short cells, nothing nested and at least two columns. */
export function isDataTable(table: DomElement): boolean {
  const known = dataTables.get(table);
  if (known !== undefined) return known;
  const parts = findElements(table, () => true, 5000);
  const count = (name: RegExp) => parts.filter((part) => name.test(part.name)).length;
  const rows = count(/^tr$/);
  const answer =
    count(/^table$/) === 0 &&
    rows >= 2 &&
    count(/^t[dh]$/) >= rows * 2 &&
    !parts.some((part) => /^(h[1-6]|ul|ol|p|div|form)$/.test(part.name) && rawText(part, 300).length > 150);
  dataTables.set(table, answer);
  return answer;
}

const dataTables = new WeakMap<DomElement, boolean>();

/** Distinguishes lists of cards or posts from bulleted lists: their items have headings, or several blocks each. */
export function isLayoutList(list: DomElement): boolean {
  const known = layoutLists.get(list);
  if (known !== undefined) return known;
  const items = list.children.filter((child): child is DomElement => isElement(child) && child.name === "li");
  const isBox = (item: DomElement) => {
    const parts = findElements(
      item,
      (part) => /^(h[1-6]|article|section|form|div|p|table)$/.test(part.name),
      200,
    );
    return parts.some((part) => /^(h[1-6]|article|section|form|table)$/.test(part.name)) || parts.length > 2;
  };
  const answer = items.slice(0, 8).some(isBox);
  layoutLists.set(list, answer);
  return answer;
}

const layoutLists = new WeakMap<DomElement, boolean>();

export function isInLayoutList(item: DomElement): boolean {
  const { parent } = item;
  return parent !== null && "attribs" in parent && isLayoutList(parent as DomElement);
}

export function isInDataTable(cell: DomElement): boolean {
  for (let parent = cell.parent; parent && "attribs" in parent; parent = parent.parent) {
    const element = parent as DomElement;
    if (element.name !== "table") continue;
    return isDataTable(element);
  }
  return false;
}
