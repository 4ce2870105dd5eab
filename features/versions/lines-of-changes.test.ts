import { expect, test } from "vitest";
import { linesOfChanges } from "./lines-of-changes.ts";

test("splits changes into lines that know what they are", () => {
  const lines = linesOfChanges([
    { kind: "same", text: "Hours\n\n## Open" },
    { kind: "added", text: "ing\nNew\n" },
    { kind: "removed", text: "> Old\n" },
    { kind: "same", text: "| a |\n```\n# code\n```\n# End" },
  ]);
  expect(lines.map(({ look, parts }) => [look, parts.map(({ kind, text }) => `${kind}: ${text}`)])).toEqual([
    ["title", ["same: Hours"]],
    ["plain-text", []],
    ["heading", ["same: ## Open", "added: ing"]],
    ["plain-text", ["added: New"]],
    ["quote", ["removed: > Old"]],
    ["code", ["same: | a |"]],
    ["code", ["same: ```"]],
    ["code", ["same: # code"]],
    ["code", ["same: ```"]],
    ["heading", ["same: # End"]],
  ]);
});

test("keeps every character but the line breaks", () => {
  const text = "a\r\n\n  b\n\n\nc";
  const lines = linesOfChanges([{ kind: "same", text }]);
  expect(lines.map(({ parts }) => parts.map((part) => part.text).join("")).join("\n")).toBe(text);
});
