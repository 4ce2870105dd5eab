/** The history of an item, for programs. */
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { VersionTable } from "#db/version-table.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import type { VersionCard } from "./version.ts";

export interface ListedVersion extends Omit<VersionCard, "createdAt"> {
  createdAt: Date;
  /** Compared with the version before. True for the first. */
  isTitleChanged: boolean;
  isContentChanged: boolean;
}

export interface WholeVersion extends ListedVersion {
  title: string;
  content: string;
}

type Company = Pick<EditorScope, "companyId">;

/** Newest first, older than the version with the id `after`. */
export function listVersionPage(
  db: Db,
  table: VersionTable,
  scope: Company,
  { itemId, after, limit }: { itemId: string; after: string | null; limit: number },
): Promise<ListedVersion[]> {
  const { cards, where, before, isBefore } = selection(table, scope, itemId);
  const last = db
    .select({ number: table.number })
    .from(table)
    .where(and(where, eq(table.id, after ?? "")));
  return db
    .select(cards)
    .from(table)
    .leftJoin(before, isBefore)
    .where(and(where, after === null ? undefined : lt(table.number, last)))
    .orderBy(desc(table.number))
    .limit(limit);
}

export async function findWholeVersion(
  db: Db,
  table: VersionTable,
  scope: Company,
  { itemId, number }: { itemId: string; number: number },
): Promise<WholeVersion | null> {
  const { cards, where, before, isBefore } = selection(table, scope, itemId);
  const [row] = await db
    .select({ ...cards, title: table.title, content: table.content })
    .from(table)
    .leftJoin(before, isBefore)
    .where(and(where, eq(table.number, number)));
  return row ?? null;
}

function selection(table: VersionTable, { companyId }: Company, itemId: string) {
  const before = alias(table, "before");
  const isChanged = (column: SQL) => sql<boolean>`${before.id} is null or ${column}`.mapWith(Boolean);
  const { id, number, kind, authorId, keyName, addedWords, removedWords, createdAt } = table;
  return {
    before,
    where: and(eq(table.companyId, companyId), eq(table.itemId, itemId)),
    isBefore: and(
      eq(before.companyId, table.companyId),
      eq(before.itemId, table.itemId),
      eq(before.number, sql`${number} - 1`),
    ),
    cards: {
      ...{ id, number, kind, authorId, keyName, addedWords, removedWords, createdAt },
      isTitleChanged: isChanged(sql`${before.title} <> ${table.title}`),
      isContentChanged: isChanged(sql`${before.content} <> ${table.content}`),
    },
  };
}
