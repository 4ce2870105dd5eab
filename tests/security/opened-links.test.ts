/** What mailed links show when they are opened, before anyone submits their form. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTokens } from "#db/schema.ts";
import { createLinkToken, type LinkTokenKind } from "#features/accounts/link-tokens.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let person: TestUser;

beforeAll(async () => {
  app = await startApp();
  person = await createUser(app.services, {
    email: "ines@hubley.example",
    password: "a long enough sentence",
  });
});
afterAll(() => app?.close());

const paths: [kind: LinkTokenKind, path: string, form: string, refusal: string][] = [
  ["password_reset", "/auth/reset", "Save new password", "This link no longer works"],
  ["sign_in", "/auth/link", "This browser stays signed in", "We couldn&#x27;t sign you in"],
  ["email_change", "/auth/email", "Use this email from now on?", "Your email hasn&#x27;t changed"],
];

async function mail(kind: LinkTokenKind, path: string, lifetimeMs = 60_000): Promise<string> {
  const { db, ids, clock } = app.services;
  const newEmail = kind === "email_change" ? "ines@next.example" : null;
  const pair = await createLinkToken(db, {
    ...{ ids, userId: person.userId, kind, now: clock.now(), lifetimeMs, newEmail },
  });
  return `${path}?${new URLSearchParams({ access_token: pair.accessToken, refresh_token: pair.refreshToken })}`;
}

const open = async (path: string) => (await fetch(app.origin + path)).text();

test.each(paths)(
  "a link of the kind %s says that it is used or expired, and isn't used up by opening",
  async (kind, path, form, refusal) => {
    const link = await mail(kind, path);
    for (const _ of ["first", "again"]) expect(await open(link)).toContain(form);
    await app.services.db.update(linkTokens).set({ usedAt: new Date() });
    for (const gone of [link, await mail(kind, path, 0)]) {
      const page = await open(gone);
      expect(page).toContain(refusal);
      expect(page).not.toContain(form);
    }
  },
);

test("the link to a new email names the account and the new address", async () => {
  const page = await open(await mail("email_change", "/auth/email"));
  expect(page).toContain("The account ines@hubley.example changes to ines@next.example.");
});
