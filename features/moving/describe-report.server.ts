/** What the import page shows after an import. */
import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import { type ImportContradiction, importItems } from "#db/schema/center-imports.ts";
import { pageSuggester } from "#engines/moving/suggest-page.ts";
import { listArticleTitles } from "#features/articles/imported-articles.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ImportOutcome } from "#shared/enumerations.ts";
import type { ImportNote } from "#shared/import-note.ts";
import { contradictionKey, hasOpenLinks, listedLinks, maxListed } from "./import-findings.ts";
import type { ImportRow as Row } from "./read-source.server.ts";

interface CheckedItem {
  title: string;
  locale: string;
  articleId: string | null;
  outcome: ImportOutcome | null;
  notes: ImportNote[];
}

/** A text with links that lead nowhere. */
interface DeadLinks extends Pick<CheckedItem, "title" | "locale" | "articleId"> {
  /** For decisions about it. */
  item: string;
  links: {
    link: string;
    /** The article here that the link probably meant. */
    suggestion: { id: string; title: string } | null;
  }[];
}

interface CollectionReport {
  name: string;
  /** In all languages together, by what became of them. */
  stored: number;
  unchanged: number;
  left: number;
}

interface ReportCounts {
  counts: Record<ImportOutcome, number>;
  translations: number;
  redirects: number;
  deadLinkCount: number;
}

export interface ImportReport extends ReportCounts {
  toCheck: CheckedItem[];
  /** How many there are, of which the first are listed. */
  toCheckCount: number;
  /** Texts with links that lead nowhere. The first of `deadLinkCount` links are listed. */
  deadLinks: DeadLinks[];
  /** Sentences of the articles that the website contradicts. */
  contradictions: (ImportContradiction & { key: string })[];
  collections: CollectionReport[];
  isPublished: boolean;
  seconds: number | null;
}

const isOfImport = ({ id }: Pick<Row, "id">) => eq(importItems.importId, id);
/** What was skipped needs no check. */
const isStored = (row: Pick<Row, "id">) =>
  and(isOfImport(row), inArray(importItems.outcome, ["added", "updated"]));

/** What needs no list. */
export async function countReport(db: Db | Transaction, row: Row): Promise<ReportCounts> {
  const note = sql`jsonb_array_elements(${importItems.notes}) as note`;
  const isDeadLink = sql`note ->> 'kind' = 'dead-link' and note -> 'isDone' is null`;
  const [groups, [deadLinks]] = await Promise.all([
    db
      .select({
        outcome: importItems.outcome,
        isMain: sql<boolean>`${importItems.locale} = ''`,
        count: sql<number>`count(*)::int`,
      })
      .from(importItems)
      .where(isOfImport(row))
      .groupBy(importItems.outcome, sql`2`),
    db.select({ n: count() }).from(importItems).innerJoin(note, isDeadLink).where(isStored(row)),
  ]);
  const counts: ReportCounts["counts"] = {
    added: 0,
    updated: 0,
    unchanged: 0,
    conflict: 0,
    removed: 0,
    skipped: 0,
  };
  let translations = 0;
  for (const { outcome, isMain, count } of groups) {
    if (outcome === null) continue;
    if (isMain) counts[outcome] += count;
    else if (outcome === "added" || outcome === "updated") translations += count;
  }
  return { counts, translations, redirects: row.redirects, deadLinkCount: deadLinks?.n ?? 0 };
}

export async function describeReport(db: Db | Transaction, row: Row): Promise<ImportReport> {
  const isToCheck = and(
    isOfImport(row),
    or(
      eq(importItems.outcome, "conflict"),
      // Dead links have a list of their own.
      and(isStored(row), sql`jsonb_path_exists(${importItems.notes}, '$[*] ? (@.kind != "dead-link")')`),
    ),
  );
  const [counted, toCheck, toCheckCount, deadLinks, collections] = await Promise.all([
    countReport(db, row),
    db
      .select({
        title: importItems.title,
        locale: importItems.locale,
        articleId: importItems.articleId,
        outcome: importItems.outcome,
        notes: importItems.notes,
      })
      .from(importItems)
      .where(isToCheck)
      .orderBy(
        sql`${importItems.outcome} <> 'conflict'`,
        asc(importItems.position),
        asc(importItems.sourceId),
      )
      .limit(maxListed),
    db.$count(importItems, isToCheck),
    findDeadLinks(db, row),
    describeCollections(db, row),
  ]);
  const { startedAt, finishedAt, choices, contradictions } = row;
  return {
    ...counted,
    toCheck,
    toCheckCount,
    deadLinks,
    contradictions: contradictions.map((found) => ({ ...found, key: contradictionKey(found) })),
    collections,
    isPublished: choices?.publishes === true,
    seconds:
      startedAt && finishedAt ? Math.round((finishedAt.getTime() - startedAt.getTime()) / 1_000) : null,
  };
}

async function findDeadLinks(db: Db | Transaction, row: Row): Promise<DeadLinks[]> {
  const texts = await db
    .select({
      sourceId: importItems.sourceId,
      title: importItems.title,
      locale: importItems.locale,
      articleId: importItems.articleId,
      notes: importItems.notes,
    })
    .from(importItems)
    .where(and(isStored(row), sql.raw(hasOpenLinks)))
    .orderBy(asc(importItems.position), asc(importItems.sourceId), asc(importItems.locale))
    .limit(maxListed);
  if (texts.length === 0) return [];
  const suggest = pageSuggester(await listArticleTitles(db, row));
  return listedLinks(texts).map(({ item: { sourceId, title, locale, articleId }, links }) => ({
    ...{ title, locale, articleId },
    item: `${locale} ${sourceId}`,
    links: links.map(({ text, linkText = "" }) => ({
      link: text,
      suggestion: suggest({ text: linkText, address: text, from: articleId }),
    })),
  }));
}

async function describeCollections(
  db: Db | Transaction,
  { id }: Pick<Row, "id">,
): Promise<CollectionReport[]> {
  const name = sql<string>`coalesce(${importItems.collection}, '')`;
  const countOf = (...outcomes: ImportOutcome[]) =>
    sql<number>`(count(*) filter (where ${inArray(importItems.outcome, outcomes)}))::int`;
  return db
    .select({
      name,
      stored: countOf("added", "updated"),
      unchanged: countOf("unchanged"),
      left: countOf("conflict", "removed", "skipped"),
    })
    .from(importItems)
    .where(eq(importItems.importId, id))
    .groupBy(name)
    .orderBy(sql`min(${importItems.position})`);
}
