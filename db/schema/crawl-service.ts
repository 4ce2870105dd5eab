/** The crawl service that programs use: their keys, what they asked for, and the pages that were read for them. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isOneOf, timeColumn } from "../columns.ts";

export const serviceJobKinds = ["scrape", "crawl", "batch", "extract", "llmstxt"] as const;
export const serviceJobStatuses = ["queued", "scraping", "completed", "failed", "cancelled"] as const;
export const servicePageStatuses = ["kept", "failed", "blocked"] as const;

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const apiKeys = pgTable(
  "api_keys",
  {
    id: idColumn(),
    name: text("name").notNull(),
    /** sha256 (hex) of the key, which is shown once and never stored. */
    tokenHash: text("token_hash").notNull().unique("api_keys_token_hash_key"),
    /** Its first characters, so that people can tell their keys apart. */
    tokenStart: text("token_start").notNull(),
    /** Pages a calendar month (UTC). Null: as many as it likes. */
    monthlyPages: integer("monthly_pages"),
    pagesUsed: integer("pages_used").notNull().default(0),
    /** The month that `pagesUsed` counts, such as "2026-11". */
    usedInMonth: text("used_in_month").notNull().default(""),
    /** Pieces of work at the same time. */
    concurrency: integer("concurrency").notNull().default(2),
    requestsPerMinute: integer("requests_per_minute").notNull().default(600),
    lastUsedAt: timeColumn("last_used_at"),
    revokedAt: timeColumn("revoked_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    check("api_keys_name_length", sql`length(${table.name}) between 1 and 80`),
    check("api_keys_monthly_pages_range", sql`${table.monthlyPages} >= 0`),
    check("api_keys_pages_used_range", sql`${table.pagesUsed} >= 0`),
    check("api_keys_concurrency_range", sql`${table.concurrency} between 1 and 20`),
  ],
);

export const serviceJobs = pgTable(
  "service_jobs",
  {
    id: idColumn(),
    apiKeyId: uuid("api_key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: serviceJobKinds }).notNull(),
    status: text("status", { enum: serviceJobStatuses }).notNull().default("queued"),
    /** What was asked, checked: the request of that kind. */
    request: jsonb("request").notNull(),
    /** A request that is sent again under the same word starts nothing. */
    idempotencyKey: text("idempotency_key"),
    /** How many pages there will be, as far as known. */
    total: integer("total").notNull().default(0),
    completed: integer("completed").notNull().default(0),
    creditsUsed: integer("credits_used").notNull().default(0),
    /** What came of an extraction or a text for language models. */
    result: jsonb("result"),
    warning: text("warning"),
    error: text("error"),
    createdAt: createdAtColumn(),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    /** Deleted with its pages after this. */
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("service_jobs_idempotency_key").on(table.apiKeyId, table.idempotencyKey),
    index("service_jobs_open_index")
      .on(table.apiKeyId, table.status, table.createdAt)
      .where(sql`${table.status} in ('queued', 'scraping')`),
    index("service_jobs_expires_at_index").on(table.expiresAt),
    check("service_jobs_kind_known", isOneOf(table.kind, serviceJobKinds)),
    check("service_jobs_status_known", isOneOf(table.status, serviceJobStatuses)),
  ],
);

export const servicePages = pgTable(
  "service_pages",
  {
    id: idColumn(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => serviceJobs.id, { onDelete: "cascade" }),
    /** As the job's, so that a search asks for it without a join. */
    apiKeyId: uuid("api_key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    status: text("status", { enum: servicePageStatuses }).notNull(),
    /** In the order in which pages were kept: what is shown never moves. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    url: text("url").notNull(),
    /** Tells pages apart within the job. */
    urlKey: text("url_key").notNull(),
    title: text("title"),
    description: text("description"),
    /** The document as it is answered. */
    document: jsonb("document"),
    /** Of the document as JSON. */
    bytes: integer("bytes").notNull().default(0),
    /** Where it leads, for a job that goes on after a crash. */
    links: text("links").array().notNull().default(sql`'{}'::text[]`),
    error: text("error"),
    searched: searchVector("searched"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("service_pages_job_url_key").on(table.jobId, table.urlKey),
    index("service_pages_job_sequence_index").on(table.jobId, table.sequence),
    index("service_pages_api_key_index").on(table.apiKeyId),
    index("service_pages_searched_index").using("gin", table.searched),
    check("service_pages_status_known", isOneOf(table.status, servicePageStatuses)),
  ],
);
