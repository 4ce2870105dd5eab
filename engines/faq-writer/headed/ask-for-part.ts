/** Words the question that a part of a page answers, by what kind of part it is. */
import { type CustomerQuestion, wordQuestion } from "#engines/customer-questions/bank.ts";
import { isEquipment } from "#engines/customer-questions/equipment.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { answersKind, statesAnswer } from "#engines/customer-questions/states-answer.ts";
import type { HeadingId } from "#engines/languages/headings/heading-words.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { factQuestions } from "../fact-phrases.ts";
import { foldLoosely } from "../ground.ts";
import { calmCapitals } from "../heading-to-question.ts";
import { isPerson } from "../mine-team.ts";
import { missesPoint } from "../misses-point.ts";
import { amount } from "../price-text.ts";
import { aboutCompany, phrase, topics } from "../topics.ts";
import { headingKinds, kindOfFirst, kindOfHeading } from "./heading-kinds.ts";
import { labelLevel } from "./labelled-lines.ts";
import {
  articleStart,
  isOfCompany,
  isOffer,
  isOfferLike,
  isOfOffers,
  namesOffers,
} from "./offer-headings.ts";
import type { ToldPart } from "./told-parts.ts";

export interface AskedPart {
  kind: "intent" | "topic" | "stated" | "includes" | "person" | "offer";
  question: string;
  topic: string | null;
  category: CategoryId;
  id?: HeadingId;
  intent?: IntentId;
}

export interface AskContext {
  language: string;
  calledName: string | null;
  questions: CustomerQuestion[];
  /** Names of offers that the website lists, folded. */
  named: ReadonlySet<string>;
  /** Questions about what a place is equipped with. */
  equipment: CustomerQuestion[];
  /** True for a company that lets rooms, whose lists hardly name anything else. */
  isLodging: boolean;
}

/** They have their own templates, or a heading says too little about them. */
const ownTemplates =
  /^(?:contact|address|prices|hours|open-sundays|treatments|mission|references|privacy|partners|included|who-runs-it)$/;
/** As a share of the heading's letters. */
const minShare = 0.45;
/** Of a company whose trade isn't known. */
const manyTrades = 5;
/** In words. */
const maxWords = 7;
const minItems = 3;
/** In characters. */
const minPortrait = 60;
const minTold = 25;

export function askForPart(part: ToldPart, context: AskContext): AskedPart | null {
  const { level, heading, kicker } = part;
  return (
    askKind(part, kindOfPart(part, context), context) ??
    (part.lines.length === 0
      ? null
      : (askTopic(part, context) ??
        askIntent(part, context) ??
        (kicker === null || level === 1 ? null : askIntent({ ...part, heading: kicker }, context)) ??
        askStated(part, context) ??
        askKind(part, level < labelLevel ? kindOfFirst(heading, context.language) : null, context) ??
        askPerson(part, context) ??
        askAmenities(part, context) ??
        askOffer(part, context)))
  );
}

/** What a page lists below a heading that names something else: "Areas covered" above "Regular visits in". */
const lists: ReadonlySet<HeadingId> = new Set([
  "areas",
  "amenities",
  "rules",
  "included",
  "excluded",
  "payment",
]);
/** What the headings below may tell. */
const ofParts: ReadonlySet<HeadingId> = new Set(["areas", "amenities", "rules", "process", "payment"]);
const saysHours = new RegExp(
  String.raw`\d\s?(?:[:.h]\s?\d|[ap]\.?m|(?:${anyOf("hours.clock")}))|${wholeWords("hours.byAppointment")}`,
  "iu",
);

/** The heading is one that many pages have, such as "What's included", or the list is below one. */
function kindOfPart(part: ToldPart, { language }: AskContext): Kind | null {
  const { heading, items, above } = part;
  return (
    kindOfHeading(heading, language) ??
    kindOfKicker(part, language) ??
    (items < minItems
      ? null
      : (above.map((name) => kindOfHeading(name, language)).find((kind) => kind && lists.has(kind.id)) ??
        null))
  );
}

type Kind = NonNullable<ReturnType<typeof kindOfHeading>>;

