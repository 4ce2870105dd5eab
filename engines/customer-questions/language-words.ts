import type { IntentId } from "./intents.ts";

/**
 * One question in one language: how a customer words it, what any wording of it contains, and what a sentence that
 * answers it contains. Without the last, the second applies to sentences too. Patterns are alternatives that match
 * where a word begins; in languages that join words, anywhere.
 *
 * A pattern alone takes the question and its wordings from the language pack's topic.
 */
export type IntentWords = readonly [question: string, asks: RegExp, says?: RegExp] | RegExp;

export interface LanguageWords<Extent extends "complete" | "partial" = "partial"> {
  /** Words for the company and its customers. A sentence without any of them may be about someone else. */
  persons: RegExp;
  /** Allows, includes, offers or excludes. */
  affirms: RegExp;
  /** Something to do, or a way to do it. */
  acts: RegExp;
  intents: Extent extends "complete" ? Record<IntentId, IntentWords> : Partial<Record<IntentId, IntentWords>>;
}
