import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { programFile } from "#platform/program-file.ts";
import { holdBackup, removeKilledBackups } from "./killed-backups.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-killed-backups-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function workFolder(name: string): Promise<string> {
  const work = join(folder, name);
  await mkdir(work);
  await writeFile(join(work, "archive.tar"), "partial");
  return work;
}

const left = async () => (await readdir(folder)).toSorted();

test("the folder of a killed process is deleted immediately", async () => {
  const work = await workFolder(".backup-one.tar-a1");
  const module = JSON.stringify(programFile("#platform/backup/killed-backups.ts"));
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `const { holdBackup } = await import(${module});
     globalThis.lock = holdBackup(${JSON.stringify(work)});
     console.log("held");
     setInterval(() => {}, 1_000);`,
  ]);
  await once(child.stdout, "data");
  await removeKilledBackups(folder, new Date());
  expect(await left()).toEqual([".backup-one.tar-a1"]);
  child.kill("SIGKILL");
  await once(child, "exit");
  await removeKilledBackups(folder, new Date());
  expect(await left()).toEqual([]);
});

test("a backup in progress keeps its folder however long it takes, and other files stay", async () => {
  const lock = holdBackup(await workFolder(".backup-two.tar-b2"));
  await workFolder("backup-of-mine");
  await writeFile(join(folder, ".backup-notes"), "");
  await removeKilledBackups(folder, new Date(Date.now() + 48 * 3_600_000));
  expect(await left()).toEqual([".backup-notes", ".backup-two.tar-b2", "backup-of-mine"]);
  lock?.release();
});

test("a folder without a lock is deleted once it is older than any backup takes", async () => {
  await workFolder(".backup-three.tar-c3");
  for (let asked = 0; asked < 2; asked += 1) await removeKilledBackups(folder, new Date());
  expect(await left()).toEqual([".backup-three.tar-c3"]);
  await removeKilledBackups(folder, new Date(Date.now() + 7 * 3_600_000));
  expect(await left()).toEqual([]);
});
