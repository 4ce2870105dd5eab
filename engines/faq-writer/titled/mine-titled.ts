/**
 * Proposes what a website tells below its titles, where no question covers it. The title stays as it is: a question made
 * from any title sounds made up, and visitors find an article by its title and its text. Only the owner publishes it.
 */
import { packOf } from "#engines/languages/packs.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { evidenceOf, splitSentences } from "../answer-lines.ts";
import type { IsOwnName } from "../dedupe.ts";
import { foldLoosely } from "../ground.ts";
import { isInvitation } from "../language-phrases.ts";
import { announces } from "../mine-sections.ts";
import { isPerson } from "../mine-team.ts";
import { legalPage, storyPage } from "../page-kinds.ts";
import { isPast } from "../page-statements.ts";
import { subjectOf } from "../page-subject.ts";
import type { ReadPage } from "../read-page.ts";
import { isNotice } from "../readiness/line-heading.ts";
import { isPraise } from "../readiness/word-evidence.ts";
import { asksToClick, isDated, isDraft, pointsAtPage } from "../refused-texts.ts";
import { labelsOfPages } from "../site-topics.ts";
import type { Written } from "../write-drafts.ts";
import { isNameOf, isOfPage, isTopic, type Naming, namesOf } from "./title-names.ts";
import { type TitledPart, titledParts } from "./titled-parts.ts";

interface MiningContext {
  language: string;
  companyName: string | null;
  /** What the owner is shown besides. */
  chosen: readonly Written[];
  isOwnName: IsOwnName;
}

/** Each website gets at most so many. */
const most = 15;
/** What would be hard to review with all other made questions. */
const mostMade = 40;
/** As a share of the part's text. */
const covered = 0.6;
/** A list of many parts of one kind would leave no room for others. */
const mostOfOne = 4;

export function mineTitled(pages: readonly ReadPage[], context: MiningContext): Written[] {
  const { chosen, companyName, language } = context;
  const room = Math.min(most, mostMade - chosen.filter(({ isMade }) => isMade).length);
  if (room <= 0) return [];
  const said = saidBy(chosen);
  const menu = labelsOfPages(pages, language);
  const labelOf = (page: ReadPage) => menu(page) ?? subjectOf(page, companyName);
  const taken = new Set(chosen.map(({ question }) => foldLoosely(question)));
  const parts = pages.filter(isOfOwner).flatMap((page) =>
    titledParts(page, {
      isSiteName: (title) => isNameOf(companyName, title),
      label: labelOf(page),
      isAsked: (question) => taken.has(foldLoosely(question)),
    }),
  );
  const naming = { ...context, labelOf, isOnePage: pages.filter(isOfOwner).length < minPages };
  const telling = parts.flatMap((part) =>
    openedUntil((one) => tells(one, naming) && !said.covers(one), part),
  );
  const names = namesOf(telling, naming);
  const texts = new Set<string>();
  const perTitle = new Map<string, number>();
  return telling
    .map((part) => ({ part, worth: worthOf(part, language) }))
    .sort((a, b) => b.worth - a.worth)
    .flatMap(({ part }) => {
      const title = names.get(part) ?? null;
      const text = foldLoosely(part.answer);
      const above = foldLoosely(part.above[0] ?? part.page.url);
      const count = perTitle.get(above) ?? 0;
      if (title === null || taken.has(foldLoosely(title)) || texts.has(text) || count >= mostOfOne) return [];
      taken.add(foldLoosely(title));
      texts.add(text);
      perTitle.set(above, count + 1);
      return [writtenOf(part, title)];
    })
    .slice(0, room);
}

/** The part, or those below it if it is covered or can't be used. */
function openedUntil(isUsable: (part: TitledPart) => boolean, part: TitledPart): TitledPart[] {
  return isUsable(part) ? [part] : part.inner.flatMap((one) => openedUntil(isUsable, one));
}

function writtenOf({ page, answer, lines }: TitledPart, title: string): Written {
  return {
    question: title,
    answer,
    evidence: evidenceOf(lines),
    section: page.outline.mainHeading,
    topic: null,
    origin: "section",
    confidence: unsure,
    rank: 1,
    subject: null,
    isMade: true,
    isTitle: true,
    needsSubject: false,
    pageUrl: page.url,
    page,
  };
}

