import { describe, expect, test } from "vitest";
import type { Click } from "#engines/recording/clicks/step-clicks.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import type { KeptFrame } from "./kept-frame.ts";
import { frameOfStep, type RecordedStep, reviewedRecording, sentClick, wordsOf } from "./recorded-steps.ts";
import {
  coverFound,
  momentsOf,
  restorePicture,
  retakePicture,
  withoutKnown,
  withoutLostPictures,
  withRetaken,
} from "./retaken-step.ts";
import { addBox, beginReview, type CoverBox, coverOnAll, type Review } from "./review.ts";

const size = { width: 1000, height: 500 };
const drawn: CoverBox = { id: "drawn", x: 100, y: 50, width: 200, height: 40, found: null };
const found: CoverBox = { id: "found", x: 400, y: 50, width: 200, height: 40, found: "email" };
const smaller = { id: "new", width: 500, height: 250 };
const inNew: CoverBox = { id: "in-new", x: 10, y: 10, width: 100, height: 20, found: "phone" };
const text = { kind: "email", box: { x: 700, y: 300, width: 90, height: 20 }, text: "" } as const;

function covered(): Review {
  const review = beginReview([0, 1].map((order) => ({ order, frame: { ...size, covered: [] } })));
  return addBox(addBox(review, 0, drawn), 0, found);
}
const firstOf = ({ steps: [step] }: Review) => step;
const idsOf = (review: Review) => firstOf(review)?.boxes.map(({ id }) => id);

describe("a picture that is taken again", () => {
  test("keeps the owner's covers where they are, and has those of its own private texts", () => {
    const step = firstOf(retakePicture(covered(), 0, smaller, [inNew]));
    expect(step).toMatchObject({ width: 500, height: 250, retaken: { id: "new" } });
    expect(step?.boxes).toEqual([{ ...drawn, x: 50, y: 25, width: 100, height: 20 }, inNew]);
  });

  test("keeps all covers if it couldn't be searched", () => {
    expect(idsOf(retakePicture(covered(), 0, smaller, null))).toEqual(["drawn", "found"]);
  });

  test("gives way to the recorded one with its covers, also after it was taken twice", () => {
    const once = retakePicture(covered(), 0, smaller, [inNew]);
    const twice = retakePicture(once, 0, { id: "newer", width: 2000, height: 1000 }, []);
    expect(firstOf(twice)?.retaken?.id).toBe("newer");
    expect(restorePicture(once, 0)).toEqual(covered());
    expect(restorePicture(twice, 0)).toEqual(covered());
    expect(restorePicture(covered(), 0)).toEqual(covered());
  });

  test("leaves what was covered meanwhile on the recorded one, too", () => {
    const onOther = addBox(covered(), 1, { ...drawn, id: "other", x: 800 });
    const onAll = coverOnAll(retakePicture(onOther, 0, smaller, []), 1, "other");
    const box = firstOf(restorePicture(onAll, 0))?.boxes.at(-1);
    expect(box).toMatchObject({ x: 800, y: 50, width: 200, height: 40, found: null });
  });

  test("isn't covered where the recorded one has private text that is found later", () => {
    expect(idsOf(coverFound(covered(), 0, [text]))).toHaveLength(3);
    const later = coverFound(retakePicture(covered(), 0, smaller, []), 0, [text]);
    expect(idsOf(later)).toEqual(["drawn"]);
    expect(firstOf(restorePicture(later, 0))?.boxes).toMatchObject([drawn, found, text.box]);
  });

  test("that is lost leaves the recorded one", () => {
    const retaken = retakePicture(covered(), 0, smaller, []);
    expect(withoutLostPictures(retaken, new Map())).toEqual(covered());
    expect(withoutLostPictures(retaken, new Map([["new", 1]]))).toEqual(retaken);
  });
});

