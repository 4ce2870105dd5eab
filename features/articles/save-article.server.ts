/**
 * Changes that the team makes to articles. Each takes the company's lock first. The editor saves a published article's
 * changes as a draft, and visitors read the published text until they are published.
 */
import { and, eq } from "drizzle-orm";
import { articleDrafts, articleRedirects } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { requireDraft } from "#features/companies/membership.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { Permission } from "#shared/permissions.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { noteUsedPictures } from "./article-images.server.ts";
import { cleanValues, isSameTexts, type StoredTexts, slugOfTitle } from "./article-values.ts";
import { findVersion, recordVersion } from "./article-versions.server.ts";
import { findStoredArticle, type StoredArticle, takenSlugs, versionOf } from "./own-articles.server.ts";
import { type ArticleValues, articleTexts, untitled } from "./owner-article.ts";

interface Work {
  tx: Transaction;
  now: Date;
}

export interface ArticleEdit {
  id: string;
  /** The version that the edit is based on. */
  version: string;
  values: ArticleValues;
}

export type EditOutcome =
  | { outcome: "saved" | "conflict"; stored: StoredArticle }
  | { outcome: "invalid"; field: keyof ArticleValues; message: string };

export async function addArticle({ tx, now }: Work, scope: OwnerScope): Promise<string> {
  await lockOwnCompany(tx, scope, "write drafts");
  const [slug = "article"] = uniqueSlugs([untitled], await takenSlugs(tx, scope));
  const { companyId } = scope;
  const [row] = await tx
    .insert(helpCenterContent)
    .values({ companyId, title: untitled, slug, createdAt: now, updatedAt: now })
    .returning({ id: helpCenterContent.id });
  if (!row) throw new Error("no row was stored");
  const subject = { kind: "article", id: row.id, title: untitled } as const;
  await recordChange(tx, scope, { action: "content.added", subject });
  return row.id;
}

/** Uses optimistic locking. Saving the same text again succeeds. */
export async function saveArticle(work: Work, scope: OwnerScope, edit: ArticleEdit): Promise<EditOutcome> {
  const stored = await lockArticle(work.tx, scope, { id: edit.id, to: "write drafts" });
  return storeEdit(work, scope, { stored, edit });
}

/** Saves what was typed and publishes it. */
export async function publishArticle(work: Work, scope: OwnerScope, edit: ArticleEdit): Promise<EditOutcome> {
  const { tx, now } = work;
  const before = await lockArticle(tx, scope, { id: edit.id, to: "publish content" });
  const saved = await storeEdit(work, scope, { stored: before, edit, isPublishing: true });
  if (saved.outcome !== "saved") return saved;
  const { row, draft } = saved.stored;
  const texts = draft ?? row;
  if (texts.title === untitled) return { outcome: "invalid", field: "title", message: articleTexts.noTitle };
  if (texts.content.trim() === "")
    return { outcome: "invalid", field: "content", message: articleTexts.noContent };
  const wasPublished = row.status === "published";
  if (wasPublished && row.slug !== texts.slug) await redirectFrom(tx, scope, { id: row.id, slug: row.slug });
  await releaseSlug(tx, scope, texts.slug);
  const { title, content, slug, category, seoTitle, seoDescription } = texts;
  await tx
    .update(helpCenterContent)
    .set({
      ...{ title, content, slug, category, seoTitle, seoDescription },
      status: "published",
      version: row.version + 1,
      updatedAt: now,
    })
    .where(isRow(scope, row.id));
  await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, row.id));
  await recordVersion(tx, scope, {
    articleId: row.id,
    kind: "published",
    title,
    content,
    authorId: scope.userId,
    now,
    before: textBefore(before),
  });
  const subject = { kind: "article", id: row.id, title } as const;
  await recordChange(tx, scope, { action: "content.published", subject });
  return { outcome: "saved", stored: await readAgain(tx, scope, row.id) };
}

/** The text in the editor stays. */
export async function unpublishArticle({ tx }: Work, scope: OwnerScope, id: string): Promise<StoredArticle> {
  const { row, draft } = await lockArticle(tx, scope, { id, to: "publish content" });
  if (row.status === "published") {
    const texts = draft ? textsOf(draft) : {};
    await tx
      .update(helpCenterContent)
      .set({ ...texts, status: "draft", version: row.version + 1 })
      .where(isRow(scope, id));
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    const subject = { kind: "article", id, title: draft?.title ?? row.title } as const;
    await recordChange(tx, scope, { action: "content.unpublished", subject });
  }
  return readAgain(tx, scope, id);
}

/** Returns to the published text. The history keeps the discarded one. */
export async function discardChanges({ tx }: Work, scope: OwnerScope, id: string): Promise<StoredArticle> {
  const { row, draft } = await lockArticle(tx, scope, { id, to: "write drafts" });
  if (draft) {
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    await tx
      .update(helpCenterContent)
      .set({ version: row.version + 1, updatedAt: row.updatedAt })
      .where(isRow(scope, id));
    const subject = { kind: "article", id, title: row.title } as const;
    await recordChange(tx, scope, { action: "content.discarded", subject });
  }
  return readAgain(tx, scope, id);
}

/** Puts an earlier text into the editor, as a new version. Returns null if there is no such version. */
export async function restoreVersion(
  work: Work,
  scope: OwnerScope,
  { id, number }: { id: string; number: number },
): Promise<StoredArticle | null> {
  const { tx, now } = work;
  const stored = await lockArticle(tx, scope, { id, to: "write drafts" });
  const version = await findVersion(tx, scope, { articleId: id, number });
  if (!version) return null;
  const { title, content } = version;
  const before = stored.draft ?? stored.row;
  if (before.title !== title || before.content !== content) {
    await storeTexts(work, scope, { stored, texts: { ...textsOf(before), title, content } });
    const authorId = scope.userId;
    const kind = "restored" as const;
    await recordVersion(tx, scope, {
      ...{ articleId: id, kind, title, content, authorId, now },
      before: textBefore(stored),
    });
    const subject = { kind: "article", id, title } as const;
    await recordChange(tx, scope, { action: "content.edited", subject });
  }
  return readAgain(tx, scope, id);
}

