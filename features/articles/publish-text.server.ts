/** Copies the text in the editor to what visitors read, and back. The caller holds the company's lock. */
import { and, eq } from "drizzle-orm";
import { articleDrafts, articleRedirects } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import type { VersionAuthor } from "#features/versions/history.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { recordArticleVersion } from "./article-versions.server.ts";
import { isRow, setState, textBefore, textsOf } from "./locked-article.server.ts";
import type { StoredArticle } from "./own-articles.server.ts";

type Company = { companyId: string };

interface Publication {
  /** As it is stored. */
  stored: StoredArticle;
  /** As it was stored before what is published was typed. */
  before: StoredArticle;
  author: VersionAuthor;
  now: Date;
}

/** Ends a scheduled publication, and a review with an approval. */
export async function publishText(
  tx: Transaction,
  scope: Company,
  { stored: { row, draft, state }, before, author, now }: Publication,
): Promise<void> {
  const texts = textsOf(draft ?? row);
  const { title, content, slug } = texts;
  if (row.status === "published" && row.slug !== slug)
    await redirectFrom(tx, scope, { id: row.id, slug: row.slug });
  await releaseSlug(tx, scope, slug);
  await tx
    .update(helpCenterContent)
    .set({ ...texts, status: "published", version: row.version + 1, updatedAt: now })
    .where(isRow(scope, row.id));
  await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, row.id));
  await recordArticleVersion(tx, scope, {
    ...{ itemId: row.id, kind: "published", title, content, ...author, now },
    before: textBefore(before),
  });
  if (state)
    await setState(tx, scope, {
      articleId: row.id,
      publishAt: null,
      ...approvalOf(state, { authorId: author.authorId, now }),
    });
}

/** What ends a review: approves it if it is under way, and drops it if the article was sent back. */
export function approvalOf(
  state: StoredArticle["state"],
  { authorId, now }: Pick<VersionAuthor, "authorId"> & Pick<Publication, "now">,
) {
  if (state?.review === "returned") return { review: null };
  if (state?.review !== "requested") return {};
  return { review: "approved" as const, answer: "", answeredBy: authorId, answeredAt: now };
}

/** The text in the editor stays. */
export async function unpublishText(
  tx: Transaction,
  scope: Company,
  { row, draft }: StoredArticle,
): Promise<void> {
  const texts = draft ? textsOf(draft) : {};
  await tx
    .update(helpCenterContent)
    .set({ ...texts, status: "draft", version: row.version + 1 })
    .where(isRow(scope, row.id));
  await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, row.id));
  // A scheduled publication was of changes to a public text.
  await setState(tx, scope, { articleId: row.id, publishAt: null, unpublishAt: null });
}

async function redirectFrom(
  tx: Transaction,
  { companyId }: Company,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  await tx
    .insert(articleRedirects)
    .values({ companyId, slug, articleId: id })
    .onConflictDoUpdate({
      target: [articleRedirects.companyId, articleRedirects.slug],
      set: { articleId: id },
    });
}

/** A published article's own address wins over a former address of another. */
async function releaseSlug(tx: Transaction, { companyId }: Company, slug: string): Promise<void> {
  await tx
    .delete(articleRedirects)
    .where(and(eq(articleRedirects.companyId, companyId), eq(articleRedirects.slug, slug)));
}
