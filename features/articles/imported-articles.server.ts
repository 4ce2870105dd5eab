/** Articles that come from other tools. The caller holds the company's lock for writes. */
import { and, eq, inArray, max, sql } from "drizzle-orm";
import { articleDrafts } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import { recordArticleVersions } from "./article-versions.server.ts";

type Company = { companyId: string };

/** By id. Articles that were deleted are missing. */
export async function readImportedArticles(db: Db | Transaction, { companyId }: Company, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, title, content, slug, status, updatedAt } = helpCenterContent;
  /** Unpublished changes, which the text of the row lacks. */
  const hasDraft = sql<boolean>`exists (select from ${articleDrafts} where ${articleDrafts.articleId} = ${helpCenterContent.id})`;
  const rows = await db
    .select({ id, title, content, slug, status, updatedAt, hasDraft })
    .from(helpCenterContent)
    .where(and(eq(helpCenterContent.companyId, companyId), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listArticleSlugs(db: Db | Transaction, { companyId }: Company): Promise<string[]> {
  const rows = await db
    .select({ slug: helpCenterContent.slug })
    .from(helpCenterContent)
    .where(eq(helpCenterContent.companyId, companyId));
  return rows.map(({ slug }) => slug);
}

export async function listArticleTitles(
  db: Db | Transaction,
  { companyId }: Company,
): Promise<{ id: string; title: string; slug: string }[]> {
  const { id, title, slug } = helpCenterContent;
  return db
    .select({ id, title, slug })
    .from(helpCenterContent)
    .where(eq(helpCenterContent.companyId, companyId));
}

/** Those of the wanted slugs that other articles have. */
export async function listTakenSlugs(
  tx: Transaction,
  { companyId }: Company,
  wanted: string[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await tx
    .select({ slug: helpCenterContent.slug })
    .from(helpCenterContent)
    .where(and(eq(helpCenterContent.companyId, companyId), inArray(helpCenterContent.slug, wanted)));
  return rows.map(({ slug }) => slug);
}

/** New articles come after this position. */
export async function lastArticlePosition(tx: Transaction, { companyId }: Company): Promise<number> {
  const [row] = await tx
    .select({ position: max(helpCenterContent.position) })
    .from(helpCenterContent)
    .where(eq(helpCenterContent.companyId, companyId));
  return row?.position ?? -1;
}

type Text = { title: string; content: string };

/** Each gets a version, so that the history can return to the text before. */
export async function updateImportedArticles(
  tx: Transaction,
  { companyId }: Company,
  {
    changes,
    now,
  }: {
    changes: {
      before: Text & { id: string; status: PublicationStatus; updatedAt: Date };
      after: Text;
    }[];
    now: Date;
  },
): Promise<void> {
  for (const { before, after } of changes)
    await tx
      .update(helpCenterContent)
      .set({ ...after, version: sql`${helpCenterContent.version} + 1` })
      .where(and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.id, before.id)));
  const versions = changes.map(({ before: { id, title, content, status, updatedAt }, after }) => ({
    itemId: id,
    kind: status === "published" ? ("published" as const) : ("saved" as const),
    ...after,
    authorId: null,
    before: { title, content, savedAt: updatedAt },
  }));
  await recordArticleVersions(tx, { companyId }, { versions, now });
}
