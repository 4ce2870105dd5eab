import { expect, test } from "vitest";
import { body, line, page, stepsOf } from "./drawn-views.fixture.ts";

const behind = page("All the parcels", body("Late", 160), body("Lost", 190));
const box = { x: 200, y: 90, width: 300, height: 180 };
const dialog = [
  { box, color: 60 },
  { box: { x: 202, y: 92, width: 296, height: 176 }, color: 235 },
];
const title = line("Hand over goods", { x: 220, y: 106, width: 200, height: 20 });
const button = body("Print label", 230, 230);
const pressed = { x: 250, y: 236 };
const still = { isReadBehind: true };

test("a step in a dialog is in the dialog, not on the page behind it", async () => {
  const open = { ...still, lines: [...behind, title, button], parts: dialog };
  const steps = await stepsOf(
    { ...still, lines: behind, time: 1, pointer: { x: 60, y: 166 } },
    { ...open, time: 3, pointer: { x: 60, y: 166 } },
    { ...open, time: 5, pointer: pressed },
    { ...still, lines: page("Labels", body("Sent", 160)), time: 7, pointer: pressed },
  );
  const step = steps.find(({ title: words }) => words === "Select Print label");
  expect(step?.description).toContain("*Hand over goods*");
  expect(step?.description).not.toContain("All the parcels");
});

test("after a dialog has closed, a step is on the page again", async () => {
  const steps = await stepsOf(
    { ...still, lines: behind, time: 1, pointer: { x: 60, y: 166 } },
    { ...still, lines: [...behind, title, button], parts: dialog, time: 3, pointer: { x: 60, y: 166 } },
    { ...still, lines: behind, time: 5, pointer: { x: 30, y: 196 } },
    { ...still, lines: page("Archive"), time: 7, pointer: { x: 30, y: 196 } },
  );
  const step = steps.find(({ title: words }) => words === "Select Lost");
  expect(step?.description).toContain("*All the parcels*");
});
