/** An owner of several help centers deletes one of them, through the form on the account page. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, members, outboxMails, sessions, users } from "#db/schema.ts";
import type { Role } from "#shared/permissions.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const ask = (path: string, { cookie }: TestUser, body?: URLSearchParams) =>
  fetch(app.origin + path, {
    redirect: "manual",
    headers: { cookie, origin: app.origin },
    ...(body && { method: "POST", body }),
  });

const destroy = (
  person: TestUser,
  { path = "/dashboard/account", ...typed }: { phrase?: string; password?: string; path?: string } = {},
) => ask(path, person, new URLSearchParams({ intent: "delete-company", phrase: "Bolt", password, ...typed }));

/** Has Bolt open, in this role, beside a company of their own. */
async function makePerson(role: Role): Promise<{ person: TestUser; bolt: string }> {
  const { db } = app.services;
  const person = await createUser(app.services, { companyName: "Acme", onboardingCompleted: true, password });
  const bolt = await createUser(app.services, { companyName: "Bolt", onboardingCompleted: true });
  await db.insert(members).values({ companyId: bolt.companyId!, userId: person.userId, role });
  await db
    .update(sessions)
    .set({ activeCompanyId: bolt.companyId })
    .where(eq(sessions.userId, person.userId));
  return { person, bolt: bolt.companyId! };
}

const exists = async (companyId: string) =>
  (await app.services.db.$count(companies, eq(companies.id, companyId))) === 1;

test("deletes only the open help center, and continues in another one", async () => {
  const { person, bolt } = await makePerson("owner");
  expect(await (await ask("/dashboard/account", person)).text()).toContain("Delete this help center");
  expect((await destroy(person, { phrase: "Acme" })).status).toBe(400);
  expect((await destroy(person, { password: "a wrong sentence" })).status).toBe(400);
  expect(await exists(bolt)).toBe(true);
  const answer = await destroy(person);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect(await exists(bolt)).toBe(false);
  expect(await exists(person.companyId!)).toBe(true);
  expect(await app.services.db.$count(users, eq(users.id, person.userId))).toBe(1);
  expect(await (await ask("/dashboard", person)).text()).toContain("Acme");
  // It is the last one now. Deleting the account deletes it.
  expect(await (await ask("/dashboard/account", person)).text()).not.toContain("Delete this help center");
  expect((await destroy(person, { phrase: "Acme" })).status).toBe(400);
  expect(await exists(person.companyId!)).toBe(true);
});

test.each(["admin", "editor", "writer", "support"] as const)("doesn't let %s delete it", async (role) => {
  const { person, bolt } = await makePerson(role);
  expect(await (await ask("/dashboard/account", person)).text()).not.toContain("Delete this help center");
  expect((await destroy(person)).status).toBe(400);
  expect(await exists(bolt)).toBe(true);
});

test("tells the other members by mail which help center is gone, and who deleted it", async () => {
  const { db } = app.services;
  const { person, bolt } = await makePerson("owner");
  const editor = await createUser(app.services, { companyName: "Zenith", onboardingCompleted: true });
  const unconfirmed = await createUser(app.services, { emailVerified: false });
  for (const { userId } of [editor, unconfirmed])
    await db.insert(members).values({ companyId: bolt, userId, role: "editor" });
  expect((await destroy(person, { password: "a wrong sentence" })).status).toBe(400);
  const mailsTo = ({ email }: TestUser) => db.select().from(outboxMails).where(eq(outboxMails.to, email));
  expect(await mailsTo(editor)).toEqual([]);
  await destroy(person);
  expect(await mailsTo(editor)).toMatchObject([{ kind: "center-deleted" }]);
  const [mail] = await mailsTo(editor);
  expect(mail?.text).toContain("Bolt's help center was deleted");
  expect(mail?.text.replaceAll("\u2060", "")).toContain(`${person.email} deleted Bolt's help center`);
  for (const other of [person, unconfirmed]) expect(await mailsTo(other)).toEqual([]);
});

test("isn't offered outside of the dashboard", async () => {
  const person = await createUser(app.services, { companyName: "Bolt", betaStatus: "waitlist", password });
  expect((await destroy(person, { path: "/account" })).status).toBe(400);
  expect(await exists(person.companyId!)).toBe(true);
});
