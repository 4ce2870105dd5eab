/** Tables of versions, which have the same columns, so that the same code reads and writes them. */
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { versionKinds } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf } from "./columns.ts";
import { users } from "./schema/accounts.ts";
import { companies } from "./schema/companies.ts";

export type VersionTable = ReturnType<typeof versionTable>;

/** `item` names the table and its column with the id of what has the versions. */
export function versionTable(item: string) {
  return pgTable(`${item}_versions`, versionColumns(item), (table) => versionRules(item, table));
}

/** A table with more columns than the others has its own definition, with these. */
export function versionColumns(item: string) {
  return {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** No foreign key: the versions of a deleted item stay until it is purged. */
    itemId: uuid(`${item}_id`).notNull(),
    /** Orders the versions of an item. */
    number: integer("number").notNull(),
    kind: text("kind", { enum: versionKinds }).notNull(),
    /** The title of an article or a guide, or a question. */
    title: text("title").notNull(),
    /** The text of an article, an answer, or the steps of a guide. */
    content: text("content").notNull(),
    /** Null for a job, a command, an API key, or a person whose account was deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The name that the API key had. Null unless a key made the version. */
    keyName: text("key_name"),
    addedWords: integer("added_words").notNull(),
    removedWords: integer("removed_words").notNull(),
    createdAt: createdAtColumn(),
  };
}

type RuledColumns = Record<"companyId" | "itemId" | "number" | "authorId" | "kind", AnyPgColumn>;

export function versionRules(item: string, table: RuledColumns) {
  const name = `${item}_versions`;
  return [
    uniqueIndex(`${name}_${item}_number_key`).on(table.companyId, table.itemId, table.number),
    index(`${name}_author_id_index`).on(table.authorId),
    check(`${name}_kind_known`, isOneOf(table.kind, versionKinds)),
  ];
}
