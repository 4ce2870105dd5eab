/**
 * Words by which a question, or something that only looks like one, is told apart.
 * The languages are those of most small organisations' websites; other languages fall back to the question mark.
 */

import { anyOf } from "#engines/languages/words.ts";

const questionsInvitation = new RegExp(`^(?:${anyOf("questions.invitation")})`, "iu");
const questionsFormHint = new RegExp(`^(?:${anyOf("questions.formHint")})`, "iu");

const opener = new RegExp(String.raw`^(?:${anyOf("questions.opener")})(?![\p{L}\p{N}])`, "iu");
const spanishOpener = /^¿/;

/** "What happens if …": opens like a question in one of the languages known here. Case does not matter. */
export function opensLikeQuestion(text: string): boolean {
  const start = text.slice(0, 120);
  return spanishOpener.test(start) || opener.test(start);
}

/** Turkish asks in the middle or at the end of a sentence. */
const turkish = new RegExp(anyOf("questions.inside"), "iu");

export function asksInTurkish(text: string): boolean {
  return turkish.test(text.slice(0, 200));
}

/** Never a question of a help center, wherever it stands. */
const call = new RegExp(String.raw`^(?:${anyOf("questions.call")})[\s?!.¿]*$`, "iu");

export function isCallToAction(question: string): boolean {
  return call.test(question.slice(0, 200));
}

/** Openings that sell rather than ask; a question only where the page clearly lists questions. */
const pitch = new RegExp(`^(?:${anyOf("questions.pitch")})`, "iu");

export function isPitch(question: string): boolean {
  return pitch.test(question.slice(0, 80));
}

/** An answer that only invites people to call or write. */
export function isInvitation(answer: string): boolean {
  return answer.length < 260 && questionsInvitation.test(answer);
}

/** What stands below a question that the page asks its visitor, in a quote form of several steps, say. */
export function isFormHint(answer: string): boolean {
  return answer.length < 120 && questionsFormHint.test(answer);
}

/** Page or section names that announce questions and answers. */
export const faqHint = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${anyOf("questions.faqTitle")})(?![\p{L}])`,
  "iu",
);
/** The same in class names and addresses. */
export const faqName = new RegExp(`(?:^|[^a-z])(?:${anyOf("questions.faqName")})(?:[^a-z]|$)|faq`, "i");
