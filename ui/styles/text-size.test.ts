import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first one is decoration in a grid of pixels, the others belong to pictures of a page. */
const fixed = [
  "help-center-home.css: 40px",
  "help-center-answer-preview.css: 13px",
  "help-center-preview.css: 13px",
];

test("all texts of a help center follow the text size that its visitor has set in the browser", () => {
  const folder = new URL(".", import.meta.url);
  const inPixels = readdirSync(folder)
    .filter((name) => /^help-center.*\.css$/.test(name))
    .flatMap((name) =>
      [...readFileSync(new URL(name, folder), "utf8").matchAll(/\bfont(?:-size)?:[^;]*?([\d.]+px)/g)].map(
        ([, size]) => `${name}: ${size}`,
      ),
    );
  expect(inPixels.toSorted()).toEqual(fixed.toSorted());
});
