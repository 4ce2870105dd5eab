/** Who may read a help center that isn't public, apart from its team's preview. */

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { privateAccessKinds } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

/** Without a row, a help center that isn't public has no readers. Ignored while the help center is public. */
export const privateAccess = pgTable(
  "private_access",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: privateAccessKinds }).notNull(),
    passwordHash: text("password_hash"),
    /** Random, and another one for each new password, which ends the access of everyone who entered the old one. */
    passwordVersion: integer("password_version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("private_access_kind_known", isOneOf(table.kind, privateAccessKinds)),
    check("private_access_password", sql`${table.kind} <> 'password' or ${table.passwordHash} is not null`),
  ],
);

/** People outside the team who were invited to read. Deleting the row ends their access. */
export const invitedReaders = pgTable(
  "invited_readers",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("invited_readers_company_email_key").on(table.companyId, table.email),
    check("invited_readers_email_lower_case", sql`${table.email} = lower(${table.email})`),
  ],
);

/** Emailed links for invited readers: single-use, stored only as hashes. */
export const readerLinks = pgTable(
  "reader_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    readerId: uuid("reader_id")
      .notNull()
      .references(() => invitedReaders.id, { onDelete: "cascade" }),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("reader_links_reader_id_index").on(table.readerId),
    index("reader_links_expires_at_index").on(table.expiresAt),
  ],
);

/** Codes that carry a member from the main host to a help center's host: single-use, stored only as hashes. */
export const readerCodes = pgTable(
  "reader_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The only host that may exchange the code. */
    host: text("host").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("reader_codes_expires_at_index").on(table.expiresAt)],
);
