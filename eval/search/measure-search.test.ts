import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { measureSearch, reportSearch } from "./measure-search.ts";
import { plainBm25 } from "./plain-bm25.ts";
import { scoreRanking, scoreRefusal } from "./ranking-measures.ts";

const asked = (ranked: string[], relevant: string[], isShown = true) => ({
  ranked,
  relevant: new Set(relevant),
  isShown,
});

describe("the measures", () => {
  it("score rankings by the usual definitions", () => {
    const scores = scoreRanking([
      asked(["a", "b", "c"], ["a", "c"]),
      asked(["x", "a"], ["a"]),
      asked(["x"], []),
    ]);
    expect(scores.map).toBeCloseTo(((1 + 2 / 3) / 2 + 1 / 2) / 2);
    expect(scores.precisionAt1).toBe(0.5);
    expect(scores.hitAt3).toBe(1);
    const gain = (place: number) => 1 / Math.log2(place + 1);
    expect(scores.ndcgAt10).toBeCloseTo(((1 + gain(3)) / (1 + gain(2)) + gain(2)) / 2);
  });

  it("count a right first result only if it is shown", () => {
    const scores = scoreRefusal([asked(["a"], ["a"]), asked(["a"], ["a"], false), asked([], [], false)]);
    expect(scores).toEqual({ refused: 1, answered: 0.5 });
    expect(scoreRefusal([asked(["a"], ["a"])]).refused).toBeNull();
  });
});

describe("plain BM25", () => {
  it("prefers rare words, and words of the question", () => {
    const rank = plainBm25([
      { id: "1", title: "Pay by card", text: "Every card." },
      { id: "2", title: "Lost card", text: "Call us." },
      { id: "3", title: "Opening hours", text: "If your card is lost or you pay late." },
    ]);
    expect(rank("lost card")).toEqual(["2", "3", "1"]);
    expect(rank("zebra")).toEqual([]);
  });
});

it("reads one corpus a line, and prints one line of JSON last", async () => {
  const folder = await mkdtemp(join(tmpdir(), "eval-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "search.jsonl");
  const corpus = (name: string, relevant: number[]) =>
    JSON.stringify({
      name,
      documents: [
        { id: 1, title: "How do I pay?", text: "By card." },
        { id: 2, title: "Where are you?", text: "In Leeds." },
      ],
      queries: [{ text: "How can I pay", relevant }],
    });
  await writeFile(file, `${corpus("one", [1])}\n${corpus("two", [2])}\n`);
  const scores = await measureSearch(file);
  expect(scores).toMatchObject({ queries: 2, precisionAt1: 0.5, refused: null, bm25: { precisionAt1: 0.5 } });
  const last = reportSearch(scores).split("\n").at(-1) ?? "";
  expect(JSON.parse(last)).toEqual(scores);
});
