import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pipeThrough } from "./pipe-through.ts";

const maxOutputBytes = 1_000;

test("returns what the program writes", async () => {
  const output = await pipeThrough(["cat"], { input: "a picture", maxMs: 60_000, maxOutputBytes });
  expect(output.toString()).toBe("a picture");
});

test("says what a program that fails wrote to standard error", async () => {
  const failing = ["sh", "-c", "printf half; printf unreadable >&2; exit 3"];
  const piping = pipeThrough(failing, { input: "", maxMs: 60_000, maxOutputBytes });
  await expect(piping).rejects.toMatchObject({ said: "unreadable", cause: { code: 3 } });
});

test("kills a program at the limits on its time and its output", async () => {
  const hanging = pipeThrough(["tail", "-f", "/dev/null"], { input: "", maxMs: 1, maxOutputBytes });
  await expect(hanging).rejects.toMatchObject({ cause: { killed: true, signal: "SIGKILL" } });
  const endless = pipeThrough(["yes"], { input: "", maxMs: 60_000, maxOutputBytes });
  await expect(endless).rejects.toMatchObject({ cause: { code: "ERR_CHILD_PROCESS_STDIO_MAXBUFFER" } });
});

test.runIf(process.platform === "linux")(
  "returns the output of a program that exited in time, however late this process notices",
  async () => {
    const maxMs = 1_000;
    const others = childrenThatExited();
    const piping = pipeThrough(["printf", "a picture"], { input: "", maxMs, maxOutputBytes });
    const lateMs = performance.now() + maxMs + 50;
    // This process is busy until after the time limit.
    const hasExited = () => childrenThatExited().some((pid) => !others.includes(pid));
    while (!hasExited() || performance.now() < lateMs) Atomics.wait(pause, 0, 0, 20);
    expect((await piping).toString()).toBe("a picture");
  },
);

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Child processes whose exit this process hasn't noticed yet. */
function childrenThatExited(): string[] {
  return readdirSync("/proc").filter((entry) => {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" && parent === String(process.pid);
    } catch {
      return false;
    }
  });
}
