import { describe, expect, it } from "vitest";
import { parseHost } from "./host.ts";

const rules = { baseDomain: "help.example.com", originHostname: "app.example.com" };
const at = (header: string | undefined) => parseHost(header, rules);

describe("parseHost", () => {
  it.each([
    "app.example.com",
    "APP.example.com:8443",
    "help.example.com",
    "www.help.example.com",
    "localhost:3000",
    "127.0.0.1",
    "[::1]:3000",
    "app.example.com.",
  ])("reads %s as the main host", (header) => expect(at(header)).toEqual({ kind: "main" }));

  it("reads a name below the base domain as a tenant, in any case", () => {
    for (const header of ["acme.help.example.com", "ACME.Help.Example.COM:80", "acme.help.example.com."])
      expect(at(header)).toEqual({ kind: "tenant", subdomain: "acme" });
  });

  it("reads no tenant in a name with more labels", () => {
    for (const domain of ["www.acme.help.example.com", "acme.x.help.example.com", "a..help.example.com"])
      expect(at(domain)).toEqual({ kind: "custom", domain });
  });

  it("reads a name that only ends or begins like the main host as foreign", () => {
    for (const domain of ["evilhelp.example.com", "help.example.com.evil.example", "example.com"])
      expect(at(domain)).toEqual({ kind: "custom", domain });
  });

  it.each([
    undefined,
    "",
    " ",
    "a b",
    "a/b",
    "a@b.example",
    "acme.help.example.com:x",
    "-a",
    "a_b",
    "[::1",
    "ä.example",
  ])("rejects %j", (header) => expect(at(header)).toBeNull());
});
