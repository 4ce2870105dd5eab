/** Decides between several answers to one question. */
import type { HeadingId } from "#engines/languages/headings/heading-words.ts";
import type { PagedAnswer } from "../fact-context.ts";
import { factQuestions } from "../fact-phrases.ts";
import { foldLoosely } from "../ground.ts";
import { calmCapitals } from "../heading-to-question.ts";
import { phrase } from "../topics.ts";
import type { AskedPart } from "./ask-for-part.ts";
import { isOfferLike, isOfOffers, namesOffers } from "./offer-headings.ts";
import type { ToldPart } from "./told-parts.ts";

export interface Found {
  answer: PagedAnswer;
  asked: AskedPart;
  part: ToldPart;
}

/** Each offer may have its own. */
const ofOffer: ReadonlySet<HeadingId> = new Set([
  "included",
  "excluded",
  "duration",
  "audience",
  "place",
  "deposit",
  "amenities",
  "group-size",
  "materials",
  "requirements",
  "bring",
  "minimum",
  "arrival",
  "departure",
]);
/** As a share of the shorter text's words. */
const alike = 0.5;

/**
 * Keeps the fullest answer. If two offers differ in theirs, neither holds for the whole company: a question about what
 * is included gets the offer's name, and the others are left out.
 */
export function settleAnswers(group: Found[], language: string): Found[] {
  const fullest = group.reduce((best, next) =>
    next.answer.answer.length > best.answer.answer.length ? next : best,
  );
  const { id } = fullest.asked;
  if (!id || !ofOffer.has(id)) return [fullest];
  if (group.every((one) => isAlike(one, fullest) && offerAbove(one.part, language) === null))
    return [fullest];
  const question = phrase(factQuestions.includes, language, null);
  if (id !== "included" || !question) return [];
  const named = new Map<string, Found>();
  for (const { answer, asked, part } of group) {
    const name = offerAbove(part, language);
    if (name === null) return [];
    named.set(name, {
      part,
      asked: { ...asked, kind: "includes" },
      answer: {
        ...answer,
        question: question.replace("{name}", () => calmCapitals(name, language)),
        topic: null,
      },
    });
  }
  return named.size === group.length ? [...named.values()] : [];
}

/** The name of the offer, one of several, that a part is below. */
function offerAbove({ above, page, parentSiblings }: ToldPart, language: string): string | null {
  const [name, ...others] = above;
  const isOfSeveral =
    parentSiblings > 1 && (isOfOffers(page) || others.some((other) => namesOffers(other, language)));
  return name && isOfSeveral && isOfferLike(name, language) ? name : null;
}

function isAlike(one: Found, other: Found): boolean {
  const a = new Set(foldLoosely(one.answer.answer).split(" "));
  const b = new Set(foldLoosely(other.answer.answer).split(" "));
  const both = [...a].filter((word) => b.has(word)).length;
  return both >= Math.min(a.size, b.size) * alike;
}
