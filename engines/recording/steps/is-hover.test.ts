import { expect, test } from "vitest";
import { body, page, view } from "./drawn-views.fixture.ts";
import { isHover } from "./is-hover.ts";
import { readScreens } from "./screen.ts";
import { changesBetween } from "./view-changes.ts";

const lines = page("Parcels", body("Filter", 120, 300));

async function hovers(height: number): Promise<boolean> {
  const box = { x: 290, y: 144, width: 200, height };
  const [before, after] = await readScreens([
    view({ lines, time: 1, pointer: { x: 60, y: 300 }, isReadBehind: true }),
    view({
      lines: [...lines, body("Only late ones", 150, 300)],
      parts: [{ box, color: 60 }],
      time: 2,
      pointer: { x: 330, y: 126 },
      isReadBehind: true,
    }),
  ]);
  if (!before || !after) throw new Error("no screens");
  const typed = { texts: [], shownFirst: new Map<string, number>() };
  return isHover({ before, after, earlier: null, around: [after], typed }, changesBetween({ before, after }));
}

test("takes a tooltip at the pointer for hovering, and a popover for an action", async () => {
  expect(await hovers(24)).toBe(true);
  expect(await hovers(90)).toBe(false);
});
