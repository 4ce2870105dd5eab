/**
 * Ways to prove that a help center's website belongs to its team. Until then, the footer says so, and search
 * engines don't list the help center, because anyone could have made it from a website of others.
 */
import type { DnsRecord } from "./domain-records.ts";

const filePath = "/.well-known/step-verification.txt";

interface Claim {
  websiteUrl: string | null;
  /** Null if the help center needs no proof. */
  websiteToken: string | null;
  websiteProvenHost: string | null;
}

/** The website's host without "www.". Null if the address isn't a website's. */
export function websiteHost(websiteUrl: string | null): string | null {
  const url = websiteUrl === null ? null : URL.parse(websiteUrl);
  return url && /^https?:$/.test(url.protocol) ? withoutWww(url.hostname) : null;
}

function withoutWww(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
}

/** A proof is for one website. Without a website, the last one counts. */
export function needsProof({ websiteUrl, websiteToken, websiteProvenHost }: Claim): boolean {
  if (websiteToken === null) return false;
  const host = websiteHost(websiteUrl);
  return websiteProvenHost === null || (host !== null && host !== websiteProvenHost);
}

export interface WebsiteProof {
  host: string;
  record: DnsRecord;
  /** For the home page's `head`. */
  tag: string;
  file: { address: string; content: string };
}

/** What the team can set up, one of which is enough. Null if nothing has to be proven, or nothing could be. */
export function proofOf(claim: Claim): WebsiteProof | null {
  const host = websiteHost(claim.websiteUrl);
  if (!needsProof(claim) || claim.websiteToken === null || host === null) return null;
  const token = claim.websiteToken;
  return {
    host,
    record: { type: "TXT", name: `_step-website.${host}`, value: `step-website-verification=${token}` },
    tag: `<meta name="step-verification" content="${token}">`,
    file: { address: new URL(filePath, claim.websiteUrl ?? "").href, content: token },
  };
}

/** Whether an address of this host is one of the website's. A redirect elsewhere proves nothing. */
export function isOfWebsite(address: string, host: string): boolean {
  return websiteHost(address) === host;
}

/** Mail hosts that anyone can use must be checked before. */
export function isAddressOf(email: string, host: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain !== "" && (host === domain || host.endsWith(`.${domain}`));
}

/** Whether the host is the website's or below it, such as the app of a company. */
export function isWithinHost(host: string, websiteHost: string): boolean {
  const name = withoutWww(host);
  return name === websiteHost || name.endsWith(`.${websiteHost}`);
}
