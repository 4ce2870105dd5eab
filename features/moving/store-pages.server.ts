/** Stores pages of a website until they are arranged. Pages at different addresses never replace each other. */
import { and, count, eq, inArray } from "drizzle-orm";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import type { FormerPath } from "#engines/moving/source-center.ts";
import type { WebPage } from "#engines/moving/web-page.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { CrawlCursor } from "./arrange-website.server.ts";
import type { ImportRow } from "./read-source.server.ts";
import { requireRunning } from "./running-import.server.ts";
import { addFormerPaths, type StagedArticle, stageArticles } from "./stage-items.server.ts";

export interface FoundPage {
  /** As it was asked for. */
  asked: string;
  /** Null for what is no page of the help center. */
  page: WebPage | null;
  /** The server didn't send it. */
  hasFailed: boolean;
  isTooComplex?: boolean;
  /** Scripts write it, and no browser ran them. */
  isUnshown?: boolean;
}

export const crumbKey = ({ name, address }: { name: string; address: string | null }) =>
  address ?? `#${name}`;

/** Former addresses of what is stored, by locale and id. */
type Stored = Map<string, Set<string>>;

const keyOf = (locale: string, id: string) => `${locale} ${id}`;

export async function storePages(
  tx: Transaction,
  row: ImportRow,
  { pages, cursor }: { pages: readonly FoundPage[]; cursor: CrawlCursor },
): Promise<void> {
  await requireRunning(tx, row);
  const { staged, formerPaths } = placePages(pages, {
    main: cursor.main,
    stored: await findStored(tx, row, pages),
  });
  for (const [locale, articles] of staged)
    await stageArticles(tx, { importId: row.id, locale }, [...articles.values()]);
  if (formerPaths.length > 0) await addFormerPaths(tx, row, formerPaths);
  const [counted] = await tx.select({ n: count() }).from(importItems).where(eq(importItems.importId, row.id));
  await tx
    .update(centerImports)
    .set({ cursor, done: counted?.n ?? 0 })
    .where(eq(centerImports.id, row.id));
}

async function findStored(tx: Transaction, row: ImportRow, pages: readonly FoundPage[]): Promise<Stored> {
  const ids = pages.flatMap(({ page }) => (page?.article ? [page.article.id, page.address] : []));
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ sourceId: importItems.sourceId, locale: importItems.locale, oldPaths: importItems.oldPaths })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), inArray(importItems.sourceId, ids)));
  return new Map(found.map(({ locale, sourceId, oldPaths }) => [keyOf(locale, sourceId), new Set(oldPaths)]));
}

/** What to stage in each locale, and addresses to add to articles that are stored. */
export function placePages(
  pages: readonly FoundPage[],
  { main, stored }: { main: string; stored: Stored },
): { staged: Map<string, Map<string, StagedArticle>>; formerPaths: FormerPath[] } {
  const known = new Map([...stored].map(([key, paths]) => [key, new Set(paths)]));
  const staged = new Map<string, Map<string, StagedArticle>>();
  const formerPaths: FormerPath[] = [];
  for (const { asked, page } of pages) {
    if (!page?.article) continue;
    const { article, crumbs, isCanonical } = page;
    const locale = article.locale === null || article.locale === main ? "" : article.locale;
    const id = idOf(page, (each) => known.get(keyOf(locale, each)));
    const paths = known.get(keyOf(locale, id));
    // Several addresses may show one article. Its own one has the best text, and all of them lead to it.
    if (!paths || isCanonical) {
      const [crumb] = crumbs.slice(-1);
      const articles = staged.get(locale) ?? new Map<string, StagedArticle>();
      const oldPaths = [...new Set([...article.oldPaths, ...(articles.get(id)?.oldPaths ?? [])])];
      articles.set(id, { ...article, id, oldPaths, collection: crumb ? crumbKey(crumb) : null, position: 0 });
      staged.set(locale, articles);
    }
    // An address that is redirected leads to the article, too.
    const all = [...article.oldPaths, ...(asked.includes("?") ? [] : [asked])];
    const unknown = all.filter((path) => !(paths ?? new Set(article.oldPaths)).has(path));
    formerPaths.push(...new Set(unknown).values().map((path) => ({ path, id, locale })));
    known.set(keyOf(locale, id), new Set([...(paths ?? []), ...all]));
  }
  return { staged, formerPaths };
}

/** Its own address if another page in this language has the id already, such as one for another country. */
function idOf(
  { address, article }: WebPage,
  pathsOf: (id: string) => ReadonlySet<string> | undefined,
): string {
  const id = article?.id ?? address;
  const paths = pathsOf(id);
  const isSame = paths === undefined || paths.has(address);
  return isSame ? id : address;
}
