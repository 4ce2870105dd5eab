/** Nothing that was typed may be in an imported recording, wherever the page or the browser repeats it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanClick } from "./clean-click.ts";
import { readChromeRecording } from "./read-chrome-recording.ts";

const secret = fc.stringMatching(/^[a-z]{2}[A-Z0-9]{5,9}$/);
const place = fc.constantFrom("name", "text", "id", "test id", "xpath", "address", "title", "shadow", "none");

/** Selectors as Chrome's Recorder writes them, one of which repeats what was typed. */
function selectorsWith(typed: string, where: string): string[][] {
  const of = (here: string, otherwise: string) => (where === here ? typed : otherwise);
  return [
    [`aria/Field ${of("name", "one")}[role="textbox"]`],
    [`text/${of("text", "Send")}`],
    [`#field-${of("id", "a")}`],
    [`[data-testid="${of("test id", "b")}"]`],
    [`xpath///*[@data-value="${of("xpath", "c")}"]/input`],
    ["my-form", `input.${of("shadow", "d")}`],
  ];
}

test("typed texts are in no field of a recording of Chrome's Recorder", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ secret, place }), { minLength: 1, maxLength: 4 }), (typed) => {
      const steps = typed.flatMap(({ secret: value, place: where }) => {
        const events = [
          {
            type: "navigation",
            url: `https://app.example.com/${where === "address" ? value : "x"}?q=${value}#${value}`,
            title: where === "title" ? `Results for ${value}` : "Results",
          },
        ];
        const selectors = selectorsWith(value, where);
        return [
          { type: "change", value, selectors },
          { type: "keyDown", key: value.slice(0, 1) },
          { type: "click", selectors, assertedEvents: events },
          { type: "click", selectors: [['aria/Next[role="button"]']] },
        ];
      });
      const read = JSON.stringify(
        readChromeRecording({ steps: [{ type: "navigate", url: "https://app.example.com" }, ...steps] }),
      );
      for (const { secret: value } of typed) expect(read.toLowerCase()).not.toContain(value.toLowerCase());
      expect(read).toContain("Next");
    }),
    { numRuns: 400, endOnFailure: true },
  );
});

test("the start of a typed text is in no name, however far the page shows it", () => {
  const word = fc.stringMatching(/^[a-zäß]{3,9}$/);
  const sentence = fc.array(word, { minLength: 2, maxLength: 9 }).map((words) => words.join(" "));
  const around = fc.constantFrom("Edit ", "Loading... ", "Edit: “", "");
  fc.assert(
    fc.property(sentence, around, fc.nat(), fc.constantFrom("…", "...", "⋯"), (typed, before, cut, sign) => {
      const shown = typed.slice(0, 3 + (cut % (typed.length - 3)));
      const click = { verb: "click" as const, role: "button", value: null, box: null, url: "" };
      const name = `${before}${shown}${sign}`;
      const texts = { ...click, name, pageTitle: "", dialogTitle: "" };
      expect(cleanClick(texts, { texts: [typed], words: [] }).name).toBe("");
    }),
    { numRuns: 400, endOnFailure: true },
  );
});

test("typed texts are in no field of a click, with any case and any signs around them", () => {
  const spelled = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => `Save “${text}”!`,
    (text: string) => `${text.slice(0, 3)} ${text.slice(3)}`,
    (text: string) => `${text.slice(0, 4)}-${text.slice(4)}`,
  );
  fc.assert(
    fc.property(secret, spelled, (typed, spell) => {
      const text = spell(typed);
      const clean = cleanClick(
        {
          ...{ verb: "select", role: "button", name: text, value: text, box: null },
          ...{ url: `https://app.example.com/${typed}`, pageTitle: text, dialogTitle: text },
          selectors: [`[title="${text}"]`, "#save"],
        },
        { texts: [typed], words: [] },
      );
      expect(clean).toMatchObject({ name: "", value: null, url: "", pageTitle: "", dialogTitle: "" });
      expect(clean.selectors).toEqual(["#save"]);
    }),
    { numRuns: 400, endOnFailure: true },
  );
});
