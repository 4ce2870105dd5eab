/** `cli blog …`: the blog as a folder of Markdown files with front matter. */
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { exportPosts } from "#features/blog/export-posts.server.ts";
import { importPosts } from "#features/blog/import-posts.server.ts";
import { isMarkdown, isPicture, sorted } from "#features/blog/pack-posts.server.ts";
import type { CommandInput } from "./commands.ts";
import { withServices } from "./with-services.ts";

export function exportBlog({ config, args: [folder = ""] }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const root = resolve(folder);
    let count = 0;
    for await (const { path, content } of exportPosts(services)) {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      count++;
    }
    process.stdout.write(`${count} ${count === 1 ? "file" : "files"} in ${root}\n`);
    return 0;
  });
}

export async function importBlog({ config, args: [folder = ""], misused }: CommandInput): Promise<number> {
  const root = resolve(folder);
  const found = await stat(root).catch(() => null);
  if (!found?.isDirectory()) return misused(`There is no folder ${root}.`);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && (isMarkdown(entry.name) || isPicture(entry.name)))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: relative(root, file).split(sep).join("/"), content: await readFile(file) };
      }),
  );
  return withServices(config, async (services) => {
    const { added, known, problems } = await importPosts(services, sorted(files));
    for (const slug of added) process.stdout.write(`added    ${slug}\n`);
    for (const slug of known) process.stdout.write(`is there ${slug}\n`);
    for (const { file, problem } of problems) process.stderr.write(`${file}: ${problem}\n`);
    return problems.length > 0 ? 1 : 0;
  });
}
