/** Sends HTTP requests to foreign hosts, behind the address guard. No other code in the product does. */
import type { Log } from "#platform/log.ts";
import { boundedLines } from "#platform/security-log.ts";
import type { EgressFetch } from "#shared/egress.ts";
import { createEgressRules, type EgressRules, type EgressRulesOptions } from "./egress-rules.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";

export interface EgressOptions extends Omit<EgressRulesOptions, "onRefused"> {
  log: Log;
  /** Default User-Agent. A header on the request overrides it. */
  userAgent?: string;
}

export interface Egress {
  fetch: EgressFetch;
  /** For the browser's proxy and for checks without a request. */
  rules: EgressRules;
  /** Closes every connection. In-flight requests fail. */
  close(): Promise<void>;
}

const defaultUserAgent = "Mozilla/5.0 (compatible; StepBot/1.0; +help center builder)";

export function createEgress({
  allowPrivate,
  lookup,
  log,
  userAgent = defaultUserAgent,
}: EgressOptions): Egress {
  const report = boundedLines(log);
  const onRefused = (target: { address: string | null; port: number }) =>
    report("egress-blocked", () => target);
  const rules = createEgressRules({ allowPrivate, lookup, onRefused });
  let opening: Promise<GuardedFetch> | null = null;
  async function open(): Promise<GuardedFetch> {
    const { createGuardedFetch } = await import("./guarded-fetch.ts");
    return createGuardedFetch({ rules, log, userAgent });
  }
  return {
    async fetch(input, request) {
      opening ??= open();
      return (await opening).fetch(input, request);
    },
    rules,
    async close() {
      await (await opening)?.close();
    },
  };
}
