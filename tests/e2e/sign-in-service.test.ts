/** Signing in with an OpenID Connect service: real server, real service on loopback, real Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  auditEntries,
  companies,
  mailDomains,
  members,
  outboxMails,
  providerIdentities,
  sessions,
  users,
} from "#db/schema.ts";
import { createTextLookup } from "#features/domains/look-up-domain.server.ts";
import { recheckMailDomains } from "#features/domains/verify-mail-domain.server.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { type IdentityProvider, startIdentityProvider } from "#tests/support/identity-provider.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember, createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
const button = "Continue with Hubley ID";
let app: TestApp;
let service: IdentityProvider;
let dns: DnsServer;
let browser: Browser;

beforeAll(async () => {
  [service, dns, browser] = await Promise.all([
    startIdentityProvider(),
    startDnsServer(),
    launchTestBrowser(),
  ]);
  app = await startApp({ ...service.env, DNS_SERVER: dns.address });
  service.register(app.origin);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await service?.close();
  await dns?.close();
});
afterEach(async () => {
  service.setDown(false);
  service.alter({});
  for (const context of browser.contexts()) await context.close();
});

async function newPage(options: Parameters<Browser["newContext"]>[0] = {}, user?: TestUser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  if (user) await giveSession(context, user);
  return { context, page: await context.newPage() };
}

async function giveSession(context: BrowserContext, { cookie }: TestUser): Promise<void> {
  await addSession(context, app, cookie);
}

const verified = (name: string) => ({
  sub: `sub-${name}`,
  email: `${name}@hubley.example`,
  email_verified: true,
  name: `${name[0]?.toUpperCase()}${name.slice(1)} Hubley`,
});

async function arriveAt(page: Page, path: string): Promise<void> {
  const isThere = (url: URL) => url.origin === app.origin && url.pathname === path;
  await page.waitForURL(isThere, { waitUntil: "commit" }).catch(async (cause) => {
    const text = await page.locator("main").innerText();
    throw new Error(`expected ${path}, but the page is ${page.url()}: ${text}`, { cause });
  });
}

async function continueFrom(page: Page, path = "/auth"): Promise<void> {
  await page.goto(app.origin + path);
  await page.getByRole("link", { name: button }).click();
}

async function findUser(email: string) {
  const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
  return user;
}

const identitiesOf = (userId: string) =>
  app.services.db.$count(providerIdentities, eq(providerIdentities.userId, userId));

test("a person signs up, signs in again, and keeps the account when the email changes, without script", {
  tags: "long",
}, async () => {
  service.signsIn(verified("ada"));
  const { context, page } = await newPage({ javaScriptEnabled: false });
  await continueFrom(page, "/auth?mode=signup");
  await page.getByRole("heading", { name: "Create your help center" }).waitFor();
  await page.getByText("ada@hubley.example").waitFor();
  expect(await findUser("ada@hubley.example")).toBeUndefined();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Please enter your company name").waitFor();
  await page.getByLabel("Company name").fill("Hubley Bikes");
  await page.getByRole("button", { name: "Sign up" }).click();
  await arriveAt(page, "/waitlist");
  const user = await findUser("ada@hubley.example");
  expect(user).toMatchObject({ emailVerified: true, companyName: "Hubley Bikes", name: "Ada Hubley" });

  await context.clearCookies({ name: "step.session_token" });
  service.signsIn({ ...verified("ada"), email: "ada@elsewhere.example", email_verified: false });
  await continueFrom(page);
  await arriveAt(page, "/waitlist");
  const [session] = await app.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ""));
  expect(session?.secondFactor).toBeNull();
  expect(await findUser("ada@elsewhere.example")).toBeUndefined();
  expect(await identitiesOf(user?.id ?? "")).toBe(1);
});

test("an account with the same address is connected only after signing in to it", async () => {
  const owner = await createUser(app.services, {
    email: "grace@hubley.example",
    password,
    companyName: "Hubley",
    onboardingCompleted: true,
  });
  service.signsIn(verified("grace"));
  const { page } = await newPage();
  await continueFrom(page, "/auth?next=/dashboard/faqs");
  await page.getByRole("heading", { name: "You already have an account" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  expect(await identitiesOf(owner.userId)).toBe(0);
  await page.getByRole("link", { name: "Sign in to connect" }).click();
  await isLive(page);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Connect Hubley ID" }).waitFor();
  expect(await identitiesOf(owner.userId)).toBe(0);
  await page.getByRole("button", { name: "Connect" }).click();
  await arriveAt(page, "/dashboard/faqs");
  expect(await identitiesOf(owner.userId)).toBe(1);
  const mails = await app.services.db.select().from(outboxMails).where(eq(outboxMails.to, owner.email));
  expect(mails.map(({ kind }) => kind)).toContain("sign-in-security-service-connected");

  // A new browser signs in with the service alone.
  service.signsIn(verified("grace"));
  const other = await newPage();
  await continueFrom(other.page);
  await arriveAt(other.page, "/dashboard");
});

test("another account in the browser is not connected; the person switches first", {
  tags: "long",
}, async () => {
  await createUser(app.services, { email: "joan@hubley.example", password, onboardingCompleted: true });
  const colleague = await createUser(app.services, { onboardingCompleted: true });
  service.signsIn(verified("joan"));
  const { page } = await newPage({}, colleague);
  await page.goto(`${app.origin}/auth/service`);
  await page.getByRole("heading", { name: "Switch accounts first" }).waitFor();
  await page.getByRole("button", { name: "Switch account" }).click();
  await page.getByRole("heading", { name: "You already have an account" }).waitFor();
  expect(await identitiesOf(colleague.userId)).toBe(0);
});

test("the Security tab connects after the password, and disconnects", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, {
    email: "mary@hubley.example",
    password,
    onboardingCompleted: true,
  });
  service.signsIn({ ...verified("mary"), email: "mary@private.example" });
  const { page } = await newPage({}, owner);
  await page.goto(`${app.origin}/dashboard/team/security`);
  await isLive(page);
  await page.locator("summary", { hasText: "Connect" }).click();
  await page.locator("#proof_service").fill("a wrong sentence here");
  await page.locator("#proof_service").press("Enter");
  await page.getByText("Wrong password or code. Try again.").waitFor();
  await page.locator("#proof_service").fill(password);
  await page.locator("#proof_service").press("Enter");
  await page.getByRole("link", { name: button }).click();
  await arriveAt(page, "/dashboard/team/security");
  await page.getByText("mary@private.example").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await isLive(page);
  await page.locator("summary", { hasText: "Disconnect" }).click();
  await page.locator("#proof_service").fill(password);
  await page.locator("#proof_service").press("Enter");
  await page.getByText("Hubley ID is disconnected.").first().waitFor();
  expect(await identitiesOf(owner.userId)).toBe(0);
  const entries = await app.services.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.companyId, owner.companyId ?? ""));
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["service.connected", "service.disconnected"]),
  );
});

test("an altered state, nonce, issuer or code signs no one in", {
  tags: "long",
}, async () => {
  service.signsIn(verified("eve"));
  const count = () => app.services.db.$count(sessions);
  const before = await count();
  const { page } = await newPage();
  const refusedWith = async (text: string) => {
    await page.getByRole("heading", { name: "We couldn't sign you in" }).waitFor();
    await page.getByText(text).waitFor();
    expect(await count()).toBe(before);
  };
  const cases: [change: Parameters<IdentityProvider["alter"]>[0], text: string][] = [
    [
      { callback: (url) => url.searchParams.set("state", "x".repeat(43)) },
      "This took too long, or it was started in another browser.",
    ],
    [
      { callback: (url) => url.searchParams.set("iss", "https://evil.example") },
      "We couldn't verify the answer from Hubley ID.",
    ],
    [
      { callback: (url) => url.searchParams.set("code", "x".repeat(43)) },
      "We couldn't verify the answer from Hubley ID.",
    ],
    [{ callback: refuseAccess }, "Hubley ID ended the sign-in."],
    // The service puts another nonce into its token.
    [
      { request: (url) => url.searchParams.set("nonce", "another") },
      "We couldn't verify the answer from Hubley ID.",
    ],
    // The code was issued for another verifier.
    [
      { request: (url) => url.searchParams.set("code_challenge", "x".repeat(43)) },
      "We couldn't verify the answer from Hubley ID.",
    ],
  ];
  for (const [change, text] of cases) {
    service.alter(change);
    await continueFrom(page);
    await refusedWith(text);
  }
  service.alter({});

  // Another browser has no part in the sign-in.
  const callbacks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/auth/service/callback")) callbacks.push(request.url());
  });
  await page.goto(`${app.origin}/auth/service`);
  await arriveAt(page, "/auth/connect");
  const stolen = callbacks.at(-1) ?? "";
  const { page: victims } = await newPage();
  await victims.goto(stolen);
  await victims.getByText("This took too long, or it was started in another browser.").waitFor();
  await page.goto(stolen);
  await page.getByText("This took too long, or it was started in another browser.").waitFor();
  expect(await count()).toBe(before);
});

function refuseAccess(url: URL): void {
  url.searchParams.delete("code");
  url.searchParams.set("error", "access_denied");
}

test("an unverified address makes no account and reaches no account", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { email: "vera@hubley.example", password });
  for (const email of ["vera@hubley.example", "nobody@hubley.example"]) {
    service.signsIn({ ...verified(`unverified-${email}`), email, email_verified: false });
    const { page } = await newPage();
    await continueFrom(page);
    await page.getByText("Hubley ID hasn't verified your email address.").waitFor();
  }
  expect(await findUser("nobody@hubley.example")).toBeUndefined();
  expect(await identitiesOf(owner.userId)).toBe(0);
});

test("a service that is down, or is another issuer, is named on the sign-in page", {
  tags: "long",
}, async () => {
  service.setDown(true);
  const down = await startApp(service.env);
  const wrong = await startApp({ ...service.env, OIDC_ISSUER: `${service.issuer}/other` });
  try {
    for (const { origin } of [down, wrong]) {
      const { page } = await newPage();
      await page.goto(`${origin}/auth`);
      await page.getByRole("link", { name: button }).click();
      await page.getByText("We can't reach Hubley ID right now.").first().waitFor();
      service.setDown(false);
    }
  } finally {
    await down.close();
    await wrong.close();
  }
});

test("a required second factor is satisfied only if the service says that it checked one", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { companyName: "Strict", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  await app.services.db
    .update(companies)
    .set({ requiresSecondFactor: true })
    .where(eq(companies.id, companyId));
  for (const { name, amr, path } of [
    { name: "weak", amr: ["pwd"], path: "/auth/set-up" },
    { name: "strong", amr: ["pwd", "mfa"], path: "/dashboard" },
  ]) {
    const member = await createMember(app.services, companyId, "editor");
    const person = { ...verified(name), amr };
    await app.services.db
      .insert(providerIdentities)
      .values({ userId: member.userId, issuer: service.issuer, subject: person.sub });
    service.signsIn(person);
    const { page } = await newPage();
    await continueFrom(page);
    await arriveAt(page, path);
  }
});

test("people with an address of a proved domain join as writers, until the record is gone", {
  tags: "long",
}, async () => {
  const { db, clock, log } = app.services;
  const owner = await createUser(app.services, { companyName: "Orchard", onboardingCompleted: true });
  const companyId = owner.companyId ?? "";
  const { page } = await newPage({}, owner);
  await page.goto(`${app.origin}/dashboard/team`);
  await isLive(page);
  await page.getByRole("textbox", { name: "Email domain" }).fill("gmail.com");
  await page.getByRole("button", { name: "Add domain" }).click();
  await page.getByText("Anyone can get an address at gmail.com.").waitFor();
  await page.getByRole("textbox", { name: "Email domain" }).fill("orchard.example");
  await page.getByRole("button", { name: "Add domain" }).click();
  await page.getByText("_step-mail.orchard.example").waitFor();
  expect(await shownProblems(page)).toEqual([]);

  const person = (name: string) => ({ ...verified(name), email: `${name}@orchard.example` });
  const signIn = async (name: string) => {
    service.signsIn(person(name));
    const { page: theirs } = await newPage();
    await continueFrom(theirs);
    return theirs;
  };
  // Nothing is proved yet.
  await (await signIn("early")).getByRole("heading", { name: "Create your help center" }).waitFor();

  const [row] = await db.select().from(mailDomains).where(eq(mailDomains.companyId, companyId));
  const record = { TXT: [`step-mail-verification=${row?.token}`] };
  dns.zone["_step-mail.orchard.example"] = record;
  await page.getByRole("button", { name: "Verify orchard.example" }).click();
  await page.getByText("orchard.example is verified.").first().waitFor();

  const writers = await signIn("wendy");
  await arriveAt(writers, "/dashboard");
  await writers.getByText("Welcome to Orchard.").first().waitFor();
  const wendy = await findUser("wendy@orchard.example");
  const roleOf = async (userId = "") =>
    (await db.select().from(members).where(eq(members.userId, userId))).map(({ role }) => role);
  expect(await roleOf(wendy?.id)).toEqual(["writer"]);
  await page.goto(`${app.origin}/dashboard/team/audit-log`);
  await page.getByText("joined the team with an address of").first().waitFor();

  // Removed members need an invitation.
  await page.goto(`${app.origin}/dashboard/team`);
  await isLive(page);
  await page.getByLabel(/^More for .*wendy/i).click();
  await page.getByRole("button", { name: "Remove from the team" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect.poll(() => roleOf(wendy?.id)).toEqual([]);
  await arriveAt(await signIn("wendy"), "/companies");
  expect(await roleOf(wendy?.id)).toEqual([]);

  // The record is gone, and the next check in the background notices.
  delete dns.zone["_step-mail.orchard.example"];
  await db
    .update(mailDomains)
    .set({ checkedAt: new Date(clock.now().getTime() - 25 * 3_600_000) })
    .where(eq(mailDomains.companyId, companyId));
  const lookUpTexts = createTextLookup(dns.address);
  expect(await recheckMailDomains({ db, clock, log, lookUpTexts })).toBe(1);
  await (await signIn("late")).getByRole("heading", { name: "Create your help center" }).waitFor();
  expect(await findUser("late@orchard.example")).toBeUndefined();
});

test("an invited person signs up with the service and joins", {
  tags: "long",
}, async () => {
  const owner = await createUser(app.services, { companyName: "Orbit", onboardingCompleted: true });
  const { page: owners } = await newPage({}, owner);
  await owners.goto(`${app.origin}/dashboard/team`);
  await isLive(owners);
  await owners.getByRole("button", { name: "Invite people" }).click();
  await owners.getByLabel("Email addresses").fill("ivy@hubley.example");
  await owners.getByRole("radio", { name: "Editor" }).check();
  await owners.getByRole("button", { name: "Send invitation" }).click();
  await owners.getByText("ivy@hubley.example").first().waitFor();
  const [mail] = await app.services.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.to, "ivy@hubley.example"));
  const link = /http\S+(\/invitation\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  service.signsIn(verified("ivy"));
  const { page } = await newPage();
  await continueFrom(page, link);
  await page.getByRole("button", { name: "Join Orbit" }).click();
  await arriveAt(page, "/dashboard");
  const ivy = await findUser("ivy@hubley.example");
  const rows = await app.services.db
    .select()
    .from(members)
    .where(eq(members.userId, ivy?.id ?? ""));
  expect(rows.map(({ role, companyId }) => [role, companyId])).toEqual([["editor", owner.companyId]]);
});

test("an account without a password changes itself right after signing in, and sets a password", {
  tags: "long",
}, async () => {
  service.signsIn(verified("nora"));
  const owner = await createUser(app.services, {
    email: "nora@hubley.example",
    onboardingCompleted: true,
  });
  await app.services.db
    .insert(providerIdentities)
    .values({ userId: owner.userId, issuer: service.issuer, subject: "sub-nora" });
  const { page } = await newPage();
  await continueFrom(page, "/auth?next=/dashboard/account");
  await arriveAt(page, "/dashboard/account");
  await app.services.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.userId, owner.userId));
  await isLive(page);
  await page.getByLabel("New password", { exact: true }).fill("another long sentence");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("Sign in again to confirm that it's you.").first().waitFor();
  expect(
    await app.services.access.verifyPassword({ userId: owner.userId, password: "another long sentence" }),
  ).toBe(false);
  await app.services.db
    .update(sessions)
    .set({ createdAt: new Date() })
    .where(eq(sessions.userId, owner.userId));
  await page.reload();
  await isLive(page);
  await page.getByLabel("New password", { exact: true }).fill("another long sentence");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("Password changed.").first().waitFor();
  expect(
    await app.services.access.verifyPassword({ userId: owner.userId, password: "another long sentence" }),
  ).toBe(true);
});
