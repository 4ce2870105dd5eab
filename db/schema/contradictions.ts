/** What a company's website says in two ways, and what its owner made of it. Decided ones stay, to be remembered. */
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const contradictionKinds = ["phone", "email", "price", "hours", "address"] as const;
export const contradictionStatuses = ["open", "settled", "dismissed"] as const;

export interface StoredValue {
  /** As the page writes it. */
  value: string;
  /** The line that says so, verbatim. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

export interface SettledText {
  faqId: string;
  /** Null: the question was made by the decision. */
  before: {
    question: string;
    answer: string;
    version: number;
    provenVersion: number;
    generationKey: string | null;
    sourceUrl: string | null;
  } | null;
  /** Rows of faq_evidence; their times are text. */
  evidence: Record<string, unknown>[];
  /** Of the question after the decision: a higher one was edited since. */
  version: number;
}

export const faqContradictions = pgTable(
  "faq_contradictions",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: contradictionKinds }).notNull(),
    /** In the site's words; empty for the company itself. */
    subject: text("subject").notNull(),
    /** Of what it is about and what the pages say: the same finding is the same row, however often it is made. */
    fingerprint: text("fingerprint").notNull(),
    values: jsonb("values").$type<StoredValue[]>().notNull(),
    status: text("status", { enum: contradictionStatuses }).notNull().default("open"),
    foundAt: timeColumn("found_at").notNull(),
    decidedAt: timeColumn("decided_at"),
    /** What the decision did, so that it can be taken back; null where it did nothing. */
    settled: jsonb("settled").$type<SettledText>(),
  },
  (table) => [
    uniqueIndex("faq_contradictions_company_fingerprint_key").on(table.companyId, table.fingerprint),
    index("faq_contradictions_company_status_index").on(table.companyId, table.status),
    check("faq_contradictions_kind_known", isOneOf(table.kind, contradictionKinds)),
    check("faq_contradictions_status_known", isOneOf(table.status, contradictionStatuses)),
    check("faq_contradictions_values_two", sql`jsonb_array_length(${table.values}) >= 2`),
  ],
);
