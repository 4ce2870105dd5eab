import { anyOf } from "#engines/languages/words.ts";
import { asksInTurkish, isCallToAction, isPitch, opensLikeQuestion } from "./language-phrases.ts";
import { numbering } from "./pair-marks.ts";

const questionsNeedsMark = new RegExp(`^(?:${anyOf("questions.needsMark")})`, "i");
const questionsInvertedMark = new RegExp(`^(?:${anyOf("questions.invertedMark")}) `, "");

/**
 * How sure the place is that it holds questions:
 * "structure": an accordion or FAQ list; "repeated": a row of alike items; "heading": a heading by itself.
 */
export type QuestionPlace = "structure" | "repeated" | "heading";

const questionMark = /[?？؟՞⁇]["'”’»)\]]*$/u;
const shortest = 5;
const longest = 250;

/**
 * The question that a label asks, ready to be stored, or null when it asks none.
 * Numbering ("Q:", "3.") is cut off; a question always ends in its language's question mark.
 */
export function readQuestion(label: string, place: QuestionPlace): string | null {
  const text = cleanLabel(label);
  if (text.length < shortest || text.length > longest || !/\p{L}{2}/u.test(text)) return null;
  if (isCallToAction(text) || isHeap(text)) return null;
  const asked = closeQuestion(text);
  if (asked) {
    if (!hasEnoughWords(asked)) return null;
    if (place === "structure") return asked;
    if (isPitch(asked) || /[…]|\.\.\./.test(asked)) return null;
    if (!isKnownScript(asked)) return place === "repeated" ? asked : null;
    return opensLikeQuestion(asked) || asksInsideSentence(asked) || asksInTurkish(asked) ? asked : null;
  }
  // Some sites leave the mark out; only a list of questions is reason enough to add it.
  if (place !== "structure" || /[.!:,…]$/.test(text) || /[.!?] /.test(text)) return null;
  if (!opensLikeQuestion(text) || questionsNeedsMark.test(text) || text.split(" ").length < 3) return null;
  return text.startsWith("¿") ? `${text}?` : `${text}${/^\p{Script=Arabic}/u.test(text) ? "؟" : "?"}`;
}

/** Several lines that became one label: "Ready to start? What do you sell? You can pay" */
function isHeap(text: string): boolean {
  const parts = text.split(/[?？؟]/).filter((part) => /\p{L}/u.test(part));
  return parts.length > 2 || /\?\p{L}/u.test(text) || (parts.length > 1 && isCallToAction(`${parts[0]}?`));
}

/** The label without numbering, quotes and decoration. */
export function cleanLabel(label: string): string {
  const text = label
    .slice(0, 1000)
    .replace(/\s+/g, " ")
    .trim()
    .replace(numbering, "")
    .replace(/\s*(?:[+×✕−–—▼▾⌄˅›»>#|•-]|\[\s*[+-]\s*\])+$/u, "")
    .trim();
  const quoted = /^["“„«»]([^"“”„«»]+)["”“»«]$/u.exec(text);
  return quoted?.[1] ? quoted[1].trim() : text;
}

/** The text up to its final question mark, or null when it does not end in one. */
function closeQuestion(text: string): string | null {
  if (questionMark.test(text))
    return openSpanish(text)
      .replace(/([?？؟])[?？؟!]+$/u, "$1")
      .replace(/([?？؟])["'”’»)\]]+$/u, "$1");
  if (/^\p{Script=Greek}/u.test(text) && /[;\u037e]$/.test(text)) return text;
  // "Can I cancel? (Premium)": a short remark after the question.
  const remark = /^([^?]{8,200}\?)\s*\([^()?]{2,40}\)$/.exec(text);
  return remark?.[1] ?? null;
}

/** Accents on these words are Spanish only; its questions open with a mark that many leave out. */
function openSpanish(text: string): string {
  return questionsInvertedMark.test(text) && !text.includes("¿") ? `¿${text}` : text;
}

function hasEnoughWords(text: string): boolean {
  return !isKnownScript(text) || text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= 2;
}

/** Scripts whose languages have openers listed. */
function isKnownScript(text: string): boolean {
  return /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text);
}

/** "My child has never skated. Should we sign up?", "If it rains, can I cancel?" */
function asksInsideSentence(text: string): boolean {
  return text
    .split(/[.,:;–—] +|! +/)
    .slice(1)
    .some((part) => opensLikeQuestion(part) && !isPitch(part));
}
