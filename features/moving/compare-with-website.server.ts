/** Finds sentences of imported articles that the company's website contradicts. Only the owner knows which are right. */
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { type ImportContradiction, importItems } from "#db/schema/center-imports.ts";
import type { Passage } from "#engines/ask/passage.ts";
import { passagesOfPage } from "#engines/ask/source-passages.ts";
import { type ClaimSide, findContradictionsWith } from "#engines/contradictions/find-contradictions.ts";
import { readImportedArticles } from "#features/articles/imported-articles.server.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { listCurrentPages } from "#features/faqs/current-pages.server.ts";
import { listCompanyLanguages } from "#features/translations/company-languages.server.ts";
import { mainLanguageOf } from "#features/translations/language-tag.ts";
import { findTranslations } from "#features/translations/stored-translations.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { markdownSections } from "#shared/markdown-sections.ts";
import { primaryLanguage } from "#shared/primary-language.ts";
import { splitSentences } from "#shared/text.ts";
import type { ImportRow } from "./read-source.server.ts";

const articlesAtOnce = 200;
/** In characters. */
const maxSentence = 400;

/** In each language of the help center. Empty where Step hasn't read the website. */
export async function compareWithWebsite(
  db: Db,
  row: Pick<ImportRow, "id" | "companyId">,
  signal: AbortSignal,
): Promise<ImportContradiction[]> {
  const company = await findCompany(db, row);
  if (!company) return [];
  const ids = await importedIds(db, row);
  const main = mainLanguageOf(company) ?? "en";
  const languages = await listCompanyLanguages(db, row);
  const found: ImportContradiction[] = [];
  for (const locale of ["", ...languages.map(({ language }) => language)]) {
    const language = primaryLanguage(locale || main);
    const website = await websitePassages(db, row, { locale, language });
    if (website.length === 0) continue;
    const articles: Passage[] = [];
    for (let at = 0; at < ids.length; at += articlesAtOnce) {
      signal.throwIfAborted();
      const read = await readTexts(db, row, { ids: ids.slice(at, at + articlesAtOnce), locale });
      for (const article of read) articles.push(...passagesOfArticle(article, language));
    }
    for (const { kind, sides } of await findContradictionsWith(website, articles)) {
      const [page, article] = sides;
      found.push({
        kind,
        article: {
          ...{ id: article.passage.url, title: article.passage.title, ...cut(article) },
          ...(locale !== "" && { locale }),
        },
        page: { url: page.passage.url, title: page.passage.title.slice(0, maxSentence), ...cut(page) },
      });
    }
  }
  return found;
}

async function websitePassages(
  db: Db,
  { companyId }: Pick<ImportRow, "companyId">,
  { locale, language }: { locale: string; language: string },
): Promise<Passage[]> {
  const pages = await listCurrentPages(db, { companyId, language: locale || null });
  return pages.flatMap(({ url, title, lines, readAt }) =>
    passagesOfPage({ url, title, lines, checkedAt: readAt.toISOString(), language }),
  );
}

/** The texts of articles in one language: "" is the main one. */
async function readTexts(
  db: Db,
  { companyId }: Pick<ImportRow, "companyId">,
  { ids, locale }: { ids: string[]; locale: string },
): Promise<{ id: string; title: string; content: string }[]> {
  if (locale === "") return [...(await readImportedArticles(db, { companyId }, ids)).values()];
  const translated = await findTranslations(
    db,
    { companyId, language: locale },
    { kind: "article", keys: ids },
  );
  return [...translated].map(
    ([
      id,
      {
        fields: { title = "", content = "" },
      },
    ]) => ({ id, title, content }),
  );
}

/** In the order of the source. */
async function importedIds(db: Db, { id }: Pick<ImportRow, "id">): Promise<string[]> {
  const rows = await db
    .select({ articleId: importItems.articleId })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, id),
        eq(importItems.locale, ""),
        isNotNull(importItems.articleId),
        inArray(importItems.outcome, ["added", "updated", "unchanged", "conflict"]),
      ),
    )
    .orderBy(asc(importItems.position), asc(importItems.sourceId));
  return rows.flatMap(({ articleId }) => articleId ?? []);
}

/** The article's id takes the place of an address, because drafts have none. */
function passagesOfArticle(
  { id, title, content }: { id: string; title: string; content: string },
  language: string,
): Passage[] {
  return markdownSections(content)
    .map(
      ({ heading, lines }, index): Passage => ({
        id: `${id}#${index}`,
        kind: "article",
        title,
        heading,
        sentences: lines.flatMap((line) => splitSentences(line, language)),
        url: id,
        checkedAt: null,
        language,
      }),
    )
    .filter(({ sentences }) => sentences.length > 0);
}

function cut({ sentence, from, to }: ClaimSide<Passage>) {
  return { sentence: sentence.slice(0, maxSentence), from, to };
}
