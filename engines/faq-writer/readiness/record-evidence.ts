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
