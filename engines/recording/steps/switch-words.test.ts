import { expect, test } from "vitest";
import type { Patch } from "./compare-views.ts";
import { body, line, page, stepsOf, view } from "./drawn-views.fixture.ts";
import { readScreens } from "./screen.ts";
import { isStateOfSwitch } from "./switch-words.ts";

const label = body("Urgent", 200, 60);
const stateAt = (text: string, x: number) => line(text, { x, y: 201, width: 20, height: 9 });
const pill = { x: 128, y: 194, width: 56, height: 24 };
const drawn = { box: pill, color: 120 };
const changed: Patch = { ...pill, pixels: 900 };

async function isState(
  after: ReturnType<typeof body>[],
  patches: Patch[] = [changed],
  x = 156,
  parts = [drawn],
) {
  const [before, next] = await readScreens([
    view({ time: 1, lines: page("Orders", label, stateAt("Off", x)) }),
    view({ time: 2, lines: page("Orders", label, ...after), parts }),
  ]);
  const state = before?.phrases.find(({ text }) => text === "Off");
  if (!state || !next) throw new Error("no words");
  return isStateOfSwitch(state, { after: next }, patches);
}

test("words at one end of a switch that are replaced are its state", async () => {
  expect(await isState([stateAt("Yes", 136)])).toBe(true);
  expect(await isState([])).toBe(true);
});

test("the label of a button, a line of text, and words that stay are no state", async () => {
  expect(await isState([stateAt("On", 146)], [changed], 146)).toBe(false);
  expect(await isState([stateAt("Off", 156)])).toBe(false);
  expect(await isState([], [{ ...changed, y: 199, height: 13 }])).toBe(false);
  expect(await isState([], [{ ...changed, width: 300 }])).toBe(false);
});

test("a button that is gone had a label, wherever it was", async () => {
  expect(await isState([], [changed], 156, [])).toBe(false);
});

test.each([
  ["by its label", [label], "Switch Urgent"],
  ["not at all without one", [], "Select the marked place"],
])("a switch is named %s, and not by its state", async (_name, labels, title) => {
  const knob = (x: number) => ({ box: { x, y: 198, width: 16, height: 16 }, color: 255 });
  const shown = (color: number, x: number) => [{ box: pill, color }, knob(x)];
  const pointer = { x: 164, y: 206 };
  const steps = await stepsOf(
    {
      lines: page("Orders", ...labels, stateAt("Off", 156)),
      parts: shown(200, 132),
      time: 1,
      pointer,
      isReadBehind: true,
    },
    {
      lines: page("Orders", ...labels, stateAt("Yes", 136)),
      parts: shown(120, 164),
      time: 3,
      pointer,
      isReadBehind: true,
    },
  );
  expect(steps[0]?.title).toBe(title);
});
