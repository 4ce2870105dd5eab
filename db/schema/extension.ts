/** Browsers whose recorder extension may send recordings to a company. */
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

export const extensionConnections = pgTable(
  "extension_connections",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Such as "Chrome on Windows". */
    device: text("device").notNull(),
    /** SHA-256 of the token, in hex. Only the extension has the token. */
    tokenHash: text("token_hash").notNull(),
    lastUsedAt: timeColumn("last_used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("extension_connections_token_hash_key").on(table.tokenHash),
    index("extension_connections_company_index").on(table.companyId, table.createdAt),
    index("extension_connections_user_index").on(table.userId),
    check("extension_connections_device_length", sql`char_length(${table.device}) between 1 and 80`),
  ],
);

/** A member types one into the extension. It works once, and each member has one at a time. */
export const extensionCodes = pgTable(
  "extension_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [
    index("extension_codes_company_index").on(table.companyId),
    uniqueIndex("extension_codes_user_key").on(table.userId),
    index("extension_codes_expires_at_index").on(table.expiresAt),
  ],
);
