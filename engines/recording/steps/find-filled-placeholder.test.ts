import { expect, test } from "vitest";
import { body, line, page, view } from "./drawn-views.fixture.ts";
import { findFilledPlaceholder } from "./find-filled-placeholder.ts";
import { readScreens } from "./screen.ts";
import type { Pixels } from "./types.ts";

const rows = ["Bell Energy", "Kite Logistics", "Lowland Tyres", "Anchor Ltd"].map((name, index) =>
  body(name, 200 + index * 30),
);
const hint = body("Find a supplier", 140);

/** The letters of a placeholder are paler than others. */
function paler({ width, height, data }: Pixels, color: number): Pixels {
  const own = Uint8Array.from(data);
  const { x, y } = hint.box;
  for (let row = y; row < y + 16; row++)
    for (let at = (row * width + x) * 3; at < (row * width + x + 110) * 3; at++)
      if (own[at] === 20) own[at] = color;
  return { width, height, data: own };
}

async function filled(
  pointer?: { x: number; y: number; shape: "arrow" },
  color = 165,
): Promise<string | null> {
  const empty = view({ lines: page("Invoices", hint, ...rows), time: 1, ...(pointer && { pointer }) });
  const typed = [line("lowl", { ...hint.box, width: 28 }), ...rows.slice(2, 3)];
  const [before, after] = await readScreens([
    { ...empty, pixels: empty.pixels && paler(empty.pixels, color) },
    view({ lines: page("Invoices", ...typed), time: 3, ...(pointer && { pointer }) }),
  ]);
  if (!before || !after) throw new Error("no screens");
  const nothing = { texts: [], shownFirst: new Map<string, number>() };
  return (
    findFilledPlaceholder({ before, after, earlier: null, around: [after], typed: nothing })?.name ?? null
  );
}

test("names a search field by its placeholder while the list below is filtered", async () => {
  expect(await filled()).toBe("Find a supplier");
});

test("names a search field by a placeholder that is only a little paler", async () => {
  expect(await filled(undefined, 53)).toBe("Find a supplier");
});

test("a person who points elsewhere doesn't type", async () => {
  expect(await filled({ x: 600, y: 330, shape: "arrow" })).toBeNull();
});
