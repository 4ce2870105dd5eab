/** Parses a company's email domain, and names the DNS record that proves control of it. */
import type { DnsRecord } from "./domain-records.ts";

const pattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const maxLength = 253;
let everyones: ReadonlySet<string> | null = null;

/** Accepts "acme.com", "@Acme.com", "ada@acme.com" and "bücher.example". Returns the domain in ASCII. */
export async function readMailDomain(typed: string): Promise<{ domain: string } | { error: string }> {
  const text = typed.trim().toLowerCase();
  const host = text.slice(text.lastIndexOf("@") + 1).replace(/\.$/, "");
  const domain = /[/:?#\s]/.test(host) ? "" : (URL.parse(`https://${host}`)?.hostname ?? "");
  if (domain.length > maxLength || !pattern.test(domain))
    return { error: "Enter the part of your email address after the @, such as example.com." };
  if (await isPublicMailHost(domain))
    return { error: `Anyone can get an address at ${domain}. Enter a domain that only your company uses.` };
  return { domain };
}

/** Includes subdomains of public hosts. */
export async function isPublicMailHost(domain: string): Promise<boolean> {
  everyones ??= new Set((await import("email-providers/all.json", { with: { type: "json" } })).default);
  const labels = domain.split(".");
  return labels.some((_, index) => everyones?.has(labels.slice(index).join(".")));
}

/** Not the same as the record for a help center's domain, which proves nothing about email. */
export function mailDomainRecord({ domain, token }: { domain: string; token: string }): DnsRecord {
  return { type: "TXT", name: `_step-mail.${domain}`, value: `step-mail-verification=${token}` };
}
