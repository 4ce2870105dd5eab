/**
 * Streams a recording's state as server-sent events: first the stored state, then each change until the recording ends.
 */
import { createEventStreamResponse, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { oneAtATime } from "#platform/realtime/one-at-a-time.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { getRecording, recordingChannel } from "./recording-record.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "log">;

/** Limits per process. A browser opens one stream per tab. */
const streams = createStreamLimit({ max: 500, maxPerKey: 6 });
const checkEveryMs = 5_000;
const maxStreamMs = 10 * 60_000;
const retryMs = 500;

/** Each event is a full RecordingState. The stream ends with the recording, or when `signal` aborts. */
export function openRecordingStream(
  deps: Deps,
  scope: OwnerScope,
  {
    recordingId,
    signal,
    checkMs = checkEveryMs,
  }: { recordingId: string; signal: AbortSignal; checkMs?: number },
): Response {
  return createEventStreamResponse({
    signal,
    limit: { streams, key: scope.userId },
    open: (send, end) => watch(deps, scope, { recordingId, send, end, checkMs }),
  });
}

interface Watching {
  recordingId: string;
  send: (event: StreamEvent) => void;
  end: () => void;
  checkMs: number;
}

function watch(deps: Deps, scope: OwnerScope, { recordingId, send, end, checkMs }: Watching): () => void {
  let sent = "";
  let isOver = false;

  async function tell(): Promise<void> {
    const state = await getRecording(deps, scope, recordingId);
    if (isOver) return;
    if (!state) return end();
    const text = JSON.stringify(state);
    if (text !== sent) send({ data: state, retryMs });
    sent = text;
    if (state.status === "done" || state.status === "failed") end();
  }

  const telling = oneAtATime(tell, (error) => {
    deps.log.warn({ err: error }, "recording event stream closed; state read failed");
    end();
  });
  const unsubscribe = deps.realtime.subscribe(recordingChannel(recordingId), telling.ask);
  const checkTimer = setInterval(telling.ask, checkMs);
  const endTimer = setTimeout(end, maxStreamMs);
  telling.ask();
  return () => {
    isOver = true;
    telling.stop();
    unsubscribe();
    clearInterval(checkTimer);
    clearTimeout(endTimer);
  };
}
