import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { intentModelOf, readModel } from "./intent-models.server.ts";

test("the model of a language is read once, and other languages have none", () => {
  const model = intentModelOf("it");
  expect(model?.labels).toContain("parking");
  expect(intentModelOf("it")).toBe(model);
  expect(intentModelOf("ja")).toBeNull();
  expect(intentModelOf("../it")).toBeNull();
});

test("a missing or damaged file is a warning, and questions are asked without it", () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  expect(readModel(join(import.meta.dirname, "missing.intents"))).toBeNull();
  expect(readModel(import.meta.filename)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
