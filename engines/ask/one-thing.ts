/** Which questions any sentence about the same answers, and which ask for one of several things. */
import type { IntentId } from "#engines/customer-questions/intents.ts";

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

/** A question that is about one of these is answered by a stored one that asks it, if it says hardly anything else. */
const byQuestion: ReadonlySet<IntentId> = new Set<IntentId>([
  "accessibility",
  "air-conditioning",
  "beginners",
  "elevator",
  "final-cleaning",
  "join",
  "late",
  "linen",
  "luggage",
  "minimum-age",
  "minimum-stay",
  "missed-class",
  "opening-season",
  "outdoor-seating",
  "parking",
  "private-events",
  "rain",
  "response-time",
  "smoking",
  "spectators",
  "takeaway",
  "toilets",
  "tourist-tax",
  "trial",
  "waiting-list",
  "walk-ins",
  "wifi",
]);

/** What says something about one kind says nothing about the others: dogs and cats. */
const ofKinds: ReadonlySet<IntentId> = new Set<IntentId>(["payment", "pets", "spoken-languages"]);

const ofHours: ReadonlySet<IntentId> = new Set<IntentId>(["hours", "open-sundays", "weekends"]);

/** What a company has once, so that "the club" is the company. */
const ofCompany: ReadonlySet<IntentId> = new Set<IntentId>(["address", "contact"]);

export function isOfCompany(id: IntentId): boolean {
  return ofCompany.has(id);
}

export function meansOneThing(id: IntentId): boolean {
  return byMeaning.has(id);
}

export function asksOneThing(id: IntentId): boolean {
  return byWords.has(id);
}

export function isAnsweredAsAsked(id: IntentId): boolean {
  return byQuestion.has(id);
}

export function asksOneKind(id: IntentId): boolean {
  return ofKinds.has(id);
}

export function isOfHours(id: IntentId): boolean {
  return ofHours.has(id);
}
