/** What the onboarding wizard remembers between its steps. `companies` itself is written when it ends. */

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

/** What the help center is made from: the company's website, the bundled sample, or nothing. */
export const onboardingSources = ["website", "sample", "empty"] as const;
export const logoKinds = ["found", "uploaded"] as const;
export const logoChoices = ["found", "uploaded", "wordmark"] as const;
export const qualityModes = ["standard", "fallback"] as const;

/** Pictures to choose a logo from. The row is there before its file and goes after it, so no file is forgotten. */
export const onboardingLogos = pgTable(
  "onboarding_logos",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Null for an uploaded one, or when the crawl that found it is gone. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    kind: text("kind", { enum: logoKinds }).notNull(),
    storageKey: text("storage_key").notNull().unique("onboarding_logos_storage_key_key"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Where on the website it was found; null for an uploaded one. */
    sourceUrl: text("source_url"),
    /** Best first. */
    position: integer("position").notNull().default(0),
    /** The file is not there yet, or is to be deleted; then the row means nothing to people. */
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
    /** Null until something was chosen on the URL step. */
    source: text("source", { enum: onboardingSources }),
    websiteUrl: text("website_url"),
    /** The crawl of `websiteUrl`; null before it and for an empty start. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    /** "#RRGGBB"; null while the ones that were found (or the defaults) stand. */
    primaryColor: text("primary_color"),
    secondaryColor: text("secondary_color"),
    /** Null while nobody chose: the best one found stands. */
    logoChoice: text("logo_choice", { enum: logoChoices }),
    logoId: uuid("logo_id").references(() => onboardingLogos.id, { onDelete: "set null" }),
    /** Raised with each change of what the wizard shows; the id of its events. */
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

/** One writing of FAQs for a company. */
export const faqGenerations = pgTable(
  "faq_generations",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The pages it reads; null for a company without a website. */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "cascade" }),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    /** 10, 25, 40, 70, 100. */
    progress: smallint("progress").notNull().default(0),
    /** True: only what the contact details say, asked for after a failure. */
    isFallback: boolean("is_fallback").notNull().default(false),
    /** "built-in" or the model's name; null until written. */
    engine: text("engine"),
    /** The language model that was asked; null: none. */
    model: text("model"),
    /** Why it gave nothing that could be used; null: it did, or was not asked. */
    modelFailure: text("model_failure"),
    qualityMode: text("quality_mode", { enum: qualityModes }),
    targetCount: integer("target_count"),
    actualCount: integer("actual_count"),
    failureReason: text("failure_reason"),
    retryCount: integer("retry_count").notNull().default(0),
    /** Lines for people, oldest first. */
    log: text("log").array().notNull().default(sql`'{}'::text[]`),
    /** Until when its job is taken to be alive without a further sign. */
    leaseExpiresAt: timeColumn("lease_expires_at"),
    startedAt: timeColumn("started_at"),
    finishedAt: timeColumn("finished_at"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("faq_generations_company_id_index").on(table.companyId, table.createdAt),
    index("faq_generations_crawl_id_index").on(table.crawlId),
    // A double click finds the first one instead of starting a second.
    uniqueIndex("faq_generations_one_active_per_company_key")
      .on(table.companyId)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("faq_generations_status_known", isOneOf(table.status, workStatuses)),
    check("faq_generations_progress_range", sql`${table.progress} between 0 and 100`),
    check("faq_generations_quality_mode_known", isOneOf(table.qualityMode, qualityModes)),
  ],
);

/** Questions that were removed: whole for a day, so that it can be undone, then only what must not be proposed again. */
export const removedFaqs = pgTable(
  "removed_faqs",
  {
    /** The id it had and gets back. */
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** As in generated_faqs: a question that was removed is not written again. */
    generationKey: text("generation_key"),
    faq: jsonb("faq").$type<Record<string, unknown>>().notNull(),
    evidence: jsonb("evidence").$type<Record<string, unknown>[]>().notNull(),
    removedAt: timeColumn("removed_at").notNull().defaultNow(),
    /** When the text was purged and only the memory was left; null while it can be restored. */
    purgedAt: timeColumn("purged_at"),
  },
  (table) => [
    index("removed_faqs_company_id_index").on(table.companyId),
    index("removed_faqs_removed_at_index").on(table.removedAt),
  ],
);
