/** Crawls: their state, and the pages they kept or skipped. */

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { crawlStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";

export const crawlPageStatuses = ["kept", "skipped"] as const;

export interface CrawlTimings {
  reachabilityMs?: number;
  discoveryMs?: number;
  fetchMs?: number;
  totalMs?: number;
}

export const crawls = pgTable(
  "crawls",
  {
    id: idColumn(),
    /** Null: a crawl by the operator without a company. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    status: text("status", { enum: crawlStatuses }).notNull().default("queued"),
    /** 0 to 100. */
    progress: smallint("progress").notNull().default(0),
    /** Which of the three strategies yielded pages; null until one did. */
    strategy: smallint("strategy"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    /** URLs in flight. */
    reading: text("reading").array().notNull().default(sql`'{}'::text[]`),
    retryCount: integer("retry_count").notNull().default(0),
    /** CIDRs of private networks that this crawl may reach; only the operator's command line sets it. */
    allowPrivate: text("allow_private").array().notNull().default(sql`'{}'::text[]`),
    /** Colors, contact details and logos (`Brand` of the brand engine); null until extracted. */
    brand: jsonb("brand"),
    timings: jsonb("timings").$type<CrawlTimings>(),
    /** The worker's lease, which expires unless renewed. */
    leaseOwner: text("lease_owner"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("crawls_company_id_index").on(table.companyId, table.createdAt),
    // One active crawl per company, so that a double click finds the first one.
    uniqueIndex("crawls_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("crawls_status_known", isOneOf(table.status, crawlStatuses)),
    check("crawls_progress_range", sql`${table.progress} between 0 and 100`),
    check("crawls_strategy_range", sql`${table.strategy} between 1 and 3`),
    check("crawls_retry_count_range", sql`${table.retryCount} >= 0`),
  ],
);

export const crawlPages = pgTable(
  "crawl_pages",
  {
    id: idColumn(),
    crawlId: uuid("crawl_id")
      .notNull()
      .references(() => crawls.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** The requested URL before redirects; null if it equals `url`. */
    requestedUrl: text("requested_url"),
    title: text("title"),
    description: text("description"),
    language: text("language"),
    statusCode: smallint("status_code"),
    markdown: text("markdown"),
    /** The whole document, for the FAQ writer; may be cleared once the FAQs are written. */
    html: text("html"),
    words: integer("words").notNull().default(0),
    contentHash: text("content_hash"),
    rendered: boolean("rendered").notNull().default(false),
    status: text("status", { enum: crawlPageStatuses }).notNull(),
    skipReason: text("skip_reason"),
    /** Technical detail, such as "HTTP 503"; never shown alone. */
    skipDetail: text("skip_detail"),
    position: integer("position").notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("crawl_pages_crawl_url_key").on(table.crawlId, table.url),
    check("crawl_pages_status_known", isOneOf(table.status, crawlPageStatuses)),
    check(
      "crawl_pages_skip_reason_given",
      sql`(${table.status} = 'skipped') = (${table.skipReason} is not null)`,
    ),
  ],
);
