/** Only kinds of pairs that readers of unseen websites rarely refuse are ready. */
import type { Written } from "../write-drafts.ts";
import type { Site } from "./site.ts";

/** What a website says in values that nearly every customer needs. They are on many lines, each with other ones. */
export const ofValues = /^(?:contact|location|hours|open-sundays)$/;

/** A website with fewer says all that it tells about one thing in one place. */
const manyPages = 4;

/** True for what a larger website tells below its own titles, too, with all that belongs to it. */
export function isUnproven(
  { origin, topic }: Pick<Written, "origin" | "topic">,
  { pages }: Pick<Site, "pages">,
): boolean {
  return pages >= manyPages && origin !== "explicit" && origin !== "model" && !ofValues.test(topic ?? "");
}

/** What customers of any company ask, and what a page has a heading of its own about. */
const ofHeadings =
  /^(?:accessibility|allergens|cancellation|delivery|directions|estimate|licence|parking|payment|pets)$/;

/** True for what was right if nothing else spoke against it (docs/evaluation.md, "Sister texts"). */
export function isProven({
  origin,
  topic,
  intent,
  page,
}: Pick<Written, "origin" | "topic" | "intent" | "page">): boolean {
  return (
    // "We answer within 24 hours" says all of it.
    intent === "response-time" ||
    // The terms of one course aren't those of all.
    (origin === "section" && ofHeadings.test(topic ?? "") && page.segments.length <= 1)
  );
}
