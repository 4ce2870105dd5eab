import { anyOf } from "#engines/languages/words.ts";
import { asksInside, isCallToAction, isPitch, opensLikeQuestion } from "./language-phrases.ts";
import { numbering } from "./pair-marks.ts";

const questionsNeedsMark = new RegExp(`^(?:${anyOf("questions.needsMark")})`, "i");
const questionsInvertedMark = new RegExp(`^(?:${anyOf("questions.invertedMark")}) `, "");

/**
 * How strongly the context suggests a question. "structure" means in an accordion or FAQ list, "repeated" in a row of
 * similar items, and "heading" a single heading.
 */
export type QuestionPlace = "structure" | "repeated" | "heading";

const questionMark = /[?？؟՞⁇]["'”’»)\]]*$/u;
const minLength = 5;
const maxLength = 250;

/**
 * Returns the question in a label, without numbering ("Q:", "3.") and with the language's question mark, or null if
 * there is none.
 */
export function readQuestion(label: string, place: QuestionPlace): string | null {
  const text = cleanLabel(label);
  if (text.length < minLength || text.length > maxLength || !/\p{L}{2}/u.test(text)) return null;
  // "…so well-behaved that you take him anyway?" continues its list's title.
  if (isCallToAction(text) || isMergedLabel(text) || /^(?:…|\.\.)/.test(text)) return null;
  const asked = cutAtQuestionMark(text);
  if (asked) {
    if (!hasEnoughWords(asked)) return null;
    if (place === "structure") return asked;
    if (isPitch(asked) || /[…]|\.\.\./.test(asked)) return null;
    if (!isKnownScript(asked)) return place === "repeated" || asksInside(asked) ? asked : null;
    return opensLikeQuestion(asked) || asksInsideSentence(asked) || asksInside(asked) ? asked : null;
  }
  // Some sites omit the question mark. We add it only in a list of questions.
  if (place !== "structure") return null;
  const inJapanese = withJapaneseMark(text);
  if (inJapanese !== null) return inJapanese;
  if (/[.!:,…]$/.test(text) || /[.!?] /.test(text)) return null;
  if (!opensLikeQuestion(text) || questionsNeedsMark.test(text) || text.split(" ").length < 3) return null;
  return `${addSpanishOpeningMark(text)}${/^\p{Script=Arabic}/u.test(text) ? "؟" : "?"}`;
}

/** Japanese questions often end in a full stop, or in a request: "営業時間を教えてください。" */
function withJapaneseMark(text: string): string | null {
  if (!/\p{Script=Hiragana}/u.test(text) || /[!！:：,、…]$/.test(text)) return null;
  const asked = text.replace(/[。．]$/u, "");
  if (/[。．]/u.test(asked) || !asksInside(asked)) return null;
  return `${asked.replace(/(?<=教えて)(?:ください|下さい)$/u, "もらえますか").replace(/(?:が|を)知りたい(?:です)?$/u, "を教えてもらえますか")}？`;
}

/** True for several lines merged into one label: "Ready to start? What do you sell? You can pay". */
function isMergedLabel(text: string): boolean {
  const parts = text.split(/[?？؟]/).filter((part) => /\p{L}/u.test(part));
  return parts.length > 2 || /\?\p{L}/u.test(text) || (parts.length > 1 && isCallToAction(`${parts[0]}?`));
}

export function cleanLabel(label: string): string {
  const own = label.slice(0, 1000).replace(/\s+/g, " ").trim().replace(numbering, "");
  // "Hall «Azul»" ends with its name.
  const text = (/«[^«»]*»$|‹[^‹›]*›$/u.test(own) ? own : own.replace(endSigns, "")).trim();
  const quoted = /^["“„«»]([^"“”„«»]+)["”“»«]$/u.exec(text);
  return quoted?.[1] ? quoted[1].trim() : text;
}

const endSigns = /\s*(?:[+×✕−–—▼▾⌄˅›»>#|•-]|\[\s*[+-]\s*\])+$/u;

/** Returns the text up to its final question mark, or null if it doesn't end in one. */
function cutAtQuestionMark(text: string): string | null {
  if (questionMark.test(text))
    return addSpanishOpeningMark(text)
      .replace(/([?？؟])[?？؟!]+$/u, "$1")
      .replace(openBracket, "$1)$2")
      .replace(/([?？؟])["'”’»)\]]+$/u, "$1");
  if (/^\p{Script=Greek}/u.test(text) && /[;\u037e]$/.test(text)) return text;
  // Matches a short remark after the question, as in "Can I cancel? (Premium)".
  const remark = /^([^?]{8,200}\?)\s*\([^()?]{2,40}\)$/.exec(text);
  return remark?.[1] ?? null;
}

/** "Do you end early (because of the noise?)" asks with all of its words. */
const openBracket = /(\([^()]+)([?？؟])\)$/u;

/** Adds the opening mark that many Spanish pages omit, if accents show that the text is Spanish. */
function addSpanishOpeningMark(text: string): string {
  return questionsInvertedMark.test(text) && !text.includes("¿") ? `¿${text}` : text;
}

function hasEnoughWords(text: string): boolean {
  return !isKnownScript(text) || text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= 2;
}

/** True for scripts whose question openings we know. "LEDだけ消せますか？" is in Japanese. */
function isKnownScript(text: string): boolean {
  return /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text) && !unspaced.test(text);
}

const unspaced = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Thai}]/u;

/** True for "My child has never skated. Should we sign up?" and "If it rains, can I cancel?". */
function asksInsideSentence(text: string): boolean {
  return text
    .split(/[.,:;–—] +|! +/)
    .slice(1)
    .some((part) => opensLikeQuestion(part) && !isPitch(part));
}
