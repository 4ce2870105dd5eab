/** Backup and restore with the operator's commands, on a server that runs, is stopped, or was killed. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { programFile } from "#platform/program-file.ts";
import { runCli } from "#tests/support/cli.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let folder: string;
let dataDir: string;
let servers: TestServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-backup-fault-"));
  dataDir = join(folder, "data");
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end();
  await rm(folder, { recursive: true, force: true });
});

async function start(directory = dataDir): Promise<TestServer> {
  const server = await startServer({ dataDir: directory });
  servers.push(server);
  return server;
}

const cli = (...args: string[]) => runCli(args, { DATA_DIR: dataDir });
const codes = async (directory = dataDir) =>
  (await runCli(["beta-codes", "list"], { DATA_DIR: directory })).stdout;

test("a backup is restored to the old place and to a new one, and not while a server runs", async () => {
  const server = await start();
  // The sample's help center has pictures.
  await expect.poll(async () => (await fetch(`${server.origin}/demo`)).status, { timeout: 60_000 }).toBe(200);
  expect((await cli("beta-codes", "create", "--code", "BEFORE")).code).toBe(0);
  const backup = join(folder, "one.tar");
  expect(await cli("backup", backup)).toMatchObject({ code: 0, stderr: "" });
  expect((await cli("beta-codes", "create", "--code", "AFTER")).code).toBe(0);
  expect(await cli("restore", backup)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Stop it first"),
  });

  const elsewhere = join(folder, "elsewhere");
  expect((await cli("restore", backup, "--into", elsewhere)).code).toBe(0);
  expect(await cli("restore", backup, "--into", elsewhere)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("not empty"),
  });
  expect(await server.end()).toBe(0);
  // Shutdown makes this backup.
  const kept = await readdir(join(dataDir, "backups"));
  expect(kept).toHaveLength(1);

  expect((await cli("restore", backup)).code).toBe(0);
  for (const directory of [dataDir, elsewhere]) {
    const listed = await codes(directory);
    expect(listed).toContain("BEFORE");
    expect(listed).not.toContain("AFTER");
  }
  const [aside = ""] = (await readdir(folder)).filter((name) => name.startsWith("data.before-"));
  expect(await codes(join(folder, aside))).toContain("AFTER");
  expect(await readdir(join(dataDir, "backups"))).toEqual(kept);

  const again = await start();
  const page = await fetch(`${again.origin}/demo`);
  expect(page.status).toBe(200);
  const pictures = [...(await page.text()).matchAll(/\/files\/[\w/.-]+/g)].map(([address]) => address);
  for (const address of new Set(pictures))
    expect((await fetch(again.origin + address)).status, address).toBe(200);
  // Restores the backup that shutdown made.
  await again.end();
  expect((await cli("restore", join(dataDir, "backups", kept[0]!), "--check")).code).toBe(0);
});

test("a truncated backup is refused, and the old data stays in place", async () => {
  const server = await start();
  await server.end();
  const backup = join(folder, "one.tar");
  expect((await cli("backup", backup)).code).toBe(0);
  const bytes = await readFile(backup);
  await writeFile(backup, bytes.subarray(0, bytes.length - 2_000));
  const before = await readdir(dataDir);
  expect(await cli("restore", backup)).toMatchObject({ code: 1, stderr: expect.stringContaining("cut off") });
  expect(await readdir(dataDir)).toEqual(before);
  expect((await readdir(folder)).toSorted()).toEqual(["data", "one.tar"]);
});

test("killing a restore at any moment leaves either the old or the new data, never a mix", async () => {
  const server = await start();
  await server.end();
  await cli("beta-codes", "create", "--code", "OLDER");
  const backup = join(folder, "one.tar");
  await cli("backup", backup);
  for (let round = 0; round < 5; round++) {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", programFile("#server/cli/main.ts"), "restore", backup],
      { env: { ...process.env, DATA_DIR: dataDir }, stdio: "ignore" },
    );
    const ended = new Promise((resolve) => child.once("exit", resolve));
    await Promise.race([ended, delay(300 + round * 1_000)]);
    child.kill("SIGKILL");
    await ended;
    // Between the two renames, the complete old data is beside its place.
    if (!existsSync(dataDir)) {
      const [aside = ""] = (await readdir(folder))
        .filter((name) => name.startsWith("data.before-"))
        .toSorted()
        .reverse();
      dataDir = join(folder, aside);
    }
    expect(await codes(), `round ${round}`).toContain("OLDER");
  }
  const backedUp = await cli("backup", join(folder, "two.tar"));
  expect(backedUp.code, backedUp.stderr).toBe(0);
});
