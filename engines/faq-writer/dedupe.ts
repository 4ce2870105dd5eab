import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { foldLoosely } from "./ground.ts";
import { lowerFirst } from "./heading-to-question.ts";
import { isInvitation, opensLikeQuestion } from "./language-phrases.ts";

export interface Draft {
  question: string;
  answer: string;
  /** The page's topic, such as "TV mounting". Null on home and FAQ pages, whose questions are clear without one. */
  subject: string | null;
  needsSubject: boolean;
  /** True for a question that the site itself doesn't ask. */
  isMade: boolean;
  /** True if the company's branches differ in the answer, so that their names belong in the question. */
  isOfBranch?: boolean;
  pageUrl: string;
  /** Among duplicates, the highest rank wins. */
  rank: number;
}

/** True for a word that the site writes with a capital inside its sentences, and never without. */
export type IsOwnName = (word: string) => boolean;

const filler = new RegExp(`^(?:${anyOf("questions.filler")})$`);
const asking = new RegExp(`^(?:${anyOf("questions.asking")})(?= )`, "");
/** Matches questions whose "it" refers to nothing in the question. */
const dangling = new RegExp(String.raw`^(?:${anyOf("questions.dangling")})[\s?]*$`, "iu");

/** Matches questions about "this level". */
const deictic = new RegExp(wholeWords("questions.deictic"), "iu");

/** False for "Aromatherapy relaxes many people. Is this effective?", which has named it. */
export function pointsAtPage(question: string): boolean {
  return deictic.test(question) && !/[.!?。] /.test(question);
}

/**
 * Keeps each question once. Among duplicates with the same answer, the one with the highest rank stays. If the answers
 * differ, each question gets its page's topic, except one that keeps the plain wording.
 */
export function dedupe<T extends Draft>(drafts: T[], isOwnName: IsOwnName = () => false): T[] {
  const groups = Map.groupBy(
    drafts.flatMap((draft) => addMissingSubject(draft, isOwnName)),
    (draft) => questionKey(draft.question),
  );
  const named = [...groups.values()].flatMap((group) => distinguishBySubject(group, isOwnName));
  // Adding topics may have created new duplicates.
  const last = Map.groupBy(named, (draft) => questionKey(draft.question));
  const kept = new Set([...last.values()].map(bestOf));
  const questions = new Set<string>();
  return named.filter((draft) => {
    const exact = foldLoosely(draft.question);
    if (!kept.has(draft) || questions.has(exact)) return false;
    questions.add(exact);
    return true;
  });
}

/** Ignores word order and filler words, so that "Do you deliver?" and "Can you deliver?" are duplicates. */
export function questionKey(question: string): string {
  const text = foldLoosely(question);
  const kind = asking.exec(text)?.[0] ?? "yes/no";
  const words = text
    .slice(kind === "yes/no" ? 0 : kind.length)
    .split(" ")
    .filter((word) => word !== "" && !filler.test(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|s)$/, "") : word));
  return words.length === 0 ? text : `${kind}: ${[...new Set(words)].sort().join(" ")}`;
}

function distinguishBySubject<T extends Draft>(group: T[], isOwnName: IsOwnName): T[] {
  const distinct: T[] = [];
  for (const draft of [...group].sort((a, b) => b.rank - a.rank || b.answer.length - a.answer.length)) {
    if (!distinct.some((other) => other.pageUrl === draft.pageUrl || sameAnswer(other.answer, draft.answer)))
      distinct.push(draft);
  }
  if (distinct.length === 1) return distinct;
  const plain = distinct.find((draft) => draft.subject === null) ?? null;
  const subjects = new Set<string>();
  const kept = distinct.filter((draft) => {
    if (draft === plain) return true;
    if (draft.subject === null || subjects.has(foldLoosely(draft.subject))) return false;
    subjects.add(foldLoosely(draft.subject));
    return true;
  });
  if (kept.length <= 1) return distinct.slice(0, 1);
  return kept.flatMap((draft) =>
    draft === plain || draft.subject === null ? [draft] : named(draft, draft.subject, isOwnName),
  );
}

