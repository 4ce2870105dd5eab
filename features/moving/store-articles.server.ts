/** Stores one batch of an import in one transaction: all of it or nothing. */
import { and, eq, sql } from "drizzle-orm";
import { centerImports, importedArticles, importItems } from "#db/schema/center-imports.ts";
import { placeLinks } from "#engines/moving/place-links.ts";
import { noteUsedPictures } from "#features/articles/article-images.server.ts";
import {
  lastArticlePosition,
  listArticleSlugs,
  readImportedArticles,
  updateImportedArticle,
} from "#features/articles/imported-articles.server.ts";
import { storeArticles } from "#features/articles/store-articles.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { findTranslation, writeTranslation } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";
import type { ImportOutcome } from "#shared/enumerations.ts";
import type { ImportNote } from "#shared/import-note.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import { findImportedArticles } from "./place-articles.server.ts";
import type { ImportRow } from "./read-zendesk.server.ts";
import { requireRunning } from "./running-import.server.ts";
import { textHash } from "./text-hash.ts";

export type ImportItem = typeof importItems.$inferSelect;

export interface PlacedItem {
  item: ImportItem;
  /** The text with its new links and pictures. */
  content: string;
  notes: ImportNote[];
}

interface Storing {
  ids: Pick<Ids, "uuid">;
  now: Date;
}

/** The hash of a text as the source has it, with placeholders, so that new addresses don't count as changes. */
export function sourceHashOf({ title, content }: Pick<ImportItem, "title" | "content">): string {
  return textHash({ title, content });
}

/** Writes the new addresses into an item's text, and notes links that lead nowhere. */
export function withAddresses(
  item: ImportItem,
  addresses: { article(id: string): string | null; picture(key: string): string | null },
): PlacedItem {
  const notes = [...item.notes];
  const content = placeLinks(item.content, {
    article(id) {
      const path = addresses.article(id);
      if (path === null && !notes.some(({ text }) => text === id))
        notes.push({ kind: "dead-link", text: id });
      return path;
    },
    picture(key) {
      const url = addresses.picture(key);
      if (url === null && !notes.some(({ text }) => text === key))
        notes.push({ kind: "missing-picture", text: key.slice(0, 200) });
      return url;
    },
  });
  return { item, content, notes };
}

export async function storeBatch(
  tx: Transaction,
  row: ImportRow,
  { batch, ids, now }: Storing & { batch: readonly PlacedItem[] },
): Promise<void> {
  const company = await lockCompany(tx, row);
  if (!company) return;
  await requireRunning(tx, row.id);
  const known = await findImportedArticles(tx, row);
  const outcomes: { placed: PlacedItem; outcome: ImportOutcome; articleId: string | null }[] = [];
  const isMain = ({ item }: PlacedItem) => item.locale === "";
  outcomes.push(...(await storeMainTexts(tx, row, { batch: batch.filter(isMain), known, ids })));
  for (const placed of batch.filter((each) => !isMain(each)))
    outcomes.push({ placed, ...(await storeTranslation(tx, row, { placed, known, now })) });
  for (const { placed, outcome, articleId } of outcomes) {
    const { item, notes } = placed;
    await tx
      .update(importItems)
      .set({ outcome, articleId, notes, content: "" })
      .where(
        and(
          eq(importItems.importId, row.id),
          eq(importItems.sourceId, item.sourceId),
          eq(importItems.locale, item.locale),
        ),
      );
  }
  await tx
    .update(centerImports)
    .set({ done: sql`${centerImports.done} + ${batch.length}` })
    .where(eq(centerImports.id, row.id));
}

type Known = Awaited<ReturnType<typeof findImportedArticles>>;

