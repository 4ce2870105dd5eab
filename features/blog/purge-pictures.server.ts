import { asc, eq, lt, sql } from "drizzle-orm";
import { blogImages } from "#db/schema/blog.ts";
import type { Services } from "#platform/services.ts";

/** Unsaved text in a browser can use an image for this long. */
const keptMs = 30 * 86_400_000;
const maxPerRun = 1_000;

/**
 * Deletes files before their rows, so that no file is orphaned. Idempotent, and safe to interrupt. Returns the number
 * of deleted images.
 */
export async function purgeBlogPictures({
  db,
  clock,
  storage,
}: Pick<Services, "db" | "clock" | "storage">): Promise<number> {
  const now = clock.now();
  await noteUnused({ db, now });
  const left = await db
    .select({ storageKey: blogImages.storageKey })
    .from(blogImages)
    .where(lt(blogImages.unusedSince, new Date(now.getTime() - keptMs)))
    .orderBy(asc(blogImages.unusedSince))
    .limit(maxPerRun);
  for (const { storageKey } of left) {
    await storage.delete(storageKey);
    await db.delete(blogImages).where(eq(blogImages.storageKey, storageKey));
  }
  return left.length;
}

/** Images in drafts count as used. An image that is used again is unmarked. */
async function noteUnused({ db, now }: { db: Services["db"]; now: Date }): Promise<void> {
  const time = now.toISOString();
  await db.execute(sql`
    with shown as (
      select distinct found[1] as storage_key
      from blog_posts, regexp_matches(
        concat_ws(' ', content, featured_image_url), '/files/(blog-images/[a-z0-9/_-]+[.](?:png|jpg|webp|gif))', 'gi'
      ) as found
    ), known as (
      insert into blog_images (storage_key, created_at)
      select storage_key, ${time}::timestamptz from shown on conflict do nothing
    )
    update blog_images
    set unused_since = case when shown.storage_key is null then ${time}::timestamptz end
    from blog_images image left join shown on shown.storage_key = image.storage_key
    where image.storage_key = blog_images.storage_key
      and (shown.storage_key is null) <> (blog_images.unused_since is not null)`);
}
