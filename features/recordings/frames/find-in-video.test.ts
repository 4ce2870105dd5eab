import { expect, test } from "vitest";
import type { GrayPicture } from "#engines/recording/frames/gray-frame.ts";
import type { SelectedFrame } from "#engines/recording/frames/select-frames.ts";
import { compareLook, findInVideo } from "./find-in-video.ts";
import type { VideoReader } from "./video-reader.ts";

const [width, height] = [320, 180];

/** Each number gives a different page, with a pointer on it. */
function picture(page: number, pointerAt = 20): GrayPicture {
  const pixels = new Uint8Array(width * height).fill(240);
  const paint = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row++) pixels.fill(30, row * width + x, row * width + x + w);
  };
  paint(40, 20 + page * 30, 120, 12);
  paint(pointerAt, 150, 2, 4);
  return { width, height, pixels };
}

/** `shows` returns the picture at each second. */
function videoOf(shows: (seconds: number) => GrayPicture): VideoReader {
  return {
    durationSeconds: 12,
    width: 1920,
    height: 1080,
    async *grayFrames(times) {
      for (const timestampSeconds of times) yield { ...shows(timestampSeconds), timestampSeconds };
    },
    async *pictures() {},
    close() {},
  };
}

const frame = (timestampSeconds: number, look: GrayPicture | null): SelectedFrame => ({
  timestampSeconds,
  kind: "change",
  changed: null,
  clearSeconds: [timestampSeconds - 1],
  look,
});

/** Where the screenshots are, as far as their own moments of the video show something else. */
async function find(video: VideoReader, chosen: SelectedFrame[]): Promise<SelectedFrame[]> {
  const misplaced = [];
  for (const frame of chosen) {
    for await (const gray of video.grayFrames([frame.timestampSeconds])) {
      const { fits, pixels } = compareLook(frame, gray);
      if (!fits) misplaced.push({ frame, pixels });
    }
  }
  return findInVideo(video, misplaced);
}

const threePages = videoOf((seconds) => picture(seconds < 3 ? 0 : seconds < 6 ? 1 : 2));

test("keeps times at which the picture matches", async () => {
  const chosen = [frame(2.7, picture(0)), frame(5.7, picture(1)), frame(11, picture(2))];
  expect(await find(threePages, chosen)).toEqual([]);
});

test("never picks a picture after the change, even if the screen watch was late", async () => {
  const chosen = [frame(4.1, picture(0)), frame(7, picture(1)), frame(11, picture(2))];
  const found = await find(threePages, chosen);
  const times = found.map(({ timestampSeconds }) => timestampSeconds);
  expect(times[0]).toBeLessThan(3);
  // This is the latest match, because the pointer has arrived by then.
  expect(times[0]).toBeGreaterThan(2.5);
  expect(times[1]).toBeGreaterThan(5.5);
  expect(times[1]).toBeLessThan(6);
  expect(times).toHaveLength(2);
  expect(found[0]?.clearSeconds[0]).toBeCloseTo((times[0] ?? 0) - 1);
});

test("ignores a moved pointer", async () => {
  const video = videoOf((seconds) => picture(0, seconds < 2 ? 20 : 200));
  const chosen = [frame(5, picture(0, 20))];
  expect(await find(video, chosen)).toEqual([]);
});

test("keeps the times of pictures that match nowhere or have no copy to compare", async () => {
  const chosen = [
    frame(1, picture(4)),
    frame(4, null),
    frame(8, { width: 2, height: 2, pixels: new Uint8Array(4) }),
  ];
  expect(await find(threePages, chosen)).toEqual([chosen[0], chosen[2]]);
});
