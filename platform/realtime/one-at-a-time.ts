/** Coalesces repeated requests for the same work. Runs never overlap, and no request is missed. */

export interface Repeated {
  /** Starts a run or, if one is in progress, another one afterward, so that changes in between are noticed. */
  ask(): void;
  /** Prevents further runs. A run in progress finishes. */
  stop(): void;
}

/** `onError` gets the error of each failed run. The next `ask` retries. */
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
