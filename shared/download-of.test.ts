import { expect, test } from "vitest";
import { downloadOf } from "./download-of.ts";

test("a download keeps its name in every script, and the header stays one", () => {
  expect(downloadOf("guide-1a2b.pdf")).toBe('attachment; filename="guide-1a2b.pdf"');
  const named = downloadOf('"更改\n(大小)".pdf');
  expect(new Headers({ "content-disposition": named }).get("content-disposition")).toBe(named);
  const [, star = ""] = /filename\*=UTF-8''([\w%.-]+)$/.exec(named) ?? [];
  expect(decodeURIComponent(star)).toBe('"更改\n(大小)".pdf');
  expect(named).toContain('filename="___');
});
