/** When the team checks the texts that it wrote itself, which Step can't compare with the website. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { checkMonths } from "#shared/enumerations.ts";
import { timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** A text without a row is checked after the months that the company chose for all texts. */
export const textChecks = pgTable(
  "text_checks",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Of an article, a question or a guide. No foreign key, because these are in different tables. */
    itemId: uuid("item_id").notNull(),
    /** 0 for never, null for the company's choice. */
    months: integer("months").$type<(typeof checkMonths)[number]>(),
    /** When a member last confirmed the text without changing it. Null if that never happened. */
    checkedAt: timeColumn("checked_at"),
  },
  (table) => [
    primaryKey({ name: "text_checks_pkey", columns: [table.companyId, table.itemId] }),
    check("text_checks_months_known", sql`${table.months} in (${sql.raw(checkMonths.join(", "))})`),
  ],
);

/** When a company's members get the next mail about texts to check, if there are any. */
export const textCheckMails = pgTable(
  "text_check_mails",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    dueAt: timeColumn("due_at").notNull(),
  },
  (table) => [index("text_check_mails_due_at_index").on(table.dueAt)],
);
