import { and, desc, eq } from "drizzle-orm";
import { helpfulVotes } from "#db/schema/feedback.ts";
import { isBefore } from "#platform/db/after-row.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

/** Newest first, for programs. */
export function listFeedbackPage(
  db: Db,
  { companyId }: Pick<OwnerScope, "companyId">,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
) {
  const { id, createdAt } = helpfulVotes;
  return db
    .select()
    .from(helpfulVotes)
    .where(
      and(eq(helpfulVotes.companyId, companyId), after ? isBefore({ at: createdAt, id }, after) : undefined),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
