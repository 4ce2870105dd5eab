import { anyOf } from "#engines/languages/words.ts";
import type { TextLine } from "./page-lines.ts";
import type { PageElement } from "./page-tree.ts";
import { plainText, readHeadRow, readRow, renderAnswer } from "./render-text.ts";
import { gridRowOf, valuesShown } from "./table-grid.ts";

/** Matches a period that doesn't end a sentence: an ordinal ("am 21. August"), an initial or an abbreviation. */
const openAbbreviation = new RegExp(
  String.raw`(?:^|[\s(/-])(?:\d{1,2}|\p{L}|(?:e|i|z|u|d|o)\. ?[VABRhagcä]|${anyOf("answers.abbreviation")}|[ap]\.m)\.$`,
  "iu",
);

/** "Art." before a number. */
const beforeNumber = new RegExp(String.raw`(?:^|[\s(/§-])(?:${anyOf("answers.numbered")})\.$`, "iu");

function isOpen(sentence: string, next: string): boolean {
  const end = sentence.slice(-12);
  return openAbbreviation.test(end) || (/^\d/.test(next) && beforeNumber.test(end));
}

/** "From 10 to 24." ends a sentence, "am 24. August" doesn't. */
const endsWithTime = /(?:alle(?: ore)?|ore|to|until|till|bis|à|a las|–|-) ?\d{1,2}\.$/i;

/** Splits text into sentences, but only where a new sentence clearly starts. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of splitAtStops(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpen(last, part) && !endsWithTime.test(last.slice(-24)))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function splitAtStops(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…。！？]["'”’»)]{0,2})\s+(?=["'“«¿¡(]{0,2}[\p{Lu}\p{Lo}\d])|(?<=[。！？][」』）]?)(?![。！？」』）])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Renders lines as Markdown. List items stay a list, short lines stay together, everything else becomes a paragraph. */
export function joinLines(lines: LineOfAnswer[], pageUrl: string): string {
  let markdown = "";
  let number = 0;
  let numbered: PageElement | null = null;
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const head = line.element.tag === "tr" ? readHeadRow(line.element) : null;
    const row =
      line.element.tag === "tr" && head === null ? (gridRow(line.element) ?? readRow(line.element)) : null;
    if (row !== null) {
      // A row with a line break has several lines.
      if (before?.element === line.element) return;
      markdown += `${before ? (isValueRow(before) ? "\n" : "\n\n") : ""}${row}`;
      return;
    }
    if (head !== null && before?.element === line.element) return;
    const text =
      head ?? (line.isLabel ? escapeMarkdown(line.text) : (marked(line, pageUrl) ?? boldRunInHeading(line)));
    const item = itemOf(line);
    if (before && item !== null && item === itemOf(before)) {
      markdown += `${sameItem}${text}`;
      return;
    }
    if (before) markdown += staysWith(line, before) ? "\n" : "\n\n";
    const isNumbered = isNumberedItem(line);
    // A list continues after what is below one of its steps.
    if (isNumbered) number = item?.parent === numbered && numbered !== null ? number + 1 : 1;
    if (isNumbered) numbered = item?.parent ?? null;
    markdown += isNumbered
      ? `${number}. ${text}`
      : isInList(line)
        ? `- ${text}`
        : line.isLabel
          ? `**${text}**`
          : text;
  });
  return markdown;
}

/** In characters. A longer value tells itself what it is. */
const maxGridValue = 20;

/** A row of prices or times alone, each with the name of its column. Null for other rows, whose values differ in kind. */
function gridRow(element: PageElement): string | null {
  const found = gridRowOf(element);
  if (found === null) return null;
  const values = found.table.rows.flatMap((row) => row.values);
  const isGrid = [/\p{Sc}/u, /\d[:.]\d\d/].some((kind) =>
    values.every(({ text }) => text.length <= maxGridValue && /\d/.test(text) && kind.test(text)),
  );
  return isGrid ? `- **${escapeMarkdown(found.row.name)}**: ${escapeMarkdown(valuesShown(found.row))}` : null;
}

function isValueRow({ element }: LineOfAnswer): boolean {
  return element.tag === "tr" && readHeadRow(element) === null;
}

/** Between the lines of one item. */
const sameItem = "\n  ";

/** The item of a list that a line is a part of. */
function itemOf({ isListItem, isLabel, element, tile }: LineOfAnswer): PageElement | null {
  if (tile) return tile;
  if (!isListItem || isLabel) return null;
  const item = element.tag === "li" ? element : element.parent;
  return item?.tag === "li" ? item : null;
}

type LineOfAnswer = Pick<TextLine, "text" | "isListItem" | "isLabel" | "element" | "tile">;

function isInList({ isListItem, tile }: LineOfAnswer): boolean {
  return isListItem || tile !== undefined;
}

/** True for items of one list, and for the lines of an address or of a card with a name and its price. */
function staysWith(line: LineOfAnswer, before: LineOfAnswer): boolean {
  return isInList(line) || isInList(before)
    ? isInList(line) && isInList(before)
    : !line.isLabel && isShort(line) && isShort(before);
}

/** In characters. A longer line is read as a paragraph. */
const maxShort = 40;

