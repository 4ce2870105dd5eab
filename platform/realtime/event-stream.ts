import type { StreamKey, StreamLimit } from "#platform/realtime/stream-limit.ts";

export interface StreamEvent {
  /** Browsers use "message" if it is absent. */
  event?: string;
  id?: string;
  /** The browser's reconnect delay. */
  retryMs?: number;
  /** Sent as JSON, so that its line breaks can't end the event. */
  data: unknown;
}

/** Formats one event for the wire, including the blank line. Drops line breaks in a name or id. */
export function formatEvent({ event, id, retryMs, data }: StreamEvent): string {
  const lines = [`data: ${JSON.stringify(data ?? null)}`];
  if (retryMs !== undefined) lines.unshift(`retry: ${Math.round(retryMs)}`);
  if (id !== undefined) lines.unshift(`id: ${oneLine(id)}`);
  if (event !== undefined) lines.unshift(`event: ${oneLine(event)}`);
  return `${lines.join("\n")}\n\n`;
}

export interface EventStreamOptions {
  /** Called once when the stream opens. The cleanup function that it returns is called once when the stream ends. */
  open(send: (event: StreamEvent) => void, end: () => void): () => void;
  /** The request's signal, which is aborted when the browser disconnects. */
  signal: AbortSignal;
  /** Limits the open streams. Those with the same key, such as a session or an address, count together. */
  limit?: { streams: StreamLimit; key: StreamKey };
  /**
   * Interval of comments, which keep proxies from closing the stream and detect disconnected browsers. Default 25_000.
   */
  heartbeatMs?: number;
  /** Backpressure limit: a reader with more unread bytes is disconnected and reconnects. Default 256_000. */
  maxUnreadBytes?: number;
}

/** Returns a 200 with the open stream. Over the limit, returns a 429, which stops the browser from reconnecting. */
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
            // The reader cancelled the stream, so it is already closed.
          }
        };
        signal.addEventListener("abort", finish, { once: true });
        write(": open\n\n");
        closeSource = open((event) => write(formatEvent(event)), finish);
        // `open` may have ended the stream before it returned its cleanup function, or the browser may already have
        // disconnected.
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
      // Disables nginx buffering, which would delay events.
      "x-accel-buffering": "no",
    },
  });
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, "");
}