const unsure = 0.4;

/** False for notices, news and other people's work. */
function isOfOwner({ url, outline }: ReadPage): boolean {
  const path = URL.parse(url)?.pathname ?? "";
  return !legalPage.test(path) && !storyPage.test(path) && !outline.isListing;
}

/** In characters. */
const minText = 25;
/** Without a number. */
const minTelling = 90;
const maxEnd = 300;

/** A website with fewer shows all that it tells on its first page. */
const minPages = 3;

function tells(part: TitledPart, { language, labelOf, isOnePage }: Naming & { isOnePage: boolean }): boolean {
  const { title, told, answer, above, page } = part;
  const text = told.map((line) => line.text).join(" ");
  const sentences = told.flatMap((line) => splitSentences(line.text));
  const [first = ""] = sentences;
  const hasNumber = /\d/.test(text);
  return (
    (isTopic(title, language) || (isOfPage(part) && labelOf(page) !== null)) &&
    ![title, ...above].some(isNotice) &&
    readingLength(text) >= (hasNumber ? minText : minTelling) &&
    (hasNumber || told.length > 1 || /[.!。]["”’»)]*$/u.test(text)) &&
    !isQuoted(first) &&
    !/^(?:©|copyright)|cookie/i.test(first) &&
    !/[{}]/u.test(text) &&
    !announces.test(told.at(-1)?.text.slice(-maxEnd) ?? "") &&
    (hasNumber || !told.some((line) => isPraise(line.text, language))) &&
    // The first page of several mostly advertises what the others tell.
    (hasNumber || isOnePage || page.segments.length > 0 || told.some(({ isListItem }) => isListItem)) &&
    !pointsAtPage(first, language) &&
    !(isPerson(title) && [...above, page.title ?? ""].some((name) => namesTeam(name, language))) &&
    !isDraft(text) &&
    !isDated(text) &&
    !isInvitation(text) &&
    !(asksToClick(text) && !/\]\(/.test(answer)) &&
    sentences.filter(isPast).length * 2 <= sentences.length
  );
}

/** Portraits of a team are answered by the list of its people. */
function namesTeam(name: string, language: string): boolean {
  return splitIntoWords(name).some((_, at, words) =>
    packOf(language)?.team.heading.test(words.slice(at, at + maxTeam).join(" ")),
  );
}

/** In words. */
const maxTeam = 2;

function isQuoted(text: string): boolean {
  return /^["“„«‘]/u.test(text);
}

/** Parts that name numbers say what can be asked for. Slogans and items of a long list hardly do. */
function worthOf({ title, told, level, siblings }: TitledPart, language: string): number {
  const text = told.map((line) => line.text).join(" ");
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const praising = told.filter((line) => isPraise(line.text, language)).length;
  return (
    (numbers > 0 ? 1 : 0) +
    0.5 * Math.min(3, Math.log1p(numbers)) +
    (level === 1 ? 0.3 : 0) -
    (/[,!?–—.:]/u.test(title) ? 0.7 : 0) -
    (siblings > manySiblings ? 0.7 : 0) -
    0.3 * Math.min(2, praising)
  );
}

const manySiblings = 6;

/** As a share of the part's words. */
const coveredValues = 0.5;

interface Said {
  covers: (part: TitledPart) => boolean;
}

/** Values such as an address are on many lines, each with other ones. */
const ofValues = /^(?:contact|location|hours|open-sundays)$/;

function saidBy(chosen: readonly Written[]): Said {
  const sentences = new Set(chosen.flatMap(({ evidence }) => evidence.map(foldLoosely)));
  const values = new Set(
    chosen
      .filter(({ topic }) => ofValues.test(topic ?? ""))
      .flatMap(({ answer }) => foldLoosely(answer).split(" ")),
  );
  return {
    covers({ told }) {
      const own = told.flatMap((line) => splitSentences(line.text)).map(foldLoosely);
      const words = own.flatMap((sentence) => sentence.split(" "));
      const length = own.reduce((sum, sentence) => sum + sentence.length, 0);
      const known = own.reduce((sum, one) => sum + (sentences.has(one) ? one.length : 0), 0);
      return (
        known >= covered * length ||
        words.filter((word) => values.has(word)).length >= coveredValues * words.length
      );
    },
  };
}
