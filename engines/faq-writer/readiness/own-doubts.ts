/** What speaks against publishing the site's own pair without the owner's look. */
import { pointsAtPage } from "../dedupe.ts";
import type { Written } from "../write-drafts.ts";
import type { Doubt } from "./doubts.ts";
import type { Site } from "./site.ts";

export function ownDoubtsOf(faq: Written, site: Site): Doubt[] {
  return [
    ...(asksReaders(faq, site) ? (["story"] as const) : []),
    ...(announcesMore(faq) ? (["incomplete"] as const) : []),
    ...(pointsAround(faq) ? (["context"] as const) : []),
  ];
}

/** A heading such as "What insurance do you carry?" in an article may be what its readers should ask any company. */
function asksReaders({ page, place }: Written, { stories }: Site): boolean {
  return stories.has(page) && place !== undefined && place !== "structure";
}

/** "There are several ways:" without them. */
function announcesMore({ answer }: Written): boolean {
  return /[:：]\s*$/.test(answer);
}

/** "What comes after this level?" is clear on its page alone, and the page has no name to put before it. */
function pointsAround({ question, subject }: Written): boolean {
  return subject === null && pointsAtPage(question) && !/^[^:?]{2,40} ?:/.test(question);
}
