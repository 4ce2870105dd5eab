import { expect, test } from "vitest";
import { matrixOf, needsWork } from "./translation-matrix.ts";
import type { Translatable } from "./translation-state.ts";

const item = (key: string, language: string): Translatable => ({
  kind: "faq",
  key,
  language,
  title: `Question ${key}`,
  fields: { question: `Question ${key}`, answer: "Yes." },
});
const translation = (key: string, language: string, status: "draft" | "published", answer = "Yes.") => ({
  kind: "faq" as const,
  key,
  language,
  status,
  quotes: [],
  sourceFields: { question: `Question ${key}`, answer },
});

test("each text has its state in each language, and none in its own", () => {
  const rows = matrixOf([item("a", "en"), item("b", "en"), item("c", "fr")], {
    languages: ["en", "de", "fr"],
    translations: [
      translation("a", "de", "published"),
      translation("a", "fr", "published"),
      translation("b", "de", "draft"),
      translation("b", "fr", "published", "No."),
    ],
  });
  expect(rows.map(({ title, states }) => [title, states])).toEqual([
    ["Question a", [null, "done", "done"]],
    ["Question b", [null, "draft", "stale"]],
    ["Question c", ["missing", "missing", null]],
  ]);
  expect(rows.map(needsWork)).toEqual([false, true, true]);
});
