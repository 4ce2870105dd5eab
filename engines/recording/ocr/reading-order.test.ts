import { expect, test } from "vitest";
import { type Sketch, sketchOf } from "./picture-sketch.ts";
import { createReadingOrder, type ReadingOrder } from "./reading-order.ts";

const [width, height] = [320, 160];

/** A page whose rows of blocks have these levels of brightness. */
function page(...levels: number[]): Sketch {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [row, level] of levels.entries()) pixels.fill(level, row * 16 * width, (row + 1) * 16 * width);
  return sketchOf({ width, height, pixels });
}

function orderOf(...sketches: Sketch[]): ReadingOrder {
  const order = createReadingOrder();
  for (const sketch of sketches) order.add(sketch);
  return order;
}

/** In the order of one reader that reads each picture before it asks for the next one. */
function readOneByOne(order: ReadingOrder): number[] {
  const read: number[] = [];
  for (let index = order.next(); index !== null; index = order.next()) {
    read.push(index);
    order.finish(index);
  }
  return read;
}

const list = page(9, 9, 9, 9, 9, 9, 9, 9);
const listWithRow = page(9, 9, 9, 9, 9, 9, 9, 9, 9);
const listWithRows = page(9, 9, 9, 9, 9, 9, 9, 9, 9, 9);
const form = page(90, 90, 90, 90, 90, 90, 90, 90);
const filledForm = page(90, 90, 90, 90, 90, 90, 90, 80);

test("pages come first, and then what shows least that is new", () => {
  const order = orderOf(list, listWithRows, listWithRow, filledForm, form);
  expect(readOneByOne(order)).toEqual([0, 3, 2, 1, 4]);
});

test("a second reader begins with another page, while the first one is read", () => {
  const order = orderOf(list, listWithRow, form, filledForm);
  expect(order.next()).toBe(0);
  expect(order.next()).toBe(2);
  // Nothing is read yet, so that the picture that differs most is next.
  expect(order.next()).toBe(1);
  order.finish(2);
  expect(order.next()).toBe(3);
  expect(order.next()).toBeNull();
});

test("pictures may come while others are read", () => {
  const order = orderOf(list);
  expect(order.next()).toBe(0);
  expect(order.next()).toBeNull();
  order.finish(0);
  order.add(listWithRow);
  order.add(form);
  expect(order.next()).toBe(2);
  expect(order.next()).toBe(1);
});

test("every picture is read once, also if all are the same or none is", () => {
  expect(readOneByOne(orderOf(list, list, list, list)).toSorted()).toEqual([0, 1, 2, 3]);
  const small = sketchOf({ width: 16, height: 16, pixels: new Uint8Array(256) });
  expect(readOneByOne(orderOf(list, small, form)).toSorted()).toEqual([0, 1, 2]);
  expect(orderOf().next()).toBeNull();
});
