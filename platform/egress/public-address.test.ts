import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

const privateAddresses = [
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private use", "10.0.0.1"],
  ["carrier NAT", "100.64.0.1"],
  ["carrier NAT, last", "100.127.255.255"],
  ["loopback", "127.0.0.1"],
  ["loopback, last", "127.255.255.255"],
  ["link-local, cloud metadata", "169.254.169.254"],
  ["private use, first", "172.16.0.0"],
  ["private use, last", "172.31.255.255"],
  ["protocol assignments", "192.0.0.8"],
  ["documentation", "192.0.2.1"],
  ["6to4 relay", "192.88.99.1"],
  ["private use", "192.168.1.1"],
  ["benchmarks", "198.19.255.255"],
  ["documentation", "198.51.100.7"],
  ["documentation", "203.0.113.9"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["IPv4-compatible", "::127.0.0.1"],
  ["IPv4-mapped", "::ffff:127.0.0.1"],
  ["IPv4-mapped, in hex", "::ffff:7f00:1"],
  ["IPv4-mapped public", "::ffff:8.8.8.8"],
  ["IPv4-translated", "::ffff:0:127.0.0.1"],
  ["NAT64", "64:ff9b::127.0.0.1"],
  ["local NAT64", "64:ff9b:1::a00:1"],
  ["discard", "100::1"],
  ["Teredo", "2001::1"],
  ["ORCHID", "2001:20::1"],
  ["documentation", "2001:db8::1"],
  ["6to4 of loopback", "2002:7f00:1::"],
  ["documentation", "3fff::1"],
  ["segment routing", "5f00::1"],
  ["unique local", "fd00::1"],
  ["link-local", "fe80::1"],
  ["link-local with zone", "fe80::1%eth0"],
  ["public with zone", "2606:4700::1%eth0"],
  ["multicast", "ff02::1"],
];
const publicAddresses = [
  "1.1.1.1",
  "8.8.8.8",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
].concat(
  ["172.32.0.0", "192.0.1.1", "198.17.255.255", "198.20.0.0", "223.255.255.255"],
  ["2001:200::1", "2001:4860:4860::8888", "2606:4700:4700::1111", "2a00:1450:4001::1", "3fff:1000::1"],
);
const notAddresses = [
  "",
  "localhost",
  "0177.0.0.1",
  "0x7f.1",
  "2130706433",
  "127.1",
  "[::1]",
  "8.8.8.8 ",
  "１２７.0.0.1",
];

describe("isPublicAddress", () => {
  test.each(privateAddresses)("refuses %s: %s", (_name, ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  test.each(publicAddresses)("allows %s", (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  test.each(notAddresses)("refuses '%s', which is not a plain address", (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  test("allows exactly the CIDR blocks an operator lists", () => {
    expect(isPublicAddress("10.1.2.3", ["10.1.0.0/16"])).toBe(true);
    expect(isPublicAddress("10.2.2.3", ["10.1.0.0/16"])).toBe(false);
    expect(isPublicAddress("fd00::5", ["fd00::/64"])).toBe(true);
    expect(isPublicAddress("127.0.0.1", ["::/0"])).toBe(false);
    expect(isPublicAddress("::ffff:127.0.0.2", ["127.0.0.2/32"])).toBe(false);
  });

  test("agrees with the first and last address of each range, for any IPv4 address", () => {
    const ranges = new BlockList();
    for (const [first, last] of [
      ["0.0.0.0", "0.255.255.255"],
      ["10.0.0.0", "10.255.255.255"],
      ["100.64.0.0", "100.127.255.255"],
      ["127.0.0.0", "127.255.255.255"],
      ["169.254.0.0", "169.254.255.255"],
      ["172.16.0.0", "172.31.255.255"],
      ["192.0.0.0", "192.0.0.255"],
      ["192.0.2.0", "192.0.2.255"],
      ["192.88.99.0", "192.88.99.255"],
      ["192.168.0.0", "192.168.255.255"],
      ["198.18.0.0", "198.19.255.255"],
      ["198.51.100.0", "198.51.100.255"],
      ["203.0.113.0", "203.0.113.255"],
      ["224.0.0.0", "255.255.255.255"],
    ] as const) {
      ranges.addRange(first, last, "ipv4");
    }
    // Half of the samples start with an octet that has a special range, because most others would be public.
    const octet = fc.oneof(
      fc.nat(255),
      fc.constantFrom(0, 10, 88, 99, 100, 113, 127, 168, 169, 172, 192, 198, 203, 254),
    );
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), (octets) => {
        const ip = octets.join(".");
        expect(isPublicAddress(ip)).toBe(!ranges.check(ip, "ipv4"));
      }),
      { numRuns: 2_000 },
    );
  });

  test("refuses every IPv6 address outside 2000::/3", () => {
    const group = fc.nat(0xffff);
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const ip = groups.map((part) => part.toString(16)).join(":");
        if (groups[0]! >> 13 !== 1) expect(isPublicAddress(ip)).toBe(false);
      }),
    );
  });

  test("refuses every IPv4 address embedded in IPv6", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom("::", "::ffff:", "64:ff9b::", "::ffff:0:"), (ip, prefix) => {
        expect(isPublicAddress(`${prefix}${ip}`)).toBe(false);
      }),
    );
  });
});
