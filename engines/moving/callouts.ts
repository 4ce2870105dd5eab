/** Callouts of documentation tools become those of our articles. Others become quotations that begin with their name. */
import { type CalloutKind, isCalloutKind } from "#shared/callouts.ts";
import { fencedLines } from "./fenced-lines.ts";
import type { Notes } from "./source-center.ts";

/** What other tools call our kinds of callouts. */
const otherNames: Record<string, CalloutKind> = {
  info: "note",
  abstract: "note",
  seealso: "note",
  hint: "tip",
  success: "tip",
  check: "tip",
  attention: "warning",
  danger: "caution",
  error: "caution",
  failure: "caution",
  bug: "caution",
};

export function calloutKind(name: string): CalloutKind | null {
  const word = name.toLowerCase();
  return isCalloutKind(word) ? word : Object.hasOwn(otherNames, word) ? otherNames[word]! : null;
}

/** Writes a callout. Its lines are Markdown. */
function callout(name: string, title: string, lines: readonly string[]): string[] {
  const kind = calloutKind(name);
  const shown = title.trim() || (kind === null ? nameOf(name) : "");
  const first = lines.findIndex((line) => line.trim() !== "");
  const text = first < 0 ? [] : lines.slice(first);
  while (text.at(-1)?.trim() === "") text.pop();
  const opening = [
    ...(kind === null ? [] : [`[!${kind.toUpperCase()}]`]),
    ...(shown === "" ? [] : [`**${shown}**`, ""]),
  ];
  return [...opening, ...text].map((line) => `> ${line}`.trimEnd());
}

function nameOf(kind: string): string {
  const word = kind.toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `:::note[Title]{.class}` of Docusaurus and Starlight, and its end. */
const colons = /^\s*:::+\s*([a-z]+)(?![a-z])(.*)$/i;
const colonsEnd = /^\s*:::+\s*$/;
/** `!!! note "Title"` of MkDocs. `???` is collapsed. The text is indented. */
const exclamation = /^(?:!!!|\?\?\?\+?)\s+([\w-]+)(?![\w-])(.*)$/;
/** `{% hint style="info" %}` of GitBook. */
const hint = /^\s*\{%-?\s*hint(?:\s+style="(\w+)")?[^%]*%\}\s*$/;
const hintEnd = /^\s*\{%-?\s*endhint\s*-?%\}\s*$/;
/** `> [!NOTE]` of GitHub. */
const alert = /^(\s*>\s*)\[!(\w+)\]\s*(.*)$/;
const maxDepth = 5;

/** What follows the kind: `[Title]` or a title without brackets, and perhaps classes. Null for anything else. */
function colonsTitle(rest: string): string | null {
  const at = rest.indexOf("{");
  if (at >= 0 && !rest.trimEnd().endsWith("}")) return null;
  const title = (at < 0 ? rest : rest.slice(0, at)).trim();
  const isBracketed = title.startsWith("[") && title.indexOf("]") === title.length - 1;
  return isBracketed ? title.slice(1, -1) : title;
}

/** What is in quotes at the end. Null if something follows or a quote is missing. */
function quotedTitle(rest: string): string | null {
  const [, title, after, ...others] = rest.split('"');
  if (title === undefined) return "";
  return after !== undefined && others.length === 0 && after.trim() === "" ? title : null;
}

export function convertCallouts(markdown: string, notes: Notes): string {
  return convert(markdown.split("\n"), notes, 0).join("\n");
}

function convert(lines: readonly string[], notes: Notes, depth: number): string[] {
  const written: string[] = [];
  const isFenced = fencedLines(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (isFenced[at] || depth >= maxDepth) {
      written.push(line);
      continue;
    }
    const block = blockAt(lines, at, isFenced);
    if (block) {
      // Nested callouts are converted first. Surrounding blank lines end a paragraph.
      const { indent } = block;
      const inner = block.lines.map((each) => (each.startsWith(indent) ? each.slice(indent.length) : each));
      const quoted = callout(block.kind, block.title, convert(inner, notes, depth + 1));
      written.push("", ...quoted.map((each) => indent + each), "");
      at = block.end;
      continue;
    }
    const found = alert.exec(line);
    const isOurs = found && isCalloutKind(found[2]!.toLowerCase()) && found[3]!.trim() === "";
    if (found && !isOurs)
      written.push(`${found[1]}**${found[3]?.trim() || nameOf(found[2]!)}**`, (found[1] ?? ">").trimEnd());
    else written.push(line);
  }
  return written;
}

interface Block {
  /** Of its first line, such as in a list. */
  indent: string;
  kind: string;
  title: string;
  lines: string[];
  /** Index of the last line. */
  end: number;
}

function blockAt(lines: readonly string[], at: number, isFenced: readonly boolean[]): Block | null {
  const line = lines[at] ?? "";
  const indent = /^[ \t]*/.exec(line)![0];
  const byColons = colons.exec(line);
  const title = byColons && colonsTitle(byColons[2]!);
  if (byColons && title !== null) {
    const end = endOf(lines, at, {
      isFenced,
      isStart: (each) => colons.test(each),
      isEnd: (each) => colonsEnd.test(each),
    });
    return { indent, kind: byColons[1]!, title, lines: lines.slice(at + 1, end), end };
  }
  const byHint = hint.exec(line);
  if (byHint) {
    const end = endOf(lines, at, {
      isFenced,
      isStart: (each) => hint.test(each),
      isEnd: (each) => hintEnd.test(each),
    });
    return { indent, kind: byHint[1] ?? "info", title: "", lines: lines.slice(at + 1, end), end };
  }
  const byExclamation = exclamation.exec(line);
  const quoted = byExclamation && quotedTitle(byExclamation[2]!);
  if (!byExclamation || quoted === null) return null;
  let end = at + 1;
  while (end < lines.length && /^(?: {4}|\t|\s*$)/.test(lines[end] ?? "")) end += 1;
  const text = lines.slice(at + 1, end).map((each) => each.replace(/^(?: {4}|\t)/, ""));
  return { indent, kind: byExclamation[1]!, title: quoted, lines: text, end: end - 1 };
}

/** The line that ends the block. A block without an end reaches to the end of the text. */
function endOf(
  lines: readonly string[],
  at: number,
  {
    isFenced,
    isStart,
    isEnd,
  }: { isFenced: readonly boolean[]; isStart(line: string): boolean; isEnd(line: string): boolean },
): number {
  let depth = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (isFenced[index]) continue;
    if (isEnd(line)) depth -= 1;
    else if (isStart(line)) depth += 1;
    if (depth === 0) return index;
  }
  return lines.length;
}
