import { Parser } from "htmlparser2";

interface PageText {
  kind: "text";
  text: string;
  parent: PageElement;
}

export interface PageElement {
  kind: "element";
  tag: string;
  attributes: Record<string, string>;
  children: PageNode[];
  parent: PageElement | null;
  index: number;
  depth: number;
  /** Number of visible non-space characters, including descendants. */
  size: number;
}

export type PageNode = PageText | PageElement;

export interface PageTree {
  root: PageElement;
  /** In document order. */
  elements: PageElement[];
  byId: Map<string, PageElement>;
  jsonLd: string[];
  title: string | null;
  language: string | null;
}

/** Deeper elements are flattened into their ancestor, so that walking the tree can't overflow the stack. */
const maxDepth = 200;
const maxFlattened = 3000;
const unseenTags = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "iframe",
  "object",
  "canvas",
  "video",
  "audio",
  "select",
  "datalist",
  "math",
]);
const voidTags = new Set([
  "br",
  "hr",
  "img",
  "input",
  "meta",
  "link",
  "wbr",
  "col",
  "source",
  "area",
  "base",
]);

/** Parses any HTML, however broken, into a tree of readable content. Drops scripts, styles and icons. */
export function parsePage(html: string): PageTree {
  const root = createElement("#root", {}, null);
  const tree: PageTree = { root, elements: [], byId: new Map(), jsonLd: [], title: null, language: null };
  let current = root;
  let unseen = 0;
  let flattened = 0;
  let inTitle = false;
  let jsonLd: string[] | null = null;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === "script" && /ld\+json/i.test(attributes["type"] ?? "")) jsonLd = [];
        if (unseen > 0 || unseenTags.has(tag)) {
          unseen += 1;
          return;
        }
        if (tag === "title") inTitle = true;
        if (tag === "html" && attributes["lang"]) tree.language = attributes["lang"];
        if (current.depth >= maxDepth && !voidTags.has(tag)) {
          flattened += 1;
          // Every open element slows the parser down, and no legitimate page nests this deep.
          if (flattened > maxFlattened) parser.pause();
          return;
        }
        const element = createElement(tag, attributes, current);
        current.children.push(element);
        tree.elements.push(element);
        const id = attributes["id"];
        if (id && !tree.byId.has(id)) tree.byId.set(id, element);
        if (!voidTags.has(tag)) current = element;
      },
      ontext(text) {
        if (jsonLd) jsonLd.push(text);
        if (unseen > 0) return;
        if (inTitle) {
          tree.title = `${tree.title ?? ""}${text}`.slice(0, 500);
          return;
        }
        const last = current.children.at(-1);
        if (last?.kind === "text") last.text += text;
        else current.children.push({ kind: "text", text, parent: current });
      },
      onclosetag(tag) {
        if (tag === "script" && jsonLd) {
          tree.jsonLd.push(jsonLd.join(""));
          jsonLd = null;
        }
        if (unseen > 0) {
          unseen -= 1;
          return;
        }
        if (tag === "title") inTitle = false;
        if (voidTags.has(tag)) return;
        if (flattened > 0) {
          flattened -= 1;
          return;
        }
        if (current.parent) current = current.parent;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  measure(tree);
  return tree;
}

export function* walk(element: PageElement): Generator<PageNode> {
  const stack: PageNode[] = [...element.children].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    if (node.kind === "element")
      for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]!);
  }
}

function closest(element: PageElement | null, test: (element: PageElement) => boolean): PageElement | null {
  for (let at = element; at; at = at.parent) if (test(at)) return at;
  return null;
}

export function contains(ancestor: PageElement, node: PageElement): boolean {
  return closest(node, (at) => at === ancestor) !== null;
}

/** True if `one` begins before `other` in the document. Takes no longer on a long page. */
export function isBefore(one: PageElement, other: PageElement): boolean {
  const [first, second] = [pathTo(one), pathTo(other)];
  for (const [at, index] of first.entries()) {
    if (index !== second[at]) return at < second.length && index < second[at]!;
  }
  return first.length < second.length;
}

/** The indexes of the element's ancestors, the outermost one first, and its own. */
function pathTo(element: PageElement): number[] {
  const path: number[] = [];
  for (let at: PageElement | null = element; at; at = at.parent) path.push(at.index);
  return path.reverse();
}

/** Returns class and id, which may contain hints such as "faq". Hints only strengthen what the structure suggests. */
export function nameOf(element: PageElement): string {
  const { class: className = "", id = "" } = element.attributes;
  return `${className} ${id}`.slice(0, 400).toLowerCase();
}

function createElement(
  tag: string,
  attributes: Record<string, string>,
  parent: PageElement | null,
): PageElement {
  return {
    kind: "element",
    tag,
    attributes,
    children: [],
    parent,
    index: parent ? parent.children.length : 0,
    depth: parent ? parent.depth + 1 : 0,
    size: 0,
  };
}

function measure(tree: PageTree): void {
  for (const element of [tree.root, ...tree.elements]) {
    for (const child of element.children) {
      if (child.kind === "text") element.size += child.text.replace(/\s+/g, "").length;
    }
  }
  for (let i = tree.elements.length - 1; i >= 0; i -= 1) {
    const element = tree.elements[i]!;
    if (element.parent) element.parent.size += element.size;
  }
}
