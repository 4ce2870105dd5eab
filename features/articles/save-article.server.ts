/**
 * Changes that the team makes to articles. Each takes the company's lock first. The editor saves a published article's
 * changes as a draft, and visitors read the published text until they are published.
 */
import { eq } from "drizzle-orm";
import { articleDrafts, articleVersions } from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { authorOf, findVersion } from "#features/versions/history.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { maxArticles } from "#shared/article-limits.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { noteUsedPictures } from "./article-images.server.ts";
import { cleanValues, isSameTexts, type StoredTexts, slugOfTitle } from "./article-values.ts";
import { recordArticleVersion } from "./article-versions.server.ts";
import {
  isRow,
  type LockedArticle,
  lockArticle,
  missingIn,
  personOf,
  readAgain,
  setState,
  textBefore,
  textsOf,
  type Work,
} from "./locked-article.server.ts";
import { type StoredArticle, takenSlugs, versionOf } from "./own-articles.server.ts";
import { type ArticleValues, articleTexts, noValues, untitled } from "./owner-article.ts";
import { publishText, unpublishText } from "./publish-text.server.ts";
import { requestOf } from "./review-article.server.ts";

export interface ArticleEdit {
  id: string;
  /** The version that the edit is based on. */
  version: string;
  values: ArticleValues;
}

export type EditOutcome =
  | { outcome: "saved" | "conflict"; stored: StoredArticle }
  | { outcome: "invalid"; field: keyof ArticleValues; message: string };

/** Adds a draft, which is empty by default. Without a slug, the address follows the title. Returns its id. */
export async function addArticle(
  { tx, now }: Work,
  scope: EditorScope,
  typed: Partial<ArticleValues> = {},
): Promise<string> {
  await lockOwnCompany(tx, scope, "write drafts");
  const { companyId } = scope;
  const known = await tx.$count(helpCenterContent, eq(helpCenterContent.companyId, companyId));
  if (known >= maxArticles) throw new AppError("invalid", articleTexts.tooMany);
  const texts = cleanValues({ ...noValues, ...typed });
  const slug = newSlug({ typed: typed.slug, texts, taken: await takenSlugs(tx, scope) });
  await noteUsedPictures(tx, scope, texts.content);
  const [row] = await tx
    .insert(helpCenterContent)
    .values({ companyId, ...texts, slug, createdAt: now, updatedAt: now })
    .returning({ id: helpCenterContent.id });
  if (!row) throw new Error("no row was stored");
  const subject = { kind: "article", id: row.id, title: texts.title } as const;
  await recordChange(tx, scope, { action: "content.added", subject });
  return row.id;
}

/** Uses optimistic locking. Saving the same text again succeeds. */
export async function saveArticle(work: Work, scope: EditorScope, edit: ArticleEdit): Promise<EditOutcome> {
  const stored = await lockArticle(work.tx, scope, { id: edit.id, to: "write drafts" });
  return storeEdit(work, scope, { stored, edit });
}

/** Saves what was typed and publishes it. */
export async function publishArticle(
  work: Work,
  scope: EditorScope,
  edit: ArticleEdit,
): Promise<EditOutcome> {
  const { tx, now } = work;
  const before = await lockArticle(tx, scope, { id: edit.id, to: "publish content" });
  const saved = await storeEdit(work, scope, { stored: before, edit, isPublishing: true });
  if (saved.outcome !== "saved") return saved;
  const { row, draft } = saved.stored;
  const { title, content } = draft ?? row;
  const missing = missingIn({ title, content });
  if (missing) return { outcome: "invalid", ...missing };
  await publishText(tx, scope, { stored: saved.stored, before, author: authorOf(scope), now });
  const subject = { kind: "article", id: row.id, title } as const;
  await recordChange(tx, scope, { action: "content.published", subject });
  return { outcome: "saved", stored: await readAgain(tx, scope, row.id) };
}

