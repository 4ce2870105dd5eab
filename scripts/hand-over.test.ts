import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";

const prepare = join(projectRoot, "scripts/lib/prepare.mjs");

test.each([
  ["that replaced the script", ""],
  ["of a Node that can't replace itself", "process.execve = undefined;"],
])("ends the program %s when npm's shell is killed", async (_, before) => {
  const program = `console.log("running"); process.on("SIGTERM", () => { console.log("ended"); process.exit(); }); setInterval(() => {}, 1000);`;
  const start = `import { handOver } from ${JSON.stringify(prepare)}; ${before} handOver(process.execPath, ["-e", ${JSON.stringify(program)}]);`;
  // A second command keeps the shell from becoming the first one.
  const shell = spawn("sh", ["-c", '"$0" --input-type=module -e "$1"; true', process.execPath, start], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  shell.stdout.on("data", (data) => (printed += data));
  const closed = once(shell.stdout, "close");
  await expect.poll(() => printed).toBe("running\n");
  shell.kill("SIGKILL");
  // The program inherited the pipe, which closes when it has ended.
  await closed;
  expect(printed).toBe("running\nended\n");
});

test.each(["missing", "of another platform"])("says so in one sentence if the program is %s", (problem) => {
  const folder = mkdtempSync(join(tmpdir(), "step-hand-over-"));
  try {
    const program = join(folder, "node");
    // The first bytes of a program that no machine can run.
    if (problem !== "missing") writeFileSync(program, Buffer.from("\x7fELF\x02\x01\x01"), { mode: 0o755 });
    const start = `import { handOver } from ${JSON.stringify(prepare)}; handOver(${JSON.stringify(program)}, []);`;
    const args = ["--input-type=module", "-e", start];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${program} doesn't run on this machine. Remove node_modules and try again.\n`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
