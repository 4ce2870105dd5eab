/** File permissions of everything that a real server writes. */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCli } from "#tests/support/cli.ts";
import { startServer } from "#tests/support/server.ts";

let parent = "";
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "step-private-"));
  // The server may run Postgres as another user, who needs access.
  await chmod(parent, 0o755);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function makeBlog(): Promise<string> {
  const folder = join(parent, "blog");
  await mkdir(folder);
  await writeFile(join(folder, "hello.md"), "---\ntitle: Hello\nslug: hello\n---\n\n![A dot](dot.png)\n");
  const dot = { width: 8, height: 8, channels: 3, background: "#6e0ad6" } as const;
  await sharp({ create: dot }).png().toFile(join(folder, "dot.png"));
  return folder;
}

/** Returns "path mode" of every entry that group or others can access. */
async function openEntries(directory: string): Promise<string[]> {
  const found = [];
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0) found.push(`${path} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

test(
  "nothing below DATA_DIR can be read by other users, in a directory of an earlier version",
  { tags: "long" },
  () => expectPrivate({ isNew: false }),
);
test("nothing below DATA_DIR can be read by other users, in a new directory", { tags: "long" }, () =>
  expectPrivate({ isNew: true }),
);

async function expectPrivate({ isNew }: { isNew: boolean }): Promise<void> {
  const dataDir = join(parent, "data");
  if (!isNew) {
    await mkdir(join(dataDir, "files", "public"), { recursive: true });
    await writeFile(join(dataDir, "server.json"), "{}");
    for (const path of [dataDir, join(dataDir, "files")]) await chmod(path, 0o755);
    await chmod(join(dataDir, "server.json"), 0o644);
  }
  const server = await startServer({ dataDir });
  const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir });
  // The post's image is stored as a file.
  expect(await cli("blog", "import", await makeBlog())).toMatchObject({ code: 0, stderr: "" });
  expect((await cli("backup", join(dataDir, "backups", "by-hand.tar"))).code).toBe(0);
  expect(await server.end()).toBe(0);

  // If the server runs as root, Postgres's user may traverse the directory, but not list or read it.
  const { mode } = await stat(dataDir);
  expect((mode & 0o777).toString(8)).toBe(process.getuid?.() === 0 ? "710" : "700");
  const entries = await readdir(dataDir);
  expect(entries).toEqual(expect.arrayContaining(["backups", "files", "postgres"]));
  const below = await openEntries(dataDir);
  // An earlier version created this in a directory that is private now.
  expect(below.filter((path) => !path.startsWith(join(dataDir, "files", "public")))).toEqual([]);
}

test("a restored data directory is private too", { tags: "long" }, async () => {
  const [dataDir, into, backup] = ["data", "restored", "all.tar"].map((name) => join(parent, name));
  const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir ?? "" });
  const server = await startServer({ dataDir: dataDir ?? "" });
  expect(await server.end()).toBe(0);
  expect((await cli("beta-codes", "list")).code).toBe(0);
  expect((await cli("backup", backup ?? "")).code).toBe(0);
  expect((await cli("restore", backup ?? "", "--into", into ?? "")).code).toBe(0);
  expect(await openEntries(parent)).toEqual(
    process.getuid?.() === 0 ? [`${dataDir} 710`, `${into} 710`] : [],
  );
});
