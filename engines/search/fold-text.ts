/** Texts as they are compared: lower case, without accents, with single spaces. */

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
 * Works character by character, so whatever is part of a text in any spelling of its case is part of the folded text
 * as well (white space at the ends aside).
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return (isAscii(lower) ? lower : foldCharacters(lower)).replace(/[\s\p{Cc}]+/gu, " ").trim();
}

export interface FoldedText {
  text: string;
  /** For each unit of the folded text, and for its end: where in the original it comes from. */
  offsets: number[];
}

/** Neither trims nor joins white space, so that each place of the folded text has one in the original. */
export function foldWithOffsets(original: string): FoldedText {
  let text = "";
  const offsets: number[] = [];
  let at = 0;
  for (const character of original) {
    const lower = character.toLowerCase();
    const folded = (isAscii(lower) ? lower : foldCharacters(lower)).replace(/[\s\p{Cc}]/u, " ");
    for (let unit = 0; unit < folded.length; unit++) offsets.push(at);
    text += folded;
    at += character.length;
  }
  offsets.push(at);
  return { text, offsets };
}

function foldCharacters(lower: string): string {
  return lower.replace(/\P{ASCII}/gu, foldCharacter);
}

function foldCharacter(character: string): string {
  const plain = character.normalize("NFKD").replace(/[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/g, "");
  // An accent that stands alone decomposes to a space, which would make it nothing.
  if (/^ +$/.test(plain) && !/\s/.test(character)) return character;
  return [...plain].map((part) => spelledOut[part] ?? part).join("");
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
