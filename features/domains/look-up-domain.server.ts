/** Looks up DNS records, but never connects to the addresses in them. */
import { Resolver } from "node:dns/promises";
import type { DnsAnswer, DomainAnswers } from "./judge-domain.ts";

export type LookUpDomain = (names: { cname: string; txt: string }) => Promise<DomainAnswers>;

/** The TXT records of a name. */
export type LookUpTexts = (name: string) => Promise<DnsAnswer>;

/** For each attempt. Every query has two. */
const timeoutMs = 3_000;
/** A longer chain of aliases is a loop or a mistake. */
const maxAliases = 5;
const missingCodes = ["ENODATA", "ENOTFOUND"];

/**
 * `dnsServer` comes from the configuration. If it is null, the system's resolvers are used. Lookups never reject and
 * finish within `deadlineMs` (default 10_000). Missing answers are "unknown".
 */
export function createDomainLookup(dnsServer: string | null, deadline: Deadline = {}): LookUpDomain {
  return ({ cname, txt }) =>
    withResolver(dnsServer, deadline, async (resolver) => {
      const [aliases, texts] = await Promise.all([followAliases(resolver, cname), readTexts(resolver, txt)]);
      return { cname: aliases, txt: texts };
    });
}

/** As `createDomainLookup`. */
export function createTextLookup(dnsServer: string | null, deadline: Deadline = {}): LookUpTexts {
  return (name) => withResolver(dnsServer, deadline, (resolver) => readTexts(resolver, name));
}

interface Deadline {
  deadlineMs?: number;
}

async function withResolver<Result>(
  dnsServer: string | null,
  { deadlineMs = 10_000 }: Deadline,
  look: (resolver: Resolver) => Promise<Result>,
): Promise<Result> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (dnsServer !== null) resolver.setServers([dnsServer]);
  const timer = setTimeout(() => resolver.cancel(), deadlineMs);
  try {
    return await look(resolver);
  } finally {
    clearTimeout(timer);
  }
}

async function followAliases(resolver: Resolver, name: string): Promise<DnsAnswer> {
  const values: string[] = [];
  for (let at = name; values.length < maxAliases; ) {
    const answer = await ask(() => resolver.resolveCname(at));
    if (answer.outcome === "unknown") return { ...answer, values };
    const next = answer.outcome === "found" ? answer.values[0] : undefined;
    if (!next || values.includes(next)) break;
    values.push(next);
    at = next;
  }
  return values.length > 0 ? { outcome: "found", values } : { outcome: "none" };
}

function readTexts(resolver: Resolver, name: string): Promise<DnsAnswer> {
  return ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join("")));
}

async function ask(question: () => Promise<string[]>): Promise<DnsAnswer> {
  try {
    const values = await question();
    return values.length > 0 ? { outcome: "found", values } : { outcome: "none" };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "EUNKNOWN";
    return missingCodes.includes(code) ? { outcome: "none" } : { outcome: "unknown", values: [], code };
  }
}
