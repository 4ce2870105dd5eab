/**
 * What speaks against publishing a made pair without the owner's look. Each doubt is a kind of pair that readers of
 * unseen websites refused. It never removes a pair, because the owner may know that it is right.
 */
import { foldLoosely } from "../ground.ts";
import type { Written } from "../write-drafts.ts";
import {
  asksUnclearly,
  hasColumns,
  isAside,
  isLabel,
  isLoneSentence,
  isObvious,
  missesSubject,
  missesType,
  namesHalf,
  needsContext,
} from "./answer-evidence.ts";
import {
  beginsElsewhere,
  breaksOff,
  lacksAmounts,
  lacksFirstPhone,
  lacksFree,
  lacksLowestAge,
  lacksOffers,
  lacksOtherFees,
  lacksOtherPlace,
  lacksPeople,
  lacksRules,
  repeatsPrices,
  tellsLives,
} from "./complete-evidence.ts";
import { isOfOnePage, isOfPartOfHours } from "./hours-evidence.ts";
import { announcesItem, isLone, isUneven, repeatsGroup, repeatsItem, repeatsNote } from "./list-shape.ts";
import { loneHeadings, ownDoubtsOf } from "./own-doubts.ts";
import { describesCompany, isOfOtherQuestion, portraitKind } from "./portrait-evidence.ts";
import { isProven, isUnproven } from "./record-evidence.ts";
import {
  isOfEach,
  isOfLoan,
  isOfOneOffer,
  isOfOthers,
  isOfSlogan,
  isOfStory,
  isPostage,
} from "./scope-evidence.ts";
import type { Site } from "./site.ts";
import {
  isLongPrice,
  isOfOperator,
  isPartOfPrices,
  isPlaceholder,
  isSaidOnce,
  isTable,
  joinsDays,
  lacksPhone,
  lacksPrices,
  lacksStreet,
  lacksTown,
  saysDistance,
} from "./value-evidence.ts";
import {
  booksTalk,
  isOfNoSkill,
  isOfOneFee,
  isOfOneOfSeveral,
  isOneWay,
  leadsAway,
  namesUnnamed,
} from "./variant-evidence.ts";
import { isPraise } from "./word-evidence.ts";

export type Doubt =
  /** The question asks for a price, and the answer has none. */
  | "type"
  /** The answer never names what the question is about. */
  | "subject"
  /** The first sentence continues one that is missing, or greets, or the answer points at the page. */
  | "context"
  /** A few words without a number. */
  | "label"
  /** Several values in a line, whose columns had names. */
  | "columns"
  /** A sentence that was found by its words alone, and says more than one thing, or a part of what is asked. */
  | "aside"
  /** Items that repeat, lack what the others have, or are of another kind. */
  | "list"
  /** A template's phone number, or a price of zero. */
  | "placeholder"
  /** It praises, and says nothing that can be checked. */
  | "praise"
  /** A text about the company that says neither what it is nor what it does. */
  | "portrait"
  /** "Are children welcome?" at a nursery. */
  | "obvious"
  /** The address of the operator, which isn't the place. */
  | "operator"
  /** Another pair has the same answer. */
  | "repeated"
  /** All prices are asked for, but other ones have their own questions. */
  | "part"
  /** Two things are asked for, and the answer names one of them. */
  | "half"
  /** The page tells more of the same kind. */
  | "incomplete"
  /** An article, a piece of news or a slogan says it. */
  | "story"
  /** It is about one of several classes or fees, and says nothing about the others. */
  | "variant"
  /** A talk instead of a stay, a year of founding instead of experience, the way to somewhere else. */
  | "other"
  /** An address without its town, or how far it is from others. */
  | "place"
  /** A place or hours that only one of many pages states. */
  | "once"
  /** Of a kind that is often refused, and nothing else on the website says the same. */
  | "unproven";

type Check = (faq: Written, site: Site) => boolean;

