import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { removeLeftOverExports } from "./left-over-exports.server.ts";

const now = new Date("2026-11-24T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-left-over-"));
  vi.stubEnv("TMPDIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function leave(name: string, { file, hours }: { file: string | null; hours: number }): Promise<void> {
  await mkdir(join(folder, name));
  if (file) await writeFile(join(folder, name, file), "{}\n");
  await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours));
}

test("deletes exports that are older than a day, and nothing else", async () => {
  await leave("step-export-killed", { file: "generated_faqs-1.ndjson", hours: 25 });
  await leave("step-export-empty", { file: null, hours: 25 });
  await leave("step-export-sending", { file: "generated_faqs-1.ndjson", hours: 23 });
  await leave("step-export-notes", { file: "notes.txt", hours: 25 });
  await leave("other-killed", { file: "generated_faqs-1.ndjson", hours: 25 });
  await symlink(join(folder, "other-killed"), join(folder, "step-export-link"));
  await removeLeftOverExports({
    clock: { now: () => now, monotonicMs: () => 0 },
    log: createLog({ logLevel: "silent" }),
  });
  expect((await readdir(folder)).sort()).toEqual([
    "other-killed",
    "step-export-link",
    "step-export-notes",
    "step-export-sending",
  ]);
});
