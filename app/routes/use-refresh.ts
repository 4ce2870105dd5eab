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

/** Asks for what `revalidate` will load. A server that runs without its database has an answer to everything else. */
async function canAnswer(): Promise<boolean> {
  const { pathname, search } = window.location;
  try {
    const { status } = await fetch(`${pathname}.data${search}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(maxAskMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}
