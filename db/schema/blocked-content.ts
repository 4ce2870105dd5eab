/** Content-Security-Policy violations on our pages, as browsers report them. Each distinct report has one row. */
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timeColumn } from "../columns.ts";

export const blockedContent = pgTable(
  "blocked_content",
  {
    id: idColumn(),
    host: text("host").notNull(),
    /** Stored without the query and with secrets removed. */
    path: text("path").notNull(),
    directive: text("directive").notNull(),
    /** The origin that the browser blocked, or a keyword such as "inline". */
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
