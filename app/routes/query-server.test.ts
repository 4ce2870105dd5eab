import { afterEach, expect, test, vi } from "vitest";
import { queryServer } from "./query-server.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers with these statuses in turn. 0 is a lost connection. */
function answerWith(...statuses: number[]) {
  const asked = vi.fn(async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("fetch failed");
    return new Response(null, { status });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

function recordPauses() {
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
  };
  return { pauses, pause };
}

test("a lost connection and a failing server are asked again after growing pauses", async () => {
  const asked = answerWith(0, 503, 500, 200);
  const { pauses, pause } = recordPauses();
  expect((await queryServer("/list", { pause }))?.status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
});

test("after three retries, the last outcome stands", async () => {
  const { pause } = recordPauses();
  answerWith(0, 0, 0, 0, 200);
  expect(await queryServer("/list", { pause })).toBeNull();
  answerWith(503, 503, 503, 503, 200);
  expect((await queryServer("/list", { pause }))?.status).toBe(503);
});

test("a refusal is an answer", async () => {
  const asked = answerWith(403);
  expect((await queryServer("/list", recordPauses()))?.status).toBe(403);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("an abort ends the retries, and a pause with them", async () => {
  const asked = answerWith(0, 200);
  const stop = new AbortController();
  const answer = queryServer("/list", { signal: stop.signal });
  stop.abort();
  expect(await answer).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
  const other = new AbortController();
  answerWith(0, 200);
  const pause = async () => other.abort();
  expect(await queryServer("/list", { signal: other.signal, pause })).toBeNull();
});
