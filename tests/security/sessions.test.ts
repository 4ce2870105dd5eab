/** Only their owner may see and end an owner's sessions. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outboxMails, rateLimits, sessions } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
let app: TestApp;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.services.db.delete(rateLimits);
  ada = await createUser(app.services, { password, onboardingCompleted: true });
  bob = await createUser(app.services, { password, onboardingCompleted: true });
});

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(app.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.origin, ...headers },
    body: new URLSearchParams(fields),
  });
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await fetch(`${app.origin}/dashboard/account`, { redirect: "manual", headers: { cookie } });
  return answer.status === 200;
}

async function signIn({ email }: TestUser, headers: Record<string, string> = {}): Promise<string> {
  const answer = await post("/auth", { intent: "sign-in", email, password }, headers);
  expect(answer.status).toBe(302);
  return cookiesOf(answer);
}

async function sessionIdOf(cookie: string): Promise<string> {
  return (await app.services.access.findSession(new Headers({ cookie })))?.sessionId ?? "";
}

test("signing out ends only that browser's session", async () => {
  const phone = await signIn(ada);
  const answer = await post("/auth/sign-out", {}, { cookie: phone });
  expect(answer.status).toBe(302);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(ada.cookie)).toBe(true);
});

test("signing in again ends this browser's previous session, and no other", { tags: "long" }, async () => {
  const phone = await signIn(ada);
  const again = await signIn(ada, { cookie: phone });
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(again)).toBe(true);
  expect(await isSignedIn(ada.cookie)).toBe(true);
});

test("the Security tab lists the owner's devices and keeps neither header nor address", async () => {
  await signIn(ada, { "user-agent": firefox });
  await signIn(bob, { "user-agent": "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1" });
  const page = await fetch(`${app.origin}/dashboard/team/security`, { headers: { cookie: ada.cookie } });
  const html = (await page.text()).replaceAll("<!-- -->", "");
  expect(html).toContain("Firefox on Windows");
  expect(html).toContain("This device");
  expect(html).not.toContain("iPhone");
  const rows = await app.services.db.select().from(sessions).where(eq(sessions.userId, ada.userId));
  expect(rows.map(({ userAgent }) => userAgent)).toContain("Firefox on Windows");
  expect(rows.map(({ ipAddress }) => ipAddress || null)).toEqual([null, null]);
});

test("an owner can end only their own sessions", async () => {
  const phone = await signIn(ada);
  const end = (sessionId: string) =>
    post("/dashboard/team/security", { intent: "end-session", sessionId }, { cookie: ada.cookie });
  for (const sessionId of [await sessionIdOf(bob.cookie), "no id", ""])
    expect((await end(sessionId)).status).toBe(302);
  expect(await isSignedIn(bob.cookie)).toBe(true);
  await end(await sessionIdOf(phone));
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(ada.cookie)).toBe(true);
});

test("signing out everywhere else keeps this browser's session, and other users'", async () => {
  const phone = await signIn(ada);
  const answer = await post(
    "/dashboard/team/security",
    { intent: "end-other-sessions" },
    { cookie: ada.cookie },
  );
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie().join()).toContain("step.device=");
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(ada.cookie)).toBe(true);
  expect(await isSignedIn(bob.cookie)).toBe(true);
});

test("signs in a known browser while guesses have locked the account for others", async () => {
  const known = await signIn(ada);
  expect(known).not.toContain(ada.email);
  expect(decodeURIComponent(known)).not.toContain(ada.userId);
  const device = known.split("; ").find((one) => one.startsWith("step.device=")) ?? "";
  const { email } = ada;
  for (let n = 0; n < 11; n++) await post("/auth", { intent: "sign-in", email, password: "wrong" });
  const elsewhere = await post("/auth", { intent: "sign-in", email, password });
  expect(elsewhere.status).toBe(429);
  expect(await elsewhere.text()).toContain("Email me a sign-in link");
  expect((await post("/auth", { intent: "sign-in", email, password }, { cookie: device })).status).toBe(302);
});

test("the mailed link signs in by POST, once, and opening it changes nothing", async () => {
  const { email } = ada;
  const asked = await post("/auth", { intent: "mail-link", email });
  expect([asked.status, (await asked.text()).includes("Check your email")]).toEqual([200, true]);
  const [mail] = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  const link = new URL(/https?:\/\/\S+\/auth\/link\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  for (let n = 0; n < 3; n++) expect((await fetch(link)).status).toBe(200);
  const head = await fetch(link, { method: "HEAD" });
  expect(head.status).toBe(200);
  const fields = Object.fromEntries(link.searchParams);
  const used = await post("/auth/link", fields);
  expect([used.status, used.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect(await isSignedIn(cookiesOf(used))).toBe(true);
  expect((await post("/auth/link", fields)).status).toBe(400);
});

test("answers a request for a link alike and in the same time for a known and an unknown address", async () => {
  const texts = [];
  for (const email of [ada.email, "nobody@acme.example"]) {
    const startedMs = performance.now();
    const answer = await post("/auth", { intent: "mail-link", email });
    expect(performance.now() - startedMs).toBeGreaterThan(290);
    const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
    texts.push(`${answer.status} ${main}`);
  }
  expect(texts[0]).toContain("Check your email");
  expect(texts[1]).toBe(texts[0]);
});
