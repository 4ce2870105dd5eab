import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { exportPosts } from "#features/blog/export-posts.server.ts";
import { importPosts } from "#features/blog/import-posts.server.ts";
import { readPostFile } from "#features/blog/post-file.ts";
import { markdownTooLong, maxMarkdownBytes, pathsIn } from "#features/blog/post-folder.ts";
import { makeFolder } from "#platform/make-folder.ts";
import type { CommandInput } from "./commands.ts";
import { printable } from "./print-list.ts";
import { withServices } from "./with-services.ts";

export function exportBlog({ config, args: [folder = ""] }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const root = resolve(folder);
    let count = 0;
    for await (const { path, content } of exportPosts(services)) {
      const file = join(root, path);
      makeFolder(dirname(file));
      await writeFile(file, content);
      count++;
    }
    process.stdout.write(`${count} ${count === 1 ? "file" : "files"} in ${root}\n`);
    return 0;
  });
}

export async function importBlog({ config, args: [folder = ""], usageError }: CommandInput): Promise<number> {
  const root = resolve(folder);
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) return usageError(`Folder not found: ${root}`);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const inFolder = {
    ...pathsIn(paths),
    async readPost(file: string) {
      const bytes = await readFile(join(root, file));
      return bytes.length > maxMarkdownBytes
        ? { problem: markdownTooLong }
        : readPostFile(file, bytes.toString());
    },
    readPicture: (path: string) => readFile(join(root, path)).catch(() => null),
  };
  return withServices(config, async (services) => {
    const { added, known, problems } = await importPosts(services, inFolder);
    for (const slug of added) process.stdout.write(`added    ${slug}\n`);
    for (const slug of known) process.stdout.write(`exists   ${slug}\n`);
    if (added.length + known.length + problems.length === 0)
      process.stdout.write(`No posts (Markdown files) in ${root}\n`);
    for (const { file, problem } of problems) process.stderr.write(`${printable(`${file}: ${problem}`)}\n`);
    return problems.length > 0 ? 1 : 0;
  });
}
