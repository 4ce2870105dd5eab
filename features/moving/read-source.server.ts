/** Reads a help desk's API page by page. Each page is stored with the place where reading continues after a kill. */
import { and, count, eq } from "drizzle-orm";
import { centerImports, type ImportCursor, importItems } from "#db/schema/center-imports.ts";
import { type FormerPath, maxArticles, type PlacedArticle } from "#engines/moving/source-center.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import type { ApiPlace } from "./moving-thread.server.ts";
import { requireRunning } from "./running-import.server.ts";
import type { SourceApi } from "./source-api.server.ts";
import { SourceError } from "./source-requests.server.ts";
import type { SourceReader } from "./sources/source-reader.ts";
import { addFormerPaths, stageArticles } from "./stage-items.server.ts";

export type ImportRow = typeof centerImports.$inferSelect;

export interface ApiReading<Article> {
  db: Db;
  api: SourceApi;
  source: SourceReader<Article>;
  /** In a thread. */
  convert(input: { articles: Article[] } & ApiPlace): Promise<PlacedArticle[]>;
  /** The main language here. Null if it follows from the source. */
  language: string | null;
}

/** Of one import. A source could name a next page forever. */
const maxRequests = 2 * maxArticles;

/** Returns the source's main locale. */
export async function readSource<Article>(
  { db, api, source, convert, language }: ApiReading<Article>,
  row: ImportRow,
): Promise<string> {
  let cursor = row.cursor ?? (await begin());
  const { main, collections } = cursor;
  let requests = 0;
  for (let [request] = cursor.requests; request !== undefined; [request] = cursor.requests) {
    const { articles, following, formerPaths = [] } = await source.read(api, request, cursor);
    const placed = await convert({ articles, origin: row.origin, main, collections });
    requests += 1;
    if (requests > maxRequests || following.some(({ url }) => url === request.url)) throw tooMany();
    const next: ImportCursor = { ...cursor, requests: [...following, ...cursor.requests.slice(1)] };
    await db.transaction((tx) => storePage(tx, row, { placed, formerPaths, cursor: next }));
    cursor = next;
  }
  const [found] = await db
    .select({ n: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), eq(importItems.locale, "")));
  if (!found || found.n === 0) throw new SourceError(texts.noArticles(row.label));
  if (found.n > maxArticles) throw tooMany();
  return main;

  async function begin(): Promise<ImportCursor> {
    const first = await source.begin(api, { language });
    await db
      .update(centerImports)
      .set({
        cursor: first,
        collections: first.collections.map(({ id, name, oldPaths, names }) => ({
          ...{ id, name, oldPaths },
          ...(names && { names: byTag(names) }),
        })),
      })
      .where(eq(centerImports.id, row.id));
    return first;
  }
}

async function storePage(
  tx: Transaction,
  row: ImportRow,
  {
    placed,
    formerPaths,
    cursor,
  }: { placed: PlacedArticle[]; formerPaths: FormerPath[]; cursor: ImportCursor },
): Promise<void> {
  await requireRunning(tx, row);
  const isMain = ({ locale }: PlacedArticle) =>
    locale === null || locale.toLowerCase() === cursor.main.toLowerCase();
  const byLocale = Map.groupBy(placed, (article) => (isMain(article) ? "" : tagOf(article.locale ?? "")));
  for (const [locale, articles] of byLocale) await stageArticles(tx, { importId: row.id, locale }, articles);
  if (formerPaths.length > 0) await addFormerPaths(tx, row, formerPaths);
  const [counted] = await tx.select({ n: count() }).from(importItems).where(eq(importItems.importId, row.id));
  if ((counted?.n ?? 0) > maxArticles * 3) throw tooMany();
  await tx
    .update(centerImports)
    .set({ cursor, done: counted?.n ?? 0 })
    .where(eq(centerImports.id, row.id));
}

function tooMany(): SourceError {
  return new SourceError(texts.tooMany(maxArticles));
}

function byTag(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [tagOf(locale), name]));
}

function tagOf(locale: string): string {
  return readLanguageTag(locale) ?? locale;
}
