/** Votes of visitors on whether an answer helped, optionally with a comment; without personal data. */
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf } from "../columns.ts";
import { companies } from "./companies.ts";

export const feedbackKinds = ["question", "article", "guide"] as const;

export const helpfulVotes = pgTable(
  "helpful_votes",
  {
    /** Known only to the visitor who voted, who can add a comment with it. */
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: feedbackKinds }).notNull(),
    /**
     * Id of the question, article or guide. No foreign key: votes are kept if the item is deleted, because it may be
     * restored.
     */
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
