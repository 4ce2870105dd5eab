import type { FindTargets } from "#features/articles/link-target.ts";

/** Never rejects: without a response, addresses can still be typed. */
export const fetchTargets: FindTargets = async (query, kind) => {
  try {
    const asked = new URLSearchParams({ q: query, kind });
    const response = await fetch(`/dashboard/articles/link-targets?${asked}`);
    return response.ok && !response.redirected ? await response.json() : [];
  } catch {
    return [];
  }
};
