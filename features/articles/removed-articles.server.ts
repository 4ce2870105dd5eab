/** Deleted articles are kept with their drafts, translations and versions for 30 days. */
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import {
  articleDrafts,
  articleRedirects,
  articleStates,
  articleVersions,
  removedArticles,
} from "#db/schema/articles.ts";
import { helpCenterContent } from "#db/schema/content.ts";
import { deleteCheckChoices } from "#features/check-dates/check-choices.server.ts";
import { isOfOwner, lockOwnCompany } from "#features/companies/company-record.server.ts";
import { listMemberIds, requireDraft } from "#features/companies/membership.server.ts";
import {
  restoreTranslations,
  translationsOfArticles,
} from "#features/translations/removed-translations.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { articleFileKeys } from "#shared/article-attachment.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { releasePictures } from "./article-images.server.ts";
import { freeSlug } from "./article-values.ts";
import { takenSlugs } from "./own-articles.server.ts";
import type { RemovedArticle } from "./owner-article.ts";
import { type NamedArticle, recordArticles } from "./record-articles.server.ts";

const keptMs = 30 * 86_400_000;
const maxListed = 100;
const batchSize = 100;

interface Work {
  tx: Transaction;
  now: Date;
}

/** Returns the ids that were removed. Unknown ids and those of other companies are ignored. */
export async function removeArticles(
  { tx, now }: Work,
  scope: EditorScope,
  ids: string[],
): Promise<NamedArticle[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  const { companyId } = scope;
  const isMine = and(eq(helpCenterContent.companyId, companyId), inArray(helpCenterContent.id, ids));
  const rows = await tx.select().from(helpCenterContent).where(isMine);
  if (rows.length === 0) return [];
  requireDraft(role, { isPublished: rows.some(({ status }) => status === "published") });
  const found = rows.map(({ id }) => id);
  const drafts = await tx.select().from(articleDrafts).where(inArray(articleDrafts.articleId, found));
  const draftOf = new Map(drafts.map((draft) => [draft.articleId, draft]));
  const states = await tx.select().from(articleStates).where(inArray(articleStates.articleId, found));
  const stateOf = new Map(states.map((state) => [state.articleId, state]));
  const redirects = await tx
    .select()
    .from(articleRedirects)
    .where(inArray(articleRedirects.articleId, found));
  const slugsOf = Map.groupBy(redirects, ({ articleId }) => articleId);
  const translated = await translationsOfArticles(tx, found);
  const removed = rows.map((row) => ({
    id: row.id,
    companyId,
    title: draftOf.get(row.id)?.title ?? row.title,
    article: { ...row },
    draft: draftOf.get(row.id) ?? null,
    state: stateOf.get(row.id) ?? null,
    redirects: (slugsOf.get(row.id) ?? []).map(({ slug }) => slug),
    translations: translated.get(row.id) ?? [],
    removedAt: now,
  }));
  await tx.insert(removedArticles).values(removed).onConflictDoNothing();
  await tx.delete(helpCenterContent).where(isMine);
  await recordArticles(tx, scope, { action: "content.deleted", articles: removed });
  return removed.map(({ id, title }) => ({ id, title }));
}

