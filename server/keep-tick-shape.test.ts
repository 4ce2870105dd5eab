import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Processor time of ticks after collections in moments without ticks, in a process of its own. */
async function ticksTake({ isKept }: { isKept: boolean }): Promise<number> {
  const script = `
    import { setImmediate as turn } from "node:timers/promises";
    import { keepTickShape } from ${JSON.stringify(new URL("./keep-tick-shape.ts", import.meta.url).href)};
    if (${isKept}) keepTickShape();
    async function tick(rounds) {
      for (let round = 0; round < rounds; round++) {
        for (let number = 0; number < 1_000; number++) process.nextTick(() => {}, number);
        await turn();
      }
    }
    for (let collection = 0; collection < 8; collection++) {
      await tick(20);
      gc({ type: "major", execution: "sync", flavor: "last-resort" });
    }
    const before = process.cpuUsage();
    await tick(300);
    console.log(process.cpuUsage(before).user);`;
  const { stdout } = await run(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script]);
  return Number(stdout);
}

test("ticks stay fast after collections of garbage at rest", async () => {
  const usual = await ticksTake({ isKept: false });
  const kept = await ticksTake({ isKept: true });
  expect(kept).toBeGreaterThan(0);
  expect(usual / kept).toBeGreaterThan(2);
});
