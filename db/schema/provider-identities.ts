/** Accounts that can be signed in to through the installation's sign-in service (OpenID Connect). */

import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, timeColumn } from "../columns.ts";
import { users } from "./accounts.ts";

export const providerIdentities = pgTable(
  "provider_identities",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The issuer and subject together identify the person. The email address can pass to someone else. */
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** As the service reported it at the last sign-in. Null if the service hadn't verified it. */
    verifiedEmail: text("verified_email"),
    lastUsedAt: timeColumn("last_used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("provider_identities_subject_key").on(table.issuer, table.subject),
    uniqueIndex("provider_identities_user_key").on(table.userId, table.issuer),
    check(
      "provider_identities_email_lower_case",
      sql`${table.verifiedEmail} = lower(${table.verifiedEmail})`,
    ),
  ],
);
