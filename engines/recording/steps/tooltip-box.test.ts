import { expect, test } from "vitest";
import { draw } from "./drawn-views.fixture.ts";
import type { Cursor } from "./find-cursor.ts";
import { findTooltipIn } from "./tooltip-box.ts";

const icon = { box: { x: 400, y: 100, width: 20, height: 20 }, color: 60 };
const tooltip = { x: 372, y: 128, width: 90, height: 26 };
const pointerAt = (x: number, y: number): Cursor => ({
  ...{ x, y, shape: "hand", size: 1, match: 1, outline: 1 },
  box: { x: x - 6, y, width: 16, height: 21 },
});
const on = { pixels: draw([icon, { box: tooltip, color: 90 }]), cursor: pointerAt(410, 104) };
const off = draw([icon]);

test("finds the even box that appears beside the pointer", () => {
  expect(findTooltipIn(on, { pixels: off, cursor: pointerAt(60, 300) })).toEqual(tooltip);
});

test("finds none that was there, that is far away or that the pointer is on", () => {
  const away = pointerAt(60, 300);
  expect(findTooltipIn(on, { pixels: on.pixels, cursor: away })).toBeNull();
  expect(findTooltipIn({ ...on, cursor: pointerAt(410, 30) }, { pixels: off, cursor: away })).toBeNull();
  expect(findTooltipIn({ ...on, cursor: pointerAt(410, 140) }, { pixels: off, cursor: away })).toBeNull();
});

test("takes no field that is opened where the pointer was, or is filled, for a tooltip", () => {
  expect(findTooltipIn(on, { pixels: off, cursor: pointerAt(410, 140) })).toBeNull();
  expect(findTooltipIn(on, { pixels: off, cursor: null })).toBeNull();
  const field = [
    { box: { x: 340, y: 120, width: 200, height: 40 }, color: 150 },
    { box: { x: 341, y: 121, width: 198, height: 38 }, color: 255 },
  ];
  const filled = draw([icon, ...field, { box: tooltip, color: 90 }]);
  const other = { pixels: draw([icon, ...field]), cursor: pointerAt(60, 300) };
  expect(findTooltipIn({ ...on, pixels: filled }, other)).toBeNull();
});

const edge = [
  { box: tooltip, color: 225 },
  { box: { x: 373, y: 129, width: 88, height: 24 }, color: 255 },
];
const wordsAt = (x: number) =>
  Array.from({ length: 8 }, (_, at) => ({ box: { x: x + at * 8, y: 136, width: 3, height: 10 }, color: 30 }));
const behind = { box: { x: 376, y: 130, width: 80, height: 12 }, color: 120 };

test("finds a tooltip on nearly the same ground as the page by its edge", () => {
  const pale = { ...on, pixels: draw([icon, ...edge, ...wordsAt(386)]) };
  const away = pointerAt(60, 300);
  const found = findTooltipIn(pale, { pixels: off, cursor: away });
  expect(found && [found.x, found.width]).toEqual([tooltip.x, tooltip.width]);
  expect(findTooltipIn(pale, { pixels: draw([icon, ...edge]), cursor: away })).toBeNull();
  expect(findTooltipIn(pale, { pixels: draw([icon, behind]), cursor: away })).toBeNull();
  const typed = { ...on, pixels: draw([icon, ...edge, ...wordsAt(376)]) };
  expect(findTooltipIn(typed, { pixels: off, cursor: away })).toBeNull();
  const short = { ...on, pixels: draw([icon, ...edge, ...wordsAt(386).slice(2, 6)]) };
  expect(findTooltipIn(short, { pixels: off, cursor: away })).toBeNull();
});
