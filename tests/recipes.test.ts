/** The files that the pages for contributors name. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rooms =
  "app|bench|db|deploy|docs|engines|eval|extension|features|platform|scripts|server|shared|tests|ui";

test.each(["CONTRIBUTING.md", "docs/architecture.md", "docs/writing.md"])(
  "every file that %s names exists",
  (page) => {
    const named = [...readFileSync(page, "utf8").matchAll(new RegExp(`\`((?:${rooms})/[\\w./$-]+)\``, "g"))];
    const files = named.map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
