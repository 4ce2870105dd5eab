/** Loads the page's data again while something on the server is under way. */
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Without an answer for so long, the page asks again. */
const maxAskMs = 10_000;

/**
 * A hidden page waits. So does one that can't reach the server, because a failed request would replace the page by an
 * error page, together with what is typed there.
 */
export function useRefresh(isActive: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isActive) return;
    let isStopped = false;
    let isAsking = false;
    const refresh = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      try {
        if ((await canAnswer()) && !isStopped) await revalidate();
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => void refresh(), everyMs);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [isActive, everyMs, revalidate]);
}

async function canAnswer(): Promise<boolean> {
  try {
    const { status } = await fetch("/healthz", {
      cache: "no-store",
      signal: AbortSignal.timeout(maxAskMs),
    });
    // Some proxies keep this address to themselves.
    return status < 500;
  } catch {
    return false;
  }
}
