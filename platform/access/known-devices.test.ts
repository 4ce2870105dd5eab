import { expect, test } from "vitest";
import { createKnownDevices } from "./known-devices.ts";

const devices = createKnownDevices("s".repeat(43));
const now = new Date("2026-03-01T10:00:00Z");
const ada = "2f9c9e0e-5f30-4a92-9f0c-1c5f6f8a0a01";
const bob = "2f9c9e0e-5f30-4a92-9f0c-1c5f6f8a0a02";
const deviceId = "d".repeat(43);
const issue = (userId: string, previous: string | null = null) =>
  devices.issue({ userId, deviceId, now, previous });

function find(cookie: string | null, other: Partial<Parameters<typeof devices.find>[0]> = {}) {
  return devices.find({ userId: ada, now, revokedAt: null, cookie, ...other });
}

test("a cookie is valid for its own account only", () => {
  const cookie = issue(ada);
  expect(find(cookie)).toBe(deviceId);
  expect(find(cookie, { userId: bob })).toBeNull();
  expect(cookie).not.toContain(ada);
});

test("rejects a forged, foreign, unreadable or missing cookie", () => {
  const cookie = issue(ada);
  const [id = "", issued = "", proof = ""] = cookie.split(".");
  const elsewhere = createKnownDevices("t".repeat(43)).issue({ userId: ada, deviceId, now, previous: null });
  const later = (now.getTime() + 1_000).toString(36);
  const forged = [
    `${"e".repeat(43)}.${issued}.${proof}`,
    `${id}.${later}.${proof}`,
    `${id}.${issued}.${"A".repeat(43)}`,
  ];
  for (const wrong of [...forged, elsewhere, "", "~~~", "x".repeat(9_000), cookie.slice(1), null])
    expect(find(wrong)).toBeNull();
});

test("expires after 90 days or when revoked", () => {
  const cookie = issue(ada);
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(find(cookie, { now: after(90) })).toBe(deviceId);
  expect(find(cookie, { now: after(91) })).toBeNull();
  expect(find(cookie, { revokedAt: new Date(now.getTime() + 1) })).toBeNull();
  expect(find(cookie, { revokedAt: now })).toBe(deviceId);
});

test("keeps proofs of up to five accounts in one browser", () => {
  const both = issue(bob, issue(ada));
  expect(find(both)).toBe(deviceId);
  expect(find(both, { userId: bob })).toBe(deviceId);
  expect(issue(ada, both).split("~")).toHaveLength(2);
  let many: string | null = null;
  for (let n = 0; n < 9; n++) many = issue(`user-${n}`, many);
  expect(many?.split("~")).toHaveLength(5);
  expect(find(many, { userId: "user-8" })).toBe(deviceId);
});
