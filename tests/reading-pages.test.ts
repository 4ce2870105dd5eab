/** Browser tests must poll a page, because a click doesn't wait for its effect and a single read would be a race. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const reads =
  "allInnerTexts|allTextContents|count|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent";
const readOnce = new RegExp(`expect\\(\\s*\\(?\\s*await [^;]*?\\.(?:${reads})\\(`, "g");

test("polls page content with expect.poll or waitFor", () => {
  const found = ["e2e", "faults"].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith(".test.ts"))
      .flatMap((name) => {
        const text = readFileSync(join(import.meta.dirname, folder, name), "utf8");
        return [...text.matchAll(readOnce)].map(([read]) => `${folder}/${name}: ${read}`);
      }),
  );
  expect(found).toEqual([]);
});

test("detects violations of the rule", () => {
  const forbidden = [
    `expect(await page.getByText("Here").isVisible()).toBe(true);`,
    `expect(\n  await page.getByText("Here").count(),\n).toBe(1);`,
    `expect((await page.locator("main").innerText()).length).toBe(3);`,
  ];
  const allowed = [
    `await expect.poll(() => page.getByText("Here").isVisible()).toBe(true);`,
    "expect(await db.$count(users)).toBe(1);",
  ];
  expect([...forbidden, ...allowed].filter((line) => line.search(readOnce) >= 0)).toEqual(forbidden);
});
