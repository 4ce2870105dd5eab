import { expect, test } from "vitest";
import { contrastLabel } from "./contrast-label.ts";
import { isReachable } from "./is-reachable.ts";
import { plans } from "./plans.ts";

test("plans match the specification", () => {
  const said = plans.map(({ name, price, period, features, buttonText, popular }) =>
    [name, price, period, ...features, buttonText, popular].join(" | "),
  );
  expect(said).toEqual([
    "Basic | $4.99 | per month | FAQ management | Getting Started guides | Contact pages | Basic customization | Email support | Start Basic | false",
    "AI | $49 | per month | Everything in Basic | Step-by-step guides | AI-driven video generation | Advanced customization | Priority support | Analytics dashboard | Start AI Plan | true",
  ]);
});

test("plans have the same amount in structured data as in the displayed price", () => {
  for (const { price, amount } of plans) expect(Number(amount)).toBe(Number(price.slice(1)));
});

test("contrastLabel never overstates a contrast", () => {
  expect(contrastLabel("#000000", "#ffffff")).toBe("21.0 : 1");
  expect(contrastLabel("#777777", "#ffffff")).toBe("4.4 : 1");
});

test("isReachable rejects addresses without a public domain", () => {
  expect(isReachable("help@example.com")).toBe(true);
  for (const address of ["step@localhost", "step@mail.localhost", "step@", "nobody"])
    expect(isReachable(address)).toBe(false);
});
