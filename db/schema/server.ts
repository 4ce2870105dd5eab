/** State shared by all processes of an installation. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, timeColumn } from "../columns.ts";

/** Rate limit counters by limit and hashed subject: see platform/rate-limits.ts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull().default(0),
    windowStartedAt: timeColumn("window_started_at").notNull().defaultNow(),
    /** The row is meaningless after this and may be deleted. */
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [index("rate_limits_expires_at_index").on(table.expiresAt)],
);

/** Random secrets created at first start, such as the session signing key; shared by all processes. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAtColumn(),
});

/** One-time steps of an installation that were completed. */
export const serverMarks = pgTable("server_marks", {
  name: text("name").primaryKey(),
  createdAt: createdAtColumn(),
});
