import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { patienceMs } from "#tests/support/patience.ts";
import { makeFolder } from "./make-folder.ts";
import { projectRoot } from "./program-file.ts";

const root = mkdtempSync(join(tmpdir(), "step-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("makes a folder with those above it, and keeps one that is there", () => {
  const folder = join(root, "Ein Ördner", "日本", "data");
  makeFolder(folder, { mode: 0o700 });
  makeFolder(folder, { mode: 0o755 });
  expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
  symlinkSync(folder, join(root, "link"));
  makeFolder(join(root, "link"));
  makeFolder(join(root, "link", "below"));
  expect(statSync(join(folder, "below")).isDirectory()).toBe(true);
});

test("refuses a file, a place below one, and a link to nowhere", () => {
  writeFileSync(join(root, "file"), "");
  symlinkSync(join(root, "nowhere"), join(root, "dangling"));
  for (const path of ["file", "file/below", "dangling", "dangling/below"])
    expect(() => makeFolder(join(root, path)), path).toThrow(/EEXIST|ENOTDIR/);
});

/** In a process of its own, because one that hangs would hang the test, too. */
test.runIf(process.platform === "linux")("refuses a place where the system makes none", async () => {
  const script = `import { makeFolder } from "#platform/make-folder.ts";
    for (const path of ["/proc/none", "/proc/none/below"])
      try { makeFolder(path); } catch (error) { console.log(error.code); }`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", script],
    { cwd: projectRoot, timeout: patienceMs, killSignal: "SIGKILL" },
  );
  expect(stdout).toBe("ENOENT\nENOENT\n");
});
