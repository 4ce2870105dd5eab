import { expect, it } from "vitest";
import { isOperator } from "./policy.ts";

const user = { email: "Ada@Company.example", emailVerified: true, isOperator: false };

it("is an operator by the command line or by a listed address, in any spelling", () => {
  expect(isOperator(user, [])).toBe(false);
  expect(isOperator({ ...user, isOperator: true }, [])).toBe(true);
  expect(isOperator(user, ["ada@company.example"])).toBe(true);
  expect(isOperator(user, ["other@company.example"])).toBe(false);
});

it("is no operator before the address is confirmed, because anyone can type one", () => {
  const typed = { ...user, emailVerified: false };
  expect(isOperator(typed, ["ada@company.example"])).toBe(false);
  expect(isOperator({ ...typed, isOperator: true }, [])).toBe(false);
});
