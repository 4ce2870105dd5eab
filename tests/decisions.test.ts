/** Each page of a decision must be in the index and state whether it is current. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", "docs", "decisions");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const pages = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d-.*\.md$/.test(name));

test("each decision page has a status, and a superseded one names its successor", () => {
  expect(pages.length).toBeGreaterThan(40);
  const status = /^\*\*Status\.\*\* (?:Accepted\b.*|Superseded\b.* by \[.+\]\((?<page>.+)\)\.)$/m;
  const wrong = pages.filter((name) => {
    const found = status.exec(read(name));
    return !found || (found.groups?.page && !pages.includes(found.groups.page));
  });
  expect(wrong).toEqual([]);
});

test("each decision page has its title and four parts in this order", () => {
  const parts = ["Status", "Context", "Decision", "Consequences"];
  const partsOf = (name: string) => Array.from(read(name).matchAll(/^\*\*(\w+)\.\*\*/gm), ([, part]) => part);
  expect(pages.filter((name) => partsOf(name).join() !== parts.join())).toEqual([]);
  expect(pages.filter((name) => !/^# \S.*\n\n\*\*Status/.test(read(name)))).toEqual([]);
});

test("the index has each page once, with its date and title", () => {
  const lines = read("README.md").match(/^- .*$/gm) ?? [];
  const expected = pages.map((name) => {
    const [title = ""] = read(name).split("\n");
    return `- ${name.slice(0, 10)} [${title.replace("# ", "")}](${name})`;
  });
  expect(lines.toSorted()).toEqual(expected.toSorted());
});
