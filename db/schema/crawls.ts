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

/** What was read from a website in one language. */
export interface CrawlEdition {
  /** Primary language tag. */
  language: string;
  startUrl: string;
  /** "unread" names a language beyond the limit, or one that ran out of time. */
  status: "main" | "read" | "unread";
  pages: number;
}

export const crawls = pgTable(
  "crawls",
  {
    id: idColumn(),
    /** Null for a crawl that an operator started without a company. */
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    status: text("status", { enum: crawlStatuses }).notNull().default("queued"),
    /** In percent. */
    progress: smallint("progress").notNull().default(0),
    /** Which of the three crawl strategies yielded pages. Null until one has. */
    strategy: smallint("strategy"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    /** URLs that are being fetched right now. */
    reading: text("reading").array().notNull().default(sql`'{}'::text[]`),
    retryCount: integer("retry_count").notNull().default(0),
    /** Private networks (CIDR) that this crawl may access. Only the operator's command line can set this. */
    allowPrivate: text("allow_private").array().notNull().default(sql`'{}'::text[]`),
    /**
     * Colors, contact details and logos found on the website; see `Brand` in the brand engine. Null until extracted.
     */
    brand: jsonb("brand"),
    timings: jsonb("timings").$type<CrawlTimings>(),
    /** The website's languages, the main one first. Empty until they are known. */
    editions: jsonb("editions").$type<CrawlEdition[]>().notNull().default([]),
    /** Languages of the website that the owner doesn't want in the help center. */
    leftOutLanguages: text("left_out_languages").array().notNull().default(sql`'{}'::text[]`),
    /** Which worker runs the crawl. Another one may take over when the lease expires without being renewed. */
    leaseOwner: text("lease_owner"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("crawls_company_id_index").on(table.companyId, table.createdAt),
    // Allows one active crawl per company, so that a double click finds the first crawl instead of starting another.
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
    /** The URL before redirects. Null if there were none. */
    requestedUrl: text("requested_url"),
    title: text("title"),
    description: text("description"),
    language: text("language"),
    /** Primary tag of the edition that the page belongs to. Null for the website's main language. */
    edition: text("edition"),
    /** URLs that the website names as the same page in other languages. */
    translations: text("translations").array().notNull().default(sql`'{}'::text[]`),
    statusCode: smallint("status_code"),
    markdown: text("markdown"),
    /** Source of the page, for the FAQ writer. May be cleared once the FAQs are written. */
    html: text("html"),
    words: integer("words").notNull().default(0),
    contentHash: text("content_hash"),
    rendered: boolean("rendered").notNull().default(false),
    status: text("status", { enum: crawlPageStatuses }).notNull(),
    skipReason: text("skip_reason"),
    /** Technical detail, such as "HTTP 503". The screen only shows it together with a plain explanation. */
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
