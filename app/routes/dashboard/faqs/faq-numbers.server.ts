import { countAsked, countQuestionViews } from "#features/analytics/own-visits.server.ts";
import { countVotes } from "#features/feedback/own-feedback.server.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { FaqNumbers } from "./faq-filter.ts";

export async function readFaqNumbers(
  db: Parameters<typeof countQuestionViews>[0],
  scope: OwnerScope,
): Promise<FaqNumbers> {
  const [votes, asked, views] = await Promise.all([
    countVotes(db, scope),
    countAsked(db, scope),
    countQuestionViews(db, scope),
  ]);
  return { votes, asked, views };
}
