/** What the import page shows after an import. */
import { and, asc, count, countDistinct, eq, inArray, sql } from "drizzle-orm";
import { type ImportContradiction, importItems } from "#db/schema/center-imports.ts";
import { pageSuggester } from "#engines/moving/suggest-page.ts";
import { listArticleTitles } from "#features/articles/imported-articles.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { ImportOutcome } from "#shared/enumerations.ts";
import { contradictionKey, hasOpenLinks, listedLinks, maxListed } from "./import-findings.ts";
import { countLeftOut, type LeftOut, listLeftOut } from "./list-left-out.server.ts";
import type { ImportRow as Row } from "./read-source.server.ts";

/** A text that was edited here and changed in the source. */
interface Conflict {
  title: string;
  locale: string;
  articleId: string | null;
}

/** A text with links that lead nowhere. */
interface DeadLinks extends Conflict {
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
  conflicts: Conflict[];
  /** How many there are, of which the first are listed. */
  conflictCount: number;
  /** Texts with links that lead nowhere. The first of `deadLinkCount` links are listed. */
  deadLinks: DeadLinks[];
  /** Sentences of the articles that the website contradicts. */
  contradictions: (ImportContradiction & { key: string })[];
  /** Whole texts and parts that were left out. The first of `leftOutCount` are listed. */
  leftOut: LeftOut[];
  leftOutCount: number;
  collections: CollectionReport[];
  languages: number;
  pictures: { stored: number; total: number };
  isPublished: boolean;
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
  const isConflict = and(isOfImport(row), eq(importItems.outcome, "conflict"));
  const [counted, conflicts, conflictCount, deadLinks, leftOut, leftOutCount, collections, amounts] =
    await Promise.all([
      countReport(db, row),
      db
        .select({ title: importItems.title, locale: importItems.locale, articleId: importItems.articleId })
        .from(importItems)
        .where(isConflict)
        .orderBy(asc(importItems.position), asc(importItems.sourceId), asc(importItems.locale))
        .limit(maxListed),
      db.$count(importItems, isConflict),
      findDeadLinks(db, row),
      listLeftOut(db, row, maxListed),
      countLeftOut(db, row),
      describeCollections(db, row),
      countAmounts(db, row),
    ]);
  const { choices, contradictions } = row;
  return {
    ...counted,
    ...{ conflicts, conflictCount, deadLinks, leftOut, leftOutCount, collections },
    ...amounts,
    contradictions: contradictions.map((found) => ({ ...found, key: contradictionKey(found) })),
    isPublished: choices?.publishes === true,
  };
}

/** Languages and pictures of the texts that were stored. A picture that several texts show counts once. */
async function countAmounts(
  db: Db | Transaction,
  row: Row,
): Promise<Pick<ImportReport, "languages" | "pictures">> {
  const isMissing = sql`exists (select from jsonb_array_elements(${importItems.notes}) as each(note)
    where note ->> 'kind' = 'missing-picture' and note ->> 'text' = left(key, 200))`;
  const [[texts], [pictures]] = await Promise.all([
    db
      .select({ languages: countDistinct(importItems.locale) })
      .from(importItems)
      .where(isStored(row)),
    db
      .select({
        total: sql<number>`count(distinct key)::int`,
        stored: sql<number>`(count(distinct key) filter (where not ${isMissing}))::int`,
      })
      .from(importItems)
      .innerJoin(sql`jsonb_array_elements_text(${importItems.pictures}) as each(key)`, sql`true`)
      .where(isStored(row)),
  ]);
  return { languages: texts?.languages ?? 0, pictures: pictures ?? { stored: 0, total: 0 } };
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
