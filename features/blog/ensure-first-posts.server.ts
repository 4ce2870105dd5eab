/** Adds a few posts about help centers to a new installation. */

import { readdir, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { count } from "drizzle-orm";
import { blogPosts } from "#db/schema.ts";
import { setServerMark } from "#platform/db/server-marks.ts";
import { projectRoot } from "#platform/program-file.ts";
import type { Services } from "#platform/services.ts";
import { insertPost } from "./import-posts.server.ts";

const mark = "first-posts";

/** Runs once per installation, so that deleted posts don't come back. Returns true if it added them. */
export async function ensureFirstPosts({
  db,
  clock,
  pageCache,
}: Pick<Services, "db" | "clock" | "pageCache">): Promise<boolean> {
  const folder = pathToFileURL(`${projectRoot}/features/blog/seed/`);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  const isAdded = await db.transaction(async (tx) => {
    const isFirst = await setServerMark(tx, mark);
    const [known] = await tx.select({ n: count() }).from(blogPosts);
    if (!isFirst || known?.n !== 0) return false;
    const { readPostFile } = await import("./post-file.ts");
    for (const [index, text] of texts.entries()) {
      const post = readPostFile(names[index] ?? "", text);
      if (!("problem" in post)) await insertPost(tx, post, clock.now());
    }
    return true;
  });
  if (isAdded) pageCache.invalidate("blog");
  return isAdded;
}
