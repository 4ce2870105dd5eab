/** Imports posts from Markdown files. Idempotent, because existing posts aren't changed. */
import { eq, inArray } from "drizzle-orm";
import { blogCategories, blogOldSlugs, blogPosts } from "#db/schema/blog.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { PostFile } from "./post-file.ts";
import type { PostFolder } from "./post-folder.ts";
import { isOwnPicture } from "./post-picture.ts";
import { readingTimeMinutes, slugOf } from "./post-text.ts";
import { storePicture } from "./store-picture.server.ts";

type Deps = Pick<Services, "db" | "clock" | "ids" | "storage" | "pageCache">;

export interface PostsImported {
  added: string[];
  /** Slugs of posts that existed before the import. */
  known: string[];
  /** Files and images that couldn't be imported. */
  problems: { file: string; problem: string }[];
}

export async function importPosts(deps: Deps, folder: PostFolder): Promise<PostsImported> {
  const done: PostsImported = { added: [], known: [], problems: [] };
  const stored = new Map<string, string | null>();
  for (const file of folder.files) {
    const post = await folder.readPost(file);
    if ("problem" in post) {
      done.problems.push({ file, problem: post.problem });
      continue;
    }
    const named = { ...post, slug: post.slug || `post-${deps.ids.uuid().slice(0, 8)}` };
    if (await isKnown(deps, named.slug)) {
      done.known.push(named.slug);
      continue;
    }
    const { post: illustrated, missing } = await storePictures(deps, { file, post: named, folder, stored });
    for (const picture of missing)
      done.problems.push({ file, problem: `We couldn't use the image ${picture}.` });
    const isAdded = await deps.db.transaction((tx) => insertPost(tx, illustrated, deps.clock.now()));
    (isAdded ? done.added : done.known).push(named.slug);
  }
  if (done.added.length > 0) deps.pageCache.invalidate("blog");
  return done;
}

/** Creates the category if it is missing. Returns false if the slug is taken. */
export async function insertPost(tx: Transaction, post: PostFile, now: Date): Promise<boolean> {
  const { category, ...fields } = post;
  const categoryId = category ? await categoryNamed(tx, category) : null;
  const timing = timingOf(post, now);
  const rows = await tx
    .insert(blogPosts)
    .values({
      ...fields,
      ...timing,
      featuredImageUrl:
        post.featuredImageUrl && isOwnPicture(post.featuredImageUrl) ? post.featuredImageUrl : null,
      categoryId,
      readingTimeMinutes: readingTimeMinutes(post.content),
      createdAt: timing.publishedAt ?? now,
    })
    .onConflictDoNothing()
    .returning({ id: blogPosts.id });
  return rows.length > 0;
}

/** A future date schedules the post, as in other blog engines. A schedule in the past is ignored. */
function timingOf({ published, publishedAt, scheduledAt }: PostFile, now: Date) {
  if (published && publishedAt && publishedAt > now)
    return { published: false, publishedAt: null, scheduledAt: publishedAt };
  return {
    published,
    publishedAt: publishedAt ?? (published ? now : null),
    scheduledAt: !published && scheduledAt && scheduledAt > now ? scheduledAt : null,
  };
}

async function categoryNamed(tx: Transaction, name: string): Promise<string | null> {
  const slug = slugOf(name);
  if (slug === "") return null;
  await tx.insert(blogCategories).values({ name, slug }).onConflictDoNothing();
  const [row] = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.slug, slug));
  return row?.id ?? null;
}

async function isKnown({ db }: Deps, slug: string): Promise<boolean> {
  const [[post], [old]] = await Promise.all([
    db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)),
    db
      .select({ slug: blogOldSlugs.slug })
      .from(blogOldSlugs)
      .where(inArray(blogOldSlugs.slug, [slug])),
  ]);
  return post !== undefined || old !== undefined;
}

interface Illustration {
  file: string;
  post: PostFile;
  folder: PostFolder;
  /** URLs of stored images by their path in the folder. Null if the image can't be used. */
  stored: Map<string, string | null>;
}

/** Stores the images from the folder. References to other images stay unchanged. */
async function storePictures(deps: Deps, { file, post, folder, stored }: Illustration) {
  const missing: string[] = [];
  const addressOf = async (written: string): Promise<string | null> => {
    const path = resolveInFolder(file, written);
    if (path === null || !folder.pictures.has(path)) return null;
    if (!stored.has(path)) {
      const bytes = await folder.readPicture(path);
      const result = bytes && (await storePicture(deps, bytes));
      stored.set(path, result?.outcome === "stored" ? result.picture.url : null);
    }
    const address = stored.get(path) ?? null;
    if (address === null) missing.push(written);
    return address;
  };
  const written = [...post.content.matchAll(/!\[[^\]\n]*\]\(<?([^)\s>]+)/g)].map(
    ([, address = ""]) => address,
  );
  let { content } = post;
  for (const address of new Set(written)) {
    const own = await addressOf(address);
    if (own)
      content = content.replaceAll(`](${address}`, `](${own}`).replaceAll(`](<${address}>`, `](${own}`);
  }
  const cover = post.featuredImageUrl ? await addressOf(post.featuredImageUrl) : null;
  return {
    post: { ...post, content, featuredImageUrl: cover ?? post.featuredImageUrl },
    missing,
  };
}

/**
 * Resolves "../images/b.png" in "posts/a.md" to "images/b.png". Returns null for a URL or a path outside the folder.
 */
function resolveInFolder(file: string, written: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(written)) return null;
  const parts = written.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of decode(written).split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
