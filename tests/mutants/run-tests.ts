/** Runs tests in a copy of the tree and returns their results. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

interface TestResult {
  file: string;
  fullName: string;
  status: string;
  durationMs: number;
}

export interface TestRun {
  results: TestResult[];
  isLate: boolean;
  /** The end of the runner's output. */
  output: string;
}

interface RunOptions {
  /** Stops at the first failure. */
  bail?: boolean;
  timeoutPerFileMs?: number;
}

/** Each of `tests` is "path" or "path > title". Whole files run together, and so do the selected tests of one file. */
export async function runTests(
  dir: string,
  tests: string[],
  { bail = false, timeoutPerFileMs = 10 * 60_000 }: RunOptions = {},
): Promise<TestRun> {
  const whole = tests.filter((test) => !test.includes(" > "));
  const chosen = Map.groupBy(
    tests.filter((test) => test.includes(" > ")).map((test) => splitTest(test)),
    ({ file }) => file,
  );
  const run: TestRun = { results: [], isLate: false, output: "" };
  const groups = [...chosen].map(([file, titles]) => ({
    files: [file],
    titles: titles.map(({ title }) => title),
  }));
  if (whole.length > 0) groups.unshift({ files: whole, titles: [] });
  for (const group of groups) {
    const { results, isLate, output } = await runGroup(dir, {
      ...group,
      bail,
      timeoutMs: timeoutPerFileMs * group.files.length,
    });
    run.results.push(...results);
    run.isLate ||= isLate;
    run.output = output;
    if (isLate || (bail && hasFailed(results))) break;
  }
  return run;
}

export function hasFailed(results: TestResult[]): boolean {
  return results.some(({ status }) => status === "failed");
}

/** Returns the results that match one entry of a mutant's list. */
export function resultsOf(results: TestResult[], test: string): TestResult[] {
  const { file, title } = splitTest(test);
  return results.filter((result) => result.file.endsWith(`/${file}`) && result.fullName.includes(title));
}

function splitTest(test: string): { file: string; title: string } {
  const [file = "", title = ""] = test.split(" > ");
  return { file, title };
}

interface Group {
  files: string[];
  titles: string[];
  bail: boolean;
  timeoutMs: number;
}

async function runGroup(dir: string, { files, titles, bail, timeoutMs }: Group): Promise<TestRun> {
  const report = join(dir, "test-results", "mutant.json");
  await rm(report, { force: true });
  const { status, output } = await runProgram(
    [
      join(dir, "node_modules/vitest/vitest.mjs"),
      ...["run", "--project=tests", "--exclude=tests/e2e/**", "--maxWorkers=1", `--bail=${bail ? 1 : 0}`],
      ...["--reporter=json", `--outputFile=${report}`],
      ...(titles.length > 0 ? ["-t", titles.map(escaped).join("|")] : []),
      ...files,
    ],
    { cwd: dir, env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "" }, timeoutMs },
  );
  if (status === null) return { results: [], isLate: true, output };
  const read = JSON.parse(await readFile(report, "utf8").catch(() => "{}")) as {
    testResults?: {
      name: string;
      assertionResults: { fullName: string; status: string; duration?: number }[];
    }[];
  };
  const results = (read.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((result) => result.status === "passed" || result.status === "failed")
      .map((result) => ({
        file: name,
        fullName: result.fullName,
        status: result.status,
        durationMs: result.duration ?? 0,
      })),
  );
  return { results, isLate: false, output };
}

function escaped(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
