import { longestCommonSubsequence } from "./close-text.ts";
import { type Phrase, plainText } from "./phrases.ts";

/** In pixels. */
const samePlace = 6;
/** Share of the letters that two readings of one heading have in common. */
const minShared = 0.85;

/** True for two readings of one heading, of which one may lack the last words. True if both are missing. */
export function isSameHeading(one: Phrase | null, other: Phrase | null): boolean {
  const [a, b] = [plainText(one?.text ?? ""), plainText(other?.text ?? "")];
  if (a === b) return true;
  if (!one || !other) return false;
  const isSamePlace =
    Math.abs(one.box.x - other.box.x) < samePlace && Math.abs(one.box.y - other.box.y) < samePlace;
  if (!isSamePlace) return false;
  const isCut = a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a));
  return isCut || longestCommonSubsequence(a, b) >= Math.max(a.length, b.length) * minShared;
}
