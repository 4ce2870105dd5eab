/** Invitations, switching between companies and removed members, as HTTP requests. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, invitations, members, outboxMails, rateLimits, sessions, users } from "#db/schema.ts";
import { switchedText } from "#features/companies/drawn-company.ts";
import { findRole } from "#features/companies/membership.server.ts";
import type { Role } from "#shared/permissions.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let owner: TestUser & { companyId: string };
let count = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  await app.services.db.delete(rateLimits);
  owner = await newOwner();
});

async function newOwner(): Promise<TestUser & { companyId: string }> {
  const user = await createUser(app.services, {
    onboardingCompleted: true,
    companyName: `Hubley ${++count}`,
  });
  if (user.companyId === null) throw new Error("the company was not stored");
  return { ...user, companyId: user.companyId };
}

async function newMember(role: Role): Promise<TestUser> {
  const user = await createUser(app.services, { betaStatus: null, companyName: "" });
  await app.services.db.insert(members).values({ companyId: owner.companyId, userId: user.userId, role });
  return user;
}

async function post(path: string, fields: Record<string, string>, cookie = "") {
  const response = await fetch(`${app.origin}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: app.origin, cookie },
    redirect: "manual",
  });
  const toast = response.headers.getSetCookie().find((each) => each.startsWith("step.toast=e"));
  const sessionCookie = response.headers
    .getSetCookie()
    .find((each) => each.startsWith("step.session_token="));
  return {
    status: response.status,
    location: response.headers.get("location"),
    text: await response.text(),
    toast: toast ? Buffer.from(decodeURIComponent(toast.split(/[=;]/)[1] ?? ""), "base64").toString() : "",
    cookie: sessionCookie?.split(";")[0] ?? "",
  };
}

async function get(path: string, cookie = "") {
  const response = await fetch(`${app.origin}${path}`, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

/** Invites by the form, and returns the path in the mail. */
async function invite(email: string): Promise<string> {
  const sent = await post(
    "/dashboard/team",
    { intent: "invite", emails: email, role: "writer" },
    owner.cookie,
  );
  expect(sent.status, sent.text).toBe(302);
  const mails = await app.services.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.to, email), eq(outboxMails.kind, "team-invitation")));
  const path = /\/invitation\/[\w-]+/.exec(mails.at(-1)?.text ?? "")?.[0];
  if (!path) throw new Error("no invitation was mailed");
  return path;
}

const newAddress = () => `sam-${++count}@hubley.example`;
const password = "a long enough sentence";
const roleOf = (userId: string) => findRole(app.services.db, { companyId: owner.companyId, userId });

