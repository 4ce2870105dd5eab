/** A resolver with the test's answers: one fixed list of addresses, or a different list per lookup. */
import { isIP } from "node:net";
import type { HostLookup } from "#platform/egress/egress-rules.ts";

export interface FakeDns {
  lookup: HostLookup;
  /** Every name looked up, in order. */
  asked: string[];
}

/**
 * `records["a.test"] = [["8.8.8.8"], ["127.0.0.1"]]` answers differently the second time; the last answer repeats.
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
