/** Which part of the product an address belongs to, decided from the Host header alone. */

export type Host =
  /** The product itself: landing, sign-in, dashboard, and help centers below /help/. */
  | { kind: "main" }
  /** `<subdomain>.<base domain>`: one help center at the root. */
  | { kind: "tenant"; subdomain: string }
  /** Any other name: a company's own domain if it is verified, otherwise unknown. */
  | { kind: "custom"; domain: string };

export interface HostRules {
  /** For example "localhost" or "help.example.com". */
  baseDomain: string;
  /** Host name of the configured origin. */
  originHostname: string;
}

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * `header` is the Host header as it came, port included. Null when it is missing or malformed.
 * Localhost and 127.0.0.1 are never subdomains, nor are the bare and the www host of the base domain.
 */
export function parseHost(header: string | undefined, rules: HostRules): Host | null {
  const hostname = hostnameOf(header);
  if (!hostname) return null;
  if (loopbackNames.has(hostname) || hostname === rules.originHostname) return { kind: "main" };
  if (hostname === rules.baseDomain || hostname === `www.${rules.baseDomain}`) return { kind: "main" };
  if (hostname.endsWith(`.${rules.baseDomain}`)) {
    const subdomain = hostname.slice(0, -rules.baseDomain.length - 1).split(".")[0] ?? "";
    return { kind: "tenant", subdomain };
  }
  return { kind: "custom", domain: hostname };
}

function hostnameOf(header: string | undefined): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?)\.?(?::\d{1,5})?$/i.exec(
    header ?? "",
  );
  return match?.[1]?.toLowerCase() ?? null;
}
