/** The lines of two versions of a text, with the words and the formatting that changed. */
import { diffArrays } from "diff";
import { type ChangedPart, compareTexts } from "./compare-texts.ts";
import { cellGap, type Format, type LineLook, type ShownLine, shownLines } from "./shown-lines.ts";
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
  const places = placesOf(old, fresh);
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

interface Place {
  parts: ChangedPart[];
  /** The lines of both versions that it is from. */
  old: number;
  fresh: number;
}

const linesMs = 300;

/** Words are compared only between lines that stay, so that a number isn't found in another row of a table. */
function placesOf(old: ShownLine[], fresh: ShownLine[]): Place[] {
  const textsOf = (lines: ShownLine[]) => lines.map(({ text }) => text);
  const changes = diffArrays(textsOf(old), textsOf(fresh), { timeout: linesMs });
  if (!changes) return wordPlaces(textsOf(old), textsOf(fresh), { old: 0, fresh: 0 });
  const places: Place[] = [];
  const at = { old: 0, fresh: 0 };
  const since = { old: 0, fresh: 0 };
  const compare = () => {
    places.push(...placesBetween(old.slice(since.old, at.old), fresh.slice(since.fresh, at.fresh), since));
  };
  for (const { added, removed, value } of changes) {
    if (added) at.fresh += value.length;
    else if (removed) at.old += value.length;
    else {
      compare();
      for (const text of value) {
        places.push({ parts: text === "" ? [] : [{ kind: "same", text }], ...at });
        at.old += 1;
        at.fresh += 1;
      }
      Object.assign(since, at);
    }
  }
  compare();
  return places;
}

/** Rows of tables are compared with the row that begins the same, and other lines word by word. */
function placesBetween(old: ShownLine[], fresh: ShownLine[], from: { old: number; fresh: number }): Place[] {
  const textsOf = (lines: ShownLine[]) => lines.map(({ text }) => text);
  const isTable = [...old, ...fresh].every(({ look }) => look === "row");
  if (!isTable || (old.length === 1 && fresh.length === 1))
    return wordPlaces(textsOf(old), textsOf(fresh), from);
  const namesOf = (lines: ShownLine[]) => lines.map(({ text }) => text.split(cellGap, 1)[0] ?? "");
  const at = { old: 0, fresh: 0 };
  const changes = diffArrays(namesOf(old), namesOf(fresh), { timeout: linesMs });
  if (!changes) return wordPlaces(textsOf(old), textsOf(fresh), from);
  return changes.flatMap(({ added, removed, value }) =>
    value.flatMap(() => {
      const was = added ? [] : textsOf(old.slice(at.old, at.old + 1));
      const is = removed ? [] : textsOf(fresh.slice(at.fresh, at.fresh + 1));
      const places = wordPlaces(was, is, { old: from.old + at.old, fresh: from.fresh + at.fresh });
      at.old += was.length;
      at.fresh += is.length;
      return places;
    }),
  );
}

function wordPlaces(old: string[], fresh: string[], from: { old: number; fresh: number }): Place[] {
  if (old.length === 0 && fresh.length === 0) return [];
  if (old.length === 0)
    return fresh.map((text, index) => placeOf("added", text, { ...from, fresh: from.fresh + index }));
  if (fresh.length === 0)
    return old.map((text, index) => placeOf("removed", text, { ...from, old: from.old + index }));
  const at = { ...from };
  const places: Place[] = [{ parts: [], ...at }];
  for (const { kind, text } of compareTexts(old.join("\n"), fresh.join("\n")))
    for (const [index, piece] of text.split("\n").entries()) {
      if (index > 0) {
        if (kind !== "added") at.old += 1;
        if (kind !== "removed") at.fresh += 1;
        places.push({ parts: [], ...at });
      }
      if (piece !== "") places.at(-1)!.parts.push({ kind, text: piece });
    }
  return places;
}

function placeOf(kind: ChangedPart["kind"], text: string, at: { old: number; fresh: number }): Place {
  return { parts: text === "" ? [] : [{ kind, text }], ...at };
}
