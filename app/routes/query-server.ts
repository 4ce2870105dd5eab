/**
 * Requests of scripts that only read are repeated up to three times, after 1, 2 and 4 seconds, if the server can't be
 * reached or fails.
 */

const maxRetries = 3;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

export interface QueryOptions {
  signal?: AbortSignal;
  /** Resolves after the time, or immediately after an abort. */
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Returns null if no attempt got a response, or after an abort. Never rejects. */
export async function queryServer(
  path: string,
  { signal, pause = pauseInBrowser }: QueryOptions = {},
): Promise<Response | null> {
  for (let retries = 0; ; retries += 1) {
    const response = await fetch(path, signal ? { signal } : {}).catch(() => null);
    if (signal?.aborted) return null;
    const isFailed = response === null || response.status >= 500;
    if (!isFailed || retries === maxRetries) return response;
    await pause(Math.min(firstPauseMs * 2 ** retries, maxPauseMs), signal);
    if (signal?.aborted) return null;
  }
}

function pauseInBrowser(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}
