/** Whether opening hours are those of the company, or of one part or season. */
import { hasDay, hasTime } from "#engines/hours/recognize-hours.ts";
import { anyOf } from "#engines/languages/words.ts";
import { isContactPage } from "../find-line.ts";
import { foldLoosely } from "../ground.ts";
import { parentsOfRepeated } from "../heading-names.ts";
import { isOfPrices } from "../mine-prices.ts";
import type { TextLine } from "../page-lines.ts";
import { subjectOf } from "../page-subject.ts";
import type { ReadPage } from "../read-page.ts";
import type { Written } from "../write-drafts.ts";
import { type Site, severalSubjects } from "./site.ts";

const hours = /^(?:hours|open-sundays|weekends)$/;
const hoursWords = new RegExp(anyOf("hours.heading"), "giu");
const openWords = new RegExp(anyOf("hours.opening"), "giu");
/** Words of a label that says nothing about a part. */
const general =
  /(?<!\p{L})(?:our|the|general|regular|usual|normal|business|unsere?|allgemeine|generelle|reguläre|nos|les|habituels|nuestros?|el|generales|i nostri|gli|generali|onze|algemene)(?!\p{L})/giu;
/** In characters. */
const maxLabel = 60;
const minWord = 4;

/** True for the hours below "Winter hours", "Office hours" or "Baby judo". */
export function isOfPartOfHours(
  { topic, origin, page, evidence: [first] }: Written,
  { companyName }: Site,
): boolean {
  if (origin === "explicit" || !hours.test(topic ?? "") || first === undefined) return false;
  const at = page.lines.findIndex(({ text, level }) => level === 7 && text.includes(first));
  const label = page.lines.slice(0, Math.max(0, at)).findLast(({ text }) => !isHours(text));
  if (label === undefined || !isLabel(label)) return false;
  const said = foldLoosely(label.text.replace(hoursWords, " ").replace(openWords, " ").replace(general, " "));
  const own = new Set(foldLoosely(companyName ?? "").split(" "));
  return said.split(" ").some((word) => word.length >= minWord && /^\p{L}+$/u.test(word) && !own.has(word));
}

const named = new RegExp(`${anyOf("hours.heading")}|${anyOf("hours.opening")}`, "iu");

/** True for the hours on the page of one part, such as the bar of a club, or below one of several equal headings. */
export function isOfOnePage(
  { topic, origin, page, evidence: [first] }: Written,
  { companyName, subjects }: Site,
): boolean {
  if (origin === "explicit" || !hours.test(topic ?? "") || first === undefined) return false;
  const at = page.lines.findIndex(({ text, level }) => level === 7 && text.includes(first));
  const heading = page.lines.slice(0, Math.max(0, at)).findLast(({ level }) => level < 7);
  const parent = heading && parentsOfRepeated(page.lines).get(heading);
  if (parent && !named.test(parent.text)) return true;
  return subjects >= severalSubjects && !isGeneral(page, companyName);
}

/** True for pages that speak of the company as a whole. */
function isGeneral(page: ReadPage, companyName: string | null): boolean {
  const { segments, outline, title } = page;
  const own = [outline.mainHeading, segments.at(-1), subjectOf(page, companyName) === null ? null : title];
  return (
    segments.length === 0 ||
    isContactPage(page) ||
    isOfPrices({ segments, mainHeading: outline.mainHeading }) ||
    own.some((name) => name !== null && name !== undefined && named.test(name)) ||
    generalPage.test((segments.at(-1) ?? "").replace(/\.\w+$/, ""))
  );
}

const generalPage = new RegExp(`^(?:${anyOf("paths.general")})$`, "i");

function isHours(text: string): boolean {
  return hasTime.test(text) && hasDay.test(text);
}

/** "Contact" and an address above hours are about something else. */
function isLabel({ text, level }: TextLine): boolean {
  if (text.length > maxLabel || /[@©]/.test(text)) return false;
  hoursWords.lastIndex = 0;
  return hoursWords.test(text) || /[:：]$/.test(text) || (level < 7 && level > 2);
}