describe("an invitation", () => {
  test("signs a new person up, with a confirmed address and no company of their own", async () => {
    const email = newAddress();
    const path = await invite(email);
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Hubley");
    expect(page.text).toContain(email);
    expect(await app.services.db.$count(users, eq(users.email, email))).toBe(0);
    const weak = await post(path, { intent: "sign-up", password: "short" });
    expect(weak.status).toBe(400);
    const joined = await post(path, { intent: "sign-up", password, email: "eve@evil.example" });
    expect(joined).toMatchObject({ status: 302, location: "/dashboard" });
    const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ emailVerified: true });
    expect(await roleOf(user?.id ?? "")).toBe("writer");
    expect(await app.services.db.$count(members, eq(members.userId, user?.id ?? ""))).toBe(1);
    expect(await app.services.db.$count(users, eq(users.email, "eve@evil.example"))).toBe(0);
    expect((await get("/dashboard", joined.cookie)).status).toBe(200);
    const again = await post(path, { intent: "sign-up", password });
    expect(again).toMatchObject({ status: 302, location: path });
    expect((await get(path)).text).toContain("This invitation was already used");
  });

  test("is accepted by the signed-in person it is for, and is no way into an existing account", async () => {
    const person = await createUser(app.services, { email: newAddress(), onboardingCompleted: true });
    const path = await invite(person.email);
    const taken = await post(path, { intent: "sign-up", password });
    expect(taken.status).toBe(409);
    expect(taken.cookie).toBe("");
    expect((await get(path, person.cookie)).text).toContain(`You&#x27;re signed in as ${person.email}`);
    expect(await post(path, { intent: "accept" })).toMatchObject({ location: path });
    expect(await roleOf(person.userId)).toBeNull();
    expect(await post(path, { intent: "accept" }, person.cookie)).toMatchObject({ location: "/dashboard" });
    expect(await roleOf(person.userId)).toBe("writer");
    // The browser now works in the joined company.
    expect((await get("/dashboard/team", person.cookie)).text).toContain(owner.email);
    expect((await get(path, person.cookie)).text).toContain("already on this team");
  });

  test("offers another account to switch, and gives it nothing", async () => {
    const other = await newOwner();
    const path = await invite(newAddress());
    const page = await get(path, other.cookie);
    expect(page.text).toContain("Switch account");
    const refused = await post(path, { intent: "accept" }, other.cookie);
    expect(refused).toMatchObject({ status: 302, location: path });
    expect(await roleOf(other.userId)).toBeNull();
    const switched = await post(path, { intent: "switch-account" }, other.cookie);
    expect(switched).toMatchObject({ status: 302, location: path });
    expect((await get("/dashboard", other.cookie)).location).toBe("/auth?next=%2Fdashboard");
  });

  test("of someone else is still open for a colleague who opens it", async () => {
    const email = newAddress();
    const path = await invite(email);
    const colleague = await newMember("editor");
    const page = await get(path, colleague.cookie);
    expect(page.text).toContain(`This invitation is for ${email}`);
    expect(page.text).toContain("Switch account");
    expect(page.text).not.toContain("already on this team");
  });

  test("that ended says why in one sentence, without naming the company", async () => {
    const { db } = app.services;
    const path = await invite(newAddress());
    const [row] = await db.select().from(invitations).where(eq(invitations.companyId, owner.companyId));
    const titleAfter = async (values: Partial<typeof invitations.$inferInsert>) => {
      await db
        .update(invitations)
        .set({ expiresAt: new Date(Date.now() + 60_000), revokedAt: null, ...values })
        .where(eq(invitations.id, row?.id ?? ""));
      const { text } = await get(path);
      expect(text).not.toContain("Hubley");
      return /<h1[^>]*>([^<]*)</.exec(text)?.[1];
    };
    expect(await titleAfter({ expiresAt: new Date(Date.now() - 1) })).toBe("This invitation has expired");
    expect(await titleAfter({ revokedAt: new Date() })).toBe("This invitation was withdrawn");
    const tampered = await get(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`);
    expect(tampered.status).toBe(404);
    expect(tampered.text).toContain("We can&#x27;t find this invitation");
    await db.delete(companies).where(eq(companies.id, owner.companyId));
    expect(await titleAfter({})).toBe("This help center was deleted");
  });
});

test("someone who left their only team can't get past a page that says so, and may create a help center", async () => {
  const writer = await newMember("writer");
  const left = await post("/dashboard/team", { intent: "leave" }, writer.cookie);
  expect(left).toMatchObject({ status: 302, location: "/dashboard" });
  expect(await roleOf(writer.userId)).toBeNull();
  expect((await get("/auth", writer.cookie)).location).toBe("/companies");
  expect((await get("/companies", writer.cookie)).text).toContain("aren&#x27;t on a team");
  expect(await app.services.db.$count(members, eq(members.userId, writer.userId))).toBe(0);
  expect(await post("/companies", { intent: "create" }, writer.cookie)).toMatchObject({
    location: "/waitlist",
  });
});

test.each([
  ["admin", "/onboarding"],
  ["writer", "/dashboard"],
  ["support", "/dashboard"],
] as const)("the %s of a company that is still in the wizard starts at %s", async (role, home) => {
  const member = await newMember(role);
  await app.services.db
    .update(companies)
    .set({ onboardingCompleted: false })
    .where(eq(companies.id, owner.companyId));
  expect((await get("/auth", member.cookie)).location).toBe(home);
  const switched = await post("/companies", { intent: "switch", to: owner.companyId }, member.cookie);
  expect(switched.location).toBe(home);
  const first = await get(home, member.cookie);
  const shown = first.location ? await get(first.location, member.cookie) : first;
  expect(shown.status).toBe(200);
});

test("an owner who hands over their company and leaves isn't sent to the waitlist", async () => {
  const next = await newMember("admin");
  await post("/dashboard/team", { intent: "transfer", memberId: next.userId }, owner.cookie);
  await post("/dashboard/team", { intent: "leave" }, owner.cookie);
  expect(await roleOf(owner.userId)).toBeNull();
  expect((await get("/auth", owner.cookie)).location).toBe("/companies");
  expect(await app.services.db.$count(members, eq(members.userId, owner.userId))).toBe(0);
});

describe("a person with several companies", () => {
  test("switches between their own only", async () => {
    const other = await newOwner();
    const refused = await post("/companies", { intent: "switch", to: other.companyId }, owner.cookie);
    expect(refused.toast).toContain("aren't a member");
    const [session] = await app.services.db.select().from(sessions).where(eq(sessions.userId, owner.userId));
    expect(session?.activeCompanyId).not.toBe(other.companyId);
  });

  test("gets a further help center with the wizard, once however often they click", async () => {
    const all = await Promise.all(
      Array.from({ length: 3 }, () => post("/companies", { intent: "create" }, owner.cookie)),
    );
    expect(all.map(({ location }) => location)).toEqual(["/onboarding", "/onboarding", "/onboarding"]);
    const owned = await app.services.db.select().from(members).where(eq(members.userId, owner.userId));
    expect(owned.map(({ role }) => role)).toEqual(["owner", "owner"]);
    expect((await get("/onboarding/welcome", owner.cookie)).status).toBe(200);
    const back = await post("/companies", { intent: "switch", to: owner.companyId }, owner.cookie);
    expect(back.location).toBe("/dashboard");
  });

  test("who owns none can't create one beside the waitlist", async () => {
    const writer = await newMember("writer");
    const refused = await post("/companies", { intent: "create" }, writer.cookie);
    expect(refused.toast).toContain("Only owners");
    expect(await app.services.db.$count(members, eq(members.userId, writer.userId))).toBe(1);
  });

  test("can't save a form in another company than the one it was drawn for", async () => {
    const { db } = app.services;
    const other = await newOwner();
    await db.insert(members).values({ companyId: other.companyId, userId: owner.userId, role: "owner" });
    const shownTo = (companyId: string) => db.select().from(companies).where(eq(companies.id, companyId));
    await post("/companies", { intent: "switch", to: other.companyId }, owner.cookie);
    const before = await shownTo(other.companyId);
    const hide = { intent: "set-visibility", shown: "false", forCompany: owner.companyId };
    const refused = await post("/dashboard/contact", hide, owner.cookie);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(switchedText);
    // What the page's script gets.
    const script = await post(
      "/dashboard/faqs/changes",
      { intent: "publish", forCompany: owner.companyId },
      owner.cookie,
    );
    expect(script.status).toBe(409);
    expect(script.text).toContain(switchedText);
    const upload = await fetch(`${app.origin}/dashboard/uploads`, {
      method: "POST",
      headers: { cookie: owner.cookie, "x-for-company": owner.companyId },
    });
    expect(upload.status).toBe(409);
    expect(await upload.text()).toBe(switchedText);
    expect(await shownTo(other.companyId)).toEqual(before);
    const right = await post("/dashboard/contact", { ...hide, forCompany: other.companyId }, owner.cookie);
    expect(right.status).toBeLessThan(400);
    expect(await shownTo(other.companyId)).not.toEqual(before);
  });
});
