/** Work that is asked for again and again: never twice at once, and never missed. */

export interface Repeated {
  /** Runs it, or, while it runs, once more afterwards: what has changed meanwhile is seen. */
  ask(): void;
  /** Nothing runs any more; what is running ends by itself. */
  stop(): void;
}

/** `onError` is told of what went wrong; being asked again is tried again. */
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
