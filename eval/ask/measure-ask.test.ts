import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { measureAsk, reportAsk, scoreOutcomes, tokenF1 } from "./measure-ask.ts";

it("compares words as often as they occur", () => {
  expect(tokenF1("the red car", "The red, red bike")).toBeCloseTo((2 * 2) / 7);
  expect(tokenF1("", "red")).toBe(0);
});

it("counts kept and refused questions at each threshold", () => {
  const outcome = (confidence: number, isAnswerable: boolean) => ({
    confidence,
    isAnswerable,
    f1: null,
    isVerbatim: true,
  });
  const { curve } = scoreOutcomes([outcome(0.9, true), outcome(0.3, true), outcome(0.5, false)]);
  expect(curve[8]).toEqual({ threshold: 0.4, kept: 0.5, refused: 0 });
  expect(curve[12]).toEqual({ threshold: 0.6, kept: 0.5, refused: 1 });
});

it("scores tasks with known, unknown and missing answers, and prints one line of JSON last", async () => {
  const folder = await mkdtemp(join(tmpdir(), "eval-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "ask.jsonl");
  const passages = [
    {
      id: "p",
      title: "Parking",
      sentences: ["Guests park behind the hotel for free.", "The gate closes at ten in the evening."],
    },
  ];
  const tasks = [
    { question: "Where can guests park?", passages, gold: [["p", 0]] },
    { question: "Is guest parking free?", passages, gold: [] },
    { question: "Who painted the ceiling?", passages, gold: null },
    { question: "Who painted the ceiling?", passages: [], gold: null },
  ];
  await writeFile(file, tasks.map((task) => JSON.stringify(task)).join("\n"));
  const scores = await measureAsk(file);
  expect(scores).toMatchObject({ tasks: 4, refused: 1, verbatim: 1 });
  expect(scores.f1).toBeGreaterThan(0.5);
  expect(JSON.parse(reportAsk(scores).split("\n").at(-1) ?? "")).toEqual(scores);
});
