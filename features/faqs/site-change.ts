/** A proposal in two lines: what the help center says, and what the website says now. */
import { compareTexts } from "#features/versions/compare-texts.ts";
import type { SiteChange } from "./owner-faq.ts";

/** The page shows two lines of it. */
const maxShown = 300;

export interface ProposedChange {
  kind: "new" | "changed" | "gone";
  before: string[];
  after: string[];
}

export function siteChangeOf(
  { kind, before, after }: ProposedChange,
  { answer, isEdited }: { answer: string; isEdited: boolean },
): SiteChange | null {
  if (kind === "new") return null;
  const site = shorten(after.join(" "));
  if (isEdited || before.length === 0)
    return { kind, yours: [{ text: shorten(answer), isRemoved: false }], site };
  const said = shorten(before.join(" "));
  const yours = compareTexts(said, site)
    .filter((part) => part.kind !== "added")
    .map((part) => ({ text: part.text, isRemoved: part.kind === "removed" }));
  return { kind, yours, site };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > maxShown ? `${line.slice(0, maxShown).replace(/\s+\S*$/, "")}…` : line;
}
