/** A page of an HTML export, and how to find parts of it. */
import type { Element, Nodes } from "hast";

/** A page as its tool exported it. */
export interface HtmlPage {
  path: string;
  /** Stable across exports. */
  id: string;
  title: string;
  body: Element;
  /** Paths of the pages above it, the topmost first. */
  parents: string[];
  /** Shows nothing but links to the pages below it. */
  isOnlyList: boolean;
}

/** In the order of the document. Without recursion, because the markup may be nested too deeply for the stack. */
export function* nodesIn(root: Nodes): Generator<Nodes> {
  const queue: Nodes[] = [root];
  for (let node = queue.pop(); node; node = queue.pop()) {
    yield node;
    if (!("children" in node)) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) queue.push(node.children[at]!);
  }
}

export function elementsIn(root: Nodes, isWanted: (element: Element) => boolean): Element[] {
  return [...nodesIn(root)].filter((node) => node.type === "element").filter(isWanted);
}

export function findElement(root: Nodes, isWanted: (element: Element) => boolean): Element | null {
  for (const node of nodesIn(root)) if (node.type === "element" && isWanted(node)) return node;
  return null;
}

/** All text, joined by `between`. */
export function textIn(root: Nodes, between = ""): string {
  return [...nodesIn(root)].flatMap((node) => (node.type === "text" ? node.value : [])).join(between);
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** Empty if the element lacks it. */
export function attributeOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" ? value : "";
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
}
