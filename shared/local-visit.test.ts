import { describe, expect, test } from "vitest";
import { isLocalOrigin, isLocalVisit } from "./local-visit.ts";

interface Change {
  origin?: string;
  clientAddress?: string;
  headers?: Record<string, string>;
}

function visit({
  origin = "http://localhost:3000",
  clientAddress = "127.0.0.1",
  headers = {},
}: Change): boolean {
  return isLocalVisit({
    origin,
    clientAddress,
    headers: new Headers({ host: "localhost:3000", ...headers }),
  });
}

describe("a visit is local", () => {
  test.each<[string, Change]>([
    ["by the usual name", {}],
    ["by the address", { headers: { host: "127.0.0.1:3000" } }],
    ["by another loopback address", { clientAddress: "127.8.9.1", headers: { host: "127.8.9.1" } }],
    ["over IPv6", { origin: "http://[::1]:3000", clientAddress: "::1", headers: { host: "[::1]:3000" } }],
    [
      "with a browser's own headers",
      { headers: { "user-agent": "Mozilla/5.0", accept: "*/*", origin: "null" } },
    ],
  ])("%s", (_, change) => {
    expect(visit(change)).toBe(true);
  });
});

describe("a visit is not local when", () => {
  test.each<[string, Change]>([
    ["the installation serves others", { origin: "https://help.example.com" }],
    ["its address only looks like loopback", { origin: "http://localhost.example.com" }],
    ["its address is all of the machine's", { origin: "http://0.0.0.0:3000" }],
    ["the visitor is on the network", { clientAddress: "192.168.1.7" }],
    ["the visitor's address only begins like loopback", { clientAddress: "127.0.0.1.example.com" }],
    ["the visitor's address is unknown", { clientAddress: "" }],
    ["a website's name was pointed here", { headers: { host: "rebind.example.com:3000" } }],
    ["such a name begins like ours", { headers: { host: "localhost.example.com" } }],
    ["such a name ends like ours", { headers: { host: "example.localhost" } }],
    ["a tunnel asks by its public name", { headers: { host: "abc.tunnel.example" } }],
    ["the host is a network address", { headers: { host: "192.168.1.2:3000" } }],
    ["there are two hosts", { headers: { host: "localhost, evil.example" } }],
    ["there is no host", { headers: { host: "" } }],
  ])("%s", (_, change) => {
    expect(visit(change)).toBe(false);
  });

  test.each([
    ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Server"],
    ...[
      "X-Forwarded",
      "X-Real-IP",
      "X-Client-IP",
      "True-Client-IP",
      "CF-Connecting-IP",
      "CF-Ray",
      "CDN-Loop",
    ],
    ...["Fastly-Client-IP", "X-Cluster-Client-IP", "X-Original-Host", "X-Envoy-External-Address"],
    ...["Tailscale-User-Login", "Fly-Client-IP", "X-Proxied-By", "X-Amzn-Trace-Id", "X-ARR-SSL"],
  ])("something in between says %s", (name) => {
    for (const value of ["127.0.0.1", "localhost", "x", ""])
      expect(visit({ headers: { [name]: value } })).toBe(false);
  });
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1", true],
  ["https://[::1]:8443", true],
  ["http://step.localhost:3000", false],
  ["https://step.example", false],
])("an installation at %s serves only this machine: %s", (origin, expected) => {
  expect(isLocalOrigin(origin)).toBe(expected);
});
