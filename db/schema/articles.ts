/** What the team writes about articles besides their published text, which is in `help_center_content`. */
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { articleReviewStates } from "#shared/enumerations.ts";
import { createdAtColumn, idColumn, isAtLeast, isOneOf, timeColumn } from "../columns.ts";
import { versionTable } from "../version-table.ts";
import { users } from "./accounts.ts";
import { companies } from "./companies.ts";
import { helpCenterContent } from "./content.ts";

/**
 * Unpublished changes to a published article. They have a table of their own, because a write to `help_center_content`
 * invalidates the cached public pages. Unpublished articles are saved in their row and have no draft.
 */
export const articleDrafts = pgTable(
  "article_drafts",
  {
    articleId: uuid("article_id")
      .primaryKey()
      .references(() => helpCenterContent.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    content: text("content").notNull(),
    slug: text("slug").notNull(),
    category: text("category"),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    author: text("author"),
    /** Counts the saves since the last publication. The editor's optimistic lock uses both versions. */
    version: integer("version").notNull().default(1),
    savedAt: timeColumn("saved_at").notNull().defaultNow(),
  },
  (table) => [
    index("article_drafts_company_id_index").on(table.companyId),
    check("article_drafts_title_not_empty", isAtLeast(table.title, 1)),
    check("article_drafts_slug_not_empty", isAtLeast(table.slug, 1)),
  ],
);

/**
 * What the team knows about an article besides its text. A table of its own, because a write to `help_center_content`
 * invalidates the cached public pages. An article that was never edited here has no row.
 */
export const articleStates = pgTable(
  "article_states",
  {
    articleId: uuid("article_id")
      .primaryKey()
      .references(() => helpCenterContent.id, { onDelete: "cascade" }),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Who saved the text in the editor last. */
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    /** When the text in the editor is published. In the past if that text lacks a title or words. */
    publishAt: timeColumn("publish_at"),
    unpublishAt: timeColumn("unpublish_at"),
    scheduledBy: uuid("scheduled_by").references(() => users.id, { onDelete: "set null" }),
    /** The last review. Null if there was none. */
    review: text("review", { enum: articleReviewStates }),
    reviewNote: text("review_note").notNull().default(""),
    askedBy: uuid("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: timeColumn("asked_at"),
    answer: text("answer").notNull().default(""),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    answeredAt: timeColumn("answered_at"),
  },
  (table) => [
    index("article_states_company_id_index").on(table.companyId),
    index("article_states_publish_at_index").on(table.publishAt),
    index("article_states_unpublish_at_index").on(table.unpublishAt),
    index("article_states_saved_by_index").on(table.savedBy),
    index("article_states_scheduled_by_index").on(table.scheduledBy),
    index("article_states_asked_by_index").on(table.askedBy),
    index("article_states_answered_by_index").on(table.answeredBy),
    check("article_states_review_known", isOneOf(table.review, articleReviewStates)),
  ],
);

/** The newest are kept until the article is purged. Saves of one person within a minute are one version. */
export const articleVersions = versionTable("article");

/** Former addresses of articles whose slug changed. */
export const articleRedirects = pgTable(
  "article_redirects",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    articleId: uuid("article_id")
      .notNull()
      .references(() => helpCenterContent.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.slug] }),
    index("article_redirects_article_id_index").on(table.articleId),
    check("article_redirects_slug_not_empty", isAtLeast(table.slug, 1)),
  ],
);

/** Pictures and attachments of articles. A row is inserted before its file, so that no file is orphaned. */
export const articleImages = pgTable(
  "article_images",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /**
     * Has the format `public/articles/{uuid}-{width}x{height}.{extension}` or
     * `public/attachments/{uuid}-{bytes}/{name}.{extension}`.
     */
    storageKey: text("storage_key").notNull().unique("article_images_storage_key_key"),
    /** Set until a saved text shows the file. From then on, a version has it. */
    unusedSince: timeColumn("unused_since"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("article_images_company_id_index").on(table.companyId),
    index("article_images_unused_index").on(table.unusedSince),
  ],
);

/** Deleted articles, which can be restored for 30 days. */
export const removedArticles = pgTable(
  "removed_articles",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** The row of `help_center_content`. */
    article: jsonb("article").$type<Record<string, unknown>>().notNull(),
    /** The row of `article_drafts`, if the article had one. */
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    /** The row of `article_states`, if the article had one. */
    state: jsonb("state").$type<Record<string, unknown>>(),
    /** Slugs from `article_redirects`. */
    redirects: jsonb("redirects").$type<string[]>().notNull().default([]),
    /** Rows of `translations`. */
    translations: jsonb("translations").$type<Record<string, unknown>[]>().notNull().default([]),
    removedAt: timeColumn("removed_at").notNull().defaultNow(),
  },
  (table) => [
    index("removed_articles_company_id_index").on(table.companyId),
    index("removed_articles_removed_at_index").on(table.removedAt),
  ],
);
