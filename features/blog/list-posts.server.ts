import { and, asc, count, desc, eq, exists, ilike, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { blogCategories, blogOldSlugs, blogPosts } from "#db/schema/blog.ts";
import { containsPattern } from "#platform/db/contains-pattern.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PostCard, PublicPost } from "./post.ts";

export interface PostQuery {
  /** Part of a title or excerpt. If empty, all posts match. */
  search?: string;
  /** A category's slug. If null, all posts match. */
  category?: string | null;
  limit: number;
  offset?: number;
}

const cardColumns = {
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  featuredImageUrl: blogPosts.featuredImageUrl,
  featuredImageAlt: blogPosts.featuredImageAlt,
  category: { name: blogCategories.name, slug: blogCategories.slug },
  tags: blogPosts.tags,
  authorName: blogPosts.authorName,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  readingTimeMinutes: blogPosts.readingTimeMinutes,
  viewCount: blogPosts.viewCount,
} as const;

const postColumns = {
  ...cardColumns,
  id: blogPosts.id,
  content: blogPosts.content,
  metaDescription: blogPosts.metaDescription,
  authorEmail: blogPosts.authorEmail,
} as const;

/** Newest first. `total` counts all matches. */
export async function listPublishedPosts(
  db: Db,
  { search = "", category = null, limit, offset = 0 }: PostQuery,
): Promise<{ posts: PostCard[]; total: number }> {
  const where = and(isPublished(), matches(search), category ? eq(blogCategories.slug, category) : undefined);
  const [rows, [counted]] = await Promise.all([
    selectCards(db)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    db
      .select({ n: count() })
      .from(blogPosts)
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(where),
  ]);
  return { posts: rows.flatMap(dated), total: counted?.n ?? 0 };
}

/** Only lists categories that have published posts, sorted by name. */
export function listUsedCategories(db: Db): Promise<{ name: string; slug: string }[]> {
  const posts = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isPublished(), eq(blogPosts.categoryId, blogCategories.id)));
  return db
    .select({ name: blogCategories.name, slug: blogCategories.slug })
    .from(blogCategories)
    .where(exists(posts))
    .orderBy(asc(blogCategories.name), asc(blogCategories.slug));
}

/** Returns the newest posts with their text, for feeds. */
export async function listNewestPosts(db: Db, limit: number): Promise<PublicPost[]> {
  const rows = await selectPosts(db)
    .where(isPublished())
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.flatMap(dated);
}

/** Returns published posts for the sitemap. */
export function listPostAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(...newestFirst)
    .limit(maxSitemapPosts);
}

/** A sitemap may have 50,000 URLs (sitemaps.org). The rest is for other pages. */
const maxSitemapPosts = 49_000;

export async function findPublishedPost(db: Db, slug: string): Promise<PublicPost | null> {
  if (!mayBeSlug(slug)) return null;
  const [row] = await selectPosts(db)
    .where(and(isPublished(), eq(blogPosts.slug, slug)))
    .limit(1);
  return row ? (dated(row)[0] ?? null) : null;
}

/** Finds a post, published or not, by the secret key of its preview link. A draft is dated by its last change. */
export async function findPostPreview(db: Db, previewKey: string): Promise<PublicPost | null> {
  const [row] = await selectPosts(db).where(eq(blogPosts.previewKey, previewKey)).limit(1);
  return row ? { ...row, publishedAt: row.publishedAt ?? row.updatedAt } : null;
}

/** Finds the current slug of a published post that used to have this one. */
export async function findMovedPost(db: Db, slug: string): Promise<string | null> {
  if (!mayBeSlug(slug)) return null;
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(blogOldSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogOldSlugs.postId))
    .where(and(eq(blogOldSlugs.slug, slug), isPublished()))
    .limit(1);
  return row && row.slug !== slug ? row.slug : null;
}

/** Other posts in the same category, newest first. Empty if the post has no category. */
export async function listRelatedPosts(
  db: Db,
  { slug, category }: Pick<PublicPost, "slug" | "category">,
  limit: number,
): Promise<PostCard[]> {
  if (!category) return [];
  const rows = await selectCards(db)
    .where(and(isPublished(), eq(blogCategories.slug, category.slug), ne(blogPosts.slug, slug)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.flatMap(dated);
}

/** The post to read next: the one published before it, and after the oldest the newest. Null if it is the only one. */
export async function findNextPost(
  db: Db,
  { id, publishedAt }: Pick<PublicPost, "id" | "publishedAt">,
): Promise<PostCard | null> {
  const isOlder = or(
    lt(blogPosts.publishedAt, publishedAt),
    and(eq(blogPosts.publishedAt, publishedAt), lt(blogPosts.id, id)),
  );
  const [row] = await selectCards(db)
    .where(and(isPublished(), ne(blogPosts.id, id)))
    .orderBy(desc(sql`(${isOlder})`), ...newestFirst)
    .limit(1);
  return row ? (dated(row)[0] ?? null) : null;
}

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .$dynamic();
}

function selectPosts(db: Db) {
  return db
    .select(postColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .$dynamic();
}

function isPublished(): SQL {
  return eq(blogPosts.published, true);
}

function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const pattern = containsPattern(search);
  return or(ilike(blogPosts.title, pattern), ilike(blogPosts.excerpt, pattern));
}

/** Only narrows the type: a database constraint guarantees that published posts have a date. */
function dated<Row extends { publishedAt: Date | null }>({ publishedAt, ...row }: Row) {
  return publishedAt ? [{ ...row, publishedAt }] : [];
}

/** Filters out text that can't be a slug, including characters that the database rejects. */
function mayBeSlug(text: string): boolean {
  return /^[^\p{Cc}]{1,200}$/u.test(text);
}
