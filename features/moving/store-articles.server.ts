/** Stores one batch of an import in one transaction: all of it or nothing. */
import { eq, sql } from "drizzle-orm";
import { centerImports, importedArticles, type importItems } from "#db/schema/center-imports.ts";
import { placeLinks } from "#engines/moving/place-links.ts";
import { noteUsedPictures } from "#features/articles/article-images.server.ts";
import {
  lastArticlePosition,
  listArticleSlugs,
  listTakenSlugs,
  readImportedArticles,
  updateImportedArticles,
} from "#features/articles/imported-articles.server.ts";
import { storeArticles } from "#features/articles/store-articles.server.ts";
import { lockCompany } from "#features/companies/company-record.server.ts";
import { findTranslations, writeTranslation } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Ids } from "#platform/ids.ts";
import type { ImportOutcome } from "#shared/enumerations.ts";
import type { ImportNote } from "#shared/import-note.ts";
import { uniqueSlugs } from "#shared/unique-slugs.ts";
import type { findImportedArticles } from "./place-articles.server.ts";
import type { ImportRow } from "./read-source.server.ts";
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
  addresses: {
    article(id: string): string | null;
    picture(key: string): string | null;
    attachment(key: string): string | null;
    /** What the report says about an article that has no address here. */
    lost(id: string): string;
  },
): PlacedItem {
  const notes = [...item.notes];
  const content = placeLinks(item.content, {
    article: addresses.article,
    lost(id, linkText) {
      const text = addresses.lost(id).slice(0, 200);
      if (!notes.some((note) => note.text === text))
        notes.push({ kind: "dead-link", text, linkText: linkText.slice(0, 200).toWellFormed() });
    },
    picture(key) {
      const url = addresses.picture(key);
      if (url === null && !notes.some(({ text }) => text === key))
        notes.push({ kind: "missing-picture", text: key.slice(0, 200) });
      return url;
    },
    attachment(key) {
      const url = addresses.attachment(key);
      if (url === null) notes.push({ kind: "attachment", text: key.slice(0, 200) });
      return url;
    },
  });
  return { item, content, notes };
}

type Known = Awaited<ReturnType<typeof findImportedArticles>>;

/** What became of an item. The hashes are stored if its text was. */
interface Result {
  placed: PlacedItem;
  outcome: ImportOutcome;
  articleId: string | null;
  sourceHash: string;
  storedHash: string;
}

/** Changes `known`, so that the next batch needn't read it again. */
export async function storeBatch(
  tx: Transaction,
  row: ImportRow,
  { batch, known, ids, now }: Storing & { batch: readonly PlacedItem[]; known: Known },
): Promise<void> {
  const company = await lockCompany(tx, row);
  if (!company) return;
  await requireRunning(tx, row);
  const isMain = ({ item }: PlacedItem) => item.locale === "";
  const ofMain = await storeMainTexts(tx, row, { batch: batch.filter(isMain), known, ids, now });
  // Translations in this batch may belong to its articles.
  await remember(tx, row, { results: ofMain, known });
  const ofOthers: Result[] = [];
  const byLocale = Map.groupBy(
    batch.filter((each) => !isMain(each)),
    ({ item }) => item.locale,
  );
  for (const [locale, translated] of byLocale)
    ofOthers.push(...(await storeTranslations(tx, row, { locale, batch: translated, known, now })));
  await remember(tx, row, { results: ofOthers, known });
  const outcomes = [...ofMain, ...ofOthers].map(({ placed: { item, notes }, outcome, articleId }) => ({
    sourceId: item.sourceId,
    locale: item.locale,
    outcome,
    articleId,
    notes,
  }));
  await tx.execute(sql`
    update import_items set content = '', outcome = done.outcome, article_id = done."articleId", notes = done.notes
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as done("sourceId" text, locale text, outcome text, "articleId" uuid, notes jsonb)
    where import_id = ${row.id} and source_id = done."sourceId" and import_items.locale = done.locale`);
  await tx
    .update(centerImports)
    .set({ done: sql`${centerImports.done} + ${batch.length}` })
    .where(eq(centerImports.id, row.id));
}

async function storeMainTexts(
  tx: Transaction,
  row: ImportRow,
  { batch, known, ids, now }: { batch: readonly PlacedItem[]; known: Known } & Storing,
): Promise<Result[]> {
  const { companyId, choices } = row;
  const before = batch.flatMap(({ item }) => known.get(` ${item.sourceId}`)?.articleId ?? []);
  const articles = await readImportedArticles(tx, { companyId }, before);
  const isNew = ({ item }: PlacedItem) => !known.has(` ${item.sourceId}`);
  const slugs = await slugsOf(tx, row, batch.filter(isNew));
  const first = (await lastArticlePosition(tx, { companyId })) + 1;
  const added: Parameters<typeof storeArticles>[2] = [];
  const changes: Parameters<typeof updateImportedArticles>[2]["changes"] = [];
  const results = batch.map((placed): Result => {
    const { item, content } = placed;
    const { title } = item;
    const earlier = known.get(` ${item.sourceId}`);
    const sourceHash = sourceHashOf(item);
    const result = { placed, sourceHash, storedHash: textHash({ title, content }) };
    if (!earlier) {
      const articleId = ids.uuid();
      added.push({
        id: articleId,
        title,
        content,
        slug: slugs.get(item.sourceId)!,
        category: categoryOf(item, row),
        position: first + added.length,
        status: choices?.publishes && !item.isDraft ? "published" : "draft",
      });
      return { ...result, outcome: "added", articleId };
    }
    const article = earlier.articleId ? articles.get(earlier.articleId) : undefined;
    if (!article) return { ...result, outcome: "removed", articleId: null };
    const { id } = article;
    if (earlier.sourceHash === sourceHash) return { ...result, outcome: "unchanged", articleId: id };
    // What visitors read changes only if the owner wants published texts, and the source shows this one to everyone.
    const isPublic = article.status === "published" && (item.isDraft || !choices?.publishes);
    if (isPublic || article.hasDraft || earlier.storedHash !== textHash(article))
      return { ...result, outcome: "conflict", articleId: id };
    changes.push({ before: article, after: { title, content } });
    return { ...result, outcome: "updated", articleId: id };
  });
  if (added.length > 0) await storeArticles(tx, { companyId }, added);
  if (changes.length > 0) await updateImportedArticles(tx, { companyId }, { changes, now });
  const texts = [...added, ...changes.map(({ after }) => after)].map(({ content }) => content);
  await noteUsedPictures(tx, { companyId }, texts.join("\n"));
  return results;
}

