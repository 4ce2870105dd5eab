import { differs, readWeek } from "#engines/hours/read-week.ts";
import type { FactContext } from "../fact-context.ts";
import { foldLoosely } from "../ground.ts";
import { hourRuns } from "../mine-hours.ts";
import type { ReadPage } from "../read-page.ts";
import type { Contradiction, ContradictionKind } from "../types.ts";
import { isOtherPrice, readPrices } from "./price-mentions.ts";
import { findSubject, type Mention } from "./subject.ts";

const maxValues = 4;
const maxContradictions = 20;
const maxLineLength = 600;

/**
 * Finds details (phone, email, price, hours, address) that differ between pages although they have the same purpose.
 * Two numbers that a page shows side by side don't contradict each other, nor do the numbers of two branches.
 */
export function findContradictions(pages: ReadPage[], context: FactContext): Contradiction[] {
  const { phones, emails, addresses } = context.contactInfo;
  return [
    ...findDisagreements("phone", mentionsOf(phones, { pages, context, keyOf: phoneKey }), isOther),
    ...findDisagreements("email", mentionsOf(emails, { pages, context, keyOf: wordKey }), isOtherHost),
    ...findDisagreements("address", mentionsOf(addresses, { pages, context, keyOf: wordKey }), isOtherHouse),
    ...findDisagreements("hours", readHours(pages, context), (one, other) =>
      differs(one.meaning, other.meaning),
    ),
    ...findDisagreements("price", readPrices(pages), (one, other) =>
      isOtherPrice(one.meaning, other.meaning),
    ),
  ].slice(0, maxContradictions);
}

function findDisagreements<Meaning>(
  kind: ContradictionKind,
  mentions: Mention<Meaning>[],
  isContrary: (one: Mention<Meaning>, other: Mention<Meaning>) => boolean,
): Contradiction[] {
  const found: Contradiction[] = [];
  for (const [subject, group] of Map.groupBy(mentions, (mention) => mention.subject)) {
    const values: Mention<Meaning>[] = [];
    for (const mention of group) {
      if (values.length === 0) {
        const first = group.find((other) => other.page !== mention.page && isContrary(mention, other));
        if (first) values.push(mention, first);
      } else if (values.length < maxValues && values.every((value) => isContrary(value, mention)))
        values.push(mention);
    }
    if (values.length < 2) continue;
    found.push({
      kind,
      subject: values[0]?.name ?? subject,
      values: values.map(({ value, evidence, page }) => ({
        value,
        evidence,
        sourceUrl: page.url,
        sourceTitle: page.title,
        pageHash: page.pageHash,
      })),
    });
  }
  return found;
}

interface Search {
  pages: ReadPage[];
  context: FactContext;
  keyOf: (text: string) => string;
}

/** Returns where the pages mention these values, except values that a page shows side by side. */
function mentionsOf(values: string[], { pages, context, keyOf }: Search): Mention[] {
  const keys = new Map(values.map((value) => [keyOf(value), value]));
  if (keys.size < 2) return [];
  const mentions: Mention[] = [];
  const together = new Set<string>();
  for (const page of pages) {
    const seen = new Set<string>();
    for (const [at, line] of page.lines.entries()) {
      if (line.text.length > maxLineLength) continue;
      const text = keyOf(line.text);
      for (const [key, value] of keys) {
        if (key.length < 6 || seen.has(key) || !text.includes(key)) continue;
        seen.add(key);
        const before = line.text.slice(0, Math.max(0, line.text.search(startOf(value))));
        mentions.push({
          value,
          meaning: key,
          subject: findSubject(page, { at, before, companyName: context.companyName }),
          page,
          evidence: line.text,
        });
      }
    }
    if (seen.size > 1) for (const key of seen) together.add(key);
  }
  return mentions.filter((mention) => !together.has(mention.meaning));
}

function startOf(value: string): RegExp {
  return /^\+?\d/.test(value)
    ? /\+?[\d(]/
    : new RegExp(value.slice(0, 3).replace(/[^\p{L}\p{N}]/gu, "."), "iu");
}

/** Ignores the country code. */
function phoneKey(text: string): string {
  const digits = text.replace(/\D/g, "");
  return text.length <= 25 ? digits.slice(-8) : digits;
}

function wordKey(text: string): string {
  return foldLoosely(text).replace(/ /g, "");
}

function isOther(one: Mention, other: Mention): boolean {
  return one.meaning !== other.meaning;
}

/** "sales@" and "support@" have different purposes, but "info@" at two hosts is a contradiction. */
function isOtherHost(one: Mention, other: Mention): boolean {
  return isOther(one, other) && one.value.split("@")[0] === other.value.split("@")[0];
}

/**
 * True for another house number on the same street or in the same town. An address in another town is another branch.
 */
function isOtherHouse(one: Mention, other: Mention): boolean {
  const [a, b] = [one, other].map(({ value }) => foldLoosely(value).split(" "));
  const shared = (a ?? []).filter((word) => (b ?? []).includes(word) && word.length > 2).length;
  return (
    isOther(one, other) &&
    !one.meaning.includes(other.meaning) &&
    !other.meaning.includes(one.meaning) &&
    shared >= 2
  );
}

function readHours(
  pages: ReadPage[],
  { language, companyName }: FactContext,
): Mention<NonNullable<ReturnType<typeof readWeek>>>[] {
  return pages.flatMap((page) =>
    hourRuns(page.lines).flatMap((run) => {
      const week = readWeek(run.lines.join("; "), language);
      if (!week || !(run.isNamed || page.lines[run.at]?.isFooter)) return [];
      return [
        {
          value: run.lines.join("; "),
          meaning: week,
          subject: findSubject(page, { at: run.at, before: "", companyName }),
          page,
          evidence: run.lines.join(" "),
        },
      ];
    }),
  );
}
