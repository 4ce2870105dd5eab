/**
 * What a recorder writes has no length and no index, and decoding it with its sound fails; a film from elsewhere may be
 * broken so that reading it never ends. Both are dealt with in a worker, which is ended when it takes too long.
 */
import type { MendOrder, MendReply } from "./mend-messages.ts";

/** Specification: metadata that do not come are given up. */
const openTimeoutMs = 10_000;
/** A minute of film takes 50 ms on a quiet machine. */
const copyTimeoutMs = 60_000;
const maxCopyBytes = 256 * 1024 * 1024;

/**
 * The film as others can read it: copied with a length and an index where it lacks them (without its sound unless
 * `hasSound`), else itself. Null when it can't be read in this way at all.
 */
export function mendFilm(
  film: Blob,
  {
    hasSound,
    signal,
    timeoutMs = openTimeoutMs,
  }: { hasSound: boolean; signal?: AbortSignal | undefined; timeoutMs?: number },
): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./mend-film.worker.ts", import.meta.url), { type: "module" });
    let timer = setTimeout(() => settle(null), timeoutMs);
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      worker.terminate();
    }
    function settle(mended: Blob | null): void {
      end();
      resolve(mended);
    }
    worker.onmessage = ({ data }: MessageEvent<MendReply>) => {
      if (data.kind === "opened") {
        clearTimeout(timer);
        timer = setTimeout(() => settle(null), copyTimeoutMs);
      } else if (data.kind === "unreadable") settle(null);
      else settle(data.copy ? new Blob([data.copy], { type: film.type }) : film);
    };
    worker.onerror = () => settle(null);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) return abort();
    worker.postMessage({ film, hasSound, maxCopyBytes } satisfies MendOrder);
  });
}
