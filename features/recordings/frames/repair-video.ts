/**
 * Recorders write files without a duration or an index, and decoding such files with sound fails. Corrupt files can
 * also keep a parser busy forever. A worker handles both problems, and is terminated on timeout.
 */
import type { RepairOrder, RepairReply } from "./repair-messages.ts";

/** The specification's timeout for metadata. */
const openTimeoutMs = 10_000;
/** A minute of video takes 50 ms on an idle machine. */
const copyTimeoutMs = 60_000;
const maxCopyBytes = 256 * 1024 * 1024;

/**
 * Returns a copy with a duration and an index if the file lacks them (without sound unless `hasSound`), otherwise the
 * file itself. Returns null if mediabunny can't read the file.
 */
export function repairVideo(
  video: Blob,
  {
    hasSound,
    signal,
    timeoutMs = openTimeoutMs,
  }: { hasSound: boolean; signal?: AbortSignal | undefined; timeoutMs?: number },
): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./repair-video.worker.ts", import.meta.url), { type: "module" });
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
    function settle(repaired: Blob | null): void {
      end();
      resolve(repaired);
    }
    worker.onmessage = ({ data }: MessageEvent<RepairReply>) => {
      if (data.kind === "opened") {
        clearTimeout(timer);
        timer = setTimeout(() => settle(null), copyTimeoutMs);
      } else if (data.kind === "unreadable") settle(null);
      else settle(data.copy ? new Blob([data.copy], { type: video.type }) : video);
    };
    worker.onerror = () => settle(null);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) return abort();
    worker.postMessage({ video, hasSound, maxCopyBytes } satisfies RepairOrder);
  });
}
