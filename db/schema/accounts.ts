/** Users, sessions and mailed links. The tables from users to verifications match better-auth's adapter. */

import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { plans } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";

export const users = pgTable(
  "users",
  {
    id: idColumn(),
    name: text("name").notNull().default(""),
    /** Lower case, so that the unique constraint allows one account per address. */
    email: text("email").notNull().unique("users_email_key"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** Entered at sign-up, kept until the company exists. */
    companyName: text("company_name").notNull().default(""),
    betaCode: text("beta_code"),
    /** The plan selected before sign-up. */
    plan: text("plan", { enum: plans }).notNull().default("basic"),
    /** Granted on the command line; ADMIN_EMAILS grants the same without a row. */
    isOperator: boolean("is_operator").notNull().default(false),
    /** Known-device cookies issued before this are revoked. Null: none was revoked. */
    devicesRevokedAt: timeColumn("devices_revoked_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check("users_plan_known", isOneOf(table.plan, plans)),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique("sessions_token_key"),
    expiresAt: timeColumn("expires_at").notNull(),
    ipAddress: text("ip_address"),
    /** A coarse label such as "Firefox on Windows", never the header itself. Null or empty for older sessions. */
    userAgent: text("user_agent"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("sessions_user_id_index").on(table.userId),
    index("sessions_expires_at_index").on(table.expiresAt),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: idColumn(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timeColumn("access_token_expires_at"),
    refreshTokenExpiresAt: timeColumn("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("accounts_user_id_index").on(table.userId),
    uniqueIndex("accounts_provider_account_key").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: idColumn(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [index("verifications_identifier_index").on(table.identifier)],
);

export const linkTokenKinds = ["signup", "password_reset", "email_change", "sign_in"] as const;

/** The pair in a mailed link (`access_token`, `refresh_token`): single use, short-lived, stored as hashes only. */
export const linkTokens = pgTable(
  "link_tokens",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: linkTokenKinds }).notNull(),
    accessTokenHash: text("access_token_hash").notNull().unique("link_tokens_access_token_hash_key"),
    refreshTokenHash: text("refresh_token_hash").notNull().unique("link_tokens_refresh_token_hash_key"),
    /** The new address that the link was mailed to, if it changes the address. */
    newEmail: text("new_email"),
    expiresAt: timeColumn("expires_at").notNull(),
    usedAt: timeColumn("used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("link_tokens_user_id_index").on(table.userId),
    check("link_tokens_kind_known", isOneOf(table.kind, linkTokenKinds)),
    check(
      "link_tokens_new_email",
      sql`(${table.kind} = 'email_change') = (${table.newEmail} is not null) and ${table.newEmail} = lower(${table.newEmail})`,
    ),
  ],
);
