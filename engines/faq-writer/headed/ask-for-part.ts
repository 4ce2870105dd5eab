/** Words the question that a part of a page answers, by what kind of part it is. */
import { type CustomerQuestion, wordQuestion } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { answersKind, speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { factQuestions, offerHeadings, offerPaths } from "../fact-phrases.ts";
import { isOfferName } from "../mine-offers.ts";
import { isPerson } from "../mine-team.ts";
import { missesPoint } from "../misses-point.ts";
import { isName } from "../price-text.ts";
import type { ReadPage } from "../read-page.ts";
import { aboutCompany, isPractical, phrase, topics } from "../topics.ts";
import type { ToldPart } from "./told-parts.ts";

export type PartKind = "intent" | "topic" | "includes" | "person" | "offer";

export interface AskedPart {
  kind: PartKind;
  question: string;
  topic: string | null;
  category: CategoryId;
  intent?: IntentId;
}

export interface AskContext {
  language: string;
  calledName: string | null;
  questions: CustomerQuestion[];
}

/** They have their own templates, or a heading says too little about them. */
const ownTemplates = /^(?:contact|address|prices|hours|open-sundays|treatments|mission|references|privacy|partners)$/;
/** As shares of the heading's letters. */
const minShare = 0.45;
/** In words. */
const maxWords = 7;
const maxOfferWords = 6;
const minItems = 3;

const ourStart = new RegExp(`^(?:${anyOf("sections.our")}) `, "iu");
const noOfferGroup = new RegExp(wholeWords("offers.noOfferGroup"), "iu");
/** Words that stand for offers in the heading above them: "Services for private clients". */
const offerWord =
  /(?<!\p{L})(?:services?|programs?|programmes?|classes|courses|lessons|treatments?|therapies|packages|memberships?|sessions|tours|\p{L}*leistung(?:en)?|\p{L}*angebote?|\p{L}*kurse?|behandlung(?:en)?|prestations?|formules?|cours|soins|servicios?|cursos|clases|tratamientos?|servizi|corsi|trattamenti|diensten|behandelingen|cursussen|lessen|pakketten|serviços?|tratamentos?|aulas|usługi|zabiegi|hizmetler\p{L}*|услуг\p{L}*|サービス|コース|メニュー)(?!\p{L})/iu;

export function askForPart(part: ToldPart, context: AskContext): AskedPart | null {
  return (
    askIntent(part, context) ??
    askTopic(part, context) ??
    askPerson(part, context) ??
    (part.level < 7 ? askOffer(part, context) : null)
  );
}

/** The heading names what customers ask about: "How payment works", "Parking". */
function askIntent(part: ToldPart, { language, calledName, questions }: AskContext): AskedPart | null {
  const { heading, text } = part;
  if (splitIntoWords(heading).length > maxWords) return null;
  const [best] = questions
    .filter(({ intent }) => !ownTemplates.test(intent.id))
    .map((question) => ({ question, share: shareOf(question.asks, heading) }))
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share);
  if (!best) return null;
  const { question } = best;
  const { intent } = question;
  if (
    (intent.kind === "amount" || intent.kind === "time") &&
    !answersKind(text, { language, kind: intent.kind })
  )
    return null;
  if (missesPoint(text, { intent, language, heading })) return null;
  const asked = wordQuestion(question, calledName);
  return (
    asked && {
      kind: "intent" as const,
      question: asked,
      topic: intent.topic ?? intent.id,
      intent: intent.id,
      category: intent.category,
    }
  );
}

function shareOf(words: RegExp, heading: string): number {
  const all = lettersIn(heading);
  return all === 0 ? 0 : lettersIn(words.exec(heading)?.[0] ?? "") / all;
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}

/** The heading is that of a topic, whose section may be a single sentence here. */
function askTopic({ heading, text }: ToldPart, { language, calledName }: AskContext): AskedPart | null {
  const plain = heading.replace(ourStart, "");
  const topic = topics.find(
    (one) =>
      (one.heading?.test(heading) || one.heading?.test(plain)) &&
      !aboutCompany.test(one.id) &&
      !one.needsSubject &&
      (!one.mentions || one.mentions.test(text)),
  );
  const question = topic ? phrase(topic.questions, language, calledName) : null;
  return topic && question
    ? { kind: "topic", question, topic: topic.id, category: "general" as CategoryId }
    : null;
}

function askPerson(part: ToldPart, { language }: AskContext): AskedPart | null {
  const { heading, above, page, sentences, text } = part;
  const question = phrase(factQuestions.person, language, null);
  const team = packOf(language)?.team.heading;
  const isOfPeople =
    aboutPath.test(page.segments.at(-1) ?? "") || above.some((name) => team?.test(name.replace(/[.:!]+$/u, "")));
  return question && isOfPeople && sentences > 0 && isPerson(heading) && text.length >= minPortrait
    ? { kind: "person", question: question.replace("{name}", () => heading), topic: null, category: "about" }
    : null;
}

/** In characters. */
const minPortrait = 60;
const aboutPath = new RegExp(`${anyOf("paths.contactPage")}|about|team|ueber-uns|chi-siamo|chi-sono|over-ons|overons|quienes-somos|qui-sommes-nous|equipe|equipo`, "i");

/** The heading names something that the company offers, and the part says what it is or what belongs to it. */
function askOffer(part: ToldPart, { language }: AskContext): AskedPart | null {
  const { heading, items, sentences } = part;
  if (!isOffer(part, language) || (sentences === 0 && items < minItems)) return null;
  const isList = items >= minItems && sentences === 0;
  const question = phrase(isList ? factQuestions.includes : factQuestions.expect, language, null);
  return question
    ? {
        kind: isList ? "includes" : "offer",
        question: question.replace("{name}", () => heading),
        topic: null,
        category: "services",
      }
    : null;
}

function isOffer({ heading, above, page, isStep, level }: ToldPart, language: string): boolean {
  if (isStep || level === 1 || !isOfferLike(heading, language)) return false;
  if (above.some((name) => noOfferGroup.test(name) || isPractical(name))) return false;
  return isOfOffers(page) || above.some(namesOffers);
}

/** False for slogans and sentences. */
export function isOfferLike(heading: string, language: string): boolean {
  return (
    isOfferName(heading) &&
    isName(heading) &&
    splitIntoWords(heading).length <= maxOfferWords &&
    !/[.!?,;…]|n['’]t(?!\p{L})/iu.test(heading) &&
    !/^\d+[%+]/u.test(heading) &&
    !(language !== "ja" && speaksOfPeople(heading, language))
  );
}

/** "Our classes", "Services for private clients" */
function namesOffers(name: string): boolean {
  const title = name.replace(/[.:!\s]+$/u, "");
  return (
    offerHeadings.some(({ heading }) => heading.test(title)) ||
    offerWord.test(title) ||
    (ourStart.test(title) && !topics.some(({ heading }) => heading?.test(title.replace(ourStart, ""))))
  );
}

function isOfOffers({ segments }: ReadPage): boolean {
  const last = (segments.at(-1) ?? "").replace(/\.\w+$/, "");
  return offerPaths.some(({ path }) => path.test(last)) || offerWord.test(last.replace(/[-_]/g, " "));
}
