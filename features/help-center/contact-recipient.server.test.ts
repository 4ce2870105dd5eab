import { afterAll, beforeAll, expect, test } from "vitest";
import { mailDomains } from "#db/schema/mail-domains.ts";
import { members } from "#db/schema/members.ts";
import { users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, type Tenant } from "#tests/support/factories.ts";
import { findRecipient } from "./contact-recipient.server.ts";

let database: Database;
let acme: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  acme = await buildCompany(database.db);
  const people = await database.db
    .insert(users)
    .values([
      { email: "ada@acme.example", emailVerified: true, companyName: "Acme" },
      { email: "ada@gmail.com", emailVerified: true, companyName: "Acme" },
      { email: "new@unconfirmed.example", emailVerified: false, companyName: "Acme" },
    ])
    .returning({ userId: users.id });
  await database.db
    .insert(members)
    .values(people.map(({ userId }) => ({ ...acme, userId, role: "writer" as const })));
  await database.db.insert(mailDomains).values([
    { ...acme, domain: "proven.example", token: "a", status: "verified" },
    { ...acme, domain: "pending.example", token: "b", status: "pending" },
  ]);
});
afterAll(() => database.close());

test.each([
  ["ada@acme.example", true],
  ["Support@Acme.example", true],
  ["ada@gmail.com", true],
  ["stranger@gmail.com", false],
  ["new@unconfirmed.example", false],
  ["help@proven.example", true],
  ["help@pending.example", false],
  ["help@notacme.example", false],
])("whether %s is known to be the team's: %s", async (email, isConfirmed) => {
  expect(await findRecipient(database.db, acme, email)).toEqual({ email, isConfirmed });
});

test("another company's members and domains confirm nothing, and no address is no recipient", async () => {
  const bolt = await buildCompany(database.db);
  for (const email of ["ada@acme.example", "help@proven.example"])
    expect(await findRecipient(database.db, bolt, email)).toEqual({ email, isConfirmed: false });
  expect(await findRecipient(database.db, bolt, "")).toBeNull();
});
