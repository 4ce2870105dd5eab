import sharp from "sharp";
import { expect, test } from "vitest";
import { findCursor, paintOverCursor } from "./find-cursor.ts";
import type { Pixels } from "./types.ts";

async function picture(ground: string, drawn: string): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="${ground}"/>${drawn}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const words = `<text x="30" y="60" font-size="26" font-weight="bold">Invoices and NAVY</text><text x="30" y="130" font-size="15">Many words stand here, 4 of them in vain</text>`;

function arrow({ x = 200, y = 122, size = 1, fill = "#000", edge = "#fff" } = {}): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0v17l4-4 2.6 6 2.6-1.1L6.6 12H12z" fill="${fill}" stroke="${edge}" stroke-width="1.3"/>`;
}

test.each([
  ["dark on light", "#fff", arrow()],
  ["dark on a dark page", "#14171f", arrow()],
  ["light, as some systems draw it", "#e8eef7", arrow({ fill: "#fff", edge: "#000" })],
  ["on a screen of more pixels", "#fff", arrow({ size: 1.5 })],
])("the arrow is found: %s", async (_name, ground, drawn) => {
  const cursor = await findCursor(await picture(ground, words + drawn));
  expect(cursor).toMatchObject({ shape: "arrow" });
  expect(Math.hypot(cursor!.x - 200, cursor!.y - 122)).toBeLessThan(4);
});

test.each(["#fff", "#14532d", "#f2e9dc"])("letters and empty grounds are no pointer (%s)", async (ground) => {
  expect(await findCursor(await picture(ground, words))).toBeNull();
  expect(await findCursor(await picture(ground, ""))).toBeNull();
});

test("a pointer that is painted over is gone, and the ground beside it stands there", async () => {
  const pixels = await picture("#1b8a4c", arrow());
  const cursor = await findCursor(pixels);
  paintOverCursor(pixels, cursor!);
  expect(await findCursor(pixels)).toBeNull();
  const at = (128 * 400 + 203) * 3;
  expect(Math.abs(pixels.data[at + 1]! - 0x8a)).toBeLessThan(12);
});
