/** Decides from the Host header which part of the product a request is for. */

export type Host =
  /** The landing page, sign-in, the dashboard, and help centers under /help/. */
  | { kind: "main" }
  /** `<subdomain>.<base domain>` has one help center at its root. */
  | { kind: "tenant"; subdomain: string }
  /** Any other name. It is a company's own domain if it is verified, otherwise unknown. */
  | { kind: "custom"; domain: string };

export interface HostRules {
  /** For example "localhost" or "help.example.com". */
  baseDomain: string;
  /** Host name of the configured origin. */
  originHostname: string;
}

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function isLoopbackName(hostname: string): boolean {
  return loopbackNames.has(hostname);
}

/**
 * `header` is the raw Host header with its port. Returns null if it is missing or malformed. Localhost, 127.0.0.1, the
 * base domain and its www host are never tenants.
 */
export function parseHost(header: string | undefined, rules: HostRules): Host | null {
  const hostname = hostnameOf(header);
  if (!hostname) return null;
  if (loopbackNames.has(hostname) || hostname === rules.originHostname) return { kind: "main" };
  if (hostname === rules.baseDomain || hostname === `www.${rules.baseDomain}`) return { kind: "main" };
  if (hostname.endsWith(`.${rules.baseDomain}`)) {
    const subdomain = hostname.slice(0, -rules.baseDomain.length - 1);
    // No help center has two names in its address: "a.acme.<base domain>" isn't another spelling of one.
    if (!subdomain.includes(".")) return { kind: "tenant", subdomain };
  }
  return { kind: "custom", domain: hostname };
}

function hostnameOf(header: string | undefined): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(
    header ?? "",
  );
  return match?.[1]?.toLowerCase() ?? null;
}
