import { asText, isOrganization } from "./json-ld.ts";
import { type Page, resolveUrl, toUrl } from "./parse-page.ts";

/**
 * Returns the site's host name without "www.", from the URL that was read. If that is an IP address or a preview host,
 * takes the host from the canonical links. Returns null if both fail.
 */
export function findSiteHost(pages: readonly Page[]): string | null {
  const start = pages[0];
  if (!start) return null;
  if (!isBareAddress(start.host)) return strip(start.host);
  const votes = new Map<string, number>();
  for (const page of pages) for (const url of declaredUrls(page)) vote(votes, url);
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function declaredUrls(page: Page): (string | null)[] {
  const canonical = page.nodes.find(
    ({ tag, element }) => tag === "link" && element.attribs.rel === "canonical",
  );
  const organizations = page.jsonLd.filter(isOrganization).map((node) => asText(node.value.url));
  return [canonical?.element.attribs.href ?? null, page.meta.get("og:url") ?? null, ...organizations];
}

function vote(votes: Map<string, number>, text: string | null): void {
  const host = text ? toUrl(resolveUrl(text, "http://invalid.invalid/") ?? "")?.hostname : null;
  if (host && !isBareAddress(host)) votes.set(strip(host), (votes.get(strip(host)) ?? 0) + 1);
}

function isBareAddress(host: string): boolean {
  return (
    /^[\d.]+$|^\[/.test(host) ||
    host === "localhost" ||
    /\.(?:localhost|invalid|local|internal|test)$/.test(host)
  );
}

const strip = (host: string) => host.replace(/^www\d?\./, "");
