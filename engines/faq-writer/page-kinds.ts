import { anyOf } from "#engines/languages/words.ts";

/** Addresses of pages whose words bind or inform about the law. */
export const legalPage = new RegExp(anyOf("paths.law"), "i");
/** Addresses of pages that tell of what was, or of others. */
export const storyPage = /blog|news|post|article|event|update|press|portfolio|gallery|testimonial|review/i;
