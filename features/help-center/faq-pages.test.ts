import fc from "fast-check";
import { expect, test } from "vitest";
import {
  categoryPath,
  maxOnOnePage,
  maxOpenCategories,
  nameCategories,
  pagesAround,
  partOfCategory,
  questionsPerPage,
  startOfMany,
} from "./faq-pages.ts";

test("shows each question of a category once and in order, and has no page after the last", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (count) => {
      const all = Array.from({ length: count }, (_, index) => index);
      const parts = [];
      for (let page = 1; ; page++) {
        const part = partOfCategory(all, page);
        if (!part) break;
        expect(part.faqs).toEqual(all.slice(part.from - 1, part.to));
        parts.push(part);
      }
      expect(parts.flatMap(({ faqs }) => faqs)).toEqual(all);
      expect(parts.length).toBe(parts[0]?.pageCount);
      expect(parts.every(({ faqs }) => faqs.length <= questionsPerPage)).toBe(true);
    }),
  );
});

test("shows no more questions on the first page than a single-page list has, but names every category", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 300 }), (counts) => {
      const categories = counts.map((count, index) => ({
        id: `about_${index}`,
        name: `Topic ${index}`,
        faqs: Array.from({ length: count }, (_, each) => each),
      }));
      const { open, others } = startOfMany(categories, new Map());
      expect([...open, ...others].map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
      expect(open.length).toBeLessThanOrEqual(maxOpenCategories);
      const shown = open.flatMap(({ first }) => first);
      expect(shown.length).toBeLessThanOrEqual(maxOnOnePage);
      for (const { first, count } of open) expect(first.length).toBeGreaterThanOrEqual(Math.min(3, count));
    }),
  );
});

test("gives each category an address, except the first page of the only one", () => {
  expect(categoryPath("billing", { categoryCount: 3 })).toBe("/c/billing");
  expect(categoryPath("الحساب", { page: 2, categoryCount: 3 })).toBe(`/c/${encodeURIComponent("الحساب")}/2`);
  const general = { id: "about_general", name: "General", faqs: [] };
  expect(nameCategories([general], new Map()).map(({ path }) => path)).toEqual(["/faq"]);
  const both = nameCategories([general, { ...general, name: "C#" }], new Map([["C#", "c-2"]]));
  expect(both.map(({ path }) => path)).toEqual(["/c/general", "/c/c-2"]);
  expect(categoryPath("general", { page: 2, categoryCount: 1 })).toBe("/c/general/2");
});

test("links to the first, last and neighboring pages", () => {
  const written = (page: number, pageCount: number) =>
    pagesAround(page, pageCount)
      .map(({ number, isApart }) => `${isApart ? "… " : ""}${number}`)
      .join(" ");
  expect(written(1, 1)).toBe("1");
  expect(written(1, 17)).toBe("1 2 … 17");
  expect(written(4, 17)).toBe("1 2 3 4 5 … 17");
  expect(written(9, 17)).toBe("1 … 8 9 10 … 17");
  expect(written(17, 17)).toBe("1 … 16 17");
});
