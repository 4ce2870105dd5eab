/**
 * Topics that visitors of small organizations' sites ask about. The words that pages use in their answers are in the
 * language packs.
 */
import type { TopicId } from "#engines/languages/language-pack.ts";
import { packs } from "#engines/languages/packs.ts";
import { anyOf, type Phrases, phrasesOf, topicWords } from "#engines/languages/words.ts";

export interface Topic {
  id: TopicId;
  /**
   * Matches the whole heading after cleaning and without "our". All languages are combined, because headings are too
   * short for false positives.
   */
  heading: RegExp | null;
  /** A sentence that matches one of these patterns answers the question without its context. */
  sentences: RegExp[];
  /** What a section must mention if its heading alone is ambiguous. */
  mentions?: RegExp;
  /** Matches existing questions on the topic, to avoid duplicates. */
  asked: RegExp;
  /** By language. The company's name replaces {company}. */
  questions: Phrases;
  /** True if the question only makes sense with the page's topic. */
  needsSubject?: boolean;
}

interface Shape {
  id: TopicId;
  /** Builds the pattern of an answering sentence from the words. Absent if no single sentence answers the question. */
  sentence?: (words: string) => string;
  /** True if words such as places and languages are recognized by their capitals. */
  isCased?: boolean;
  mentions?: RegExp;
  needsSubject?: boolean;
}

const asWords = (words: string) => String.raw`\b(?:${words})\b`;
const fromWord = (words: string) => String.raw`\b(?:${words})`;
const atStart = (words: string) => `^(?:${words})`;
const anywhere = (words: string) => `(?:${words})`;

const wheelchair = anyOf("access.wheelchair");
const accessible = anyOf("access.accessible");
const saysAccessible = new RegExp(
  `(?:${wheelchair}).{0,80}(?:${accessible}|${anyOf("access.accessibleAfter")})|(?:${accessible}).{0,60}(?:${wheelchair})`,
  "i",
);
/** A course's certificate says nothing about its provider. */
const saysLicensed =
  /licen[sc]ed|insured|accredited|certified|registered|zugelassen|versichert|zertifiziert|geprüft|agréé|assuré|diplômé|certifié|autorizad|asegurad|certificad|abilitat|assicurat|certificat[oi]|gecertificeerd|verzekerd|erkend|licencjonow|ubezpieczon|sigortalı|lisanslı|лицензи|застрахован|資格|認定/iu;
/** Matches "by bus" as whole words. */
const mentionsWays = new RegExp(
  String.raw`(?<!\p{L})(?:${topicWords("directions", "mentions")})(?!\p{L})`,
  "iu",
);

const shapes: Shape[] = [
  { id: "process", needsSubject: true },
  { id: "how-it-works", needsSubject: true },
  { id: "who" },
  { id: "mission", sentence: atStart },
  { id: "values" },
  { id: "why" },
  { id: "licence", sentence: fromWord, mentions: saysLicensed },
  { id: "careers" },
  { id: "donate" },
  { id: "volunteer" },
  { id: "support" },
  { id: "payment", sentence: asWords },
  { id: "estimate", sentence: asWords },
  { id: "deposit", sentence: asWords },
  { id: "ordering" },
  { id: "delivery", sentence: asWords },
  { id: "returns", sentence: asWords },
  { id: "refunds" },
  { id: "cancellation", sentence: asWords },
  { id: "warranty", sentence: fromWord },
  { id: "included", needsSubject: true },
  { id: "requirements", needsSubject: true },
  { id: "areas", sentence: fromWord, isCased: true },
  { id: "booking", sentence: asWords },
  { id: "check-in", mentions: /\d/ },
  { id: "parking", sentence: asWords },
  { id: "directions", mentions: mentionsWays },
  { id: "accessibility" },
  { id: "pets" },
  { id: "join" },
  { id: "dates", mentions: /\d/ },
  { id: "accommodation" },
  { id: "conduct" },
  { id: "vouchers" },
  { id: "discounts" },
  { id: "grants" },
  { id: "trial" },
  { id: "bring", needsSubject: true },
  { id: "prepare" },
  { id: "emergency" },
  { id: "age", sentence: anywhere },
  { id: "spoken", sentence: anywhere, isCased: true },
  { id: "when-where", needsSubject: true, mentions: /\d/ },
  { id: "insurance" },
  { id: "first-visit" },
  { id: "breakfast" },
  { id: "allergens" },
  { id: "data" },
  { id: "data-retention" },
  { id: "data-storage" },
  { id: "data-security" },
];

export const topics: Topic[] = shapes.map(({ id, mentions, needsSubject, ...shape }) => {
  const heading = topicWords(id, "heading");
  const mentioned = topicWords(id, "mentions");
  return {
    id,
    heading: heading === "" ? null : new RegExp(`^(?:${heading})$`, "iu"),
    sentences: id === "accessibility" ? [saysAccessible] : sentencesOf(id, shape),
    ...(mentions ? { mentions } : mentioned === "" ? {} : { mentions: new RegExp(mentioned, "i") }),
    asked: new RegExp(topicWords(id, "asked"), "i"),
    questions: phrasesOf((pack) => pack.topics[id].question),
    ...(needsSubject ? { needsSubject } : {}),
  };
});

function sentencesOf(id: TopicId, { sentence, isCased = false }: Omit<Shape, "id">): RegExp[] {
  if (!sentence) return [];
  const isBent = Object.groupBy(packs, ({ hasEndings }) => (hasEndings ? "yes" : "no"));
  const bent = topicWords(id, "sentence", isBent.yes);
  return [
    new RegExp(sentence(topicWords(id, "sentence", isBent.no)), isCased ? "u" : "iu"),
    ...(bent === "" ? [] : [new RegExp(String.raw`(?<!\p{L})(?:${bent})`, "iu")]),
  ];
}

/** Returns the phrase in a language, or null if there is none or if it needs a company name that is missing. */
export function phrase(phrases: Phrases, language: string, companyName: string | null): string | null {
  const text = phrases[language];
  if (!text) return null;
  if (!text.includes("{company}")) return text;
  return companyName && companyName.length <= 60 ? text.replaceAll("{company}", companyName) : null;
}

/** True for headings such as "How to find us" and "Payment", which sites list beside services. */
export function isPractical(heading: string): boolean {
  return topics.some(
    (topic) =>
      !/^(?:parking|delivery|estimate|warranty|emergency|vouchers|accommodation|trial)$/.test(topic.id) &&
      topic.heading?.test(heading),
  );
}

/** Topics about the company instead of a visitor's needs. */
export const aboutCompany =
  /^(?:process|how-it-works|who|mission|values|why|careers|donate|volunteer|support|data.*)$/;
