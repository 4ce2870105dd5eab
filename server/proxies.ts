/**
 * Who really asks, and over which scheme. X-Forwarded-For and X-Forwarded-Proto count only when the
 * connection comes from a configured proxy: otherwise anyone could spoof an address or a scheme.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type TrustedProxies = (address: string) => boolean;

/** `ranges` are addresses or CIDRs, as checked by the configuration. */
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
  // Of several proxies each adds its own word; the first is about the visitor.
  const [scheme = ""] = (request.headers.get("x-forwarded-proto") ?? "").split(",");
  if (scheme.trim().toLowerCase() !== "https") return { request, clientAddress };
  const url = new URL(request.url);
  url.protocol = "https:";
  return { request: readdressed(request, url), clientAddress };
}

/** Without its body, which is read from the connection alone (server/bodies.ts, uploads). */
function readdressed({ method, headers, signal }: Request, url: URL): Request {
  return new Request(url, { method, headers, signal });
}

/** Of the visitor: the connection's, or what trusted proxies say about it. */
export function clientAddressOf(incoming: IncomingMessage, isTrusted: TrustedProxies): string {
  const peer = peerOf(incoming);
  if (!isTrusted(peer)) return peer;
  const chain = String(incoming.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => plainAddress(part.trim()));
  // From the right: the first that is not one of our own proxies is the visitor. What is left of an unreadable
  // entry was written by an untrusted host, so it is ignored.
  const last = chain.findLast((address) => !isTrusted(address)) ?? "";
  return isIP(last) === 0 ? peer : last;
}

function peerOf({ socket }: IncomingMessage): string {
  return plainAddress(socket.remoteAddress ?? "");
}

/** Some proxies write the port behind it. */
function plainAddress(address: string): string {
  return address
    .replace(/^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\])(?::\d+)?$/, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}
