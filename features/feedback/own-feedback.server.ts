import { and, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { helpfulVotes } from "#db/schema/feedback.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { LeastHelpful, VoteCount } from "./vote-count.ts";

const maxItems = 5;
const maxComments = 3;

/** Returns votes by item id. Items without votes are missing. */
export async function countVotes(db: Db, scope: OwnerScope): Promise<Record<string, VoteCount>> {
  const rows = await db
    .select({ itemId: helpfulVotes.itemId, helpful: helpfulCount, unhelpful: unhelpfulCount })
    .from(helpfulVotes)
    .where(eq(helpfulVotes.companyId, scope.companyId))
    .groupBy(helpfulVotes.itemId);
  return Object.fromEntries(rows.map(({ itemId, ...count }) => [itemId, count]));
}

/** The votes of the last days on anything, also on what was deleted since. */
export async function countVotesSince(db: Db, scope: OwnerScope, since: Date): Promise<VoteCount> {
  const [row] = await db
    .select({ helpful: helpfulCount, unhelpful: unhelpfulCount })
    .from(helpfulVotes)
    .where(and(eq(helpfulVotes.companyId, scope.companyId), gte(helpfulVotes.createdAt, since)));
  return row ?? { helpful: 0, unhelpful: 0 };
}

/** Lists existing items, those with the worst votes first, with their comments. */
export async function listLeastHelpful(db: Db, scope: OwnerScope): Promise<LeastHelpful[]> {
  const rows = await db.execute<Omit<LeastHelpful, "comments">>(sql`
    select vote.kind, vote.item_id as "itemId", item.title,
      count(*) filter (where vote.is_helpful)::int as helpful,
      count(*) filter (where not vote.is_helpful)::int as unhelpful
    from helpful_votes vote
    join (
      select id, question as title from generated_faqs where company_id = ${scope.companyId}
      union all select id, question from video_generated_faqs where company_id = ${scope.companyId}
      union all select id, title from help_center_content where company_id = ${scope.companyId}
      union all select id, title from getting_started where company_id = ${scope.companyId}
      union all select id, title from video_guides where company_id = ${scope.companyId}
    ) item on item.id = vote.item_id
    where vote.company_id = ${scope.companyId}
    group by vote.kind, vote.item_id, item.title
    having bool_or(not vote.is_helpful) or bool_or(vote.comment is not null)
    order by
      count(*) filter (where not vote.is_helpful) - count(*) filter (where vote.is_helpful) desc,
      count(*) filter (where not vote.is_helpful) desc, item.title
    limit ${maxItems}`);
  const items = [...rows];
  const comments = await listComments(
    db,
    scope,
    items.map(({ itemId }) => itemId),
  );
  return items.map((item) => ({
    ...item,
    comments: comments
      .filter(({ itemId }) => itemId === item.itemId)
      .slice(0, maxComments)
      .map(({ itemId: _, ...comment }) => comment),
  }));
}

/** Keeps the vote. Returns false if it doesn't belong to this company. */
export async function deleteComment(db: Db, scope: OwnerScope, voteId: string): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/i.test(voteId)) return false;
  return db.transaction(async (tx) => {
    await lockOwnCompany(tx, scope, "publish content");
    const changed = await tx
      .update(helpfulVotes)
      .set({ comment: null })
      .where(
        and(
          eq(helpfulVotes.companyId, scope.companyId),
          sql`${helpfulVotes.id}::text = ${voteId.toLowerCase()}`,
        ),
      )
      .returning({ id: helpfulVotes.id });
    if (changed.length > 0) await recordChange(tx, scope, { action: "comment.deleted" });
    return changed.length > 0;
  });
}

const helpfulCount = sql<number>`count(*) filter (where ${helpfulVotes.isHelpful})::int`;
const unhelpfulCount = sql<number>`count(*) filter (where not ${helpfulVotes.isHelpful})::int`;
/** For all items together. These are enough to fill the card. */
const maxRead = 200;

async function listComments(db: Db, scope: OwnerScope, itemIds: string[]) {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select({
      itemId: helpfulVotes.itemId,
      voteId: helpfulVotes.id,
      text: helpfulVotes.comment,
      isHelpful: helpfulVotes.isHelpful,
      createdAt: helpfulVotes.createdAt,
    })
    .from(helpfulVotes)
    .where(
      and(
        eq(helpfulVotes.companyId, scope.companyId),
        inArray(helpfulVotes.itemId, itemIds),
        isNotNull(helpfulVotes.comment),
      ),
    )
    .orderBy(desc(helpfulVotes.createdAt))
    .limit(maxRead);
  return rows.map((row) => ({ ...row, text: row.text ?? "" }));
}
