import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordProblems } from "./password-policy.ts";

const context = { email: "ines.moor@hubley.example", companyName: "Hubley & Sons" };

async function problems(password: string): Promise<string> {
  return passwordProblems(password, context, await commonPasswords()).join(" ");
}

describe("accepts a password that is", () => {
  test.each([
    "a long enough sentence",
    "correct horse battery",
    "xkq7-vmeo-29sl",
    "Zwölf Boxkämpfer",
    "パスワードを忘れないでください",
    "hubley makes the best bikes",
    "x".repeat(3) + "yz".repeat(62),
  ])("%j", async (password) => {
    expect(await problems(password)).toBe("");
  });
});

describe("refuses a password with the reason if it is", () => {
  test.each([
    ["short", "k7!vQ2x", "at least 10 characters"],
    ["common", "1234567890", "most common"],
    ["common with digits appended", "password2024!", "most common"],
    ["common with lookalike characters", "P@ssw0rd!!", "most common"],
    ["common in capitals", "QWERTYUIOP", "most common"],
    ["one key repeated", "aaaaaaaaaaaa", "most common"],
    ["a run of the alphabet", "abcdefghijkl", "most common"],
    ["the email", "ines.moor@hubley.example", "email address"],
    ["the part before the @", "InesMoor1990", "email address"],
    ["the company", "hubley sons", "company's name"],
    ["the company with a number", "Hubley&Sons123", "company's name"],
    ["endless", "long ".repeat(200), "at most 128"],
  ])("%s: %j", async (_, password, reason) => {
    expect((await problems(password)).toLowerCase()).toContain(reason.toLowerCase());
  });

  test("reports every problem of a password, not only the first", async () => {
    const said = passwordProblems(
      "hubley",
      { email: "hubley@a.example", companyName: "Hubley" },
      new Set(["hubley"]),
    );
    expect(said).toHaveLength(4);
  });
});

test("quickly refuses a password as long as the form allows, whatever its characters", () => {
  const startedMs = cpuMs();
  const said = passwordProblems(`a${"1".repeat(100_000)}a`, context, new Set());
  expect(said).toEqual(["Use at most 128 characters."]);
  expect(cpuMs() - startedMs).toBeLessThan(200);
});

test("refuses nothing because of an empty or short company name", () => {
  const unknown = { email: "", companyName: "" };
  expect(passwordProblems("a long enough sentence", unknown, new Set())).toEqual([]);
  expect(
    passwordProblems("HP is not my printer", { email: "a@b.example", companyName: "HP" }, new Set()),
  ).toEqual([]);
});
