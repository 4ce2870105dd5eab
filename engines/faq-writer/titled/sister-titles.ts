/**
 * Decides together about texts of the same kind: the parts below one title, and pages of one folder or with one name ("Men's
 * Ministry", "Music Ministry"). If one of them states values, visitors look for the others beside it.
 */
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { readingLength, splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf } from "#engines/languages/words.ts";
import { splitSentences } from "../answer-lines.ts";
import { foldLoosely } from "../ground.ts";
import { isQuote } from "../headed/told-parts.ts";
import { isCallToAction, isInvitation, opensLikeQuestion } from "../language-phrases.ts";
import { legalPage } from "../page-kinds.ts";
import { isPast, leans } from "../page-statements.ts";
import { isPraise } from "../readiness/word-evidence.ts";
import { isUnfinished } from "../refused-texts.ts";
import { topics } from "../topics.ts";
import type { Written } from "../write-drafts.ts";
import { isOfPage } from "./title-names.ts";
import type { TitledPart } from "./titled-parts.ts";

export interface Sisters {
  /** Names of what the text is one of several of. */
  of: string[];
  /** True if it can be published beside its sisters. "Why it matters" advertises. */
  isSound: boolean;
  /** True if it has a list, or its title says what customers ask. */
  isAsked: boolean;
  hasDigit: boolean;
  /** True if its text says what its title is about, besides what the titles above name, too. */
  agrees: boolean;
  isPraising: boolean;
}

/** With fewer, a text may be the only one of its kind. */
const minSisters = 3;
/** As a share. Where fewer say what their titles are about, the titles are slogans. */
const minAgreeing = 2 / 3;
/** In letters. A shorter word, such as "us", is in many titles. */
const minName = 4;
/** In words. */
const maxPlain = 6;
/** In characters. A shorter page is an introduction to what is beside its text. */
const minPage = 250;
const minPart = 60;
/** Without a number. */
const minSentences = 2;
const minItems = 2;
/** As a share of the text. The rest are labels, names and buttons. */
const minSaid = 0.6;

interface Context {
  language: string;
  companyName: string | null;
  leads: (title: string) => boolean;
}

export function sistersOf(part: TitledPart, { language, companyName, leads }: Context): Sisters {
  const { title, told } = part;
  const sentences = told.flatMap(({ text }) => splitSentences(text));
  const hasDigit = sentences.some((sentence) => /\d/.test(sentence));
  return {
    of: groupsOf(part, companyName),
    isSound:
      isSound(part, language) &&
      (leads(title) || (!opensLikeQuestion(title) && (isOfPage(part) || !speaksOfPeople(title, language)))),
    agrees: agrees(part),
    isAsked: leads(title) || told.filter(({ isListItem }) => isListItem).length >= minItems,
    hasDigit,
    isPraising: sentences.some((sentence) => isPraise(sentence, language)),
  };
}

/** The other texts of a kind of which at least one is published, in the order of `titled`. */
export function besideSisters(titled: readonly Written[], telling: ReadonlySet<Written>): Written[] {
  const groups = new Map<string, Written[]>();
  for (const faq of titled)
    for (const group of faq.sisters?.of ?? []) {
      const faqs = groups.get(group);
      if (faqs) faqs.push(faq);
      else groups.set(group, [faq]);
    }
  const published = new Map([...groups].filter(([, faqs]) => isPublished(faqs, telling)));
  const calm = new Set([...published].flatMap(([group, faqs]) => (faqs.some(praises) ? [] : [group])));
  return titled.filter((faq) => {
    const { sisters } = faq;
    if (telling.has(faq) || sisters?.isSound !== true) return false;
    const known = sisters.of.filter((group) => published.has(group));
    if (sisters.isAsked) return known.length > 0;
    // Pages of one folder may be about anything.
    const isSaid = sisters.hasDigit || sisters.of.some((group) => group.startsWith(part));
    return isSaid && known.some((group) => calm.has(group));
  });
}

