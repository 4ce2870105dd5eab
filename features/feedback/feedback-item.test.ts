import { expect, it } from "vitest";
import { readQuery } from "./feedback-item.ts";

it("reads one line of what was searched for, and nothing else", () => {
  expect(readQuery(" where can I park ")).toBe("where can I park");
  expect(readQuery("a".repeat(500))).toHaveLength(200);
  expect(readQuery("two\nlines")).toBe("");
  expect(readQuery(null)).toBe("");
  expect(readQuery("half \ud800")).toBe("half \ufffd");
});
