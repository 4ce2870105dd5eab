/** Receives a request body up to its limit. The rest stays in the connection, which the server then closes. */
import type { Readable } from "node:stream";
import type { Clock } from "#platform/clock.ts";
import { type BodyRefusal, type BodyResult, bodyRefusals } from "./body-bound.ts";
import type { BodyShare } from "./body-budget.ts";
import type { BodyParser } from "./body-parser.ts";

export interface ReceiveOptions<Value> {
  maxBytes: number;
  parser: BodyParser<Value>;
  share: BodyShare;
  clock: Pick<Clock, "monotonicMs">;
  /** Slower senders are aborted. */
  pace?: Pace;
}

interface Pace {
  /** Grace period before the minimum speed applies. */
  graceMs: number;
  bytesPerMs: number;
}

/** 8 kB per second after ten seconds, which is slower than any connection that can load our pages. */
const defaultPace: Pace = { graceMs: 10_000, bytesPerMs: 8 };

/** `body` must not have been read before. If the connection ends early, the form counts as unreadable. */
export async function receiveBody<Value>(
  body: Readable,
  { pace = defaultPace, ...options }: ReceiveOptions<Value>,
): Promise<BodyResult<Value>> {
  const refused = await receive(body, { pace, ...options });
  options.share.received();
  return refused === null ? options.parser.end() : { refused };
}

function receive<Value>(
  body: Readable,
  { maxBytes, parser, share, clock, pace }: Required<ReceiveOptions<Value>>,
): Promise<BodyRefusal | null> {
  return new Promise((resolve) => {
    let bytes = 0;
    const { graceMs, bytesPerMs } = pace;
    let timer = setTimeout(checkPace, graceMs);
    const startedMs = clock.monotonicMs();

    function finish(refusal: BodyRefusal | null): void {
      clearTimeout(timer);
      body.off("data", onData);
      body.off("end", onEnd);
      for (const event of ["error", "close"] as const) body.off(event, onCut);
      if (refusal !== null) {
        body.pause();
        // From here on, no other code handles the connection's errors. An unhandled one would crash the process.
        body.on("error", () => {});
      }
      resolve(refusal);
    }
    function onData(chunk: Buffer): void {
      bytes += chunk.length;
      const refusal = refusalOf(chunk);
      if (refusal !== null) finish(refusal);
    }
    function refusalOf(chunk: Buffer): BodyRefusal | null {
      if (bytes > maxBytes) return bodyRefusals.tooLarge(maxBytes);
      return share.take(chunk.length) ? parser.push(chunk) : bodyRefusals.busy;
    }
    function onEnd(): void {
      finish(null);
    }
    function onCut(): void {
      finish(bodyRefusals.unreadableForm);
    }
    /** Schedules the next check for when the bytes received so far would be too few. */
    function checkPace(): void {
      const leftMs = graceMs + bytes / bytesPerMs - (clock.monotonicMs() - startedMs);
      if (leftMs <= 0) finish(bodyRefusals.tooSlow);
      else timer = setTimeout(checkPace, leftMs);
    }

    body.on("data", onData);
    body.on("end", onEnd);
    for (const event of ["error", "close"] as const) body.on(event, onCut);
    if (body.readableEnded) onEnd();
    else if (body.destroyed) onCut();
  });
}
