/** Text of pages as it was when we read it, so that quotes can be shown in context and visitors' questions answered. */
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export interface StoredSourceLine {
  text: string;
  /** 1 to 6 for a heading, 7 for body text, and 8 for text that visitors don't see, such as metadata. */
  level: number;
}

export const sourcePages = pgTable(
  "source_pages",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** Same hash as in faq_evidence. */
    pageHash: text("page_hash").notNull(),
    title: text("title"),
    lines: jsonb("lines").$type<StoredSourceLine[]>().notNull(),
    readAt: timeColumn("read_at").notNull(),
    /** Primary language tag. Null for the website's main language. */
    language: text("language"),
    /** Whether the page said this when it was last read. Only such text answers visitors' questions. */
    isCurrent: boolean("is_current").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.url, table.pageHash] })],
);
