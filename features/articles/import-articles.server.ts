/** Adds and changes articles by their address, so that the same import can run again. */
import { and, eq, inArray, or } from "drizzle-orm";
import { helpCenterContent } from "#db/schema/content.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import { readSlug } from "./article-values.ts";
import { changeArticle } from "./change-article.server.ts";
import { readAgain, type Work } from "./locked-article.server.ts";
import { versionOf } from "./own-articles.server.ts";
import type { ArticleValues } from "./owner-article.ts";
import { addArticle } from "./save-article.server.ts";

export interface ImportedArticle {
  id: string | undefined;
  values: Partial<ArticleValues> & Pick<ArticleValues, "title" | "slug">;
  status: PublicationStatus | undefined;
}

export interface ArticleImport {
  added: number;
  changed: number;
  unchanged: number;
  skipped: { index: number; detail: string }[];
}

/**
 * Each is the stored article with its id, otherwise the one with its address, otherwise a new one. Throws `forbidden` if
 * one of them would change what visitors see and the editor may not publish.
 */
export async function importArticles(
  { tx, now }: Work,
  scope: EditorScope,
  articles: readonly ImportedArticle[],
): Promise<ArticleImport> {
  await lockOwnCompany(tx, scope, "write drafts");
  const find = await knownArticles(tx, scope, articles);
  const done: ArticleImport = { added: 0, changed: 0, unchanged: 0, skipped: [] };
  const seen = new Set<string>();
  for (const [index, article] of articles.entries()) {
    const known = find(article);
    const key = known ?? readSlug(article.values.slug);
    if (seen.has(key)) {
      done.skipped.push({ index, detail: "An article before it has the same id or address." });
      continue;
    }
    seen.add(key);
    try {
      // A savepoint, because an article that can't be imported must leave nothing.
      const outcome = await tx.transaction((inner) =>
        importOne({ tx: inner, now }, scope, { known, article }),
      );
      done[outcome] += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid") throw error;
      done.skipped.push({ index, detail: error.message });
    }
  }
  return done;
}

async function importOne(
  work: Work,
  scope: EditorScope,
  { known, article: { values, status } }: { known: string | null; article: ImportedArticle },
): Promise<"added" | "changed" | "unchanged"> {
  const id = known ?? (await addArticle(work, scope, values));
  if (known === null && status !== "published") return "added";
  const before = await readAgain(work.tx, scope, id);
  const edited = await changeArticle(work, scope, { id, values, status });
  if (edited.outcome === "invalid") throw new AppError("invalid", edited.message);
  if (edited.outcome === "conflict") throw new AppError("conflict");
  if (known === null) return "added";
  const isChanged = versionOf(before) !== versionOf(edited.stored);
  return isChanged || before.row.status !== edited.stored.row.status ? "changed" : "unchanged";
}

/** Finds the id of the stored article. */
async function knownArticles(
  tx: Transaction,
  { companyId }: EditorScope,
  articles: readonly ImportedArticle[],
): Promise<(article: ImportedArticle) => string | null> {
  const { id, slug } = helpCenterContent;
  const ids = articles.flatMap((article) => article.id ?? []);
  const slugs = articles.map(({ values }) => readSlug(values.slug));
  const rows = await tx
    .select({ id, slug })
    .from(helpCenterContent)
    .where(and(eq(helpCenterContent.companyId, companyId), or(inArray(id, ids), inArray(slug, slugs))));
  const known = new Set(rows.map((row) => row.id));
  const bySlug = new Map(rows.map((row) => [row.slug, row.id]));
  return ({ id: wanted = "", values }) =>
    known.has(wanted) ? wanted : (bySlug.get(readSlug(values.slug)) ?? null);
}
