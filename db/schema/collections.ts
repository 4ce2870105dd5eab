import { boolean, check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isAtLeast, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/**
 * The categories of a company's questions, in the owner's order. Triggers on the tables of questions add missing names,
 * so every category of a question has a row. Questions refer to it by name.
 */
export const collections = pgTable(
  "collections",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    /**
     * True if the owner added the category: it is listed without questions too. An empty one that isn't kept is hidden,
     * but keeps its position, so that undoing a deletion doesn't change the order.
     */
    isKept: boolean("is_kept").notNull().default(false),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    unique("collections_company_name_key").on(table.companyId, table.name),
    check("collections_name_not_empty", isAtLeast(table.name, 1)),
  ],
);
