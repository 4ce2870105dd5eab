import type { ReviewState } from "#shared/enumerations.ts";
import { doubtsOf } from "./readiness/doubts.ts";
import type { Site } from "./readiness/site.ts";
import { isUnfinished } from "./refused-texts.ts";
import { besideSisters } from "./titled/sister-titles.ts";
import { tellingTitles } from "./titled/telling-titles.ts";
import type { Written } from "./write-drafts.ts";

/** What the owner has to decide comes first. */
export const orderOfReview: readonly ReviewState[] = ["uncertain", "ready", "more"];

/** A help center with more generated questions than this is hard to review. The rest are listed below for the owner. */
const maxMade = 40;
const minConfidence = 0.5;

/** Of 37 made answers with so many doubts, readers found 3 right and 18 wrong (docs/evaluation.md, "Answers with many doubts"). */
const maxDoubts = 2;

/** What speaks against each question as it is. */
export interface Doubts {
  isUncertain(faq: Written): boolean;
  /** True for a made answer that would only keep the owner busy. */
  isHopeless(faq: Written): boolean;
}

export function weighDoubts(faqs: readonly Written[], site: Site): Doubts {
  const doubts = doubtsOf(faqs, site);
  const count = (faq: Written) => (doubts.get(faq)?.length ?? 0) + (isUnsure(faq) ? 1 : 0);
  return {
    isUncertain: (faq) => faq.isTitle !== true && count(faq) > 0,
    isHopeless: (faq) => faq.isMade && count(faq) > maxDoubts,
  };
}

/** Orders questions for the owner's review: uncertain ones, then those to publish, then more that were found. */
export function sortForReview(
  faqs: readonly Written[],
  { isUncertain }: Doubts,
): { faq: Written; review: ReviewState }[] {
  const made = faqs.filter((faq) => faq.isMade && faq.isTitle !== true && !isUncertain(faq));
  const best = [...made].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, maxMade);
  const titled = faqs.filter((faq) => faq.isTitle === true);
  const own = faqs.filter((faq) => !faq.isMade && !isUncertain(faq));
  const telling = tellingTitles(titled, [...own, ...best]);
  const below = [...telling, ...besideSisters(titled, telling)].slice(0, maxMade - best.length);
  const proposed = new Set([...best, ...below]);
  const states = faqs.map((faq) => ({
    faq,
    review: isUncertain(faq)
      ? ("uncertain" as const)
      : !faq.isMade || proposed.has(faq)
        ? ("ready" as const)
        : ("more" as const),
  }));
  return orderOfReview.flatMap((review) => states.filter((state) => state.review === review));
}

function isUnsure(faq: Written): boolean {
  return faq.isMade ? faq.confidence < minConfidence || isUnfinished(faq.answer) : isUnfinished(faq.answer);
}

function worthOf({ rank, confidence }: Written): number {
  return rank + confidence;
}
