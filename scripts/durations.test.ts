import { expect, test } from "vitest";
import { describeDurations } from "./lib/durations.mjs";

test("lists the slowest files first and sums up folders", () => {
  const file = (name: string, seconds: number) => ({
    name: `/step/${name}`,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
    assertionResults: [{ status: "passed" }, { status: "passed" }, { status: "skipped" }],
  });
  const testResults = [
    file("shared/url.test.ts", 0.5),
    file("tests/e2e/landing.test.ts", 20),
    file("tests/e2e/videos.test.ts", 30.25),
    file("shared/host.test.ts", 1),
  ];
  expect(describeDurations({ testResults }, "/step", 3)).toEqual([
    "Slowest files, in seconds:",
    "    30.3  tests/e2e/videos.test.ts (2)",
    "    20.0  tests/e2e/landing.test.ts (2)",
    "     1.0  shared/host.test.ts (2)",
    "All files by folder, in seconds:",
    "      50  tests/e2e",
    "       2  shared",
  ]);
});
