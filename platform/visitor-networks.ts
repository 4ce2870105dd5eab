/** The networks that a visitor's address counts for. docs/decisions/2026-11-30-ipv6-networks-count-in-three-widths.md */
import ipaddr from "ipaddr.js";

export interface VisitorNetwork {
  name: string;
  /** How many times a visitor's limit this network may use. */
  times: number;
}

/**
 * A visitor's own network: an IPv6 /64, or an IPv4 address, even if it is IPv4-mapped. Text that isn't an address is
 * its own network.
 */
export function networkOf(address: string): string {
  const plain = parse(address);
  return plain instanceof ipaddr.IPv6 ? plain.parts.slice(0, 4).join(":") : (plain?.toString() ?? address);
}

/**
 * The visitor's own network, then the wider ones that one customer of a provider may have: a /56 or a /48 has 256 or
 * 65,536 networks of its own, which would each get the whole limit.
 */
export function networksOf(address: string): VisitorNetwork[] {
  const own = { name: networkOf(address), times: 1 };
  const plain = parse(address);
  if (!(plain instanceof ipaddr.IPv6)) return [own];
  const [first = 0, second = 0, third = 0, fourth = 0] = plain.parts;
  const wide = [first, second, third].join(":");
  return [own, { name: `${wide}:${fourth & 0xff00}/56`, times: 4 }, { name: `${wide}/48`, times: 16 }];
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}