function askKind(part: ToldPart, found: Kind | null, { language }: AskContext): AskedPart | null {
  const { heading, text, lines, invitation, above, children, page } = part;
  if (!found) return null;
  const { id, question } = found;
  const { topic, category, needs } = headingKinds[id];
  // "Training" names a service on one page and a person's education on another.
  const isService =
    id === "qualifications" && (isOfOffers(page) || above.some((name) => namesOffers(name, language)));
  const told = isTold(part) ? text : children.map(({ name }) => name).join(" ");
  const isAnswer =
    id === "hours"
      ? saysHours.test(text)
      : isTold(part)
        ? lines.length > 0 || (id === "booking" && invitation !== null)
        : ofParts.has(id) &&
          (id !== "process" || children.length >= minSteps || kindOfHeading(heading, language) !== null);
  if (isService || !isAnswer || needs?.test(told) === false) return null;
  const asked = id === "hours" ? phrase(factQuestions.hours, language, null) : question;
  return asked === null ? null : { kind: "topic", id, question: asked, topic, category };
}

/** Two parts below a slogan are hardly steps. */
const minSteps = 3;

/** "Our service area" above "All of Leeds, by bike": the title is a slogan, and the line above it names the section. */
function kindOfKicker({ kicker, level }: ToldPart, language: string): Kind | null {
  const kind = kicker === null || level === 1 ? null : kindOfHeading(kicker, language);
  return kind && !namesAnything.has(kind.id) ? kind : null;
}

/** Above a slogan, "Features" and "Training" may name what is sold. */
const namesAnything: ReadonlySet<HeadingId> = new Set(["amenities", "qualifications", "materials", "place"]);

/** False if a part's own text says less than the parts below it. */
export function isTold({ sentences, items, children }: ToldPart): boolean {
  return children.length < 2 || sentences >= 2 || items >= minItems;
}

/** The heading is that of a topic, whose section may be a single sentence here. */
function askTopic({ heading, text }: ToldPart, { language, calledName }: AskContext): AskedPart | null {
  const topic = topics.find(
    (one) =>
      one.heading?.test(heading) &&
      !aboutCompany.test(one.id) &&
      !one.needsSubject &&
      one.id !== "accommodation" &&
      (!one.mentions || one.mentions.test(text)),
  );
  const question = topic ? phrase(topic.questions, language, calledName) : null;
  return topic && question ? { kind: "topic", question, topic: topic.id, category: "general" } : null;
}

/** True if a heading can name what the question is about. Of a company whose trade isn't known, only what many ask. */
export function mayBeNamed({ intent }: CustomerQuestion, isTradeKnown: boolean): boolean {
  return !ownTemplates.test(intent.id) && (isTradeKnown || intent.trades.length >= manyTrades);
}

/** The heading names what customers of the trade ask about. */
function askIntent(
  { heading, text }: Pick<ToldPart, "heading" | "text">,
  { language, calledName, questions }: AskContext,
): AskedPart | null {
  if (splitIntoWords(heading).length > maxWords) return null;
  const [best] = questions
    .map((question) => ({ question, share: shareOf(question.asks, heading) }))
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share);
  if (!best) return null;
  const { question } = best;
  const { intent } = question;
  const { kind } = intent;
  if ((kind === "amount" || kind === "time") && !answersKind(text, { language, kind })) return null;
  // "Saturday market" doesn't say that anyone works on Saturdays.
  if (question.says?.test(`${heading}: ${text}`) === false) return null;
  if (missesPoint(text, { intent, language, heading })) return null;
  if (text.length < minTold && !/\d/.test(text)) return null;
  const asked = wordQuestion(question, calledName);
  return asked === null
    ? null
    : {
        kind: "intent",
        question: asked,
        topic: intent.topic ?? intent.id,
        intent: intent.id,
        category: intent.category,
      };
}

/** "The quote is free" above a sentence about it: the heading itself answers what customers ask. */
function askStated(
  { heading, text, level, isStep, sentences }: ToldPart,
  { language, calledName, questions }: AskContext,
): AskedPart | null {
  const words = splitIntoWords(heading).length;
  if (level === 1 || isStep || sentences === 0 || words < minStated || words > maxStated) return null;
  const question = questions.find(
    (one) =>
      statedKinds.has(one.intent.kind) &&
      one.asks.test(heading) &&
      statesAnswer({ text: heading, language }, one) &&
      !missesPoint(`${heading}. ${text}`, { intent: one.intent, language }),
  );
  const asked = question ? wordQuestion(question, calledName) : null;
  if (!question || asked === null) return null;
  const { intent } = question;
  return {
    kind: "stated",
    question: asked,
    topic: intent.topic ?? intent.id,
    intent: intent.id,
    category: intent.category,
  };
}

/** In words. */
const minStated = 2;
const maxStated = 10;
/** A heading without any of these says too little. */
const statedKinds: ReadonlySet<string> = new Set(["yes-no", "amount", "time", "any"]);

