import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/program-file.ts";

test.each([
  ["that replaced the script", ""],
  ["of a Node that can't replace itself", "process.execve = undefined;"],
])("ends the program %s when npm's shell is killed", async (_, before) => {
  const program = `console.log("running"); process.on("SIGTERM", () => { console.log("ended"); process.exit(); }); setInterval(() => {}, 1000);`;
  const prepare = join(projectRoot, "scripts/lib/prepare.mjs");
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
