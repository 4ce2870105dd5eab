/** API keys of companies. `api_keys` belongs to the crawl service. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { keyScopes } from "#shared/key-scopes.ts";
import { createdAtColumn, idColumn, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

export const companyKeys = pgTable(
  "company_keys",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scopes: text("scopes", { enum: keyScopes }).array().notNull(),
    /** SHA-256 of the key, in hex. The key itself is shown once and never stored. */
    tokenHash: text("token_hash").notNull(),
    /** The first and last characters of the key, so that people can recognize it. */
    tokenHint: text("token_hint").notNull(),
    /** The key before the last rotation, which keeps working until `previousUntil`. */
    previousHash: text("previous_hash"),
    previousUntil: timeColumn("previous_until"),
    /** Null if the account was deleted. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    lastUsedAt: timeColumn("last_used_at"),
    /** The operation of the last use, such as "GET /questions". */
    lastUsedFor: text("last_used_for"),
    revokedAt: timeColumn("revoked_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("company_keys_token_hash_key").on(table.tokenHash),
    uniqueIndex("company_keys_previous_hash_key").on(table.previousHash),
    index("company_keys_company_index").on(table.companyId, table.createdAt),
    index("company_keys_created_by_index").on(table.createdBy),
    check("company_keys_name_length", sql`char_length(${table.name}) between 1 and 80`),
    check(
      "company_keys_scopes_known",
      sql`${table.scopes} <@ ${sql.raw(`array[${keyScopes.map((scope) => `'${scope}'`).join(", ")}]`)} and cardinality(${table.scopes}) > 0`,
    ),
    check("company_keys_last_used_for_length", sql`char_length(${table.lastUsedFor}) <= 100`),
    check(
      "company_keys_previous_complete",
      sql`(${table.previousHash} is null) = (${table.previousUntil} is null)`,
    ),
  ],
);

/** Replies to requests with an Idempotency-Key, which repeats get again for a day. */
export const apiRequests = pgTable(
  "api_requests",
  {
    id: idColumn(),
    keyId: uuid("key_id")
      .notNull()
      .references(() => companyKeys.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull().default(0),
    body: text("body").notNull().default(""),
    location: text("location"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("api_requests_key_key").on(table.keyId, table.idempotencyKey),
    index("api_requests_created_at_index").on(table.createdAt),
    check("api_requests_key_length", sql`char_length(${table.idempotencyKey}) between 1 and 200`),
  ],
);
