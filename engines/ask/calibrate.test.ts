import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibrate, globalCalibration, type Trial } from "./calibrate.ts";

const trial = fc.record({ confidence: fc.double({ min: 0, max: 1, noNaN: true }), isRight: fc.boolean() });
const trials = fc.array(trial, { minLength: 30, maxLength: 200 });
const unknown = trials.map((list) => list.map((one) => ({ ...one, isRight: false })));

function wrongShare(all: Trial[], answerFrom: number): number {
  return all.filter(({ confidence, isRight }) => !isRight && confidence >= answerFrom).length / all.length;
}

describe("calibrate", () => {
  it("keeps wrong answers to 2 % of the questions, or is as careful as it may be", () => {
    fc.assert(
      fc.property(trials, unknown, (known, others) => {
        const { answerFrom, basis } = calibrate(known, others);
        expect(basis).toBe("center");
        const isMostCareful = answerFrom === 0.9;
        expect(wrongShare([...known, ...others], answerFrom) <= 0.02 || isMostCareful).toBe(true);
      }),
    );
  });

  it("answers more where right and wrong answers differ clearly", () => {
    const right = Array.from({ length: 50 }, () => ({ confidence: 0.68, isRight: true }));
    const wrong = Array.from({ length: 50 }, () => ({ confidence: 0.2, isRight: false }));
    expect(calibrate(right, wrong).answerFrom).toBeLessThan(0.68);
    const tempting = wrong.map(() => ({ confidence: 0.8, isRight: false }));
    expect(calibrate(right, tempting).answerFrom).toBeGreaterThan(0.8);
  });

  it("uses the global threshold for a center with few questions", () => {
    const few = Array.from({ length: 29 }, () => ({ confidence: 0.9, isRight: true }));
    expect(calibrate(few, few)).toEqual(globalCalibration);
  });
});
