import { useEffect, useState } from "react";
import type { StateEvent, Versioned } from "#features/onboarding/state-events.ts";

/** The specification says that the backoff starts at 200 ms and doubles. */
const firstWaitMs = 200;
const maxWaitMs = 10_000;
/** After this many failures, the page says that the server can't be reached, and also polls the state. */
const failuresBeforeAway = 3;

export interface StateEvents<State extends Versioned> {
  /** Null once there is nothing left to watch. */
  path: string | null;
  receive: (event: StateEvent<State>) => void;
  /** Asks for the state if events don't arrive. "over" after the end, null if the server can't be reached. */
  ask?: () => Promise<State | "over" | null>;
}

/**
 * Subscribes to the events of a state while the page is open. Returns true while the server can't be reached. `receive`
 * and `ask` must be stable.
 */
export function useStateEvents<State extends Versioned>({ path, receive, ask }: StateEvents<State>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    if (path === null) return;
    const address = path;

    function open() {
      close();
      source = new EventSource(address);
      source.onmessage = ({ data }) => {
        failures = 0;
        setAway(false);
        receive(JSON.parse(data) as StateEvent<State>);
      };
      source.onerror = () => {
        close();
        timer = setTimeout(open, Math.min(firstWaitMs * 2 ** failures, maxWaitMs));
        failures += 1;
        if (failures >= failuresBeforeAway) void askInstead();
      };
    }
    /** Polls the state, because a proxy may swallow events or the session may have expired. */
    async function askInstead() {
      const state = ask ? await ask() : null;
      setAway(state === null);
      if (state) receive(state === "over" ? { type: "finished" } : { type: "state", state });
    }
    function close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    }
    /** The browser is online again, or restored the page from the back/forward cache. */
    function openAgain() {
      failures = 0;
      open();
    }
    function restore({ persisted }: PageTransitionEvent) {
      if (persisted) openAgain();
    }
    open();
    window.addEventListener("online", openAgain);
    window.addEventListener("pageshow", restore);
    window.addEventListener("pagehide", close);
    return () => {
      close();
      window.removeEventListener("online", openAgain);
      window.removeEventListener("pageshow", restore);
      window.removeEventListener("pagehide", close);
    };
  }, [path, receive, ask]);
  return isAway;
}