/** Restores text, draft, translations, status, review, schedule and former addresses. Returns the restored ids. */
export async function restoreArticles(
  { tx, now }: Work,
  scope: OwnerScope,
  ids: string[],
): Promise<string[]> {
  const { role } = await lockOwnCompany(tx, scope, "write drafts");
  const { companyId } = scope;
  const isMine = and(eq(removedArticles.companyId, companyId), inArray(removedArticles.id, ids));
  const kept = await tx.select().from(removedArticles).where(isMine);
  requireDraft(role, { isPublished: kept.some(({ article }) => article.status === "published") });
  if (kept.length === 0) return [];
  const taken = new Set(await takenSlugs(tx, scope));
  const stateAgain = await stateReviver({ tx, now }, scope);
  for (const { id, article, draft, state, redirects } of kept) {
    const row = revived<typeof helpCenterContent.$inferInsert>(article);
    const slug = freeSlug(row.slug, row.title, taken);
    await tx.insert(helpCenterContent).values({ ...row, companyId, slug });
    if (draft) {
      const text = revived<typeof articleDrafts.$inferInsert>(draft);
      const draftSlug = text.slug === row.slug ? slug : freeSlug(text.slug, text.title, taken);
      await tx.insert(articleDrafts).values({ ...text, companyId, slug: draftSlug });
    }
    if (state) await tx.insert(articleStates).values({ ...stateAgain(state), articleId: id, companyId });
    const rows = redirects.filter((each) => !taken.has(each));
    if (rows.length > 0)
      await tx
        .insert(articleRedirects)
        .values(rows.map((each) => ({ companyId, slug: each, articleId: id })))
        .onConflictDoNothing();
  }
  const translations = kept.flatMap((removed) => removed.translations.map(revived));
  await restoreTranslations(tx, scope, translations as Parameters<typeof restoreTranslations>[2]);
  await tx.delete(removedArticles).where(isMine);
  await recordArticles(tx, scope, { action: "content.restored", articles: kept });
  return kept.map(({ id }) => id);
}

type StateRow = typeof articleStates.$inferInsert;

/**
 * A publication whose time has passed is left out: nothing is published because it was restored. Accounts may have been
 * deleted meanwhile.
 */
async function stateReviver({ tx, now }: Work, scope: OwnerScope) {
  const members = new Set(await listMemberIds(tx, scope.companyId));
  return (removed: Record<string, unknown>): StateRow => {
    const state = revived<StateRow>(removed);
    for (const field of personFields) if (!members.has(state[field] ?? "")) state[field] = null;
    return state.publishAt && state.publishAt <= now ? { ...state, publishAt: null } : state;
  };
}

const personFields = ["savedBy", "scheduledBy", "askedBy", "answeredBy"] as const;

/** Last deleted first. */
export async function listRemovedArticles(db: Db, scope: OwnerScope): Promise<RemovedArticle[]> {
  const rows = await db
    .select({ id: removedArticles.id, title: removedArticles.title, removedAt: removedArticles.removedAt })
    .from(removedArticles)
    .where(isOfOwner(removedArticles.companyId, scope))
    .orderBy(desc(removedArticles.removedAt), desc(removedArticles.id))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, removedAt: row.removedAt.toISOString() }));
}

/** Deletes old articles with their versions for good. Idempotent, and safe to interrupt. */
export async function purgeRemovedArticles({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const isDue = lt(removedArticles.removedAt, new Date(now.getTime() - keptMs));
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await tx
        .select({
          id: removedArticles.id,
          companyId: removedArticles.companyId,
          article: removedArticles.article,
          translations: removedArticles.translations,
        })
        .from(removedArticles)
        .where(isDue)
        .limit(batchSize)
        .for("update", { skipLocked: true });
      await deleteCheckChoices(
        tx,
        due.map(({ id }) => id),
      );
      for (const { id, companyId, article, translations } of due) {
        const isOfArticle = and(eq(articleVersions.companyId, companyId), eq(articleVersions.itemId, id));
        const texts = await tx
          .delete(articleVersions)
          .where(isOfArticle)
          .returning({ text: articleVersions.content });
        await tx.delete(removedArticles).where(eq(removedArticles.id, id));
        const translated = translations.map(({ fields }) => JSON.stringify(fields));
        const keys = [...texts.map(({ text }) => text), String(article.content ?? ""), ...translated].flatMap(
          articleFileKeys,
        );
        await releasePictures(tx, { companyId, keys: [...new Set(keys)], now });
      }
      return due.length;
    });
    if (count < batchSize) return;
  }
}

/** JSON stores timestamps as strings, so they are parsed again. */
function revived<Row>(row: Record<string, unknown>): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    /At$/.test(key) && typeof value === "string" ? new Date(value) : value,
  ]);
  return Object.fromEntries(entries) as Row;
}
