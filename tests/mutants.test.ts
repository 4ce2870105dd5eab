/** The mutants of `npm run test:mutants` are of this tree, so that a change of the code can't leave one behind unseen. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "./mutants/lists.ts";
import { applyMutant, type Mutant } from "./mutants/mutant.ts";

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))("%s", (_, mutant) => {
  expect(applyMutant(mutant, readFileSync(mutant.file, "utf8"))).toContain(mutant.replace);
  expect(mutant.tests).not.toEqual([]);
  for (const test of mutant.tests) expect(existsSync(test.split(" > ")[0] ?? ""), test).toBe(true);
});

test("each has a name of its own", () => {
  const names = mutants.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("one whose text is gone, is there twice or stays the same does not apply", () => {
  const mutant: Mutant = { name: "x", file: "a.ts", find: "b", replace: "c", tests: ["a"] };
  expect(applyMutant(mutant, "abc")).toBe("acc");
  for (const source of ["a", "abb"])
    expect(() => applyMutant(mutant, source)).toThrow("mutant no longer applies");
  expect(() => applyMutant({ ...mutant, replace: "b" }, "abc")).toThrow("changes nothing");
  // What would be a reference in a pattern is text here.
  expect(applyMutant({ ...mutant, replace: "$&" }, "abc")).toBe("a$&c");
});
