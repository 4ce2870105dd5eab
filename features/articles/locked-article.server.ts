/** An article under the company's lock, which every change takes first. */
import { and, eq } from "drizzle-orm";
import { articleStates } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import type { Permission, Role } from "#shared/permissions.ts";
import type { StoredTexts } from "./article-values.ts";
import { readStoredArticle, type StoredArticle, type StoredState } from "./own-articles.server.ts";
import { articleTexts, untitled } from "./owner-article.ts";

export interface Work {
  tx: Transaction;
  now: Date;
}

export type LockedArticle = StoredArticle & { role: Role };

/** Writers may only change unpublished articles. */
export async function lockArticle(
  tx: Transaction,
  scope: EditorScope,
  { id, to }: { id: string; to: Permission },
): Promise<LockedArticle> {
  const { role } = await lockOwnCompany(tx, scope, to, articleTexts.gone);
  const stored = await readAgain(tx, scope, id);
  requireDraft(role, { isPublished: stored.row.status === "published" });
  return { ...stored, role };
}

/** For callers that hold the lock. */
export async function readAgain(tx: Transaction, scope: EditorScope, id: string): Promise<StoredArticle> {
  const stored = await readStoredArticle(tx, scope, id);
  if (!stored) throw new AppError("not_found", articleTexts.gone);
  return stored;
}

/** The member who makes a change. Null for an API key. */
export function personOf(scope: EditorScope): string | null {
  return "userId" in scope ? scope.userId : null;
}

type Company = Pick<EditorScope, "companyId">;

export function isRow({ companyId }: Company, id: string) {
  return and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.id, id));
}

export async function setState(
  tx: Transaction,
  { companyId }: Company,
  { articleId, ...values }: Partial<StoredState> & { articleId: string },
): Promise<void> {
  await tx
    .insert(articleStates)
    .values({ articleId, companyId, ...values })
    .onConflictDoUpdate({ target: articleStates.articleId, set: values });
}

/** The text before the first recorded version, so that a restore can return to it. */
export function textBefore({ row, draft }: StoredArticle) {
  const { title, content } = draft ?? row;
  return { title, content, savedAt: draft?.savedAt ?? row.updatedAt };
}

export function textsOf({
  title,
  content,
  slug,
  category,
  seoTitle,
  seoDescription,
  author,
}: StoredTexts): StoredTexts {
  return { title, content, slug, category, seoTitle, seoDescription, author };
}

/** What an article lacks to be published. Null if it is complete. */
export function missingIn({
  title,
  content,
}: Pick<StoredTexts, "title" | "content">): { field: "title" | "content"; message: string } | null {
  if (title === untitled) return { field: "title", message: articleTexts.noTitle };
  return content.trim() === "" ? { field: "content", message: articleTexts.noContent } : null;
}
