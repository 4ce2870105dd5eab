/** Coalesces repeated requests for the same work: never concurrent, never missed. */

export interface Repeated {
  /** Runs it now or, while running, once more afterward, so that changes in between are seen. */
  ask(): void;
  /** No further runs; one in progress finishes. */
  stop(): void;
}

/** `onError` gets each failure; the next `ask` retries. */
export function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let isRunning = false;
  let isAskedAgain = false;
  let isStopped = false;

  function ask(): void {
    if (isStopped) return;
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    isAskedAgain = false;
    run()
      .catch(onError)
      .finally(() => {
        isRunning = false;
        if (isAskedAgain) ask();
      });
  }

  return {
    ask,
    stop() {
      isStopped = true;
    },
  };
}