const frameAt = (timestampSeconds: number): KeptFrame => ({
  ...{ ...size, timestampSeconds, kind: "change", changed: null, covered: [] },
  blob: new Blob(),
});
const stepsAt = (...times: number[]): RecordedStep[] =>
  times.map((timestampSeconds, order) => ({
    ...{ order, timestampSeconds, frame: frameAt(timestampSeconds), click: null },
  }));

test("a step shows the new picture, its time and its control", () => {
  const steps = stepsAt(1, 5);
  const review = retakePicture(covered(), 0, smaller, []);
  const shown = withRetaken(steps, review, new Map([["new", frameAt(3)]]));
  expect(shown.map(({ timestampSeconds }) => timestampSeconds)).toEqual([3, 5]);
  expect(shown[1]).toBe(steps[1]);
});

test("what the pointer hid in a replaced picture isn't sent", async () => {
  const [first] = stepsAt(1);
  if (!first) throw new Error("no step");
  const behind = [{ box: { x: 690, y: 290, width: 110, height: 40 }, jpeg: "" }];
  const review = retakePicture(beginReview([{ order: 0, frame: { ...size, covered: [] } }]), 0, smaller, []);
  const shown = withRetaken([first], review, new Map([["new", { ...frameAt(3), behind }]]));
  const { frames } = await reviewedRecording(shown, review, new Map());
  expect(frames).toMatchObject([{ timestampSeconds: 3 }]);
  expect(frames[0]).not.toHaveProperty("behind");
});

describe("the words that the review has read", () => {
  const words = [{ text: "Orders", box: { x: 40, y: 60, width: 60, height: 16 }, confidence: 94 }];
  const lines = words.map((word) => ({ ...word, words }));
  const readIn = (...frames: (KeptFrame | null | undefined)[]) =>
    new Map(frames.flatMap((frame) => (frame ? [[frame.blob, { ...size, lines }] as const] : [])));
  const begun = beginReview([0, 1].map((order) => ({ order, frame: { ...size, covered: [] } })));

  test("are sent with their own picture only", async () => {
    const steps = stepsAt(1, 5);
    const { frames } = await reviewedRecording(steps, begun, readIn(steps[1]?.frame));
    expect(frames[0]).not.toHaveProperty("reviewed");
    expect(frames[1]?.reviewed).toEqual({ ...size, lines: [[["Orders", 40, 60, 60, 16, 94]]] });
  });

  test("aren't sent with a picture that replaces theirs", async () => {
    const steps = stepsAt(1, 5);
    const shown = withRetaken(
      steps,
      retakePicture(begun, 0, smaller, []),
      new Map([["new", { ...frameAt(3), reviewed: { ...size, lines: [] } }]]),
    );
    const { frames } = await reviewedRecording(shown, begun, readIn(...steps.map(({ frame }) => frame)));
    expect(frames.map((frame) => "reviewed" in frame)).toEqual([false, true]);
  });

  test("aren't sent with a recorded click, whose picture isn't read", async () => {
    const click: Click = {
      ...{ verb: "press", role: "button", name: "Save", value: null, url: "" },
      ...{ pageTitle: "", dialogTitle: "", box: null },
    };
    const steps = stepsAt(1, 5).map((step) => ({ ...step, click }));
    const { frames } = await reviewedRecording(steps, begun, readIn(...steps.map(({ frame }) => frame)));
    expect(frames.map((frame) => "reviewed" in frame)).toEqual([false, false]);
  });
});

