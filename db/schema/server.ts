/** What all processes of one installation share. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, timeColumn } from "../columns.ts";

/** How often something was done, by what and by whom (a hash): see platform/rate-limits.ts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull().default(0),
    windowStartedAt: timeColumn("window_started_at").notNull().defaultNow(),
    /** From then on the row means nothing and may be deleted. */
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expires_at_index").on(table.expiresAt)],
);

/** Random values made at first start, such as the key that signs sessions; equal for every process. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAtColumn(),
});

/** What is done once in the life of an installation, and was. */
export const serverMarks = pgTable("server_marks", {
  name: text("name").primaryKey(),
  createdAt: createdAtColumn(),
});
