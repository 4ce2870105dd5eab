import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicMailHost, mailDomainRecord, readMailDomain } from "./mail-domain-name.ts";

test.each([
  ["acme.example", "acme.example"],
  [" @Acme.Example ", "acme.example"],
  ["ada@mail.acme.example", "mail.acme.example"],
  ["acme.example.", "acme.example"],
  ["bücher.example", "xn--bcher-kva.example"],
])("reads %j as %j", async (typed, domain) => {
  expect(await readMailDomain(typed)).toEqual({ domain });
});

test.each([
  "",
  "acme",
  "127.0.0.1",
  "https://acme.example",
  "acme.example/x",
  "acme.example:25",
  "a b.example",
  "@",
])("refuses %j", async (typed) => {
  expect(await readMailDomain(typed)).toEqual({ error: expect.stringContaining("after the @") });
});

test.each(["gmail.com", "GMX.de", "outlook.com", "proton.me", "qq.com", "team.gmail.com", "ada@web.de"])(
  "refuses %j, where anyone can get an address",
  async (typed) => {
    expect(await readMailDomain(typed)).toEqual({
      error: expect.stringContaining("Anyone can get an address"),
    });
  },
);

test("a name that only ends like a public host isn't one", async () => {
  expect(await isPublicMailHost("notgmail.com")).toBe(false);
  expect(await isPublicMailHost("gmail.com.acme.example")).toBe(false);
});

test("whatever is typed, the domain is lower case and has no more than a host name", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.emailAddress(), fc.domain(), fc.webUrl()), async (typed) => {
      const read = await readMailDomain(typed);
      if ("domain" in read) {
        expect(read.domain).toMatch(/^[a-z0-9.-]+$/);
        expect(await readMailDomain(`someone@${read.domain}`)).toEqual(read);
        expect(mailDomainRecord({ domain: read.domain, token: "t" }).name).toBe(`_step-mail.${read.domain}`);
      }
    }),
  );
});
