import type { PublicFaq } from "./present.ts";

export interface FaqHit {
  faq: PublicFaq;
  /** At most 200 characters of the answer, around the first hit. */
  snippet: string;
}

/** Longer than any question that is asked; keeps the work small. */
const maxQueryLength = 200;
/** The specification's length of a snippet. */
const maxSnippetLength = 200;

/**
 * Case-insensitive substring match on question, answer and category, as the specification has it; hits in the
 * question come first. An empty query finds nothing here: the page then shows everything.
 */
export function searchFaqs(faqs: PublicFaq[], query: string): FaqHit[] {
  const pattern = matcher(query);
  if (!pattern) return [];
  const hits = faqs.filter((faq) =>
    [faq.question, faq.answerText, faq.category].some((text) => pattern.test(text)),
  );
  const inQuestion = (faq: PublicFaq) => (pattern.test(faq.question) ? 0 : 1);
  return hits
    .toSorted((a, b) => inQuestion(a) - inQuestion(b))
    .map((faq) => ({ faq, snippet: snippetOf(faq.answerText, pattern) }));
}

export interface TextPart {
  text: string;
  /** Offset in the whole text. */
  start: number;
  isHit: boolean;
}

/** Splits a text at the hits. */
export function splitAtHits(text: string, query: string): TextPart[] {
  const pattern = matcher(query);
  if (!pattern) return [{ text, start: 0, isHit: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: hit, index } of text.matchAll(new RegExp(pattern, "giu"))) {
    if (index > end) parts.push({ text: text.slice(end, index), start: end, isHit: false });
    parts.push({ text: hit, start: index, isHit: true });
    end = index + hit.length;
  }
  if (end < text.length || parts.length === 0)
    parts.push({ text: text.slice(end), start: end, isHit: false });
  return parts;
}

/** For a query without hits: the questions that share most of its letter groups, best first. */
export function nearestFaqs(faqs: PublicFaq[], query: string, limit: number): PublicFaq[] {
  const wanted = trigrams(query);
  const scored = faqs.map((faq) => {
    const present = trigrams(`${faq.question} ${faq.category}`);
    const shared = [...wanted].filter((part) => present.has(part)).length;
    return { faq, score: wanted.size === 0 ? 0 : shared / wanted.size };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ faq }) => faq);
}

/** Trimmed, single-spaced, cut to the longest query. */
export function readQuery(value: string | null): string {
  return (value ?? "").slice(0, maxQueryLength).replace(/\s+/g, " ").trim();
}

function matcher(query: string): RegExp | null {
  return query === "" ? null : new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "iu");
}

function snippetOf(text: string, pattern: RegExp): string {
  if (text.length <= maxSnippetLength) return text;
  const hit = Math.max(0, text.search(pattern));
  // A third of the snippet leads up to the hit, so that it is read in its sentence.
  const wantedStart = Math.min(Math.max(0, hit - 60), text.length - maxSnippetLength + 2);
  const start = wantedStart === 0 ? 0 : text.indexOf(" ", wantedStart) + 1;
  const lead = start === 0 ? "" : "…";
  const room = maxSnippetLength - lead.length;
  const rest = text.slice(start);
  if (rest.length <= room) return lead + rest;
  const cut = rest.slice(0, room - 1);
  return `${lead}${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : cut.length)}…`;
}

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = new Set<string>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) parts.add(padded.slice(start, start + 3));
  }
  return parts;
}
