/** The lines of two versions of a text, with the words and the formatting that changed. */
import { type ChangedPart, compareTexts } from "./compare-texts.ts";
import { type Format, type LineLook, type ShownLine, shownLines } from "./shown-lines.ts";
import type { VersionText } from "./version.ts";

/** What happened to words that both versions have. */
export interface FormatChange extends Format {
  isAdded: boolean;
}

export interface ChangedLine {
  look: LineLook;
  mark: string;
  depth: number;
  parts: ChangedPart[];
  formats: FormatChange[];
  /** What the line was, if it is something else now, such as a heading. */
  formerLook: LineLook | null;
}

export function linesOfChanges(before: VersionText, after: VersionText): ChangedLine[] {
  const [old, fresh] = [shownLines(before), shownLines(after)];
  const textOf = (lines: ShownLine[]) => lines.map(({ text }) => text).join("\n");
  const at = { old: 0, fresh: 0 };
  const places = [{ parts: [] as ChangedPart[], ...at }];
  for (const { kind, text } of compareTexts(textOf(old), textOf(fresh)))
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) {
        if (kind !== "added") at.old += 1;
        if (kind !== "removed") at.fresh += 1;
        places.push({ parts: [], ...at });
      }
      if (piece !== "") places.at(-1)!.parts.push({ kind, text: piece });
    }
  return places.map(({ parts, ...place }): ChangedLine => {
    // A line that only one version has takes nothing from the other one.
    const isAll = (kind: ChangedPart["kind"]) =>
      parts.length > 0 && parts.every((part) => part.kind === kind);
    const was = isAll("added") ? undefined : old[place.old];
    const is = isAll("removed") ? undefined : fresh[place.fresh];
    const { look, mark, depth } = is ?? was ?? { look: "plain-text" as const, mark: "", depth: 0 };
    const isSameLine = was !== undefined && is !== undefined;
    return {
      ...{ look, mark, depth, parts },
      formats: isSameLine ? formatChanges(was, is) : [],
      formerLook: isSameLine && (was.look !== is.look || isOtherHeading(was, is)) ? was.look : null,
    };
  });
}

const isOtherHeading = (was: ShownLine, is: ShownLine) => is.look === "heading" && was.mark !== is.mark;

/** Formatting of words that were added or removed goes without saying. */
function formatChanges(was: ShownLine, is: ShownLine): FormatChange[] {
  const keyOf = ({ kind, words, url }: Format) => `${kind} ${url ?? ""} ${words}`;
  const [old, fresh] = [new Set(was.formats.map(keyOf)), new Set(is.formats.map(keyOf))];
  const isKept = ({ words }: Format) => was.text.includes(words) && is.text.includes(words);
  return [
    ...was.formats
      .filter((each) => !fresh.has(keyOf(each)) && isKept(each))
      .map((each) => ({ ...each, isAdded: false })),
    ...is.formats
      .filter((each) => !old.has(keyOf(each)) && isKept(each))
      .map((each) => ({ ...each, isAdded: true })),
  ];
}
