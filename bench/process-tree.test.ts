import { expect, test } from "vitest";
import { runChild, startChild, stopChild } from "./children.ts";
import { processorSeconds, processTree, readMemory } from "./process-tree.ts";

test.runIf(process.platform === "linux")("lists, measures and ends a child's process tree", async () => {
  const child = startChild("sh", ["-c", "trap '' TERM; sleep 60 & echo started; wait; wait"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  const tree = processTree(child.pid!);
  expect(tree).toHaveLength(2);
  expect(processTree(process.pid)).toEqual(expect.arrayContaining(tree));
  expect(readMemory(tree).every((each) => each.rssKb > 0 && each.pssKb <= each.rssKb)).toBe(true);
  await stopChild(child, 50);
  await expect.poll(() => tree.flatMap(processTree)).toEqual([]);
});

test("reports a failed command with its last line of output", async () => {
  await expect(runChild("sh", ["-c", "echo broken pipe dream >&2; exit 3"])).rejects.toThrow(
    "ended with 3: broken pipe dream",
  );
});

test.runIf(process.platform === "linux")(
  "measures a process's processor time, not that of its children",
  async () => {
    const before = processorSeconds(process.pid)!;
    expect(before).toBeGreaterThan(0);
    const busy = process.cpuUsage();
    while (process.cpuUsage(busy).user < 60_000) Math.sqrt(before);
    expect(processorSeconds(process.pid)! - before).toBeGreaterThan(0.02);
    expect(processorSeconds(2 ** 30)).toBeNull();
  },
);
