/** The members of each company and their roles. */

import { boolean, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { roles } from "#shared/permissions.ts";
import { createdAtColumn, isOneOf, updatedAtColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";

/** A trigger adds the user in `companies.user_id` as an owner. */
export const members = pgTable(
  "members",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: roles }).notNull(),
    /** Whether this person gets the mail about changes on the company's website. */
    wantsWebsiteMail: boolean("wants_website_mail").notNull().default(true),
    /** Whether this person gets the mail about texts to check. */
    wantsCheckMail: boolean("wants_check_mail").notNull().default(true),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    primaryKey({ name: "members_pkey", columns: [table.companyId, table.userId] }),
    index("members_user_id_index").on(table.userId),
    check("members_role_known", isOneOf(table.role, roles)),
  ],
);

/** People who left a company or were removed. They can't rejoin through their email domain, only by invitation. */
export const formerMembers = pgTable(
  "former_members",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ name: "former_members_pkey", columns: [table.companyId, table.userId] }),
    index("former_members_user_id_index").on(table.userId),
  ],
);