function isPublished(faqs: readonly Written[], telling: ReadonlySet<Written>): boolean {
  return (
    faqs.length >= minSisters &&
    faqs.some((faq) => telling.has(faq)) &&
    faqs.filter(({ sisters }) => sisters?.agrees).length >= minAgreeing * faqs.length
  );
}

function praises({ sisters }: Written): boolean {
  return sisters?.isPraising !== false;
}

const part = "part";

function groupsOf(titled: TitledPart, companyName: string | null): string[] {
  const { page, above, title, level, isBeside } = titled;
  if (isBeside || page.segments.length === 0) return [];
  if (!isOfPage(titled)) return [`${part} ${page.url} ${level} ${foldLoosely(above[0] ?? "")}`];
  const folder = page.segments.slice(0, -1).join("/");
  const company = foldLoosely(companyName ?? "").split(" ");
  const words = foldLoosely(title).split(" ");
  return [
    ...(folder === "" ? [] : [`folder ${folder}`]),
    ...[words[0], words.at(-1)].flatMap((word) =>
      word !== undefined && words.length > 1 && word.length >= minName && !company.includes(word)
        ? [`name ${word}`]
        : [],
    ),
  ];
}

function isSound(part: TitledPart, language: string): boolean {
  const { page, title, told, answer } = part;
  const sentences = told.flatMap(({ text }) => splitSentences(text));
  const hasDigit = /\d/.test(answer);
  const few = (is: (sentence: string) => boolean) => sentences.filter(is).length * 3 <= sentences.length;
  const lengthOf = (lines: readonly { text: string }[]) =>
    lines.reduce((sum, { text }) => sum + readingLength(text), 0);
  const said = told.filter(({ text, isListItem }) => isListItem || isSentence(text));
  return (
    isPlain(title, language) &&
    !legalPage.test(URL.parse(page.url)?.pathname ?? "") &&
    !legalese.test(answer) &&
    lengthOf(told) >= (isOfPage(part) ? minPage : minPart) &&
    lengthOf(said) >= minSaid * lengthOf(told) &&
    sentences.filter(isSentence).length >= (hasDigit ? 1 : minSentences) &&
    (hasDigit || isOfPage(part) || !speaksOfPeople(title, language)) &&
    !/[?？؟]$/u.test(sentences[0] ?? "") &&
    !told.some(({ text }) => / \| /.test(text)) &&
    !leans(sentences[0] ?? "", language) &&
    !/[:：]$/u.test(told.at(-1)?.text ?? "") &&
    !isUnfinished(answer) &&
    few(isPast) &&
    few((sentence) => isPraise(sentence, language) || /[!?！？]$/u.test(sentence)) &&
    few((sentence) => isInvitation(sentence) || isCallToAction(sentence) || isQuote.test(sentence))
  );
}

/** "Impossible made possible" is in no text. */
function agrees({ title, above, told }: TitledPart): boolean {
  const text = foldLoosely(told.map((line) => line.text).join(" "));
  const outer = foldLoosely(above.join(" "));
  return splitIntoWords(title)
    .map((word) => foldLoosely(word))
    .filter((word) => word.length >= (isLetters.test(word) ? minStem : minSigns))
    .map((word) => word.slice(0, maxStem))
    .some((stem) => text.includes(stem) && !outer.includes(stem));
}

/** In letters, at the start of a word. */
const minStem = 4;
const maxStem = 5;
/** Of a script that writes words without spaces. */
const minSigns = 2;
const isLetters = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** False for slogans, and for what no customer asks: why it is the best, and what it stands for. */
function isPlain(title: string, language: string): boolean {
  return (
    !/[,!?–—.:：！？]| - /u.test(title) &&
    splitIntoWords(title).length <= maxPlain &&
    !isPraise(title, language) &&
    !unasked.some(({ heading, asked }) => heading?.test(title) || asked.test(title))
  );
}

const unasked = topics.filter(({ id }) => /^(?:why|mission|values)$/.test(id));
const legalese = new RegExp(anyOf("company.legalese"), "iu");

function isSentence(text: string): boolean {
  return /[.!?…。！？]["”’»)\]]*$/u.test(text);
}
