/** What the import page shows: the plan, the progress or the report. */
import { eq, sql } from "drizzle-orm";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import { attachmentScheme } from "#engines/moving/source-center.ts";
import { listCollections } from "#features/faqs/collections.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CrawlStatus, ImportPhase, ImportSource } from "#shared/enumerations.ts";
import type { ImportNoteKind } from "#shared/import-note.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { countNotes } from "./list-left-out.server.ts";

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
    countNotes(db, { id }),
    db
      .select({
        // Only paths are redirected, not addresses with a query.
        oldPaths: sql<number>`coalesce(sum((select count(*) from jsonb_array_elements_text(${importItems.oldPaths})
          as each(path) where position('?' in path) = 0)), 0)::int`,
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
