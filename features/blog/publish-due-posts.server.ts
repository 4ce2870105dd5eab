import { and, eq, lte, sql } from "drizzle-orm";
import { blogPosts } from "#db/schema/blog.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db/open-database.ts";

/** Publishes scheduled drafts that are due, dated as scheduled. Idempotent, even if it runs concurrently. */
export async function publishDuePosts({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const published = await db
    .update(blogPosts)
    .set({
      published: true,
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.scheduledAt})`,
      scheduledAt: null,
      version: sql`${blogPosts.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(and(eq(blogPosts.published, false), lte(blogPosts.scheduledAt, clock.now())))
    .returning({ id: blogPosts.id });
  return published.length;
}
