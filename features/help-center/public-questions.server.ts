/** Caches the questions of a help center for the start page and the question pages. */
import { readCollectionSlugs } from "#features/faqs/collections.server.ts";
import { type CategoryOf, groupByCategory } from "#features/faqs/group-by-category.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import { listPublicQuestions, type PublicQuestion } from "#features/faqs/public-questions.server.ts";
import { listFewPublicFaqs } from "#features/faqs/queries.server.ts";
import { maxOnOnePage } from "./faq-pages.ts";
import { rememberByVersion } from "./remember-by-version.server.ts";

interface PublicQuestions {
  all: PublicQuestion[];
  bySlug: Map<string, PublicQuestion>;
  categories: CategoryOf<PublicQuestion>[];
  /** The last part of each category's address, by name. */
  slugs: ReadonlyMap<string, string>;
}

const maxBytes = 50_000_000;
/** Memory that a question takes in the lists, in addition to its text. */
const bytesEach = 400;

/** Cached, because reading thousands of questions takes 200 ms and no page shows all of them. */
export const knownQuestions = rememberByVersion<PublicQuestions>({
  async read(db, scope) {
    const [all, slugs] = await Promise.all([listPublicQuestions(db, scope), readCollectionSlugs(db, scope)]);
    return {
      all,
      bySlug: new Map(all.map((question) => [question.slug, question])),
      categories: groupByCategory(all),
      slugs,
    };
  },
  bytesOf: ({ all }) => all.reduce((sum, { question }) => sum + bytesEach + 2 * question.length, 1_000),
  maxBytes,
});

/** Of answers with their HTML and text. */
const maxAnswerBytes = 24_000_000;

/** All questions with their answers. Null if they don't fit on one page. */
export const knownAnswers = rememberByVersion<PublicFaq[] | null>({
  read: (db, scope) => listFewPublicFaqs(db, scope, maxOnOnePage),
  bytesOf: (faqs) =>
    (faqs ?? []).reduce(
      (sum, { question, answerHtml, answerText, answerMarkdown, source }) =>
        sum +
        bytesEach +
        2 * (question.length + answerHtml.length + answerText.length + answerMarkdown.length) +
        2 * (source?.quotes ?? []).join("").length,
      0,
    ),
  maxBytes: maxAnswerBytes,
});

/** How many candidates are taken from the question's category, and from the whole help center. */
const nearestOfCategory = 150;
const nearestOfOthers = 50;

/**
 * Returns candidates for related questions: all questions of a small help center, otherwise only those nearby in the
 * lists.
 */
export function questionsNear({ all, categories }: PublicQuestions, asked: PublicQuestion): PublicQuestion[] {
  if (all.length <= nearestOfCategory + nearestOfOthers) return all;
  const own = categories.find(({ name }) => name === asked.category)?.faqs ?? [];
  const isOther = ({ category }: PublicQuestion) => category !== asked.category;
  const othersBefore = all.slice(0, all.indexOf(asked)).filter(isOther).length;
  return [
    ...around(own, own.indexOf(asked), nearestOfCategory),
    ...around(all.filter(isOther), othersBefore, nearestOfOthers),
  ];
}

function around<Item>(items: Item[], index: number, count: number): Item[] {
  const start = Math.max(0, Math.min(index - Math.floor(count / 2), items.length - count));
  return items.slice(start, start + count);
}
