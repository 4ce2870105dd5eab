import type { IntentId } from "./intents.ts";

/**
 * One question in one language: how a customer words it, a pattern that any wording of it matches, and a pattern that a
 * sentence answering it matches. If the last is missing, the second applies to answers too. Patterns are alternatives
 * that match at the start of a word, or anywhere in languages that join words. In a language with `endings` they match
 * whole words. If there is only a pattern, the question and its wordings come from the language pack's topic.
 */
export type IntentWords = readonly [question: string, asks: RegExp, says?: RegExp] | RegExp;

export interface LanguageWords<Extent extends "complete" | "partial" = "partial"> {
  /**
   * Endings that the last word of a pattern may have: "park" also means "parks", but not "parka". Stems need their own
   * `\w*`. If this is missing, patterns match the beginnings of words. Only for languages with the letters of western
   * Europe.
   */
  endings?: RegExp;
  /** Words for the company and its customers. A sentence without any of them may be about someone else. */
  persons: RegExp;
  /** Words that allow, include, offer or exclude something. */
  affirms: RegExp;
  /** Words for something to do, or for a way to do it. */
  acts: RegExp;
  intents: Extent extends "complete" ? Record<IntentId, IntentWords> : Partial<Record<IntentId, IntentWords>>;
}
