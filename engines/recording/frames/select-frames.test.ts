import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evenlySpacedTimes, frameCount, mostFrames, openingTime, usableDuration } from "./frame-times.ts";
import type { Area, Mark } from "./mark.ts";
import { selectFrames as selectWithRest } from "./select-frames.ts";

const selectFrames = (durationSeconds: number, marks: Mark[]) =>
  selectWithRest(durationSeconds, marks).frames;

const page: Area = { x: 0, y: 0.1, width: 1, height: 0.9 };

function view(from: number, until: number, more: Partial<Mark> = {}): Mark {
  return {
    timestampSeconds: until - 0.1,
    stillFromSeconds: from,
    stillUntilSeconds: until,
    changed: page,
    endedBy: "change",
    ...more,
  };
}

describe("frame count and times", () => {
  test.each([
    [4, 5],
    [11, 5],
    [12, 6],
    [19.9, 9],
    [20, 10],
    [29.9, 10],
    [30, 10],
    [100, 10],
    [300, 30],
    [600, 59],
    [7_200, 59],
  ])("a recording of %d s gets %d frames", (seconds, count) => expect(frameCount(seconds)).toBe(count));

  test("even frames lie between 10 % and 90 %, and the opening one near the start", () => {
    expect(evenlySpacedTimes(100)).toEqual([
      10,
      expect.closeTo(18.9, 1),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      90,
    ]);
    expect(openingTime(2)).toBe(0.5);
    expect(openingTime(60)).toBe(1);
  });

  test("an unreadable duration is estimated from the file size", () => {
    expect(usableDuration(Number.POSITIVE_INFINITY, 10_000_000)).toBe(40);
    expect(usableDuration(null, 1000)).toBe(15);
    expect(usableDuration(Number.NaN, 0)).toBe(15);
    expect(usableDuration(7.5, 1e9)).toBe(7.5);
  });
});

