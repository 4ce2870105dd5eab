/** A proposal in two lines: what the help center says, and what the website says now. */
import { compareTexts } from "#features/versions/compare-texts.ts";
import type { SiteChange } from "./owner-faq.ts";

/** The page shows two lines of it. */
const maxShown = 300;
/** How much of a long text is shown before its first change. */
const maxLead = 80;
/** How far a cut moves to the space before it. Some scripts have none. */
const maxToSpace = 30;

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
  const site = onOneLine(after.join(" "));
  const plain = (text: string) => excerpt([{ text, isRemoved: false }], 0);
  if (isEdited || before.length === 0)
    return { kind, yours: plain(onOneLine(answer)), site: textOf(plain(site)) };
  const parts = compareTexts(onOneLine(before.join(" ")), site);
  // Both texts are the same up to there.
  const from = parts[0]?.kind === "same" ? Math.max(0, parts[0].text.length - maxLead) : 0;
  const yours = parts
    .filter((part) => part.kind !== "added")
    .map((part) => ({ text: part.text, isRemoved: part.kind === "removed" }));
  return {
    kind,
    yours: excerpt(yours, from),
    site: textOf(excerpt([{ text: site, isRemoved: false }], from)),
  };
}

type Part = SiteChange["yours"][number];

/** Cuts long texts between two words, so that they begin shortly before their first change. */
function excerpt(parts: Part[], from: number): Part[] {
  const text = textOf(parts);
  if (text.length <= maxShown) return parts;
  const start = from === 0 ? 0 : cutBefore(text, from);
  const isCut = start + maxShown < text.length;
  const end = isCut ? cutBefore(text, start + maxShown) : text.length;
  let offset = 0;
  const shown = parts.flatMap((part) => {
    const slice = part.text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    offset += part.text.length;
    return slice === "" ? [] : [{ ...part, text: slice }];
  });
  const [first, last] = [shown[0], shown.at(-1)];
  if (first && start > 0) first.text = `…${first.text}`;
  if (last && isCut) last.text = `${last.text.trimEnd()}…`;
  return shown;
}

/** The beginning of the word at `place`, or `place` itself if no space is near, but never within a character. */
function cutBefore(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  if (space >= place - maxToSpace) return space + 1;
  return /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place - 1 : place;
}

function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join("");
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
