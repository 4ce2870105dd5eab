/**
 * What speaks against publishing a made pair without the owner's look. Each doubt is a kind of pair that readers of
 * unseen websites refused. It never removes a pair, because the owner may know that it is right.
 */
import { answerTypeOf, hasAnswerType } from "#engines/ask/answer-type.ts";
import { type CustomerQuestion, customerQuestions } from "#engines/customer-questions/bank.ts";
import { answersKind } from "#engines/customer-questions/states-answer.ts";
import { packOf } from "#engines/languages/packs.ts";
import { readingLength } from "#engines/languages/reading-length.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { foldLoosely } from "../ground.ts";
import { leans } from "../page-statements.ts";
import { amount } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import { asksToClick, pointsAtPage } from "../refused-texts.ts";
import type { Written } from "../write-drafts.ts";
import { isUnderNotice } from "./line-heading.ts";
import { isLone, isUneven, repeatsGroup, repeatsItem } from "./list-shape.ts";
import { describesCompany } from "./portrait-evidence.ts";
import { greets, isPraise } from "./word-evidence.ts";

export interface Site {
  language: string;
  companyName: string | null;
  /** The trades that the company may belong to. */
  trades: readonly TradeId[];
  home: ReadPage | null;
}

export type Doubt =
  /** The question asks for a price, and the answer has none. */
  | "type"
  /** The answer never names what the question is about. */
  | "subject"
  /** The first sentence continues one that is missing, or greets, or the answer points at the page. */
  | "context"
  /** A few words without a number. */
  | "label"
  /** Several values in a line, whose columns had names. */
  | "columns"
  /** A sentence that was found by its words alone, and says more than one thing. */
  | "aside"
  /** Items that repeat, lack what the others have, or are of another kind. */
  | "list"
  /** A template's phone number, or a price of zero. */
  | "placeholder"
  /** It praises, and says nothing that can be checked. */
  | "praise"
  /** A text about the company that says neither what it is nor what it does. */
  | "portrait"
  /** "Are children welcome?" at a nursery. */
  | "obvious"
  /** The address of the operator, which isn't the place. */
  | "operator"
  /** Another pair has the same answer. */
  | "repeated"
  /** All prices are asked for, but other ones have their own questions. */
  | "part"
  /** Two things are asked for, and the answer names one of them. */
  | "half"
  /** An address without its town. */
  | "place";

type Check = (faq: Written, site: Site) => boolean;

const checks: Record<Exclude<Doubt, "repeated" | "part">, Check> = {
  type: missesType,
  subject: missesSubject,
  context: needsContext,
  label: isLabel,
  half: namesHalf,
  place: ({ topic, answer }) => topic === "location" && answer.split("\n").some(lacksTown),
  columns: (faq, site) => hasColumns(faq, site) || isTable(faq),
  aside: isAside,
  list: (faq) =>
    isLone(faq.answer) ||
    repeatsItem(faq.answer) ||
    repeatsGroup(faq.answer) ||
    (isOffer(faq) && isUneven(faq.answer)),
  placeholder: isPlaceholder,
  praise: (faq, { language }) => faq.intent !== undefined && isPraise(faq.answer, language),
  portrait: (faq, site) => faq.topic === "who" && !describesCompany(faq.evidence, site),
  obvious: isObvious,
  operator: ({ topic, page, answer }, { trades }) =>
    topic === "location" &&
    trades.some((trade) => isElsewhere.has(trade)) &&
    (legalForm.test(answer) || isUnderNotice(page, answer)),
};

/** The doubts about each pair, among all that were made and found. */
export function doubtsOf(faqs: readonly Written[], site: Site): Map<Written, Doubt[]> {
  const answers = Map.groupBy(faqs, ({ answer }) => foldLoosely(answer));
  return new Map(
    faqs.map((faq) => {
      if (!faq.isMade) return [faq, []];
      const own = Object.entries(checks).flatMap(([doubt, applies]) =>
        applies(faq, site) ? [doubt as Doubt] : [],
      );
      const [first] = [...(answers.get(foldLoosely(faq.answer)) ?? [])].sort((a, b) => b.rank - a.rank);
      if (first !== undefined && first !== faq) own.push("repeated");
      if (isPartOfPrices(faq, faqs)) own.push("part");
      return [faq, own];
    }),
  );
}

function askedBy({ intent }: Written, { language }: Site): CustomerQuestion | null {
  return (intent && customerQuestions(language).get(intent)) ?? null;
}

function missesType(faq: Written, site: Site): boolean {
  if (faq.topic !== null && needsWay.test(faq.topic) && !answersKind(faq.answer, { ...site, kind: "how" }))
    return true;
  // "Is there a fee?" can be answered without an amount.
  if (faq.origin === "fact" && askedBy(faq, site)?.intent.kind !== "any") return false;
  const type = answerTypeOf(faq.question, [site.language]);
  return type !== null && !hasAnswerType(faq.answer, type);
}

/** "How can I volunteer?" asks for something to do. */
const needsWay = /^(?:volunteer|donate|join|booking|ordering|careers)$/;

