import { expect, test } from "vitest";
import { readMoments } from "./read-moments.ts";
import type { VideoReader } from "./video-reader.ts";

/** The test answers for it. */
function videoOf() {
  const asked: { seconds: number; answer: (has: boolean) => void; fail: () => void }[] = [];
  const video: VideoReader = {
    ...{ durationSeconds: 10, width: 640, height: 360, close() {} },
    async *grayFrames() {},
    async *pictures([seconds = 0]) {
      const has = await new Promise<boolean>((answer, reject) => {
        asked.push({ seconds, answer, fail: () => reject(new Error("closed")) });
      });
      yield has ? { canvas: {} as HTMLCanvasElement, gray: null } : null;
    },
  };
  return { video, asked };
}

function open() {
  const { video, asked } = videoOf();
  const closing = new AbortController();
  const told: string[] = [];
  const show = readMoments(video, {
    closed: closing.signal,
    onPicture: (seconds) => told.push(`picture at ${seconds}`),
    onMissing: (seconds) => told.push(`none at ${seconds}`),
    onFailed: () => told.push("failed"),
  });
  return { show, asked, told, closing };
}

test("only the newest moment that was asked for meanwhile is read", async () => {
  const { show, asked, told } = open();
  for (const seconds of [1, 2, 3]) show(seconds);
  asked[0]?.answer(true);
  await expect.poll(() => asked.map(({ seconds }) => seconds)).toEqual([1, 3]);
  asked[1]?.answer(true);
  await expect.poll(() => told).toEqual(["picture at 1", "picture at 3"]);
});

test("a moment without a picture is reported, and others can still be read", async () => {
  const { show, asked, told } = open();
  show(9);
  asked[0]?.answer(false);
  await expect.poll(() => told).toEqual(["none at 9"]);
  show(2);
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer(true);
  await expect.poll(() => told).toEqual(["none at 9", "picture at 2"]);
});

test("a video that can't be read any more is reported, unless it was closed", async () => {
  const { show, asked, told } = open();
  show(1);
  asked[0]?.fail();
  await expect.poll(() => told).toEqual(["failed"]);
  const closed = open();
  closed.show(1);
  closed.closing.abort();
  closed.asked[0]?.answer(true);
  closed.show(2);
  expect(closed.asked).toHaveLength(1);
  expect(closed.told).toEqual([]);
});
