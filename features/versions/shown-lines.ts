/** The lines of a Markdown text as readers see them: without marks, with what each line is and what is formatted in it. */
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { readCalloutMark } from "#shared/callouts.ts";
import { isPathologicalMarkdown } from "#shared/is-pathological-markdown.ts";
import { readTableBreaks } from "#shared/table-breaks.ts";

export type LineLook =
  | "title"
  | "heading"
  | "quote"
  | "callout"
  | "plain-text"
  | "item"
  | "code"
  | "row"
  | "picture"
  | "rule";

/** Words of a line that are formatted. */
export interface Format {
  kind: "bold" | "italic" | "struck" | "code" | "link" | "picture";
  words: string;
  /** Of a link or picture. */
  url: string | null;
}

export interface ShownLine {
  look: LineLook;
  /** Such as "1." or the level of a heading. Not compared as text. */
  mark: string;
  /** How deep the line is in lists. */
  depth: number;
  text: string;
  formats: Format[];
}

type Place = Omit<ShownLine, "text" | "formats">;

const maxDepth = 12;
/** Between the cells of a row. */
export const cellGap = "  ·  ";

export function shownLines({ title, content }: { title: string; content: string }): ShownLine[] {
  const lines: ShownLine[] = [
    { look: "title", mark: "", depth: 0, text: title.replace(/\s+/g, " "), formats: [] },
  ];
  if (isPathologicalMarkdown(content)) {
    const plain = content
      .split("\n")
      .map((text): ShownLine => ({ look: "plain-text", mark: "", depth: 0, text, formats: [] }));
    return [...lines, ...plain];
  }
  const tree: Root = fromMarkdown(content, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  readTableBreaks(tree);
  for (const node of tree.children) addBlock(node, { look: "plain-text", mark: "", depth: 0 });
  return lines;

  function add(place: Place, text: string, formats: Format[] = []) {
    for (const [index, line] of text.split("\n").entries())
      lines.push({
        ...place,
        mark: index === 0 ? place.mark : "",
        text: line,
        formats: index === 0 ? formats : [],
      });
  }

  function addBlock(node: Nodes, place: Place) {
    if (place.depth > maxDepth)
      return add(place, content.slice(node.position?.start.offset, node.position?.end.offset));
    switch (node.type) {
      case "heading":
        return addInline(node, { ...place, look: "heading", mark: `${node.depth}` });
      case "paragraph": {
        const [only] = node.children;
        const isPicture = node.children.length === 1 && only?.type === "image";
        return addInline(node, isPicture ? { ...place, look: "picture" } : place);
      }
      case "blockquote": {
        const [first] = node.children;
        const isCallout = first?.type === "paragraph" && readCalloutMark(inlineOf(first).text) !== null;
        for (const child of node.children)
          addBlock(child, { ...place, look: isCallout ? "callout" : "quote" });
        return;
      }
      case "list": {
        for (const [index, item] of node.children.entries()) {
          const box = item.checked === true ? "☑" : item.checked === false ? "☐" : null;
          const mark = box ?? (node.ordered ? `${(node.start ?? 1) + index}.` : "•");
          for (const [at, child] of item.children.entries())
            addBlock(child, { look: "item", mark: at === 0 ? mark : "", depth: place.depth + 1 });
        }
        return;
      }
      case "code":
        return add({ ...place, look: "code", mark: node.lang ?? "" }, node.value);
      case "table": {
        for (const row of node.children) {
          const cells = row.children.map((cell) => inlineOf(cell));
          add(
            { ...place, look: "row" },
            cells.map(({ text }) => text.replaceAll("\n", " ")).join(cellGap),
            cells.flatMap(({ formats }) => formats),
          );
        }
        return;
      }
      case "thematicBreak":
        return add({ ...place, look: "rule" }, "");
      case "html": {
        const text = node.value.replace(/<[^<>]*>/g, " ").trim();
        return text === "" ? undefined : add(place, text);
      }
      case "definition":
        return add(place, `${node.label ?? node.identifier}: ${node.url}`);
      default:
        return addInline(node, place);
    }
  }

  function addInline(node: Nodes, place: Place) {
    const { text, formats } = inlineOf(node);
    const callout = place.look === "callout" ? readCalloutMark(text) : null;
    if (!callout) return add(place, text, formats);
    if (text.length > callout.length)
      add({ ...place, mark: callout.kind }, text.slice(callout.length), formats);
  }
}

/** The words of a paragraph, and its formatted parts. */
function inlineOf(node: Nodes): { text: string; formats: Format[] } {
  const formats: Format[] = [];
  return { text: read(node, 0), formats };

  function read(each: Nodes, depth: number): string {
    if (each.type === "break") return "\n";
    if (each.type === "image" || each.type === "imageReference") {
      formats.push({ kind: "picture", words: each.alt ?? "", url: each.type === "image" ? each.url : null });
      return each.alt ?? "";
    }
    if (each.type === "inlineCode") {
      formats.push({ kind: "code", words: each.value, url: null });
      return each.value;
    }
    if (each.type === "html") return each.value.replace(/<[^<>]*>/g, "");
    if (!("children" in each)) return "value" in each ? each.value : "";
    const words = depth > maxDepth ? "" : each.children.map((child) => read(child, depth + 1)).join("");
    const kind = kindOf(each);
    if (kind) formats.push({ kind, words, url: each.type === "link" ? each.url : null });
    return words;
  }
}

function kindOf({ type }: Nodes): Format["kind"] | null {
  if (type === "strong") return "bold";
  if (type === "emphasis") return "italic";
  if (type === "delete") return "struck";
  return type === "link" || type === "linkReference" ? "link" : null;
}
