import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, foldedText, idColumn, isAtLeast, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    /** The page of the company's own website from which the visitor wrote, with the widget. */
    pageUrl: text("page_url"),
    /** Who the company's own website says that the visitor is: the `sub` of a signed token. */
    signedInAs: text("signed_in_as"),
    /** Null while the message is unread. */
    readAt: timeColumn("read_at"),
    isSpam: boolean("is_spam").notNull().default(false),
    /** Set when the owner deletes the message. The owner can undo this until the row is purged. */
    deletedAt: timeColumn("deleted_at"),
    createdAt: createdAtColumn(),
    /** What the search reads, because folding the texts of every message would take seconds. */
    searched: text("searched").generatedAlwaysAs(
      foldedText(sql`"name" || E'\\n' || "email" || E'\\n' || "message"`),
    ),
  },
  (table) => [
    index("contact_messages_company_index").on(table.companyId, table.createdAt),
    index("contact_messages_listed_index")
      .on(table.companyId, table.isSpam)
      .where(sql`${table.deletedAt} is null`),
    check("contact_messages_name_not_empty", isAtLeast(table.name, 1)),
    check("contact_messages_email_not_empty", isAtLeast(table.email, 1)),
    check("contact_messages_message_not_empty", isAtLeast(table.message, 1)),
  ],
);
