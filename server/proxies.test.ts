import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddressOf, forwardedRequest, trustedProxies } from "./proxies.ts";

const isTrusted = trustedProxies(["10.0.0.0/8", "::1"]);

function incoming(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each([
  ["a stranger's own word about itself doesn't count", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a trusted proxy's word counts", "10.0.0.7", "198.51.100.1", "198.51.100.1"],
  [
    "what a visitor wrote before the proxy doesn't count",
    "10.0.0.7",
    "1.2.3.4, 198.51.100.1",
    "198.51.100.1",
  ],
  ["trusted proxies are skipped", "10.0.0.7", "198.51.100.1, 10.0.0.8", "198.51.100.1"],
  ["nothing behind an unreadable address counts", "10.0.0.7", "198.51.100.1, unknown", "10.0.0.7"],
  ["a port behind the address is dropped", "::1", "[2001:db8::5]:4711", "2001:db8::5"],
  ["without the header it is the connection's", "10.0.0.7", undefined, "10.0.0.7"],
])("%s", (_, remote, forwarded, expected) => {
  expect(clientAddressOf(incoming(remote, forwarded), isTrusted)).toBe(expected);
});

test.each([
  ["10.0.0.7", "https:"],
  ["203.0.113.9", "http:"],
])("https that %s forwards becomes %s", (remote, scheme) => {
  const request = new Request("http://help.example/faq", { headers: { "x-forwarded-proto": "https" } });
  const { request: read } = forwardedRequest(request, incoming(remote), isTrusted);
  expect(new URL(read.url).protocol).toBe(scheme);
});
