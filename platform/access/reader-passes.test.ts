import { expect, test } from "vitest";
import { createReaderPasses, type PassHolder, passHours } from "./reader-passes.ts";

const passes = createReaderPasses("s".repeat(43));
const place = { companyId: "4f6f4f6c-0000-4000-8000-000000000001", host: "acme.step.example" };
const now = new Date("2026-11-23T10:00:00Z");
const holders: PassHolder[] = [
  { kind: "password", version: 3 },
  { kind: "member", userId: "4f6f4f6c-0000-4000-8000-000000000002" },
  { kind: "reader", readerId: "4f6f4f6c-0000-4000-8000-000000000003" },
];

test.each(holders)("a pass of a $kind says who holds it, and since when", (holder) => {
  const later = new Date(now.getTime() + 60_000);
  expect(passes.read(place, passes.issue(place, holder, now), later)).toEqual({ holder, issuedAt: now });
});

test("a pass ends after its hours", () => {
  const pass = passes.issue(place, holders[0]!, now);
  const after = (ms: number) => passes.read(place, pass, new Date(now.getTime() + ms));
  expect(after(passHours * 3_600_000)).not.toBeNull();
  expect(after(passHours * 3_600_000 + 1)).toBeNull();
  expect(passes.holderOf(place, pass)).toEqual(holders[0]);
});

test("a pass counts on no other host, for no other company, and with no other secret", () => {
  const pass = passes.issue(place, holders[1]!, now);
  expect(passes.read({ ...place, host: "bolt.step.example" }, pass, now)).toBeNull();
  expect(passes.holderOf({ ...place, host: "bolt.step.example" }, pass)).toBeNull();
  expect(passes.read({ ...place, companyId: holders[1]!.kind }, pass, now)).toBeNull();
  expect(createReaderPasses("t".repeat(43)).read(place, pass, now)).toBeNull();
});

test.each([
  "",
  "x",
  "password.3",
  "password.3.mabc123.",
  passes.issue(place, holders[0]!, now).replace("password.3", "password.4"),
  passes.issue(place, holders[1]!, now).replace("member", "reader"),
])("refuses the altered pass %j", (pass) => {
  expect(passes.read(place, pass, now)).toBeNull();
  expect(passes.holderOf(place, pass)).toBeNull();
});
