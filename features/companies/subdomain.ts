/** Subdomains of help centers: which names are allowed and reserved, and how a name is derived from the company's. */
import { slugify } from "#shared/text.ts";

/** Maximum length of a DNS label, which the database checks with `valid_subdomain`. */
const maxSubdomainLength = 63;

/** Names that look like the product's own, or have a meaning for mail or name servers. */
const reserved = new Set(
  "www api app admin auth mail smtp imap pop ftp static assets blog help status cdn dev docs support account accounts billing dashboard login signup onboarding operator preview sample localhost autodiscover autoconfig wpad".split(
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
 * The company's name. If it has no letters that a subdomain may contain, the website's name is used instead: "bakery"
 * from https://www.bakery.co.jp for a Japanese company name.
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
  // Short second-level labels belong to the suffix: co.jp, com.sa, ac.uk.
  if (labels.length > 1 && (labels.at(-1) ?? "").length <= 3) labels.pop();
  return labels.at(-1) ?? hostname;
}
