import { expect, it } from "vitest";
import { createSourceRequests, newWaitBudget, SourceError } from "./source-requests.server.ts";

it("takes only waits from the budget that it makes", async () => {
  const waited: number[] = [];
  const send = createSourceRequests({
    signal: new AbortController().signal,
    async fetch(url) {
      const headers: Record<string, string> = url.endsWith("/slow") ? { "retry-after": "3600" } : {};
      return { url, status: 429, headers, body: new Uint8Array(), truncated: false };
    },
    async wait(ms) {
      waited.push(ms);
    },
  });
  const budget = newWaitBudget();
  const before = budget.leftMs;
  await expect(send("https://acme.example/slow", {}, budget)).rejects.toThrow(SourceError);
  expect([budget.leftMs, waited]).toEqual([before, []]);
  await expect(send("https://acme.example/busy", {}, budget)).rejects.toThrow(SourceError);
  expect(waited).toHaveLength(11);
  expect(before - budget.leftMs).toBe(waited.reduce((sum, ms) => sum + ms, 0));
});
