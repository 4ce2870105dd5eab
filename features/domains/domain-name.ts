/** Parses and validates a company's custom domain. */

export type DomainName = { domain: string } | { error: string };

export interface OwnHosts {
  baseDomain: string;
  originHostname: string;
  proxyHost: string;
}

/** Same pattern as the database's `valid_custom_domain` constraint. */
const pattern = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const maxLength = 253;

/** Accepts "Help.Acme.com", "https://help.acme.com/faq" and "bücher.example". Returns the name in ASCII. */
export function readDomainName(typed: string, own: OwnHosts): DomainName {
  const text = typed.trim().toLowerCase();
  const url = URL.parse(/^https?:\/\//.test(text) ? text : `https://${text}`);
  const domain = url?.hostname.replace(/\.$/, "") ?? "";
  if (!url || url.username || domain.length > maxLength || !pattern.test(domain)) {
    return { error: "Please enter a domain such as help.example.com" };
  }
  if (belongsTo(domain, "localhost") || Object.values(own).some((host) => belongsTo(domain, host))) {
    return { error: "This domain belongs to the server. Please enter your own domain" };
  }
  return { domain };
}

function belongsTo(domain: string, host: string): boolean {
  return domain === host || domain.endsWith(`.${host}`);
}
