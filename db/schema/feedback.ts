/** What readers say of an answer: yes or no, perhaps with a line; nothing about who said it. */
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf } from "../columns.ts";
import { companies } from "./companies.ts";

export const feedbackKinds = ["question", "article", "guide"] as const;

export const helpfulVotes = pgTable(
  "helpful_votes",
  {
    /** Known only to whoever voted: it lets them add a line. */
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: feedbackKinds }).notNull(),
    /** Of the question, article or guide, whichever table it is in; votes stay when that is deleted, for it may come back. */
    itemId: uuid("item_id").notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    comment: text("comment"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("helpful_votes_company_item_index").on(table.companyId, table.itemId),
    check("helpful_votes_kind_known", isOneOf(table.kind, feedbackKinds)),
    check("helpful_votes_comment_length", sql`char_length(${table.comment}) between 1 and 500`),
  ],
);
