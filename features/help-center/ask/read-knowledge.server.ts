import { listPins } from "#features/faqs/pinned-answers.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";
import type { Knowledge } from "./known-center.server.ts";
import { type CenterPassage, listPassages } from "./list-passages.server.ts";

/** Reads all that a help center answers from in one language. */
export async function readKnowledge(db: Db, scope: PublicScope): Promise<Knowledge> {
  const [passages, pinned, { all }] = await Promise.all([
    listPassages(db, scope),
    listPins(db, scope),
    knownQuestions(db, scope),
  ]);
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  const bySlug = new Map(passages.map((passage) => [passage.slug, passage]));
  const pins = pinned.flatMap(({ wording, faqId }): [string, CenterPassage][] => {
    const passage = bySlug.get(slugs.get(faqId) ?? "");
    return passage ? [[wording, passage]] : [];
  });
  return { name: scope.company.companyName, passages, pins: new Map(pins) };
}
