/** Subdomains of help centers: allowed names, reserved names, and how to derive one from a company's name. */
import { slugify } from "#shared/text.ts";

/** Maximum length of a DNS label, as in the database's `valid_subdomain` check. */
const maxSubdomainLength = 63;

/** Names that look like the product's own, or that have a meaning for mail or name servers. */
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

/** Candidate name: "Ring & Co. Ltd" gives "ring-co-ltd". `attempt` 0 is the plain name, n adds "-<n + 1>". */
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
 * The company's name, or the website's if the name has no letters that a subdomain can have: "bakery" from
 * https://www.bakery.co.jp for a Japanese name.
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
  // Short second-level labels are part of the suffix: co.jp, com.sa, ac.uk.
  if (labels.length > 1 && (labels.at(-1) ?? "").length <= 3) labels.pop();
  return labels.at(-1) ?? hostname;
}
