/** Decisions about the dead links of an import: they lead to articles here, or only their words stay. */
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type centerImports, importItems } from "#db/schema/center-imports.ts";
import { changeLinks, type LinkChange } from "#engines/moving/change-links.ts";
import { pageSuggester } from "#engines/moving/suggest-page.ts";
import { listArticleTitles } from "#features/articles/imported-articles.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { ImportNote } from "#shared/import-note.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { changeImportedText, type ImportedText } from "./change-imported-text.server.ts";
import { hasOpenLinks, listedLinks, maxListed } from "./import-findings.ts";
import { movingTexts as texts } from "./moving-texts.ts";

type Row = Pick<typeof centerImports.$inferSelect, "id" | "companyId">;
type Work = { tx: Transaction; now: Date };

interface LinksAsked {
  /** One text of the import, as the report names it. All of them without it. */
  item?: string | undefined;
  /** One link of that text. */
  link?: string | undefined;
}

/** The open dead links of texts, as many as the report lists. */
async function findLinks(tx: Transaction, row: Row, { item, link }: LinksAsked) {
  const [, locale = "", sourceId = ""] = item === undefined ? [] : (/^(\S*) (.*)$/s.exec(item) ?? []);
  const one = and(eq(importItems.sourceId, sourceId), eq(importItems.locale, locale));
  const items = await tx
    .select({
      sourceId: importItems.sourceId,
      locale: importItems.locale,
      articleId: sql<string>`${importItems.articleId}`,
      notes: importItems.notes,
    })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, row.id),
        isNotNull(importItems.articleId),
        inArray(importItems.outcome, ["added", "updated"]),
        sql.raw(hasOpenLinks),
        item === undefined ? undefined : one,
      ),
    )
    .orderBy(asc(importItems.position), asc(importItems.sourceId), asc(importItems.locale))
    .limit(maxListed);
  return listedLinks(items).map(({ item, links }) => ({
    item,
    links: links.filter(({ text }) => link === undefined || link === text),
  }));
}

export async function replaceLinks(
  work: Work,
  scope: OwnerScope,
  { row, asked }: { row: Row; asked: LinksAsked },
): Promise<string> {
  const suggest = pageSuggester(await listArticleTitles(work.tx, row));
  const { done, left } = await changeFound(work, scope, {
    ...{ row, asked },
    urlOf: ({ text, linkText = "" }, from) => {
      const page = suggest({ text: linkText, address: text, from });
      return page && `/articles/${encodeURIComponent(page.slug)}`;
    },
    isWanted: ({ url }) => url !== null,
  });
  if (done === 0) throw new AppError("conflict", left === 0 ? texts.noLinkReplaced : texts.wordsNotFound);
  return texts.replacedLinks(done);
}

export async function keepTexts(
  work: Work,
  scope: OwnerScope,
  { row, asked }: { row: Row; asked: LinksAsked },
): Promise<string> {
  const { done, left } = await changeFound(work, scope, { row, asked, urlOf: () => null });
  if (left === 0) return texts.keptTexts;
  if (done === 0) throw new AppError("conflict", texts.linksStay);
  return texts.keptSomeTexts;
}

interface NotedLink extends LinkChange {
  note: ImportNote;
}

/** Changes the links that someone decided about, and counts them and those that the texts don't allow to change. */
async function changeFound(
  work: Work,
  scope: OwnerScope,
  {
    row,
    asked,
    urlOf,
    isWanted = () => true,
  }: {
    row: Row;
    asked: LinksAsked;
    urlOf: (note: ImportNote, articleId: string | null) => string | null;
    isWanted?: (link: NotedLink) => boolean;
  },
): Promise<{ done: number; left: number }> {
  const counted = { done: 0, left: 0 };
  for (const { item, links: found } of await findLinks(work.tx, row, asked)) {
    const links = found
      .map((note) => ({
        address: note.text,
        words: note.linkText ?? "",
        url: urlOf(note, item.articleId),
        note,
      }))
      .filter(isWanted);
    const done = await changeText(work, scope, { item, links });
    counted.done += done.length;
    counted.left += links.length - done.length;
    if (done.length > 0)
      await markDone(work.tx, row, { ...item, done: new Set(done.map(({ note }) => note)) });
  }
  return counted;
}

/** Returns the links that are changed, or that are gone and needn't be. */
async function changeText(
  work: Work,
  scope: OwnerScope,
  { item, links }: { item: ImportedText; links: NotedLink[] },
): Promise<NotedLink[]> {
  // The article may be gone with its links.
  let done = links.filter(({ url }) => url === null);
  let isSame = true;
  const isChanged = await changeImportedText(work, scope, item, (content) => {
    const changed = changeLinks(content, links);
    done = changed.done;
    isSame = changed.text === content;
    return isSame ? null : changed.text;
  });
  return isChanged || isSame ? done : [];
}

async function markDone(
  tx: Transaction,
  { id }: Row,
  {
    sourceId,
    locale,
    notes,
    done,
  }: { sourceId: string; locale: string; notes: ImportNote[]; done: ReadonlySet<ImportNote> },
): Promise<void> {
  await tx
    .update(importItems)
    .set({ notes: notes.map((note) => (done.has(note) ? { ...note, isDone: true } : note)) })
    .where(
      and(eq(importItems.importId, id), eq(importItems.sourceId, sourceId), eq(importItems.locale, locale)),
    );
}
