/** Reduces a sentence to tokens, so that two wordings can be compared. */

import { anyOf } from "#engines/languages/words.ts";

export interface Token {
  /** Folded. An address, a link or a phone number is a single token. */
  key: string;
  kind: "word" | "number" | "address" | "sign";
  isCapital: boolean;
  /**
   * True if a sentence or clause ends after the token. The same words with different punctuation may have a different
   * meaning.
   */
  isStop: boolean;
}

const email = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}`;
const link = String.raw`(?:https?:\/\/|www\.)[^\s<>()"'\]]{1,2000}`;
const host = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{Ll}{2,24}(?![\p{L}\p{N}])(?:\/[^\s<>()"'\]]{0,2000})?`;
const phone = String.raw`(?:\+\s?|\(\+?)?\p{Nd}[\p{Nd} ()/.\u2010-\u2015-]{5,30}\p{Nd}`;
const number = String.raw`(?<![\p{L}\p{N}][\s]?)[-\u2212](?=\p{Nd})|\p{N}+(?:[.,:/'\u2019]\p{N}+)*`;
const word = String.raw`[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*`;
const sign = String.raw`[\p{S}%&#§@?/"“”„«»‰]|(?<=[\p{L}\p{N}.)])\s?[\u2010-\u2015-]\s?(?=[\p{L}\p{N}(])`;
const pattern = new RegExp(`(${email}|${link}|${host})|(${phone})|(${number})|(${word})|(${sign})`, "gu");

const stop = /[.!?;:\n…。！？]/;
/** Matches "yes" and "no", because "No, refunds are given" differs from "No refunds are given". */
const turning = new RegExp(`^(?:${anyOf("answers.yesNo")})$`, "");

/** Skips list, bold and italic markup. For texts of up to about 10,000 characters. */
export function readTokens(text: string): Token[] {
  const plain = text
    .normalize("NFKC")
    .replace(/^[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+/gm, "")
    .replace(/\*{1,3}|_{2}/g, "");
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    const between = plain.slice(end, match.index);
    const last = tokens.at(-1);
    if (last) {
      last.isStop ||= stop.test(between);
      if (turning.test(last.key) && /[,–—-]/.test(between)) last.key += ",";
    }
    tokens.push(...tokensOf(match));
    end = match.index + match[0].length;
    // Punctuation at the end of an address belongs to the sentence.
    const tail = /[.,:;!?)\]]+$/.exec(match[1] ?? "")?.[0] ?? "";
    if (tail !== "") end -= tail.length;
  }
  const last = tokens.at(-1);
  if (last) last.isStop = true;
  return tokens;
}

function tokensOf([, address, phoneNumber, plainNumber, words, mark]: RegExpMatchArray): Token[] {
  if (address !== undefined) {
    const key = address.replace(/[.,:;!?)\]]+$/, "");
    return [token(key.includes("@") ? key.toLowerCase() : key, "address", false)];
  }
  if (phoneNumber !== undefined) return readPhone(phoneNumber);
  if (plainNumber !== undefined) return [token(plainNumber.replace("\u2212", "-"), "number", false)];
  if (words !== undefined) return readWord(words);
  const shown = (mark ?? "").trim();
  return [token(/[“”„«»]/.test(shown) ? '"' : /^[\u2010-\u2015-]$/.test(shown) ? "-" : shown, "sign", false)];
}

/** Seven or more digits are one phone number. Shorter ones are read as numbers. */
function readPhone(text: string): Token[] {
  const digits = text.replace(/[^\p{Nd}]/gu, "");
  if (digits.length >= 7) {
    // Separators matter in an amount or a range, but not in a phone number.
    const isCalled = /^[+(0]/.test(text);
    return [token(text.replace(isCalled ? /[\s()\u2010-\u2015-]/g : /\s/g, ""), "address", false)];
  }
  return [...text.matchAll(/\p{N}+(?:[.,:/]\p{N}+)*|[\u2010-\u2015-]/gu)].map(([part]) =>
    /\p{N}/u.test(part) ? token(part, "number", false) : token("-", "sign", false),
  );
}

/** "can't" equals "can not", "we're" equals "we are", and "l'adresse" is two words. */
function readWord(text: string): Token[] {
  const isCapital = /^\p{Lu}/u.test(text);
  const folded = text.toLowerCase().replaceAll("\u2019", "'");
  if (folded === "cannot") return [token("can", "word", isCapital), token("not", "word", false)];
  const negated = /^(.+)n't$/.exec(folded);
  if (negated) {
    const verb = folded === "can't" ? "can" : folded === "won't" ? "will" : negated[1]!;
    return [token(verb, "word", isCapital), token("not", "word", false)];
  }
  const english: Record<string, string> = { "'re": "are", "'ll": "will", "'ve": "have" };
  return folded.split(/(?=')/).flatMap((part, at) => {
    if (at === 0) return [token(part, "word", isCapital)];
    const known = english[part];
    if (known !== undefined) return [token(known, "word", false)];
    // Either a possessive or "is". Both are dropped, so it doesn't matter which.
    return part === "'s"
      ? []
      : [token(part.slice(1), "word", /^'\p{Lu}/u.test(text.slice(text.indexOf("'"))))];
  });
}

function token(key: string, kind: Token["kind"], isCapital: boolean): Token {
  return { key, kind, isCapital, isStop: false };
}
