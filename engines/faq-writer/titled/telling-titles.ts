/**
 * Chooses which texts below titles visitors find without the owner's having looked at them: those with values, or with
 * items or parts that have names, such as rates, the way there or what to bring, and rules. The others are mostly introductions.
 */
import { foldLoosely } from "../ground.ts";
import { isPast } from "../page-statements.ts";
import { amount } from "../price-text.ts";
import { topics } from "../topics.ts";
import type { Written } from "../write-drafts.ts";

/** Of the titles that readers marked, 84 % with so many values or items were useful, and half of the others (docs/evaluation.md, "What visitors find"). */
const minValues = 2;
const minItems = 3;
/** In digits. A phone number says how to ask, and answers nothing. */
const minPhone = 7;
/** As a share of the text. More is the company's story. */
const maxPast = 1 / 3;

/** `others` are what visitors find besides. The order of `titled` decides which of two texts that say the same is chosen. */
export function tellingTitles(titled: readonly Written[], others: readonly Written[]): ReadonlySet<Written> {
  const said = others.map(({ answer }) => wordsOf(answer));
  const asked = others.map(({ question }) => wordsOf(question));
  const isIn = (texts: readonly string[], text: string) => texts.some((each) => each.includes(wordsOf(text)));
  /** "From $180" is another price below another name. */
  const isSaid = (line: string, title: string) =>
    isIn(said, line) && (!isBareValue(line) || isIn(asked, title));
  const chosen = new Set<Written>();
  for (const faq of titled) {
    const fresh = faq.answer.split("\n").filter((line) => !isSaid(line, faq.question));
    if (!(isTelling(fresh) || isOfRules(faq, fresh)) || isStory(faq) || isOfButtons(faq)) continue;
    if (faq.evidence.some(isRow)) continue;
    chosen.add(faq);
    said.push(wordsOf(faq.answer));
    asked.push(wordsOf(faq.question));
  }
  return chosen;
}

/** True for an amount or a time with at most one word. */
function isBareValue(line: string): boolean {
  return /\d/.test(line) && (line.match(/\p{L}+/gu) ?? []).length <= 1;
}

/** With spaces around, so that "20" isn't found in "2020". */
function wordsOf(text: string): string {
  return ` ${foldLoosely(text)} `;
}

/** "House Rules – Smoking" needs no number. */
const rules = topics.filter(({ id }) => /^(?:conduct|cancellation)$/.test(id));

function isOfRules({ question }: Written, lines: readonly string[]): boolean {
  return rules.some(({ asked }) => asked.test(question)) && lines.some((line) => /[.。]$/.test(line));
}

function isTelling(lines: readonly string[]): boolean {
  const items = lines.filter((line) => /^(?:(?:-|\d+\.) |\*\*[^*]+\*\*$)/.test(line));
  return items.length >= minItems || hasValues(lines);
}

export function hasValues(lines: readonly string[]): boolean {
  return lines.reduce((sum, line) => sum + countValues(line), 0) >= minValues;
}

/** Doesn't count years, phone numbers, the addresses of links, and what praises: "30+" above "years of experience". */
function countValues(line: string): number {
  const text = line
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/(?<!\d)24 ?[/x×] ?7(?!\d)/g, "24")
    .replace(counter, "")
    .replace(phone, (found) => (isPhone(found) ? "" : found));
  const numbers = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return numbers.filter((number) => !/^(?:19|20)\d\d$/.test(number)).length;
}

/** At the start of a line, which is one of a row of tiles. */
const counter = /^(?:\*\*)?\d[\d.,]*(?:\+|k\+|(?: ?%|\/(?:5|10))(?:\*\*)?$)/;
const phone = /[+(]{0,2}\d[\d ()./–-]*\d/g;

/** False for "9.00 – 17.00". */
function isPhone(text: string): boolean {
  return text.replace(/\D/g, "").length >= minPhone && !/^\d{1,2}\.\d\d ?[–-]/.test(text);
}

function isStory({ evidence }: Written): boolean {
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  return lengthOf(evidence.filter(isPast)) > maxPast * lengthOf(evidence);
}

/** In lines. More of the same are what each card calls its button or picture. */
const maxSame = 3;
/** As a share of the lines. */
const ofButtons = 0.5;

function isOfButtons({ answer }: Written): boolean {
  const lines = answer.split("\n").filter((line) => line.trim() !== "");
  const same = Map.groupBy(
    lines.filter((line) => !/\d/.test(line)),
    (line) => line,
  );
  const repeated = [...same.values()].filter(({ length }) => length > maxSame).flat();
  return repeated.length > ofButtons * lines.length;
}

/** "Single room £40 £60" needs the names of its columns. */
function isRow(line: string): boolean {
  return twoAmounts.test(line);
}

const twoAmounts = new RegExp(String.raw`(?:${amount.source})[\s|]+(?:${amount.source})`, "u");
