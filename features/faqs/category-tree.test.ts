import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inTreeOrder, placeInTree } from "./category-tree.ts";

const node = (name: string, parent: string | null = null, isLast = false) => ({ name, parent, isLast });
const all = [
  node("Plans"),
  node("Prices", "Plans"),
  node("Pausing", "Plans"),
  node("Pickup"),
  node("General", null, true),
];

describe("placing a category", () => {
  test.each([
    [
      "before another one",
      { category: "Pickup", parent: null, before: "Plans" },
      "Pickup Plans Prices Pausing",
    ],
    [
      "inside another one",
      { category: "Pickup", parent: "Plans", before: "Pausing" },
      "Plans Prices Pickup Pausing",
    ],
    ["out of another one", { category: "Prices", parent: null, before: null }, "Plans Pausing Pickup Prices"],
    [
      "among its siblings",
      { category: "Pausing", parent: "Plans", before: "Prices" },
      "Plans Pausing Prices Pickup",
    ],
    ["with what is inside", { category: "Plans", parent: null, before: null }, "Pickup Plans Prices Pausing"],
  ])("%s", (_where, place, order) => {
    expect(placeInTree(all, place)?.join(" ")).toBe(order);
  });

  test.each([
    ["itself", { category: "Plans", parent: "Plans", before: null }],
    ["one that is inside another", { category: "Pickup", parent: "Prices", before: null }],
    ["another, if it has categories inside", { category: "Plans", parent: "Pickup", before: null }],
    ["the last one", { category: "Pickup", parent: "General", before: null }],
    ["an unknown one", { category: "Pickup", parent: "Gone", before: null }],
    [
      "another, before a category that isn't there",
      { category: "Pickup", parent: "Plans", before: "Pickup" },
    ],
  ])("is impossible inside %s", (_where, place) => {
    expect(placeInTree(all, place)).toBeNull();
  });

  test("keeps every category, once", () => {
    const name = fc.constantFrom(...all.map(({ name }) => name));
    const place = fc.record({
      category: name,
      parent: fc.option(name, { nil: null }),
      before: fc.option(name, { nil: null }),
    });
    fc.assert(
      fc.property(place, (one) => {
        const placed = placeInTree(all, one);
        if (placed) expect(placed.toSorted()).toEqual(["Pausing", "Pickup", "Plans", "Prices"]);
      }),
    );
  });
});

test("categories come after the one that they are inside", () => {
  const mixed = [node("Pausing", "Plans"), node("Pickup"), node("Plans"), node("Lost", "Gone")];
  expect(inTreeOrder(mixed).map(({ name, parent }) => `${parent ?? ""}/${name}`)).toEqual([
    "/Pickup",
    "/Plans",
    "Plans/Pausing",
    "/Lost",
  ]);
});
