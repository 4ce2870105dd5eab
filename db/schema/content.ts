import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { publicationStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const helpCenterContent = pgTable(
  "help_center_content",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    content: text("content").notNull().default(""),
    slug: text("slug").notNull(),
    category: text("category"),
    /** Title and description for search engines. Null if they follow from the text. */
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    /** The name that visitors read if the owner shows authors. */
    author: text("author"),
    position: integer("position").notNull().default(0),
    status: text("status", { enum: publicationStatuses }).notNull().default("draft"),
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("help_center_content_company_slug_key").on(table.companyId, table.slug),
    index("help_center_content_company_order_index").on(table.companyId, table.status, table.position),
    check("help_center_content_title_not_empty", isAtLeast(table.title, 1)),
    check("help_center_content_slug_not_empty", isAtLeast(table.slug, 1)),
    check("help_center_content_status_known", isOneOf(table.status, publicationStatuses)),
  ],
);
