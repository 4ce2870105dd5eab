/** A resolver that returns the test's answers, either a fixed list of addresses or another list per lookup. */
import { isIP } from "node:net";
import type { HostLookup } from "#platform/egress/egress-rules.ts";

export interface FakeDns {
  lookup: HostLookup;
  asked: string[];
}

/**
 * With `records["a.test"] = [["8.8.8.8"], ["127.0.0.1"]]`, the second lookup differs from the first. The last answer
 * repeats.
 */
export function createFakeDns(records: Record<string, string[][]>): FakeDns {
  const asked: string[] = [];
  return {
    asked,
    async lookup(hostname) {
      const answers = records[hostname];
      const turn = asked.filter((name) => name === hostname).length;
      asked.push(hostname);
      const addresses = answers?.[Math.min(turn, answers.length - 1)];
      if (!addresses) throw Object.assign(new Error(`ENOTFOUND ${hostname}`), { code: "ENOTFOUND" });
      return addresses.map((address) => ({ address, family: isIP(address) }));
    },
  };
}
