/** Second factors over HTTP: what a company requires, and what a password alone opens. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authenticatorApps, companies, members, passkeys, rateLimits } from "#db/schema.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { buildMember } from "#tests/support/factories.ts";
import { type FilledCompany, fillCompany } from "#tests/support/filled-company.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
let app: TestApp;
let company: FilledCompany;

beforeAll(async () => {
  app = await startApp();
  company = await fillCompany(app.services);
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.services.db.delete(rateLimits);
});

function get(path: string, cookie = "") {
  return fetch(app.origin + path, { redirect: "manual", headers: { cookie } });
}

function post(path: string, fields: Record<string, string>, cookie = "") {
  const body = new URLSearchParams(fields);
  const headers = { origin: app.origin, cookie };
  return fetch(app.origin + path, { method: "POST", redirect: "manual", headers, body });
}

async function sessionOf(userId: string, secondFactor: "provider" | null = null): Promise<string> {
  const cookies = await app.services.access.startSession(userId, "Test", { secondFactor });
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

async function addApp(userId: string): Promise<void> {
  const secret = app.services.secretBox.seal("JBSWY3DPEHPK3PXP", userId);
  await app.services.db.insert(authenticatorApps).values({ userId, secret, confirmedAt: new Date() });
}

test("the right password sets no session cookie if the account has a second factor", async () => {
  const user = await createUser(app.services, { password, onboardingCompleted: true });
  await addApp(user.userId);
  const answer = await post("/auth", {
    intent: "sign-in",
    email: user.email,
    password,
    next: "/dashboard/faqs",
  });
  expect(answer.headers.get("location")).toBe("/auth/second-factor?next=%2Fdashboard%2Ffaqs");
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["step.second-factor"]);
  const pending = cookies[0]?.split(";")[0] ?? "";
  expect(cookies[0]).toContain("HttpOnly");
  expect((await get("/dashboard", pending)).headers.get("location")).toMatch(/^\/auth\?/);
  expect((await get("/auth/second-factor", pending)).status).toBe(200);
  const forged = pending.slice(0, -6);
  expect((await get("/auth/second-factor", forged)).headers.get("location")).toBe("/auth?mode=signin");
  expect((await post("/auth/second-factor", { code: "000000" }, forged)).status).toBe(302);
  expect((await post("/auth/second-factor", { code: "000000" }, pending)).status).toBe(400);
});

test("a page that waits for the second factor continues if its visitor has signed in since", async () => {
  const user = await createUser(app.services, { password, onboardingCompleted: true });
  await addApp(user.userId);
  const stale = `${user.cookie}; step.second-factor=gone`;
  const opened = await get("/auth/second-factor?next=%2Fdashboard%2Ffaqs", stale);
  const typed = await post("/auth/second-factor", { code: "000000", next: "/dashboard/faqs" }, stale);
  for (const answer of [opened, typed]) {
    const location = answer.headers.get("location") ?? "";
    expect(location).toBe("/auth?mode=signin&next=%2Fdashboard%2Ffaqs");
    // No message about a sign-in that took too long.
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
      "step.second-factor",
    ]);
    expect((await get(location, user.cookie)).headers.get("location")).toBe("/dashboard/faqs");
  }
  const signedOut = await get("/auth/second-factor?next=%2Fdashboard%2Ffaqs");
  expect(signedOut.headers.get("location")).toBe("/auth?mode=signin&next=%2Fdashboard%2Ffaqs");
});

describe("a company that requires a second factor", () => {
  let member: { userId: string };
  let cookie: string;

  beforeAll(async () => {
    const { db } = app.services;
    const { companyId } = company;
    member = await buildMember(db, { companyId }, "editor");
    await db.update(companies).set({ requiresSecondFactor: true }).where(eq(companies.id, companyId));
    cookie = await sessionOf(member.userId);
  });

  test("leads a member without one to the setup, and back to the requested page", async () => {
    const answer = await get("/dashboard/faqs?edit=1", cookie);
    expect(answer.headers.get("location")).toBe("/auth/set-up?next=%2Fdashboard%2Ffaqs%3Fedit%3D1");
    const posted = await post("/dashboard/faqs", { intent: "delete", id: company.ids.published }, cookie);
    expect(posted.headers.get("location")).toBe("/auth/set-up?next=%2Fdashboard%2Ffaqs");
    expect((await get("/auth/set-up", cookie)).status).toBe(200);
  });

  test("leaves that member the help centers that don't require one", async () => {
    const { db, access } = app.services;
    const own = await createUser(app.services, { companyName: "Own bakery", onboardingCompleted: true });
    await db.insert(members).values({ companyId: company.companyId, userId: own.userId, role: "writer" });
    const session = await access.findSession(new Headers({ cookie: own.cookie }));
    await access.selectCompany({ sessionId: session?.sessionId ?? "", companyId: company.companyId });
    expect((await get("/dashboard/account", own.cookie)).headers.get("location")).toMatch(/^\/auth\/set-up/);
    const page = await (await get("/auth/set-up", own.cookie)).text();
    expect(page).toContain("Own bakery");
    expect(page).not.toContain(company.companyId);
    await post("/companies", { intent: "switch", to: own.companyId ?? "" }, own.cookie);
    expect((await get("/dashboard/account", own.cookie)).status).toBe(200);
  });

  test("shows that member neither previews nor private videos, and accepts no upload", async () => {
    expect((await get(`/help/preview/${company.companyId}`, cookie)).status).toBe(403);
    expect((await get(`/media/${company.ids.video}.webm`, cookie)).status).toBe(404);
    const upload = await fetch(`${app.origin}/dashboard/uploads`, {
      method: "POST",
      headers: { cookie, origin: app.origin, "tus-resumable": "1.0.0", "upload-length": "10" },
    });
    expect(upload.status).toBe(403);
  });

  test("accepts a passkey, an app, and what a sign-in service checked", async () => {
    const { db } = app.services;
    const { userId } = member;
    expect((await get("/dashboard/faqs", await sessionOf(userId, "provider"))).status).toBe(200);
    await db
      .insert(passkeys)
      .values({ userId, credentialId: "a-key", publicKey: "", signatureCount: 0, name: "Key" });
    expect((await get("/dashboard/faqs", cookie)).status).toBe(200);
    expect((await get(`/media/${company.ids.video}.webm`, cookie)).status).toBe(200);
    await db.delete(passkeys).where(eq(passkeys.userId, userId));
    expect((await get("/dashboard/faqs", cookie)).status).toBe(302);
    await addApp(userId);
    expect((await get("/dashboard/faqs", cookie)).status).toBe(200);
  });

  test("is changed by owners and admins only, who alone see who has none", async () => {
    const { db } = app.services;
    const { companyId } = company;
    const unprotected = await createUser(app.services, { email: "unprotected@acme.example" });
    await buildMember(db, { companyId }, "support", "has-none@acme.example");
    for (const [role, mayChange] of [
      ["admin", true],
      ["editor", false],
      ["writer", false],
      ["support", false],
    ] as const) {
      const { userId } = await buildMember(db, { companyId }, role);
      await addApp(userId);
      const own = await sessionOf(userId);
      const page = await (await get("/dashboard/team/security", own)).text();
      expect(page.includes("has-none@acme.example"), role).toBe(mayChange);
      expect(page).not.toContain(unprotected.email);
      await post("/dashboard/team/security", { intent: "require-factor", required: "false" }, own);
      const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
      expect(row?.requiresSecondFactor, role).toBe(!mayChange);
      await db.update(companies).set({ requiresSecondFactor: true }).where(eq(companies.id, companyId));
    }
  });
});

describe("an operator without a second factor", () => {
  const banner = "Your account can manage this server.";
  let operator: TestUser;

  beforeAll(async () => {
    operator = await createUser(app.services, { isOperator: true, onboardingCompleted: true });
  });

  test("sees the request to set one up, and an operator dismisses the request", async () => {
    expect(await (await get("/operator/waitlist", operator.cookie)).text()).toContain(banner);
    const answer = await post(
      "/auth/set-up?next=/operator/waitlist",
      { intent: "postpone" },
      operator.cookie,
    );
    expect(answer.headers.get("location")).toBe("/operator/waitlist");
    const later = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const cookie = `${operator.cookie}; ${later}`;
    expect(await (await get("/operator/waitlist", cookie)).text()).not.toContain(banner);
  });

  test("doesn't see it any more after setting one up", async () => {
    await addApp(operator.userId);
    expect(await (await get("/operator/waitlist", operator.cookie)).text()).not.toContain(banner);
  });
});
