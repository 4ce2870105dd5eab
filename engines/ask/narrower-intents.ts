/** Of two things that a question asks for, the one that it is about. */
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { type AskedIntent, isMet } from "./asked-intent.ts";
import type { Passage } from "./passage.ts";

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
