/** Scans of a company's website, and the changes they propose to the owner. */
import { sql } from "drizzle-orm";
import {
  boolean,
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
import { checkFrequencies, faqOrigins, workStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

/** How a completed check ended. Doubtful readings, which proposed nothing, are "moved" and "emptied". */
export const websiteCheckResults = ["compared", "unchanged", "moved", "emptied"] as const;

export const faqProposalKinds = ["new", "changed", "gone"] as const;
export const faqProposalStatuses = ["open", "accepted", "dismissed"] as const;

/** Contact details that a check read on the website. */
export interface SiteContact {
  emails: string[];
  phones: string[];
  addresses: string[];
}

export const websiteChecks = pgTable(
  "website_checks",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** Private networks (CIDR) that this scan may access, copied from the company's first crawl. */
    allowPrivate: text("allow_private").array().notNull().default(sql`'{}'::text[]`),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    progress: smallint("progress").notNull().default(0),
    pagesRead: integer("pages_read").notNull().default(0),
    /** Null until the check is completed. */
    result: text("result", { enum: websiteCheckResults }),
    /** Whether the schedule started it. */
    isScheduled: boolean("is_scheduled").notNull().default(false),
    /** Whether the owner confirmed that a website which looks different is theirs. */
    isTrusted: boolean("is_trusted").notNull().default(false),
    /** Null until the website was read and compared. */
    contact: jsonb("contact").$type<SiteContact>(),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    /** Another job may take over after this time, because a running job renews its lease before it expires. */
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("website_checks_company_id_index").on(table.companyId, table.createdAt),
    // Allows one active scan per company, so that a double click finds the first one instead of starting another.
    uniqueIndex("website_checks_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("website_checks_status_known", isOneOf(table.status, workStatuses)),
    check("website_checks_result_known", isOneOf(table.result, websiteCheckResults)),
    check("website_checks_progress_range", sql`${table.progress} between 0 and 100`),
    check("website_checks_pages_read_range", sql`${table.pagesRead} >= 0`),
  ],
);

/** What a page's server sent, so that the next check can ask whether it changed. */
export interface PageValidator {
  url: string;
  /** After redirects. */
  finalUrl: string;
  status: number;
  etag: string | null;
  lastModified: string | null;
  /** SHA-256 of the body, in base64url. */
  hash: string;
}

/** When a company's website is checked without anyone asking. A company gets its row when its first check is planned. */
export const websiteSchedules = pgTable(
  "website_schedules",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    frequency: text("frequency", { enum: checkFrequencies }).notNull().default("weekly"),
    /** Null if checks are off. */
    dueAt: timeColumn("due_at"),
    /** Whether Step applies changes of numbers and times automatically. */
    acceptsSmallChanges: boolean("accepts_small_changes").notNull().default(false),
    /** When a scheduled check first found something that no mail has reported. */
    newsSince: timeColumn("news_since"),
    mailedAt: timeColumn("mailed_at"),
    /** Dates ("2026-03-01") of consecutive doubtful readings. */
    doubtfulDays: text("doubtful_days").array().notNull().default(sql`'{}'::text[]`),
    /** Everything that the last complete reading requested. Empty if that can't be repeated conditionally. */
    validators: jsonb("validators").$type<PageValidator[]>().notNull().default([]),
    validatedAt: timeColumn("validated_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("website_schedules_due_at_index").on(table.dueAt),
    index("website_schedules_news_since_index").on(table.newsSince),
    check("website_schedules_frequency_known", isOneOf(table.frequency, checkFrequencies)),
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
  /** Rows of faq_evidence, with times as ISO strings. */
  evidence: Record<string, unknown>[];
}

/** The question that a proposal has added. */
interface AddedQuestion {
  addedId: string;
}

/**
 * Differences between the website and the company's questions. Rows that the owner has already decided on are kept, so
 * that they aren't proposed again.
 */
export const faqProposals = pgTable(
  "faq_proposals",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: faqProposalKinds }).notNull(),
    status: text("status", { enum: faqProposalStatuses }).notNull().default("open"),
    /**
     * Hash of the subject and the source's text. If a later scan finds the same difference, it finds this row instead
     * of adding one.
     */
    fingerprint: text("fingerprint").notNull(),
    /**
     * Null if the proposal is a new question. Not a foreign key, because decisions outlive a removed question, which
     * may be restored.
     */
    faqId: uuid("faq_id"),
    /** Null if the source is gone. */
    question: text("question"),
    answer: text("answer"),
    category: text("category"),
    origin: text("origin", { enum: faqOrigins }),
    confidence: real("confidence"),
    generationKey: text("generation_key"),
    /** The page that has the current sentences, or had the former ones. */
    sourceUrl: text("source_url").notNull(),
    sourceTitle: text("source_title"),
    pageHash: text("page_hash"),
    /** The current sentences of the source. `oldEvidence` has the former ones. */
    evidence: text("evidence").array().notNull().default(sql`'{}'::text[]`),
    oldEvidence: text("old_evidence").array().notNull().default(sql`'{}'::text[]`),
    foundAt: timeColumn("found_at").notNull(),
    /** When a mail reported it. */
    reportedAt: timeColumn("reported_at"),
    decidedAt: timeColumn("decided_at"),
    /** For undo: the text and evidence that the decision replaced, or the question that it added. */
    replaced: jsonb("replaced").$type<ReplacedText | AddedQuestion>(),
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
