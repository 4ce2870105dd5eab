import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

test("opens only unchanged values of the same owner with the same secret", () => {
  const box = createSecretBox("s".repeat(43));
  const sealed = box.seal("JBSWY3DPEHPK3PXP", "ada");
  expect(box.open(sealed, "ada")).toBe("JBSWY3DPEHPK3PXP");
  expect(box.seal("JBSWY3DPEHPK3PXP", "ada")).not.toBe(sealed);
  expect(() => box.open(sealed, "bob")).toThrow();
  expect(() => createSecretBox("t".repeat(43)).open(sealed, "ada")).toThrow();
  for (let at = 0; at < sealed.length - 1; at++) {
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    expect(() => box.open(changed, "ada")).toThrow();
  }
  for (const nonsense of ["", "abc", sealed.slice(0, 20)]) expect(() => box.open(nonsense, "ada")).toThrow();
});
