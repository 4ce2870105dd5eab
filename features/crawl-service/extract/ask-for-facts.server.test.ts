/** A model's answers are accepted only if a page contains them. */

import { afterEach, expect, test } from "vitest";
import type { Services } from "#platform/services.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { type FakeModel, startFakeModel } from "#tests/support/fake-model.ts";
import { askForFacts, readSchema } from "./ask-for-facts.server.ts";

let fake: FakeModel | null = null;
afterEach(() => fake?.close());

const schema = {
  type: "object",
  required: ["owner", "seats", "fax"],
  properties: {
    owner: { type: "string", pattern: "^(\\w+ ?)+$" },
    seats: { type: "integer" },
    fax: { type: "string" },
    dishes: {
      type: "array",
      items: { type: "object", properties: { name: { type: "string" }, price: { type: "number" } } },
    },
  },
};
const texts = ["Anna Weber opened the house in 1998. We have 48 seats.", "Goulash 12,50 €\nTrout 19 €"];

async function ask(
  value: unknown,
  found: { data: unknown; missing: string[] } = { data: null, missing: [] },
) {
  fake = await startFakeModel(() => ({ kind: "value", value }));
  const ai = { provider: "openai" as const, model: "fake", apiKey: "key", baseUrl: fake.url };
  const services = { config: { ai }, log: collectLog().log } as unknown as Services;
  return askForFacts(services, { texts, wanted: { schema }, found, signal: new AbortController().signal });
}

test("keeps what the pages contain, and drops and reports the rest", async () => {
  const answer = await ask({
    data: {
      owner: "Anna Weber",
      seats: 480,
      fax: "+43 1 555",
      dishes: [
        { name: "Goulash", price: 12.5 },
        { name: "Lobster", price: 99 },
      ],
    },
  });
  expect(answer).toEqual({
    data: { owner: "Anna Weber", seats: null, fax: null, dishes: [{ name: "Goulash", price: 12.5 }] },
    missing: ["seats", "fax"],
  });
});

test("accepts an answer with a missing required field", async () => {
  const { data, missing } = await ask({ data: { owner: "Anna Weber", seats: 48, fax: null, dishes: null } });
  expect(data).toEqual({ owner: "Anna Weber", seats: 48, fax: null, dishes: null });
  expect(missing).toContain("fax");
});

test("prefers the page's structured data", async () => {
  const found = { data: { owner: "A. Weber", seats: null }, missing: ["seats"] };
  expect((await ask({ data: { owner: "Anna Weber", seats: 48, fax: null } }, found)).data).toMatchObject({
    owner: "A. Weber",
    seats: 48,
  });
});

test("rejects a schema designed to take forever, or processes it quickly", () => {
  const steps = Array.from({ length: 20 }, (_, index) => {
    const next = { $ref: `#/$defs/d${index + 1}` };
    return [`d${index}`, { type: "object", properties: { a: next, b: next } }];
  });
  const doubling = {
    type: "object",
    properties: { x: { $ref: "#/$defs/d0" } },
    $defs: Object.fromEntries([...steps, ["d20", { type: "string" }]]),
  };
  expect(() => readSchema(doubling)).toThrow(/too large/);
  let deep: Record<string, unknown> = { type: "string" };
  for (let level = 0; level < 5_000; level += 1) deep = { type: "array", items: deep };
  expect(() => readSchema(deep)).toThrow(/too large|could not be read/);
  const before = cpuMs();
  const slow = readSchema({ type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } });
  slow.safeParse({ a: `${"a".repeat(40)}!` });
  expect(cpuMs() - before).toBeLessThan(500);
  const tree = {
    type: "object",
    properties: { name: { type: "string" }, parts: { type: "array", items: { $ref: "#" } } },
  };
  expect(readSchema(tree).safeParse({ name: "a", parts: [{ name: "b", parts: [] }] }).success).toBe(true);
});
