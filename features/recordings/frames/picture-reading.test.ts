import { expect, test, vi } from "vitest";
import type { KnownPictures } from "#engines/recording/ocr/create-picture-reader.ts";
import type { Gray } from "#engines/recording/ocr/prepare-picture.ts";
import { createPictureReading } from "./picture-reading.ts";

const [width, height] = [64, 32];

/** A picture of one brightness. Those of a similar one show the same page. */
function grayOf(level: number): Gray {
  return { width, height, pixels: new Uint8Array(width * height).fill(level) };
}

function setUp({ read = async (_level: number) => {}, takesReader = true } = {}) {
  const begun: number[] = [];
  const lists = new Set<KnownPictures>();
  const [decoded, ended] = [vi.fn(), vi.fn()];
  const reading = createPictureReading({
    readers: 2,
    async takeReader() {
      if (!takesReader) throw new Error("no engine");
      return {
        async read({ pixels }, known) {
          const level = pixels[0] ?? 0;
          begun.push(level);
          lists.add(known);
          await read(level);
          return { width, height, lines: [] };
        },
        end: async () => ended(),
      };
    },
    async grayOf(picture) {
      decoded();
      return grayOf(Number(await picture.text()));
    },
  });
  const add = (...levels: number[]) => {
    for (const level of levels) reading.add(new Blob([String(level)]), grayOf(level));
  };
  const told: number[] = [];
  const follow = () => reading.follow((index) => told.push(index));
  return { reading, add, follow, told, begun, lists, decoded, ended };
}

test("one reader begins with the first picture, and the other one when all are there, with another page", async () => {
  const { reading, add, follow, told, begun, lists, ended } = setUp();
  add(200);
  await expect.poll(() => begun).toEqual([200]);
  add(201, 20, 201);
  reading.complete();
  await follow();
  expect(told.toSorted()).toEqual([0, 1, 2, 3]);
  expect(begun).toHaveLength(4);
  expect(begun[1]).toBe(20);
  expect(lists.size).toBe(1);
  expect(ended).toHaveBeenCalledTimes(2);
});

test("reports to its follower what was read before", async () => {
  const { reading, add, follow, told, begun } = setUp();
  add(200, 20);
  await expect.poll(() => begun).toHaveLength(2);
  expect(told).toEqual([]);
  const following = follow();
  await expect.poll(() => told).toHaveLength(2);
  add(90);
  reading.complete();
  await following;
  expect(told).toEqual([0, 1, 2]);
});

test("decodes those pictures again for which there was no room", async () => {
  const { reading, follow, told, decoded } = setUp({
    read: () => expect.poll(() => isReady).toBe(true),
  });
  let isReady = false;
  const large: Gray = { width: 8_000, height: 2_500, pixels: new Uint8Array(20_000_000).fill(200) };
  for (const level of [200, 60]) reading.add(new Blob([String(level)]), { ...large });
  reading.add(new Blob(["30"]), grayOf(30));
  reading.complete();
  isReady = true;
  await follow();
  expect(told).toHaveLength(3);
  expect(decoded).toHaveBeenCalledTimes(1);
});

test("ends quietly, and reports nothing that is read later", async () => {
  const held = Promise.withResolvers<void>();
  const { reading, add, follow, told, begun, ended } = setUp({ read: () => held.promise });
  add(200, 20, 90);
  reading.complete();
  const following = follow();
  await expect.poll(() => begun).toHaveLength(2);
  reading.end();
  await following;
  held.resolve();
  await expect.poll(() => ended).toHaveBeenCalledTimes(2);
  expect([told, begun.length]).toEqual([[], 2]);
});

test("rejects if a reader fails, and the other one reads no more", async () => {
  const { reading, add, follow, told, begun, ended } = setUp({
    async read(level) {
      if (level === 200) throw new Error("crashed");
      // After the other reader's failure.
      await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    },
  });
  add(200, 20, 90, 60);
  reading.complete();
  await expect(follow()).rejects.toThrow("crashed");
  await expect.poll(() => ended).toHaveBeenCalledTimes(2);
  expect([told, begun.length]).toEqual([[], 2]);
});

test("rejects if there is no reader, also if it was known before the review followed", async () => {
  const { reading, add, follow } = setUp({ takesReader: false });
  add(200);
  reading.complete();
  await Promise.resolve();
  await expect(follow()).rejects.toThrow("no engine");
});

test("needs no reader without pictures", async () => {
  const { reading, follow, begun, ended } = setUp();
  reading.complete();
  await follow();
  expect(begun).toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});
