/** Aborts work that several requests wait for when all of them were aborted. */

export interface SharedSignal {
  signal: AbortSignal;
  /** Without a signal, the work is never aborted. */
  join(request: AbortSignal | undefined): void;
}

export function createSharedSignal(): SharedSignal {
  const work = new AbortController();
  let waiting = 0;
  return {
    signal: work.signal,
    join(request) {
      waiting += 1;
      const leave = () => {
        waiting -= 1;
        if (waiting === 0) work.abort(request?.reason);
      };
      if (request?.aborted) leave();
      else request?.addEventListener("abort", leave, { once: true });
    },
  };
}
