/**
 * Asks for a second proof from kinds of pairs of which readers refused more than every seventh: two pages that say the
 * same, or the only heading about it with all that is below it.
 */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { subjectOf } from "../page-subject.ts";
import type { ReadPage } from "../read-page.ts";
import { topics } from "../topics.ts";
import type { Written } from "../write-drafts.ts";
import type { Site } from "./site.ts";

const offers = /^(?:services|products|programs|features)$/;
/** These were right nine of ten times, or have doubts of their own. */
const reliable = /^(?:contact|location|hours|open-sundays|who|team)$/;

/** A website with fewer says all that it tells about one thing in one place. */
const manyPages = 4;

export function isUnproven(faq: Written, site: Site): boolean {
  const { origin, topic, intent, isPriced, page } = faq;
  if (site.pages < manyPages) return false;
  if (origin === "explicit" || origin === "model" || reliable.test(topic ?? "")) return false;
  if (isStatedTwice(faq, site)) return false;
  // What one thing costs is below the title of its list, with what the others cost.
  if (isPriced === true && topic === null) return true;
  if (offers.test(topic ?? "")) return subjectOf(page, site.companyName) !== null;
  if (topic === "prices") return true;
  const isOfHeading = origin === "section" || intent !== undefined;
  return isOfHeading && !isUnderOnlyHeading(faq, site);
}

/** True if each sentence of the answer is on two pages. */
function isStatedTwice({ evidence }: Written, { texts }: Site): boolean {
  const said = evidence.map((text) => foldLoosely(text).replace(/ /g, ""));
  return said.length > 0 && said.every((one) => texts.filter((text) => text.includes(one)).length > 1);
}

/** As a share of the text below the heading, in characters. */
const minWhole = 0.8;

function isUnderOnlyHeading(faq: Written, site: Site): boolean {
  const { page, evidence } = faq;
  const [first = ""] = evidence;
  const at = page.lines.findIndex(({ text, level }) => level > 6 && text.includes(first));
  const from = page.lines.slice(0, Math.max(0, at)).findLastIndex(({ level }) => level < 7);
  const heading = page.lines[from];
  if (heading === undefined || !asksFor(faq, heading.text, site)) return false;
  return (
    site.headings.filter((other) => asksFor(faq, other, site)).length === 1 &&
    // A section is all that belongs to its heading.
    (faq.origin === "section" || (hasAllBelow(faq, from) && namesItself(faq, site)))
  );
}

function hasAllBelow({ page, answer }: Written, from: number): boolean {
  const said = foldLoosely(answer).replace(/ /g, "");
  const below = textBelow(page, from);
  return lengthOf(below.filter((text) => said.includes(text))) >= minWhole * lengthOf(below);
}

/** False for "May be scheduled at any time", which says what only with its heading. */
function namesItself({ intent, answer }: Written, { language }: Site): boolean {
  const asked = intent === undefined ? undefined : customerQuestions(language).get(intent);
  return asked === undefined || asked.asks.test(answer) || asked.says?.test(answer) === true;
}

/** True for a heading that names what the question asks, or is the question. */
function asksFor({ intent, topic, question }: Written, heading: string, { language }: Site): boolean {
  const asked = intent === undefined ? undefined : customerQuestions(language).get(intent);
  const own = topics.find(({ id }) => id === topic);
  return (
    asked?.asks.test(heading) === true ||
    own?.heading?.test(heading) === true ||
    own?.asked.test(heading) === true ||
    sharesMost(question, heading)
  );
}

/** As a share of the question's words. */
const minShared = 0.7;

function sharesMost(question: string, heading: string): boolean {
  const words = foldLoosely(heading).split(" ");
  const asked = foldLoosely(question).split(" ");
  return asked.filter((word) => words.includes(word)).length >= minShared * asked.length;
}

function textBelow({ lines }: ReadPage, from: number): string[] {
  const end = lines.findIndex(({ level }, at) => at > from && level <= lines[from]!.level);
  return lines
    .slice(from + 1, end < 0 ? lines.length : end)
    .filter(isTold)
    .map(({ text }) => foldLoosely(text).replace(/ /g, ""));
}

function isTold({ isExcluded, isFooter, isControl, isWeak }: TextLine): boolean {
  return !isExcluded && !isFooter && !isControl && !isWeak;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
