/** Email domains whose users join a company when they sign in through the installation's sign-in service. */

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { domainStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const mailDomains = pgTable(
  "mail_domains",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** In ASCII and lower case. */
    domain: text("domain").notNull(),
    /** Part of the TXT record, so that a record that another company left behind proves nothing. */
    token: text("token").notNull(),
    status: text("status", { enum: domainStatuses }).notNull().default("pending"),
    /** How many checks in a row didn't find the record. */
    failures: integer("failures").notNull().default(0),
    /** Null before the first check. */
    checkedAt: timeColumn("checked_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("mail_domains_company_key").on(table.companyId, table.domain),
    uniqueIndex("mail_domains_verified_key").on(table.domain).where(sql`${table.status} = 'verified'`),
    index("mail_domains_checked_at_index").on(table.checkedAt),
    check("mail_domains_status_known", isOneOf(table.status, domainStatuses)),
    check("mail_domains_lower_case", sql`${table.domain} = lower(${table.domain})`),
  ],
);
