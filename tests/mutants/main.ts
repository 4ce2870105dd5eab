/**
 * Applies each mutant in a copy of the tree and runs the tests that must fail (npm run test:mutants [-- FILTER]).
 * FILTER selects the mutants of that area, and those whose name or file contains it.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutants } from "./lists.ts";
import { applyMutant, type Mutant } from "./mutant.ts";
import { stopPrograms } from "./run-program.ts";
import { hasFailed, resultsOf, runTests } from "./run-tests.ts";
import { makeScratches, type Scratch } from "./scratch.ts";

type Verdict = "killed" | "timeout" | "survived" | "explained" | "broken";

/** Enough to start a test file, open the built app and create a database. */
const startMs = 90_000;
const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const filter = process.argv[2] ?? "";
const wanted = mutants.filter(({ area, name, file }) => `${area} ${name} ${file}`.includes(filter));
if (wanted.length === 0) {
  say(`No mutant is called or changes "${filter}".`);
  process.exit(1);
}
for (const mutant of wanted) applyMutant(mutant, readFileSync(join(rootDir, mutant.file), "utf8"));

const processes = Math.min(availableParallelism(), wanted.length);
say(`Copying the tree for ${processes} runs at a time`);
const { scratches, remove } = await makeScratches(rootDir, {
  count: processes,
  withPages: wanted.some(({ tests }) => tests.some(opensPages)),
});
process.once("SIGINT", () => {
  stopPrograms();
  void remove().finally(() => process.exit(130));
});
const counts: Record<Verdict, number> = { killed: 0, timeout: 0, survived: 0, explained: 0, broken: 0 };
try {
  const { failing, durationsMs } = await tryWithoutMutants();
  await inParallel(wanted, (mutant, scratch) => report(mutant, { scratch, failing, durationsMs }));
} finally {
  await remove();
}
const { killed, timeout, survived, explained, broken } = counts;
if (timeout > 0) say(`${timeout} of the killed ones ran into the time limit`);
if (explained > 0) say(`${explained} of the survivors are explained in the list`);
if (broken > 0) say(`${broken} were not tried, because their tests fail or run nothing anyway`);
say(`${killed + timeout} killed, ${survived + explained} survived`);
process.exit(survived + broken > 0 ? 1 : 0);

/**
 * Returns `failing`, the tests that show nothing because they fail without a mutant or don't exist, and how long each
 * test took.
 */
async function tryWithoutMutants(): Promise<Pick<Trial, "failing" | "durationsMs">> {
  const tests = [...new Set(wanted.flatMap((mutant) => mutant.tests))];
  const share = Math.ceil(tests.length / scratches.length);
  const shares = scratches.map((_, index) => tests.slice(index * share, (index + 1) * share));
  const failing = new Set<string>();
  const durationsMs = new Map<string, number>();
  await inParallel(shares, async (some, { dir }) => {
    const { results, output } = await runTests(dir, some);
    for (const test of some) {
      const own = resultsOf(results, test);
      durationsMs.set(
        test,
        own.reduce((sum, result) => sum + result.durationMs, 0),
      );
      if (own.length > 0 && !hasFailed(own)) continue;
      failing.add(test);
      say(`${test} ${own.length > 0 ? "fails" : "runs nothing"} without any mutant`);
    }
    if (failing.size > 0) say(output.slice(-2_000));
  });
  return { failing, durationsMs };
}

interface Trial {
  scratch: Scratch;
  failing: Set<string>;
  durationsMs: Map<string, number>;
}

async function report(mutant: Mutant, trial: Trial): Promise<void> {
  const begunMs = Date.now();
  const verdict = await judge(mutant, trial);
  counts[verdict] += 1;
  const seconds = Math.round((Date.now() - begunMs) / 1_000);
  const why = verdict === "explained" ? `: ${mutant.survives}` : "";
  say(`${verdict.padEnd(9)} ${mutant.file}: ${mutant.name} (${seconds} s)${why}`);
}

async function judge(mutant: Mutant, { scratch, failing, durationsMs }: Trial): Promise<Verdict> {
  if (mutant.tests.some((test) => failing.has(test))) return "broken";
  const needsPages = mutant.tests.some(opensPages);
  const usualMs = mutant.tests.reduce((sum, test) => sum + (durationsMs.get(test) ?? 0), 0);
  const { results, isLate } = await scratch.mutated(mutant, { needsPages }, () =>
    runTests(scratch.dir, mutant.tests, { bail: true, timeoutPerFileMs: startMs + 4 * usualMs }),
  );
  if (isLate) return "timeout";
  if (hasFailed(results)) return "killed";
  if (mutant.tests.some((test) => resultsOf(results, test).length === 0)) return "broken";
  return mutant.survives === undefined ? "survived" : "explained";
}

/** True if the test starts the server, which opens the built app. */
function opensPages(test: string): boolean {
  const [file = ""] = test.split(" > ");
  return readFileSync(join(rootDir, file), "utf8").includes("tests/support/app.ts");
}

/** Runs each item in the next free copy of the tree. */
async function inParallel<T>(items: T[], work: (item: T, scratch: Scratch) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    scratches.map(async (scratch) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, scratch);
    }),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
