import { desc, eq } from "drizzle-orm";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import type { Db } from "#platform/db/open-database.ts";

/** What a reader sees of a post in the list. */
export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  authorName: string;
  publishedAt: Date;
  readingTimeMinutes: number | null;
}

/** Enough for a page; older ones come with pages of the list. */
const maxPosts = 60;

/** Published posts, the newest first. Drafts are never among them. */
export async function listPublishedPosts(db: Db): Promise<PostCard[]> {
  const rows = await db
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      category: blogCategories.name,
      authorName: blogPosts.authorName,
      publishedAt: blogPosts.publishedAt,
      readingTimeMinutes: blogPosts.readingTimeMinutes,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(eq(blogPosts.published, true))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(maxPosts);
  // The database sees to it that a published post has its date.
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []));
}
