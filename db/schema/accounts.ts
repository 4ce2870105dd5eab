/** Users, sessions and emailed links. better-auth's adapter prescribes the tables from users to verifications. */

import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { plans, teamLanguages } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const users = pgTable(
  "users",
  {
    id: idColumn(),
    name: text("name").notNull().default(""),
    /** Stored in lower case, so that the unique constraint allows only one account per address. */
    email: text("email").notNull().unique("users_email_key"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    companyName: text("company_name").notNull().default(""),
    betaCode: text("beta_code"),
    plan: text("plan", { enum: plans }).notNull().default("basic"),
    /** Of the pages and mails for this account. Null: the browser's. */
    language: text("language", { enum: teamLanguages }),
    /** Only covers operators appointed on the command line. ADMIN_EMAILS appoints others without setting this. */
    isOperator: boolean("is_operator").notNull().default(false),
    /** Known-device cookies and passes for private help centers from before are revoked. Null if the user never revoked any. */
    devicesRevokedAt: timeColumn("devices_revoked_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check("users_plan_known", isOneOf(table.plan, plans)),
    check("users_language_known", isOneOf(table.language, teamLanguages)),
  ],
);

/** "provider": the company's sign-in service reported that it checked one. */
export const secondFactors = ["passkey", "app", "recovery-code", "provider"] as const;

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
    /** The company that is open in this browser. If null, the first one. */
    activeCompanyId: uuid("active_company_id").references((): AnyPgColumn => companies.id, {
      onDelete: "set null",
    }),
    /** The second factor that this sign-in proved; null if none. */
    secondFactor: text("second_factor", { enum: secondFactors }),
    /** A coarse label such as "Firefox on Windows", never the header itself. Null or empty for older sessions. */
    userAgent: text("user_agent"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("sessions_user_id_index").on(table.userId),
    index("sessions_expires_at_index").on(table.expiresAt),
    check("sessions_second_factor_known", isOneOf(table.secondFactor, secondFactors)),
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

/**
 * Token pairs of emailed links (`access_token`, `refresh_token`). They work once, expire soon and are only stored as
 * hashes.
 */
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
    /** The address that the link was emailed to. Only set on links that change a user's email. */
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
