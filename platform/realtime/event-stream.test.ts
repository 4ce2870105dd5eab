import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventStreamResponse, formatEvent, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openStream(options: Partial<Parameters<typeof createEventStreamResponse>[0]> = {}) {
  const request = new AbortController();
  let send: (event: StreamEvent) => void = () => {};
  let end = () => {};
  const closed = vi.fn();
  const response = createEventStreamResponse({
    signal: request.signal,
    open(sendEvent, endStream) {
      send = sendEvent;
      end = endStream;
      return closed;
    },
    ...options,
  });
  const reader = response.body!.getReader();
  const read = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return {
    response,
    request,
    read,
    reader,
    closed,
    send: (event: StreamEvent) => send(event),
    end: () => end(),
  };
}

test("writes an event as one block that its content can't break", () => {
  expect(formatEvent({ data: { text: "a\n\nevent: evil\r" } })).toBe(
    'data: {"text":"a\\n\\nevent: evil\\r"}\n\n',
  );
  expect(formatEvent({ event: "page\ndata: x", id: "7\r\n", retryMs: 200, data: null })).toBe(
    "event: pagedata: x\nid: 7\nretry: 200\ndata: null\n\n",
  );
  expect(formatEvent({ data: undefined })).toBe("data: null\n\n");
});

test("sends events in order, and a comment every 25 seconds of silence", async () => {
  const { response, read, send } = openStream();
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(await read()).toBe(": open\n\n");
  send({ data: 1 });
  send({ event: "done", data: 2 });
  expect(await read()).toBe("data: 1\n\n");
  expect(await read()).toBe("event: done\ndata: 2\n\n");
  const next = read();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await next).toBe(": keep-alive\n\n");
});

test.each([
  ["the browser leaves", (stream: ReturnType<typeof openStream>) => stream.request.abort()],
  ["the reader cancels", (stream: ReturnType<typeof openStream>) => void stream.reader.cancel()],
  ["the server ends it", (stream: ReturnType<typeof openStream>) => stream.end()],
])("when %s, closes the source once, stops the timer and frees the slot", (_what, leave) => {
  const streams = createStreamLimit({ max: 1, maxPerKey: 1 });
  const stream = openStream({ limit: { streams, key: "a" } });
  expect(streams.acquire("b")).toBeNull();
  leave(stream);
  stream.end();
  stream.send({ data: "late" });
  expect(stream.closed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(streams.acquire("b")).not.toBeNull();
});

test("cleans up when the source ends while opening or the browser has already left", () => {
  const closed = vi.fn();
  createEventStreamResponse({
    signal: new AbortController().signal,
    open(_send, end) {
      end();
      return closed;
    },
  });
  createEventStreamResponse({ signal: AbortSignal.abort(), open: () => closed });
  expect(closed).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("drops a slow reader instead of buffering without bound", () => {
  const { send, closed } = openStream({ maxUnreadBytes: 1_000 });
  for (let count = 0; count < 20; count++) send({ data: "x".repeat(200) });
  expect(closed).toHaveBeenCalledTimes(1);
});

test("answers 429 over the limit, per key and in total", () => {
  const streams = createStreamLimit({ max: 2, maxPerKey: 1 });
  expect(openStream({ limit: { streams, key: "a" } }).response.status).toBe(200);
  const refused = createEventStreamResponse({
    signal: new AbortController().signal,
    open: () => () => {},
    limit: { streams, key: "a" },
  });
  expect(refused.status).toBe(429);
  expect(streams.acquire("b")).not.toBeNull();
  expect(streams.acquire("c")).toBeNull();
});
