import { expect, test } from "vitest";
import { bodyRefusals } from "./body-bound.ts";
import { bodyLimits, createBodyBudget } from "./body-budget.ts";

let nowMs = 0;
const clock = { monotonicMs: () => nowMs };
const budgetOf = (limits: Partial<typeof bodyLimits> = {}) =>
  createBodyBudget(clock, { ...bodyLimits, ...limits });

test("rate-limits a network that used up its requests, and no other", () => {
  const budget = budgetOf({ burstUnits: 3, unitsPerSecond: 1 });
  for (let n = 0; n < 3; n++) expect(budget.admit("203.0.113.5", 0)).toBeNull();
  expect(budget.admit("203.0.113.5", 0)).toEqual(bodyRefusals.tooOften(1));
  expect(budget.admit("203.0.113.6", 0)).toBeNull();
  nowMs += 1_000;
  expect(budget.admit("203.0.113.5", 0)).toBeNull();
  expect(budget.admit("203.0.113.5", 0)).not.toBeNull();
});

test("treats an IPv6 /64 as one network", () => {
  const budget = budgetOf({ burstUnits: 1, unitsPerSecond: 1 });
  expect(budget.admit("2001:db8::1", 0)).toBeNull();
  expect(budget.admit("2001:db8::ffff", 0)).not.toBeNull();
  expect(budget.admit("2001:db8:0:1::1", 0)).toBeNull();
});

test("gives a /56 four times what a network may send, and a /48 sixteen times", () => {
  const budget = budgetOf({ burstUnits: 1, unitsPerSecond: 1, inFlight: 1 });
  const networks = Array.from({ length: 100 }, (_, n) => `2001:db8:0:${(n * 16).toString(16)}::1`);
  expect(networks.slice(0, 16).filter((address) => budget.admit(address, 0) === null)).toHaveLength(4);
  expect(networks.filter((address) => budget.admit(address, 0) === null)).toHaveLength(12);
  expect(networks.filter((address) => "take" in budget.open(address))).toHaveLength(16);
  nowMs += 1_000;
  expect(networks.filter((address) => budget.admit(address, 0) === null)).toHaveLength(16);
});

test("charges more for large bodies, up to 100 kB, and for those of unknown size", () => {
  for (const [bytes, most] of [
    [9_999, 22],
    [100_000, 2],
    [50_000_000, 2],
    [null, 2],
  ] as const) {
    const budget = budgetOf({ burstUnits: 22, unitsPerSecond: 1 });
    let admitted = 0;
    while (budget.admit("203.0.113.5", bytes) === null) admitted += 1;
    expect([bytes, admitted]).toEqual([bytes, most]);
  }
});

test("evicts the least recently seen networks, so their number is bounded", () => {
  const budget = budgetOf({ networks: 2, burstUnits: 1, unitsPerSecond: 1 });
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
    expect(budget.admit(address, 0)).toBeNull();
  expect(budget.admit("203.0.113.3", 0)).not.toBeNull();
  expect(budget.admit("203.0.113.1", 0)).toBeNull();
});

test("bounds a network's in-flight bodies and frees a slot when one is received", () => {
  const budget = budgetOf({ inFlight: 2 });
  const open = () => budget.open("203.0.113.5");
  const [first] = [open(), open()];
  expect(open()).toEqual(bodyRefusals.tooOften(1));
  expect(budget.open("203.0.113.6")).toHaveProperty("take");
  if ("status" in first) throw new Error(first.text);
  first.received();
  first.release();
  expect(open()).toHaveProperty("take");
  expect(open()).toEqual(bodyRefusals.tooOften(1));
});

test("bounds memory globally; large bodies don't take the memory reserved for forms", () => {
  const budget = budgetOf({ smallBytes: 250_000, largeBytes: 1_000_000 });
  const open = () => {
    const share = budget.open("203.0.113.5");
    if ("status" in share) throw new Error(share.text);
    return share;
  };
  const [archive, form, late] = [open(), open(), open()];
  expect(archive.take(1_100_000)).toBe(true);
  expect(archive.take(1)).toBe(false);
  archive.release();
  const second = open();
  expect(second.take(1_100_000)).toBe(true);
  expect(form.take(100_000)).toBe(true);
  expect(late.take(50_001)).toBe(false);
  for (const share of [archive, second, late]) share.release();
  expect(open().take(100_000)).toBe(true);
});
