/** What changed between two versions of a text, word by word. */
import { diffLines, diffWordsWithSpace } from "diff";

export interface ChangedPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Comparing long texts that share little takes minutes, so that they are then compared by line, or as a whole. */
const wordsMs = 300;
const linesMs = 300;

export function compareTexts(before: string, after: string): ChangedPart[] {
  const changes =
    diffWordsWithSpace(before, after, { timeout: wordsMs }) ?? diffLines(before, after, { timeout: linesMs });
  if (!changes)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
