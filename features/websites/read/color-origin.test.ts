import { expect, test } from "vitest";
import { colorNote } from "./color-origin.ts";

test.each([
  ["read", "accent", null],
  ["read", "meta", null],
  ["read", "logo", "Your styles name no brand color. This one comes from your logo."],
  ["read", null, "We found no brand color on your website. This color is a default."],
  ["unread", "logo", "We couldn't read your styles. The color comes from your logo."],
  ["unread", "manifest", "We couldn't read your styles. The color comes from your website's app manifest."],
  ["unread", "meta", "We couldn't read your styles. The color comes from your pages' theme color."],
  [
    "unread",
    null,
    "We couldn't read your styles, and found no brand color elsewhere. This color is a default.",
  ],
  ["partly-read", "accent", "We couldn't read some of your styles. The color comes from what we could read."],
] as const)("explains styles that were %s with a color from %s", (styles, source, text) => {
  expect(colorNote(styles, source)).toBe(text);
});
