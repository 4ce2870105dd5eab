import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betaCodeState, newBetaCodeSchema, normaliseBetaCode } from "./schema.ts";

describe("normaliseBetaCode", () => {
  test.each([
    ["BETA-7K3Q-9XWM", "BETA-7K3Q-9XWM"],
    ["  beta-7k3q-9xwm\n", "BETA-7K3Q-9XWM"],
    ["beta – 7k3q – 9xwm", "BETA-7K3Q-9XWM"],
    ["launch_2027", "LAUNCH_2027"],
    ["   ", ""],
    ["abc", null],
    ["-beta-", null],
    ["beta'; drop table", null],
    ["beta\0code", null],
    ["bêta-code", null],
    ["A".repeat(41), null],
    [" ".repeat(10_000), null],
  ])("reads %j as %j", (typed, expected) => {
    expect(normaliseBetaCode(typed)).toBe(expected);
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
        const code = normaliseBetaCode(typed);
        if (code !== null) expect(normaliseBetaCode(` ${code.toLowerCase()} `)).toBe(code);
      }),
    );
  });
});

describe("newBetaCodeSchema", () => {
  const schema = newBetaCodeSchema(new Date("2026-11-21T10:00:00Z"));

  test("turns an empty form into a code for one person that never expires", () => {
    const nothing = { code: null, maxUses: 1, expiresAt: null, note: null };
    expect(schema.parse({})).toEqual(nothing);
    expect(schema.parse({ code: "", maxUses: "", expiresAt: "", note: " \0 " })).toEqual(nothing);
  });

  test("lets a code work until the end of the given day", () => {
    const { expiresAt } = schema.parse({ expiresAt: "2027-01-31" });
    expect(expiresAt?.toISOString()).toBe("2027-01-31T23:59:59.999Z");
    const moment = schema.parse({ expiresAt: "2027-01-31T10:00:00+02:00" });
    expect(moment.expiresAt?.toISOString()).toBe("2027-01-31T08:00:00.000Z");
  });

  test.each([
    [{ code: "a b" }, "code"],
    [{ maxUses: "0" }, "maxUses"],
    [{ maxUses: "1.5" }, "maxUses"],
    [{ maxUses: "many" }, "maxUses"],
    [{ maxUses: "1000000" }, "maxUses"],
    [{ expiresAt: "tomorrow" }, "expiresAt"],
    [{ expiresAt: "2026-11-20" }, "expiresAt"],
    [{ expiresAt: "2027-02-30" }, "expiresAt"],
    [{ note: "x".repeat(201) }, "note"],
  ])("rejects %j and names the field", (input, field) => {
    const parsed = schema.safeParse(input);
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

test("returns the first reason why a code can't be used as its state", () => {
  const now = new Date("2027-01-01T00:00:00Z");
  const fresh = { uses: 0, maxUses: 1, expiresAt: null, disabledAt: null };
  expect(betaCodeState(fresh, now)).toBe("active");
  expect(betaCodeState({ ...fresh, uses: 1 }, now)).toBe("used up");
  expect(betaCodeState({ ...fresh, uses: 1, expiresAt: now }, now)).toBe("expired");
  expect(betaCodeState({ ...fresh, uses: 1, expiresAt: now, disabledAt: now }, now)).toBe("disabled");
});
