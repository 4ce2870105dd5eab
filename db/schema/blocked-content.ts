/** Content-Security-Policy violations of our pages, as reported by browsers: one row per distinct report. */
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timeColumn } from "../columns.ts";

export const blockedContent = pgTable(
  "blocked_content",
  {
    id: idColumn(),
    /** Host of the page. */
    host: text("host").notNull(),
    /** Path of the page, without query and secrets. */
    path: text("path").notNull(),
    directive: text("directive").notNull(),
    /** An origin, or a keyword such as "inline". */
    blocked: text("blocked").notNull(),
    count: integer("count").notNull().default(1),
    firstSeenAt: timeColumn("first_seen_at").notNull(),
    lastSeenAt: timeColumn("last_seen_at").notNull(),
  },
  (table) => [
    uniqueIndex("blocked_content_report_unique").on(table.host, table.path, table.directive, table.blocked),
    index("blocked_content_last_seen_at_index").on(table.lastSeenAt),
  ],
);
