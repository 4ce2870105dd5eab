import { addAbortListener } from "node:events";

/**
 * Settles as the work does, or rejects with the signal's reason, whichever is first. Leaves no listener behind, because the
 * signal may outlive many thousands of works.
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const listener = addAbortListener(signal, () => reject(signal.reason));
  try {
    return await Promise.race([work, aborted]);
  } finally {
    listener[Symbol.dispose]();
  }
}