describe("the name of a recorded control", () => {
  const click: Click = {
    ...{ verb: "select", role: "combobox", name: "Anna Muster", value: "anna.muster@example.org" },
    ...{ url: "", pageTitle: "", dialogTitle: "", box: found, selectors: ["#anna"] },
  };
  const recorded = stepsAt(1).map((step) => ({ ...step, click, frame: { ...frameAt(1), click } }));
  const elsewhere = { ...click, box: { ...found, x: 10, y: 200 } };
  const pictures = new Map([["new", { ...frameAt(3), click: elsewhere }]]);
  const begun = beginReview([{ order: 0, frame: { ...size, covered: [] } }]);
  const hidden = { name: "", value: null, box: elsewhere.box };
  const sentOf = async (review: Review) => {
    const steps = withRetaken(recorded, review, pictures);
    const words = wordsOf(steps, review, clickWordsOf("en")).steps.get(0);
    const { frames } = await reviewedRecording(steps, review, new Map());
    const [step, reviewed] = [steps[0], firstOf(review)];
    expect(frames[0]?.click).toEqual(step && reviewed && sentClick(step, reviewed));
    return { click: frames[0]?.click, words: JSON.stringify(words) };
  };

  test("isn't sent with another picture if it is covered in the recorded one", async () => {
    const retaken = retakePicture(addBox(begun, 0, found), 0, { id: "new", ...size }, []);
    const { click: sent, words } = await sentOf(retaken);
    expect(sent).toMatchObject(hidden);
    expect(sent).not.toHaveProperty("selectors");
    expect(words).not.toMatch(/anna/i);
  });

  test("isn't sent if the recorded picture's private text is found later", async () => {
    const retaken = retakePicture(begun, 0, { id: "new", ...size }, []);
    expect((await sentOf(retaken)).click).toEqual(elsewhere);
    const { click: sent } = await sentOf(coverFound(retaken, 0, [{ ...text, box: found }]));
    expect(sent).toMatchObject(hidden);
  });
});

describe("a picture that is added to a step without one", () => {
  const bare = { ...frameAt(2), width: 0, height: 0 };
  const review = beginReview([{ order: 0, frame: null }]);
  test("has its covers, and leaves the step without any when it is removed", () => {
    const added = retakePicture(review, 0, smaller, [inNew]);
    expect(firstOf(added)).toMatchObject({ width: 500, height: 250, boxes: [inNew] });
    expect(restorePicture(addBox(added, 0, drawn), 0)).toEqual(review);
  });
  test("is taken from what the click says", () => {
    const [step] = stepsAt(2);
    if (!step) throw new Error("no step");
    expect(frameOfStep({ ...step, frame: null })).toEqual({ ...bare, order: 0 });
    expect(frameOfStep(step)).toBe(step.frame);
  });
});

describe("moments at which a picture can be taken", () => {
  const recorded = stepsAt(2, 10, 20);
  test("are between the steps beside it, from the start to the end of the video", () => {
    expect(momentsOf(recorded, recorded, 0, 30)).toEqual({ from: 0, to: 9.9 });
    expect(momentsOf(recorded, recorded, 1, 30)).toEqual({ from: 2.1, to: 19.9 });
    expect(momentsOf(recorded, recorded, 2, 30)).toEqual({ from: 10.1, to: 30 });
  });
  test("also fit if the steps beside it get their recorded pictures back", () => {
    expect(momentsOf(recorded, stepsAt(1, 10, 25), 1, 30)).toEqual({ from: 2.1, to: 19.9 });
    expect(momentsOf(recorded, stepsAt(4, 10, 15), 1, 30)).toEqual({ from: 4.1, to: 14.9 });
  });
  test("may not exist", () => {
    expect(momentsOf(stepsAt(2, 2.1, 2.2), stepsAt(2, 2.1, 2.2), 1, 30)).toBeNull();
  });
});

test("private areas of a recorded page are covered from the start, and aren't found again", () => {
  const area = { kind: "email", x: 398.5, y: 46, width: 205, height: 28 } as const;
  const review = beginReview([{ order: 0, frame: { ...size, covered: [], privateAreas: [area] } }]);
  expect(firstOf(review)?.boxes).toEqual([
    { x: 399, y: 46, width: 205, height: 28, id: expect.any(String), found: "email" },
  ]);
  const read = { kind: "email", text: "", box: { x: 400, y: 50, width: 200, height: 20 } } as const;
  const elsewhere = { ...read, box: { ...read.box, y: 70 } };
  expect(withoutKnown([read, elsewhere], [area])).toEqual([elsewhere]);
  expect(withoutKnown([read])).toEqual([read]);
});
