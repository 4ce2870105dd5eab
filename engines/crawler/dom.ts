/** DOM helpers. Every walk has a depth limit, because hostile pages nest deeply to exhaust the stack. */
import { DomHandler, Parser } from "htmlparser2";
import { withoutPageEnds } from "#shared/html-source.ts";

export type DomDocument = DomHandler["root"];
export type DomNode = DomDocument["children"][number];
export type DomElement = Extract<DomNode, { attribs: Record<string, string> }>;

/** Real pages never nest this deep. */
export const maxDepth = 1000;

/** Parsing stops at this many open elements, because the parser's cost is quadratic in the depth. */
const maxOpenElements = 4000;
const chunkChars = 16_384;
const cdata = "<![CDATA[";

export function parseHtml(source: string): DomDocument {
  // Browsers show what follows this mark, because HTML has no CDATA. The parser would skip it.
  const html = withoutPageEnds(source.includes(cdata) ? source.replaceAll(cdata, "") : source);
  const handler = new CountingHandler();
  const parser = new Parser(handler);
  for (let at = 0; at < html.length && handler.openElements < maxOpenElements; at += chunkChars) {
    parser.write(html.slice(at, at + chunkChars));
  }
  parser.end();
  return handler.root;
}

/** Real pages never are, and their trees are slow to build. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth > maxDepth) isTooDeep = true;
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && !isTooDeep; at += chunkChars)
    parser.write(html.slice(at, at + chunkChars));
  return isTooDeep;
}

class CountingHandler extends DomHandler {
  get openElements(): number {
    return this.tagStack.length;
  }
}

export function isElement(node: DomNode): node is DomElement {
  return "attribs" in node;
}

export function isText(node: DomNode): node is Extract<DomNode, { data: string }> {
  return node.type === "text";
}

/** Includes the children of CDATA sections, which some pages contain although HTML doesn't have them. */
export function childrenOf(node: DomNode | DomDocument): DomNode[] {
  return "children" in node ? (node.children as DomNode[]) : [];
}

/** Walks depth-first in document order. If `visit` returns false, the element's descendants are skipped. */
export function walk(
  root: DomNode | DomDocument,
  visit: (element: DomElement, depth: number) => boolean,
  maxNodes = Number.POSITIVE_INFINITY,
): void {
  let visited = 0;
  const stack: { node: DomNode; depth: number }[] = [];
  const push = (parent: DomNode | DomDocument, depth: number) => {
    const children = childrenOf(parent);
    for (let index = children.length - 1; index >= 0; index -= 1)
      stack.push({ node: children[index]!, depth });
  };
  push(root, 1);
  for (let next = stack.pop(); next && visited < maxNodes; next = stack.pop()) {
    visited += 1;
    if (!isElement(next.node)) continue;
    if (visit(next.node, next.depth) && next.depth < maxDepth) push(next.node, next.depth + 1);
  }
}

export function findElements(
  root: DomNode | DomDocument,
  test: (element: DomElement) => boolean,
  maxNodes = Number.POSITIVE_INFINITY,
): DomElement[] {
  const found: DomElement[] = [];
  walk(
    root,
    (element) => {
      if (test(element)) found.push(element);
      return true;
    },
    maxNodes,
  );
  return found;
}

/** Returns an element's text as it is, without scripts and styles, from at most 20,000 nodes. */
export function rawText(root: DomNode, maxChars = 100_000): string {
  const stack: { node: DomNode; depth: number }[] = [{ node: root, depth: 0 }];
  let text = "";
  let visited = 0;
  for (let next = stack.pop(); next && text.length < maxChars && visited < 20_000; next = stack.pop()) {
    const { node, depth } = next;
    visited += 1;
    if (isText(node)) text += node.data;
    else if (depth < maxDepth && node.type !== "script" && node.type !== "style") {
      const children = childrenOf(node);
      for (let index = children.length - 1; index >= 0; index -= 1) {
        stack.push({ node: children[index]!, depth: depth + 1 });
      }
    }
  }
  return text.slice(0, maxChars);
}

/** Returns the class names and the id in lowercase. */
export function namesOf(element: DomElement): string[] {
  const names = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`.trim();
  return names === "" ? [] : names.toLowerCase().split(/\s+/, 40);
}
