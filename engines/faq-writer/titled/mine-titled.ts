/**
 * Proposes what a website tells below its titles, where no question covers it. The title stays as it is: a question made
 * from any title sounds made up, and visitors find an article by its title and its text.
 */
import { packOf } from "#engines/languages/packs.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { evidenceOf, splitSentences } from "../answer-lines.ts";
import type { IsOwnName } from "../dedupe.ts";
import { foldLoosely } from "../ground.ts";
import { faqHint, isInvitation } from "../language-phrases.ts";
import { announces } from "../mine-sections.ts";
import { isPerson } from "../mine-team.ts";
import { isOfOpinions, legalPage } from "../page-kinds.ts";
import { isPast } from "../page-statements.ts";
import { subjectOf } from "../page-subject.ts";
import { amount } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import { isNotice } from "../readiness/line-heading.ts";
import { ofValues } from "../readiness/record-evidence.ts";
import { isPraise } from "../readiness/word-evidence.ts";
import { asksToClick, isDated, isDraft, pointsAtPage } from "../refused-texts.ts";
import type { SiteLinks } from "../site-links.ts";
import type { LabelOf } from "../site-topics.ts";
import type { Written } from "../write-drafts.ts";
import { leadsIn } from "./leading-titles.ts";
import { repeatedHeadings, repeatedTexts } from "./repeated-texts.ts";
import { saidBy } from "./said-texts.ts";
import { sistersOf } from "./sister-titles.ts";
import { hasValues } from "./telling-titles.ts";
import { isNameOf, isOfPage, isOwnTopic, isTopic, type Naming, namesOf } from "./title-names.ts";
import { type TitledPart, titledParts } from "./titled-parts.ts";

interface MiningContext {
  language: string;
  companyName: string | null;
  /** What the owner is shown besides. */
  chosen: readonly Written[];
  /** True for what the owner has to decide, and may refuse. */
  isUncertain: (faq: Written) => boolean;
  isOwnName: IsOwnName;
  links: SiteLinks;
  menuLabelOf: LabelOf;
}

/** Each website gets at most so many. */
const most = 40;
/** As a share of the part's text. */
const covered = 0.8;
const wholly = 0.95;
/** Among so many questions that are answers of their own, the rest introduces them. */
const minAsked = 3;
const mostly = 0.4;
/** What each part of a list is worth less than the one before it, so that there is room for others. */
const perSibling = 0.1;

