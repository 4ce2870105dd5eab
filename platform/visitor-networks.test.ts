import { expect, test } from "vitest";
import { networkOf, networksOf } from "./visitor-networks.ts";

test.each([
  ["203.0.113.7", "203.0.113.8", false],
  ["2a01:db8:1:2::1", "2a01:db8:1:2:ffff::9", true],
  ["2a01:db8:1:2::1", "2A01:0db8:0001:0002:0:0:0:1", true],
  ["2a01:db8:1:2::1", "2a01:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["::ffff:cb00:7107", "203.0.113.7", true],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
])("%s and %s are the same network: %s", (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne);
});

test.each([
  ["2a01:db8:1:2::1", 3],
  ["::ffff:203.0.113.7", 1],
  ["203.0.113.7", 1],
  ["", 1],
])("%s is in %i networks with different names", (address, count) => {
  expect(new Set(networksOf(address).map(({ name }) => name)).size).toBe(count);
});

test("neighbors share the wider networks only", () => {
  const names = (address: string) => networksOf(address).map(({ name }) => name);
  const shared = (address: string) =>
    names("2a01:db8:1:2::1").filter((name) => names(address).includes(name));
  expect(shared("2a01:db8:1:ff::1")).toEqual(names("2a01:db8:1:2::1").slice(1));
  expect(shared("2a01:db8:1:100::1")).toEqual(names("2a01:db8:1:2::1").slice(2));
  expect(shared("2a01:db8:2:2::1")).toEqual([]);
});
