import { beforeEach, expect, test, vi } from "vitest";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import { beginEarlyReading, endEarlyReading, readPictures } from "./early-reading.ts";
import type { KeptFrame } from "./kept-frame.ts";

const { read, ended, decoded } = vi.hoisted(() => ({ read: vi.fn(), ended: vi.fn(), decoded: vi.fn() }));
vi.mock("./prepared-readers.ts", () => ({
  readersAtOnce: () => 2,
  takeReader: async () => ({
    read: async ({ pixels }: Gray) => read(pixels[0]),
    end: async () => ended(),
  }),
}));
vi.mock("./gray-of-picture.ts", () => ({
  async grayOfPicture(picture: Blob) {
    decoded();
    const level = Number(await picture.text());
    if (Number.isNaN(level)) throw new Error("no picture");
    return grayOf(level);
  },
}));

function grayOf(level: number): Gray {
  return { width: 32, height: 16, pixels: new Uint8Array(512).fill(level) };
}

const frameOf = (level: number | string): KeptFrame => ({
  ...{ timestampSeconds: 1, kind: "change", changed: null, covered: [] },
  ...{ blob: new Blob([String(level)]), width: 32, height: 16 },
});
const textOf = (level: number) => `read ${level}`;

beforeEach(() => {
  endEarlyReading();
  for (const one of [read, ended, decoded]) one.mockReset();
  read.mockImplementation(async (level: number) => ({
    width: 32,
    height: 16,
    lines: [],
    text: textOf(level),
  }));
});

/** What was read of each picture, by its position in the review. */
async function follow(id: string, frames: KeptFrame[], wanted = [...frames.keys()]) {
  const found: string[] = [];
  const reading = readPictures(id, frames, wanted);
  await reading.follow((index, frame) => {
    found[index] = (frame as unknown as { text: string }).text;
  });
  reading.end();
  return found;
}

/** Added in another order than that of the review, as pictures are that had to be looked for. */
async function readEarly(id: string, levels: number[]) {
  const frames = levels.map(frameOf);
  const endedBefore = ended.mock.calls.length;
  const reading = beginEarlyReading(id);
  for (const [index, frame] of [...frames.entries()].reverse()) reading.add(frame, grayOf(levels[index]!));
  reading.complete(frames);
  await expect.poll(() => ended).toHaveBeenCalledTimes(endedBefore + 2);
}

test("a review gets what was read while its pictures were taken, and decodes nothing", async () => {
  await readEarly("one", [200, 20, 90]);
  // The review's pictures are copies.
  expect(await follow("one", [200, 20, 90].map(frameOf))).toEqual([200, 20, 90].map(textOf));
  expect(read).toHaveBeenCalledTimes(3);
  expect(decoded).not.toHaveBeenCalled();
});

test("another review and the same one once more are read from their pictures", async () => {
  await readEarly("one", [200, 20]);
  expect(await follow("two", [90, 60].map(frameOf))).toEqual([90, 60].map(textOf));
  expect(read).toHaveBeenCalledTimes(2 + 2);
  for (const _ of [1, 2]) expect(await follow("one", [200, 20].map(frameOf))).toEqual([200, 20].map(textOf));
  expect(read).toHaveBeenCalledTimes(2 + 2 + 2);
});

test("a review with other pictures is read from them", async () => {
  await readEarly("one", [200, 20]);
  expect(await follow("one", [200, 20, 5].map(frameOf))).toEqual([200, 20, 5].map(textOf));
  await readEarly("one", [200, 20]);
  expect(await follow("one", [200, 9].map(frameOf))).toEqual([200, 9].map(textOf));
});

test("a review with a picture that wasn't read early is read from its pictures", async () => {
  const frames = [200, 20, 90].map(frameOf);
  const reading = beginEarlyReading("one");
  for (const [index, frame] of frames.slice(0, 2).entries()) reading.add(frame, grayOf([200, 20][index]!));
  reading.complete(frames);
  await expect.poll(() => ended).toHaveBeenCalledTimes(2);
  expect(await follow("one", [200, 20, 90].map(frameOf))).toEqual([200, 20, 90].map(textOf));
  expect(read).toHaveBeenCalledTimes(2 + 3);
});

test("only what wasn't scanned before a reload is read", async () => {
  expect(await follow("one", [200, 20, 90].map(frameOf), [2])).toEqual([undefined, undefined, textOf(90)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a new recording ends the reading of the one before", async () => {
  const held = Promise.withResolvers<void>();
  read.mockImplementationOnce(() => held.promise);
  const [first, second] = [frameOf(200), frameOf(20)];
  const before = beginEarlyReading("one");
  before.add(first, grayOf(200));
  await expect.poll(() => read).toHaveBeenCalledTimes(1);
  const after = beginEarlyReading("two");
  before.add(second, grayOf(20));
  held.resolve();
  await expect.poll(() => ended).toHaveBeenCalledTimes(1);
  after.add(second, grayOf(20));
  after.complete([second]);
  expect(await follow("two", [frameOf(20)])).toEqual([textOf(20)]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("rejects if a picture can't be decoded", async () => {
  await expect(follow("one", [frameOf(200), frameOf("nothing")])).rejects.toThrow("no picture");
});
