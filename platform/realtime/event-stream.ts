/** Server-sent events: how one is written, and a response that stays open for them. */
import type { StreamLimit } from "#platform/realtime/stream-limit.ts";

export interface StreamEvent {
  /** Name of the event; "message" in the browser when absent. */
  event?: string;
  id?: string;
  /** How long the browser waits before it connects again. */
  retryMs?: number;
  /** Sent as JSON, so that no line break of its own ends it. */
  data: unknown;
}

/** One event in the wire format, its empty line included. Line breaks in a name or id are dropped. */
export function formatEvent({ event, id, retryMs, data }: StreamEvent): string {
  const lines = [`data: ${JSON.stringify(data ?? null)}`];
  if (retryMs !== undefined) lines.unshift(`retry: ${Math.round(retryMs)}`);
  if (id !== undefined) lines.unshift(`id: ${oneLine(id)}`);
  if (event !== undefined) lines.unshift(`event: ${oneLine(event)}`);
  return `${lines.join("\n")}\n\n`;
}

export interface EventStreamOptions {
  /** Called once the stream is open; what it returns is called once when it ends, for whatever reason. */
  open(send: (event: StreamEvent) => void, end: () => void): () => void;
  /** Of the request: aborted when the browser leaves. */
  signal: AbortSignal;
  /** How many streams may be open, and under which key (a session, an address) this one counts. */
  limit?: { streams: StreamLimit; key: string };
  /** A comment this often keeps proxies from closing the stream and finds browsers that left. Default 25_000. */
  heartbeatMs?: number;
  /** Unread bytes after which a reader that is too slow is dropped; it connects again. Default 256_000. */
  maxUnreadBytes?: number;
}

/** A 200 with the open stream, or a 429 when the limit is reached (the browser then does not come back by itself). */
export function createEventStreamResponse({
  open,
  signal,
  limit,
  heartbeatMs = 25_000,
  maxUnreadBytes = 256_000,
}: EventStreamOptions): Response {
  const release = limit ? limit.streams.acquire(limit.key) : () => {};
  if (!release)
    return new Response("Too many open streams.", { status: 429, headers: { "retry-after": "30" } });

  const encoder = new TextEncoder();
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let closeSource = () => {};
        let ended = false;
        const write = (text: string) => {
          if (ended) return;
          if ((controller.desiredSize ?? 0) <= 0) return finish();
          controller.enqueue(encoder.encode(text));
        };
        const heartbeat = setInterval(() => write(": keep-alive\n\n"), heartbeatMs);
        finish = () => {
          if (ended) return;
          ended = true;
          clearInterval(heartbeat);
          signal.removeEventListener("abort", finish);
          release();
          closeSource();
          try {
            controller.close();
          } catch {
            // Cancelled by the reader: closed already.
          }
        };
        signal.addEventListener("abort", finish, { once: true });
        write(": open\n\n");
        closeSource = open((event) => write(formatEvent(event)), finish);
        // `open` may have ended the stream before its clean-up was known, or the browser may have left already.
        if (ended) closeSource();
        else if (signal.aborted) finish();
      },
      cancel: () => finish(),
    },
    { highWaterMark: maxUnreadBytes, size: (chunk) => chunk.byteLength },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // nginx would hold the events back to fill its buffer.
      "x-accel-buffering": "no",
    },
  });
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, "");
}
