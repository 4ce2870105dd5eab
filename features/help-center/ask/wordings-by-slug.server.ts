import { listLearnedWordings } from "#features/faqs/learned-wordings.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { knownQuestions } from "../public-questions.server.ts";
import type { PublicScope } from "../public-scope.ts";

/** How visitors word the public questions, by the question's slug. */
export async function wordingsBySlug(db: Db, scope: PublicScope): Promise<ReadonlyMap<string, string[]>> {
  const learned = await listLearnedWordings(db, scope);
  if (learned.length === 0) return new Map();
  const { all } = await knownQuestions(db, scope);
  const slugs = new Map(all.map(({ id, slug }) => [id, slug]));
  const found = learned.flatMap(({ wording, faqId }) => {
    const slug = slugs.get(faqId);
    return slug === undefined ? [] : [{ slug, wording }];
  });
  const bySlug = Map.groupBy(found, ({ slug }) => slug);
  return new Map([...bySlug].map(([slug, some]) => [slug, some.map(({ wording }) => wording)]));
}
