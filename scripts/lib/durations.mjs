// Reports where a test run spent its time, with the slowest files of Vitest's JSON report and the total of each folder.
import { relative } from "node:path";

/**
 * Returns the lines to print. `report` comes from Vitest's JSON reporter. Files run in parallel, so that totals exceed
 * the run's duration.
 */
export function describeDurations(report, rootDir, count = 25) {
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    path: relative(rootDir, name).replaceAll("\\", "/"),
    seconds: (endTime - startTime) / 1_000,
    tests: assertionResults.filter(({ status }) => status !== "skipped").length,
  }));
  files.sort((a, b) => b.seconds - a.seconds);
  const sums = new Map();
  for (const { path, seconds } of files) {
    const folder = path.startsWith("tests/") ? path.split("/").slice(0, -1).join("/") : path.split("/")[0];
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  const folders = [...sums].sort(([, a], [, b]) => b - a);
  return [
    "Slowest files, in seconds:",
    ...files
      .slice(0, count)
      .map(({ path, seconds, tests }) => `  ${seconds.toFixed(1).padStart(6)}  ${path} (${tests})`),
    "All files by folder, in seconds:",
    ...folders.map(([folder, seconds]) => `  ${seconds.toFixed(0).padStart(6)}  ${folder}`),
  ];
}
