/**
 * Event stream of the wizard and of trials. It sends the stored state, then each change as a patch. Every event is
 * computed from stored data, so a client that connects late or reconnects misses nothing and gets no duplicates.
 */

import { endAbandonedWork } from "#features/websites/abandoned-work.server.ts";
import { wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import { createEventStreamResponse, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { oneAtATime } from "#platform/realtime/one-at-a-time.ts";
import { createStreamLimit, type StreamKey } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import type { StateEvent, Versioned } from "./state-events.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "log">;

/** Limits per process. A browser opens one stream for each tab. Visitors can't use up the owners' streams. */
const limits = {
  wizard: createStreamLimit({ max: 1_000, maxPerKey: 6 }),
  trial: createStreamLimit({ max: 200, maxPerKey: 6 }),
};
/** Also polls the row, because a notification may get lost. */
const checkEveryMs = 10_000;
/** Changes within this time are sent as one event. */
const gatherMs = 60;
/** The browser reconnects automatically, and the session is checked again then. */
const maxStreamMs = 10 * 60_000;
const retryMs = 200;

export interface StateSource<State extends Versioned> {
  /** Whose changes are watched. */
  companyId: string;
  kind: keyof typeof limits;
  /** The person who watches. A person's streams count together. */
  key: StreamKey;
  /** Null once there is nothing left to watch. */
  read: () => Promise<State | null>;
  /** Called with the first state. */
  onOpen?: (state: State) => Promise<void>;
  /** The stream ends after a state that won't change anymore. */
  isLast?: (state: State) => boolean;
  checkMs?: number;
  maxMs?: number;
}

/** `signal` aborts when the client closes the connection. */
export function openStateStream<State extends Versioned>(
  services: Deps,
  source: StateSource<State>,
  signal: AbortSignal,
): Response {
  return createEventStreamResponse({
    signal,
    limit: { streams: limits[source.kind], key: source.key },
    open: (send, end) => watchState(services, source, { send, end }),
  });
}

/** Returns a function that stops watching. */
function watchState<State extends Versioned>(
  services: Deps,
  {
    companyId,
    read,
    onOpen,
    isLast,
    checkMs = checkEveryMs,
    maxMs = maxStreamMs,
  }: Omit<StateSource<State>, "key" | "kind">,
  { send, end }: { send: (event: StreamEvent) => void; end: () => void },
): () => void {
  let sent: State | null = null;
  let isOver = false;
  let gathering: NodeJS.Timeout | null = null;

  function say(event: StateEvent<State>, revision?: number): void {
    send({ data: event, retryMs, ...(revision === undefined ? {} : { id: String(revision) }) });
  }

  async function tell(): Promise<void> {
    const state = await read();
    if (isOver) return;
    if (!state) {
      say({ type: "finished" });
      return end();
    }
    const { revision } = state;
    if (sent) {
      const patch = difference(sent, state);
      if (Object.keys(patch).length > 0) say({ type: "patch", revision, patch }, revision);
    } else {
      await onOpen?.(state);
      say({ type: "state", state }, revision);
    }
    sent = state;
    if (isLast?.(state)) end();
  }

  const telling = oneAtATime(tell, (error) => {
    services.log.warn({ err: error }, "wizard event stream closed; state read failed");
    end();
  });

  function soon(): void {
    gathering ??= setTimeout(() => {
      gathering = null;
      telling.ask();
    }, gatherMs);
  }

  async function check(): Promise<void> {
    try {
      await endAbandonedWork(services, { companyId });
      telling.ask();
    } catch {
      // If the database is unavailable, the next poll tries again.
    }
  }

  const unsubscribe = services.realtime.subscribe(wizardChannel(companyId), soon);
  const stopListening = services.realtime.onConnection((state) => state === "restored" && telling.ask());
  const checkTimer = setInterval(() => void check(), checkMs);
  const endTimer = setTimeout(end, maxMs);
  // Subscribes before the first read, so that no change in between is lost.
  telling.ask();
  return () => {
    isOver = true;
    telling.stop();
    unsubscribe();
    stopListening();
    clearInterval(checkTimer);
    clearTimeout(endTimer);
    if (gathering) clearTimeout(gathering);
  };
}

/** Returns the top-level properties that changed, with their complete new values. */
function difference<State extends Versioned>(before: State, after: State): Partial<State> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof State]),
  );
  return Object.fromEntries(changed) as Partial<State>;
}
