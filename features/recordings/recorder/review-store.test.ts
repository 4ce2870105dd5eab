import { expect, test } from "vitest";
import type { KeptFrame } from "../frames/kept-frame.ts";
import { retakePicture } from "../frames/retaken-step.ts";
import { beginReview } from "../frames/review.ts";
import { rememberVideo } from "./remembered-videos.ts";
import { discardReview, findProgress } from "./review-store.ts";
import { findKeptVideo } from "./video-store.ts";

const size = { width: 1000, height: 500 };
const review = retakePicture(
  beginReview([{ order: 0, frame: { ...size, covered: [] } }]),
  0,
  { id: "new", ...size },
  [],
);
const frame: KeptFrame = {
  ...{ ...size, timestampSeconds: 1, kind: "change", changed: null, covered: [] },
  blob: new Blob(),
};
const progressOf = async () => ({ review, scanned: [0] });
const fails = () => Promise.reject(new Error("UnknownError"));
const message = "We couldn't read your review in this browser. Try again.";

test("what was changed comes with the pictures of its review, and without those that are lost", async () => {
  const retaken = async (): Promise<[string[], KeptFrame][]> => [
    [["other", "new"], { ...frame, timestampSeconds: 2 }],
    [["this", "new"], frame],
  ];
  const found = await findProgress("this", { progressOf, retaken });
  expect(found).toEqual({ review, scanned: [0], retaken: new Map([["new", frame]]) });
  const lost = await findProgress("third", { progressOf, retaken });
  expect(lost?.review.steps[0]?.retaken).toBeUndefined();
  expect(await findProgress("this", { progressOf: async () => null, retaken })).toBeNull();
});

test("a failed read isn't taken for a review without changes or without retaken pictures", async () => {
  await expect(findProgress("this", { progressOf: fails, retaken: async () => [] })).rejects.toThrow(message);
  await expect(findProgress("this", { progressOf, retaken: fails })).rejects.toThrow(message);
  // Without IndexedDB, as here.
  await expect(findProgress("this")).rejects.toThrow(message);
});

test("a review that is discarded frees the memory of its video", async () => {
  const video = new Blob(["video"]);
  rememberVideo("this", video);
  expect(await findKeptVideo("this", "owner")).toBe(video);
  await discardReview("this");
  expect(await findKeptVideo("this", "owner")).toBeNull();
});