export function mineTitled(pages: readonly ReadPage[], context: MiningContext): Written[] {
  const { chosen, companyName, isUncertain, language, links, menuLabelOf } = context;
  const said = saidBy(chosen.filter(({ isMade, topic }) => !isMade || ofValues.test(topic ?? "")));
  const made = saidBy(chosen.filter((faq) => !isUncertain(faq)));
  const asked = new Set(
    chosen.flatMap(({ origin, question }) => (origin === "explicit" ? [foldLoosely(question)] : [])),
  );
  const isOfQuestions = (part: TitledPart) =>
    ((isOfPage(part) && part.page.outline.isFaqPage) || faqHint.test(part.title)) &&
    part.lines.filter((line) => asked.has(foldLoosely(line))).length >= minAsked;
  const shareOf = (part: TitledPart) => (isOfQuestions(part) ? mostly : covered);
  const isSaid = (part: TitledPart) => said.covers(part, shareOf(part)) || made.covers(part, wholly);
  const labelOf = (page: ReadPage) =>
    page.segments.length === 0
      ? companyName
      : (menuLabelOf(page) ??
        subjectOf(page, companyName) ??
        links.labelOf(page, (label) => isName(label, language)));
  const taken = new Set(chosen.map(({ question }) => foldLoosely(question)));
  const told = pages.filter((page) => !links.isStory(page));
  const isRepeated = repeatedTexts(pages);
  const isOfMany = repeatedHeadings(pages);
  const isSiteName = (title: string) => isNameOf(companyName, title) || isOfMany(title);
  const parts = told.flatMap((page) =>
    titledParts(page, {
      isRepeated,
      isSiteName,
      label: labelOf(page),
      isAsked: (question) => taken.has(foldLoosely(question)),
    }),
  );
  const leads = leadsIn(language);
  const naming = { ...context, leads, labelOf, isSiteName, isOnePage: told.length < minPages };
  const isUsable = (part: TitledPart) => tells(part, naming) && !isSaid(part);
  const usable = parts.flatMap((part) => openedUntil(isUsable, part));
  const named = namesOf(usable, naming);
  // What a part without a name tells is below its own titles.
  const telling = usable.flatMap((part) =>
    named.has(part) ? [part] : part.inner.flatMap((one) => openedUntil(isUsable, one)),
  );
  const names = namesOf(telling, naming);
  const titled: Written[] = [];
  const add = (part: TitledPart, title: string | undefined) => {
    if (title === undefined || taken.has(foldLoosely(title))) return;
    taken.add(foldLoosely(title));
    const written = writtenOf(part, title, { ...context, leads });
    said.add(written);
    titled.push(written);
  };
  // With fewer, the order decides nothing.
  const isLeading = telling.length > most ? leads : () => false;
  for (const part of byWorth(telling, { language, leads: isLeading })) {
    if (titled.length >= most) break;
    if (!isSaid(part)) {
      add(part, names.get(part));
      continue;
    }
    // The parts chosen before may have said most of it.
    const opened = part.inner.flatMap((one) => openedUntil(isUsable, one));
    const own = opened.length > 0 ? namesOf([...telling, ...opened], naming) : names;
    for (const one of opened) add(one, own.get(one));
  }
  return titled.slice(0, most);
}

/** False for "Read more" and for a link around a title with its text. */
function isName(label: string, language: string): boolean {
  return isTopic(label, language) && !/[.。]$/u.test(label) && !pointsAtPage(label, language);
}

function byWorth(parts: readonly TitledPart[], naming: Pick<Naming, "language" | "leads">): TitledPart[] {
  const perTitle = new Map<string, number>();
  return parts
    .map((part) => {
      const above = `${part.page.url} ${part.above[0] ?? ""}`;
      const before = perTitle.get(above) ?? 0;
      perTitle.set(above, before + 1);
      return { part, worth: worthOf(part, naming) - before * perSibling };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ part }) => part);
}

/** The part, or those below it if it is covered or can't be used. */
function openedUntil(isUsable: (part: TitledPart) => boolean, part: TitledPart): TitledPart[] {
  return isUsable(part) ? [part] : part.inner.flatMap((one) => openedUntil(isUsable, one));
}

function writtenOf(
  part: TitledPart,
  title: string,
  context: Pick<Naming, "language" | "leads"> & Pick<MiningContext, "companyName">,
): Written {
  const { page, answer, lines } = part;
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
    sisters: sistersOf(part, context),
    needsSubject: false,
    pageUrl: page.url,
    page,
  };
}

const unsure = 0.4;

/** What a calculator shows before anything was entered. */
const calculated = /(?<!\d)0[.,]00(?!\d)/;

/** How many of everything a calculator's visitor has before they choose. */
function isCalculator(answer: string): boolean {
  return answer.split("\n").filter((line) => /^\s*(?:- )?0$/.test(line)).length >= minZeros;
}

const minZeros = 3;

/** One such line makes so short a text useless. */
const fewLines = 2;
/** In characters. */
const minText = 25;
/** Without a number. */
const minTelling = 90;
/** A shorter line without a period is a label. */
const longLine = 160;
const maxEnd = 300;

/** So many titles make a list of features. */
const minLeading = 2;

/** A website with fewer shows all that it tells on its first page. */
const minPages = 3;

