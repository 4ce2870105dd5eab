/** The other languages of a help center, and its texts in them. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { publicationStatuses, translationOrigins, workStatuses } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { companies } from "./companies.ts";
import { helpCenterContent } from "./content.ts";
import { generatedFaqs, videoGeneratedFaqs } from "./faqs.ts";
import { gettingStarted, videoGuides, videoMetadata } from "./guides.ts";

/** `companies.language` is the main language and has no row here. */
export const companyLanguages = pgTable(
  "company_languages",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Language tag (BCP 47). Its lowercase form is the first segment of the language's addresses. */
    language: text("language").notNull(),
    /** Visitors see published languages only. The team sees both in its preview. */
    status: text("status", { enum: publicationStatuses }).notNull().default("draft"),
    position: integer("position").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.language] }),
    uniqueIndex("company_languages_address_key").on(table.companyId, sql`lower(${table.language})`),
    check("company_languages_tag", sql`${table.language} ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'`),
    check("company_languages_status_known", isOneOf(table.status, publicationStatuses)),
  ],
);

/** A sentence of the page that a translation was read from. */
export interface TranslationQuote {
  sentence: string;
  sourceUrl: string;
  sourceTitle: string | null;
  /** `contentHash` of the page when the sentence was read. */
  pageHash: string;
  /** ISO date. */
  checkedAt: string;
  /** ISO date of the first check that didn't find the sentence on its page. Absent while it is there. */
  missingSince?: string;
}

/** One item of a help center in one other language. Exactly one of the columns after `language` names the item. */
export const translations = pgTable(
  "translations",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    faqId: uuid("faq_id").references(() => generatedFaqs.id, { onDelete: "cascade" }),
    videoFaqId: uuid("video_faq_id").references(() => videoGeneratedFaqs.id, { onDelete: "cascade" }),
    articleId: uuid("article_id").references(() => helpCenterContent.id, { onDelete: "cascade" }),
    guideId: uuid("guide_id").references(() => gettingStarted.id, { onDelete: "cascade" }),
    stepGuideId: uuid("step_guide_id").references(() => videoGuides.id, { onDelete: "cascade" }),
    videoId: uuid("video_id").references(() => videoMetadata.id, { onDelete: "cascade" }),
    /** The category's name in the main language. */
    category: text("category"),
    /** The texts by field, such as "question" and "answer". */
    fields: jsonb("fields").$type<Record<string, string>>().notNull(),
    /**
     * The source's texts that the translation was made from. If the source's texts are different now, the translation
     * is out of date.
     */
    sourceFields: jsonb("source_fields").$type<Record<string, string>>().notNull(),
    status: text("status", { enum: publicationStatuses }).notNull().default("draft"),
    origin: text("origin", { enum: translationOrigins }).notNull(),
    /** Empty unless the translation was read from the website. */
    quotes: jsonb("quotes").$type<TranslationQuote[]>().notNull().default([]),
    /** When a person last wrote or confirmed the texts. Null for unreviewed texts from the website or a model. */
    reviewedAt: timeColumn("reviewed_at"),
    /** Optimistic lock of the editor: UPDATE … WHERE version = n SET version = n + 1. */
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("translations_faq_key").on(table.faqId, table.language),
    uniqueIndex("translations_video_faq_key").on(table.videoFaqId, table.language),
    uniqueIndex("translations_article_key").on(table.articleId, table.language),
    uniqueIndex("translations_guide_key").on(table.guideId, table.language),
    uniqueIndex("translations_step_guide_key").on(table.stepGuideId, table.language),
    uniqueIndex("translations_video_key").on(table.videoId, table.language),
    uniqueIndex("translations_category_key").on(table.companyId, table.category, table.language),
    index("translations_company_language_index").on(table.companyId, table.language, table.status),
    check(
      "translations_one_item",
      sql`num_nonnulls(${table.faqId}, ${table.videoFaqId}, ${table.articleId}, ${table.guideId}, ${table.stepGuideId}, ${table.videoId}, ${table.category}) = 1`,
    ),
    check("translations_language_tag", sql`${table.language} ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'`),
    check("translations_category_not_empty", isAtLeast(table.category, 1)),
    check("translations_status_known", isOneOf(table.status, publicationStatuses)),
    check("translations_origin_known", isOneOf(table.origin, translationOrigins)),
    check(
      "translations_json_types",
      sql`jsonb_typeof(${table.fields}) = 'object' and jsonb_typeof(${table.sourceFields}) = 'object' and jsonb_typeof(${table.quotes}) = 'array'`,
    ),
  ],
);

/** Jobs that draft a language's missing translations with a model. */
export const translationRuns = pgTable(
  "translation_runs",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    status: text("status", { enum: workStatuses }).notNull().default("queued"),
    total: integer("total").notNull().default(0),
    drafted: integer("drafted").notNull().default(0),
    /** Drafts that lost a link, a number or a placeholder. They aren't stored. */
    refused: integer("refused").notNull().default(0),
    inputTokens: integer("input_tokens").notNull().default(0),
    outputTokens: integer("output_tokens").notNull().default(0),
    /** Explains to the team why drafting stopped. */
    error: text("error"),
    leaseExpiresAt: timeColumn("lease_expires_at"),
    createdAt: createdAtColumn(),
    finishedAt: timeColumn("finished_at"),
  },
  (table) => [
    index("translation_runs_company_id_index").on(table.companyId, table.language, table.createdAt),
    uniqueIndex("translation_runs_one_under_way")
      .on(table.companyId, table.language)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("translation_runs_status_known", isOneOf(table.status, workStatuses)),
  ],
);
