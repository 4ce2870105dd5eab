import { useEffect, useState } from "react";
import type { Found } from "#features/help-center/find-content.ts";
import { queryServer } from "../../../query-server.ts";

const nothing: Found = { questions: [], guides: [] };
const waitMs = 120;

/** The server's results for the query, debounced. Keeps the previous results until new ones arrive. */
export function useFound(query: string): { found: Found; isSearching: boolean } {
  const typed = query.trim();
  const [answer, setAnswer] = useState<{ query: string; found: Found }>({ query: "", found: nothing });
  useEffect(() => {
    if (typed === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await fetchFound(typed, stop.signal);
      if (!stop.signal.aborted) setAnswer({ query: typed, found });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  if (typed === "") return { found: nothing, isSearching: false };
  return { found: answer.found, isSearching: answer.query !== typed };
}

/** Never rejects: if there is no response, pages and actions are still offered. */
async function fetchFound(query: string, signal: AbortSignal): Promise<Found> {
  const response = await queryServer(`/dashboard/find?q=${encodeURIComponent(query)}`, { signal });
  if (!response?.ok || response.redirected) return nothing;
  return response.json().catch(() => nothing);
}
