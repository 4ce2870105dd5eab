export interface PeriodicFlush {
  /** Stores the buffer. Calls run one after another, so the flush at shutdown waits for the previous one. */
  flush(): Promise<void>;
  /** Stops the timer and flushes what is left. */
  stop(): Promise<void>;
}

/**
 * Calls `store` periodically, and once more at shutdown. `store` must never reject and keeps what it couldn't store.
 */
export function flushEvery(everyMs: number, store: () => Promise<void>): PeriodicFlush {
  let last: Promise<void> = Promise.resolve();
  const flush = () => {
    last = last.then(store);
    return last;
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();
  return {
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
