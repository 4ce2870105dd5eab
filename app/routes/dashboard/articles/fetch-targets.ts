import type { FindTargets } from "#features/articles/link-target.ts";
import { queryServer } from "../../query-server.ts";

/** Never rejects: without a response, addresses can still be typed. */
export const fetchTargets: FindTargets = async (query, kind) => {
  const asked = new URLSearchParams({ q: query, kind });
  const response = await queryServer(`/dashboard/articles/link-targets?${asked}`);
  return response?.ok && !response.redirected ? response.json().catch(() => []) : [];
};
