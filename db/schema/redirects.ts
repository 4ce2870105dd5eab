import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, isAtLeast, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** Former addresses of pages, such as those of the help center before it moved to Step. */
export const redirects = pgTable(
  "redirects",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Path below the help center's address, in the spelling of `redirectKey`. */
    path: text("path").notNull(),
    /** Path in the same help center, such as "/articles/returns". Never another website. */
    target: text("target").notNull(),
    hits: integer("hits").notNull().default(0),
    lastHitAt: timeColumn("last_hit_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.path] }),
    check("redirects_path_not_empty", isAtLeast(table.path, 2)),
    check("redirects_target_not_empty", isAtLeast(table.target, 1)),
  ],
);
