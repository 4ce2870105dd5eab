/** Adds, changes and deletes collections. */
import { ProblemError } from "#features/api/problems.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import {
  addCategory,
  describeCategory,
  removeFaqCategory,
  renameCategory,
} from "#features/faqs/change-categories.server.ts";
import { type Collection, listCollections } from "#features/faqs/collections.server.ts";
import { readCategory } from "#features/faqs/owner-faq.ts";
import { categorizedContent } from "#features/help-center/collections/categorized-content.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";
import { presentCollection } from "./present-content.ts";

type Look = { description?: string | null | undefined; icon?: Collection["icon"] | undefined };

export const collectionHandlers: HandlersOf<"createCollection" | "updateCollection" | "deleteCollection"> = {
  async createCollection({ findCenter, scope, body: { name: typed, ...look } }, tx) {
    const name = readName(typed);
    await lockOwnCompany(tx, scope, "write drafts");
    if ((await listCollections(tx, scope)).some((each) => each.name === name && each.isKept))
      throw new ProblemError("conflict", { detail: "There is a collection with this name." });
    await addCategory(tx, scope, { category: name });
    const stored = await describe(tx, scope, { collection: await findByName(tx, scope, name), look });
    const body = presentCollection(stored, await findCenter());
    return { body, location: `/collections/${encodeURIComponent(body.slug)}` };
  },

  async updateCollection({ findCenter, scope, params: { slug }, body, requireMatch }, tx) {
    const center = await findCenter();
    const before = await lockCollection(tx, scope, slug);
    requireMatch(presentCollection(before, center));
    const { name: typed, ...look } = body;
    const to = typed === undefined ? before.name : readName(typed);
    if (to !== before.name) {
      const change = { category: before.name, to };
      found(await renameCategory(tx, scope, change, categorizedContent));
    }
    const stored = await describe(tx, scope, { collection: await findByName(tx, scope, to), look });
    return { body: presentCollection(stored, center) };
  },

  async deleteCollection({ findCenter, scope, params: { slug }, requireMatch }, tx) {
    const before = await lockCollection(tx, scope, slug);
    requireMatch(presentCollection(before, await findCenter()));
    await removeFaqCategory(tx, scope, { category: before.name }, categorizedContent);
    return { body: null };
  },
};

async function lockCollection(tx: Transaction, scope: KeyHolderScope, slug: string): Promise<Collection> {
  await lockOwnCompany(tx, scope, "publish content");
  return found((await listCollections(tx, scope)).find((each) => each.slug === slug) ?? null);
}

async function findByName(tx: Transaction, scope: KeyHolderScope, name: string): Promise<Collection> {
  return found((await listCollections(tx, scope)).find((each) => each.name === name) ?? null);
}

/** Fields that the request doesn't name stay as they are. */
async function describe(
  tx: Transaction,
  scope: KeyHolderScope,
  { collection, look }: { collection: Collection; look: Look },
): Promise<Collection> {
  if (look.description === undefined && look.icon === undefined) return collection;
  const { name } = collection;
  const description =
    look.description === undefined ? collection.description : readCategory(look.description ?? "");
  const icon = look.icon === undefined ? collection.icon : look.icon;
  await describeCategory(tx, scope, { category: name, description, icon });
  return findByName(tx, scope, name);
}

function readName(typed: string): string {
  const name = readCategory(typed);
  if (name === null) throw invalidField("body.name", "Type a name.");
  return name;
}
