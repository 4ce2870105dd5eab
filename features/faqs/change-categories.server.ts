/** Changes that owners make to their categories. Each takes the company lock first. */
import { and, eq, sql } from "drizzle-orm";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { renameCategoryTranslations } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { EditorScope } from "#shared/owner-scope.ts";
import type { CategorizedContent } from "./categorized-content.ts";
import { type CategoryPlace, placeInTree } from "./category-tree.ts";
import {
  type Collection,
  type CollectionLook,
  categoryNameOf,
  keepCategory,
  listCategories,
  listCollections,
  redirectCollection,
  releaseCategory,
  renameCategoryRow,
  storeCategoryOrder,
  storeCategoryParent,
  storeCollectionLook,
} from "./collections.server.ts";
import { faqTables } from "./own-faqs.server.ts";
import { maxCategories } from "./owner-faq.ts";
import { recordFaqs } from "./record-faqs.server.ts";

export async function addCategory(
  tx: Transaction,
  scope: EditorScope,
  { category }: { category: string },
): Promise<void> {
  await lockOwnCompany(tx, scope, "write drafts");
  const known = await listCollections(tx, scope);
  if (known.length >= maxCategories) {
    throw new AppError("invalid", `A help center can have up to ${maxCategories} categories.`);
  }
  if (await keepCategory(tx, scope, category)) await record(tx, scope, "content.added", category);
}

export interface CategoryRename {
  category: string;
  to: string;
}

/**
 * Gives the category another name, or, if another category has that name, moves its content there. Its translations
 * stay, and its former address leads to the new one. Returns the ids of the questions that changed, or null if there is
 * no such category.
 */
export async function renameCategory(
  tx: Transaction,
  scope: EditorScope,
  { category, to }: CategoryRename,
  elsewhere: CategorizedContent,
): Promise<{ ids: string[]; isMerged: boolean } | null> {
  await lockOwnCompany(tx, scope, "publish content");
  const shown = await listShownNames(tx, scope, elsewhere);
  if (!shown.includes(category)) return null;
  if (category === to) return { ids: [], isMerged: false };
  const isMerged = shown.includes(to);
  await redirectCollection(tx, scope, { from: category, to: isMerged ? to : category });
  if (isMerged) await releaseCategory(tx, scope, category);
  else {
    // Before the content, because its triggers add names that have no row.
    await renameCategoryRow(tx, scope, { from: category, to });
    await renameCategoryTranslations(tx, scope, { from: category, to });
  }
  const ids = await moveQuestions(tx, scope, { category, to });
  await elsewhere.move(tx, scope, { category, to });
  const changes = [{ label: "Category", from: category, to }];
  if (isMerged && ids.length > 0) {
    await recordFaqs(tx, scope, { action: "content.categorized", ids, details: { changes } });
  } else if (isMerged) await record(tx, scope, "content.deleted", category);
  else await record(tx, scope, "content.renamed", to, [{ label: "Name", from: category, to }]);
  return { ids, isMerged };
}

/** Moves the category past its neighbor. Returns false if there is no such category, or no neighbor. */
export async function moveCategory(
  tx: Transaction,
  scope: EditorScope,
  { category, by }: { category: string; by: "left" | "right" },
  elsewhere: CategorizedContent,
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  const all = await listCollections(tx, scope);
  const shown = await listShownNames(tx, scope, elsewhere);
  const parent = all.find(({ name }) => name === category)?.parent ?? null;
  const siblings = all.filter((other) => !other.isLast && other.parent === parent).map(({ name }) => name);
  const seen = siblings.filter((name) => shown.includes(name));
  const index = seen.indexOf(category);
  const neighbor = index < 0 ? undefined : seen[by === "left" ? index - 1 : index + 1];
  if (neighbor === undefined) return false;
  const after = siblings.filter((name) => name !== category);
  const before = by === "left" ? neighbor : (after[after.indexOf(neighbor) + 1] ?? null);
  return place(tx, scope, { all, category, parent, before });
}

/**
 * Puts the category inside another one or at the top level, at a place among the others there. Returns false if it can't
 * be there.
 */
