/** The account page of people on the waitlist or on no team, as HTTP requests. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, outboxMails, sessions, users } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
let app: TestApp;
let waiting: TestUser;
let alone: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await startApp();
  const { services } = app;
  waiting = await createUser(services, {
    betaStatus: "waitlist",
    isWaiting: true,
    companyName: "Hubley",
    password,
  });
  alone = await createUser(services, { betaStatus: null, password });
  other = await createUser(services, { betaStatus: null, password });
});
afterAll(() => app?.close());

async function get(path: string, { cookie }: TestUser) {
  const response = await fetch(app.origin + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

async function post({ cookie }: TestUser, fields: Record<string, string>, path = "/account") {
  const response = await fetch(app.origin + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.origin, cookie },
    redirect: "manual",
  });
  return { status: response.status, location: response.headers.get("location") };
}

const sessionsOf = ({ userId }: TestUser) =>
  app.services.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));

test("is linked, and shows the person's sessions", async () => {
  expect((await get("/waitlist", waiting)).text).toContain('href="/account"');
  expect((await get("/companies", alone)).text).toContain('href="/account"');
  for (const person of [waiting, alone]) {
    const page = await get("/account", person);
    expect(page.status).toBe(200);
    expect(page.text).toContain(person.email);
    expect(page.text).toContain("Where you&#x27;re signed in");
  }
});

test("exports the account, with the company if there is one", async () => {
  const ofWaiting = JSON.parse((await get("/account/export", waiting)).text);
  expect(ofWaiting).toMatchObject({ user: { email: waiting.email }, company: { companyName: "Hubley" } });
  const ofAlone = JSON.parse((await get("/account/export", alone)).text);
  expect(ofAlone).toMatchObject({
    format: "step-account-export",
    user: { email: alone.email },
    passkeys: [],
  });
  expect(ofAlone).not.toHaveProperty("company");
});

test("changes only the person's own account", async () => {
  const { access, db } = app.services;
  const [before, othersSessions] = [await db.select().from(users), await sessionsOf(other)];
  const [othersId = ""] = othersSessions.map(({ id }) => id);
  expect((await post(alone, { intent: "end-session", sessionId: othersId })).status).toBe(302);
  await access.startSession(alone.userId, "Safari on iPhone");
  await access.startSession(alone.userId, "Firefox on Linux");
  const [mine] = await sessionsOf(alone);
  expect((await post(alone, { intent: "end-other-sessions" })).location).toBe("/account");
  expect(await sessionsOf(alone)).toHaveLength(1);
  expect(await sessionsOf(alone)).toContainEqual(mine);
  expect((await post(alone, { intent: "change-language", language: "de" })).location).toBe("/account");
  const newEmail = "new@alone.example";
  expect((await post(alone, { intent: "change-email", newEmail, password: "wrong" })).status).toBe(400);
  expect((await post(alone, { intent: "change-email", newEmail, password })).location).toBe("/account");
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.to, newEmail));
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect((await post(alone, Object.fromEntries(link.searchParams), "/auth/email")).location).toBe("/account");
  const newPassword = "another long sentence";
  expect((await post(alone, { intent: "change-password", newPassword, password: "wrong" })).status).toBe(400);
  expect((await post(alone, { intent: "delete", phrase: "delete", password: "wrong" })).status).toBe(400);
  expect(await sessionsOf(other)).toEqual(othersSessions);
  const changed = (await db.select().from(users)).filter(
    (user) => !before.some((old) => JSON.stringify(old) === JSON.stringify(user)),
  );
  expect(changed.map(({ id, language }) => ({ id, language }))).toEqual([
    { id: alone.userId, language: "de" },
  ]);
});

test("deletes the account, and the company that waited", async () => {
  expect((await post(alone, { intent: "delete", phrase: "delete", password })).location).toBe("/auth");
  expect((await post(waiting, { intent: "delete", phrase: "Hubley", password })).location).toBe("/auth");
  expect(await app.services.db.select({ id: users.id }).from(users)).toEqual([{ id: other.userId }]);
  expect(await app.services.db.$count(companies)).toBe(0);
});
