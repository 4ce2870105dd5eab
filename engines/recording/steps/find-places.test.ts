import { expect, test } from "vitest";
import { blockBitsOf, createPlaceFinder, shapeBitsOf } from "./find-places.ts";

type Point = [x: number, y: number];

const blockSize = 8;
const limits = { maxBlack: 75, minWhite: 190, minContrast: 70 };

/** The same in every run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function drawn(width: number, height: number, seed: number): Uint8Array {
  const random = noise(seed);
  const levels = [0, 40, 75, 76, 110, 146, 184, 185, 190, 255];
  return Uint8Array.from({ length: width * height }, () => levels[Math.floor(random() * levels.length)] ?? 0);
}

const probes: { fill: Point; edge: Point[][] } = {
  fill: [1, 2],
  edge: [
    [
      [-1, 0],
      [-2, 0],
      [-3, 0],
    ],
    [
      [5, 3],
      [6, 3],
      [7, 3],
    ],
    [
      [0, -1],
      [0, -2],
      [0, -3],
    ],
    [
      [33, 4],
      [34, 4],
      [35, 4],
    ],
  ],
};

/** Says of each place whether its fill is possible and at most one point of its edge isn't. */
function mayBe(values: Uint8Array, size: { width: number; height: number }, x: number, y: number): boolean {
  const valueAt = ([px, py]: Point) =>
    x + px < size.width && y + py < size.height ? values[(y + py) * size.width + x + px]! : null;
  const fill = valueAt(probes.fill);
  const isOne = (isFill: (value: number) => boolean, isEdge: (value: number) => boolean) =>
    (fill === null || isFill(fill)) &&
    probes.edge.filter((places) =>
      places.every((place) => {
        const value = valueAt(place);
        return value !== null && !isEdge(value);
      }),
    ).length <= 1;
  return (
    isOne(
      (value) => value <= limits.maxBlack,
      (value) => value > limits.minContrast,
    ) ||
    isOne(
      (value) => value >= limits.minWhite,
      (value) => value < 255 - limits.minContrast,
    )
  );
}

test.each([
  ["a width of whole words", { width: 96, height: 30 }],
  ["another width", { width: 77, height: 26 }],
  ["less than a word", { width: 24, height: 20 }],
])("visits exactly the places where a shape may be, in %s", (_name, size) => {
  const values = drawn(size.width, size.height, size.width);
  const [across, down] = [Math.ceil(size.width / blockSize), Math.ceil(size.height / blockSize)];
  const blocks = Uint8Array.from({ length: across * down }, (_, block) => (block % 3 === 1 ? 0 : 1));
  const area = { left: 3, right: size.width - 2, top: 3, bottom: size.height - 1 };
  const visitPlaces = createPlaceFinder(
    shapeBitsOf(values, size, limits),
    blockBitsOf(blocks, size, blockSize),
    probes,
  );
  const found: string[] = [];
  visitPlaces(area, (x, y) => found.push(`${x} ${y}`));
  const expected: string[] = [];
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const block = Math.floor(y / blockSize) * across + Math.floor(x / blockSize);
      if (blocks[block] === 1 && mayBe(values, size, x, y)) expected.push(`${x} ${y}`);
    }
  }
  expect(found.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(expected.sort());
});

test("visits nothing in an area without columns or rows", () => {
  const size = { width: 40, height: 20 };
  const visitPlaces = createPlaceFinder(
    shapeBitsOf(new Uint8Array(800).fill(255), size, limits),
    blockBitsOf(new Uint8Array(15).fill(1), size, blockSize),
    { fill: [0, 0], edge: [] },
  );
  const found: number[] = [];
  const areas = [
    { left: 30, right: 20, top: 0, bottom: 20 },
    { left: 45, right: 60, top: 0, bottom: 20 },
    { left: 0, right: 40, top: 9, bottom: 3 },
  ];
  for (const area of areas) visitPlaces(area, (x) => found.push(x));
  expect(found).toEqual([]);
});
