/** Daily visit and search counts of a help center, without personal data. */
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { isOneOf, timeColumn } from "../columns.ts";
import { companies } from "./companies.ts";
import { generatedFaqs, videoGeneratedFaqs } from "./faqs.ts";

export const dailyVisits = pgTable(
  "daily_visits",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Date in UTC. */
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull().default(0),
    searches: integer("searches").notNull().default(0),
    /** Questions and searches of programs that use the help center's tools. Not part of the other counts. */
    agentCalls: integer("agent_calls").notNull().default(0),
    /** Messages that weren't sent, because the contact form showed the answer. */
    solved: integer("solved").notNull().default(0),
    /** Questions that were sent to the language model. */
    modelQuestions: integer("model_questions").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day] }),
    index("daily_visits_day_index").on(table.day),
    check("daily_visits_not_negative", sql`${table.views} >= 0 and ${table.searches} >= 0`),
    check("daily_visits_agent_calls_not_negative", sql`${table.agentCalls} >= 0`),
    check("daily_visits_solved_not_negative", sql`${table.solved} >= 0`),
    check("daily_visits_model_questions_not_negative", sql`${table.modelQuestions} >= 0`),
  ],
);

/** How often each question's page was opened since it was written. */
export const questionViews = pgTable(
  "question_views",
  {
    faqId: uuid("faq_id")
      .primaryKey()
      .references(() => generatedFaqs.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    views: integer("views").notNull(),
  },
  (table) => [
    index("question_views_company_id_index").on(table.companyId),
    check("question_views_positive", sql`${table.views} > 0`),
  ],
);

/** The same for questions from videos, which have their own table. */
export const videoQuestionViews = pgTable(
  "video_question_views",
  {
    faqId: uuid("faq_id")
      .primaryKey()
      .references(() => videoGeneratedFaqs.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    views: integer("views").notNull(),
  },
  (table) => [
    index("video_question_views_company_id_index").on(table.companyId),
    check("video_question_views_positive", sql`${table.views} > 0`),
  ],
);

/** What became of a question when it was asked last. */
export const askOutcomes = ["answer", "near", "unknown"] as const;

/** Questions that visitors typed, under the same rules as searches without results. */
export const askedQuestions = pgTable(
  "asked_questions",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Stored in lower case, with runs of whitespace replaced by one space. */
    query: text("query").notNull(),
    count: integer("count").notNull().default(0),
    outcome: text("outcome", { enum: askOutcomes }).notNull(),
    lastAskedAt: timeColumn("last_asked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.query] }),
    index("asked_questions_last_asked_at_index").on(table.lastAskedAt),
    check("asked_questions_query_length", sql`char_length(${table.query}) between 1 and 80`),
    check("asked_questions_outcome_known", isOneOf(table.outcome, askOutcomes)),
  ],
);

/**
 * Searches after which visitors opened a question, under the same rules as other searches. What most of them opened
 * becomes a wording of that question (`learned_wordings`).
 */
export const clickedSearches = pgTable(
  "clicked_searches",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Stored in lower case, with runs of whitespace replaced by one space. */
    query: text("query").notNull(),
    faqId: uuid("faq_id")
      .notNull()
      .references(() => generatedFaqs.id, { onDelete: "cascade" }),
    count: integer("count").notNull().default(0),
    lastClickedAt: timeColumn("last_clicked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.query, table.faqId] }),
    index("clicked_searches_faq_id_index").on(table.faqId),
    index("clicked_searches_last_clicked_at_index").on(table.lastClickedAt),
    check("clicked_searches_query_length", sql`char_length(${table.query}) between 1 and 80`),
  ],
);

/**
 * Searches without results, so that owners can add answers. To protect privacy, only short queries are stored, and none
 * that look like they contain a personal address or number.
 */
export const unansweredSearches = pgTable(
  "unanswered_searches",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Stored in lower case, with runs of whitespace replaced by one space. */
    query: text("query").notNull(),
    count: integer("count").notNull().default(0),
    lastSearchedAt: timeColumn("last_searched_at").notNull(),
    /** The draft that the owner created for this search. Becomes null if the draft is deleted. */
    faqId: uuid("faq_id").references(() => generatedFaqs.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.query] }),
    index("unanswered_searches_faq_id_index").on(table.faqId),
    index("unanswered_searches_last_searched_at_index").on(table.lastSearchedAt),
    check("unanswered_searches_query_length", sql`char_length(${table.query}) between 1 and 80`),
  ],
);
