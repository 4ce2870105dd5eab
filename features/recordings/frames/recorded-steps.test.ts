import { expect, test } from "vitest";
import type { KeptFrame } from "./kept-frame.ts";
import { reviewedRecording, stepsOf } from "./recorded-steps.ts";
import { beginReview, changeStep, removeBox } from "./review.ts";

const place = { x: 10, y: 10, width: 100, height: 20 };
const phone = { kind: "phone", mark: "0000000a", ...place } as const;
const frame: KeptFrame = {
  ...{ timestampSeconds: 1, kind: "change", changed: null, covered: [] },
  ...{ blob: new Blob(), width: 800, height: 600, privateAreas: [phone] },
};
const steps = stepsOf({ frames: [frame] });
const review = beginReview(steps);
const uncovered = removeBox(review, 0, review.steps[0]?.boxes[0]?.id ?? "");

test("says which private texts the owner left uncovered", async () => {
  const { frames } = await reviewedRecording(steps, uncovered, new Map());
  expect(frames[0]?.shown).toEqual([phone]);
});

test("says nothing about a text of an older recording, or of a picture that was replaced", async () => {
  const older = stepsOf({ frames: [{ ...frame, privateAreas: [{ kind: "phone", ...place }] }] });
  expect((await reviewedRecording(older, uncovered, new Map())).frames[0]).not.toHaveProperty("shown");
  const retaken = changeStep(uncovered, 0, (step) => ({
    ...step,
    retaken: { id: "new", recorded: { width: 800, height: 600, boxes: [] } },
  }));
  expect((await reviewedRecording(steps, retaken, new Map())).frames[0]).not.toHaveProperty("shown");
});
