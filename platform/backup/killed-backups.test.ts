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

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const left = async () => (await readdir(folder)).toSorted();

test("the folder of a killed process is deleted immediately", async () => {
  const work = await workFolder(".backup-one.tar-a1b2c3");
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
  await removeKilledBackups(folder, { now: new Date(), isOwn: true });
  expect(await left()).toEqual([".backup-one.tar-a1b2c3"]);
  child.kill("SIGKILL");
  await once(child, "exit");
  await removeKilledBackups(folder, { now: new Date(), isOwn: true });
  expect(await left()).toEqual([]);
});

test("a backup in progress keeps its folder however long it takes, and other files stay", async () => {
  const lock = holdBackup(await workFolder(".backup-two.tar-b2c3d4"));
  await workFolder("backup-of-mine");
  await writeFile(join(folder, ".backup-notes"), "");
  await removeKilledBackups(folder, { now: inHours(48), isOwn: true });
  expect(await left()).toEqual([".backup-notes", ".backup-two.tar-b2c3d4", "backup-of-mine"]);
  lock?.release();
});

test("a folder without a lock is deleted once it is older than any backup takes", async () => {
  await workFolder(".backup-three.tar-c3d4e5");
  for (let asked = 0; asked < 2; asked += 1)
    await removeKilledBackups(folder, { now: new Date(), isOwn: true });
  expect(await left()).toEqual([".backup-three.tar-c3d4e5"]);
  await removeKilledBackups(folder, { now: inHours(7), isOwn: true });
  expect(await left()).toEqual([]);
});

test("in a folder of the operator's, only what has the name and lock of a backup is deleted", async () => {
  const names = [".backup-five.tar-e5f6g7", ".backup-four.tar-d4e5f6", ".backup-photos"];
  for (const name of names) await workFolder(name);
  holdBackup(join(folder, ".backup-four.tar-d4e5f6"))?.release();
  holdBackup(join(folder, ".backup-photos"))?.release();
  await removeKilledBackups(folder, { now: inHours(48), isOwn: false });
  expect(await left()).toEqual([".backup-five.tar-e5f6g7", ".backup-photos"]);
});
