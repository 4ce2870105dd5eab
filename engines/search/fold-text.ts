/** Folds text for comparison: lowercase, no accents, single spaces. */

const spelledOut: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  ς: "σ",
  "’": "'",
  "‘": "'",
};

/**
 * Folds character by character, so that a substring in any case is still a substring after folding, apart from
 * whitespace at its ends.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const folded = isAscii(lower) ? lower : foldCharacters(lower);
  // Most texts have single spaces already, and looking is much faster than replacing each of them.
  return (irregularSpace.test(folded) ? folded.replace(/[\s\p{Cc}]+/gu, " ") : folded).trim();
}

const otherSpace = /[^\S ]|\p{Cc}/u;
const irregularSpace = / {2}|[^\S ]|\p{Cc}/u;

export interface FoldedText {
  text: string;
  /** Maps each UTF-16 unit of the folded text, and its end, to an offset in the original. */
  offsets: number[];
}

/** Neither trims nor collapses whitespace, so that every folded offset maps to one in the original. */
export function foldWithOffsets(original: string): FoldedText {
  let text = "";
  const offsets: number[] = [];
  let at = 0;
  // Characters of ASCII keep their length and don't depend on their neighbors.
  for (const [run] of original.matchAll(/\p{ASCII}+|\P{ASCII}/gu)) {
    if (run.charCodeAt(0) <= 127) {
      text += (otherSpace.test(run) ? run.replace(/[\s\p{Cc}]/gu, " ") : run).toLowerCase();
      for (let unit = 0; unit < run.length; unit++) offsets.push(at + unit);
    } else {
      const folded = foldCharacters(run.toLowerCase()).replace(/[\s\p{Cc}]/u, " ");
      for (let unit = 0; unit < folded.length; unit++) offsets.push(at);
      text += folded;
    }
    at += run.length;
  }
  offsets.push(at);
  return { text, offsets };
}

function foldCharacters(lower: string): string {
  return lower.replace(/\P{ASCII}/gu, foldCharacter);
}

function foldCharacter(character: string): string {
  const plain = character.normalize("NFKD").replace(/[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/g, "");
  // A standalone accent decomposes to a space and would vanish.
  if (/^ +$/.test(plain) && !/\s/.test(character)) return character;
  return [...plain].map((part) => spelledOut[part] ?? part).join("");
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
