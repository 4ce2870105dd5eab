/** Whether an answer speaks of the company as a whole, now, or of one offer, one day or something else. */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import { foldLoosely } from "../ground.ts";
import { subjectOf } from "../page-subject.ts";
import type { Written } from "../write-drafts.ts";
import { type Site, severalSubjects } from "./site.ts";

/** These stay as they are. */
const lasting = /^(?:contact|location)$/;

/** True for what an article or a piece of news says: the hours of one week, or the prices of a whole trade. */
export function isOfStory({ origin, topic, page }: Written, { stories }: Site): boolean {
  return origin !== "explicit" && !lasting.test(topic ?? "") && stories.has(page);
}

/** What differs from one class, tour or ticket to the next. */
const differs = /^(?:age|class-size|training-times|dates|deadlines|bring|prepare|tickets|room-capacity)$/;

/** What each room, group or day has in its own way: one sentence is about one of them. */
const ofEach =
  /^(?:room-capacity|class-size|training-times|dates|deadlines|bring|prepare|tickets|balcony|private-bathroom|kitchen|television|air-conditioning|directions|accommodation|groups)$/;

/** True for a sentence about what differs, unless it is about all, and for text without a list of the kinds. */
export function isOfEach(
  { origin, topic, intent, answer, evidence, heading }: Written,
  { language }: Site,
): boolean {
  if (/^- /m.test(answer)) return false;
  if (origin === "section") return topic === "accommodation";
  return (
    origin === "fact" &&
    intent !== undefined &&
    ofEach.test(intent) &&
    // A heading about it has all that there is to say.
    customerQuestions(language)
      .get(intent)
      ?.asks.test(heading ?? "") !== true &&
    !evidence.some(isOfAll)
  );
}

/** True for "How old do I have to be?" on the page of one class. */
export function isOfOneOffer(
  { origin, topic, intent, subject, page, answer, evidence }: Written,
  { companyName, subjects }: Site,
): boolean {
  if (origin !== "fact" || subject !== null || !differs.test(topic ?? intent ?? "")) return false;
  // A list may be of all.
  if (subjects < severalSubjects || answer.startsWith("- ")) return false;
  const offer = subjectOf(page, companyName);
  return offer !== null && !evidence.some((sentence) => isOfAll(sentence));
}

/** True for "All children must be at least five". */
export function isOfAll(sentence: string): boolean {
  return /(?<!\p{L})(?:all|every|any|each|alle[nrs]?|jede[rnsm]?|tou(?:s|tes?)|chaque|tod[oa]s|cada|tutt[ie]|ogni|elke?|ieder(?:e|een)?)(?!\p{L})/iu.test(
    sentence,
  );
}

/** "Since 1812, the monastery has been a place of prayer" isn't about the company. */
export function isOfOthers({ intent, evidence }: Written, { companyName, language }: Site): boolean {
  if (intent !== "experience") return false;
  const name = foldLoosely(companyName ?? "");
  return !evidence.some(
    (sentence) => speaksOfPeople(sentence, language) || (name !== "" && foldLoosely(sentence).includes(name)),
  );
}

/** A slogan in the place of a name: "Your bicycle shop in Leeds". */
const addresses =
  /^(?:your|our|ihre?|deine?|unsere?|votre|ton|notre|nos|vuestr[oa]|nuestr[oa]|tu|su|(?:il|la) (?:tu[oa]|vostr[oa]|nostr[oa])|uw|jouw|ons|onze) /iu;

export function isOfSlogan({ question, answer, isPriced }: Written, { companyName }: Site): boolean {
  const [, priced = ""] = (isPriced === true && /^\*\*([^*\n]+)\*\*/.exec(answer)) || [];
  return (
    addresses.test(priced) ||
    (companyName !== null && addresses.test(companyName) && question.includes(companyName))
  );
}

/** True for how to return what was borrowed: only shops accept what they sold. */
export function isOfLoan({ topic, origin }: Written, { trades }: Site): boolean {
  return topic === "returns" && origin !== "explicit" && !trades.includes("shop");
}

const sending =
  /(?<!\p{L})(?:post(?:age|al)?|mail|shipp\p{L}+|deliver\p{L}*|versand\p{L}*|porto|liefer\p{L}*|livraison\p{L}*|frais de port|envíos?|spedizion\p{L}+|consegn\p{L}+|verzend\p{L}*|bezorg\p{L}*)(?!\p{L})/iu;

/** True if all that costs something is how things are sent. */
export function isPostage({ topic, question, answer }: Written): boolean {
  if (topic !== "prices" || sending.test(question)) return false;
  const priced = answer.split("\n").filter((line) => /\d/.test(line));
  return priced.length > 0 && priced.every((line) => sending.test(line));
}
