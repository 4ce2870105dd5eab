import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageWords } from "../bank.ts";
import { intents } from "../intents.ts";
import { type IntentModel, likelyIntents, readIntentModel, writeIntentModel } from "./intent-model.ts";
import { textFeatures } from "./text-features.ts";

const [dog, car] = [textFeatures("dogs"), textFeatures("cars")].map((features) => Math.min(...features));
const made: IntentModel = {
  labels: ["pets", "parking", null],
  constants: Float32Array.from([0.5, 0, 1]),
  hashes: Uint32Array.from([dog!, car!].sort((a, b) => a - b)),
  starts: Uint32Array.from([0, 1, 2]),
  targets: Uint8Array.from(dog! < car! ? [0, 1] : [1, 0]),
  weights: Int8Array.from([100, 100]),
  scale: 0.1,
};

describe("the file", () => {
  test("is read as it was written, wherever it is in memory", () => {
    const bytes = writeIntentModel(made);
    for (const shift of [0, 1, 3]) {
      const room = new Uint8Array(bytes.length + shift);
      room.set(bytes, shift);
      const read = readIntentModel(room.subarray(shift));
      expect(read).toEqual({ ...made, scale: expect.closeTo(made.scale) });
    }
  });

  test("is refused with another layout", () => {
    const bytes = writeIntentModel(made);
    expect(() => readIntentModel(bytes.subarray(0, bytes.length - 1))).toThrow("incomplete");
    expect(() => readIntentModel(bytes.subarray(0, 3))).toThrow("isn't an intent model");
    expect(() => readIntentModel(new TextEncoder().encode("x".repeat(99)))).toThrow("isn't an intent model");
  });

  test("of an older version may have an intent that is gone", () => {
    const old = { ...made, labels: ["pets", "gone", null] } as unknown as IntentModel;
    expect(readIntentModel(writeIntentModel(old)).labels).toEqual(["pets", null, null]);
  });
});

describe("likelihood", () => {
  test("is a probability, and none of the customer questions isn't listed", () => {
    const [first, ...others] = likelyIntents(made, "Dogs!");
    expect(first).toEqual({ id: "pets", share: expect.closeTo(1, 3) });
    expect(others).toEqual([]);
    const shares = likelyIntents(made, "something else").map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(0.7);
  });
});

test("features ignore case, accents and which number it is, and join parts of compounds", () => {
  expect(textFeatures("CAFÉ 1200")).toEqual(textFeatures("cafe 3400"));
  expect(textFeatures("18:00")).toEqual(textFeatures("9:30"));
  const parts = textFeatures("Parkplatz");
  expect([...textFeatures("Parkgebühren")].filter((one) => parts.has(one))).toHaveLength(1);
  expect([...textFeatures("Garten")].filter((one) => parts.has(one))).toEqual([]);
  expect(textFeatures("x".repeat(100_000)).size).toBeLessThan(5);
});

const languages = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".intents"))
  .map((name) => name.slice(0, 2));

describe.each(languages)("%s", (language) => {
  const model = readIntentModel(readFileSync(join(import.meta.dirname, `${language}.intents`)));
  const rows = readFileSync(join(import.meta.dirname, "examples", `${language}.tsv`), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));

  test("has every intent, which the bank words, and examples of each kind", () => {
    expect(new Set(model.labels)).toEqual(new Set([...intents.map(({ id }) => id), null]));
    expect(Object.keys(languageWords[language]!.intents)).toHaveLength(intents.length);
    const kinds = Map.groupBy(rows, ([id, kind]) => `${id} ${kind}`);
    for (const { id } of intents)
      for (const kind of ["s", "q", "w", "x"])
        expect(kinds.get(`${id} ${kind}`)?.length, id).toBeGreaterThan(2);
    expect(rows.every((row) => row.length === 3 && row[2] === row[2]?.trim())).toBe(true);
  });

  test("was made from these examples", () => {
    const statements = rows.filter(([, kind]) => kind === "s" || kind === "q");
    const right = statements.filter(([id, , text]) => likelyIntents(model, text!)[0]?.id === id);
    expect(right.length / statements.length).toBeGreaterThan(0.97);
  });
});