describe("selectFrames", () => {
  test("drops the browser's own notice at the start first when there are too many views", () => {
    const notice: Area = { x: 0.37, y: 0.95, width: 0.26, height: 0.045 };
    const steps = Array.from({ length: 25 }, (_, i) => view(1.5 + i * 1.1, 2.5 + i * 1.1));
    const frames = selectFrames(30, [view(0.1, 1.4, { changed: notice }), ...steps]);
    expect(frames.map(({ timestampSeconds }) => timestampSeconds)).toEqual(
      steps.map(({ timestampSeconds }) => timestampSeconds),
    );
    const few = selectFrames(30, [view(0.1, 1.4, { changed: notice }), ...steps.slice(0, 4)]);
    expect(few[0]?.timestampSeconds).toBeCloseTo(1.3);
  });

  test("takes as many views from the end of a long recording as from its start, and counts the others", () => {
    const lively = Array.from({ length: 150 }, (_, i) => view(i * 2, i * 2 + 1.9));
    const calm = Array.from({ length: 30 }, (_, i) =>
      view(300 + i * 10, 309 + i * 10, { changed: { x: 0.1, y: 0.1, width: 0.2, height: 0.1 } }),
    );
    const { frames, leftOut } = selectWithRest(600, [...lively, ...calm]);
    const late = frames.filter(({ timestampSeconds }) => timestampSeconds >= 300);
    expect(frames).toHaveLength(60);
    expect(late.length).toBeGreaterThanOrEqual(22);
    expect(leftOut).toBe(120);
  });

  test("gives the part that was never scanned evenly spaced frames", () => {
    const scanned = Array.from({ length: 100 }, (_, i) => view(i * 2, i * 2 + 1.9));
    const frames = selectFrames(600, scanned);
    expect(frames.filter(({ timestampSeconds }) => timestampSeconds > 200).length).toBeGreaterThan(30);
  });

  test("prefers a filled-in field to a button that only lit up on hover", () => {
    const field: Area = { x: 0.2, y: 0.2, width: 0.17, height: 0.044 };
    const button: Area = { x: 0.6, y: 0.5, width: 0.06, height: 0.028 };
    const steps = Array.from({ length: 9 }, (_, i) => view(6 + i * 2.4, 8 + i * 2.4));
    const marks = [
      view(0, 2.4),
      view(2.5, 3, { changed: field }),
      view(3.6, 4.2, { changed: button }),
      ...steps,
    ];
    const times = selectFrames(31, marks).map(({ timestampSeconds }) => timestampSeconds);
    expect(times).toContain(2.9);
    expect(times).not.toContain(4.1);
  });

  test("takes clear times from the view before a hovered button, and never from another page", () => {
    const button: Area = { x: 0.02, y: 0.34, width: 0.1, height: 0.05 };
    const clear = (changed: Area) => {
      const [first, short] = [view(0.5, 4, { changed }), view(4.2, 4.9)];
      return selectFrames(12, [first, short, view(5, 9)])
        .filter(({ timestampSeconds }) => timestampSeconds === short.timestampSeconds)
        .map(({ clearSeconds }) => clearSeconds);
    };
    expect(clear(button)).toEqual([[3.9]]);
    expect(clear(page)).toEqual([[]]);
    expect(clear({ ...button, width: 0.33, height: 0.17 })).toEqual([[]]);
  });

  test("falls back to the specified times when nothing is known about the recording", () => {
    const frames = selectFrames(60, []);
    expect(frames).toHaveLength(11);
    expect(frames[0]).toEqual({
      timestampSeconds: 1,
      kind: "opening",
      changed: null,
      clearSeconds: [],
      look: null,
    });
    expect(frames.slice(1).map((frame) => frame.timestampSeconds)).toEqual(evenlySpacedTimes(60));
  });

  test("takes each view just before it changes, and the last one", () => {
    const marks = [view(0, 3), view(3.5, 8), view(8.4, 12, { changed: null, endedBy: "end" })];
    const frames = selectFrames(12, marks);
    expect(frames.map((frame) => frame.kind)).toEqual(["opening", "change", "even"]);
    expect(frames.map((frame) => frame.timestampSeconds)).toEqual([2.9, 7.9, 11.9]);
    expect(frames.map((frame) => frame.changed)).toEqual([page, page, null]);
  });

  test("keeps one frame of a field while it is typed into, and one of the filled field", () => {
    const letters = (x: number): Area => ({ x, y: 0.5, width: 0.05, height: 0.03 });
    const marks = [
      view(0, 2, { changed: { x: 0.18, y: 0.49, width: 0.4, height: 0.05 } }),
      view(2.1, 3, { changed: letters(0.2) }),
      view(3.2, 4, { changed: letters(0.25) }),
      view(4.2, 6),
      view(6.3, 9, { changed: null, endedBy: "end" }),
    ];
    expect(selectFrames(9, marks).map((frame) => frame.timestampSeconds)).toEqual([1.9, 5.9, 8.9]);
  });

  test("treats two fields close below each other as two steps", () => {
    const field = (y: number): Area => ({ x: 0.1, y, width: 0.1, height: 0.015 });
    const marks = [
      view(0, 2, { changed: field(0.2) }),
      view(2.1, 4, { changed: field(0.242) }),
      view(4.2, 9, { changed: null, endedBy: "end" }),
    ];
    expect(selectFrames(9, marks).map((frame) => frame.timestampSeconds)).toEqual([1.9, 3.9, 8.9]);
  });

  test("takes the hovered button rather than the same page a moment earlier", () => {
    const button: Area = { x: 0.7, y: 0.2, width: 0.1, height: 0.04 };
    const marks = [
      view(0, 3),
      view(3, 6, { changed: button }),
      view(6.1, 6.4),
      view(7, 9, { changed: null }),
    ];
    expect(selectFrames(9, marks).map((frame) => frame.timestampSeconds)).toEqual([
      2.9,
      expect.closeTo(6.3),
      8.9,
    ]);
  });

  test("keeps the views of a switch that is lit and then used, and one view of typing", () => {
    const knob: Area = { x: 0.4, y: 0.4, width: 0.02, height: 0.02 };
    const used = [view(0, 2, { changed: knob }), view(2, 4, { changed: knob }), view(4, 8)];
    expect(selectFrames(8, used).map(({ timestampSeconds }) => timestampSeconds)).toEqual([1.9, 3.9, 7.9]);
    const letter = (at: number): Area => ({ x: 0.4 + at * 0.008, y: 0.4, width: 0.008, height: 0.02 });
    const typed = [view(0, 2, { changed: letter(0) }), view(2, 4, { changed: letter(1) }), view(4, 8)];
    expect(selectFrames(8, typed).map(({ timestampSeconds }) => timestampSeconds)).toEqual([1.9, 7.9]);
  });

  test.each([
    ["a switch whose label was lit first", { x: 0.41, width: 0.03 }, { x: 0.4, width: 0.05 }],
    ["a field that loses the focus after typing", { x: 0.4, width: 0.05 }, { x: 0.38, width: 0.3 }],
  ])("keeps the view before the use of %s", (_name, first, second) => {
    const row = { y: 0.4, height: 0.03 };
    const marks = [
      view(0, 2, { changed: { ...row, ...first } }),
      view(2, 4, { changed: { ...row, ...second } }),
      view(4, 8),
    ];
    expect(selectFrames(8, marks).map(({ timestampSeconds }) => timestampSeconds)).toEqual([1.9, 3.9, 7.9]);
  });

  test("makes no steps of scrolling", () => {
    const marks = [
      view(0, 3),
      view(3.2, 5, { endedBy: "scroll" }),
      view(5.4, 9, { changed: null, endedBy: "end" }),
    ];
    expect(selectFrames(9, marks).map((frame) => frame.timestampSeconds)).toEqual([2.9, 8.9]);
  });

  test("fills up with even frames where the screen was never still", () => {
    const marks = [view(0, 3), view(17, 20, { changed: null, endedBy: "end" })];
    const frames = selectFrames(20, marks);
    expect(frames.length).toBeGreaterThan(6);
    for (const frame of frames.slice(1, -1)) {
      expect(frame.timestampSeconds).toBeGreaterThan(3);
      expect(frame.timestampSeconds).toBeLessThan(17);
    }
  });

  test("is deterministic, ordered, within the recording and never above the limit", () => {
    const anyMarks = fc
      .array(
        fc.record({
          gap: fc.double({ min: 0.05, max: 4, noNaN: true }),
          length: fc.double({ min: 0.1, max: 6, noNaN: true }),
          changed: fc.record({
            x: fc.double({ min: 0, max: 0.5, noNaN: true }),
            y: fc.double({ min: 0, max: 0.5, noNaN: true }),
            width: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
            height: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
          }),
          endedBy: fc.constantFrom("change", "scroll"),
        }),
        { maxLength: 60 },
      )
      .map((parts) => {
        let at = 0;
        return parts.map(({ gap, length, changed, endedBy }, i) => {
          const from = at + gap;
          at = from + length;
          const isLast = i === parts.length - 1;
          return view(from, at, {
            timestampSeconds: from + length / 2,
            changed: isLast ? null : changed,
            endedBy: isLast ? "end" : (endedBy as "change" | "scroll"),
          });
        });
      });
    fc.assert(
      fc.property(anyMarks, fc.double({ min: 0.2, max: 4000, noNaN: true }), (marks, more) => {
        const duration = (marks.at(-1)?.stillUntilSeconds ?? 0) + more;
        const copy = structuredClone(marks);
        const frames = selectFrames(duration, marks);
        expect(frames.length).toBeGreaterThan(0);
        expect(frames.length).toBeLessThanOrEqual(mostFrames(duration));
        const times = frames.map((frame) => frame.timestampSeconds);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.every((time) => time >= 0 && time <= duration)).toBe(true);
        expect(frames.filter((frame) => frame.kind === "opening")).toHaveLength(1);
        expect(frames[0]?.kind).toBe("opening");
        expect(marks).toEqual(copy);
        expect(selectFrames(duration, marks)).toEqual(frames);
      }),
    );
  });
});
