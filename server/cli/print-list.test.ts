import { expect, test } from "vitest";
import { printable, printableJson } from "./print-list.ts";

const hostile = "Acme\u001b[31m\u001b]0;x\u0007 \u009b2J \u202eevil\nLtd";

test("no text forms a terminal escape sequence or changes its direction", () => {
  expect(printable(hostile)).toBe("Acme [31m ]0;x   2J  evil Ltd");
});

test.each([undefined, 2])("JSON neither, and it keeps its value with an indent of %s", (indent) => {
  const value = [{ name: hostile }, "ö"];
  const text = printableJson(value, indent);
  expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u);
  expect(text).toContain('\\u009b2J \\u202eevil\\nLtd"');
  expect(JSON.parse(text)).toEqual(value);
});
