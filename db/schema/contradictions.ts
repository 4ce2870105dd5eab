/**
 * Contradictions on a company's website, and which value the owner confirmed. Settled ones are kept, so that we don't
 * ask the owner again.
 */
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const contradictionKinds = ["phone", "email", "price", "hours", "address"] as const;
export const contradictionStatuses = ["open", "settled", "dismissed"] as const;

export interface StoredValue {
  /** The value exactly as the page writes it. */
  value: string;
  /** The whole line of the page that contains the value. */
  evidence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
}

export interface SettledText {
  faqId: string;
  /** The question before the decision, for undo. Null if the decision created the question. */
  before: {
    question: string;
    answer: string;
    version: number;
    provenVersion: number;
    generationKey: string | null;
    sourceUrl: string | null;
  } | null;
  /** Rows of faq_evidence, with times as ISO strings. */
  evidence: Record<string, unknown>[];
  /**
   * The question's version after the decision. If the current version is higher, the question has been edited since.
   */
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
    /** The product or topic, in the website's words. Empty if the value belongs to the company itself. */
    subject: text("subject").notNull(),
    /**
     * Hash of the subject and the pages' text. If a later scan finds the same contradiction, it finds this row instead
     * of adding one.
     */
    fingerprint: text("fingerprint").notNull(),
    values: jsonb("values").$type<StoredValue[]>().notNull(),
    status: text("status", { enum: contradictionStatuses }).notNull().default("open"),
    foundAt: timeColumn("found_at").notNull(),
    decidedAt: timeColumn("decided_at"),
    /** What the decision changed, for undo. Null if it changed nothing. */
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

export const claimKinds = ["duration", "percentage", "amount", "policy"] as const;
export const claimConflictStatuses = ["open", "dismissed"] as const;

/** A sentence of the help center or of the website, as an exam found it. */
export interface StoredClaim {
  sentence: string;
  /** The words that disagree with the other sentence. */
  from: number;
  to: number;
  title: string;
  /** Below the help center's base path, or absolute for pages of the website. */
  url: string;
  /** Null unless it is a question of the help center. */
  slug: string | null;
}

/** Two sentences of a help center and its website that can't both be right. Only the owner knows which one is. */
export const claimConflicts = pgTable(
  "claim_conflicts",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: claimKinds }).notNull(),
    /** Hash of both sentences. If they are found again, they keep their row and what the owner said about it. */
    fingerprint: text("fingerprint").notNull(),
    claims: jsonb("claims").$type<[StoredClaim, StoredClaim]>().notNull(),
    status: text("status", { enum: claimConflictStatuses }).notNull().default("open"),
    foundAt: timeColumn("found_at").notNull(),
  },
  (table) => [
    uniqueIndex("claim_conflicts_company_fingerprint_key").on(table.companyId, table.fingerprint),
    check("claim_conflicts_kind_known", isOneOf(table.kind, claimKinds)),
    check("claim_conflicts_status_known", isOneOf(table.status, claimConflictStatuses)),
    check("claim_conflicts_claims_two", sql`jsonb_array_length(${table.claims}) = 2`),
  ],
);
