import { expect, test } from "vitest";
import { createPictureReader } from "./create-picture-reader.ts";
import { enlargement, type Gray } from "./prepare-picture.ts";

const [width, height] = [640, 360];
interface Label {
  x: number;
  y: number;
  letters: number;
}

/** Strokes in place of letters, 3 px wide with 5 px between them. `rule` adds lines across, and `blot` a pointer. */
function screen(labels: Label[], { blot, rule }: { blot?: number; rule?: number } = {}): Gray {
  const pixels = new Uint8Array(width * height).fill(255);
  const paint = (x: number, y: number, w: number, h: number, value: number) => {
    for (let row = y; row < y + h; row++) pixels.fill(value, row * width + x, row * width + x + w);
  };
  if (rule !== undefined) paint(0, rule, width, 2, 60);
  for (const { x, y, letters } of labels)
    for (let letter = 0; letter < letters; letter++) paint(x + letter * 8, y, 3, 12, 20);
  if (blot !== undefined) paint(blot, 206, 10, 14, 90);
  return { width, height, pixels };
}

/** A fake OCR that misses everything in the first picture, as OCR does with words on unusual backgrounds. */
function setUp() {
  const areas: { left: number; right: number }[] = [];
  let isFirst = true;
  const read = createPictureReader(async (prepared) => {
    if (isFirst) {
      isFirst = false;
      return [];
    }
    const columns: number[] = [];
    for (let at = 0; at < prepared.pixels.length; at++) {
      if (prepared.pixels[at]! < 90) columns.push(at % prepared.width);
    }
    const [x0, x1] = [Math.min(...columns), Math.max(...columns) + 1];
    areas.push({ left: x0, right: x1 });
    const rows = [...prepared.pixels.keys()].filter((at) => prepared.pixels[at]! < 90);
    const [top, bottom] = [rows[0]!, rows.at(-1)!].map((at) => Math.floor(at / prepared.width)) as [
      number,
      number,
    ];
    const text = "l".repeat(Math.round((x1 - x0) / 16));
    return [{ words: [{ text, confidence: 90, bbox: { x0, y0: top, x1, y1: bottom + 1 } }] }];
  });
  return { read, areas };
}

const label = { x: 250, y: 204, letters: 20 };
/** From the first stroke to the end of the last. */
const whole = { x: 250, width: 19 * 8 + 3 };

test.each([
  ["within it", 330],
  ["at its beginning", 246],
  ["at its end", 400],
])(
  "missed words are read as a whole when the pointer moves %s, not only where it moved",
  async (_name, blot) => {
    const { read } = setUp();
    await read(screen([label]));
    const { lines } = await read(screen([label], { blot }));
    expect(lines).toHaveLength(1);
    const { x, width: wide } = lines[0]!.box;
    expect(Math.abs(x - Math.min(whole.x, blot))).toBeLessThanOrEqual(2);
    expect(x + wide).toBeGreaterThanOrEqual(whole.x + whole.width - 2);
  },
);

test("excludes the neighboring label and a rule across the page", async () => {
  const { read, areas } = setUp();
  const beside = { x: label.x + whole.width + 60, y: label.y, letters: 12 };
  await read(screen([label, beside], { rule: 222 }));
  await read(screen([label, beside], { rule: 222, blot: 330 }));
  const widest = Math.max(...areas.map(({ left, right }) => (right - left) / enlargement));
  expect(widest).toBeLessThan(whole.width + 40);
});
