/**
 * Turns the Markdown of a documentation tool into plain Markdown: links and pictures get placeholders, callouts become
 * quotations, and components are dropped. Only these parts of the text change.
 */

import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { isPathologicalMarkdown } from "#shared/is-pathological-markdown.ts";
import { convertCallouts } from "./callouts.ts";
import { type Edit, editText } from "./edit-text.ts";
import { fencedLines, withoutBlankLines } from "./fenced-lines.ts";
import { codeSpan } from "./html-code.ts";
import { htmlInMarkdown } from "./html-in-markdown.ts";
import { openComponents } from "./mdx-blocks.ts";
import { articleUrl, attachmentUrl, type Notes, pictureUrl } from "./source-center.ts";
import { beginCell, type CellSoFar, tagInCell } from "./table-cell.ts";

export interface LinkTargets {
  /** What a relative or absolute path in this text leads to. */
  resolve(
    path: string,
  ):
    | { kind: "article" | "attachment"; id: string }
    | { kind: "picture"; key: string }
    | { kind: "file" }
    | null;
}

export interface ReadText {
  markdown: string;
  pictures: string[];
}

/** Parts of a line, such as words in bold, between the tags of code. */
const maxCodeParts = 50;

export function readMarkdownText(source: string, targets: LinkTargets, notes: Notes): ReadText {
  const text = convertCallouts(withoutModules(source, notes), notes);
  const pictures = new Set<string>();
  const edits: Edit[] = [];
  const ends: string[] = [];
  if (isPathologicalMarkdown(text)) {
    notes.add("unreadable", "The text is too complex. Check its links.");
    return { markdown: text.trim(), pictures: [] };
  }
  collect(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return {
    markdown: withoutBlankLines(editText(text, edits)).trim(),
    pictures: [...pictures],
  };

  function collect(node: Nodes, outerCell: CellSoFar | null = null): void {
    const start = node.position?.start.offset;
    const cell = node.type === "tableCell" && start !== undefined ? beginCell(start) : outerCell;
    const edit = editOf(node, cell);
    if (edit !== null) edits.push(edit);
    // A link may contain a picture, so its children are visited, too.
    if ("children" in node) collectAll(node.children, cell);
  }

  function collectAll(nodes: readonly Nodes[], cell: CellSoFar | null): void {
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at]!;
      const name = node.type === "html" ? /^<(code|kbd)[\s>]/i.exec(node.value)?.[1] : undefined;
      const isEnd = (each: Nodes) => each.type === "html" && each.value.toLowerCase() === `</${name}>`;
      const length = name === undefined ? -1 : nodes.slice(at, at + maxCodeParts).findIndex(isEnd);
      const last = nodes[at + length];
      const [start, end] = [node.position?.end.offset, last?.position?.start.offset];
      if (length < 0 || start === undefined || end === undefined) {
        collect(node, cell);
        continue;
      }
      edits.push({
        start: node.position!.start.offset!,
        end: last!.position!.end.offset!,
        text: codeSpan(text.slice(start, end)),
      });
      at += length;
    }
  }

  /** `cell` is the table cell around it. */
  function editOf(node: Nodes, cell: CellSoFar | null): Edit | null {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return null;
    switch (node.type) {
      case "link": {
        const last = node.children.at(-1)?.position?.end.offset;
        // An autolink has no brackets.
        if (text[start] !== "[" || last === undefined) return null;
        const url = urlOf(node.url, "link", text.slice(start + 1, last));
        if (url === undefined) return null;
        // An unusable link keeps its text: the brackets are removed.
        if (url !== null) return { start: last, end, text: `](${url})` };
        edits.push({ start, end: start + 1, text: "" });
        return { start: last, end, text: "" };
      }
      case "image": {
        const url = urlOf(node.url, "image");
        if (url === undefined) return null;
        const alt = (node.alt ?? "").replace(/[[\]\\]/g, "\\$&");
        return { start, end, text: url === null ? (node.alt ?? "") : `![${alt}](${url})` };
      }
      case "definition": {
        const url = urlOf(node.url, "link");
        if (url === undefined) return null;
        return { start, end, text: url === null ? "" : `[${node.label ?? node.identifier}]: ${url}` };
      }
      case "html":
        return {
          start,
          end,
          text: cell ? htmlInCell(node.value, cell, { start, end }) : htmlText(node.value),
        };
      case "text": {
        const raw = text.slice(start, end);
        const cleaned = withoutTemplates(raw, notes);
        return cleaned === raw ? null : { start, end, text: cleaned };
      }
      default:
        return null;
    }
  }

  function htmlText(html: string): string {
    return htmlInMarkdown(html, { notes, urlOf, ends });
  }

  function htmlInCell(html: string, cell: CellSoFar, { start, end }: { start: number; end: number }): string {
    const before = text.slice(cell.at, start);
    cell.at = end;
    const known = tagInCell(html, cell, before);
    return known ?? htmlText(html).replace(/\s+/g, (space) => (space.includes("\n") ? " " : space));
  }

  /** Undefined if the URL stays as it is, null if it can't be used. */
  function urlOf(url: string, kind: "link" | "image", linkText?: string): string | null | undefined {
    if (/^(?:https?:|mailto:|tel:|#)/i.test(url) || url === "") return undefined;
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return null;
    const [, path = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(url) ?? [];
    const target = targets.resolve(decoded(path));
    if (target?.kind === "picture") {
      pictures.add(target.key);
      return pictureUrl(target.key);
    }
    if (target?.kind === "article") return articleUrl(target.id, fragment.replace(/[\s()<>]/g, ""));
    if (target?.kind === "attachment") return attachmentUrl(target.id);
    if (target?.kind === "file") notes.add("attachment", url);
    else notes.add(kind === "image" ? "missing-picture" : "dead-link", url, linkText);
    return null;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path;
  }
}

/** Imports and exports of MDX, lines with tags of GitBook, and ids of headings, outside of code. */
function withoutModules(source: string, notes: Notes): string {
  const lines = openComponents(source.split("\n"));
  const isFenced = fencedLines(lines);
  return lines
    .flatMap((line, at) => {
      if (isFenced[at]) return [line];
      if (/^(?:import\s[^;]*\bfrom\s+['"]|import\s+['"]|export\s+(?:const|default|function)\b)/.test(line))
        return [];
      if (/^\s*\{%-?\s*(?!-?\s*(?:end)?hint\b)/.test(line)) return ["", withoutTags(line, notes).trim(), ""];
      return [
        /^#{1,6} /.test(line)
          ? line
              .trimEnd()
              .replace(/\{[:#][^{}]*\}$/, "")
              .trimEnd()
          : line,
      ];
    })
    .join("\n");
}

function withoutTags(line: string, notes: Notes): string {
  return line
    .replace(/\{%-?\s*embed\s+url="(https?:[^"\s]+)"[^%]*%\}/g, (_, url: string) => {
      notes.add("video", url);
      return `<${url}>`;
    })
    .replace(/\{%-?\s*tab\s+title="([^"]*)"[^%]*%\}/g, "**$1**")
    .replace(/\{%-?\s*(\w+)[^%]*%\}/g, (_, name: string) => {
      if (!/^(?:end|tabs)/.test(name)) notes.add("component", name);
      return "";
    });
}

/** Components of MDX that Markdown reads as text, comments, and tags of GitBook. */
function withoutTemplates(raw: string, notes: Notes): string {
  return withoutTags(raw.replace(/\{\/\*[^*]*\*\/\}/g, ""), notes).replace(
    /<\/?([A-Z][\w.]*)(?:\s[^<>]*)?>/g,
    (_, name: string) => {
      notes.add("component", name);
      return "";
    },
  );
}
