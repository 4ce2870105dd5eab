export function abortReason(signal: AbortSignal): "timeout" | "cancelled" {
  return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError"
    ? "timeout"
    : "cancelled";
}

/** Resolves after `ms`, or immediately on abort. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}

/** Returns the promise's value, or `otherwise()` as soon as the signal aborts, even if the work ignores the signal. */
export function untilAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
  otherwise: () => Value,
): Promise<Value> {
  if (signal.aborted) return Promise.resolve(otherwise());
  return new Promise((resolve, reject) => {
    const abort = () => resolve(otherwise());
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
