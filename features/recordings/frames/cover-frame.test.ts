import { expect, test } from "vitest";
import { joinedTo } from "./cover-frame.ts";

const boxAt = (y: number) => ({ x: 10, y, width: 100, height: 12 });

test("as many covers are listed as a recording may have, and none is forgotten", () => {
  const boxes = [0, 20, 40, 60].map(boxAt);
  expect(joinedTo(4, boxes)).toEqual(boxes);
  expect(joinedTo(3, boxes)).toEqual([boxAt(0), boxAt(20), { ...boxAt(40), height: 32 }]);
});
