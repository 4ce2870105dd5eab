import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDraftProblem } from "./check-draft.ts";

const source =
  "Pay £1,250.50 within **24 hours** at [our shop](https://acme.example/pay?id=7), {name}.\n\n- One\n- Two";
const good =
  "Zahlen Sie 1.250,50 £ innerhalb von **24 Stunden** in [unserem Laden](https://acme.example/pay?id=7), {name}.\n\n- Eins\n- Zwei";

test("accepts a faithful translation", () => {
  expect(findDraftProblem(source, good)).toBeNull();
  expect(findDraftProblem("It takes 24 hours.", "يستغرق الأمر ٢٤ ساعة.")).toBeNull();
  expect(findDraftProblem("Open from 9 to 17.", "營業時間 9 至 17。")).toBeNull();
  expect(findDraftProblem("Write to help@acme.example.", "Schreiben Sie an help@acme.example.")).toBeNull();
});

describe("refuses a draft that", () => {
  test.each([
    ["is empty", " ", "empty"],
    ["lost a link", good.replace("(https://acme.example/pay?id=7)", "()"), "link"],
    ["changed a link", good.replace("id=7", "id=8"), "link"],
    ["added a link", `${good} https://evil.example`, "link"],
    ["changed a number", good.replace("24", "48"), "number"],
    ["lost a number", good.replace("1.250,50 £", "viel"), "number"],
    ["lost a placeholder", good.replace("{name}", "Name"), "placeholder"],
    ["lost a list item", good.replace("\n- Zwei", ""), "structure"],
    ["lost its bold words", good.replaceAll("**", ""), "structure"],
    ["is much too long", `${good} ${"und so weiter ".repeat(80)}`, "length"],
  ] as const)("%s", (_name, draft, problem) => {
    expect(findDraftProblem(source, draft)).toBe(problem);
  });

  test("lost a name", () => {
    const names = ["Whetline"];
    expect(findDraftProblem("Whetline repairs knives.", "Wetzlinie repariert Messer.", { names })).toBe(
      "name",
    );
    expect(findDraftProblem("We repair knives.", "Wir reparieren Messer.", { names })).toBeNull();
  });
});

test("a text is a faithful translation of itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), (text) => {
      expect(findDraftProblem(text, text)).toBe(text.trim() === "" ? "empty" : null);
    }),
  );
});
