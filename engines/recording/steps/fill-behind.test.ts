import { expect, test } from "vitest";
import { fillBehind } from "./fill-behind.ts";
import type { Box, Pixels } from "./types.ts";

type Color = readonly [red: number, green: number, blue: number];

const [width, height] = [160, 60];
const button: Box = { x: 10, y: 10, width: 130, height: 36 };
const box: Box = { x: 60, y: 6, width: 48, height: 48 };
const pointer: Box = { x: 76, y: 22, width: 16, height: 20 };
const plain: Color = [25, 138, 78];
const lit: Color = [22, 112, 61];
const black: Color = [0, 0, 0];

/** A button with white strokes, every other pixel pair, that stand for letters. */
function draw(ground: Color, hidden?: Box): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  const paint = (area: Box, color: Color) => {
    for (let y = area.y; y < area.y + area.height; y++)
      for (let x = area.x; x < area.x + area.width; x++) data.set(color, (y * width + x) * 3);
  };
  paint(button, ground);
  for (let x = 20; x < 130; x += 5) paint({ x, y: 22, width: 2, height: 12 }, [255, 255, 255]);
  if (hidden) paint(hidden, black);
  return { width, height, data };
}

function cut({ data }: Pixels, area: Box): Pixels {
  const rows = Array.from({ length: area.height }, (_, row) => {
    const from = ((area.y + row) * width + area.x) * 3;
    return [...data.subarray(from, from + area.width * 3)];
  });
  return { width: area.width, height: area.height, data: Uint8Array.from(rows.flat()) };
}

test.each([
  ["lit up below the pointer", plain, lit],
  ["of the same colour", lit, lit],
  ["with a dark ground that turned pale", [40, 40, 40] as const, [130, 150, 190] as const],
])(
  "behind the pointer on a button %s stands what the button shows now, without a seam",
  (_name, before, now) => {
    const place = { box, pixels: cut(draw(before), box) };
    const filled = fillBehind(draw(now, pointer), place, pointer);
    const wanted = draw(now);
    const off = filled.data.filter((value, index) => Math.abs(value - wanted.data[index]!) > 2);
    expect(off).toHaveLength(0);
  },
);

test("a place whose edge is the picture's own stays as it was, whatever lights up within it", () => {
  const whole: Box = { x: 4, y: 4, width: 142, height: 48 };
  const place = { box: whole, pixels: cut(draw(plain), whole) };
  expect(fillBehind(draw(lit, pointer), place, pointer)).toEqual(draw(plain));
});

test("where the pointer hides all of the place, it is taken as it is", () => {
  const place = { box: pointer, pixels: cut(draw(plain), pointer) };
  const filled = fillBehind(draw(lit, pointer), place, pointer);
  expect(cut(filled, pointer)).toEqual(place.pixels);
});