async function storeMainTexts(
  tx: Transaction,
  row: ImportRow,
  { batch, known, ids }: { batch: readonly PlacedItem[]; known: Known } & Pick<Storing, "ids">,
) {
  const { companyId, choices } = row;
  const before = batch.flatMap(({ item }) => known.get(` ${item.sourceId}`)?.articleId ?? []);
  const articles = await readImportedArticles(tx, { companyId }, before);
  const first = (await lastArticlePosition(tx, { companyId })) + 1;
  const taken = new Set(await listArticleSlugs(tx, { companyId }));
  const added: Parameters<typeof storeArticles>[2] = [];
  const results = [];
  for (const placed of batch) {
    const { item, content } = placed;
    const { title } = item;
    const earlier = known.get(` ${item.sourceId}`);
    const sourceHash = sourceHashOf(item);
    const storedHash = textHash({ title, content });
    const article = earlier?.articleId ? articles.get(earlier.articleId) : undefined;
    let result: { outcome: ImportOutcome; articleId: string | null };
    if (!earlier) {
      const slug =
        item.slug && !taken.has(item.slug) ? item.slug : uniqueSlugs([item.slug ?? title], [...taken])[0]!;
      taken.add(slug);
      const articleId = ids.uuid();
      added.push({
        id: articleId,
        title,
        content,
        slug,
        category: categoryOf(item, row),
        position: first + added.length,
        status: choices?.publishes && !item.isDraft ? "published" : "draft",
      });
      result = { outcome: "added", articleId };
    } else if (!article) result = { outcome: "removed", articleId: null };
    else if (earlier.sourceHash === sourceHash) result = { outcome: "unchanged", articleId: article.id };
    // What visitors read changes only if the owner wants published texts, and the source shows this one to everyone.
    else if (article.status === "published" && (item.isDraft || !choices?.publishes))
      result = { outcome: "conflict", articleId: article.id };
    else if (article.hasDraft || earlier.storedHash !== textHash(article))
      result = { outcome: "conflict", articleId: article.id };
    else {
      await updateImportedArticle(tx, { companyId }, { id: article.id, title, content });
      result = { outcome: "updated", articleId: article.id };
    }
    results.push({ placed, ...result, sourceHash, storedHash });
  }
  if (added.length > 0) await storeArticles(tx, { companyId }, added);
  const texts = results.flatMap(({ placed, outcome }) =>
    outcome === "added" || outcome === "updated" ? [placed.content] : [],
  );
  await noteUsedPictures(tx, { companyId }, texts.join("\n"));
  for (const { placed, outcome, articleId, sourceHash, storedHash } of results)
    if (outcome === "added" || outcome === "updated")
      await remember(tx, row, { item: placed.item, articleId, sourceHash, storedHash });
  return results.map(({ placed, outcome, articleId }) => ({ placed, outcome, articleId }));
}

/** Null without a category. A collection that the plan didn't mention keeps its name. */
function categoryOf({ collection }: ImportItem, { choices }: ImportRow): string | null {
  const chosen = choices?.collections[collection ?? ""];
  return (chosen === undefined ? collection : chosen) || null;
}

async function storeTranslation(
  tx: Transaction,
  row: ImportRow,
  { placed, known, now }: { placed: PlacedItem; known: Known; now: Date },
): Promise<{ outcome: ImportOutcome; articleId: string | null }> {
  const { item, content } = placed;
  const { companyId, choices } = row;
  const main = known.get(` ${item.sourceId}`);
  const article = main?.articleId
    ? (await readImportedArticles(tx, { companyId }, [main.articleId])).get(main.articleId)
    : undefined;
  // Only in a language that isn't the help center's main one, or deleted here.
  if (!article) return { outcome: main ? "removed" : "skipped", articleId: null };
  const key = { kind: "article", key: article.id } as const;
  const place = { companyId, language: item.locale };
  const stored = await findTranslation(tx, place, key);
  const earlier = known.get(`${item.locale} ${item.sourceId}`);
  const fields = { title: item.title, content };
  const sourceHash = sourceHashOf(item);
  const storedHash = textHash(fields);
  if (earlier?.sourceHash === sourceHash)
    return { outcome: stored ? "unchanged" : "removed", articleId: article.id };
  const isOwn = earlier && stored && earlier.storedHash === hashOfFields(stored.fields);
  const isPublic = stored?.status === "published";
  if ((stored && !isOwn) || (isPublic && (item.isDraft || !choices?.publishes)))
    return { outcome: "conflict", articleId: article.id };
  await writeTranslation(tx, place, key, {
    fields,
    sourceFields: { title: article.title, content: article.content },
    status: choices?.publishes && !item.isDraft ? "published" : "draft",
    origin: "hand",
    reviewedAt: now,
  });
  await remember(tx, row, { item, articleId: article.id, sourceHash, storedHash });
  return { outcome: earlier ? "updated" : "added", articleId: article.id };
}

function hashOfFields({ title = "", content = "" }: Record<string, string>): string {
  return textHash({ title, content });
}

async function remember(
  tx: Transaction,
  { companyId, source, origin }: ImportRow,
  {
    item: { sourceId, locale },
    ...values
  }: { item: ImportItem; articleId: string | null; sourceHash: string; storedHash: string },
): Promise<void> {
  await tx
    .insert(importedArticles)
    .values({ companyId, source, origin, sourceId, locale, ...values })
    .onConflictDoUpdate({
      target: [
        importedArticles.companyId,
        importedArticles.source,
        importedArticles.origin,
        importedArticles.sourceId,
        importedArticles.locale,
      ],
      set: values,
    });
}
