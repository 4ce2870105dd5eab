/**
 * Event stream of the wizard. It sends the stored state, then each change as a patch. Every event is computed from
 * stored data, so a client that connects late or reconnects misses nothing and gets no duplicates.
 */

import { endAbandonedWork } from "#features/websites/abandoned-work.server.ts";
import { websiteSoonChannel, wizardChannel } from "#features/websites/wizard-watchers.server.ts";
import { createEventStreamResponse, type StreamEvent } from "#platform/realtime/event-stream.ts";
import { oneAtATime } from "#platform/realtime/one-at-a-time.ts";
import { createStreamLimit } from "#platform/realtime/stream-limit.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { WizardEvent, WizardState } from "./wizard.ts";
import { getWizardState } from "./wizard-state.server.ts";

type Deps = Pick<Services, "db" | "realtime" | "clock" | "origin" | "config" | "log">;

/** Limits per process. A browser opens one stream for each tab. */
const streams = createStreamLimit({ max: 1_000, maxPerKey: 6 });
/** Also polls the row, because a notification may get lost. */
const checkEveryMs = 10_000;
/** Changes within this time are sent as one event. */
const gatherMs = 60;
/** The browser reconnects automatically, and the session is checked again then. */
const maxStreamMs = 10 * 60_000;
const retryMs = 200;

/** `signal` aborts when the client closes the connection. */
export function openWizardStream(
  services: Deps,
  scope: OwnerScope,
  { signal, ...timing }: { signal: AbortSignal; checkMs?: number; maxMs?: number },
): Response {
  return createEventStreamResponse({
    signal,
    limit: { streams, key: scope.userId },
    open: (send, end) => watchWizard(services, scope, { send, end, ...timing }),
  });
}

interface Watching {
  send: (event: StreamEvent) => void;
  end: () => void;
  checkMs?: number;
  maxMs?: number;
}

/** Returns a function that stops watching. */
function watchWizard(
  services: Deps,
  scope: OwnerScope,
  { send, end, checkMs = checkEveryMs, maxMs = maxStreamMs }: Watching,
): () => void {
  let sent: WizardState | null = null;
  let isOver = false;
  let gathering: NodeJS.Timeout | null = null;

  function say(event: WizardEvent, revision?: number): void {
    send({ data: event, retryMs, ...(revision === undefined ? {} : { id: String(revision) }) });
  }

  async function tell(): Promise<void> {
    const state = await getWizardState(services, scope);
    if (isOver) return;
    if (!state) {
      say({ type: "finished" });
      return end();
    }
    // The owner is about to enter a URL, so workers start their threads now to save time later.
    if (!sent && state.step === "url-input") await services.realtime.publish(websiteSoonChannel, null);
    if (!sent) say({ type: "state", state }, state.revision);
    else if (state.revision !== sent.revision)
      say({ type: "patch", revision: state.revision, patch: difference(sent, state) }, state.revision);
    sent = state;
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
      await endAbandonedWork(services, scope);
      telling.ask();
    } catch {
      // If the database is unavailable, the next poll tries again.
    }
  }

  const unsubscribe = services.realtime.subscribe(wizardChannel(scope.companyId), soon);
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
function difference(before: WizardState, after: WizardState): Partial<WizardState> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof WizardState]),
  );
  return Object.fromEntries(changed);
}
