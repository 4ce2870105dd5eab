/**
 * Finds the private addresses that a command may access: only those that the typed hostname resolves to, not others on
 * the same network.
 */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { parseSiteUrl } from "#shared/url.ts";

/** Returns a CIDR for each address, or none if the name doesn't resolve. The crawl then reports that. */
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
