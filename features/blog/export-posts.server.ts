/** Exports the blog as Markdown files with front matter, and images. */
import { desc, eq } from "drizzle-orm";
import { blogCategories, blogPosts } from "#db/schema/blog.ts";
import type { Services } from "#platform/services.ts";
import { postFileName, writePostFile } from "./post-file.ts";

export interface ExportedFile {
  path: string;
  content: string | Uint8Array;
}

const picturePattern = /\/files\/(blog-images\/[a-z0-9/_-]+\.(?:png|jpg|webp|gif))/gi;

/** Yields one file at a time, so that a large blog doesn't fill up memory. Includes drafts. */
export async function* exportPosts({
  db,
  storage,
}: Pick<Services, "db" | "storage">): AsyncGenerator<ExportedFile> {
  const rows = await db
    .select({ post: blogPosts, category: blogCategories.name })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .orderBy(desc(blogPosts.createdAt), blogPosts.id);
  const pictures = new Set<string>();
  for (const { post, category } of rows) {
    const beside = (text: string) =>
      text.replace(picturePattern, (_address, key: string) => {
        pictures.add(key);
        return pathOfPicture(key);
      });
    const file = {
      ...post,
      category,
      content: beside(post.content),
      featuredImageUrl: post.featuredImageUrl ? beside(post.featuredImageUrl) : null,
    };
    yield { path: postFileName(file), content: writePostFile(file) };
  }
  for (const key of pictures) {
    const stored = await storage.get(key);
    if (stored) yield { path: pathOfPicture(key), content: stored.bytes };
  }
}

function pathOfPicture(key: string): string {
  return `images/${key.slice(key.lastIndexOf("/") + 1)}`;
}
