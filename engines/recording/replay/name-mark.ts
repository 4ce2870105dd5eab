import { foldName } from "./match-control.ts";

/** A short hash of a control's name, to recognize the name without keeping it. "" for no name. */
export function markOf(name: string): string {
  return hashOf(foldName(name));
}

/** A short hash of a text, in which every letter and digit counts. */
export function markOfText(text: string): string {
  return hashOf(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\s\p{Cf}]+/gu, ""),
  );
}

function hashOf(text: string): string {
  if (text === "") return "";
  let hash = offset;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), prime);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

export function isMark(text: string): boolean {
  return /^[0-9a-f]{8}$/.test(text);
}

/** Of FNV-1a. */
const [offset, prime] = [0x811c9dc5, 0x01000193];
