import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { faqOrigins, publicationStatuses, reviewStates } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, timeColumn, updatedAtColumn } from "../columns.ts";
import { versionTable } from "../version-table.ts";
import { companies } from "./companies.ts";
import { crawls } from "./crawls.ts";
import { videoMetadata } from "./guides.ts";

export const generatedFaqs = pgTable(
  "generated_faqs",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The page's URL, or 'manual' for a question that the owner wrote. */
    sourceUrl: text("source_url").notNull().default("manual"),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    category: text("category"),
    slug: text("slug").notNull(),
    status: text("status", { enum: publicationStatuses }).notNull().default("draft"),
    /** The owner's order of questions within a category. */
    position: integer("position").notNull().default(0),
    /** Optimistic lock of the editor: UPDATE … WHERE version = n SET version = n + 1. */
    version: integer("version").notNull().default(1),
    /** The version that the evidence belongs to. If `version` is higher, the owner has edited the question since. */
    provenVersion: integer("proven_version").notNull().default(1),
    origin: text("origin", { enum: faqOrigins }).notNull().default("manual"),
    /** From 0 to 1. Null for a question that the owner wrote. */
    confidence: real("confidence"),
    /**
     * The crawl that the question was generated from. Null for the owner's own questions and after the crawl is
     * deleted.
     */
    crawlId: uuid("crawl_id").references(() => crawls.id, { onDelete: "set null" }),
    /** Which group the writer put the draft in for the owner's review. Null for the owner's own questions. */
    review: text("review", { enum: reviewStates }),
    /** True for a draft that the owner decided not to publish, and for one that is waiting for that decision. */
    leftOut: boolean("left_out").notNull().default(false),
    /**
     * Hash of the source and the generated question. Editing the question doesn't change it. Null if the owner wrote
     * the question.
     */
    generationKey: text("generation_key"),
    /**
     * Language tag (BCP 47) of a question that the website has only in this language. Null for the help center's main
     * language.
     */
    language: text("language"),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("generated_faqs_company_slug_key").on(table.companyId, table.slug),
    // Lets a repeated generation find its questions instead of inserting them again.
    uniqueIndex("generated_faqs_company_generation_key").on(table.companyId, table.generationKey),
    index("generated_faqs_company_order_index").on(table.companyId, table.status, table.position),
    // The API lists questions by time.
    index("generated_faqs_company_created_at_index").on(table.companyId, table.createdAt, table.id),
    index("generated_faqs_crawl_id_index").on(table.crawlId),
    check("generated_faqs_review_known", isOneOf(table.review, reviewStates)),
    check("generated_faqs_question_length", isAtLeast(table.question, 5)),
    check("generated_faqs_answer_length", isAtLeast(table.answer, 10)),
    check("generated_faqs_slug_not_empty", isAtLeast(table.slug, 1)),
    check("generated_faqs_category_not_empty", isAtLeast(table.category, 1)),
    check("generated_faqs_status_known", isOneOf(table.status, publicationStatuses)),
    check("generated_faqs_origin_known", isOneOf(table.origin, faqOrigins)),
    check("generated_faqs_language_tag", sql`${table.language} ~ '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$'`),
    check("generated_faqs_confidence_range", sql`${table.confidence} between 0 and 1`),
  ],
);

/** Sentences of the source page that an answer is based on, one per row. */
export const faqEvidence = pgTable(
  "faq_evidence",
  {
    id: idColumn(),
    faqId: uuid("faq_id")
      .notNull()
      .references(() => generatedFaqs.id, { onDelete: "cascade" }),
    sentence: text("sentence").notNull(),
    sourceUrl: text("source_url").notNull(),
    sourceTitle: text("source_title"),
    /** `contentHash` of the page when the sentence was read. */
    pageHash: text("page_hash").notNull(),
    checkedAt: timeColumn("checked_at").notNull().defaultNow(),
    /** When a scan first failed to find the sentence on its page. Null while the sentence is there. */
    missingSince: timeColumn("missing_since"),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    uniqueIndex("faq_evidence_faq_position_key").on(table.faqId, table.position),
    check("faq_evidence_sentence_not_empty", isAtLeast(table.sentence, 1)),
  ],
);

/** Of questions in either table. Kept until the question can no longer be restored. */
export const faqVersions = versionTable("faq");

/** Questions that answer a wording because the owner said so. */
export const pinnedAnswers = pgTable(
  "pinned_answers",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Folded, so that case and accents don't matter. */
    wording: text("wording").notNull(),
    faqId: uuid("faq_id")
      .notNull()
      .references(() => generatedFaqs.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.wording] }),
    index("pinned_answers_faq_id_index").on(table.faqId),
    check("pinned_answers_wording_length", sql`char_length(${table.wording}) between 1 and 200`),
  ],
);

/** How visitors word a question, learned from what they opened after a search. */
export const learnedWordings = pgTable(
  "learned_wordings",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    wording: text("wording").notNull(),
    faqId: uuid("faq_id")
      .notNull()
      .references(() => generatedFaqs.id, { onDelete: "cascade" }),
    learnedAt: timeColumn("learned_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.wording] }),
    index("learned_wordings_faq_id_index").on(table.faqId),
    check("learned_wordings_wording_length", sql`char_length(${table.wording}) between 1 and 80`),
  ],
);

export const videoGeneratedFaqs = pgTable(
  "video_generated_faqs",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    category: text("category"),
    /** Null if the video was deleted or never stored. */
    videoId: uuid("video_id").references(() => videoMetadata.id, { onDelete: "set null" }),
    sourceVideo: text("source_video"),
    videoTimestamp: doublePrecision("video_timestamp"),
    slug: text("slug").notNull(),
    status: text("status", { enum: publicationStatuses }).notNull().default("draft"),
    position: integer("position").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    uniqueIndex("video_generated_faqs_company_slug_key").on(table.companyId, table.slug),
    index("video_generated_faqs_video_id_index").on(table.videoId),
    check("video_generated_faqs_question_length", isAtLeast(table.question, 5)),
    check("video_generated_faqs_answer_length", isAtLeast(table.answer, 10)),
    check("video_generated_faqs_slug_not_empty", isAtLeast(table.slug, 1)),
    check("video_generated_faqs_category_not_empty", isAtLeast(table.category, 1)),
    check("video_generated_faqs_status_known", isOneOf(table.status, publicationStatuses)),
    check("video_generated_faqs_timestamp_range", sql`${table.videoTimestamp} >= 0`),
  ],
);
