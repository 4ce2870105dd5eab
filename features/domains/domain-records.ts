/** The DNS records that prove a domain, either of which is enough. Each company has a target and a token of its own. */

export interface DnsRecord {
  type: "CNAME" | "TXT";
  name: string;
  value: string;
}

export interface DomainRecords {
  /** Proves the domain and leads visitors here. */
  cname: DnsRecord;
  /** For domains that can't have a CNAME, such as example.com itself. */
  txt: DnsRecord;
}

export interface DomainProof {
  domain: string;
  /** The company's own part: what another company has left behind in DNS proves nothing for this one. */
  token: string;
  proxyHost: string;
}

export function domainRecords({ domain, token, proxyHost }: DomainProof): DomainRecords {
  return {
    cname: { type: "CNAME", name: domain, value: `${token}.${proxyHost}` },
    txt: { type: "TXT", name: `_step-verification.${domain}`, value: `step-verification=${token}` },
  };
}
