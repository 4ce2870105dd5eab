/** What is gathered in memory and stored every now and then, and once more at the end. */

export interface PeriodicFlush {
  /** Stores what there is. One after another, so that the last one at shutdown waits for the one before. */
  flush(): Promise<void>;
  /** Ends the repetition and stores what is left. */
  stop(): Promise<void>;
}

/** `store` never rejects: it keeps what it could not store. */
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
