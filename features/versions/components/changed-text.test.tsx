import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { linesOfChanges } from "../lines-of-changes.ts";
import { ChangedText } from "./changed-text.tsx";

const unchanged = Array.from({ length: 9 }, (_, n) => `Step ${n}`).join("\n\n");

function shown(content: { before: string; after: string }, isSideBySide: boolean): string {
  const textOf = (content: string) => ({ title: "الدفع", content });
  const lines = linesOfChanges(textOf(content.before), textOf(content.after));
  return renderToStaticMarkup(
    <ChangedText lines={lines} isSideBySide={isSideBySide} currentName="the text in the editor" />,
  );
}

/** Directions of the elements around each piece of text, from outside. */
function directionsAround(html: string, wanted: RegExp): string[][] {
  const [open, found]: [string[], string[][]] = [[], []];
  for (const [, end, attributes = "", text] of html.matchAll(/<(\/?)[\w-]+([^>]*)>|([^<]+)/g)) {
    if (text !== undefined && wanted.test(text)) found.push(open.filter((dir) => dir !== ""));
    if (text !== undefined || attributes.endsWith("/")) continue;
    if (end === "/") open.pop();
    else open.push(/ dir="(\w+)"/.exec(attributes)?.[1] ?? "");
  }
  return found;
}

const change = { before: `قديم\n\n${unchanged}`, after: `جديد\n\n${unchanged}\n\nأخير` };

test("columns beside each other keep the page's direction, and all texts have the article's", () => {
  const html = shown(change, true);
  expect(new Set(directionsAround(html, /قديم|جديد|Step \d/).map(String))).toEqual(new Set(["rtl"]));
  expect(directionsAround(html, /^(?:This version|The text in the editor|Not in this version)$/)).toEqual([
    [],
    [],
    [],
  ]);
  // Only cells have a direction, so that the grids around them have the page's.
  for (const [cell] of html.matchAll(/<div[^>]* dir="[^>]*>/g)) expect(cell).toBe('<div dir="rtl">');
});

test("folded lines have the same direction as the others", () => {
  const html = shown(change, false);
  expect(html).toContain("<details");
  expect(new Set(directionsAround(html, /قديم|جديد|Step \d/).map(String))).toEqual(new Set(["rtl"]));
});
