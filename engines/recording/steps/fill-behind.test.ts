import sharp from "sharp";
import { expect, test } from "vitest";
import { fillBehind, findBehind } from "./fill-behind.ts";
import { findCursor } from "./find-cursor.ts";
import type { Box, Pixels } from "./types.ts";

type Color = readonly [red: number, green: number, blue: number];

const [width, height] = [160, 60];
const button: Box = { x: 10, y: 10, width: 130, height: 36 };
const box: Box = { x: 60, y: 6, width: 48, height: 48 };
const pointer: Box = { x: 76, y: 22, width: 16, height: 20 };
const plain: Color = [25, 138, 78];
const lit: Color = [22, 112, 61];
const black: Color = [0, 0, 0];

/** A button with white strokes in place of letters. */
function draw(ground: Color, hidden?: Box, strokes = 5): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  const paint = (area: Box, color: Color) => {
    for (let y = area.y; y < area.y + area.height; y++)
      for (let x = area.x; x < area.x + area.width; x++) data.set(color, (y * width + x) * 3);
  };
  paint(button, ground);
  for (let x = 20; x < 130; x += strokes) paint({ x, y: 22, width: 2, height: 12 }, [255, 255, 255]);
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
  ["that lights up on hover", plain, lit],
  ["of the same color", lit, lit],
  ["whose dark background turns pale", [40, 40, 40] as const, [130, 150, 190] as const],
])("restores a button %s behind the pointer without a seam", (_name, before, now) => {
  const place = { box, pixels: cut(draw(before), box) };
  const filled = fillBehind(draw(now, pointer), place, pointer);
  const wanted = draw(now);
  const off = filled?.data.filter((value, index) => Math.abs(value - wanted.data[index]!) > 2);
  expect(off).toHaveLength(0);
});

test("leaves a place unchanged whose edge matches the picture, whatever lights up within it", () => {
  const whole: Box = { x: 4, y: 4, width: 142, height: 48 };
  const place = { box: whole, pixels: cut(draw(plain), whole) };
  expect(fillBehind(draw(lit, pointer), place, pointer)).toEqual(draw(plain));
});

test("uses a place as it is when the pointer covers all of it", () => {
  const place = { box: pointer, pixels: cut(draw(plain), pointer) };
  const filled = fillBehind(draw(lit, pointer), place, pointer);
  expect(filled && cut(filled, pointer)).toEqual(place.pixels);
});

test("rejects a place from another page whose button has other words", () => {
  const place = { box, pixels: cut(draw(plain, undefined, 7), box) };
  expect(fillBehind(draw(plain, pointer), place, pointer)).toBeNull();
  expect(fillBehind(draw(lit, pointer), place, pointer)).toBeNull();
});

test("rejects a button from another page where this page has none", () => {
  const bare: Pixels = { width, height, data: new Uint8Array(width * height * 3).fill(240) };
  for (let y = pointer.y; y < pointer.y + pointer.height; y++)
    for (let x = pointer.x; x < pointer.x + pointer.width; x++) bare.data.set(black, (y * width + x) * 3);
  expect(fillBehind(bare, { box, pixels: cut(draw(plain), box) }, pointer)).toBeNull();
});

test("excludes a pointer that rested nearby from what is behind it now", () => {
  const wide: Box = { x: 30, y: 6, width: 78, height: 48 };
  const beside: Box = { x: 40, y: 20, width: 16, height: 20 };
  const place = { box: wide, pixels: cut(draw(plain, beside), wide) };
  expect(fillBehind(draw(plain, pointer), place, pointer)).toEqual(draw(plain));
});

test("doesn't use pixels that a slightly moved pointer covered before", () => {
  const near: Box = { ...pointer, x: pointer.x - 8, y: pointer.y - 5 };
  const place = { box, pixels: cut(draw(plain, near), box) };
  expect(fillBehind(draw(plain, pointer), place, pointer)).toBeNull();
});

/** A button with a label, and an arrow pointer at this position. */
async function withArrow(x: number, y: number): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#fff"/>
    <rect x="40" y="30" width="200" height="50" rx="6" fill="#1f4e8c"/>
    <text x="66" y="62" font-size="20" font-weight="bold" fill="#fff">Send invitation</text>
    <path transform="translate(${x} ${y})" d="M0 0v17l4-4 2.6 6 2.6-1.1L6.6 12H12z" fill="#000" stroke="#fff" stroke-width="1.3"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

test("prefers the place where the pointer was further away", async () => {
  const picture = await withArrow(140, 66);
  const cursor = await findCursor(picture);
  if (!cursor) throw new Error("no pointer");
  const part: Box = { x: 110, y: 40, width: 90, height: 66 };
  const placeOf = async (x: number, y: number) => {
    const { width, data } = await withArrow(x, y);
    const rows = Array.from({ length: part.height }, (_, row) => {
      const from = ((part.y + row) * width + part.x) * 3;
      return [...data.subarray(from, from + part.width * 3)];
    });
    return {
      box: part,
      pixels: { width: part.width, height: part.height, data: Uint8Array.from(rows.flat()) },
    };
  };
  const near = await placeOf(144, 73);
  expect(await findBehind(picture, { cursor, places: [near] })).toBeNull();
  const filled = await findBehind(picture, { cursor, places: [near, await placeOf(20, 90)] });
  expect(filled && (await findCursor(filled))).toBeNull();
});
