/**
 * Recognizes questions and rejects false positives in the languages of most small organizations' websites. In other
 * languages, only the question mark counts.
 */

import { anyOf } from "#engines/languages/words.ts";

const questionsInvitation = new RegExp(`^(?:${anyOf("questions.invitation")})`, "iu");
const questionsFormHint = new RegExp(`^(?:${anyOf("questions.formHint")})`, "iu");

const opener = new RegExp(String.raw`^(?:${anyOf("questions.opener")})(?![\p{L}\p{N}])`, "iu");
const spanishOpener = /^¿/;

/** True if the text opens like a question in a known language, such as "What happens if …". Ignores case. */
export function opensLikeQuestion(text: string): boolean {
  const start = text.slice(0, 120);
  return spanishOpener.test(start) || opener.test(start);
}

/** Turkish and Japanese mark questions in the middle or at the end of a sentence. */
const inside = new RegExp(anyOf("questions.inside"), "iu");

export function asksInside(text: string): boolean {
  return inside.test(text.slice(0, 200));
}

/** Calls to action are never help center questions, wherever they occur. */
const call = new RegExp(String.raw`^(?:${anyOf("questions.call")})[\s?!.¿]*$`, "iu");

export function isCallToAction(question: string): boolean {
  return call.test(question.slice(0, 200));
}

/** Such openings advertise, so they count as questions only in a clear list of questions. */
const pitch = new RegExp(`^(?:${anyOf("questions.pitch")})`, "iu");

export function isPitch(question: string): boolean {
  return pitch.test(question.slice(0, 80));
}

/** True for an answer that only invites visitors to get in touch. */
export function isInvitation(answer: string): boolean {
  return answer.length < 260 && questionsInvitation.test(answer);
}

/** True for the hint below a question that a form asks its visitor, as in a multi-step quote form. */
export function isFormHint(answer: string): boolean {
  return answer.length < 120 && questionsFormHint.test(answer);
}

export const faqHint = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${anyOf("questions.faqTitle")})(?![\p{L}])`,
  "iu",
);
/** The same words as they occur in class names and URLs. */
export const faqName = new RegExp(`(?:^|[^a-z])(?:${anyOf("questions.faqName")})(?:[^a-z]|$)|faq`, "i");
