/** Decides which IP addresses are public, without a lookup. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Special-purpose IPv4 blocks from the IANA IPv4 Special-Purpose Address Registry (RFC 6890 and its updates), plus
 * multicast (224/4) and the former class E (240/4, with broadcast).
 */
const reservedIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
].map(parseRange);

/**
 * The only IPv6 block allocated to the public internet. Everything else is refused: loopback, link-local, unique local,
 * multicast, and the forms that embed an IPv4 address (::a.b.c.d, ::ffff:a.b.c.d, 64:ff9b::a.b.c.d).
 */
const globalIpv6 = parseRange("2000::/3");

/**
 * Ranges inside 2000::/3 that aren't public: protocol assignments (Teredo, ORCHID), documentation, 6to4, documentation.
 */
const reservedIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map(parseRange);

/**
 * True if `ip` is on the public internet or in one of the allowed CIDR blocks. False for anything that isn't a plain IP
 * address (names, octal forms, zone ids).
 */
export function isPublicAddress(ip: string, allowPrivate: readonly string[] = []): boolean {
  return createAddressRule(allowPrivate)(ip);
}

/** Parses the CIDR blocks once, for many checks. Throws if a block isn't in CIDR notation. */
export function createAddressRule(allowPrivate: readonly string[]): (ip: string) => boolean {
  const allowed = allowPrivate.map(parseRange);
  return (ip) => {
    if (isIP(ip) === 0 || ip.includes("%")) return false;
    const address = ipaddr.parse(ip);
    if (allowed.some((range) => contains(range, address))) return true;
    if (address.kind() === "ipv4") return !reservedIpv4.some((range) => contains(range, address));
    return contains(globalIpv6, address) && !reservedIpv6.some((range) => contains(range, address));
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

function parseRange(cidr: string): Range {
  return ipaddr.parseCIDR(cidr);
}

function contains([network, bits]: Range, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits);
}
