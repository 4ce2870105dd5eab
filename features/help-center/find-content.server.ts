import { findOwnQuestions } from "#features/faqs/find-own-questions.server.ts";
import { listOwnStepGuides } from "#features/guides/own-step-guides.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { foldForSearch, searchWords } from "#shared/text.ts";
import type { Found } from "./find-content.ts";

const maxQuery = 100;
const maxGuides = 4;

/** Finds an owner's questions and guides that contain all words of the query, including drafts. */
export async function findContent(db: Db, scope: OwnerScope, query: string): Promise<Found> {
  const words = searchWords(query.slice(0, maxQuery));
  if (words.length === 0) return { questions: [], guides: [] };
  const [questions, guides] = await Promise.all([
    findOwnQuestions(db, scope, words),
    listOwnStepGuides(db, scope),
  ]);
  return {
    questions,
    guides: guides
      .filter(({ title }) => words.every((word) => foldForSearch(title).includes(word)))
      .slice(0, maxGuides)
      .map(({ id, title, isPublished }) => ({ id, title, path: `/dashboard/guides/${id}`, isPublished })),
  };
}
