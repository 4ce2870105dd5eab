/**
 * Determines the visitor's address and scheme. X-Forwarded-For and X-Forwarded-Proto only count on connections from a
 * configured proxy, because anyone else could spoof them.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type TrustedProxies = (address: string) => boolean;

/** `ranges` contains addresses and CIDRs that the configuration has validated. */
export function trustedProxies(ranges: string[]): TrustedProxies {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

export function forwardedRequest(request: Request, incoming: IncomingMessage, isTrusted: TrustedProxies) {
  const clientAddress = clientAddressOf(incoming, isTrusted);
  if (!isTrusted(peerOf(incoming))) return { request, clientAddress };
  // Each proxy in a chain appends its scheme, so the first one is the visitor's.
  const [scheme = ""] = (request.headers.get("x-forwarded-proto") ?? "").split(",");
  if (scheme.trim().toLowerCase() !== "https") return { request, clientAddress };
  const url = new URL(request.url);
  url.protocol = "https:";
  return { request: readdressed(request, url), clientAddress };
}

/** Omits the body, because it may only be read from the connection (see server/bodies.ts and uploads). */
function readdressed({ method, headers, signal }: Request, url: URL): Request {
  return new Request(url, { method, headers, signal });
}

/** Returns the address of the connection, or the one that trusted proxies report. */
export function clientAddressOf(incoming: IncomingMessage, isTrusted: TrustedProxies): string {
  const peer = peerOf(incoming);
  if (!isTrusted(peer)) return peer;
  const chain = String(incoming.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => plainAddress(part.trim()));
  // The visitor is the rightmost entry that isn't one of our proxies. If it is unreadable, an untrusted host wrote it,
  // so the connection's address counts.
  const last = chain.findLast((address) => !isTrusted(address)) ?? "";
  return isIP(last) === 0 ? peer : last;
}

function peerOf({ socket }: IncomingMessage): string {
  return plainAddress(socket.remoteAddress ?? "");
}

/** Removes the port that some proxies append. */
function plainAddress(address: string): string {
  return address
    .replace(/^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\])(?::\d+)?$/, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}
