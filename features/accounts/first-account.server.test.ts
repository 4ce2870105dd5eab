/** The printed link makes one account, and is no way in once there is one. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { testAccounts } from "#tests/support/account-deps.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/sign-in.ts";
import type { AccountDeps, Visitor } from "./account-deps.ts";
import { createFirstAccount, findSetupLink, findSetupState } from "./first-account.server.ts";

const typed = { email: "ada@acme.example", password: "a long enough sentence" };
const visitor: Visitor = {
  visitorAddress: "203.0.113.7",
  deviceLabel: "Firefox on Linux",
  deviceCookie: null,
};
let database: Database;
let deps: AccountDeps;

beforeEach(async () => {
  database = await createTestDatabase();
  ({ deps } = await testAccounts(database.db, { now: () => new Date("2026-03-01T10:00:00Z") }));
});
afterEach(() => database.close());

async function printedToken(): Promise<string> {
  return (await findSetupLink(deps))?.split("/setup/")[1] ?? "";
}

const create = (token: string, more: Partial<typeof typed> = {}) =>
  createFirstAccount(deps, { ...typed, ...more, token, ...visitor });

test("makes a confirmed operator and signs them in", async () => {
  const token = await printedToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await findSetupState(deps.db, token)).toBe("open");
  const made = await create(token);
  expect(made).toMatchObject({ outcome: "created", setCookies: [expect.stringContaining("session_token")] });
  expect(await deps.db.select().from(users)).toMatchObject([
    { email: typed.email, emailVerified: true, isOperator: true },
  ]);
});

test("prints the same link at every start, until there is an account", async () => {
  const token = await printedToken();
  expect(await printedToken()).toBe(token);
  await create(token);
  expect(await findSetupLink(deps)).toBeNull();
});

describe("no way in", () => {
  test("once the link was used, or anybody else has an account", async () => {
    const token = await printedToken();
    await create(token);
    expect(await create(token, { email: "eve@evil.example" })).toEqual({ outcome: "used" });
    expect(await findSetupState(deps.db, token)).toBe("used");
    expect(await deps.db.$count(users)).toBe(1);
    // Not even after every account was deleted.
    await deps.db.delete(users);
    expect(await create(token, { email: "eve@evil.example" })).toEqual({ outcome: "unknown" });
    await createUser(deps, { email: "bob@acme.example" });
    expect(await create(await printedToken(), { email: "eve@evil.example" })).toEqual({ outcome: "used" });
  });

  test.each(["", "x".repeat(43), "%00", "undefined"])("with %j instead of the secret", async (token) => {
    expect(await create(token)).toEqual({ outcome: "unknown" });
    await printedToken();
    expect(await create(token)).toEqual({ outcome: "unknown" });
    expect(await deps.db.$count(users)).toBe(0);
  });

  test("for the second of several requests at the same time", async () => {
    const token = await printedToken();
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => create(token, { email: `person-${n}@acme.example` })),
    );
    expect(made.map(({ outcome }) => outcome).sort()).toEqual(["created", ...Array(5).fill("used")]);
    expect(await deps.db.$count(users)).toBe(1);
  });
});

test("refuses a weak password and keeps the link", async () => {
  const token = await printedToken();
  expect(await create(token, { password: "password" })).toMatchObject({ outcome: "weak" });
  expect(await findSetupState(deps.db, token)).toBe("open");
});