function isShort({ text, element }: LineOfAnswer): boolean {
  return text.length <= maxShort && !/[.!?:。！？]$/u.test(text) && element.tag !== "tr";
}

/** The line with its links and emphasis. Null if it is only a part of its element, or has neither. */
function marked({ text, element }: Pick<TextLine, "text" | "element">, pageUrl: string): string | null {
  const { markdown, lines } = renderAnswer(element.children, pageUrl);
  const line = markdown.replace(/^(?:-|\d+\.) /, "");
  return lines.length === 1 && lines[0] === text && /\]\(|\*\*/.test(line) && !line.includes("\n")
    ? line
    : null;
}

/** Keeps a run-in heading bold, as in "**Public skate** No gear at all". */
function boldRunInHeading({ text, element }: Pick<TextLine, "text" | "element">): string {
  const plain = escapeMarkdown(text);
  const first = element.children.find((node) =>
    node.kind === "text" ? node.text.trim() !== "" : node.size > 0,
  );
  if (first?.kind !== "element" || !/^(?:b|strong)$/.test(first.tag)) return plain;
  const name = escapeMarkdown(plainText(first));
  return name !== "" && name.length <= 60 && plain.startsWith(`${name} `)
    ? `**${name}**${plain.slice(name.length)}`
    : plain;
}

/** True for an item of a numbered list, such as a step. */
export function isNumberedItem({ isListItem, element }: Pick<TextLine, "isListItem" | "element">): boolean {
  return isListItem && (element.tag === "li" ? element.parent?.tag : element.parent?.parent?.tag) === "ol";
}

const maxAnswerLength = 700;
const marketing =
  /\b(?:best|leading|amazing|unique|passion(?:ate)?|world[- ]class|excellence|premium|cutting[- ]edge|unparalleled|dream|love|proud|trusted|exceptional|seamless|state[- ]of[- ]the[- ]art|revolutionary|unforgettable)\b|!/gi;
const substance =
  /\d|\b(?:can|must|need|will|include[sd]?|take[s]?|cost[s]?|send|call|open|choose|click|select|bring|provide|offer|available|within|before|after|free|if|when|kann|muss|können|werden|peut|doit|pouvez|puede|debe|puedes)\b/gi;
const stopWords = new Set(
  "the a an of for and or to in on with your our you we is are der die das und le la les des et de del el los las y".split(
    " ",
  ),
);

/**
 * Selects the lines of a section that form its answer, in their original order. Lists are kept whole. Long running text
 * keeps only the sentences that share words with the heading or state facts (verbs, numbers) rather than advertise.
 */
export function selectLines(heading: string, lines: TextLine[]): TextLine[] {
  const total = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (total <= maxAnswerLength) return lines.filter((line, at) => !line.isLabel || at + 1 < lines.length);
  const headingWords = wordsOf(heading);
  const pieces = lines.flatMap((line, index) =>
    line.isListItem || line.isLabel
      ? [{ line, index, text: line.text, score: 2.5 }]
      : splitSentences(line.text).map((text, at) => ({
          line,
          index,
          text,
          score: scoreSentence(text, headingWords) + (index === 0 && at === 0 ? 2 : 0),
        })),
  );
  const kept = new Set<(typeof pieces)[number]>();
  let size = 0;
  for (const piece of [...pieces].sort((a, b) => b.score - a.score)) {
    if (size + piece.text.length > maxAnswerLength && kept.size > 0) continue;
    kept.add(piece);
    size += piece.text.length;
  }
  const chosen: TextLine[] = [];
  let previous = -1;
  for (const piece of pieces) {
    if (!kept.has(piece)) continue;
    if (piece.index === previous) chosen[chosen.length - 1]!.text += ` ${piece.text}`;
    else chosen.push({ ...piece.line, text: piece.text });
    previous = piece.index;
  }
  // A label is useless without the line below it.
  return chosen.filter(
    (line, at) => !line.isLabel || (chosen[at + 1] !== undefined && !chosen[at + 1]!.isLabel),
  );
}

/** Returns the sentences to cite, in order. Cites very short ones such as "Yes." only if there are no others. */
export function evidenceOf(lines: string[]): string[] {
  const sentences = [...new Set(lines.flatMap(splitSentences))].filter((sentence) =>
    /[\p{L}\p{N}]/u.test(sentence),
  );
  const telling = sentences.filter((sentence) => / /.test(sentence) || sentence.length > 12);
  return telling.length > 0 ? telling : sentences;
}

export function escapeMarkdown(text: string): string {
  return text
    .replace(/[*`[\]]/g, " ")
    .replace(/^(?:[-+#>]+|\d{1,3}[.)])\s+/, "")
    .replace(/\s+/g, " ")
    .trim();
}

function scoreSentence(sentence: string, headingWords: Set<string>): number {
  const words = wordsOf(sentence);
  let overlap = 0;
  for (const word of words) if (headingWords.has(word)) overlap += 1;
  const cues = Math.min(3, sentence.match(substance)?.length ?? 0);
  return (
    overlap * 1.5 + cues - 1.5 * (sentence.match(marketing)?.length ?? 0) - (sentence.length < 25 ? 1 : 0)
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
      .filter((word) => !stopWords.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:ing|es|s|ed|en)$/, "") : word)),
  );
}
