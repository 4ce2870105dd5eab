/** Which subdomains are allowed or reserved, and how one is derived from a company's name. */
import { slugify } from "#shared/text.ts";

/** Maximum length of a DNS label, which the database checks with `valid_subdomain`. */
const maxSubdomainLength = 63;

/** Names that look like they belong to the product, or that have a meaning in mail or DNS setups. */
const reserved = new Set(
  "www api app admin auth mail smtp imap pop ftp static assets blog help status cdn dev docs support account accounts billing dashboard login signup onboarding operator preview sample sample-dentist sample-pottery sample-guesthouse localhost autodiscover autoconfig wpad".split(
    " ",
  ),
);

export function isReservedSubdomain(subdomain: string): boolean {
  return (
    reserved.has(subdomain) ||
    /^ns\d*$/.test(subdomain) ||
    subdomain.startsWith("xn--") ||
    subdomain.includes("_")
  );
}

/**
 * Candidate for a subdomain: "Ring & Co. Ltd" gives "ring-co-ltd". `attempt` 0 is the plain name; `attempt` n appends
 * "-<n + 1>".
 */
export function subdomainFor(companyName: string, attempt: number): string {
  const suffix = attempt === 0 ? "" : `-${attempt + 1}`;
  const base =
    slugify(companyName, { ascii: true })
      .slice(0, maxSubdomainLength - suffix.length)
      .replace(/-+$/, "") || "help-center";
  const name = `${base}${suffix}`;
  return isReservedSubdomain(name)
    ? `${base.slice(0, maxSubdomainLength - 7 - suffix.length)}-center${suffix}`
    : name;
}

/**
 * Returns the company's name. If it has no letters that a subdomain may contain, such as a Japanese name, returns the
 * website's name instead: "bakery" for https://www.bakery.co.jp.
 */
export function nameForAddress({
  companyName,
  websiteUrl,
}: {
  companyName: string;
  websiteUrl: string | null;
}): string {
  if (slugify(companyName, { ascii: true }) !== "") return companyName;
  const hostname = URL.parse(websiteUrl ?? "")?.hostname;
  if (!hostname) return companyName;
  const labels = hostname.split(".");
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1) ?? "")) return hostname;
  labels.pop();
  // In "co.jp", "com.sa" and "ac.uk", the short second-level label belongs to the public suffix.
  if (labels.length > 1 && (labels.at(-1) ?? "").length <= 3) labels.pop();
  return labels.at(-1) ?? hostname;
}
