import { expect, it, test } from "vitest";
import { isolateInHtml, isolateInText, textRuns } from "./left-to-right-runs.ts";
import { renderLongMarkdown } from "./long-markdown.ts";
import { markdownToLines, markdownToText, renderMarkdown } from "./markdown.ts";

const ltr = (text: string) =>
  textRuns(text)
    .filter(({ isLeftToRight }) => isLeftToRight)
    .map(({ text }) => text);

it.each([
  ["اتصل بنا على +966 11 234 5678 من الأحد", ["+966 11 234 5678"]],
  ["الرقم (011) 234-5678، أو 920 001 234.", ["(011) 234-5678", "920 001 234"]],
  ["الهاتف ٠١١ ٢٣٤ ٥٦٧٨", ["٠١١ ٢٣٤ ٥٦٧٨"]],
  ["اتصل بنا (920 001 234)", ["920 001 234"]],
  ["טלפון: 03-123-4567, נייד 054-1234567", ["03-123-4567", "054-1234567"]],
  ["الرمز 21411-3456 أو ٢١٤١١-٣٤٥٦", ["21411-3456", "٢١٤١١-٣٤٥٦"]],
  ["الحساب 1234 5678 9012", ["1234 5678 9012"]],
  ["+49 (0)30 123456 أو https://a.test/ar/.", ["+49 (0)30 123456", "https://a.test/ar/"]],
])("isolates the numbers of %s", (text, runs) => {
  expect(ltr(text)).toEqual(runs);
});

it.each([
  ["ranges", "السعر 800-1500 ريال، 2024-2026، من 9:00-17:00"],
  ["dates and times", "في 12/05/2024 الساعة 17:30"],
  ["a number in one group", "اتصل على 920001234 أو 1500"],
  ["parts of names", "الطراز X200-300-400"],
  ["other scripts", "Call +966 11 234 5678 or 電話 03-1234-5678"],
])("leaves %s alone", (_, text) => {
  expect(textRuns(text)).toEqual([{ text, start: 0, isLeftToRight: false }]);
});

it("keeps every letter, with its position", () => {
  const text = "قبل +966 11 234 5678 بعد 920 001 234";
  const runs = textRuns(text);
  expect(runs.map(({ text }) => text).join("")).toBe(text);
  for (const { start, text: part } of runs) expect(text.slice(start, start + part.length)).toBe(part);
});

test("answers and articles isolate numbers, but not in code, and their plain text stays as typed", () => {
  const markdown = "اتصل بنا على **+966 11 234 5678** أو [920 001 234](tel:920001234) `٠١١ 234 5678 ا`";
  const number = '<bdi dir="ltr">+966 11 234 5678</bdi>';
  for (const html of [renderMarkdown(markdown), renderLongMarkdown(markdown).html]) {
    expect(html).toContain(`<strong>${number}</strong>`);
    expect(html).toContain(
      '<a href="tel:920001234" rel="nofollow noopener"><bdi dir="ltr">920 001 234</bdi></a>',
    );
    expect(html).toContain("<code>٠١١ 234 5678 ا</code>");
  }
  expect(markdownToText(markdown)).toBe("اتصل بنا على +966 11 234 5678 أو 920 001 234 ٠١١ 234 5678 ا");
  expect(markdownToLines(markdown)).toHaveLength(1);
});

test("an answer whose only letters are beside its number in another element isolates it too", () => {
  expect(renderMarkdown("الهاتف\n\n**920 001 234**")).toContain(
    '<strong><bdi dir="ltr">920 001 234</bdi></strong>',
  );
  expect(renderMarkdown("Phone\n\n**920 001 234**")).not.toContain("bdi");
  expect(renderMarkdown("هاتف 920 001 234")).toContain('<bdi dir="ltr">920 001 234</bdi>');
});

test("HTML and plain text", () => {
  expect(isolateInHtml("هاتف 920 001 234 & ")).toBe('هاتف <bdi dir="ltr">920 001 234</bdi> &amp; ');
  expect(isolateInText("هاتف 920 001 234")).toBe("هاتف \u2066920 001 234\u2069");
  expect(isolateInText("Phone 920 001 234")).toBe("Phone 920 001 234");
});
