import { asc, count, eq } from "drizzle-orm";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import type { Db } from "#platform/db/open-database.ts";
import { isUniqueViolation } from "#platform/db/violations.ts";
import type { Services } from "#platform/services.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import { slugOf } from "./post-text.ts";
import { postLimits } from "./texts.ts";

type Deps = Pick<Services, "db" | "pageCache">;

export type CategoryChange = Done | Refused;

/** Sorted by name, with the number of posts including drafts. */
export function listCategories(db: Db) {
  return db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      posts: count(blogPosts.id),
    })
    .from(blogCategories)
    .leftJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.name), blogCategories.id);
}

export async function addCategory(deps: Deps, typed: string): Promise<CategoryChange> {
  return withName(deps, typed, (values) => deps.db.insert(blogCategories).values(values));
}

/** Also changes the category's slug. */
export async function renameCategory(
  deps: Deps,
  { id, name }: { id: string; name: string },
): Promise<CategoryChange> {
  return withName(deps, name, (values) =>
    deps.db.update(blogCategories).set(values).where(eq(blogCategories.id, id)),
  );
}

/** Keeps the posts, which then have no category. */
export async function removeCategory({ db, pageCache }: Deps, id: string): Promise<void> {
  await db.delete(blogCategories).where(eq(blogCategories.id, id));
  pageCache.invalidate("blog");
}

async function withName(
  { pageCache }: Deps,
  typed: string,
  write: (values: { name: string; slug: string }) => PromiseLike<unknown>,
): Promise<CategoryChange> {
  const name = typed
    .replace(/[\s\p{Cc}]+/gu, " ")
    .toWellFormed()
    .trim();
  const slug = slugOf(name);
  if (name === "" || slug === "") return refused(400, "A category needs a name with letters or digits");
  if (name.length > postLimits.categoryName)
    return refused(400, `A category needs at most ${postLimits.categoryName} characters`);
  try {
    await write({ name, slug });
  } catch (error) {
    if (isUniqueViolation(error)) return refused(400, "A category with this name already exists");
    throw error;
  }
  pageCache.invalidate("blog");
  return { ok: true };
}
