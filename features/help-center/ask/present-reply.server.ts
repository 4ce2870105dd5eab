/** Turns what was found for a question into what visitors see: clippings of pages, with their source and its date. */
import { excerptOf } from "#engines/ask/excerpt.ts";
import type { SelectedSentence } from "#engines/ask/passage.ts";
import { markText } from "#engines/search/mark-text.ts";
import { soughtFor } from "#engines/search/search-documents.ts";
import { findPublicFaq } from "#features/faqs/public-questions.server.ts";
import type { FeedbackItem } from "#features/feedback/feedback-item.ts";
import type { Db } from "#platform/db/open-database.ts";
import { readWebLink } from "#shared/web-link.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";
import type { CenterReply } from "./known-center.server.ts";
import type { CenterPassage } from "./list-passages.server.ts";
import { type AnswerClip, type Clip, type PublicReply, withoutRepeats } from "./public-reply.ts";
import { addressOfSentence } from "./text-fragment.ts";
import { trailOf } from "./trail-of.ts";

/** In characters. A longer neighbor would bury the answer. */
const longestNeighbor = 160;

/** Returns null if the question that answers was unpublished in the meantime. */
export async function presentReply(
  db: Db,
  scope: PublicScope,
  {
    reply: { result, index },
    query,
    withAlso = false,
  }: {
    reply: CenterReply;
    query: string;
    /** Whether the second source is shown. */
    withAlso?: boolean;
  },
): Promise<PublicReply | null> {
  const answer = await presentAnswer(db, scope, result.sentences);
  if (result.decision === "answer" && !answer) return null;
  const also = withAlso && answer ? await presentAlso(db, scope, result) : null;
  const sought = soughtFor(index.search, query);
  const near = await Promise.all(
    (answer ? [] : result.near).map(async ({ passage, chosen }) => {
      const { telling, shown } = excerptOf(passage, chosen);
      const marked = (at: number) => {
        const text = passage.sentences[at]!;
        return { text, marks: markText(text, sought) };
      };
      const sentence = marked(telling);
      const clip = await presentClip(db, scope, { passage, text: sentence.text });
      return clip && { ...clip, sentence, excerpt: shown.map(marked) };
    }),
  );
  const shown = withoutRepeats(near.filter((clip) => clip !== null));
  return { decision: result.decision, answer, also, near: shown };
}

/** Null if a question was written from the page that the other source is: it would be the same source twice. */
async function presentAlso(
  db: Db,
  scope: PublicScope,
  { sentences, also }: CenterReply["result"],
): Promise<AnswerClip | null> {
  const [one, other] = [sentences[0]?.passage, also[0]?.passage];
  if (!one || !other || (await sourceOf(db, scope, one)) === (await sourceOf(db, scope, other))) return null;
  return presentAnswer(db, scope, also);
}

/** The page that the sentences are from, without a fragment. */
async function sourceOf(db: Db, scope: PublicScope, { url, slug }: CenterPassage): Promise<string> {
  const question = slug === null ? undefined : (await knownQuestions(db, scope)).bySlug.get(slug);
  const faq = question && (await findPublicFaq(db, scope, question));
  return (faq?.source?.url ?? url).split("#", 1)[0]!;
}

async function presentAnswer(
  db: Db,
  scope: PublicScope,
  chosen: SelectedSentence<CenterPassage>[],
): Promise<AnswerClip | null> {
  const [first] = chosen;
  if (!first) return null;
  const { passage } = first;
  const clip = await presentClip(db, scope, { passage, text: first.text });
  const at = new Set(chosen.map((sentence) => sentence.at));
  const [from, to] = [Math.min(...at), Math.max(...at)];
  const sentences = passage.sentences.flatMap((text, place) => {
    const isNeighbor = (place === from - 1 || place === to + 1) && text.length <= longestNeighbor;
    const isBetween = place > from && place < to;
    return at.has(place) || isNeighbor || isBetween ? [{ text, isAnswer: at.has(place) }] : [];
  });
  return clip && { ...clip, sentences };
}

async function presentClip(
  db: Db,
  scope: PublicScope,
  { passage, text }: { passage: CenterPassage; text: string },
): Promise<Clip | null> {
  const { title, heading, lang, url, checkedAt, updatedAt, slug } = passage;
  const item = itemOf(passage);
  const shown = { trail: trailOf(title, heading, text), lang, item };
  if (checkedAt !== null) {
    const link = readWebLink(url);
    if (!link) return null;
    const origin = { label: link.label, checkedAt: new Date(checkedAt) };
    return { ...shown, href: addressOfSentence(link.url, text), isSource: true, origin };
  }
  const own = { ...shown, href: `${scope.basePath}${url}`, isSource: false };
  const author = scope.company.companyName.trim() || null;
  if (slug === null) return { ...own, origin: { label: null, author, writtenAt: updatedAt } };
  const question = (await knownQuestions(db, scope)).bySlug.get(slug);
  const faq = question && (await findPublicFaq(db, scope, question));
  if (!faq) return null;
  const origin = faq.source
    ? { label: faq.source.label, checkedAt: faq.source.checkedAt }
    : { label: null, author, writtenAt: faq.updatedAt };
  return { ...own, origin };
}

function itemOf({ kind, url, slug, checkedAt }: CenterPassage): FeedbackItem | null {
  if (checkedAt !== null) return null;
  if (slug !== null) return { kind: "question", slug };
  if (kind !== "article" && kind !== "guide") return null;
  const [, section, encoded] = /^\/([\w-]+)(?:\/([^#?]+))?/.exec(url) ?? [];
  if (section === "getting-started") return { kind: "guide", slug: null };
  return encoded ? { kind, slug: decodeURIComponent(encoded) } : null;
}
