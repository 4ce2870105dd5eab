import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Cursor, createCursorFinder, findCursor, findCursors, paintOverCursor } from "./find-cursor.ts";
import { selectCursors } from "./select-cursors.ts";
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
  ["light, as on some systems", "#e8eef7", arrow({ fill: "#fff", edge: "#000" })],
  ["on a high-density screen", "#fff", arrow({ size: 1.5 })],
])("finds the arrow: %s", async (_name, ground, drawn) => {
  const cursor = await findCursor(await picture(ground, words + drawn));
  expect(cursor).toMatchObject({ shape: "arrow" });
  expect(Math.hypot(cursor!.x - 200, cursor!.y - 122)).toBeLessThan(4);
});

test.each(["#fff", "#14532d", "#f2e9dc"])(
  "doesn't take letters or empty ground for a pointer (%s)",
  async (ground) => {
    expect(await findCursor(await picture(ground, words))).toBeNull();
    expect(await findCursor(await picture(ground, ""))).toBeNull();
  },
);

test("painting over the pointer replaces it with the background beside it", async () => {
  const pixels = await picture("#1b8a4c", arrow());
  const cursor = await findCursor(pixels);
  paintOverCursor(pixels, cursor!);
  expect(await findCursor(pixels)).toBeNull();
  const at = (128 * 400 + 203) * 3;
  expect(Math.abs(pixels.data[at + 1]! - 0x8a)).toBeLessThan(12);
});

/** A broad palm below a short finger, dark with a light edge. */
const palm = `<path transform="translate(200 122)" d="M-1.6 0h3.2l.4 4 3 1 4 1.6 1.2 1.4v7.4H-4.4V7l2.6-.6z" fill="#000" stroke="#fff" stroke-width="1.6"/>`;

test.each(["#fff", "#1f4e8c", "#22222a"])("finds a small hand (%s)", async (ground) => {
  const cursor = await findCursor(await picture(ground, words + palm));
  expect(cursor).toMatchObject({ shape: "hand" });
  expect(Math.hypot(cursor!.x - 200, cursor!.y - 122)).toBeLessThan(4);
});

test("finds the same in a picture of which the last one showed a part", async () => {
  const find = createCursorFinder();
  const drawn = [arrow(), arrow({ x: 60, y: 90 }), palm, "", arrow({ x: 150, y: 128 })];
  for (const one of drawn) {
    const pixels = await picture("#fff", words + one);
    const places = (found: Cursor[]) =>
      found.filter(({ match }) => match >= 0.9).map(({ x, y, shape }) => [x, y, shape]);
    expect(places(await find(pixels))).toEqual(places(await findCursors(pixels)));
  }
});

test.each([
  ["lower", { x: 200, y: 228 }],
  ["right", { x: 390, y: 120 }],
])("finds a pointer of which the %s edge hides a part, but never for certain", async (_edge, { x, y }) => {
  const cut = `<path transform="translate(${x} ${y}) scale(1)" d="M0 0v17l4-4 2.6 6 2.6-1.1L6.6 12H12z" fill="#000" stroke="#fff" stroke-width="1.3"/>`;
  const pixels = await picture("#e4e8ee", words + cut);
  const near = (await findCursors(pixels)).filter((one) => Math.hypot(one.x - x, one.y - y) < 4);
  expect(near.length).toBeGreaterThan(0);
  expect(await findCursor(pixels)).toBeNull();
});

test("finds no part of a pointer at an edge without one", async () => {
  const lines = `<rect x="0" y="226" width="400" height="14" fill="#333"/><text x="20" y="238" font-size="14" fill="#fff">Ready since 14:05, 4 AV</text>`;
  const found = await findCursors(await picture("#fff", words + lines));
  expect(found.filter(({ y }) => y > 220)).toEqual([]);
});

test("knows how clearly a pointer stands out", async () => {
  const [found] = await findCursors(await picture("#888", arrow()));
  expect(found?.contrast).toBeGreaterThan(200);
});

describe("selectCursors", () => {
  const candidate = (x: number, more: Partial<Cursor> = {}): Cursor => ({
    x,
    y: 100,
    shape: "hand",
    box: { x: x - 5, y: 98, width: 19, height: 19 },
    size: 0.9,
    match: 0.95,
    outline: 2,
    ...more,
  });
  const letter = candidate(40, { match: 0.97 });
  const xs = (views: Cursor[][]) => selectCursors(views).map((cursor) => cursor?.x ?? null);

  test("rejects a candidate at the same place in every view, as letters are", () => {
    expect(xs([[letter, candidate(200)], [letter, candidate(300)], [letter]])).toEqual([200, 300, null]);
  });

  test("accepts a pointer that rests from one view to the next", () => {
    expect(xs([[candidate(200)], [candidate(201)], [candidate(400)]])).toEqual([200, 201, 400]);
  });

  test("accepts a pointer that rests for a few views, when others show it elsewhere", () => {
    const others = [[candidate(300)], [candidate(360)]];
    const resting = [[candidate(200)], [candidate(200)], [candidate(201)]];
    expect(xs([...resting, ...others])).toEqual([200, 200, 201, 300, 360]);
    const alone = xs([...resting, [letter], [letter], [letter]]);
    expect(alone).toEqual([null, null, null, null, null, null]);
  });

  test("prefers the pointer's usual size to a clearer letter of another size", () => {
    const other = candidate(90, { size: 0.75, match: 0.96 });
    expect(xs([[candidate(200), other], [candidate(200)], [candidate(300)], [candidate(340)]])).toEqual([
      200, 200, 300, 340,
    ]);
  });

  test("rejects a weak match of another size than the other pointers", () => {
    const letter = candidate(90, { size: 0.75, match: 0.91 });
    expect(xs([[letter], [candidate(200)], [candidate(300)]])).toEqual([null, 200, 300]);
    expect(xs([[letter], [candidate(200)]])).toEqual([90, 200]);
  });

  test("prefers what is black and white to letters that are not, however well they match", () => {
    const gray = candidate(90, { shape: "arrow", match: 1, contrast: 207 });
    const real = (x: number) => candidate(x, { contrast: 254 });
    expect(xs([[gray, real(200)], [gray, real(200)], [real(300)]])).toEqual([200, 200, 300]);
  });

  test("accepts weak matches only when other views have pointers of that size", () => {
    const faint = candidate(200, { match: 0.86 });
    expect(xs([[faint], [candidate(300)]])).toEqual([200, 300]);
    expect(xs([[faint], [candidate(300, { size: 1.75 })]])).toEqual([null, 300]);
  });
});