async function storeEdit(
  work: Work,
  scope: OwnerScope,
  {
    stored,
    edit,
    isPublishing = false,
  }: { stored: StoredArticle; edit: ArticleEdit; isPublishing?: boolean },
): Promise<EditOutcome> {
  const { tx, now } = work;
  const current = textsOf(stored.draft ?? stored.row);
  const typed = cleanValues(edit.values);
  const isCurrent = versionOf(stored) === edit.version;
  if (!isCurrent && !isSameTexts({ ...typed, slug: current.slug }, current))
    return { outcome: "conflict", stored };
  const slug = await slugFor(tx, scope, { stored, current, typed });
  if (slug === null) {
    const message = typed.slug === "" ? articleTexts.noSlug : articleTexts.slugTaken;
    return { outcome: "invalid", field: "slug", message };
  }
  const texts = { ...typed, slug };
  if (isSameTexts(texts, current)) return { outcome: "saved", stored };
  await storeTexts(work, scope, { stored, texts });
  const isText = texts.title !== current.title || texts.content !== current.content;
  const isNew =
    isText &&
    !isPublishing &&
    (await recordVersion(tx, scope, {
      articleId: edit.id,
      kind: "saved",
      title: texts.title,
      content: texts.content,
      authorId: scope.userId,
      now,
      before: textBefore(stored),
    }));
  // One entry per version, because the editor saves every few seconds.
  if ((isNew || !isText) && !isPublishing)
    await recordChange(tx, scope, {
      action: "content.edited",
      subject: { kind: "article", id: edit.id, title: texts.title },
      details: {
        changes:
          current.title === texts.title ? [] : [{ label: "Title", from: current.title, to: texts.title }],
      },
    });
  return { outcome: "saved", stored: await readAgain(tx, scope, edit.id) };
}

async function storeTexts(
  { tx, now }: Work,
  scope: OwnerScope,
  { stored: { row, draft }, texts }: { stored: StoredArticle; texts: StoredTexts },
): Promise<void> {
  await noteUsedPictures(tx, scope, texts.content);
  if (row.status === "draft") {
    await tx
      .update(helpCenterContent)
      .set({ ...texts, version: row.version + 1, updatedAt: now })
      .where(isRow(scope, row.id));
    return;
  }
  const values = { ...texts, version: (draft?.version ?? 0) + 1, savedAt: now };
  await tx
    .insert(articleDrafts)
    .values({ articleId: row.id, companyId: scope.companyId, ...values })
    .onConflictDoUpdate({ target: articleDrafts.articleId, set: values });
}

/** The address follows the title until the article is published or the team changes it. Null if it can't be used. */
async function slugFor(
  tx: Transaction,
  scope: OwnerScope,
  { stored, current, typed }: { stored: StoredArticle; current: StoredTexts; typed: StoredTexts },
): Promise<string | null> {
  const isTouched = typed.slug !== current.slug;
  const followsTitle =
    stored.row.status === "draft" && !isTouched && isFromTitle(current.slug, current.title);
  if (followsTitle && typed.title === current.title) return current.slug;
  if (!isTouched && !followsTitle) return current.slug;
  const taken = await takenSlugs(tx, scope, stored.row.id);
  if (followsTitle) return uniqueSlugs([slugOfTitle(typed.title) || untitled], taken)[0] ?? current.slug;
  return typed.slug === "" || taken.includes(typed.slug) ? null : typed.slug;
}

function isFromTitle(slug: string, title: string): boolean {
  const base = slugOfTitle(title) || slugOfTitle(untitled);
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

async function redirectFrom(
  tx: Transaction,
  { companyId }: OwnerScope,
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
async function releaseSlug(tx: Transaction, { companyId }: OwnerScope, slug: string): Promise<void> {
  await tx
    .delete(articleRedirects)
    .where(and(eq(articleRedirects.companyId, companyId), eq(articleRedirects.slug, slug)));
}

/** Writers may only change unpublished articles. */
async function lockArticle(
  tx: Transaction,
  scope: OwnerScope,
  { id, to }: { id: string; to: Permission },
): Promise<StoredArticle> {
  const { role } = await lockOwnCompany(tx, scope, to, articleTexts.gone);
  const stored = await findStoredArticle(tx, scope, id);
  if (!stored) throw new AppError("not_found", articleTexts.gone);
  requireDraft(role, { isPublished: stored.row.status === "published" });
  return stored;
}

async function readAgain(tx: Transaction, scope: OwnerScope, id: string): Promise<StoredArticle> {
  const stored = await findStoredArticle(tx, scope, id);
  if (!stored) throw new AppError("not_found", articleTexts.gone);
  return stored;
}

function textBefore({ row, draft }: StoredArticle) {
  const { title, content } = draft ?? row;
  return { title, content, savedAt: draft?.savedAt ?? row.updatedAt };
}

function textsOf({ title, content, slug, category, seoTitle, seoDescription }: StoredTexts): StoredTexts {
  return { title, content, slug, category, seoTitle, seoDescription };
}

function isRow({ companyId }: OwnerScope, id: string) {
  return and(eq(helpCenterContent.companyId, companyId), eq(helpCenterContent.id, id));
}
