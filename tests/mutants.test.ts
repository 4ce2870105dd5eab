/**
 * Every mutant of `npm run test:mutants` must apply to this tree, so that no change to the code makes one useless
 * unnoticed.
 */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "./mutants/lists.ts";
import { applyMutant, type Mutant } from "./mutants/mutant.ts";

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))("%s", (_, mutant) => {
  expect(applyMutant(mutant, readFileSync(mutant.file, "utf8"))).toContain(mutant.replace);
  expect(mutant.tests).not.toEqual([]);
  for (const test of mutant.tests) expect(existsSync(test.split(" > ")[0] ?? ""), test).toBe(true);
});

// The titles of the matrices consist of a route and an intent. All others are in their file.
test("names only titles that are in their test files", () => {
  const named = mutants.flatMap(({ tests }) => tests).filter((test) => test.includes(" > "));
  const gone = named.filter((test) => {
    const [file = "", title = ""] = test.split(" > ");
    return (
      !/tests\/security\/(?:intents|foreign-pages)/.test(file) && !readFileSync(file, "utf8").includes(title)
    );
  });
  expect(named.length).toBeGreaterThan(20);
  expect(gone).toEqual([]);
});

test("gives each mutant a unique name", () => {
  const names = mutants.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("doesn't apply a mutant whose text is missing, ambiguous or unchanged", () => {
  const mutant: Mutant = { name: "x", file: "a.ts", find: "b", replace: "c", tests: ["a"] };
  expect(applyMutant(mutant, "abc")).toBe("acc");
  for (const source of ["a", "abb"])
    expect(() => applyMutant(mutant, source)).toThrow("mutant no longer applies");
  expect(() => applyMutant({ ...mutant, replace: "b" }, "abc")).toThrow("changes nothing");
  // `$&` is literal text here, not a replacement pattern.
  expect(applyMutant({ ...mutant, replace: "$&" }, "abc")).toBe("a$&c");
});
