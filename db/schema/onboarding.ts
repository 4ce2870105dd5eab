/** State of the onboarding wizard, which writes to `companies` only at the end. */

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

/** Where the help center's content comes from: the company's website, the bundled sample, nowhere, or another tool. */
export const onboardingSources = ["website", "sample", "empty", "help-center"] as const;
export const logoKinds = ["found", "uploaded"] as const;
export const logoChoices = ["found", "uploaded", "wordmark"] as const;
export const qualityModes = ["standard", "fallback"] as const;

/**
 * Logos that the owner can pick from. A row is inserted before its file and deleted after it, so that no file is
 * orphaned.
 */
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
    /** Address of the logo on the website. Null for an uploaded logo. */
    sourceUrl: text("source_url"),
    /** Rank, starting with the best logo. */
    position: integer("position").notNull().default(0),
    /** Set while the file is being written, or until the purge deletes it. Such a logo isn't shown. */
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
    /** Null until the owner selects a source on the URL step. */
    source: text("source", { enum: onboardingSources }),
    websiteUrl: text("website_url"),
    /** The crawl of `websiteUrl`. Null before it starts, or if there is no website. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    /** In the format "#RRGGBB". If null, the color of the website or the default is used. */
    primaryColor: text("primary_color"),
    secondaryColor: text("secondary_color"),
    /** Null until the owner selects a logo. Until then, the best logo from the website is used. */
    logoChoice: text("logo_choice", { enum: logoChoices }),
    logoId: uuid("logo_id").references(() => onboardingLogos.id, { onDelete: "set null" }),
    /** True for a visitor without an account. Nothing is published, and no language model is asked. */
    isTrial: boolean("is_trial").notNull().default(false),
    /** Increased with each change that the wizard shows. Server-sent events use it as their id. */
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

export const faqGenerations = pgTable(
  "faq_generations",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The crawl whose pages are read. Null for a company without a website. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "cascade" }),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    /** Percent. The only values are 10, 25, 40, 70 and 100. */
    progress: smallint("progress").notNull().default(0),
    /** True if only questions about contact details are written, which the owner can request after a failure. */
    isFallback: boolean("is_fallback").notNull().default(false),
    /** "built-in" or the name of the model. Null until the questions are written. */
    engine: text("engine"),
    /** The language model that we asked. Null if we asked none. */
    model: text("model"),
    /** Why the model contributed nothing. Null if it contributed or wasn't asked. */
    modelFailure: text("model_failure"),
    qualityMode: text("quality_mode", { enum: qualityModes }),
    targetCount: integer("target_count"),
    actualCount: integer("actual_count"),
    failureReason: text("failure_reason"),
    retryCount: integer("retry_count").notNull().default(0),
    /** Progress messages for the owner, oldest first. */
    log: text("log").array().notNull().default(sql`'{}'::text[]`),
    /** Another job may take over after this time, because a running job renews its lease before it expires. */
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("faq_generations_company_id_index").on(table.companyId, table.createdAt),
    index("faq_generations_crawl_id_index").on(table.crawlId),
    // Allows one active generation per company, so that a double click finds the first one instead of starting another.
    uniqueIndex("faq_generations_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("faq_generations_status_known", isOneOf(table.status, workStatuses)),
    check("faq_generations_progress_range", sql`${table.progress} between 0 and 100`),
    check("faq_generations_quality_mode_known", isOneOf(table.qualityMode, qualityModes)),
  ],
);

/**
 * Removed questions. They stay complete for a day for undo; after that, only what prevents generating them again is kept.
 */
export const removedFaqs = pgTable(
  "removed_faqs",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Same hash as in generated_faqs. A question with this key isn't generated again. */
    generationKey: text("generation_key"),
    faq: jsonb("faq").$type<Record<string, unknown>>().notNull(),
    evidence: jsonb("evidence").$type<Record<string, unknown>[]>().notNull(),
    /** Rows of `translations`. */
    translations: jsonb("translations").$type<Record<string, unknown>[]>().notNull().default([]),
    /** What led to the question: rows of `pinned_answers` and `learned_wordings`. */
    wordings: jsonb("wordings").$type<{
      pinned: Record<string, unknown>[];
      learned: Record<string, unknown>[];
    } | null>(),
    removedAt: timeColumn("removed_at").notNull().defaultNow(),
    /** Time at which the text was purged. Null while the question can be restored. */
    purgedAt: timeColumn("purged_at"),
  },
  (table) => [
    index("removed_faqs_company_id_index").on(table.companyId),
    index("removed_faqs_removed_at_index").on(table.removedAt),
  ],
);