export async function placeCategory(
  tx: Transaction,
  scope: EditorScope,
  { category, parent, before }: CategoryPlace,
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  return place(tx, scope, { all: await listCollections(tx, scope), category, parent, before });
}

async function place(
  tx: Transaction,
  scope: EditorScope,
  { all, category, parent, before }: CategoryPlace & { all: Collection[] },
): Promise<boolean> {
  const order = placeInTree(all, { category, parent, before });
  if (!order) return false;
  const from = all.find(({ name }) => name === category)?.parent ?? null;
  if (from !== parent) await storeCategoryParent(tx, scope, { category, parent });
  await storeCategoryOrder(tx, scope, order);
  const changes = from === parent ? [] : [{ label: "Inside", from: from ?? "", to: parent ?? "" }];
  await record(tx, scope, "content.moved", category, changes);
  return true;
}

/** Changes the line below the category's name and its icon. Returns false if there is no such category. */
export async function describeCategory(
  tx: Transaction,
  scope: EditorScope,
  { category, ...look }: CollectionLook & { category: string },
): Promise<boolean> {
  await lockOwnCompany(tx, scope, "publish content");
  const before = await storeCollectionLook(tx, scope, { category, ...look });
  if (!before) return false;
  const labels = { description: "Description", icon: "Icon" } as const;
  const changes = (["description", "icon"] as const)
    .filter((field) => before[field] !== look[field])
    .map((field) => ({ label: labels[field], from: before[field] ?? "", to: look[field] ?? "" }));
  if (changes.length > 0) await record(tx, scope, "content.edited", category, changes);
  return true;
}

/** Clears the category of all its content and returns the ids of the questions. */
export async function removeFaqCategory(
  tx: Transaction,
  scope: EditorScope,
  { category }: { category: string },
  elsewhere: CategorizedContent,
): Promise<string[]> {
  await lockOwnCompany(tx, scope, "publish content");
  const isShown = (await listShownNames(tx, scope, elsewhere)).includes(category);
  await releaseCategory(tx, scope, category);
  const changed = await moveQuestions(tx, scope, { category, to: null });
  await elsewhere.move(tx, scope, { category, to: null });
  if (isShown) await record(tx, scope, "content.deleted", category);
  return changed;
}

/** Names of the categories that have content or that the owner added. */
async function listShownNames(
  tx: Transaction,
  scope: EditorScope,
  elsewhere: CategorizedContent,
): Promise<string[]> {
  const used = new Set<string | null>();
  for (const table of faqTables) {
    const rows = await tx
      .selectDistinct({ name: categoryNameOf(table) })
      .from(table)
      .where(eq(table.companyId, scope.companyId));
    for (const { name } of rows) used.add(name);
  }
  const all = await listCategories(tx, scope, elsewhere);
  return all
    .filter(
      ({ name, isKept, otherCount }) =>
        isKept || otherCount > 0 || used.has(name) || all.some(({ parent }) => parent === name),
    )
    .map(({ name }) => name);
}

/** Doesn't count as an update of the questions, because their text stays the same. */
async function moveQuestions(
  tx: Transaction,
  { companyId }: EditorScope,
  { category, to }: { category: string; to: string | null },
): Promise<string[]> {
  const moved: string[] = [];
  for (const table of faqTables) {
    const rows = await tx
      .update(table)
      .set({ category: to, updatedAt: sql`${table.updatedAt}` })
      .where(and(eq(table.companyId, companyId), eq(categoryNameOf(table), category)))
      .returning({ id: table.id });
    moved.push(...rows.map(({ id }) => id));
  }
  return moved;
}

type CategoryAction =
  | "content.added"
  | "content.edited"
  | "content.renamed"
  | "content.moved"
  | "content.deleted";

function record(
  tx: Transaction,
  scope: EditorScope,
  action: CategoryAction,
  title: string,
  changes?: { label: string; from: string; to: string }[],
): Promise<void> {
  const details = changes && changes.length > 0 ? { changes } : {};
  return recordChange(tx, scope, { action, subject: { kind: "category", title }, details });
}
