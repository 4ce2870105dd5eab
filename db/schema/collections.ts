import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { collectionIcons } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/**
 * The categories of a company's questions, articles and step guides, in the owner's order. Triggers on these tables add
 * missing names, so every category has a row. Contents refer to it by name.
 */
export const collections = pgTable(
  "collections",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** One line below the name on public pages. Null without one. */
    description: text("description"),
    icon: text("icon", { enum: collectionIcons }),
    position: integer("position").notNull(),
    /** The category that this one is inside. That one isn't inside another. */
    parentId: uuid("parent_id").references((): AnyPgColumn => collections.id, { onDelete: "set null" }),
    /**
     * True if the owner added the category: it is listed without questions too. An empty one that isn't kept is hidden,
     * but keeps its position, so that undoing a deletion doesn't change the order.
     */
    isKept: boolean("is_kept").notNull().default(false),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("collections_parent_id_index").on(table.parentId),
    check("collections_not_inside_itself", sql`${table.parentId} <> ${table.id}`),
    unique("collections_company_name_key").on(table.companyId, table.name),
    check("collections_name_not_empty", isAtLeast(table.name, 1)),
    check("collections_description_not_empty", isAtLeast(table.description, 1)),
    check("collections_icon_known", isOneOf(table.icon, collectionIcons)),
  ],
);

/** Former addresses of categories that were renamed or merged. */
export const collectionRedirects = pgTable(
  "collection_redirects",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.slug] }),
    check("collection_redirects_slug_not_empty", isAtLeast(table.slug, 1)),
  ],
);
