/** The categories of a company's content, their order and their former addresses. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { collectionRedirects, collections, generatedFaqs } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { CollectionIconName } from "#shared/enumerations.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { CategorizedContent } from "./categorized-content.ts";
import { inTreeOrder } from "./category-tree.ts";
import { collectionSlugs } from "./collection-slugs.ts";
import { isLeftoverCategory } from "./group-by-category.ts";
import type { FaqTable } from "./own-faqs.server.ts";
import type { OwnerCategory } from "./owner-faq.ts";

type Company = Pick<OwnerScope, "companyId">;

const parents = alias(collections, "parent_collections");

/** The name of a question's category, without surrounding whitespace. */
export function categoryNameOf(table: FaqTable) {
  return sql<string | null>`btrim(${table.category}, E' \\t\\n\\r')`;
}

/** Joins each question with the row of its category. */
export function isCategoryOf(table: FaqTable) {
  return and(eq(collections.companyId, table.companyId), eq(collections.name, categoryNameOf(table)));
}

/** A category as it is stored. */
export interface Collection {
  name: string;
  /** The last part of its public address. */
  slug: string;
  description: string | null;
  icon: CollectionIconName | null;
  /** Name of the category that it is inside. */
  parent: string | null;
  /** Whether it is listed without questions too. */
  isKept: boolean;
  /** Whether it comes after all others and can't be moved, such as "General". */
  isLast: boolean;
}

/** In the order of the public page: each before those inside it, and the catch-all category last. */
export async function listCollections(db: Db | Transaction, { companyId }: Company): Promise<Collection[]> {
  const rows = await db
    .select({
      name: collections.name,
      description: collections.description,
      icon: collections.icon,
      parent: parents.name,
      isKept: collections.isKept,
      createdAt: collections.createdAt,
    })
    .from(collections)
    .leftJoin(parents, eq(parents.id, collections.parentId))
    .where(eq(collections.companyId, companyId))
    .orderBy(asc(collections.position), asc(collections.createdAt), asc(collections.name));
  const slugs = collectionSlugs(rows);
  const all = rows.map(({ createdAt: _, ...row }) => ({
    ...row,
    slug: slugs.get(row.name) ?? "",
    isLast: isLeftoverCategory(row.name),
  }));
  return inTreeOrder([...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)]);
}

/** Puts the category inside another one. Null takes it out. */
export async function storeCategoryParent(
  tx: Transaction,
  { companyId }: Company,
  { category, parent }: { category: string; parent: string | null },
): Promise<void> {
  const parentId = tx
    .select({ id: parents.id })
    .from(parents)
    .where(and(eq(parents.companyId, companyId), eq(parents.name, parent ?? "")));
  await tx
    .update(collections)
    .set({ parentId: sql`(${parentId})` })
    .where(and(eq(collections.companyId, companyId), eq(collections.name, category)));
}

/** Takes everything out of the category, which is about to disappear. */
async function releaseChildren(tx: Transaction, { companyId }: Company, name: string): Promise<void> {
  const parentId = tx
    .select({ id: parents.id })
    .from(parents)
    .where(and(eq(parents.companyId, companyId), eq(parents.name, name)));
  await tx.update(collections).set({ parentId: null }).where(inArray(collections.parentId, parentId));
}

/** The last part of each category's public address, by name. Has the category of questions without one, too. */
export async function readCollectionSlugs(
  db: Db | Transaction,
  { companyId }: Company,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ name: collections.name, createdAt: collections.createdAt })
    .from(collections)
    .where(eq(collections.companyId, companyId));
  return collectionSlugs(rows);
}

/** As the team sees them: with the number of items that aren't questions. */
export async function listCategories(
  db: Db | Transaction,
  scope: Company,
  elsewhere: CategorizedContent,
): Promise<OwnerCategory[]> {
  const counts = await elsewhere.count(db, scope);
  const all = await listCollections(db, scope);
  return all.map((collection) => ({ ...collection, otherCount: counts.get(collection.name) ?? 0 }));
}

/** Returns the category that a former address belongs to now. Null for an unknown one. */
export async function findMovedCollection(
  db: Db,
  { companyId }: Company,
  slug: string,
): Promise<string | null> {
  const [moved] = await db
    .select({ name: collections.name })
    .from(collectionRedirects)
    .innerJoin(collections, eq(collections.id, collectionRedirects.collectionId))
    .where(and(eq(collectionRedirects.companyId, companyId), eq(collectionRedirects.slug, slug)));
  return moved?.name ?? null;
}

