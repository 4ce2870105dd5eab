import { packOf } from "#engines/languages/packs.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { foldLoosely } from "./ground.ts";
import { isInvitation } from "./language-phrases.ts";
import { tellsOffer } from "./page-kinds.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

/** In characters. Longer lines aren't running text. */
const maxLineLength = 3000;
const maxPortrait = 260;
const leadingArticle = new RegExp(`^(?:${anyOf("company.article")}) `, "i");
const definitions = new Map<string, RegExp | null>();

/** Matches a description of what the company is: a noun, not praise, and not "is open to all". */
function definitionIn(language: string): RegExp | null {
  const known = definitions.get(language);
  if (known !== undefined) return known;
  const pack = packOf(language);
  const noun = pack?.company.aNoun ? `(?:${pack.company.aNoun.source})` : "";
  const article = noun && String.raw`${noun}(?:(?<=['’])|\s)`;
  const made = pack?.company.is
    ? new RegExp(
        pack.isSpaced
          ? String.raw`^(?:${pack.company.is.source}) ${article}\p{L}`
          : String.raw`^(?:${pack.company.is.source})\s?${noun}\s?\p{L}`,
        "iu",
      )
    : null;
  definitions.set(language, made);
  return made;
}
/** Matches what the company does, as in "collects furniture" or "unterrichtet Tanz". */
const doesSomething = new RegExp(
  String.raw`^(?!(?:${anyOf("company.noDoing")})\b)(?:\p{Ll}{3,}s \p{L}|\p{Ll}{4,}t \p{L})`,
  "u",
);
const takesPlace = new RegExp(String.raw`^${wholeWords("company.takesPlace")}`, "iu");
const founded = new RegExp(anyOf("company.founded"), "iu");
const month = anyOf("calendar.month");
const date = new RegExp(
  `\\b\\d{1,2}(?:\\.|st|nd|rd|th)? (?:de )?(?:${month})\\b|\\b(?:${month}) \\d{1,2}\\b`,
  "iu",
);
const praise = new RegExp(String.raw`!|${wholeWords("company.praise")}`, "iu");
/** Legal notices and forms don't describe what a company does. */
const notice = new RegExp(anyOf("company.notice"), "iu");
/** Matches a sentence that continues the one before. */
const continuesSentence = new RegExp(String.raw`^(?:${anyOf("company.goesOn")})(?![\p{L}])`, "iu");

/** Finds what an organization is or does, where it operates and since when, in sentences that start with its name. */
export function mineCompany(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const name = context.companyName;
  if (!name) return [];
  const found = new Map<string, PagedAnswer>();
  const add = (page: ReadPage, kind: keyof typeof factQuestions, topic: string, lines: string[]): void => {
    const question =
      phrase(factQuestions[kind], context.language, context.calledName) ??
      (topic === "who" ? phrase(factQuestions.us, context.language, null) : null);
    if (!question || found.has(topic) || [...found.values()].some((other) => other.lines.includes(lines[0]!)))
      return;
    found.set(topic, {
      page,
      question,
      answer: lines.join(" "),
      lines,
      topic,
      needsSubject: false,
      confidence: 0.6,
    });
  };
  const isSomething = definitionIn(context.language);
  for (const { page, heading, sentence, next, rest } of sentencesOf(pages, name)) {
    if (takesPlace.test(rest)) add(page, date.test(sentence) ? "event" : "eventPlace", "event", [sentence]);
    else if (founded.test(rest)) add(page, "founded", "founded", [sentence]);
    else if (
      sentence.length >= 50 &&
      sentence.length <= maxPortrait &&
      !praise.test(sentence) &&
      !notice.test(sentence)
    ) {
      const lines =
        next && continuesSentence.test(next) && !praise.test(next) ? [sentence, next] : [sentence];
      if (isSomething?.test(rest)) add(page, "company", "who", lines);
      // "Birchhill offers guitar lessons" below "Guitar" is about one of its offers.
      else if (doesSomething.test(rest) && !isOfHeading(rest, heading)) add(page, "work", "who", lines);
    }
  }
  // An event has a date and is described by what it is. A company has no date and is described by what it does.
  if (found.has("event")) {
    if (found.get("who")?.question === phrase(factQuestions.work, context.language, context.calledName))
      found.delete("who");
    for (const page of pages) {
      const line = dateBelowName(page, name);
      if (line) add(page, "eventDate", "event-date", [line]);
    }
  }
  return [...found.values()];
}

/** Reads the date directly below the event's name, such as "10–11 June 2027 · Aarhus". */
function dateBelowName(page: ReadPage, name: string): string | null {
  const start = page.lines.findIndex((line) => line.level === 1);
  const heading = page.lines[start];
  if (!heading || !foldLoosely(heading.text).includes(foldLoosely(name))) return null;
  const line = page.lines
    .slice(start + 1, start + 5)
    .find(({ text, level, isControl }) => level === 7 && !isControl && text.length <= 80 && date.test(text));
  return line?.text ?? null;
}

/** True if a sentence contains the words of the heading above it. */
function isOfHeading(rest: string, heading: string | null): boolean {
  const said = foldLoosely(rest).split(" ");
  return (
    heading !== null &&
    foldLoosely(heading)
      .split(" ")
      .every((word) => said.includes(word))
  );
}

interface NamedSentence {
  page: ReadPage;
  /** Of a section, below the page's own. */
  heading: string | null;
  sentence: string;
  next: string | null;
  /** The sentence without the name. */
  rest: string;
}

function sentencesOf(pages: ReadPage[], name: string): NamedSentence[] {
  return pages.flatMap((page) => {
    if (!tellsOffer(page)) return [];
    let heading: string | null = null;
    return page.lines.flatMap((line) => {
      if (line.level < 7) heading = line.level === 1 ? null : line.text;
      if (
        line.level < 7 ||
        line.isExcluded ||
        line.isFooter ||
        line.isControl ||
        line.text.length < 40 ||
        line.text.length > maxLineLength
      )
        return [];
      const sentences = splitSentences(line.text);
      return sentences.flatMap((sentence, at) => {
        const rest = afterName(sentence, name);
        const next = sentences[at + 1] ?? null;
        return rest !== null && sentence.length <= 350 && /[.。]$/.test(sentence) && !isInvitation(sentence)
          ? [
              {
                page,
                heading,
                sentence,
                next: next && next.length <= 250 && /\.$/.test(next) ? next : null,
                rest,
              },
            ]
          : [];
      });
    });
  });
}

/** True for "Larkfield Cycles is a workshop …". */
export function definesCompany(
  sentence: string,
  { companyName, language }: { companyName: string | null; language: string },
): boolean {
  const rest = companyName === null ? null : afterName(sentence, companyName);
  return rest !== null && (definitionIn(language)?.test(rest) ?? false);
}

/** Returns the rest of a sentence that starts with the organization's full name or its first words. */
function afterName(sentence: string, name: string): string | null {
  const words = sentence.replace(leadingArticle, "").split(" ");
  const named = foldLoosely(name.replace(leadingArticle, "")).split(" ");
  let shared = 0;
  while (shared < named.length && foldLoosely(words[shared] ?? "") === named[shared]) shared += 1;
  if (shared === 0 || (shared === 1 && named.length > 1 && named[0]!.length < 4)) return null;
  // "Second hand is a ..." doesn't name "Second Spring".
  const rest = words.slice(shared);
  return /^\p{Ll}/u.test(rest[0] ?? "") ? rest.join(" ") : null;
}
