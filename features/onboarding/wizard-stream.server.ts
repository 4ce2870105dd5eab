/**
 * The wizard's events: what is stored first, then each change as the difference to what was sent. Because every event
 * is made from what is stored, a reader that comes late or back misses nothing and gets nothing twice.
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

/** Of one process. A browser has one for each tab. */
const streams = createStreamLimit({ max: 1_000, maxPerKey: 6 });
/** Notifications can be lost; the row can't. */
const checkEveryMs = 10_000;
/** Changes that come together are sent together. */
const gatherMs = 60;
/** The session is looked at again when the browser comes back, which it does by itself. */
const maxStreamMs = 10 * 60_000;
const retryMs = 200;

/** `signal`: of the request. */
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

/** Returns what ends it. */
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
    // A website is about to be named here: whoever works on jobs gets ready.
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
      // The database is away: it is asked again.
    }
  }

  const unsubscribe = services.realtime.subscribe(wizardChannel(scope.companyId), soon);
  const stopListening = services.realtime.onConnection((state) => state === "restored" && telling.ask());
  const checkTimer = setInterval(() => void check(), checkMs);
  const endTimer = setTimeout(end, maxMs);
  // Subscribed before the first reading: what changes in between is read again.
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

/** The parts that changed, whole. */
function difference(before: WizardState, after: WizardState): Partial<WizardState> {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof WizardState]),
  );
  return Object.fromEntries(changed);
}
