/** Joins a title to the one above it, unless one of them says what the other does. */
import { type CustomerQuestion, customerQuestions } from "#engines/customer-questions/bank.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import { isInvitation } from "../language-phrases.ts";
import { moreLink } from "../render-text.ts";

interface Pair {
  lead: string;
  title: string;
  /** True if the title is that of the whole page, which the menu calls as the lead. */
  isOfPage: boolean;
}

export interface JoinContext {
  language: string;
  leads: (title: string) => boolean;
}

export function joinTitles({ lead, title, isOfPage }: Pair, context: JoinContext): string {
  if (isWithin(lead, title)) return title;
  if (isOfPage && isWithin(title, lead)) return lead;
  const asked = askedBy(lead, context.language);
  // "Get in touch" and "We're always there" below "Contact".
  const isContact = asked.some(({ intent }) => intent.id === "contact");
  if (isContact && isOfPage && (!context.leads(title) || isCall(title))) return lead;
  // "Book your table" below "Booking".
  if (asked.some(({ asks }) => asks.test(title))) return title;
  if (holdsOffers.test(lead) && isOffer(title, context)) return title;
  return `${lead} – ${title}`;
}

function isCall(title: string): boolean {
  return moreLink.test(title) || isInvitation(title);
}

/** Shorter ones are mostly articles, except in scripts with a sign for each syllable or word. */
const longWord = /\p{L}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** In letters. A shorter word has to be the same. */
const minStem = 4;
/** In letters. "Sophrologie" and "sophrologue" share all but their ends, and "courts" isn't in "courtesy". */
const maxEnd = 2;
const maxLonger = 1;

/** True for "Prices" and "Prices of all rooms", but not for "Prices of all rooms" and "Prices". */
export function isWithin(short: string, long: string): boolean {
  const [words, others] = [wordsOf(short), wordsOf(long)];
  return words.length > 0 && words.every((word) => others.some((other) => isAlike(word, other)));
}

function isAlike(word: string, other: string): boolean {
  if (word.length <= minStem) return word === other;
  const stem = word.slice(0, Math.max(minStem, word.length - maxEnd));
  return other.startsWith(stem) && other.length <= word.length + maxLonger;
}

const general = new RegExp(`^(?:${anyOf("sections.general")})$`, "iu");

/** False for "Our contact" and "Contact & imprint" beside "Contact". */
export function addsTo(name: string, other: string): boolean {
  return wordsOf(other).some((word) => longWord.test(word) && !general.test(word) && !isWithin(word, name));
}

const articles = new RegExp(`^(?:${anyOf("sections.our")})$`, "iu");

function wordsOf(title: string): string[] {
  return splitIntoWords(foldLoosely(title)).filter((word) => !articles.test(word));
}

/** What "Prices" and "Booking" ask for, and "Course prices" doesn't alone. */
function askedBy(title: string, language: string): CustomerQuestion[] {
  return [...customerQuestions(language).values()].filter(({ asks }) => isAllOf(asks, title));
}

function isAllOf(asks: RegExp, title: string): boolean {
  const found = asks.exec(title);
  return (
    found !== null &&
    found[0] !== "" &&
    !longWord.test(`${title.slice(0, found.index)} ${title.slice(found.index + found[0].length)}`)
  );
}

const holdsOffers = new RegExp(`^(?:${anyOf("offers.services")})$`, "iu");
const speaking = new Map<string, RegExp>();

/** True for "Drain cleaning" below "Services", but not for "What you get". */
function isOffer(title: string, { language }: JoinContext): boolean {
  const speaks = speaking.get(language) ?? new RegExp(wholeWordsIn(language, "sections.speaks"), "iu");
  speaking.set(language, speaks);
  return !general.test(title) && !speaks.test(title) && !/[,.?!–—]/u.test(title);
}
