/** Merges what two people wrote in the same article. */
import { diff3Merge } from "node-diff3";
import { type ArticleValues, articleFields } from "./owner-article.ts";

type Sides<Value> = Record<"base" | "mine" | "theirs", Value>;
export type Side = "mine" | "theirs" | "both";

/** Both sides changed the same place to different texts. */
export interface Clash extends Sides<string> {
  field: keyof ArticleValues;
  /** The nearest heading above, in the text. */
  heading: string | null;
}

/** Lines that both agree on, or the index of a clash. */
type Part = { lines: string[] } | { clash: number; mine: string[]; theirs: string[] };

export interface ArticleMerge {
  clashes: Clash[];
  /** The merged article, with the chosen side of each clash. */
  resolve(choices: readonly Side[]): ArticleValues;
}

export function mergeArticles(sides: Sides<ArticleValues>): ArticleMerge {
  const { base, mine, theirs } = sides;
  const clashes: Clash[] = [];
  const values = { ...theirs };
  const fieldClashes = new Map<keyof ArticleValues, number>();
  for (const field of articleFields) {
    if (field === "content" || mine[field] === base[field]) continue;
    values[field] = mine[field];
    if (theirs[field] === base[field] || theirs[field] === mine[field]) continue;
    fieldClashes.set(field, clashes.length);
    clashes.push({ field, heading: null, base: base[field], mine: mine[field], theirs: theirs[field] });
  }
  const parts = mergeLines(sides, clashes);
  return {
    clashes,
    resolve(choices) {
      const resolved = { ...values };
      for (const [field, index] of fieldClashes)
        resolved[field] = choices[index] === "theirs" ? theirs[field] : mine[field];
      resolved.content = parts.flatMap((part) => linesOf(part, choices)).join("\n");
      return resolved;
    },
  };
}

/** Line by line, because the editor writes each paragraph, heading and list item as one line. */
function mergeLines({ base, mine, theirs }: Sides<ArticleValues>, clashes: Clash[]): Part[] {
  const lines = ({ content }: ArticleValues) => content.split("\n");
  const options = { excludeFalseConflicts: true };
  let heading: string | null = null;
  return diff3Merge(lines(mine), lines(base), lines(theirs), options).map(({ ok, conflict }): Part => {
    if (!conflict) {
      heading = ok?.findLast((line) => /^#{1,6} /.test(line))?.replace(/^#+ /, "") ?? heading;
      return { lines: ok ?? [] };
    }
    const { a, o, b } = conflict;
    const text = (side: string[]) => side.join("\n").trim();
    clashes.push({ field: "content", heading, base: text(o), mine: text(a), theirs: text(b) });
    return { clash: clashes.length - 1, mine: a, theirs: b };
  });
}

function linesOf(part: Part, choices: readonly Side[]): string[] {
  if ("lines" in part) return part.lines;
  switch (choices[part.clash]) {
    case "theirs":
      return part.theirs;
    case "both":
      return [...part.theirs, "", ...part.mine];
    default:
      return part.mine;
  }
}
