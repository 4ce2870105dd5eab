import { expect, it } from "vitest";
import { isOperator } from "./policy.ts";

const user = { email: "Ada@Company.example", emailVerified: true, isOperator: false };

it("accepts an operator from the command line or from ADMIN_EMAILS, in upper or lower case", () => {
  expect(isOperator(user, [])).toBe(false);
  expect(isOperator({ ...user, isOperator: true }, [])).toBe(true);
  expect(isOperator(user, ["ada@company.example"])).toBe(true);
  expect(isOperator(user, ["other@company.example"])).toBe(false);
});

it("grants no operator rights before the email is confirmed, because anyone can sign up with any address", () => {
  const typed = { ...user, emailVerified: false };
  expect(isOperator(typed, ["ada@company.example"])).toBe(false);
  expect(isOperator({ ...typed, isOperator: true }, [])).toBe(false);
});
