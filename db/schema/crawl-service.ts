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
    /** SHA-256 of the key, in hex. The key itself is shown once and never stored. */
    tokenHash: text("token_hash").notNull().unique("api_keys_token_hash_key"),
    /** The first characters of the key, so that users can recognize their keys. */
    tokenStart: text("token_start").notNull(),
    /** Limit of pages per calendar month (UTC). Null if unlimited. */
    monthlyPages: integer("monthly_pages"),
    pagesUsed: integer("pages_used").notNull().default(0),
    /** The month that `pagesUsed` belongs to, such as "2026-11". In a new month, counting starts at zero. */
    usedInMonth: text("used_in_month").notNull().default(""),
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
    /** The validated request. Its schema depends on `kind`. */
    request: jsonb("request").notNull(),
    /** A request repeated with the same key returns this job instead of starting another. */
    idempotencyKey: text("idempotency_key"),
    total: integer("total").notNull().default(0),
    completed: integer("completed").notNull().default(0),
    creditsUsed: integer("credits_used").notNull().default(0),
    /** Only extraction and llms.txt jobs have a result here. Other jobs store pages. */
    result: jsonb("result"),
    warning: text("warning"),
    error: text("error"),
    createdAt: createdAtColumn(),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    /** The job and its pages are purged after this time. */
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
    /** Copied from the job, so that searches need no join. */
    apiKeyId: uuid("api_key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    status: text("status", { enum: servicePageStatuses }).notNull(),
    /** Insertion order, which keeps pagination stable while pages are added. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    url: text("url").notNull(),
    urlKey: text("url_key").notNull(),
    title: text("title"),
    description: text("description"),
    /** The page in the format that the API returns. */
    document: jsonb("document"),
    bytes: integer("bytes").notNull().default(0),
    /** Links found on the page. A job that resumes after a crash continues with them. */
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
