/** The product's own blog. Its posts belong to the operator, not to a company. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAtColumn, idColumn, isAtLeast, timeColumn, updatedAtColumn } from "../columns.ts";

export const blogCategories = pgTable(
  "blog_categories",
  {
    id: idColumn(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique("blog_categories_slug_key"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    check("blog_categories_name_not_empty", isAtLeast(table.name, 1)),
    check("blog_categories_slug_not_empty", isAtLeast(table.slug, 1)),
  ],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: idColumn(),
    title: text("title").notNull(),
    slug: text("slug").notNull().unique("blog_posts_slug_key"),
    content: text("content").notNull().default(""),
    excerpt: text("excerpt").notNull().default(""),
    metaDescription: text("meta_description"),
    /** Always in our own storage, because visitors' browsers load nothing from other hosts. */
    featuredImageUrl: text("featured_image_url"),
    featuredImageAlt: text("featured_image_alt").notNull().default(""),
    authorName: text("author_name").notNull().default(""),
    authorEmail: text("author_email"),
    categoryId: uuid("category_id").references(() => blogCategories.id, { onDelete: "set null" }),
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    published: boolean("published").notNull().default(false),
    /** Time of the first publication. Saving a published post again doesn't change it. */
    publishedAt: timeColumn("published_at"),
    /** Time at which a draft is published automatically. Null unless the draft is scheduled. */
    scheduledAt: timeColumn("scheduled_at"),
    /** Secret part of the preview link, which shows a draft without signing in. */
    previewKey: uuid("preview_key").notNull().defaultRandom().unique("blog_posts_preview_key_key"),
    readingTimeMinutes: integer("reading_time_minutes"),
    viewCount: integer("view_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (table) => [
    index("blog_posts_published_index").on(table.publishedAt).where(sql`${table.published}`),
    index("blog_posts_category_id_index").on(table.categoryId),
    check("blog_posts_title_not_empty", isAtLeast(table.title, 1)),
    check("blog_posts_slug_not_empty", isAtLeast(table.slug, 1)),
    check("blog_posts_published_has_date", sql`not ${table.published} or ${table.publishedAt} is not null`),
    check("blog_posts_scheduled_is_draft", sql`not ${table.published} or ${table.scheduledAt} is null`),
    index("blog_posts_scheduled_at_index").on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
    check("blog_posts_reading_time_range", sql`${table.readingTimeMinutes} >= 0`),
    check("blog_posts_view_count_range", sql`${table.viewCount} >= 0`),
  ],
);

/** Dedupes reloads: each visitor is counted once per post and hour. Old rows may be deleted. */
export const blogPostViews = pgTable(
  "blog_post_views",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    visitorHash: text("visitor_hash").notNull(),
    hour: timeColumn("hour").notNull(),
  },
  (table) => [
    primaryKey({ name: "blog_post_views_key", columns: [table.postId, table.visitorHash, table.hour] }),
    index("blog_post_views_hour_index").on(table.hour),
  ],
);

/** Published posts keep redirecting from their former slugs. */
export const blogOldSlugs = pgTable(
  "blog_old_slugs",
  {
    slug: text("slug").primaryKey(),
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    createdAt: createdAtColumn(),
  },
  (table) => [index("blog_old_slugs_post_id_index").on(table.postId)],
);

/** Pictures stored for blog posts, tracked so that unused ones can be purged. */
export const blogImages = pgTable(
  "blog_images",
  {
    storageKey: text("storage_key").primaryKey(),
    /** Set when the last post that used the picture stopped using it. Null while a post uses it. */
    unusedSince: timeColumn("unused_since"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("blog_images_unused_index").on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);
