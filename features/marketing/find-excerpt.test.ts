import { describe, expect, test } from "vitest";
import { findExcerpt } from "./find-excerpt.ts";

const page = `Delivery

# Getting things home

What it costs.

## Returns

You have 14 days. **Refunds** go back to the [card](https://x.test) you paid with. Keep the box.

## Damage

Send us two photos.`;

describe("findExcerpt", () => {
  test("finds a verbatim sentence with its paragraph, headings and next section", () => {
    expect(findExcerpt(page, "Refunds go back to the card you paid with.")).toEqual({
      title: "Getting things home",
      heading: "Returns",
      before: "You have 14 days. ",
      sentence: "Refunds go back to the card you paid with.",
      after: " Keep the box.",
      next: { heading: "Damage", text: "Send us two photos." },
    });
  });

  test("returns no heading for a sentence below the page's title", () => {
    const excerpt = findExcerpt("# Shop\n\nWe are open. Come in.", "We are open.");
    expect(excerpt).toMatchObject({ title: "Shop", heading: null, next: null });
  });

  test("returns null for a different word, a heading, or a whole paragraph", () => {
    expect(findExcerpt(page, "Refunds go to the card you paid with.")).toBeNull();
    expect(findExcerpt(page, "Returns")).toBeNull();
    expect(findExcerpt(page, "Send us two photos.")).toBeNull();
  });
});
