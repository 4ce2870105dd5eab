export interface DnsRecord {
  type: "CNAME" | "TXT";
  name: string;
  value: string;
}

export interface DomainRecords {
  /** Proves control of the domain and directs visitors to this installation. */
  cname: DnsRecord;
  /** For apex domains such as example.com, which can't have a CNAME. */
  txt: DnsRecord;
}

export interface DomainProof {
  domain: string;
  /** Unique per company, so a DNS record that another company left behind doesn't verify this company's domain. */
  token: string;
  proxyHost: string;
}

export function domainRecords({ domain, token, proxyHost }: DomainProof): DomainRecords {
  return {
    cname: { type: "CNAME", name: domain, value: `${token}.${proxyHost}` },
    txt: { type: "TXT", name: `_step-verification.${domain}`, value: `step-verification=${token}` },
  };
}
