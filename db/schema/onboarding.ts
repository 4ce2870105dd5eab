/** State of the onboarding wizard. `companies` itself is only written at its end. */

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
import { workStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";
import { crawls } from "./crawls.ts";

/** Source of the help center: the company's website, the bundled sample, or nothing. */
export const onboardingSources = ["website", "sample", "empty"] as const;
export const logoKinds = ["found", "uploaded"] as const;
export const logoChoices = ["found", "uploaded", "wordmark"] as const;
export const qualityModes = ["standard", "fallback"] as const;

/** Logo candidates. The row is inserted before its file and deleted after it, so that no file is orphaned. */
export const onboardingLogos = pgTable(
  "onboarding_logos",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null for an uploaded logo, or if the crawl was deleted. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    kind: text("kind", { enum: logoKinds }).notNull(),
    storageKey: text("storage_key").notNull().unique("onboarding_logos_storage_key_key"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** URL on the website; null for an uploaded logo. */
    sourceUrl: text("source_url"),
    /** Best first. */
    position: integer("position").notNull().default(0),
    /** Set while the file is pending or waits for deletion; such a logo isn't shown. */
    discardedAt: timeColumn("discarded_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("onboarding_logos_company_id_index").on(table.companyId),
    index("onboarding_logos_discarded_index")
      .on(table.discardedAt)
      .where(sql`${table.discardedAt} is not null`),
    check("onboarding_logos_kind_known", isOneOf(table.kind, logoKinds)),
    check("onboarding_logos_size_positive", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);

export const onboardings = pgTable(
  "onboardings",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null until the owner selects one on the URL step. */
    source: text("source", { enum: onboardingSources }),
    websiteUrl: text("website_url"),
    /** The crawl of `websiteUrl`; null before it starts and without a website. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    /** "#RRGGBB"; null: the site's color or the default applies. */
    primaryColor: text("primary_color"),
    secondaryColor: text("secondary_color"),
    /** Null until the owner selects one; until then, the best logo found applies. */
    logoChoice: text("logo_choice", { enum: logoChoices }),
    logoId: uuid("logo_id").references(() => onboardingLogos.id, { onDelete: "set null" }),
    /** Increased with each change that the wizard shows; the id of its events. */
    revision: integer("revision").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    check("onboardings_source_known", isOneOf(table.source, onboardingSources)),
    check("onboardings_logo_choice_known", isOneOf(table.logoChoice, logoChoices)),
    check(
      "onboardings_colors_hex",
      sql`${table.primaryColor} ~ '^#[0-9A-F]{6}$' and ${table.secondaryColor} ~ '^#[0-9A-F]{6}$'`,
    ),
  ],
);

/** A run of the FAQ writer for a company. */
export const faqGenerations = pgTable(
  "faq_generations",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The crawl whose pages it reads; null for a company without a website. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "cascade" }),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    /** 10, 25, 40, 70, 100. */
    progress: smallint("progress").notNull().default(0),
    /** True: only questions about contact details, requested after a failure. */
    isFallback: boolean("is_fallback").notNull().default(false),
    /** "built-in" or the model's name; null until written. */
    engine: text("engine"),
    /** The language model that was asked; null: none. */
    model: text("model"),
    /** Why the model contributed nothing; null if it did, or wasn't asked. */
    modelFailure: text("model_failure"),
    qualityMode: text("quality_mode", { enum: qualityModes }),
    targetCount: integer("target_count"),
    actualCount: integer("actual_count"),
    failureReason: text("failure_reason"),
    retryCount: integer("retry_count").notNull().default(0),
    /** Messages for the owner, oldest first. */
    log: text("log").array().notNull().default(sql`'{}'::text[]`),
    /** Lease expiry: after this, a job that hasn't renewed it is considered dead. */
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("faq_generations_company_id_index").on(table.companyId, table.createdAt),
    index("faq_generations_crawl_id_index").on(table.crawlId),
    // One active generation per company, so that a double click finds the first one.
    uniqueIndex("faq_generations_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("faq_generations_status_known", isOneOf(table.status, workStatuses)),
    check("faq_generations_progress_range", sql`${table.progress} between 0 and 100`),
    check("faq_generations_quality_mode_known", isOneOf(table.qualityMode, qualityModes)),
  ],
);

/** Removed questions: complete for a day for undo, then only what prevents proposing them again. */
export const removedFaqs = pgTable(
  "removed_faqs",
  {
    /** The question's own id, reused when it is restored. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** As in generated_faqs: a removed question is not generated again. */
    generationKey: text("generation_key"),
    faq: jsonb("faq").$type<Record<string, unknown>>().notNull(),
    evidence: jsonb("evidence").$type<Record<string, unknown>[]>().notNull(),
    removedAt: timeColumn("removed_at").notNull().defaultNow(),
    /** When the text was purged; null while the question can be restored. */
    purgedAt: timeColumn("purged_at"),
  },
  (table) => [
    index("removed_faqs_company_id_index").on(table.companyId),
    index("removed_faqs_removed_at_index").on(table.removedAt),
  ],
);