function tells(
  part: TitledPart,
  { isSiteName, language, labelOf, leads, isOnePage }: Naming & { isOnePage: boolean },
): boolean {
  const { title, told, answer, above, inner, page } = part;
  const text = told.map((line) => line.text).join(" ");
  const sentences = told.flatMap((line) => splitSentences(line.text));
  const [first = ""] = sentences;
  const hasDigit = /\d/.test(text);
  return (
    (isOwnTopic(title, { language, leads }) || (isOfPage(part) && labelOf(page) !== null)) &&
    ![title, ...above].some((name) => isNotice(name) || isOfOpinions(name)) &&
    !isCalculator(answer) &&
    readingLength(text) >= (hasDigit ? minText : minTelling) &&
    (hasDigit || told.length > 1 || readingLength(text) >= longLine || /[.!。]["”’»)]*$/u.test(text)) &&
    (!isLegal(page) || isRule(answer)) &&
    !isQuoted(first) &&
    // "Is this your class?" asks the reader.
    !/[?？؟]$/u.test(title) &&
    !calculated.test(text) &&
    !/^(?:©|copyright)|cookie/i.test(first) &&
    !/[{}]/u.test(text) &&
    !(told.length <= fewLines && announces.test(told.at(-1)?.text.slice(-maxEnd) ?? "")) &&
    (hasDigit || sentences.filter((one) => isPraise(one, language)).length * 2 <= sentences.length) &&
    // Below the company's name is mostly advertising.
    (hasDigit || page.segments.length > 0 || (isTopic(title, language) && !isSiteName(title))) &&
    // The first page of several mostly advertises what the others tell.
    (hasDigit ||
      isOnePage ||
      page.segments.length > 0 ||
      [title, ...inner.map((one) => one.title)].filter(leads).length >= (leads(title) ? 1 : minLeading) ||
      told.some(({ isListItem }) => isListItem)) &&
    !(told.length <= fewLines && pointsAtPage(first, language)) &&
    // Of a schedule or a list of talks, only the whole.
    (!page.outline.isListing || isOfPage(part)) &&
    !(isPerson(title) && [...above, page.title ?? ""].some((name) => namesTeam(name, language))) &&
    !isDraft(text) &&
    sentences.filter(isDated).length * 3 <= sentences.length &&
    !sentences.every(isInvitation) &&
    !(asksToClick(text) && !/\]\(/.test(answer)) &&
    sentences.filter(isPast).length * 3 <= sentences.length * 2
  );
}

function isLegal({ url }: ReadPage): boolean {
  return legalPage.test(URL.parse(url)?.pathname ?? "");
}

/** Terms of hire say what customers ask: the deposit, and when the hall is to be left. Those of a website name no amount. */
function isRule(answer: string): boolean {
  return (
    hasValues(answer.split("\n")) &&
    (amount.test(answer) || /\d ?%/.test(answer)) &&
    !legalese.test(answer) &&
    !notice.test(answer)
  );
}

const legalese = new RegExp(anyOf("company.legalese"), "iu");
const notice = new RegExp(anyOf("company.notice"), "iu");

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
function worthOf(
  { title, above, told, level, siblings }: TitledPart,
  { language, leads }: Pick<Naming, "language" | "leads">,
): number {
  const text = told.map((line) => line.text).join(" ");
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const isLeading = [title, ...above].some(leads);
  const praising = told.filter((line) => isPraise(line.text, language)).length;
  return (
    (numbers > 0 ? 1 : 0) +
    0.5 * Math.min(3, Math.log1p(numbers)) +
    (level === 1 ? 0.3 : 0) +
    (isLeading ? ofCustomers : 0) -
    (/[,!?–—.:]/u.test(title) ? 0.7 : 0) -
    (siblings > manySiblings && !isLeading ? 0.7 : 0) -
    0.3 * Math.min(2, praising)
  );
}

const manySiblings = 6;
/** What a title is worth that says what customers ask. */
const ofCustomers = 1.8;
