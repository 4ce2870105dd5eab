/** The history of articles. The caller holds the company's lock for writes. */
import { and, desc, eq } from "drizzle-orm";
import { articleVersions } from "#db/schema/articles.ts";
import { isOfOwner } from "#features/companies/company-record.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ArticleVersionKind } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { countChangedWords } from "./count-words.ts";
import type { ArticleVersionCard } from "./owner-article.ts";

const foldedMs = 60_000;
const maxListed = 500;

interface Version {
  articleId: string;
  kind: ArticleVersionKind;
  title: string;
  content: string;
  authorId: string | null;
  now: Date;
}

/** The text before the first recorded version, so that a restore can return to it. */
export interface TextBefore {
  title: string;
  content: string;
  savedAt: Date;
}

/**
 * Adds a version, or replaces the last one if the same person saved within the last minute. Returns whether it added
 * one. A text that was there before any version, such as an imported one, becomes the first.
 */
export async function recordVersion(
  tx: Transaction,
  { companyId }: Pick<OwnerScope, "companyId">,
  { before, ...version }: Version & { before: TextBefore | null },
): Promise<boolean> {
  const { articleId, kind, title, content, authorId, now } = version;
  const [last, earlier] = await lastTwo(tx, { companyId, articleId });
  const isFolded =
    last?.kind === "saved" &&
    kind === "saved" &&
    last.authorId === authorId &&
    now.getTime() - last.createdAt.getTime() < foldedMs;
  if (last && isFolded) {
    const words = countWords(earlier ?? null, version);
    await tx
      .update(articleVersions)
      .set({ title, content, ...words })
      .where(eq(articleVersions.id, last.id));
    return false;
  }
  const isBefore = !last && before !== null && before.content.trim() !== "";
  if (isBefore)
    await tx.insert(articleVersions).values({
      companyId,
      articleId,
      number: 1,
      kind: "imported",
      title: before.title,
      content: before.content,
      ...countWords(null, before),
      createdAt: before.savedAt,
    });
  await tx.insert(articleVersions).values({
    companyId,
    articleId,
    number: (last?.number ?? (isBefore ? 1 : 0)) + 1,
    kind,
    title,
    content,
    authorId,
    ...countWords(last ?? (isBefore ? before : null), version),
    createdAt: now,
  });
  return true;
}

function lastTwo(tx: Transaction, { companyId, articleId }: { companyId: string; articleId: string }) {
  return tx
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.companyId, companyId), eq(articleVersions.articleId, articleId)))
    .orderBy(desc(articleVersions.number))
    .limit(2);
}

type Text = Pick<Version, "title" | "content">;

function countWords(before: Text | null, after: Text) {
  const words = countChangedWords(
    before ? `${before.title}\n${before.content}` : "",
    `${after.title}\n${after.content}`,
  );
  return { addedWords: words.added, removedWords: words.removed };
}

/** Newest first. */
export async function listVersions(
  db: Db,
  scope: OwnerScope,
  articleId: string,
): Promise<ArticleVersionCard[]> {
  const { id, number, kind, authorId, addedWords, removedWords, createdAt } = articleVersions;
  const rows = await db
    .select({ id, number, kind, authorId, addedWords, removedWords, createdAt })
    .from(articleVersions)
    .where(and(isOfOwner(articleVersions.companyId, scope), eq(articleVersions.articleId, articleId)))
    .orderBy(desc(articleVersions.number))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function findVersion(
  db: Db | Transaction,
  scope: OwnerScope,
  { articleId, number }: { articleId: string; number: number },
): Promise<{ number: number; title: string; content: string } | null> {
  const [row] = await db
    .select({
      number: articleVersions.number,
      title: articleVersions.title,
      content: articleVersions.content,
    })
    .from(articleVersions)
    .where(
      and(
        isOfOwner(articleVersions.companyId, scope),
        eq(articleVersions.articleId, articleId),
        eq(articleVersions.number, number),
      ),
    );
  return row ?? null;
}
