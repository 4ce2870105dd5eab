/** The questions whose own pages were opened most often. */
import { countQuestionViews } from "#features/analytics/own-visits.server.ts";
import { namePublishedFaqs } from "#features/faqs/name-faqs.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

export interface ReadQuestion {
  id: string;
  question: string;
  views: number;
}

const maxShown = 5;
/** Some of them may not be public any more. */
const candidates = 50;

export async function listMostRead(
  db: Parameters<typeof countQuestionViews>[0],
  scope: OwnerScope,
): Promise<ReadQuestion[]> {
  const counted = Object.entries(await countQuestionViews(db, scope))
    .sort(([, a], [, b]) => b - a)
    .slice(0, candidates);
  const names = await namePublishedFaqs(
    db,
    scope,
    counted.map(([id]) => id),
  );
  return counted
    .flatMap(([id, views]) => {
      const question = names.get(id);
      return question === undefined ? [] : [{ id, question, views }];
    })
    .slice(0, maxShown);
}
