/** Visitors' votes on whether an answer helped, some with a comment. Contains no personal data. */
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf } from "../columns.ts";
import { companies } from "./companies.ts";

export const feedbackKinds = ["question", "article", "guide"] as const;

export const helpfulVotes = pgTable(
  "helpful_votes",
  {
    /** Only the visitor who voted knows this id, so it also serves as the secret for adding a comment. */
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: feedbackKinds }).notNull(),
    /**
     * Id of the question, article or guide. Not a foreign key, because a deleted item may be restored and must keep its
     * votes.
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