/** The planned slugs. An article that was written here in the meantime may have taken one. */
async function slugsOf(
  tx: Transaction,
  { companyId }: ImportRow,
  fresh: readonly PlacedItem[],
): Promise<Map<string, string>> {
  const wanted = fresh.map(({ item }) => item.slug ?? "");
  const taken = new Set(await listTakenSlugs(tx, { companyId }, wanted.filter(Boolean)));
  const isFree = wanted.every((slug) => slug !== "" && !taken.has(slug));
  const slugs = isFree
    ? wanted
    : uniqueSlugs(
        fresh.map(({ item }) => item.slug ?? item.title),
        await listArticleSlugs(tx, { companyId }),
      );
  return new Map(fresh.map(({ item }, index) => [item.sourceId, slugs[index]!]));
}

/** Null without a category. A collection that the plan didn't mention keeps its name. */
function categoryOf({ collection }: ImportItem, { choices }: ImportRow): string | null {
  const chosen = choices?.collections[collection ?? ""];
  return (chosen === undefined ? collection : chosen) || null;
}

async function storeTranslations(
  tx: Transaction,
  row: ImportRow,
  { locale, batch, known, now }: { locale: string; batch: readonly PlacedItem[]; known: Known; now: Date },
): Promise<Result[]> {
  const { companyId, choices } = row;
  const mainOf = ({ item }: PlacedItem) => known.get(` ${item.sourceId}`);
  const keys = batch.flatMap((placed) => mainOf(placed)?.articleId ?? []);
  const articles = await readImportedArticles(tx, { companyId }, keys);
  const place = { companyId, language: locale };
  const stored = await findTranslations(tx, place, { kind: "article", keys });
  const results: Result[] = [];
  for (const placed of batch) {
    const { item, content } = placed;
    const main = mainOf(placed);
    const article = main?.articleId ? articles.get(main.articleId) : undefined;
    const translation = article && stored.get(article.id);
    const fields = { title: item.title, content };
    const result = { placed, sourceHash: sourceHashOf(item), storedHash: textHash(fields) };
    const earlier = known.get(`${locale} ${item.sourceId}`);
    const isOwn = earlier && translation && earlier.storedHash === hashOfFields(translation.fields);
    const isPublic = translation?.status === "published" && (item.isDraft || !choices?.publishes);
    // Only in a language that isn't the help center's main one, or deleted here.
    if (!article) results.push({ ...result, outcome: main ? "removed" : "skipped", articleId: null });
    else if (earlier && !translation) results.push({ ...result, outcome: "removed", articleId: article.id });
    else if (earlier?.sourceHash === result.sourceHash)
      results.push({ ...result, outcome: "unchanged", articleId: article.id });
    else if ((translation && !isOwn) || isPublic)
      results.push({ ...result, outcome: "conflict", articleId: article.id });
    else {
      await writeTranslation(
        tx,
        place,
        { kind: "article", key: article.id },
        {
          fields,
          // Out of date from the start if the article says something else here than in the source.
          sourceFields:
            main?.storedHash === textHash(article) ? { title: article.title, content: article.content } : {},
          status: choices?.publishes && !item.isDraft ? "published" : "draft",
          origin: "hand",
          reviewedAt: now,
        },
      );
      results.push({ ...result, outcome: earlier ? "updated" : "added", articleId: article.id });
    }
  }
  return results;
}

function hashOfFields({ title = "", content = "" }: Record<string, string>): string {
  return textHash({ title, content });
}

/** So that a later import recognizes what this one stored. */
async function remember(
  tx: Transaction,
  { companyId, source, origin }: ImportRow,
  { results, known }: { results: readonly Result[]; known: Known },
): Promise<void> {
  const rows = results
    .filter(({ outcome }) => outcome === "added" || outcome === "updated")
    .map(({ placed: { item }, articleId, sourceHash, storedHash }) => ({
      ...{ companyId, source, origin, articleId, sourceHash, storedHash },
      sourceId: item.sourceId,
      locale: item.locale,
    }));
  if (rows.length === 0) return;
  await tx
    .insert(importedArticles)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        importedArticles.companyId,
        importedArticles.source,
        importedArticles.origin,
        importedArticles.sourceId,
        importedArticles.locale,
      ],
      set: {
        articleId: sql`excluded.article_id`,
        sourceHash: sql`excluded.source_hash`,
        storedHash: sql`excluded.stored_hash`,
      },
    });
  for (const row of rows) known.set(`${row.locale} ${row.sourceId}`, row);
}
