/** Whether an answer has all that its page tells of the same kind: prices, phones, places, people, offers. */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { wholeWords, wholeWordsIn } from "#engines/languages/words.ts";
import { splitSentences } from "../answer-lines.ts";
import { foldLoosely } from "../ground.ts";
import { isPerson } from "../mine-team.ts";
import type { TextLine } from "../page-lines.ts";
import { amountsIn } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import type { Written } from "../write-drafts.ts";
import type { Site } from "./site.ts";

function isOwn({ isExcluded, isFooter }: TextLine): boolean {
  return !isExcluded && !isFooter;
}

/** As a share of the page's amounts. */
const maxMissing = 0.08;
const free = new RegExp(wholeWords("prices.free"), "iu");
/** In characters. A longer line is no row. */
const maxRow = 60;

/** True for a price list without the row that says who comes for free. */
export function lacksFree({ topic, origin, page, answer }: Written): boolean {
  if (topic !== "prices" || origin === "explicit") return false;
  const said = foldLoosely(answer);
  const at = page.lines.flatMap(({ text }, index) =>
    amountsIn(text).length > 0 && said.includes(foldLoosely(text)) ? [index] : [],
  );
  return page.lines
    .slice(at[0] ?? 0, (at.at(-1) ?? -1) + 2)
    .some(
      (line) =>
        isOwn(line) &&
        !line.isControl &&
        line.text.length <= maxRow &&
        free.test(line.text) &&
        !said.includes(foldLoosely(line.text)),
    );
}

/** True for one membership fee, if other sentences that name the same have other amounts. */
export function lacksOtherFees({ intent, origin, answer }: Written, { language, told }: Site): boolean {
  const asked =
    origin === "explicit" || intent === undefined ? null : customerQuestions(language).get(intent);
  if (asked?.intent.kind !== "amount" || !asked.says) return false;
  const said = new Set(amountsIn(answer));
  return told.some((text) => asked.says?.test(text) && amountsIn(text).some((one) => !said.has(one)));
}

/** True for the price of what a heading names, if the text begins with something else. */
export function beginsElsewhere({ isPriced, topic, answer }: Written): boolean {
  if (isPriced !== true || topic !== null || /^\*\*/.test(answer)) return false;
  const [first = ""] = splitSentences(answer.split("\n")[0] ?? "");
  return amountsIn(first).length === 0;
}

/** True for a price list without the surcharges, or the other rows, that its page has. */
export function lacksAmounts({ topic, origin, page, answer }: Written): boolean {
  if (topic !== "prices" || origin === "explicit") return false;
  const listed = new Set(page.lines.filter(isOwn).flatMap(({ text }) => amountsIn(text)));
  const said = new Set(amountsIn(answer));
  return [...listed].filter((one) => !said.has(one)).length > maxMissing * listed.size;
}

/** In different amounts. */
const minListed = 3;

/** True for a list of prices below its heading, if "What are your prices?" has the same ones. */
export function repeatsPrices(faq: Written, faqs: readonly Written[]): boolean {
  if (faq.isPriced !== true || faq.topic === "prices") return false;
  const own = new Set(amountsIn(faq.answer));
  return (
    own.size >= minListed &&
    faqs.some(
      (other) =>
        other !== faq && other.topic === "prices" && own.isSubsetOf(new Set(amountsIn(other.answer))),
    )
  );
}

const number = String.raw`\+?[\d(][\d\s()/.-]{4,30}\d`;
const labelled = new RegExp(
  String.raw`(?<!\p{L})(?:t[eé]l[eé]?f?|phone|fon|mobil|cell)\p{L}*\.?:?\s*(${number})`,
  "iu",
);

/** True if the first number that the page calls its phone's is missing: the answer has someone's mobile. */
export function lacksFirstPhone({ topic, origin, page, answer }: Written): boolean {
  if (topic !== "contact" || origin === "explicit") return false;
  const first = page.lines.flatMap(({ text }) => labelled.exec(text)?.[1] ?? [])[0];
  return first !== undefined && !digitsOf(answer).includes(digitsOf(first).slice(-nationalDigits));
}

