import { anyOf } from "#engines/languages/words.ts";

export const legalPage = new RegExp(anyOf("paths.law"), "i");
/** Notices that have to say who owns the site aren't among them. */
export const privacyPage = new RegExp(anyOf("paths.privacy"), "i");
/** URL paths of pages about past events or other people's work. */
export const storyPage = /blog|news|post|article|event|update|press|portfolio|gallery|testimonial|review/i;
