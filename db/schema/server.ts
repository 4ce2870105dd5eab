/** State that all processes of an installation share. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, timeColumn } from "../columns.ts";

/** Counters of the rate limits; see platform/rate-limits.ts. The subject, such as an IP address, is hashed. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull().default(0),
    windowStartedAt: timeColumn("window_started_at").notNull().defaultNow(),
    /** The count no longer matters after this time, and the row may be deleted. */
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expires_at_index").on(table.expiresAt)],
);

/** Random secrets that the first start creates, such as the session signing key. All processes share them. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAtColumn(),
});

/** Steps that run only once per installation and have completed. */
export const serverMarks = pgTable("server_marks", {
  name: text("name").primaryKey(),
  createdAt: createdAtColumn(),
});