/** The last digits are the same with and without the country's code. */
const nationalDigits = 7;

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** True if the website names another address, such as a club's hall, which may be where customers come to. */
export function lacksOtherPlace({ topic, origin, answer }: Written, { addresses, places }: Site): boolean {
  if (topic !== "location" || origin === "explicit") return false;
  const said = numbersIn(answer);
  return [...addresses, ...places].some((address) => !numbersIn(address).every((one) => said.includes(one)));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** True for a team without some of the people whose names are headings of the page. */
export function lacksPeople({ topic, origin, page, answer }: Written): boolean {
  if (topic !== "team" || origin === "explicit") return false;
  const names = namesIn(answer);
  return (page.segments.length > 0 ? alike(page, names) : besides(page, names)).some(({ text }) =>
    isPerson(text),
  );
}

/** In words. A role is shorter. */
const minTold = 6;

/** True for the first sentences of people's lives in the place of what they do. */
export function tellsLives({ topic, origin, answer }: Written): boolean {
  if (topic !== "team" || origin === "explicit") return false;
  const told = [...answer.matchAll(/^- \*\*[^*\n]+\*\*:?\s*(.+)$/gmu)].filter(
    ([, text = ""]) => /[.!]$/.test(text) && splitIntoWords(text).length >= minTold,
  );
  return told.length > 1;
}

/** In bold, of a list's items. */
function namesIn(answer: string): Set<string> {
  return new Set(
    [...answer.matchAll(/^- \*\*([^*\n]+?):?\*\*/gmu)].map(([, name = ""]) => foldLoosely(name)),
  );
}

const offers = /^(?:services|products|programs|features)$/;

/** True for a list of offers without some of the headings that are between them, or follow. */
export function lacksOffers({ topic, origin, page, answer }: Written): boolean {
  if (!offers.test(topic ?? "") || origin === "explicit") return false;
  const names = namesIn(answer);
  return besides(page, names).length > maxUnnamed * names.size;
}

/** As a share of the named ones. */
const maxUnnamed = 0.25;

/** All headings of the page that have the level of the named ones. */
function alike({ lines }: ReadPage, names: ReadonlySet<string>): TextLine[] {
  const isNamed = ({ text }: TextLine) => names.has(foldLoosely(text));
  const levels = new Set(lines.filter((line) => line.level < 7 && isNamed(line)).map(({ level }) => level));
  return lines.filter((line) => levels.has(line.level) && isOwn(line) && !isNamed(line));
}

/** The headings of the same level as the named ones, up to the next heading above them. */
function besides({ lines }: ReadPage, names: ReadonlySet<string>): TextLine[] {
  const isNamed = ({ text, level }: TextLine) => level < 7 && names.has(foldLoosely(text));
  const first = lines.findIndex(isNamed);
  if (first < 0) return [];
  const { level } = lines[first]!;
  const last = lines.findLastIndex((line) => isNamed(line) && line.level === level);
  const end = lines.findIndex((line, at) => at > last && line.level < level);
  return lines
    .slice(first, end < 0 ? lines.length : end)
    .filter((line) => line.level === level && isOwn(line) && !line.isWeak && !isNamed(line));
}

const limits = new Map<string, RegExp>();

/** True if all ages are the highest: "Open to children under 12" doesn't say how old they have to be. */
export function lacksLowestAge({ topic, intent, evidence }: Written, { language }: Site): boolean {
  if ((intent ?? topic) !== "minimum-age" && topic !== "age") return false;
  if (!limits.has(language))
    limits.set(language, new RegExp(String.raw`${wholeWordsIn(language, "answers.atMost")} \d{1,3}`, "giu"));
  const said = evidence.join(" ");
  const rest = said.replace(limits.get(language)!, " ");
  return rest !== said && !/(?<![\d:.])\d{1,2}(?![\d:]|\.\d|\s?[ap]\.?m)/i.test(rest);
}

/** True for a text about rules that isn't a list of them. */
export function lacksRules({ topic, origin, answer }: Written): boolean {
  return topic === "conduct" && origin !== "explicit" && !/^(?:-|\d+\.) /m.test(answer);
}

/** True if a part of the answer ends in dots, or announces what isn't there. */
export function breaksOff({ answer, origin }: Written): boolean {
  return (
    origin !== "explicit" && /(?:\.{3,}|…)\s*$|[:：]\s*$/m.test(answer.replace(/[:：]\n\n?(?=\S)/g, "\n"))
  );
}
