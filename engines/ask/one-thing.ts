/** Which questions any sentence about the same answers, and which ask for one of several things. */
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { type AskedIntent, isMet } from "./asked-intent.ts";
import type { Passage } from "./passage.ts";

/** For sentences that a model recognizes in whatever words. */
const byMeaning: ReadonlySet<IntentId> = new Set<IntentId>([
  "address",
  "air-conditioning",
  "bikes",
  "breakfast",
  "charging",
  "class-size",
  "elevator",
  "experience",
  "hours",
  "late",
  "minimum-age",
  "minimum-stay",
  "open-holidays",
  "outdoor-seating",
  "parking",
  "private-events",
  "response-time",
  "room-capacity",
  "spectators",
  "walk-ins",
  "wifi",
]);

/** For questions and sentences that the bank's or visitors' words recognize. */
const byWords: ReadonlySet<IntentId> = new Set<IntentId>([
  "address",
  "air-conditioning",
  "areas",
  "beginners",
  "breakfast",
  "class-size",
  "elevator",
  "experience",
  "final-cleaning",
  "hours",
  "late",
  "linen",
  "luggage",
  "membership-fee",
  "minimum-stay",
  "missed-class",
  "open-holidays",
  "open-sundays",
  "opening-season",
  "outdoor-seating",
  "parking",
  "prices",
  "private-events",
  "rain",
  "response-time",
  "room-capacity",
  "smoking",
  "spectators",
  "takeaway",
  "toilets",
  "tourist-tax",
  "trial",
  "waiting-list",
  "walk-ins",
  "weekends",
  "wifi",
]);

/** What says something about one kind says nothing about the others: dogs and cats. */
const ofKinds: ReadonlySet<IntentId> = new Set<IntentId>(["payment", "pets", "spoken-languages"]);

const ofHours: ReadonlySet<IntentId> = new Set<IntentId>(["hours", "open-sundays", "weekends"]);

/** Of two that a question asks for, the second is what it is about: "Where can I park my bike?" */
const narrower: Partial<Record<IntentId, readonly IntentId[]>> = {
  bring: ["pets"],
  delivery: ["delivery-cost"],
  parking: ["bikes", "charging"],
  "private-events": ["bridal"],
  wifi: ["password"],
};
/** The same, but a sentence about the first may be about the second in words that no pattern knows. */
const mayBeNarrower: typeof narrower = {
  ...narrower,
  payment: ["installments", "deposit"],
  prices: ["deposit", "delivery-cost", "discounts", "installments"],
  hours: ["open-holidays", "last-orders", "check-in", "opening-season", "training-times", "start-dates"],
};

export function meansOneThing(id: IntentId): boolean {
  return byMeaning.has(id);
}

export function asksOneThing(id: IntentId): boolean {
  return byWords.has(id);
}

export function asksOneKind(id: IntentId): boolean {
  return ofKinds.has(id);
}

export function isOfHours(id: IntentId): boolean {
  return ofHours.has(id);
}

/** True for a passage that answers what the question asks only in general. */
export function isTooGeneral(
  intents: readonly AskedIntent[],
  { passage, chosen }: { passage: Passage; chosen: readonly number[] },
): boolean {
  const known = intents.filter(({ isLearned }) => !isLearned);
  return known.some(
    (general) =>
      isMet(general, { passage, chosen }) &&
      known.some((one) => narrower[general.id]?.includes(one.id) && !isMet(one, { passage, chosen })),
  );
}

/** True if the question asks for something else than the intent in general. */
export function isNarrowed({ id }: AskedIntent, intents: readonly AskedIntent[]): boolean {
  return intents.some((one) => !one.isLearned && mayBeNarrower[id]?.includes(one.id));
}
