/** Reading a company's website again, and what its owner is asked about because of it. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { faqOrigins, workStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const faqProposalKinds = ["new", "changed", "gone"] as const;
export const faqProposalStatuses = ["open", "accepted", "dismissed"] as const;

export const websiteChecks = pgTable(
  "website_checks",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** CIDRs of private networks this reading may reach: those of the crawl that the company began with. */
    allowPrivate: text("allow_private").array().notNull().default(sql`'{}'::text[]`),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    /** 0 to 100. */
    progress: smallint("progress").notNull().default(0),
    pagesRead: integer("pages_read").notNull().default(0),
    errorCode: text("error_code"),
    /** For people. */
    errorMessage: text("error_message"),
    /** Until when its job is taken to be alive without a further sign. */
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("website_checks_company_id_index").on(table.companyId, table.createdAt),
    // A double click finds the first one instead of starting a second.
    uniqueIndex("website_checks_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("website_checks_status_known", isOneOf(table.status, workStatuses)),
    check("website_checks_progress_range", sql`${table.progress} between 0 and 100`),
    check("website_checks_pages_read_range", sql`${table.pagesRead} >= 0`),
  ],
);

interface ReplacedText {
  faq: {
    question: string;
    answer: string;
    version: number;
    provenVersion: number;
    generationKey: string | null;
    sourceUrl: string | null;
  };
  /** Rows of faq_evidence; their times are text. */
  evidence: Record<string, unknown>[];
}

/** One thing that the website says otherwise than the company's questions do. Decided ones stay, to be remembered. */
export const faqProposals = pgTable(
  "faq_proposals",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: faqProposalKinds }).notNull(),
    status: text("status", { enum: faqProposalStatuses }).notNull().default("open"),
    /** Of what it is about and what the source says: the same finding is the same row, however often it is made. */
    fingerprint: text("fingerprint").notNull(),
    /** Null for a new question. No foreign key: what was dismissed is remembered while a question is kept aside. */
    faqId: uuid("faq_id"),
    /** What would stand afterwards; null for one that is gone. */
    question: text("question"),
    answer: text("answer"),
    category: text("category"),
    origin: text("origin", { enum: faqOrigins }),
    confidence: real("confidence"),
    generationKey: text("generation_key"),
    /** The page that says it now, or that said it. */
    sourceUrl: text("source_url").notNull(),
    sourceTitle: text("source_title"),
    pageHash: text("page_hash"),
    /** The sentences that the source says now, and those that it said before. */
    evidence: text("evidence").array().notNull().default(sql`'{}'::text[]`),
    oldEvidence: text("old_evidence").array().notNull().default(sql`'{}'::text[]`),
    foundAt: timeColumn("found_at").notNull(),
    decidedAt: timeColumn("decided_at"),
    /** The text and the proof in whose place this one was put, so that they can be had back. */
    replaced: jsonb("replaced").$type<ReplacedText>(),
  },
  (table) => [
    uniqueIndex("faq_proposals_company_fingerprint_key").on(table.companyId, table.fingerprint),
    index("faq_proposals_company_status_index").on(table.companyId, table.status),
    check("faq_proposals_kind_known", isOneOf(table.kind, faqProposalKinds)),
    check("faq_proposals_status_known", isOneOf(table.status, faqProposalStatuses)),
    check("faq_proposals_faq_given", sql`(${table.kind} = 'new') = (${table.faqId} is null)`),
    check(
      "faq_proposals_text_given",
      sql`(${table.kind} = 'gone') = (${table.question} is null) and (${table.kind} = 'gone') = (${table.answer} is null)`,
    ),
  ],
);
