import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { measureLanguage, reportLanguage, scoreLanguages } from "./measure-language.ts";

test("each language counts the same, however many sentences it has", () => {
  const scores = scoreLanguages(
    new Map([
      [
        "sv",
        new Map([
          ["sv", 6],
          ["da", 1],
          ["nb", 3],
        ]),
      ],
      ["ja", new Map([["ja", 1000]])],
    ]),
  );
  expect(scores.accuracy).toBeCloseTo(0.8);
  expect(scores.byLanguage.sv).toEqual({ sentences: 10, accuracy: 0.6, takenFor: { nb: 3, da: 1 } });
  expect(JSON.parse(reportLanguage(scores).split("\n").at(-1)!)).toEqual({
    accuracy: scores.accuracy,
    byLanguage: { sv: 0.6, ja: 1 },
  });
});

test("reads JSON lines and detects texts of any length", async () => {
  const folder = await mkdtemp(join(tmpdir(), "language-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sentences.jsonl");
  const lines = [
    { text: "駅前です。", language: "ja" },
    { text: "안녕하세요", language: "ko" },
    { text: "Wir haben am Montag geschlossen.", language: "de" },
  ];
  await writeFile(file, `${lines.map((line) => JSON.stringify(line)).join("\n")}\n\n`);
  const { accuracy, byLanguage } = await measureLanguage(file);
  expect(accuracy).toBe(1);
  expect(Object.keys(byLanguage)).toEqual(["ja", "ko", "de"]);
});
