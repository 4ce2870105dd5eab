import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedFiles } from "./lib/changed-files.mjs";

let dir = "";

function git(...args: string[]): void {
  const config = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...config, ...args], { cwd: dir, stdio: "ignore" });
}

function write(name: string, text: string): void {
  writeFileSync(join(dir, name), text);
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "step-changed-"));
  git("init", "--initial-branch=main");
  for (const name of ["kept.ts", "edited.ts", "committed.ts"]) write(name, "1");
  git("add", ".");
  git("commit", "-m", "Start");
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("lists all files changed since the branch left main, committed or not", () => {
  git("checkout", "-b", "feature");
  write("committed.ts", "2");
  git("commit", "-am", "Change a file");
  write("edited.ts", "2");
  write("new name.ts", "1");
  expect(changedFiles({ dir })?.sort()).toEqual(["committed.ts", "edited.ts", "new name.ts"]);
  expect(changedFiles({ dir, commit: "HEAD" })?.sort()).toEqual(["edited.ts", "new name.ts"]);
});

test("lists only uncommitted changes on main", () => {
  write("edited.ts", "2");
  git("add", "edited.ts");
  expect(changedFiles({ dir })).toEqual(["edited.ts"]);
});

test("compares with the last commit if there is no main branch", () => {
  git("branch", "-m", "trunk");
  write("edited.ts", "2");
  expect(changedFiles({ dir })).toEqual(["edited.ts"]);
});

test("refuses an unknown commit", () => {
  expect(changedFiles({ dir, commit: "nothing-like-this" })).toBeNull();
  expect(changedFiles({ dir, commit: "--output=x" })).toBeNull();
});
