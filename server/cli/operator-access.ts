/**
 * The private addresses that a command may read: exactly those that the typed hostname resolves to, nothing else on
 * their networks.
 */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { parseSiteUrl } from "#shared/url.ts";

/** CIDRs of single addresses; empty when the name doesn't resolve, which the crawl reports. */
export async function operatorAccess(typed: string): Promise<string[]> {
  const parsed = parseSiteUrl(typed);
  if ("error" in parsed) return [];
  const hostname = parsed.url.hostname.replace(/^\[|\]$/g, "");
  try {
    const answers = isIP(hostname) ? [{ address: hostname }] : await lookup(hostname, { all: true });
    return answers.map(({ address }) => `${address}/${isIP(address) === 6 ? 128 : 32}`);
  } catch {
    return [];
  }
}
