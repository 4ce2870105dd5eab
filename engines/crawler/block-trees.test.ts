import { expect, test } from "vitest";
import { describeBlocks, featureNames } from "./block-features.ts";
import { blockTrees } from "./block-model.ts";
import { readTrees, scoreRow } from "./block-trees.ts";
import { cleanHtml } from "./clean-html.ts";
import { parseHtml } from "./dom.ts";

test("adds up what the trees say about a row", () => {
  const forest = readTrees(["a<1?(b<-2.5?(1):(-2)):(4)", "0.5"], ["a", "b"]);
  expect(scoreRow(forest, Float32Array.of(0, -3), 0)).toBe(1.5);
  expect(scoreRow(forest, Float32Array.of(0, 0), 0)).toBe(-1.5);
  expect(scoreRow(forest, Float32Array.of(9, 9, 1, 0), 2)).toBe(4.5);
});

test("rejects trees that ask for unknown features or are cut off", () => {
  expect(() => readTrees(["c<1?(1):(2)"], ["a"])).toThrow("Unknown feature");
  expect(() => readTrees(["a<1?(1"], ["a"])).toThrow();
});

test("the stored trees ask only for features that blocks have", () => {
  expect(readTrees(blockTrees, featureNames).roots.length).toBeGreaterThan(10);
});

test("describes a block by its links, its surroundings and its place", () => {
  const html = `<div class="sidebar"><p><a href="/x">Linked words</a></p></div><p>Plain words, no links.</p>`;
  const { blocks } = cleanHtml(parseHtml(html), { baseUrl: "https://acme.test/", controlled: new Set() });
  const { rows } = describeBlocks(blocks);
  const read = (block: number, name: string) =>
    rows[block * featureNames.length + featureNames.indexOf(name)];
  expect([read(0, "linkShare"), read(1, "linkShare")]).toEqual([1, 0]);
  expect([read(0, "around:side"), read(1, "around:side")]).toEqual([2, 0]);
  expect([read(0, "position"), read(1, "position")]).toEqual([0, expect.closeTo(0.37, 1)]);
});
