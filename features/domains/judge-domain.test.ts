import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDomainName } from "./domain-name.ts";
import { domainRecords } from "./domain-records.ts";
import { nextDomainState, recheckRules } from "./domain-rules.ts";
import { type DnsAnswer, type DomainCheck, judgeDomain, readDomainCheck } from "./judge-domain.ts";

const proof = { domain: "help.acme.example", token: "c-1", proxyHost: "proxy.step.example" };
const { cname, txt } = domainRecords(proof);
const found = (...values: string[]): DnsAnswer => ({ outcome: "found", values });
const none: DnsAnswer = { outcome: "none" };
const unknown: DnsAnswer = { outcome: "unknown", values: [], code: "ESERVFAIL" };

describe("a custom domain", () => {
  test.each<[string, DnsAnswer, DnsAnswer, DomainCheck["result"]]>([
    ["the company's own target", found(cname.value), none, "matches"],
    ["that target in capitals with a final dot", found(`${cname.value.toUpperCase()}.`), none, "matches"],
    ["that target through another alias", found("edge.acme.example", cname.value), none, "matches"],
    ["a TXT record and no alias", none, found("v=spf1 -all", txt.value), "matches"],
    ["a TXT record and no answer about aliases", unknown, found(txt.value), "matches"],
    ["no records", none, none, "differs"],
    ["another company's target", found("c-2.proxy.step.example"), none, "differs"],
    ["the proxy without a company", found("proxy.step.example"), none, "differs"],
    ["another company's TXT record", none, found("step-verification=c-2"), "differs"],
    ["a target that only begins like the right one", found(`${cname.value}.evil.example`), none, "differs"],
    ["a target that only ends like the right one", found(`x${cname.value}`), none, "differs"],
    ["no answer for one record", none, unknown, "unknown"],
    ["an alias chain that can't be followed", { ...unknown, values: ["edge.acme.example"] }, none, "unknown"],
  ])("with %s is judged correctly", (_what, alias, text, result) => {
    expect(judgeDomain({ cname: alias, txt: text }, proof).result).toBe(result);
  });

  test("shows its owner the records found, sanitized", () => {
    const check = judgeDomain({ cname: none, txt: found("a\u0000b\u001b[31m", "x".repeat(9_000)) }, proof);
    expect(check.found.txt).toEqual(["ab[31m", "x".repeat(255)]);
    expect(readDomainCheck(JSON.stringify(check))).toEqual(check);
    expect(readDomainCheck("CNAME of an older version")).toBeNull();
  });
});

describe("the state of a domain", () => {
  const differs: DomainCheck = {
    result: "differs",
    found: { cname: [], txt: [] },
    code: null,
    isTaken: false,
  };
  const matches: DomainCheck = { ...differs, result: "matches" };

  test("keeps a verified domain until the last allowed failure, and doesn't count inconclusive checks", () => {
    let state = nextDomainState({ status: "pending", failures: 5 }, { check: matches, isAsked: false });
    expect(state).toEqual({ status: "verified", failures: 0 });
    for (let failure = 1; failure < recheckRules.maxVerifiedFailures; failure++) {
      state = nextDomainState(state, { check: differs, isAsked: false });
      const silent: DomainCheck = { ...differs, result: "unknown", code: "ESERVFAIL" };
      state = nextDomainState(state, { check: silent, isAsked: false });
      expect(state).toEqual({ status: "verified", failures: failure });
    }
    state = nextDomainState(state, { check: differs, isAsked: false });
    expect(state.status).toBe("failed");
    expect(nextDomainState(state, { check: matches, isAsked: false })).toEqual({
      status: "verified",
      failures: 0,
    });
  });

  test("fails a pending domain when its owner asks, or after some days", () => {
    const waiting = { status: "pending", failures: 0 } as const;
    expect(nextDomainState(waiting, { check: differs, isAsked: true }).status).toBe("failed");
    expect(nextDomainState(waiting, { check: differs, isAsked: false }).status).toBe("pending");
    const long = { status: "pending", failures: recheckRules.maxWaitingFailures - 1 } as const;
    expect(nextDomainState(long, { check: differs, isAsked: false }).status).toBe("failed");
  });

  test("doesn't verify a domain that another company has", () => {
    const taken = { ...matches, isTaken: true };
    expect(nextDomainState({ status: "pending", failures: 0 }, { check: taken, isAsked: true }).status).toBe(
      "failed",
    );
  });
});

describe("a typed domain", () => {
  const own = { baseDomain: "step.example", originHostname: "step.example", proxyHost: "proxy.step.test" };

  test.each([
    ["help.acme.example", "help.acme.example"],
    [" HTTPS://Help.Acme.example/faq?x=1 ", "help.acme.example"],
    ["acme.co.uk.", "acme.co.uk"],
    ["hilfe.bücher.example", "hilfe.xn--bcher-kva.example"],
  ])("%s is read as %s", (typed, domain) => {
    expect(readDomainName(typed, own)).toEqual({ domain });
  });

  test.each([
    "",
    "acme",
    "127.0.0.1",
    "[::1]",
    "a_b.example",
    "-a.example",
    "user@acme.example",
    "a..example",
    "*.acme.example",
  ])("%s is invalid", (typed) =>
    expect(readDomainName(typed, own)).toHaveProperty("error", expect.stringContaining("domain")),
  );

  test.each(["step.example", "acme.step.example", "proxy.step.test", "c-1.proxy.step.test", "a.localhost"])(
    "%s belongs to the server",
    (typed) => expect(readDomainName(typed, own)).toHaveProperty("error", expect.stringContaining("server")),
  );

  test("is either valid for the database or rejected", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.domain(), fc.webUrl()), (typed) => {
        const read = readDomainName(typed, own);
        if ("error" in read) return;
        expect(read.domain).toMatch(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);
        expect(read.domain.length).toBeLessThanOrEqual(253);
      }),
    );
  });
});
