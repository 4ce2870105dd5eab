/**
 * Contradictions on a company's website and how its owner settled them. Settled ones are kept, so that they aren't
 * asked about again.
 */
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const contradictionKinds = ["phone", "email", "price", "hours", "address"] as const;
export const contradictionStatuses = ["open", "settled", "dismissed"] as const;

export interface StoredValue {
  /** As written on the page. */
  value: string;
  /** The line with the value, verbatim. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

export interface SettledText {
  faqId: string;
  /** The text before the decision. Null: the decision created the question. */
  before: {
    question: string;
    answer: string;
    version: number;
    provenVersion: number;
    generationKey: string | null;
    sourceUrl: string | null;
  } | null;
  /** Rows of faq_evidence, with times as strings. */
  evidence: Record<string, unknown>[];
  /** Version of the question after the decision; a higher current version means it was edited since. */
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
    /** Hash of the subject and what the pages say, so that finding the same contradiction again yields the same row. */
    fingerprint: text("fingerprint").notNull(),
    values: jsonb("values").$type<StoredValue[]>().notNull(),
    status: text("status", { enum: contradictionStatuses }).notNull().default("open"),
    foundAt: timeColumn("found_at").notNull(),
    decidedAt: timeColumn("decided_at"),
    /** Effect of the decision, for undo; null if it changed nothing. */
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
