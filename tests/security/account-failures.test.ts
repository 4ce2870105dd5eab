/** Server errors in the middle of account flows, with the message that the user sees and the state that remains. */
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { companies, outboxMails, rateLimits, sessions, users } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  // Makes the waitlist insert fail for this company.
  await app.services.db.execute(sql`
    create function refuse_broken() returns trigger language plpgsql as
      $$ begin if new.company_name = 'Broken' then raise exception 'broken'; end if; return new; end $$`);
  await app.services.db.execute(
    sql`create trigger refuse_broken before insert on waitlist for each row execute function refuse_broken()`,
  );
});
afterAll(() => app?.close());
beforeEach(async () => void (await app.services.db.delete(rateLimits)));
afterEach(() => vi.restoreAllMocks());

function post(path: string, fields: Record<string, string>, cookie = "") {
  return fetch(app.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.origin, cookie },
    body: new URLSearchParams(fields),
  });
}

/** Returns the path and text of the page that this browser sees next. */
async function nextPage(answer: Response, cookie = ""): Promise<{ path: string; text: string }> {
  const path = answer.headers.get("location") ?? "";
  const cookies = [cookie, ...answer.headers.getSetCookie().map((one) => one.split(";")[0])];
  const page = await fetch(app.origin + path, {
    redirect: "manual",
    headers: { cookie: cookies.filter(Boolean).join("; ") },
  });
  return { path, text: words(await page.text()) };
}

function words(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, "").replaceAll("&#x27;", "'");
}

function signUp(email: string, companyName = "Acme") {
  return post("/auth?mode=signup", { intent: "sign-up", email, password, companyName });
}

async function confirm(email: string): Promise<Response> {
  const [mail] = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, email));
  const link = new URL(/https?:\/\/\S+\/auth\/callback\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return post("/auth/callback", Object.fromEntries(link.searchParams));
}

test("a failed sign-up shows an error, keeps the typed values and leaves no data", async () => {
  vi.spyOn(app.services.access, "hashPassword").mockRejectedValueOnce(new Error("broken"));
  const answer = await signUp("signup@acme.example");
  expect(answer.status).toBe(500);
  const page = words(await answer.text());
  expect(page).toContain("Signup failed");
  expect(page).toContain("signup@acme.example");
  expect(page).not.toContain("broken");
  expect(await app.services.db.$count(users, eq(users.email, "signup@acme.example"))).toBe(0);
  expect((await signUp("signup@acme.example")).status).toBe(302);
});

test("a failed confirmation leaves the link valid", async () => {
  await signUp("confirm@acme.example");
  vi.spyOn(app.services.db, "transaction").mockRejectedValueOnce(new Error("broken"));
  const failed = await confirm("confirm@acme.example");
  expect(failed.status).toBe(500);
  expect(words(await failed.text())).toContain("Failed to confirm email verification");
  expect((await confirm("confirm@acme.example")).status).toBe(302);
});

test("a company that can't be set up shows an error after the confirmation, and the next visit sets it up", async () => {
  const email = "setup@acme.example";
  await signUp(email, "Broken");
  const confirmed = await confirm(email);
  const next = await nextPage(confirmed);
  expect(next.path).toBe("/auth/callback?state=confirmed");
  expect(next.text).toContain("Email Confirmed!");
  expect(next.text).toContain(
    "Account created but there was an issue with processing. Please contact support.",
  );
  const cookie = confirmed.headers.getSetCookie().map((one) => one.split(";")[0]);
  const visit = (path: string) =>
    fetch(app.origin + path, { redirect: "manual", headers: { cookie: cookie.join("; ") } });
  const waiting = await visit("/waitlist");
  expect(waiting.status).toBe(500);
  expect(words(await waiting.text())).toContain("Error loading waitlist information");
  const again = await post("/auth", { intent: "sign-in", email, password });
  expect(again.status).toBe(500);
  expect(words(await again.text())).toContain("Error setting up your account");
  expect(await app.services.db.$count(companies, eq(companies.companyName, "Broken"))).toBe(0);

  await app.services.db.update(users).set({ companyName: "Mended" }).where(eq(users.email, email));
  const signedIn = await post("/auth", { intent: "sign-in", email, password });
  expect(signedIn.headers.get("location")).toBe("/waitlist");
});

test("a mail that can't be resent shows an error", async () => {
  await signUp("resend@acme.example");
  await app.services.db.delete(rateLimits);
  vi.spyOn(app.services.db, "transaction").mockRejectedValueOnce(new Error("broken"));
  const answer = await post("/auth", { intent: "resend", email: "resend@acme.example" });
  expect((await nextPage(answer)).text).toContain("An unexpected error occurred");
  const noAddress = await post("/auth", { intent: "resend", email: "nobody" });
  expect((await nextPage(noAddress)).text).toContain("Failed to resend confirmation email");
});

test("a failed sign-out is reported and keeps the session", async () => {
  const { cookie, userId } = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  vi.spyOn(app.services.access, "endSession").mockRejectedValueOnce(new Error("broken"));
  const answer = await post("/auth/sign-out", {}, cookie);
  expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
  expect(await nextPage(answer, cookie)).toMatchObject({
    path: "/waitlist",
    text: expect.stringContaining("Error signing out"),
  });
  expect(await app.services.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
});
