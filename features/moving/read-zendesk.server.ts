/** Reads a Zendesk help center page by page. Each page is stored with the place where reading continues after a kill. */
import { and, count, eq } from "drizzle-orm";
import { centerImports, type ImportCursor, importItems } from "#db/schema/center-imports.ts";
import { isSameLanguage } from "#engines/messages/select-catalog.ts";
import { maxArticles } from "#engines/moving/source-center.ts";
import {
  nextPage,
  type ZendeskCategory,
  type ZendeskSection,
  zendeskArticles,
  zendeskCategories,
  zendeskCollections,
  zendeskLocales,
  zendeskSections,
} from "#engines/moving/zendesk.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { Thread } from "#platform/threads/open-thread.ts";
import { readLanguageTag } from "#shared/language-tag.ts";
import { movingTexts as texts } from "./moving-texts.ts";
import type { MovingTasks } from "./moving-thread.server.ts";
import { requireRunning } from "./running-import.server.ts";
import { stageArticles } from "./stage-items.server.ts";
import { SourceError, type ZendeskApi } from "./zendesk-api.server.ts";

export type ImportRow = typeof centerImports.$inferSelect;

interface Reading {
  db: Db;
  api: ZendeskApi;
  thread: Pick<Thread<MovingTasks>, "tasks">;
}

const perPage = 100;
/** Sections and categories together. */
const maxCollections = 2_000;
/** Of one list. A source could name a next page forever. */
const maxPages = 500;

export async function readZendesk({ db, api, thread }: Reading, row: ImportRow): Promise<void> {
  let cursor = row.cursor ?? (await firstCursor({ db, api }, row));
  const host = row.label;
  const ranks = new Map(cursor.collections.map(({ name, position }) => [name, position]));
  let pages = 0;
  for (let [locale] = cursor.locales; locale !== undefined; [locale] = cursor.locales) {
    const asked = cursor.next ?? articlesOf(locale);
    const page = await api.get(asked, zendeskArticles);
    const { origin } = row;
    const read = await thread.tasks.readZendesk({
      articles: page.articles,
      origin,
      collections: cursor.collections,
    });
    const articles = read.map((article, index) => ({
      ...article,
      // Sorted by section, and within it as in the source.
      position:
        (ranks.get(article.collection ?? "") ?? maxCollections) * 10_000 +
        Math.min(9_999, Math.max(0, page.articles[index]?.position ?? 0)),
    }));
    const next = nextPage(page);
    pages += 1;
    if (next === asked || pages > maxPages) throw new SourceError(texts.tooMany(maxArticles));
    const rest = next === null ? cursor.locales.slice(1) : cursor.locales;
    const isMain = locale === cursor.main;
    cursor = { ...cursor, next, locales: rest };
    await db.transaction(async (tx) => {
      await requireRunning(tx, row.id);
      await stageArticles(tx, { importId: row.id, locale: isMain ? "" : tagOf(locale) }, articles);
      const [counted] = await tx
        .select({ n: count() })
        .from(importItems)
        .where(eq(importItems.importId, row.id));
      if ((counted?.n ?? 0) > maxArticles * 3) throw new SourceError(texts.tooMany(maxArticles));
      await tx
        .update(centerImports)
        .set({ cursor, done: counted?.n ?? 0 })
        .where(eq(centerImports.id, row.id));
    });
  }
  const [main] = await db
    .select({ n: count() })
    .from(importItems)
    .where(and(eq(importItems.importId, row.id), eq(importItems.locale, "")));
  if (!main || main.n === 0) throw new SourceError(texts.noArticles(host));
  if (main.n > maxArticles) throw new SourceError(texts.tooMany(maxArticles));
}

function articlesOf(locale: string): string {
  return `/api/v2/help_center/${encodeURIComponent(locale.toLowerCase())}/articles.json?page[size]=${perPage}`;
}

function tagOf(locale: string): string {
  return readLanguageTag(locale) ?? locale;
}

/** The main language of the help center here comes first, if the source has it. */
async function firstCursor({ db, api }: Pick<Reading, "db" | "api">, row: ImportRow): Promise<ImportCursor> {
  const { locales, default_locale } = await api.get("/api/v2/help_center/locales.json", zendeskLocales);
  const known = locales.filter((locale) => readLanguageTag(locale) !== null);
  const company = await findCompany(db, row);
  const own = mainLanguageOf({ language: company?.language ?? null });
  const isOwn = (locale: string) => isSameLanguage(locale, own);
  const main =
    (isOwn(default_locale) ? default_locale : null) ??
    known.find((locale) => locale.toLowerCase() === own.toLowerCase()) ??
    known.find(isOwn) ??
    default_locale;
  const others = known.filter((locale) => locale.toLowerCase() !== main.toLowerCase());
  const base = `/api/v2/help_center/${encodeURIComponent(main.toLowerCase())}`;
  const categories: ZendeskCategory[] = [];
  for (let next: string | null = `${base}/categories.json?page[size]=${perPage}`; next !== null; ) {
    const page: Awaited<ReturnType<typeof api.get<typeof zendeskCategories>>> = await api.get(
      next,
      zendeskCategories,
    );
    categories.push(...page.categories);
    next = isEnough(categories) || page.categories.length === 0 ? null : nextPage(page);
  }
  const sections: ZendeskSection[] = [];
  for (let next: string | null = `${base}/sections.json?page[size]=${perPage}`; next !== null; ) {
    const page: Awaited<ReturnType<typeof api.get<typeof zendeskSections>>> = await api.get(
      next,
      zendeskSections,
    );
    sections.push(...page.sections);
    next = isEnough(sections) || page.sections.length === 0 ? null : nextPage(page);
  }
  const collections = zendeskCollections(categories, sections).slice(0, maxCollections);
  const cursor = { locales: [main, ...others], next: null, main, collections };
  await db
    .update(centerImports)
    .set({ cursor, collections: collections.map(({ id, name, oldPaths }) => ({ id, name, oldPaths })) })
    .where(eq(centerImports.id, row.id));
  return cursor;
}

function isEnough(found: readonly unknown[]): boolean {
  return found.length > maxCollections;
}
