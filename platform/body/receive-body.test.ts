import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { bodyRefusals } from "./body-bound.ts";
import { bodyLimits, createBodyBudget } from "./body-budget.ts";
import { jsonParser } from "./body-parser.ts";
import { receiveBody } from "./receive-body.ts";

const clock = { monotonicMs: () => performance.now() };
const bound = { kind: "json", maxBytes: 20, maxDepth: 5, maxTokens: 5 } as const;

function receiving(body: PassThrough, options: { graceMs?: number; smallBytes?: number } = {}) {
  const { graceMs = 60_000, smallBytes = bodyLimits.smallBytes } = options;
  const share = createBodyBudget(clock, { ...bodyLimits, smallBytes }).open("203.0.113.5");
  if ("status" in share) throw new Error(share.text);
  const pace = { graceMs, bytesPerMs: 1 };
  return receiveBody(body, { maxBytes: bound.maxBytes, parser: jsonParser(bound), share, clock, pace });
}

test("reads a body to its end", async () => {
  const body = new PassThrough();
  const read = receiving(body);
  body.write('{"a"');
  body.end(":1}");
  expect(await read).toEqual({ value: { a: 1 } });
});

test("reads no more of an oversized body than its bound", async () => {
  const body = new PassThrough({ highWaterMark: 1_000 });
  const read = receiving(body);
  body.write(" ".repeat(15));
  body.write(" ".repeat(15));
  expect(await read).toEqual({ refused: bodyRefusals.tooLarge(20) });
  body.write(" ".repeat(500));
  expect(body.readableFlowing).toBe(false);
  expect(body.readableLength).toBe(500);
});

test("aborts a sender that is too slow", async () => {
  const body = new PassThrough();
  const dripping = setInterval(() => body.write(" "), 20);
  try {
    expect(await receiving(body, { graceMs: 50 })).toEqual({ refused: bodyRefusals.tooSlow });
  } finally {
    clearInterval(dripping);
  }
});

test("reports a broken connection as unreadable and affects nothing else", async () => {
  const body = new PassThrough();
  const read = receiving(body);
  body.write("{");
  body.destroy(new Error("ECONNRESET"));
  expect(await read).toEqual({ refused: bodyRefusals.unreadableForm });
});

test("refuses as busy when the memory budget is exhausted", async () => {
  const body = new PassThrough();
  const read = receiving(body, { smallBytes: 10 });
  body.write(" ".repeat(11));
  expect(await read).toEqual({ refused: bodyRefusals.busy });
});