function addMissingSubject<T extends Draft>(draft: T, isOwnName: IsOwnName): T[] {
  const isDangling =
    draft.needsSubject ||
    dangling.test(draft.question.replace(/^¿/, "")) ||
    (!draft.isMade && pointsAtPage(draft.question));
  return isDangling && draft.subject !== null
    ? named(draft, draft.subject, isOwnName).map((one) => ({ ...one, subject: null, needsSubject: false }))
    : [draft];
}

/**
 * A generated question whose wording has no place for the topic is left out, because "TV mounting: what is included?"
 * would sound unnatural. "Join" on a page's own question would, too.
 */
function named<T extends Draft>(draft: T, subject: string, isOwnName: IsOwnName): T[] {
  if (draft.isOfBranch) return [{ ...draft, question: atBranch(draft.question, subject) }];
  const question =
    withSubject(draft.question, subject, isOwnName) ??
    (draft.isMade ? null : isInvitation(subject) ? draft.question : led(draft.question, subject));
  return question === null ? [] : [{ ...draft, question }];
}

/** Turns "How long does it take?" about TV mounting into "How long does TV mounting take?". */
function withSubject(question: string, subject: string, isOwnName: IsOwnName): string | null {
  if (foldLoosely(question).includes(foldLoosely(subject))) return question;
  if (subject.split(" ").length > 4) return null;
  const it = /^(how (?:much|long) (?:does|will)) it (cost|take|last)\?$/i.exec(question);
  if (it) return `${it[1]} ${lowerTitle(subject, isOwnName)} ${it[2]}?`;
  if (/^what are your prices\?$/i.test(question))
    return `What are your prices for ${lowerTitle(subject, isOwnName)}?`;
  const bare = /^(?:what is included|what do i need|what should i bring)(?=\?$)/i.exec(question)?.[0];
  if (bare) return `${bare} ${/included$/i.test(bare) ? "in" : "for"} ${lowerTitle(subject, isOwnName)}?`;
  return null;
}

/** "What are your opening hours (Leeds)?" in any language. */
function atBranch(question: string, branch: string): string {
  return question.replace(/\s*[?？]$/u, (mark) => ` (${branch})${mark}`);
}

/** The site's own question with its page's topic before it. */
function led(question: string, subject: string): string {
  const named = subject.replace(/\s*\([^()]*\)$/u, "");
  const topic = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  if (question.endsWith("？")) return `${topic}：${question}`;
  const french = / \?$/.test(question);
  // "Akupunktur, was ist das?" begins with a noun.
  const isAsking = !question.startsWith("¿") && opensLikeQuestion(question);
  return `${topic}${french ? " :" : ":"} ${isAsking ? lowerFirst(question) : question}`;
}

/** "TV Mounting" becomes "TV mounting"; acronyms and names such as "Leeds" stay. */
function lowerTitle(title: string, isOwnName: IsOwnName): string {
  return title
    .split(" ")
    .map((word) => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) && !isOwnName(word) ? word.toLowerCase() : word))
    .join(" ");
}

/** In different words. A shorter answer says less than what another one adds to it. */
const minWhole = 12;

function sameAnswer(one: string, other: string): boolean {
  const a = new Set(foldLoosely(one).split(" "));
  const b = new Set(foldLoosely(other).split(" "));
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  const least = Math.min(a.size, b.size);
  // One page may add a few words, as in "… with same-day service".
  return both / (a.size + b.size - both) >= 0.8 || (least >= minWhole && both === least);
}

function bestOf<T extends Draft>(group: T[]): T {
  return group.reduce((best, draft) =>
    draft.rank > best.rank || (draft.rank === best.rank && draft.answer.length > best.answer.length)
      ? draft
      : best,
  );
}
