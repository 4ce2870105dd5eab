import { expect, test } from "vitest";
import { parseAddresses } from "./parse-addresses.ts";

test("splits lists as people paste them, once each and in lower case", () => {
  const text = "Nora@hubley.cc, ines@hubley.cc; Sam Lee <sam@hubley.cc>\nnora@hubley.cc tom@hubley.cc";
  expect(parseAddresses(text)).toEqual({
    emails: ["nora@hubley.cc", "ines@hubley.cc", "sam@hubley.cc", "tom@hubley.cc"],
    wrong: [],
  });
});

test("names what isn't an address", () => {
  expect(parseAddresses("nora@, ines@hubley.cc, @x, a b")).toEqual({
    emails: ["ines@hubley.cc"],
    wrong: ["nora@", "@x", "a", "b"],
  });
  expect(parseAddresses(" , ;\n")).toEqual({ emails: [], wrong: [] });
});
