import { expect, it } from "vitest";
import { trailOf } from "./trail-of.ts";

it.each([
  ["Visit us", null, ["Visit us"]],
  ["Visit us", "Parking", ["Visit us", "Parking"]],
  ["Parking | Mill Hotel", "Parking", ["Parking"]],
  ["Parking – Mill Hotel", "parking", ["parking"]],
  ["駐車場｜水車ホテル", "駐車場", ["駐車場"]],
  ["Parking and pets", "Parking", ["Parking and pets", "Parking"]],
  ["Visit us", "Dogs are welcome in all rooms of the house.", ["Visit us"]],
])("%s, %s", (title, heading, trail) => {
  expect(trailOf(title, heading, "Dogs are welcome in all rooms of the house.")).toEqual(trail);
});
