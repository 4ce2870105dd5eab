import { describe, expect, test } from "vitest";
import type { FoundLine } from "./assemble-lines.ts";
import { createPictureReader, type KnownPicture } from "./create-picture-reader.ts";
import { enlargement, type Gray } from "./prepare-picture.ts";

interface Bar {
  x: number;
  y: number;
  width: number;
}
const height = 5;

/** A white screen with dark bars in place of words. */
function screen(bars: Bar[], size = { width: 640, height: 360 }): Gray {
  const pixels = new Uint8Array(size.width * size.height).fill(255);
  for (const { x, y, width } of bars) {
    for (let row = y; row < y + height; row++)
      pixels.fill(20, row * size.width + x, row * size.width + x + width);
  }
  return { ...size, pixels };
}

/** A fake OCR that reads each bar as a word naming its width. Records the sizes of the areas it reads. */
function setUp() {
  const areas: number[] = [];
  const read = createPictureReader(async ({ width, height: rows, pixels }) => {
    areas.push((width * rows) / enlargement ** 2);
    const found: FoundLine[] = [];
    const isDark = (x: number, y: number) => x >= 0 && y >= 0 && pixels[y * width + x]! < 128;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < width; x++) {
        if (!isDark(x, y) || isDark(x - 1, y) || isDark(x, y - 1)) continue;
        let end = x;
        while (end < width && isDark(end, y)) end++;
        const barWidth = Math.round((end - x) / enlargement);
        const unsure = [email, begun].find((one) => one.width === barWidth);
        const [text, confidence] = unsure ? [unsure.text, 12] : [`w${barWidth}`, 90];
        const bbox = { x0: x, y0: y, x1: end, y1: y + height * enlargement };
        found.push({ words: [{ text, confidence, bbox }] });
      }
    }
    return found;
  });
  const texts = async (picture: Gray, other?: KnownPicture) =>
    (await read(picture, other)).lines.map(({ text, box }) => [text, box.x, box.y] as const);
  const unsure = async (picture: Gray) =>
    (await read(picture)).unsure?.map(({ text, box }) => [text, box.x, box.y] as const);
  return { texts, unsure, areas };
}

/** Wide bars are an email address and its beginning, of which the fake OCR isn't sure. */
const email = { text: "anna@shop.example", width: 99 };
const begun = { text: "anna@shop", width: 61 };

const menu = { x: 20, y: 16, width: 50 };
const button = { x: 300, y: 200, width: 80 };

test("reads only what changed and returns every word at its place", async () => {
  const { texts, areas } = setUp();
  expect(await texts(screen([menu, button]))).toEqual([
    ["w50", 20, 16],
    ["w80", 300, 200],
  ]);
  const other = { x: 400, y: 204, width: 60 };
  expect(await texts(screen([menu, button, other]))).toEqual([
    ["w50", 20, 16],
    ["w80", 300, 200],
    ["w60", 400, 204],
  ]);
  expect(areas[1]).toBeLessThan(areas[0]! / 10);
});

test("drops words that are gone, and rereads a partly changed word as a whole", async () => {
  const { texts } = setUp();
  await texts(screen([menu, button]));
  expect(await texts(screen([menu]))).toEqual([["w50", 20, 16]]);
  await texts(screen([menu, button]));
  expect(await texts(screen([menu, { ...button, width: 86 }]))).toEqual([
    ["w50", 20, 16],
    ["w86", 300, 200],
  ]);
});

test("doesn't reread an identical picture, and starts over for another screen or size", async () => {
  const { texts, areas } = setUp();
  await texts(screen([menu]));
  expect(await texts(screen([menu]))).toEqual([["w50", 20, 16]]);
  expect(areas).toHaveLength(1);
  expect(await texts(screen([menu], { width: 320, height: 200 }))).toEqual([["w50", 20, 16]]);
  const dark = screen([]);
  dark.pixels.fill(30);
  expect(await texts(dark)).toEqual([]);
  expect(areas).toHaveLength(3);
});

test("doesn't reread a page when the dialog over it closes", async () => {
  const { texts, areas } = setUp();
  await texts(screen([menu, button]));
  const dark = screen([]);
  dark.pixels.fill(30);
  expect(await texts(dark)).toEqual([]);
  expect(await texts(screen([menu, button]))).toEqual([
    ["w50", 20, 16],
    ["w80", 300, 200],
  ]);
  expect(areas).toHaveLength(2);
});

describe("a picture that was read elsewhere", () => {
  const word = (text: string, { x, y, width }: Bar) => {
    const one = { text, box: { x, y, width, height }, confidence: 90 };
    return { ...one, words: [one] };
  };
  const frame = { width: 640, height: 360, lines: [word("Menu", menu), word("Cut", button)] };

  test("is read only where it differs", async () => {
    const { texts, areas } = setUp();
    const other = { picture: screen([menu, { ...button, width: 40 }]), frame };
    expect(await texts(screen([menu, button]), other)).toEqual([
      ["Menu", 20, 16],
      ["w80", 300, 200],
    ]);
    expect(areas).toHaveLength(1);
    expect(areas[0]).toBeLessThan((640 * 360) / 10);
  });

  test("needs no reading where nothing differs, and is known from then on", async () => {
    const { texts, areas } = setUp();
    const picture = screen([menu, button]);
    expect(await texts(picture, { picture, frame })).toHaveLength(2);
    expect(await texts(picture)).toEqual([
      ["Menu", 20, 16],
      ["Cut", 300, 200],
    ]);
    expect(areas).toEqual([]);
  });

  test("is read as a whole if it has another size or shows something else", async () => {
    const { texts, areas } = setUp();
    const small = { picture: screen([menu], { width: 320, height: 200 }), frame };
    expect(await texts(screen([menu]), small)).toEqual([["w50", 20, 16]]);
    const dark = screen([]);
    dark.pixels.fill(30);
    expect(await texts(dark, { picture: screen([menu]), frame })).toEqual([]);
    expect(areas).toEqual([640 * 360, 640 * 360]);
  });
});

test("keeps private text of which it is unsure until it changes", async () => {
  const { texts, unsure, areas } = setUp();
  const secret = { x: 300, y: 200, width: email.width };
  const place = [email.text, secret.x, secret.y];
  expect(await unsure(screen([menu, secret]))).toEqual([place]);
  expect(await texts(screen([menu, secret]))).toEqual([["w50", 20, 16]]);
  // Something new elsewhere, beside it, and in its place.
  const before = areas.length;
  expect(await unsure(screen([menu, secret, { x: 20, y: 300, width: 30 }]))).toEqual([place]);
  expect(await unsure(screen([menu, secret, { x: 420, y: 200, width: 30 }]))).toEqual([place]);
  expect(await unsure(screen([menu, { ...secret, width: 40 }]))).toEqual([]);
  expect(areas.length).toBeGreaterThan(before);
  const moved = { ...secret, x: 100, y: 260 };
  expect(await unsure(screen([menu, moved]))).toEqual([[email.text, moved.x, moved.y]]);
});

test("reads a word of which it is unsure again as a whole when it grows", async () => {
  const { unsure } = setUp();
  const place = { x: 300, y: 200 };
  await unsure(screen([menu, { ...place, width: begun.width }]));
  expect(await unsure(screen([menu, { ...place, width: email.width }]))).toEqual([[email.text, 300, 200]]);
});