/** The text in the editor stays. */
export async function unpublishArticle({ tx }: Work, scope: EditorScope, id: string): Promise<StoredArticle> {
  const stored = await lockArticle(tx, scope, { id, to: "publish content" });
  const { row, draft } = stored;
  if (row.status === "published") {
    await unpublishText(tx, scope, stored);
    const subject = { kind: "article", id, title: draft?.title ?? row.title } as const;
    await recordChange(tx, scope, { action: "content.unpublished", subject });
  }
  return readAgain(tx, scope, id);
}

/** Returns to the published text. The history keeps the discarded one. */
export async function discardChanges({ tx }: Work, scope: EditorScope, id: string): Promise<StoredArticle> {
  const { row, draft, state } = await lockArticle(tx, scope, { id, to: "write drafts" });
  if (draft) {
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    await tx
      .update(helpCenterContent)
      .set({ version: row.version + 1, updatedAt: row.updatedAt })
      .where(isRow(scope, id));
    // What was in review or scheduled is gone.
    const isOpen = state?.review === "requested" || state?.review === "returned";
    const ended = { publishAt: null, ...(isOpen ? { review: null } : {}) };
    await setState(tx, scope, { articleId: id, savedBy: personOf(scope), ...ended });
    const subject = { kind: "article", id, title: row.title } as const;
    await recordChange(tx, scope, { action: "content.discarded", subject });
  }
  return readAgain(tx, scope, id);
}

/** Puts an earlier text into the editor, as a new version. Returns null if there is no such version. */
export async function restoreVersion(
  work: Work,
  scope: EditorScope,
  { id, number }: { id: string; number: number },
): Promise<StoredArticle | null> {
  const { tx, now } = work;
  const stored = await lockArticle(tx, scope, { id, to: "write drafts" });
  const version = await findVersion(tx, articleVersions, scope, { itemId: id, number });
  if (!version) return null;
  const { title, content } = version;
  const before = stored.draft ?? stored.row;
  if (before.title !== title || before.content !== content) {
    await storeTexts(work, scope, { stored, texts: { ...textsOf(before), title, content } });
    await recordArticleVersion(tx, scope, {
      ...{ itemId: id, kind: "restored", title, content, ...authorOf(scope), now },
      before: textBefore(stored),
    });
    const subject = { kind: "article", id, title } as const;
    await recordChange(tx, scope, { action: "content.edited", subject });
  }
  return readAgain(tx, scope, id);
}

async function storeEdit(
  work: Work,
  scope: EditorScope,
  {
    stored,
    edit,
    isPublishing = false,
  }: { stored: LockedArticle; edit: ArticleEdit; isPublishing?: boolean },
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
    (await recordArticleVersion(tx, scope, {
      itemId: edit.id,
      kind: "saved",
      title: texts.title,
      content: texts.content,
      ...authorOf(scope),
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
  scope: EditorScope,
  { stored: { row, draft, state, role }, texts }: { stored: LockedArticle; texts: StoredTexts },
): Promise<void> {
  await noteUsedPictures(tx, scope, texts.content);
  await setState(tx, scope, { articleId: row.id, savedBy: personOf(scope) });
  if (state?.publishAt && !may(role, "publish content"))
    await reviewAgain({ tx, now }, scope, { id: row.id, title: texts.title });
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
  scope: EditorScope,
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

function newSlug({
  typed = "",
  texts,
  taken,
}: {
  typed: string | undefined;
  texts: StoredTexts;
  taken: string[];
}): string {
  if (typed === "") return uniqueSlugs([slugOfTitle(texts.title) || untitled], taken)[0] ?? "article";
  if (texts.slug === "") throw new AppError("invalid", articleTexts.noSlug);
  if (taken.includes(texts.slug)) throw new AppError("invalid", articleTexts.slugTaken);
  return texts.slug;
}

function isFromTitle(slug: string, title: string): boolean {
  const base = slugOfTitle(title) || slugOfTitle(untitled);
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** Only what a member who may publish has seen is published on schedule. */
export async function reviewAgain(
  { tx, now }: Work,
  scope: EditorScope,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await setState(tx, scope, { articleId: id, publishAt: null, ...requestOf(scope, { note: "", now }) });
  const subject = { kind: "article", id, title } as const;
  await recordChange(tx, scope, { action: "content.unscheduled", subject });
}
