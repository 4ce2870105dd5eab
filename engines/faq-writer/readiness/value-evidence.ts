/** Whether values look like the company's own and are complete: contact details, addresses and prices. */
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { mailboxWords } from "../called-name.ts";
import { foldLoosely } from "../ground.ts";
import { freeMail } from "../mine-contact.ts";
import { noticePage } from "../page-kinds.ts";
import { amount, amountsIn } from "../price-text.ts";
import type { Written } from "../write-drafts.ts";
import { isUnderNotice } from "./line-heading.ts";
import { hasSampleNumber } from "./sample-number.ts";
import type { Site } from "./site.ts";

export function isPlaceholder({ topic, answer }: Written): boolean {
  if (topic === "contact")
    return (
      hasSampleNumber(answer) ||
      [...answer.matchAll(mail)].some(
        ([, box = "", host = ""]) => mailboxWords.test(box) && freeMail.test(host),
      )
    );
  const amounts = answer.match(everyAmount);
  return topic === "prices" && amounts !== null && amounts.every((one) => !/[1-9]/.test(one));
}

/** "contact@gmail.com" is an example. */
const mail = /([^\s@]+)@([^\s@]+)/g;

/** "Mill Lane 5, 79725" has a postal code, but no town. */
function isWithoutTown(address: string): boolean {
  const parts = address.split(",").map((part) => part.trim());
  return /^\d{4,6}$/.test(parts.at(-1) ?? "") && !parts.some((part) => /^\P{N}+$/u.test(part));
}

/** True for the address of an operator of a place, which may be elsewhere, and for the contact details of the notice. */
export function isOfOperator({ topic, origin, page, answer }: Written, { trades }: Site): boolean {
  if (origin === "explicit" || !trades.some((trade) => isElsewhere.has(trade))) return false;
  return (
    (topic === "location" && (legalForm.test(answer) || isUnderNotice(page, answer))) ||
    (topic === "contact" && noticePage.test(URL.parse(page.url)?.pathname ?? ""))
  );
}

/** Places that people visit, whose operator may have an office in another town. */
const isElsewhere: ReadonlySet<TradeId> = new Set<TradeId>(["hotel", "event"]);

/** Of the company that an address is of. */
const legalForm =
  /(?<!\p{L})(?:GbR|GmbH|UG|OHG|KG|e\. ?[KU]\.|SARL|SAS|SCI|EURL|S\.?L\.?U?\.?|S\.?r\.?l\.?s?|SpA|B\.?V\.?|VOF|Ltd|LLC|LLP|Inc|Lda|Ltda|Sp\. z o\. ?o|Ltd\. ?Şti|ООО|ИП|株式会社)(?!\p{L})/iu;

