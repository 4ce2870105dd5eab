import { expect, it } from "vitest";
import { hideStyles } from "./hide-styles.ts";

it.each([
  ['<p style="a">x</p>', '<p data-pasted-style="a">x</p>'],
  ["<p class=a STYLE='b > c'>x style=1</p>", "<p class=a data-pasted-style='b > c'>x style=1</p>"],
  ["<style>p{}</style>", "<template>p{}</template>"],
  ["a < b style=1", "a < b style=1"],
  ["<p", "<p"],
])("hides the styles of %j", (html, hidden) => {
  expect(hideStyles(html)).toBe(hidden);
});
