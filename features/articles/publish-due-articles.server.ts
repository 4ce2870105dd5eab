/** Publishes and unpublishes articles at their scheduled times, under each company's lock. */
import { and, asc, eq, lte, ne, or, sql } from "drizzle-orm";
import { articleDrafts, articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { recordProgramChange } from "#features/companies/audit/record-change.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import type { Services } from "#platform/services.ts";
import { missingIn, type Work } from "./locked-article.server.ts";
import { readStoredArticle } from "./own-articles.server.ts";
import { untitled } from "./owner-article.ts";
import { publishText, unpublishText } from "./publish-text.server.ts";

const maxPerRun = 500;

/** Idempotent, and safe to interrupt: what is still due is done in the next run. */
export async function publishDueArticles({
  db,
  clock,
  pageCache,
}: Pick<Services, "db" | "clock" | "pageCache">): Promise<void> {
  const now = clock.now();
  const due = await db
    .select({ articleId: articleStates.articleId, companyId: articleStates.companyId })
    .from(articleStates)
    .innerJoin(helpCenterContent, eq(helpCenterContent.id, articleStates.articleId))
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, articleStates.articleId))
    .where(or(lte(articleStates.unpublishAt, now), and(lte(articleStates.publishAt, now), isComplete)))
    .orderBy(asc(articleStates.publishAt), asc(articleStates.articleId))
    .limit(maxPerRun);
  const failures: unknown[] = [];
  for (const { articleId, companyId } of due)
    try {
      await db.transaction(async (tx) => {
        await lockCompany(tx, { companyId });
        await publishIfDue({ tx, now }, { companyId, articleId });
      });
      pageCache.invalidate(companyId);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, "articles weren't published on time");
}

/** Without a title or words, an article waits until it has both. */
const isComplete = and(
  ne(sql`coalesce(${articleDrafts.title}, ${helpCenterContent.title})`, untitled),
  sql`coalesce(${articleDrafts.content}, ${helpCenterContent.content}) ~ '\\S'`,
);

async function publishIfDue(
  { tx, now }: Work,
  { companyId, articleId }: { companyId: string; articleId: string },
): Promise<void> {
  const stored = await readStoredArticle(tx, { companyId }, articleId);
  if (!stored?.state) return;
  const { row, draft, state } = stored;
  const { title } = draft ?? row;
  const subject = { kind: "article", id: articleId, title } as const;
  const by = { companyId, by: "job" } as const;
  if (state.unpublishAt && state.unpublishAt <= now) {
    await unpublishText(tx, { companyId }, stored);
    if (row.status === "published")
      await recordProgramChange(tx, by, { action: "content.unpublished", subject });
    return;
  }
  if (!state.publishAt || state.publishAt > now || missingIn(draft ?? row)) return;
  await publishText(
    tx,
    { companyId },
    { stored, before: stored, author: { authorId: state.scheduledBy }, now },
  );
  await recordProgramChange(tx, by, { action: "content.published", subject });
}