/** What an answer of no particular kind is about shows only in its words, or in those of the heading above it. */
function missesSubject(faq: Written, site: Site): boolean {
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

function needsContext({ answer, evidence, origin, topic }: Written, { language }: Site): boolean {
  if (origin === "fact" && (topic === null || values.test(topic))) return false;
  const [first = ""] = evidence;
  const isList = /^(?:-|\d+\.) /m.test(answer);
  return (
    greets(first, language) ||
    (!isList && leans(first, language)) ||
    (!isList &&
      !/\]\(/.test(answer) &&
      evidence.some(
        (sentence) => asksToClick(sentence) || (origin === "fact" && pointsAtPage(sentence, language)),
      ))
  );
}

/** Templates whose answers are values instead of sentences. */
const values = /^(?:contact|location|hours|open-sundays|prices|services|products|programs|features|team)$/;

function isLabel(faq: Written, site: Site): boolean {
  return (
    askedBy(faq, site)?.intent.kind === "any" &&
    // "Sunday: closed" says all that was asked.
    faq.topic !== "open-sundays" &&
    isFragment(faq.answer) &&
    (!/\d/.test(faq.answer) || isTitle(faq.answer))
  );
}

function hasColumns(faq: Written, site: Site): boolean {
  const kind = askedBy(faq, site)?.intent.kind;
  return (
    (kind === "any" || kind === "yes-no") &&
    faq.topic !== "open-sundays" &&
    isFragment(faq.answer) &&
    !/[,;:()/]/.test(faq.answer) &&
    (faq.answer.replace(range, "0").match(/\d+(?:[.,]\d+)*/g)?.length ?? 0) > 1
  );
}

/** True for a table written as a list: "Who: day ticket, season" above "Adults: £5, £75". */
function isTable({ topic, answer }: Written): boolean {
  return (
    topic === "prices" &&
    answer.split("\n").some((line) => (line.match(everyAmount)?.length ?? 0) > 1) &&
    headless(answer)
  );
}

/** True if an item at the top of its list has words where the others have amounts. */
function headless(answer: string): boolean {
  return answer
    .split(/\n\n/)
    .map((list) => list.split(/\n(?=- )/).filter((item) => item.startsWith("- ")))
    .some(
      ([first = "", ...others]) =>
        others.length > 0 && !amount.test(first) && others.every((item) => /\d/.test(item)),
    );
}

const everyAmount = new RegExp(amount.source, "gu");

/**
 * Of the answers that were found by their words, those of no particular kind are wrong most often: "Our team loves the
 * newest equipment" doesn't say what to bring. A number, a heading about it, or a sentence that says only this one thing
 * makes up for it.
 */
function isAside(faq: Written, site: Site): boolean {
  const asked = askedBy(faq, site);
  return (
    asked?.intent.kind === "any" &&
    !values.test(faq.topic ?? "") &&
    !/\d/.test(faq.answer) &&
    !asked.asks.test(faq.heading ?? "") &&
    readingLength(faq.answer) > maxPlain
  );
}

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

function isOffer({ topic }: Written): boolean {
  return topic !== null && /^(?:services|products|programs|features)$/.test(topic);
}

function isPlaceholder({ topic, answer }: Written): boolean {
  if (topic === "contact") return sequence.test(answer.replace(/[^\d\n]/g, "")) || noAreaCode.test(answer);
  const amounts = answer.match(everyAmount);
  return topic === "prices" && amounts !== null && amounts.every((one) => !/[1-9]/.test(one));
}

/** No phone has the area code 555. */
const noAreaCode = /(?<!\d)\(?555\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/** "Mill Lane 5, 79725" has a postal code, but no town. */
function lacksTown(address: string): boolean {
  const parts = address.split(",").map((part) => part.trim());
  return /^\d{4,6}$/.test(parts.at(-1) ?? "") && !parts.some((part) => /^\P{N}+$/u.test(part));
}

/** "Are towels and bed linen included?" asks for two things. */
function namesHalf({ intent, question, answer }: Written, { language }: Site): boolean {
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

/** Six digits in a row. */
const sequence = /012345|123456|234567|345678|456789|987654|876543|765432|654321/;

/** Places that people visit, whose operator may have an office in another town. */
const isElsewhere: ReadonlySet<TradeId> = new Set<TradeId>(["hotel", "event"]);

/** Of the company that an address is of. */
const legalForm =
  /(?<!\p{L})(?:GbR|GmbH|UG|OHG|KG|e\. ?[KU]\.|SARL|SAS|SCI|EURL|S\.?L\.?U?\.?|S\.?r\.?l\.?s?|SpA|B\.?V\.?|VOF|Ltd|LLC|LLP|Inc|Lda|Ltda|Sp\. z o\. ?o|Ltd\. ?Şti|ООО|ИП|株式会社)(?!\p{L})/iu;

const welcomes = new Set(["children", "pets"]);

/** True if the company is named after those whom the question asks about. */
function isObvious({ intent, question }: Written, { companyName, home }: Site): boolean {
  if (intent === undefined || !welcomes.has(intent)) return false;
  const named = foldLoosely([companyName, home?.title, home?.outline.mainHeading].filter(Boolean).join(" "));
  return foldLoosely(question)
    .split(" ")
    .some((word) => word.length >= minStem && !verbs.test(word) && named.includes(word.slice(0, minStem)));
}

/** In characters. */
const minStem = 5;
const verbs = /^(?:welco|willk|bienv|benve|welko|allow|erlaub|autor|admit|admis)/;

/** "What are your prices?" promises all of them. */
function isPartOfPrices(faq: Written, faqs: readonly Written[]): boolean {
  if (faq.topic !== "prices" || faq.origin !== "fact" || faq.subject !== null || faq.needsSubject)
    return false;
  return faqs.some(
    (other) =>
      other !== faq &&
      other.isPriced === true &&
      !other.evidence.every((sentence) => faq.evidence.includes(sentence)),
  );
}
