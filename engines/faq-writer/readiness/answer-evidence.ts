/** Whether an answer has what its question asks for, and needs nothing else from its page. */
import { answerTypeOf, hasAnswerType } from "#engines/ask/answer-type.ts";
import { type CustomerQuestion, customerQuestions } from "#engines/customer-questions/bank.ts";
import { answersKind, speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { packOf } from "#engines/languages/packs.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { foldLoosely } from "../ground.ts";
import { namesNoWay } from "../misses-point.ts";
import { leans } from "../page-statements.ts";
import { asksToClick, pointsAtPage } from "../refused-texts.ts";
import type { Written } from "../write-drafts.ts";
import { isOfAll } from "./scope-evidence.ts";
import type { Site } from "./site.ts";
import { greets, urges } from "./word-evidence.ts";

function askedBy({ intent }: Written, { language }: Site): CustomerQuestion | null {
  return (intent && customerQuestions(language).get(intent)) ?? null;
}

export function missesType(faq: Written, site: Site): boolean {
  // "Donated food should keep for three months" says what to give, and not how.
  const told = faq.answer.replace(title, " ");
  const said = faq.topic === "donate" ? told.replace(given, " ") : told;
  if (faq.topic !== null && needsWay.test(faq.topic) && !answersKind(said, { ...site, kind: "how" }))
    return true;
  // "Completed form" says what to bring.
  if (faq.topic === "join" && isFragment(faq.answer) && splitIntoWords(faq.answer).length < minWay)
    return true;
  // "Book your stay and let the hills embrace you" praises.
  if (faq.topic === "booking" && !/\]\(/.test(faq.answer) && namesNoWay(faq.answer, site.language))
    return true;
  // "The spring may compress" describes the trouble.
  if (faq.origin === "section" && asksRemedy.test(faq.question) && !remedy.test(faq.answer)) return true;
  // "Is there a fee?" can be answered without an amount.
  if (faq.origin === "fact" && askedBy(faq, site)?.intent.kind !== "any") return false;
  const type = answerTypeOf(faq.question, [site.language]);
  return type !== null && !hasAnswerType(faq.answer, type);
}

/** Only English titles become this question. */
const asksRemedy = /^What can I do if /;
const remedy =
  /(?:^|[.!?:\n])\s*(?:-\s|\d+\.\s)?(?:add|ask|call|check|choose|clear|click|close|contact|delete|e?mail|enter|go|install|log|make sure|move|open|remove|re-?open|replace|reset|restart|select|set|sign|switch|try|turn|update|use|wait|write)\b|\byou (?:can|could|may|must|need|should)\b(?! (?:also )?(?:feel|find|hear|notice|see))|\bplease\b/i;

/** In words. */
const minWay = 6;

/** "How can I volunteer?" and "What can I do in an emergency?" ask for something to do. */
const needsWay = /^(?:volunteer|donate|join|booking|ordering|careers|emergency)$/;

/** Titles alone say nothing to do. */
const title = /^\*\*[^*\n]+\*\*$/gmu;

const given =
  /(?<!\p{L})(?:donated|donations?|gespendete\p{L}*|spenden|dons|donaciones|donazioni|donaties)(?!\p{L})/giu;

/** What an answer of no particular kind is about shows only in its words, or in those of the heading above it. */
export function missesSubject(faq: Written, site: Site): boolean {
  const asked = askedBy(faq, site);
  if (
    asked === null ||
    !/^(?:any|yes-no)$/.test(asked.intent.kind) ||
    answerTypeOf(faq.question, [site.language]) !== null
  )
    return false;
  const said = `${faq.heading ?? ""} ${faq.answer}`;
  return faq.topic !== "open-sundays" && !asked.asks.test(said) && !sharesStem(faq.question, said);
}

/** True if a longer word of the question is in the text, with any ending. */
function sharesStem(question: string, text: string): boolean {
  const said = foldLoosely(text);
  return foldLoosely(question)
    .split(" ")
    .some((word) => word.length >= minStem && said.includes(word.slice(0, minStem)));
}

export function needsContext({ answer, evidence, origin, topic }: Written, { language }: Site): boolean {
  if (origin === "fact" && (topic === null || values.test(topic))) return false;
  const [first = ""] = evidence;
  const isList = /^(?:-|\d+\.) /m.test(answer);
  return (
    isAsideNote(answer) ||
    greets(first, language) ||
    hasRunInLabel(first, language) ||
    (!isList && (leans(first, language) || ofOthers.test(first))) ||
    (!isList &&
      !/\]\(/.test(answer) &&
      evidence.some(
        (sentence) => asksToClick(sentence) || (origin === "fact" && pointsAtPage(sentence, language)),
      ))
  );
}

/** "What do you use?" was a clear heading on its page. */
export function asksUnclearly({ question, origin }: Written): boolean {
  return origin !== "explicit" && unclear.test(question);
}

const unclear =
  /^(?:what|how|why|where|when) (?:do|can|should|must) (?:I|you|we) (?:use|need|want|require|include|cover|support|accept|mean|have|know|get|see|find|expect|look for)\?$/i;

/** "(A deposit of $15 is included.)" belongs to the sentence before it. */
function isAsideNote(answer: string): boolean {
  return /^\([^()]*\)\.?$/.test(answer.trim());
}

/** "Together they have 60 years of experience" is about someone who was named before. */
const ofOthers = /^(?:\p{L}+,? )?(?:they|he|she|ils|elles|ellos|ellas|loro|zij|eles|elas)(?= \p{Ll})/iu;

/** "Parking There is plenty of it" begins with a label, after which the sentence begins. */
function hasRunInLabel(sentence: string, language: string): boolean {
  // "Gönnen Sie sich": German writes the polite form and all nouns with a capital.
  if (language === "de") return false;
  const [, start = ""] = /^(?:\p{Lu}[\p{L}-]+ ){1,3}(\p{Lu}\p{Ll}* \p{Ll}+)/u.exec(sentence) ?? [];
  return start !== "" && speaksOfPeople(start, language) && beginsWithPeople(start, language);
}

function beginsWithPeople(text: string, language: string): boolean {
  const [first = ""] = text.split(" ");
  return speaksOfPeople(first, language) || !speaksOfPeople(text.slice(first.length + 1), language);
}

/** Templates whose answers are values instead of sentences. */
const values = /^(?:contact|location|hours|open-sundays|prices|services|products|programs|features|team)$/;

export function isLabel(faq: Written, site: Site): boolean {
  return (
    askedBy(faq, site)?.intent.kind === "any" &&
    // "Sunday: closed" says all that was asked.
    faq.topic !== "open-sundays" &&
    isFragment(faq.answer) &&
    (!/\d/.test(faq.answer) || isTitle(faq.answer))
  );
}

export function hasColumns(faq: Written, site: Site): boolean {
  const kind = askedBy(faq, site)?.intent.kind;
  return (
    (kind === "any" || kind === "yes-no") &&
    faq.topic !== "open-sundays" &&
    isFragment(faq.answer) &&
    !/[,;:()/]/.test(faq.answer) &&
    (faq.answer.replace(range, "0").match(/\d+(?:[.,]\d+)*/g)?.length ?? 0) > 1
  );
}

/**
 * Of the answers that were found by their words, those of no particular kind are wrong most often: "Our team loves the
 * newest equipment" doesn't say what to bring. A number, a heading about it, or a sentence that says only this one thing
 * makes up for it.
 */
export function isAside(faq: Written, site: Site): boolean {
  const asked = askedBy(faq, site);
  return (
    asked?.intent.kind === "any" &&
    !values.test(faq.topic ?? "") &&
    !/\d/.test(faq.answer) &&
    !asked.asks.test(faq.heading ?? "") &&
    readingLength(faq.answer) > maxPlain
  );
}

/**
 * A sentence that was found by its words, on a website of several pages. "How do I get there?" and "How old do I have to be?" ask for
 * all ways and all ages, and one sentence mostly says one of them. It is enough for what is allowed if a heading is about that, and
 * for one price.
 */
export function isLoneSentence(faq: Written, site: Site): boolean {
  const asked = askedBy(faq, site);
  if (asked === null || faq.origin !== "fact") return false;
  // "May I?" isn't answered by a list, nor by what to do next.
  if (asked.intent.kind === "yes-no" && (/^- /m.test(faq.answer) || urges(faq.answer, site.language)))
    return true;
  if (site.pages < severalPages) return false;
  if (asked.intent.kind === "amount" || values.test(faq.topic ?? "")) return false;
  const isHeaded = asked.asks.test(faq.heading ?? "");
  if (asked.intent.kind === "yes-no" || faq.evidence.length > 1) return !isHeaded;
  return !(asked.intent.kind === "time" && isOfAll(faq.evidence[0]!));
}

/** A website with fewer says all that it tells about one thing in one place. */
const severalPages = 5;

/** In characters. */
const maxPlain = 80;

const range = /\d+(?:[.,]\d+)*\s?[–—-]\s?\d+(?:[.,]\d+)*/g;

/** "30-Day Return Warranty" is the name of something. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 1 && !/[:,;]/.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
}

/** One line that isn't a sentence. */
function isFragment(answer: string): boolean {
  return !answer.includes("\n") && !/[.!?。！？]["”’»)」』）]*$/.test(answer);
}

/** "Are towels and bed linen included?" asks for two things. */
export function namesHalf({ intent, question, answer }: Written, { language }: Site): boolean {
  if (intent === undefined) return false;
  const [, one, other] = pairIn(language).exec(question) ?? [];
  if (one === undefined || other === undefined) return false;
  const said = foldLoosely(answer);
  return said.includes(stemOf(one)) !== said.includes(stemOf(other));
}

const pairs = new Map<string, RegExp>();

function pairIn(language: string): RegExp {
  const known = pairs.get(language);
  if (known) return known;
  const and = packOf(language)?.sections.and?.source ?? "(?!)";
  const made = new RegExp(String.raw`(\p{L}{3,}) (?:${and}) (?:[^\s]+ )??(\p{L}{3,})`, "iu");
  pairs.set(language, made);
  return made;
}

function stemOf(word: string): string {
  return foldLoosely(word).slice(0, minStem);
}

const welcomes = new Set(["children", "pets"]);

/** True if the company is named after those whom the question asks about. */
export function isObvious({ intent, question }: Written, { companyName, home }: Site): boolean {
  if (intent === undefined || !welcomes.has(intent)) return false;
  const named = foldLoosely([companyName, home?.title, home?.outline.mainHeading].filter(Boolean).join(" "));
  return foldLoosely(question)
    .split(" ")
    .some(
      (word) =>
        (word.length >= minStem && !verbs.test(word) && named.includes(word.slice(0, minStem))) ||
        // "Pets" in "Birchhill Pet Care".
        (/^\p{L}{3,}s$/u.test(word) && named.split(" ").includes(word.slice(0, -1))),
    );
}

/** In characters. */
const minStem = 5;
const verbs = /^(?:welco|willk|bienv|benve|welko|allow|erlaub|autor|admit|admis)/;
