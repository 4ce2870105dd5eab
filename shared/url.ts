/** URL functions that parse what a person typed, normalize what is fetched, and compare pages. */

export type SiteUrl = { url: URL } | { error: string; code: "invalid-url" | "unsupported-protocol" };

const invalid: SiteUrl = { error: "Please enter a valid website URL", code: "invalid-url" };
const unsupported: SiteUrl = {
  error: "URL must use HTTP or HTTPS protocol",
  code: "unsupported-protocol",
};

/**
 * Parses the website address that a person typed. Adds https:// if the scheme is missing. A name without a dot is
 * accepted only with a scheme, or if it is localhost. `error` is one of two messages from the specification.
 */
export function parseSiteUrl(text: string): SiteUrl {
  const typed = text.trim();
  if (typed === "" || typed.length > 2048) return invalid;
  const hasWebScheme = /^https?:/i.test(typed);
  if (!hasWebScheme && hasOtherScheme(typed)) return unsupported;
  const url = parse(hasWebScheme ? typed : `https://${typed.replace(/^\/+/, "")}`);
  if (!url || url.username || url.password) return invalid;
  url.hostname = url.hostname.replace(/\.$/, "");
  const isName = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u.test(url.hostname);
  const isIpv6 = url.hostname.startsWith("[");
  if (!isName && !isIpv6) return invalid;
  const isLocal = /(^|\.)localhost$/.test(url.hostname);
  if (!hasWebScheme && !isIpv6 && !isLocal && !url.hostname.includes(".")) return invalid;
  return { url };
}

/**
 * Returns the form in which a URL is stored and fetched: absolute http(s) without fragment, tracking parameters,
 * session ids or the host's trailing dot. Returns null for everything else (mailto:, javascript:, credentials, invalid
 * URLs). Idempotent.
 */
export function normalizeUrl(href: string, base?: string): string | null {
  const url = parse(href.trim(), base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.username || url.password || url.hostname === "") return null;
  // DNS names have at most 253 characters, plus the trailing dot.
  if (url.hostname.length > 254) return null;
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.replace(/\.+$/, "");
  url.hash = "";
  const path = url.pathname.replace(/;jsessionid=[^/;]*/gi, "");
  if (path !== url.pathname) url.pathname = path;
  const kept = parameters(url).filter((parameter) => !isTracking(parameter));
  // The "?" is added because the setter would otherwise strip a question mark that belongs to the query itself.
  url.search = kept.length > 0 ? `?${kept.join("&")}` : "";
  return url.href;
}

/**
 * Two URLs with the same key are the same page. Ignores scheme, www., trailing slash, index file, parameter order and
 * percent-encoding.
 */
export function urlKey(address: string): string {
  const url = parse(normalizeUrl(address) ?? address);
  if (!url) return address;
  const path = decode(url.pathname)
    .replace(/\/(index|default)\.(html?|php\d?|aspx?|jsp|xhtml|shtml)$/i, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  const query = parameters(url).map(decode).sort().join("&");
  return `${siteKey(url.href)}${path}${query ? `?${query}` : ""}`;
}

/** Returns the host without www., with a non-default port. http and https are one site. */
export function siteKey(address: string): string {
  const url = parse(address);
  if (!url) return "";
  return url.host.replace(/^www\.(?=[^.]+\.)/, "");
}

export function isSameSite(a: string, b: string): boolean {
  const key = siteKey(a);
  return key !== "" && key === siteKey(b);
}

/** Returns the decoded path segments without empty ones. */
export function pathSegments(address: string): string[] {
  const url = parse(address);
  if (!url) return [];
  return url.pathname
    .split("/")
    .filter(Boolean)
    .map((segment) => decode(segment));
}

const otherSchemes =
  /^(mailto|javascript|data|tel|sms|file|about|blob|view-source|webcal|ws|wss|ftp|ftps|sftp|ssh|git|chrome):/i;

function hasOtherScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || otherSchemes.test(text);
}

/** Parameters for campaigns, click ids and sessions. They never select a page. */
const tracking =
  /^(utm_[a-z_]+|pk_[a-z]+|mtm_[a-z]+|hsa_[a-z]+|mc_[ce]id|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|yclid|_ga|_gl|_hsenc|_hsmi|_openstat|srsltid|ref_src|phpsessid|jsessionid|sessionid|sid|cfid|cftoken)$/i;

function isTracking(parameter: string): boolean {
  return parameter === "" || tracking.test(decode(parameter.split("=", 1)[0] ?? ""));
}

function parameters(url: URL): string[] {
  return url.search === "" ? [] : url.search.slice(1).split("&");
}

function parse(href: string, base?: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