/** True for a table written as a list: "Who: day ticket, season" above "Adults: £5, £75". */
export function isTable({ topic, answer }: Written): boolean {
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

/** "What are your prices?" promises all of them, or nearly all. */
export function isPartOfPrices(faq: Written, faqs: readonly Written[]): boolean {
  if (faq.topic !== "prices" || faq.origin !== "fact" || faq.subject !== null || faq.needsSubject)
    return false;
  const others = faqs.filter(
    (other) =>
      other !== faq &&
      other.isPriced === true &&
      // What belongs to an offer isn't a price.
      !other.evidence.every((sentence) => !amount.test(sentence) || faq.evidence.includes(sentence)),
  );
  const rows = faq.answer.split("\n").filter((line) => line.startsWith("- ")).length;
  return others.length > rows * maxOthers;
}

/** True for the prices of one thing, on a website that sells others. */
export function lacksPrices(faq: Written, { amounts }: Site): boolean {
  const { topic, origin, subject, needsSubject, question, answer } = faq;
  return (
    topic === "prices" &&
    origin === "fact" &&
    !needsSubject &&
    (subject === null || !question.includes(subject)) &&
    new Set(amountsIn(answer)).size < minAmounts * amounts.size
  );
}

/** As a share of all amounts. */
const minAmounts = 1 / 3;

/** As a share of the list's rows. */
const maxOthers = 0.3;

/** In characters. */
const maxPriced = 300;

/** True for a whole section around one price. */
export function isLongPrice({ topic, isPriced, answer }: Written): boolean {
  return isPriced === true && topic === null && answer.length > maxPriced && !answer.includes("\n- ");
}

/** "Mill Lane 75 99423, Weimar" and "Lee 79725 Leeds Mill Lane 5" were joined from lines whose order is lost. */
function runsIn(address: string): boolean {
  return /\d\p{L}? \d{5}, \p{Lu}|^[^,]*(?<!\d)\d{4,5} \p{L}[^,]* \d+\p{L}?$/u.test(address);
}

/** True if one of the addresses has no town, or its parts run into each other. */
export function lacksTown({ topic, answer }: Written): boolean {
  return (
    topic === "location" && answer.split("\n").some((address) => isWithoutTown(address) || runsIn(address))
  );
}

const mailbox =
  /^(?:p\.? ?o\.? ?box|postfach|bp \d|apartado|casella postale|postbus|skrytka)|(?:register|amts)gericht|handelsregister|registro mercantil/iu;
/** In words. */
const minSentence = 6;

/** Neither "We are in the heart of York." nor a mailbox nor a register is a place to come to. */
export function lacksStreet({ topic, answer, origin }: Written): boolean {
  return (
    origin !== "explicit" &&
    topic === "location" &&
    (mailbox.test(answer) ||
      (!/\d/.test(answer) && /[.!。]$/u.test(answer) && splitIntoWords(answer).length >= minSentence))
  );
}

const number = String.raw`[\d(+][\d\s()/.-]{4,30}\d`;
const phone = new RegExp(number);
const named = new RegExp(String.raw`(?<!\p{L})(?:t[eé]l|phone|fon|mobil|cell)\p{L}*\.?:?\s*${number}`, "iu");

/** True for contact details without the number that the page calls its phone's. */
export function lacksPhone({ topic, answer, origin, page }: Written): boolean {
  return (
    origin !== "explicit" &&
    topic === "contact" &&
    !phone.test(answer) &&
    page.lines.some(({ text }) => named.test(text))
  );
}

/** "A quarter of an hour from Leeds, 20 minutes from York" says how far it is, and not where. */
export function saysDistance({ topic, answer }: Written): boolean {
  return topic === "location" && distance.test(answer);
}

const distance = /\d\s?(?:min(?:s|\.|ut\p{L}*)?|km|kilom\p{L}*|miles?|meters?|分)(?!\p{L})/iu;

/** Three spans of time on one line are those of several days, whose names are missing. */
export function joinsDays({ topic, answer }: Written): boolean {
  return topic === "hours" && answer.split("\n").some((line) => (line.match(span)?.length ?? 0) >= maxSpans);
}

/** A day has two: before and after the break. */
const maxSpans = 3;
const span =
  /\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|u)?\s?(?:[-–—~〜]|to|bis|à|a|tot)\s?\d{1,2}(?:[:.h]\d{2})?/giu;

const repeatedValues = /^(?:location|hours|open-sundays)$/;
/** A website with so many pages has its place and hours on several of them. */
const manyPages = 4;

/** True for a place or hours that one of many pages states: those of a course, a venue, the phone. */
export function isSaidOnce({ topic, answer }: Written, { texts }: Site): boolean {
  if (!repeatedValues.test(topic ?? "") || texts.length < manyPages) return false;
  const values = answer
    .split("\n")
    .filter((line) => /\d/.test(line))
    // Pages differ in what is after the street.
    .map((line) => foldLoosely(topic === "location" ? (line.split(",")[0] ?? "") : line).replace(/ /g, ""));
  return texts.filter((text) => values.every((value) => text.includes(value))).length < 2;
}
