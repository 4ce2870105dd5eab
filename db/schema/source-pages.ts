/** Text of quoted pages as it was read, so that quotes can be shown in context. */
import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export interface StoredSourceLine {
  text: string;
  /** 1 to 6 for headings, 7 for text, 8 for text that only machines see. */
  level: number;
}

export const sourcePages = pgTable(
  "source_pages",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** As in faq_evidence. */
    pageHash: text("page_hash").notNull(),
    title: text("title"),
    lines: jsonb("lines").$type<StoredSourceLine[]>().notNull(),
    readAt: timeColumn("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.url, table.pageHash] })],
);
