/** Texts that actions return reach the pages as strings, so the compiler doesn't see whether they have translations. */
import { expect, test } from "vitest";
import { teamCatalogs } from "#engines/messages/team/team-catalogs.ts";
import { passwordProblems } from "#features/accounts/password-policy.ts";
import { fieldErrorsOf, signUpSchema } from "#features/accounts/schema.ts";
import { secondFactorTexts } from "#features/accounts/second-factor-texts.ts";
import { accountTexts } from "#features/accounts/texts.ts";
import { invitationTexts, roleNames, roleTexts } from "#features/team/team-texts.ts";

const translated = new Set<string>(Object.keys(teamCatalogs.auth.de));

/** Only on pages of the dashboard, the waitlist and after signing in. */
const elsewhere: (keyof typeof accountTexts)[] = [
  "signedIn",
  "betaActivated",
  "welcome",
  "waitlisted",
  "notProcessed",
  "notSignedOut",
  "waitlistUnreadable",
  "waitlistMissing",
];

function passwordTexts(): string[] {
  const context = { email: "hubley@acme.example", companyName: "Acme Ltd" };
  const common = { has: (password: string) => password === "common" };
  return ["x".repeat(300), "short", "common", "hubley", "acmeltd"].flatMap((password) =>
    passwordProblems(password, context, common),
  );
}

function fieldTexts(): string[] {
  const wrong = [
    {},
    { email: "", password: "", companyName: "" },
    { email: "?", password: "x", companyName: "x".repeat(101) },
    { email: `${"x".repeat(300)}@a.test`, password: "x", companyName: "x" },
  ];
  return wrong.flatMap((typed) => {
    const { error } = signUpSchema.safeParse(typed);
    return error ? Object.values(fieldErrorsOf(error)).flat() : [];
  });
}

test.each([
  [
    "an account",
    Object.entries(accountTexts)
      .filter(([key]) => !elsewhere.includes(key as keyof typeof accountTexts))
      .map(([, text]) => text),
  ],
  ["a field", fieldTexts()],
  ["a password", passwordTexts()],
  [
    "a second factor",
    (["wrongCode", "usedCode", "wrongRecoveryCode", "emptyCode", "limited", "passkeyRefused"] as const).map(
      (key) => secondFactorTexts[key],
    ),
  ],
  ["a passkey", [secondFactorTexts.passkeyInvalid, secondFactorTexts.passkeyExpired]],
  ["an invitation", Object.values(invitationTexts.ended).flatMap(({ title, text }) => [title, text])],
  ["an answer to an invitation", [invitationTexts.registered, invitationTexts.notAccepted]],
  ["a role", [...Object.values(roleNames), ...Object.values(roleTexts)]],
])("every text about %s is translated", (_, texts) => {
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !translated.has(text) && text !== "Support")).toEqual([]);
});