/** Leads the category's present and former addresses to another category, or to the same one before it is renamed. */
export async function redirectCollection(
  tx: Transaction,
  { companyId }: Company,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rows = await tx
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(and(eq(collections.companyId, companyId), inArray(collections.name, [from, to])));
  const idOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.id;
  const slug = (await listCollections(tx, { companyId })).find(({ name }) => name === from)?.slug;
  const [fromId, collectionId] = [idOf(from), idOf(to)];
  if (!slug || !fromId || !collectionId) return;
  await tx
    .update(collectionRedirects)
    .set({ collectionId })
    .where(and(eq(collectionRedirects.companyId, companyId), eq(collectionRedirects.collectionId, fromId)));
  await tx
    .insert(collectionRedirects)
    .values({ companyId, slug, collectionId })
    .onConflictDoUpdate({
      target: [collectionRedirects.companyId, collectionRedirects.slug],
      set: { collectionId },
    });
}

export interface CollectionLook {
  description: string | null;
  icon: CollectionIconName | null;
}

/** Returns what the category had before, or null if there is no such category. */
export async function storeCollectionLook(
  tx: Transaction,
  { companyId }: Company,
  { category, ...look }: CollectionLook & { category: string },
): Promise<CollectionLook | null> {
  const isThis = and(eq(collections.companyId, companyId), eq(collections.name, category));
  const [before] = await tx
    .select({ description: collections.description, icon: collections.icon })
    .from(collections)
    .where(isThis);
  if (!before) return null;
  await tx.update(collections).set(look).where(isThis);
  return before;
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
  rows: (CollectionLook & {
    name: string;
    position: number;
    isKept: boolean;
    createdAt?: Date | undefined;
  })[],
): Promise<void> {
  await tx
    .insert(collections)
    .values(rows.map((row) => ({ ...row, companyId })))
    .onConflictDoNothing();
}

/** Puts imported categories into the imported ones that they were inside. Deeper levels are left out. */
export async function storeCategoryParents(
  tx: Transaction,
  { companyId }: Company,
  inside: { category: string; parent: string }[],
): Promise<void> {
  const parentOf = new Map(inside.map(({ category, parent }) => [category, parent]));
  for (const { category, parent } of inside)
    if (category !== parent && !parentOf.has(parent))
      await storeCategoryParent(tx, { companyId }, { category, parent });
}

/** Stores the former addresses of an imported help center's categories. Those of an unknown one are skipped. */
export async function storeCollectionRedirects(
  tx: Transaction,
  { companyId }: Company,
  records: { slug: string; name: string }[],
): Promise<void> {
  const names = records.map(({ name }) => name);
  const known = await tx
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(and(eq(collections.companyId, companyId), inArray(collections.name, names)));
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  const rows = records.flatMap(({ slug, name }) => {
    const collectionId = ids.get(name);
    return collectionId ? [{ companyId, slug, collectionId }] : [];
  });
  if (rows.length > 0) await tx.insert(collectionRedirects).values(rows).onConflictDoNothing();
}

/** Hides the category once it has no questions. Its position stays, for undo. Those inside it move out. */
export async function releaseCategory(tx: Transaction, { companyId }: Company, name: string): Promise<void> {
  await releaseChildren(tx, { companyId }, name);
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

/** Stores each category's index in `names` as its position. */
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

/** Orders the categories by their first published question, as previews do. Those without one come last. */
export async function orderCategoriesByQuestions(tx: Transaction, { companyId }: Company): Promise<void> {
  const rows = await tx
    .select({ name: collections.name })
    .from(collections)
    .leftJoin(generatedFaqs, and(isCategoryOf(generatedFaqs), eq(generatedFaqs.status, "published")))
    .where(eq(collections.companyId, companyId))
    .groupBy(collections.id, collections.name, collections.position)
    .orderBy(sql`min(${generatedFaqs.position}) asc nulls last`, asc(collections.position));
  await storeCategoryOrder(
    tx,
    { companyId },
    rows.map(({ name }) => name),
  );
}

function nextPosition(companyId: string) {
  return sql`(select coalesce(max(known.position) + 1, 0) from collections known where known.company_id = ${companyId})`;
}
