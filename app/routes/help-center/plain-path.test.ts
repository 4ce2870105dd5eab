import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainPath } from "./plain-path.ts";

describe("plainPath", () => {
  it.each([
    ["/", "/"],
    ["/help/acme/faq", "/help/acme/faq"],
    ["/help/ACME/Faq/", "/help/acme/faq"],
    ["/help//acme///", "/help/acme"],
    ["//evil.example/", "/evil.example"],
    ["/faq/%d9%85%D8%AA-X", "/faq/%D9%85%D8%AA-x"],
  ])("spells %s as %s", (asked, plain) => {
    expect(plainPath(asked)).toBe(plain);
  });

  it("is idempotent and never names another host", () => {
    const parts = fc.array(fc.constantFrom("/", "A", "b", "%c3", "%", "\\", ".", ":"));
    fc.assert(
      fc.property(parts, (asked) => {
        const plain = plainPath(new URL(`http://own.example/${asked.join("")}`).pathname);
        expect(plainPath(plain)).toBe(plain);
        expect(new URL(plain, "http://own.example").host).toBe("own.example");
      }),
    );
  });
});