function shareOf(words: RegExp, heading: string): number {
  const all = lettersIn(heading);
  return all === 0 ? 0 : lettersIn(words.exec(heading)?.[0] ?? "") / all;
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}

/** In words. A heading that is so long and has a word of the company's name says something about the company. */
const minStatement = 4;

/** "Old Mill School Founded" is no name. */
function isAboutCompany(heading: string, calledName: string | null): boolean {
  const words = foldLoosely(heading.replace(title, "")).split(" ");
  const own = new Set(foldLoosely(calledName ?? "").split(" "));
  return words.length >= minStatement && words.some((word) => word.length >= minStatement && own.has(word));
}

function askPerson(part: ToldPart, { language, calledName }: AskContext): AskedPart | null {
  const { heading, above, page, sentences, text } = part;
  const question = phrase(factQuestions.person, language, null);
  const team = packOf(language)?.team.heading;
  if (articleStart(language).test(heading) || namesOffers(heading, language)) return null;
  const isOfPeople = isOfCompany(page) || above.some((name) => team?.test(name.replace(/[.:!]+$/u, "")));
  if (isAboutCompany(heading, calledName)) return null;
  return question && isOfPeople && sentences > 0 && text.length >= minPortrait && isNamedIn(heading, text)
    ? { kind: "person", question: question.replace("{name}", () => heading), topic: null, category: "about" }
    : null;
}

const title = /^(?:(?:\p{Lu}\p{Ll}{0,4}\.(?:\p{Ll}+)?|Dr|Prof|Mrs?|Ms) ?)+/u;

/** True for a person's name whose first part the text repeats, or which has a title. */
function isNamedIn(heading: string, text: string): boolean {
  const [first = ""] = heading.replace(title, "").split(" ");
  return (
    isPerson(heading) &&
    (title.test(heading) ||
      new RegExp(String.raw`(?<!\p{L})${RegExp.escape(first)}(?!\p{L})`, "u").test(text))
  );
}

/** Its items say what each costs, and not what is included. */
function isPriceList({ lines, items }: ToldPart): boolean {
  return lines.filter(({ isListItem, text }) => isListItem && amount.test(text)).length * 2 >= items;
}

/** Whatever its heading says, a list that names Wi-Fi and parking is one of what there is. */
function askAmenities(part: ToldPart, { language, equipment, isLodging }: AskContext): AskedPart | null {
  const { heading, level, lines, items, sentences, page } = part;
  const listed = lines.filter(({ isListItem, text }) => isListItem && text.length <= maxAmenity);
  if (items < minAmenities || listed.length < items || sentences > maxSentences || isPriceList(part))
    return null;
  const named = equipment.filter(({ asks }) => listed.some(({ text }) => asks.test(text)));
  if (named.length < (isLodging ? 1 : minNamed)) return null;
  const about = { topic: null, category: "services" } as const;
  const includes = phrase(factQuestions.includes, language, null);
  // The page of one of several rooms.
  if (level === 1 && page.segments.length > 0)
    return includes !== null && isOfferLike(heading, language)
      ? { kind: "includes", question: includes.replace("{name}", () => heading), ...about }
      : null;
  const question = packOf(language)?.headings.kinds.amenities?.[0];
  return question
    ? { kind: "topic", id: "amenities", question, topic: headingKinds.amenities.topic, category: "services" }
    : null;
}

const minAmenities = 4;
/** In characters. */
const maxAmenity = 130;
/** Before the list. */
const maxSentences = 3;
/** A list of other companies names more than one thing only if it is about the place. */
const minNamed = 2;

/** What customers ask about the equipment of a place. */
export function equipmentAmong(questions: readonly CustomerQuestion[]): CustomerQuestion[] {
  return questions.filter(({ intent }) => isEquipment(intent.id));
}

/** The heading names something that the company offers, and the part says what it is or what belongs to it. */
function askOffer(part: ToldPart, context: AskContext): AskedPart | null {
  const { heading, items, sentences } = part;
  const isList = items >= minItems && sentences === 0 && !isPriceList(part);
  if ((sentences === 0 && !isList) || !isOffer(part, context)) return null;
  const about = { topic: null, category: "services" } as const;
  // No question sounds right above the description of any offer. It is part of the list of offers.
  if (!isList) return { kind: "offer", question: heading, ...about };
  const question = phrase(factQuestions.includes, context.language, null);
  return question
    ? {
        kind: "includes",
        question: question.replace("{name}", () => calmCapitals(heading, context.language)),
        ...about,
      }
    : null;
}
