/** The categories of a company's questions and their order. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { collections } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { isLeftoverCategory } from "./group-by-category.ts";
import type { FaqTable } from "./own-faqs.server.ts";
import type { OwnerCategory } from "./owner-faq.ts";

type Company = Pick<OwnerScope, "companyId">;

/** A question's name of its category, without surrounding whitespace. */
export function categoryNameOf(table: FaqTable) {
  return sql<string | null>`btrim(${table.category}, E' \\t\\n\\r')`;
}

/** Joins each question with the row of its category. */
export function isCategoryOf(table: FaqTable) {
  return and(eq(collections.companyId, table.companyId), eq(collections.name, categoryNameOf(table)));
}

/** In the order of the public page, where what fits nowhere else comes last. */
export async function listCategories(db: Db | Transaction, { companyId }: Company): Promise<OwnerCategory[]> {
  const rows = await db
    .select({ name: collections.name, isKept: collections.isKept })
    .from(collections)
    .where(eq(collections.companyId, companyId))
    .orderBy(asc(collections.position), asc(collections.createdAt), asc(collections.name));
  const all = rows.map((row) => ({ ...row, isLast: isLeftoverCategory(row.name) }));
  return [...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)];
}

/** Lists the category even without questions. Returns false if it was listed already. */
export async function keepCategory(tx: Transaction, { companyId }: Company, name: string): Promise<boolean> {
  const kept = await tx
    .insert(collections)
    .values({ companyId, name, isKept: true, position: nextPosition(companyId) })
    .onConflictDoUpdate({
      target: [collections.companyId, collections.name],
      set: { isKept: true },
      setWhere: eq(collections.isKept, false),
    })
    .returning({ id: collections.id });
  return kept.length > 0;
}

/** Stores the categories of an imported help center. */
export async function storeCollections(
  tx: Transaction,
  { companyId }: Company,
  rows: { name: string; position: number; isKept: boolean }[],
): Promise<void> {
  await tx
    .insert(collections)
    .values(rows.map((row) => ({ ...row, companyId })))
    .onConflictDoNothing();
}

/** Hides the category once it has no questions. Its position stays, for undo. */
export async function releaseCategory(tx: Transaction, { companyId }: Company, name: string): Promise<void> {
  await tx
    .update(collections)
    .set({ isKept: false })
    .where(and(eq(collections.companyId, companyId), eq(collections.name, name)));
}

/** A hidden category of the new name is replaced. The caller must rename the questions too. */
export async function renameCategoryRow(
  tx: Transaction,
  { companyId }: Company,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.delete(collections).where(and(eq(collections.companyId, companyId), eq(collections.name, to)));
  await tx
    .update(collections)
    .set({ name: to })
    .where(and(eq(collections.companyId, companyId), eq(collections.name, from)));
}

/** Stores positions by the index in `names`. */
export async function storeCategoryOrder(
  tx: Transaction,
  { companyId }: Company,
  names: string[],
): Promise<void> {
  const places = JSON.stringify(names.map((name, position) => ({ name, position })));
  await tx
    .update(collections)
    .set({ position: sql`place.position` })
    .from(sql`jsonb_to_recordset(${places}::jsonb) as place(name text, position integer)`)
    .where(
      and(
        eq(collections.companyId, companyId),
        inArray(collections.name, names),
        sql`${collections.name} = place.name`,
      ),
    );
}

function nextPosition(companyId: string) {
  return sql`(select coalesce(max(known.position) + 1, 0) from collections known where known.company_id = ${companyId})`;
}
