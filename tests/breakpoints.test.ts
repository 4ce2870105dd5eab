/** Tailwind leaves out a class with a breakpoint that doesn't exist, without a word. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const defined = [...readFileSync("ui/styles/roles.css", "utf8").matchAll(/--breakpoint-(\w+):/g)].map(
  ([, name]) => name,
);
const usual = /(?<![\w@-])(?:max-|min-)?(sm|md|lg|xl|2xl):[a-z[-]/g;

test("every breakpoint in a class exists", () => {
  expect(defined).toEqual(["md", "lg", "xl", "2xl"]);
  const unknown = ["app", "features", "ui"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .flatMap((path) =>
        [...readFileSync(join(folder, path), "utf8").matchAll(usual)]
          .filter(([, name]) => !defined.includes(name))
          .map(([found]) => `${folder}/${path}: ${found}`),
      ),
  );
  expect(unknown).toEqual([]);
});