const checks: Record<Exclude<Doubt, "repeated" | "part">, Check> = {
  type: missesType,
  subject: missesSubject,
  context: (faq, site) => needsContext(faq, site) || namesUnnamed(faq) || asksUnclearly(faq),
  label: isLabel,
  half: (faq, site) => namesHalf(faq, site) || isOneWay(faq) || lacksPhone(faq) || lacksPrices(faq, site),
  incomplete: (faq, site) =>
    lacksAmounts(faq) ||
    lacksFree(faq) ||
    lacksOtherFees(faq, site) ||
    lacksRules(faq) ||
    breaksOff(faq) ||
    beginsElsewhere(faq) ||
    lacksFirstPhone(faq) ||
    lacksOtherPlace(faq, site) ||
    lacksPeople(faq) ||
    tellsLives(faq) ||
    lacksOffers(faq) ||
    lacksLowestAge(faq, site),
  place: (faq) => lacksTown(faq) || lacksStreet(faq) || saysDistance(faq),
  columns: (faq, site) => hasColumns(faq, site) || isTable(faq) || joinsDays(faq),
  aside: (faq, site) => isAside(faq, site) || isLoneSentence(faq, site) || isLongPrice(faq),
  list: (faq) =>
    isLone(faq.answer) ||
    repeatsItem(faq.answer) ||
    repeatsGroup(faq.answer) ||
    repeatsNote(faq.answer) ||
    announcesItem(faq.answer) ||
    (isNamed(faq) && isUneven(faq.answer)),
  placeholder: isPlaceholder,
  praise: (faq, { language }) => faq.intent !== undefined && isPraise(faq.answer, language),
  portrait: (faq, site) =>
    faq.topic === "who" &&
    // Of one sentence that begins with the name and says what it does, most tell about one thing.
    ((faq.origin === "fact" && portraitKind(faq.evidence, site) !== "is") ||
      isPraise(faq.evidence[0] ?? "", site.language) ||
      !describesCompany(faq.evidence, site) ||
      isOfOtherQuestion(faq.evidence, site)),
  obvious: isObvious,
  story: (faq, site) => isOfStory(faq, site) || isOfSlogan(faq, site),
  variant: (faq, site) =>
    isOfPartOfHours(faq, site) ||
    isOfOneOfSeveral(faq) ||
    isOfOneOffer(faq, site) ||
    isOfOneFee(faq) ||
    isOfEach(faq, site) ||
    isOfOnePage(faq, site),
  other: (faq, site) =>
    booksTalk(faq, site) ||
    isOfNoSkill(faq) ||
    isOfOthers(faq, site) ||
    leadsAway(faq, site) ||
    isOfLoan(faq, site) ||
    isPostage(faq),
  operator: isOfOperator,
  once: isSaidOnce,
  unproven: isUnproven,
};

/** The doubts about each pair, among all that were made and found. */
export function doubtsOf(faqs: readonly Written[], site: Site): Map<Written, Doubt[]> {
  const answers = Map.groupBy(faqs, ({ answer }) => foldLoosely(answer));
  const lone = loneHeadings(faqs, site);
  return new Map(
    faqs.map((faq) => {
      if (!faq.isMade) return [faq, ownDoubtsOf(faq, site, lone)];
      const own = Object.entries(checks).flatMap(([doubt, applies]) =>
        applies(faq, site) ? [doubt as Doubt] : [],
      );
      const [first] = [...(answers.get(foldLoosely(faq.answer)) ?? [])].sort((a, b) => b.rank - a.rank);
      if (first !== undefined && first !== faq) own.push("repeated");
      if (isPartOfPrices(faq, faqs)) own.push("part");
      if (repeatsPrices(faq, faqs)) own.push("repeated");
      return [faq, own.length === 1 && own[0] === "unproven" && isProven(faq) ? [] : own];
    }),
  );
}

/** True for a list of people or offers, with a few words about each. */
function isNamed({ topic }: Written): boolean {
  return topic !== null && /^(?:services|products|programs|features|team)$/.test(topic);
}
