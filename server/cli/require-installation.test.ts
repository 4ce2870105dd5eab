import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCliHere } from "#tests/support/cli.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "step-wrong-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each([
  ["beta-codes create", ["beta-codes", "create"]],
  ["companies list", ["companies", "list"]],
  ["backup", ["backup", "all.tar"]],
])("%s makes no database in a directory without one", async (_, args) => {
  expect(await runCliHere(args, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: "",
    stderr: `There is no installation in ${dataDir}. Set DATA_DIR to its directory, or start it first: npm start\n`,
  });
  expect(await readdir(dataDir)).not.toContain("postgres");
});
