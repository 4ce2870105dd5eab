import { expect, test } from "vitest";
import { provesSecondFactor } from "./second-factor-claims.ts";

test.each([
  { amr: ["mfa"] },
  { amr: ["pwd", "mfa"] },
  { amr: ["pwd", "otp"] },
  { amr: ["pin", "hwk"] },
  { amr: ["swk", "fpt"] },
  { acr: "phr" },
  { acr: "https://refeds.org/profile/mfa", amr: ["pwd"] },
])("%j is a second factor", (claims) => {
  expect(provesSecondFactor(claims)).toBe(true);
});

test.each([
  {},
  { amr: [] },
  { amr: ["pwd"] },
  { amr: ["pwd", "pin"] },
  { amr: ["otp", "sms"] },
  { amr: ["user", "rba", "pwd"] },
  { amr: "mfa" },
  { amr: "pwd otp" },
  { amr: { mfa: true } },
  { amr: [["pwd", "otp"]] },
  { acr: "2" },
  { acr: 2 },
  { acr: "urn:mace:incommon:iap:silver" },
  { acr: null, amr: null },
])("%j is none", (claims) => {
  expect(provesSecondFactor(claims)).toBe(false);
});
