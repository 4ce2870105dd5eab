import fc from "fast-check";
import { expect, it } from "vitest";
import { type MarkdownMark, markSelection } from "./mark-selection.ts";

function apply(value: string, start: number, end: number, mark: MarkdownMark) {
  const { from, to, text, selectFrom, selectTo } = markSelection(value, { start, end, mark });
  return { value: value.slice(0, from) + text + value.slice(to), start: selectFrom, end: selectTo };
}

it("marks the selected words", () => {
  expect(apply("We open at nine.", 11, 15, "bold")).toEqual({
    ...{ value: "We open at **nine**.", start: 13, end: 17 },
  });
});

it("selects the address of a new link", () => {
  const { value, start, end } = apply("See prices.", 4, 10, "link");
  expect(value).toBe("See [prices](https://).");
  expect(value.slice(start, end)).toBe("https://");
});

it("makes the selected lines a list, and plain lines again", () => {
  const list = apply("one\ntwo\nthree", 1, 5, "list");
  expect(list.value).toBe("- one\n- two\nthree");
  expect(apply(list.value, list.start, list.end, "list").value).toBe("one\ntwo\nthree");
});

it("the same mark twice changes nothing", () => {
  const marks = fc.constantFrom<MarkdownMark>("bold", "italic", "code");
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \n]*$/), fc.nat(), fc.nat(), marks, (text, a, b, mark) => {
      const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((one, two) => one - two);
      const once = apply(text, start ?? 0, end ?? 0, mark);
      expect(apply(once.value, once.start, once.end, mark).value).toBe(text);
    }),
  );
});
