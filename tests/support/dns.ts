/** A resolver whose answers a test writes down: one list of addresses for ever, or one list a lookup in turn. */
import { isIP } from "node:net";
import type { HostLookup } from "#platform/egress/egress-rules.ts";

export interface FakeDns {
  lookup: HostLookup;
  /** Every name that was looked up, in order. */
  asked: string[];
}

/** `records["a.test"] = [["8.8.8.8"], ["127.0.0.1"]]` answers differently the second time; the last answer stays. */
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
