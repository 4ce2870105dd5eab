import { expect, test } from "vitest";
import { findDominantColor } from "./dominant-color.ts";

type Paint = [r: number, g: number, b: number, a: number, count: number];

const picture = (...paints: Paint[]) => ({
  data: Uint8Array.from(paints.flatMap(([r, g, b, a, count]) => Array(count).fill([r, g, b, a]).flat())),
});

test.each<[string, Paint[], string | null]>([
  [
    "green on white",
    [
      [255, 255, 255, 255, 800],
      [22, 128, 61, 255, 200],
    ],
    "#16803D",
  ],
  [
    "green on transparency",
    [
      [255, 0, 0, 0, 900],
      [22, 128, 61, 255, 100],
    ],
    "#16803D",
  ],
  [
    "a large pale blue and a smaller vivid red",
    [
      [222, 232, 245, 255, 700],
      [220, 30, 40, 255, 300],
    ],
    "#DC1E28",
  ],
  [
    "shades of one orange",
    [
      [250, 120, 10, 255, 60],
      [246, 124, 16, 255, 50],
      [20, 60, 200, 255, 70],
    ],
    "#FA780A",
  ],
  [
    "black and white with a colored speck",
    [
      [0, 0, 0, 255, 500],
      [255, 255, 255, 255, 495],
      [255, 0, 0, 255, 5],
    ],
    null,
  ],
  ["grey", [[120, 121, 122, 255, 100]], null],
  ["nothing", [], null],
])("a logo in %s", (_, paints, color) => {
  expect(findDominantColor(picture(...paints))).toBe(color);
});

test("samples a large picture instead of reading every pixel", () => {
  const data = new Uint8Array(4 * 4_000_000).fill(255);
  for (let at = 0; at < data.length; at += 4) data.set([22, 128, 61], at);
  const startedAt = process.cpuUsage().user;
  expect(findDominantColor({ data })).toBe("#16803D");
  expect(process.cpuUsage().user - startedAt).toBeLessThan(1_000_000);
});
