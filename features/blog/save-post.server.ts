import { and, eq, sql } from "drizzle-orm";
import { blogCategories, blogOldSlugs, blogPosts } from "#db/schema/blog.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { isForeignKeyViolation, isUniqueViolation } from "#platform/db/violations.ts";
import type { Services } from "#platform/services.ts";
import type { PostInput, PostProblems } from "./schema.ts";
import { postProblems, postTexts, untitledSlug } from "./texts.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "pageCache">;

export type StoredPost = typeof blogPosts.$inferSelect;

export type PostSaved =
  | { outcome: "saved"; post: StoredPost }
  | { outcome: "refused"; problems: PostProblems }
  /** Another operator saved first. `theirs` is null if they deleted the post. */
  | { outcome: "conflict"; theirs: StoredPost | null };

/** Stands for the blog in the page cache, where help centers have a company id. */
const blogOwner = "blog";

export async function createPost(deps: Deps, input: PostInput): Promise<PostSaved> {
  return savedOrRefused(deps, input, async (tx, slug) => {
    const now = deps.clock.now();
    const [post] = await tx
      .insert(blogPosts)
      .values({ ...input, slug, publishedAt: input.published ? now : null, createdAt: now })
      .returning();
    if (!post) throw new Error("the post was not stored");
    return { outcome: "saved", post };
  });
}

/** A draft that the operator is about to write. */
export async function createDraft(
  deps: Deps,
  { authorName }: Pick<PostInput, "authorName">,
): Promise<StoredPost> {
  const saved = await createPost(deps, {
    title: postTexts.untitled,
    slug: untitledSlug(deps.ids.uuid()),
    excerpt: "",
    content: "",
    metaDescription: null,
    featuredImageUrl: null,
    featuredImageAlt: "",
    authorName,
    authorEmail: null,
    categoryId: null,
    tags: [],
    published: false,
    scheduledAt: null,
    readingTimeMinutes: 0,
  });
  if (saved.outcome !== "saved") throw new Error("the draft was not stored");
  return saved.post;
}

/**
 * `version` is the version that the editor loaded, for optimistic locking. The date of first publication never changes.
 */
export async function updatePost(
  deps: Deps,
  { id, version, input }: { id: string; version: number; input: PostInput },
): Promise<PostSaved> {
  return savedOrRefused(deps, input, async (tx, slug) => {
    const [before] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for("update");
    if (!before || before.version !== version) return { outcome: "conflict", theirs: before ?? null };
    const now = deps.clock.now();
    const [post] = await tx
      .update(blogPosts)
      .set({
        ...input,
        slug,
        publishedAt: before.publishedAt ?? (input.published ? now : null),
        version: sql`${blogPosts.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(blogPosts.id, id), eq(blogPosts.version, version)))
      .returning();
    if (!post) throw new Error("the post was not stored");
    // A slug needs a redirect only if visitors could have used it.
    if (before.slug !== slug && before.publishedAt)
      await tx
        .insert(blogOldSlugs)
        .values({ slug: before.slug, postId: id, createdAt: now })
        .onConflictDoUpdate({ target: blogOldSlugs.slug, set: { postId: id } });
    return { outcome: "saved", post };
  });
}

/** Returns false if the post was already deleted. */
export async function deletePost({ db, pageCache }: Deps, id: string): Promise<boolean> {
  const gone = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id });
  pageCache.invalidate(blogOwner);
  return gone.length > 0;
}

async function savedOrRefused(
  { db, clock, ids, pageCache }: Deps,
  input: PostInput,
  write: (tx: Transaction, slug: string) => Promise<PostSaved>,
): Promise<PostSaved> {
  if (input.scheduledAt && input.scheduledAt <= clock.now())
    return { outcome: "refused", problems: { scheduledAt: postProblems.pastSchedule } };
  // A title in a non-Latin script has no characters for a slug.
  const slug = input.slug || `post-${ids.uuid().slice(0, 8)}`;
  try {
    const saved = await db.transaction(async (tx) => {
      const result = await write(tx, slug);
      // A post's current slug must not also redirect to another post.
      if (result.outcome === "saved") await tx.delete(blogOldSlugs).where(eq(blogOldSlugs.slug, slug));
      return result;
    });
    if (saved.outcome === "saved") pageCache.invalidate(blogOwner);
    return saved;
  } catch (error) {
    if (isUniqueViolation(error, "blog_posts_slug_key"))
      return { outcome: "refused", problems: { slug: postProblems.slugTaken } };
    if (isForeignKeyViolation(error))
      return { outcome: "refused", problems: { categoryId: postProblems.noSuchCategory } };
    throw error;
  }
}

/**
 * Replaces the preview link of a draft, so that the previous one stops working. Returns null if the post was deleted.
 */
export async function renewPreviewKey(
  { db, ids }: Pick<Deps, "db" | "ids">,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .update(blogPosts)
    .set({ previewKey: ids.uuid(), updatedAt: sql`${blogPosts.updatedAt}` })
    .where(eq(blogPosts.id, id))
    .returning({ previewKey: blogPosts.previewKey });
  return row?.previewKey ?? null;
}

export async function findPost(db: Db, id: string): Promise<StoredPost | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** Lists all posts with their category names, newest first. */
export function listAllPosts(db: Db, { limit, offset = 0 }: { limit: number; offset?: number }) {
  return db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      excerpt: blogPosts.excerpt,
      authorName: blogPosts.authorName,
      published: blogPosts.published,
      scheduledAt: blogPosts.scheduledAt,
      viewCount: blogPosts.viewCount,
      readingTimeMinutes: blogPosts.readingTimeMinutes,
      category: blogCategories.name,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .orderBy(sql`${blogPosts.createdAt} desc`, blogPosts.id)
    .limit(limit)
    .offset(offset);
}
