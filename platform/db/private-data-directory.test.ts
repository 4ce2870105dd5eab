import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectLog } from "#tests/support/collect-log.ts";
import { lockDataDirectory } from "./lock-data-directory.ts";
import { tightenDataDirectory } from "./private-data-directory.ts";

let parent = "";
let dataDir = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "step-private-"));
  dataDir = join(parent, "data");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (name = ".") => (statSync(join(dataDir, name)).mode & 0o777).toString(8);

function makeOpenDirectory(): void {
  mkdirSync(join(dataDir, "files"), { recursive: true });
  mkdirSync(join(dataDir, "backups"));
  mkdirSync(join(dataDir, "ocr"));
  for (const name of ["server.json", "visited-pages.json"]) {
    writeFileSync(join(dataDir, name), "{}");
    chmodSync(join(dataDir, name), 0o644);
  }
  for (const name of [".", "files", "backups", "ocr"]) chmodSync(join(dataDir, name), 0o755);
}

function tighten(): string[] {
  const { log, lines } = collectLog();
  tightenDataDirectory(dataDir, log);
  return lines().map(({ msg }) => String(msg));
}

test("creates a new one private", () => {
  lockDataDirectory(dataDir).release();
  expect(modeOf()).toBe("700");
});

test("makes an existing one private, including its content", () => {
  makeOpenDirectory();
  expect(tighten()).toEqual([]);
  const names = [".", "files", "backups", "ocr", "server.json", "visited-pages.json"];
  expect(names.map(modeOf)).toEqual(["700", "700", "700", "700", "600", "600"]);
});

test("keeps the mode of one with other content, and logs it", () => {
  makeOpenDirectory();
  mkdirSync(join(dataDir, "public_html"), { mode: 0o755 });
  chmodSync(join(dataDir, "public_html"), 0o755);
  expect(tighten()).toEqual([expect.stringContaining("foreign files")]);
  expect([".", "public_html", "files", "server.json"].map(modeOf)).toEqual(["755", "755", "700", "600"]);
});

test("doesn't follow symlinks", () => {
  mkdirSync(dataDir);
  mkdirSync(join(parent, "elsewhere"));
  chmodSync(join(parent, "elsewhere"), 0o755);
  symlinkSync(join(parent, "elsewhere"), join(dataDir, "files"));
  expect(tighten()).toEqual([]);
  expect(modeOf("files")).toBe("755");
});

test.skipIf(process.getuid?.() !== 0)("leaves files of other users unchanged", () => {
  makeOpenDirectory();
  chownSync(dataDir, 12_345, 12_345);
  expect(tighten()).toEqual([]);
  expect([".", "files"].map(modeOf)).toEqual(["755", "700"]);
});

test("doesn't create a missing one", () => {
  expect(tighten()).toEqual([]);
  expect(() => statSync(dataDir)).toThrow("ENOENT");
});
