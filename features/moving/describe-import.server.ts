/** What the import page shows: the plan, the progress or the report. */
import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import { centerImports, type ImportContradiction, importItems } from "#db/schema/center-imports.ts";
import { attachmentScheme } from "#engines/moving/source-center.ts";
import { pageSuggester } from "#engines/moving/suggest-page.ts";
import { listArticleTitles } from "#features/articles/imported-articles.server.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CrawlStatus, ImportOutcome, ImportPhase, ImportSource } from "#shared/enumerations.ts";
import type { ImportNote, ImportNoteKind } from "#shared/import-note.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";

interface PlannedCollection {
  /** Empty for articles without one. */
  name: string;
  /** Number of articles by language. */
  counts: Record<string, number>;
  pictures: number;
  /** The collection here that has the same name. */
  existing: string | null;
}

export interface ShownImport {
  source: ImportSource;
  label: string;
  phase: ImportPhase;
  status: CrawlStatus;
  error: string | null;
  done: number;
  total: number;
}

export interface ImportPlan {
  collections: PlannedCollection[];
  /** Names of the collections here. */
  targets: string[];
  /** Language tags; "" is the main language. */
  locales: string[];
  articles: number;
  pictures: number;
  attachments: number;
  oldPaths: number;
  notes: { kind: ImportNoteKind; count: number }[];
}

interface CheckedItem {
  title: string;
  locale: string;
  articleId: string | null;
  outcome: ImportOutcome | null;
  notes: ImportNote[];
}

interface DeadLink extends Pick<CheckedItem, "title" | "locale" | "articleId"> {
  link: string;
  /** The article here that the link probably meant. */
  suggestion: { id: string; title: string } | null;
}

export interface ImportReport {
  counts: Record<ImportOutcome, number>;
  translations: number;
  redirects: number;
  toCheck: CheckedItem[];
  /** How many there are, of which the first are listed. */
  toCheckCount: number;
  /** Links in stored articles that lead nowhere. */
  deadLinks: DeadLink[];
  deadLinkCount: number;
  /** Sentences of the articles that the website contradicts. */
  contradictions: ImportContradiction[];
  isPublished: boolean;
  seconds: number | null;
}

const maxListed = 200;
const attachmentLink = `](${attachmentScheme}`;

export async function findImport(db: Db | Transaction, { companyId }: Pick<OwnerScope, "companyId">) {
  const [row] = await db.select().from(centerImports).where(eq(centerImports.companyId, companyId));
  return row ?? null;
}

export type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export function presentImport({
  source,
  label,
  phase,
  status,
  error,
  done,
  total,
}: StoredImport): ShownImport {
  return { source, label, phase, status, error, done, total };
}

export async function describePlan(
  db: Db | Transaction,
  { companyId, id }: StoredImport,
): Promise<ImportPlan> {
  const isOfImport = eq(importItems.importId, id);
  const name = sql<string>`coalesce(${importItems.collection}, '')`;
  const [groups, notes, [sum], known] = await Promise.all([
    db
      .select({
        name,
        locale: importItems.locale,
        count: sql<number>`count(*)::int`,
        pictures: sql<number>`sum(jsonb_array_length(${importItems.pictures}))::int`,
        position: sql<number>`min(${importItems.position})::int`,
      })
      .from(importItems)
      .where(isOfImport)
      .groupBy(name, importItems.locale)
      .orderBy(sql`5`),
    db
      .select({ kind: sql<ImportNoteKind>`note ->> 'kind'`, count: sql<number>`count(*)::int` })
      .from(importItems)
      .innerJoin(sql`jsonb_array_elements(${importItems.notes}) as note`, sql`true`)
      .where(isOfImport)
      .groupBy(sql`1`)
      .orderBy(sql`2 desc, 1`),
    db
      .select({
        oldPaths: sql<number>`coalesce(sum(jsonb_array_length(${importItems.oldPaths})), 0)::int`,
        attachmentChars: sql<number>`coalesce(sum(length(${importItems.content})
          - length(replace(${importItems.content}, ${attachmentLink}, ''))), 0)::int`,
      })
      .from(importItems)
      .where(isOfImport),
    listCollections(db, { companyId }),
  ]);
  const existing = new Map(known.map((each) => [each.name.toLowerCase(), each.name]));
  const byName = new Map<string, PlannedCollection>();
  for (const group of groups) {
    const collection = byName.get(group.name) ?? {
      name: group.name,
      counts: {},
      pictures: 0,
      existing: existing.get(group.name.toLowerCase()) ?? null,
    };
    collection.counts[group.locale] = group.count;
    if (group.locale === "") collection.pictures += group.pictures;
    byName.set(group.name, collection);
  }
  const collections = [...byName.values()];
  const locales = [...new Set(groups.map(({ locale }) => locale))].sort();
  return {
    collections,
    targets: known.map((each) => each.name),
    locales,
    articles: collections.reduce((count, { counts }) => count + (counts[""] ?? 0), 0),
    pictures: collections.reduce((count, { pictures }) => count + pictures, 0),
    attachments: (sum?.attachmentChars ?? 0) / attachmentLink.length,
    oldPaths: sum?.oldPaths ?? 0,
    notes,
  };
}

export async function describeReport(db: Db | Transaction, row: StoredImport): Promise<ImportReport> {
  const isOfImport = eq(importItems.importId, row.id);
  // What was skipped needs no check.
  const isStored = and(isOfImport, inArray(importItems.outcome, ["added", "updated"]));
  const isToCheck = and(
    isOfImport,
    or(
      eq(importItems.outcome, "conflict"),
      // Dead links have a list of their own.
      and(isStored, sql`jsonb_path_exists(${importItems.notes}, '$[*] ? (@.kind != "dead-link")')`),
    ),
  );
  const note = sql`jsonb_array_elements(${importItems.notes}) as note`;
  const isDeadLink = sql`note ->> 'kind' = 'dead-link'`;
  const [groups, toCheck, toCheckCount, deadLinks, [counted]] = await Promise.all([
    db
      .select({
        outcome: importItems.outcome,
        isMain: sql<boolean>`${importItems.locale} = ''`,
        count: sql<number>`count(*)::int`,
      })
      .from(importItems)
      .where(isOfImport)
      .groupBy(importItems.outcome, sql`2`),
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
    db
      .select({
        link: sql<string>`note ->> 'text'`,
        linkText: sql<string | null>`note ->> 'linkText'`,
        title: importItems.title,
        locale: importItems.locale,
        articleId: importItems.articleId,
      })
      .from(importItems)
      .innerJoin(note, isDeadLink)
      .where(isStored)
      .orderBy(asc(importItems.position), asc(importItems.sourceId), asc(importItems.locale), sql`1`)
      .limit(maxListed),
    db.select({ n: count() }).from(importItems).innerJoin(note, isDeadLink).where(isStored),
  ]);
  const counts: ImportReport["counts"] = {
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
  const suggest = pageSuggester(deadLinks.length > 0 ? await listArticleTitles(db, row) : []);
  const { startedAt, finishedAt, redirects, choices, contradictions } = row;
  return {
    counts,
    translations,
    redirects,
    toCheck,
    toCheckCount,
    deadLinks: deadLinks.map(({ linkText, ...each }) => ({
      ...each,
      suggestion: suggest({ text: linkText ?? "", address: each.link }),
    })),
    deadLinkCount: counted?.n ?? 0,
    contradictions,
    isPublished: choices?.publishes === true,
    seconds:
      startedAt && finishedAt ? Math.round((finishedAt.getTime() - startedAt.getTime()) / 1_000) : null,
  };
}
