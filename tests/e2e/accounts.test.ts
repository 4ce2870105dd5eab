/** Sign-up, confirmation, sign-in and the waitlist as people use them, with the real server, Chromium and SMTP. */
import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { betaCodes, companies, linkTokens, rateLimits, users, waitlist } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { looks, shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { createUser, type TestUserOptions } from "#tests/support/sign-in.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/support/smtp.ts";

const password = "a long enough sentence";
let app: TestApp;
let browser: Browser;
let smtp: TestSmtpServer;
let db: Services["db"];
let count = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  [app, browser] = await Promise.all([
    startApp({ SMTP_URL: smtp.url, SUPPORT_EMAIL: "support@step.example" }, { works: true }),
    launchTestBrowser(),
  ]);
  ({ db } = app.services);
  await db.insert(betaCodes).values([
    { code: "GOOD-CODE", maxUses: 100 },
    { code: "LATE-CODE", maxUses: 100, expiresAt: new Date(Date.now() - 1_000) },
    { code: "USED-CODE", maxUses: 1, uses: 1 },
  ]);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await smtp?.close();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

interface Person {
  email: string;
  page: Page;
  context: BrowserContext;
  hasScript: boolean;
  problems: string[];
}

async function newPerson(options: Parameters<Browser["newContext"]>[0] = {}): Promise<Person> {
  count += 1;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Chromium logs the status of a refused form.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
  const hasScript = options.javaScriptEnabled ?? true;
  return { email: `person-${count}@hubley.example`, page, context, hasScript, problems };
}

/** Creates a user who signed up and confirmed earlier. */
async function newMember(
  user: TestUserOptions = {},
  options: Parameters<typeof newPerson>[0] = {},
): Promise<Person> {
  const person = await newPerson(options);
  const { cookie } = await createUser(app.services, { email: person.email, ...user });
  await addSession(person.context, app, cookie);
  return person;
}

async function visit({ page, hasScript }: Person, path: string): Promise<void> {
  await page.goto(app.origin + path);
  if (hasScript) await isLive(page);
}

async function fillSignUp(person: Person, { code = "", secret = password } = {}): Promise<void> {
  const { page, email } = person;
  await visit(person, "/auth?mode=signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByLabel("Company name").fill("Hubley");
  await page.getByLabel("Beta access code").fill(code);
}

async function signUp(person: Person, options: { code?: string } = {}): Promise<void> {
  await fillSignUp(person, options);
  await person.page.getByRole("button", { name: "Sign up" }).click();
  await person.page.getByRole("heading", { name: "Check your email" }).waitFor();
}

/** Signs up in another browser, for tests that begin with the mail. */
async function signUpElsewhere({ email }: Person, code = ""): Promise<void> {
  const fields = { intent: "sign-up", email, password, companyName: "Hubley", betaCode: code };
  const answer = await fetch(`${app.origin}/auth?mode=signup`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.origin },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(302);
}

async function signIn(person: Person, secret = password): Promise<void> {
  const { page, email } = person;
  await visit(person, "/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Returns the link in the newest mail to this address with this subject, when it has arrived. */
async function mailedLink(email: string, subject = "Confirm your email"): Promise<string> {
  const raw = await vi.waitFor(
    () => {
      const mail = smtp.received.findLast(({ to, raw }) => to.includes(email) && raw.includes(subject));
      if (!mail) throw new Error(`no mail "${subject}" to ${email} yet`);
      return mail.raw;
    },
    { timeout: patienceMs },
  );
  const mail = await simpleParser(raw);
  const link = /https?:\/\/\S+\/auth\/\S+token\S+/.exec(mail.text ?? "")?.[0];
  if (!link) throw new Error(`no link in the mail:\n${mail.text}`);
  expect(mail.html).toContain(link.replaceAll("&", "&amp;"));
  return link;
}

/** Keeps the "confirmed" page, which redirects automatically, until its button is clicked. */
async function keepFromLeaving(page: Page): Promise<void> {
  await page.route(`${app.origin}/`, (route) => route.fulfill({ status: 204 }));
}

/** Confirms and waits for the account's first page. */
async function confirm({ page, email }: Person): Promise<void> {
  await keepFromLeaving(page);
  await page.goto(await mailedLink(email));
  await page.getByRole("heading", { name: "Email Confirmed!" }).waitFor();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.waitForURL(/\/(onboarding\/welcome|waitlist)$/);
}

function companyOf(email: string) {
  return db
    .select({ betaStatus: companies.betaStatus, code: companies.betaCodeUsed, name: companies.companyName })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, email));
}

describe("signing up", () => {
  test("with a valid code leads through the mail to onboarding", async () => {
    const person = await newPerson();
    const { page, email } = person;
    await fillSignUp(person, { code: " good-code " });
    await page.getByText("✓ Valid beta code - you'll get immediate access!").waitFor();
    await page.getByRole("button", { name: "Sign up" }).click();
    // The toast disappears, and the rest stays.
    await page.getByText("Account created!").waitFor();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.getByText(email).waitFor();

    await page.goto(await mailedLink(email));
    await page.getByRole("heading", { name: "Email Confirmed!" }).waitFor();
    // The tokens are no longer in the address bar or the history.
    expect(page.url()).not.toContain("token");
    await page.waitForURL(`${app.origin}/`);
    await keepFromLeaving(page);
    await page.goBack();
    expect(page.url()).not.toContain("token");
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(`${app.origin}/onboarding/welcome`);
    await page.goto(`${app.origin}/auth`);
    expect(new URL(page.url()).pathname).toBe("/onboarding/welcome");
    expect(await companyOf(email)).toEqual([{ betaStatus: "beta_user", code: "GOOD-CODE", name: "Hubley" }]);
    expect(person.problems).toEqual([]);
  });

  test("with an unknown code leads to the waitlist, and says so beforehand", { tags: "long" }, () =>
    leadsToTheWaitlist("NO-SUCH-CODE"),
  );
  test.each([
    ["an expired code", "LATE-CODE"],
    ["a used-up code", "USED-CODE"],
  ])("with %s leads to the waitlist too", { tags: "long" }, (_, code) => leadsToTheWaitlist(code));

  async function leadsToTheWaitlist(code: string): Promise<void> {
    const person = await newPerson();
    await fillSignUp(person, { code });
    await person.page.getByText("✗ Invalid or expired beta code - you'll be added to our waitlist").waitFor();
    await person.page.getByRole("button", { name: "Sign up" }).click();
    await person.page.getByRole("heading", { name: "Check your email" }).waitFor();
    await confirm(person);
    expect(new URL(person.page.url()).pathname).toBe("/waitlist");
    expect(await companyOf(person.email)).toMatchObject([{ betaStatus: "waitlist", code: null }]);
  }

  test("without a code shows the place in the queue, and lets invited visitors in", {
    tags: "long",
  }, async () => {
    await db.delete(waitlist);
    const first = await newMember({ betaStatus: "waitlist", isWaiting: true });
    const second = await newPerson();
    await fillSignUp(second);
    await second.page
      .getByText("Without a beta code, you'll be added to our waitlist for early access.")
      .waitFor();
    await second.page.getByRole("button", { name: "Sign up" }).click();
    await second.page.getByRole("heading", { name: "Check your email" }).waitFor();
    await confirm(second);
    await second.page.getByRole("heading", { name: "You are number 2" }).waitFor();
    await second.page.getByText("support@step.example").waitFor();
    await second.page.getByText(second.email).waitFor();
    await visit(first, "/waitlist");
    await first.page.getByRole("heading", { name: "You are number 1" }).waitFor();
    // Opens no page of the owner's area.
    for (const path of ["/onboarding", "/dashboard", "/auth"]) {
      await second.page.goto(app.origin + path);
      expect(new URL(second.page.url()).pathname).toBe("/waitlist");
    }
    const [waiting] = await db.select().from(waitlist).where(eq(waitlist.email, first.email));
    await db
      .update(companies)
      .set({ betaStatus: "beta_user" })
      .where(eq(companies.userId, waiting?.userId ?? ""));
    await db.update(waitlist).set({ invitedAt: new Date() }).where(eq(waitlist.email, first.email));
    await second.page.getByRole("button", { name: "Refresh Status" }).click();
    await second.page.getByRole("heading", { name: "You are number 1" }).waitFor();
    await first.page.getByRole("button", { name: "Refresh Status" }).click();
    await first.page.waitForURL("**/onboarding/welcome");
  });

  test("with a weak password shows the error beside the field and keeps the rest", async () => {
    const person = await newPerson();
    const { page } = person;
    await fillSignUp(person, { code: "good-code", secret: "hubley" });
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByText("Use at least 10 characters").waitFor();
    await page.getByText("This is your company's name").waitFor();
    const field = page.getByLabel("Password", { exact: true });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(person.email);
    await expect.poll(() => page.getByLabel("Beta access code").inputValue()).toBe("good-code");
  });

  test("with an address that has an account turns into signing in", { tags: "long" }, async () => {
    const person = await newPerson();
    await createUser(app.services, { email: person.email });
    await fillSignUp(person);
    await person.page.getByRole("button", { name: "Sign up" }).click();
    await person.page.getByText("This email is already registered. Please sign in instead.").waitFor();
    await person.page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await expect.poll(() => person.page.getByLabel("Email").inputValue()).toBe(person.email);
  });

  test("keeps the plan whose button was clicked", { tags: "long" }, async () => {
    const person = await newPerson();
    await visit(person, "/auth?plan=ai");
    await person.page.getByLabel("Email").fill(person.email);
    await person.page.getByLabel("Password", { exact: true }).fill(password);
    await person.page.getByLabel("Company name").fill("Hubley");
    await person.page.getByRole("button", { name: "Sign up" }).dblclick();
    await person.page.getByRole("heading", { name: "Check your email" }).waitFor();
    const [user] = await db.select().from(users).where(eq(users.email, person.email));
    expect(user?.plan).toBe("ai");
  });
});

test("an in-flight form isn't sent again, however often its button is clicked", async () => {
  const person = await newPerson();
  const { page } = person;
  const held: (() => void)[] = [];
  await page.route("**/auth*", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await fillSignUp(person);
  const button = page.locator("main form button[type=submit]").last();
  await button.click();
  await page.getByText("Creating your account...").waitFor();
  await expect.poll(() => held.length).toBe(1);
  // The button is aria-disabled, but a click still works.
  await button.click({ force: true });
  await page.getByLabel("Company name").press("Enter");
  for (const release of held) release();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  expect(held).toHaveLength(1);
});

describe("the live check of a code", () => {
  test("drops stale answers", { tags: "long" }, async () => {
    const person = await newPerson();
    const { page } = person;
    await visit(person, "/auth?mode=signup");
    const held: (() => void)[] = [];
    await page.route("**/functions/validate-beta-code", async (route) => {
      if (route.request().postData()?.includes("NOPE"))
        await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    const code = page.getByLabel("Beta access code");
    const asked = page.waitForRequest((request) => request.postData()?.includes("NOPE") === true);
    await code.fill("NOPE-CODE");
    await page.getByText("Checking code...").waitFor();
    await asked;
    await code.fill("GOOD-CODE");
    await page.getByText("✓ Valid beta code").waitFor();
    for (const release of held) release();
    await code.fill("");
    await page.getByText("Without a beta code").waitFor();
    await expect.poll(() => page.getByText("✗ Invalid").count()).toBe(0);
  });

  test("includes what was typed before hydration", { tags: "long" }, async () => {
    const { page } = await newPerson();
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${app.origin}/auth?mode=signup`, { waitUntil: "commit" });
    await page.getByLabel("Beta access code").fill("GOOD-CODE");
    released.resolve();
    await page.getByText("✓ Valid beta code").waitFor();
  });
});

describe("the confirmation link", () => {
  test("isn't used up by opening it, and works once", { tags: "long" }, async () => {
    const person = await newPerson();
    await signUpElsewhere(person, "GOOD-CODE");
    const link = await mailedLink(person.email);
    for (let scan = 0; scan < 3; scan++) {
      const answer = await fetch(link);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("referrer-policy")).toBe("same-origin");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await confirm(person);
    const stranger = await newPerson();
    await stranger.page.goto(link);
    await stranger.page.getByRole("heading", { name: "Verification Failed" }).waitFor();
    await stranger.page.getByRole("link", { name: "Back to Sign In" }).click();
    await stranger.page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    expect((await stranger.context.cookies()).map(({ name }) => name)).not.toContain("step.session_token");
  });

  test("fails if it is altered, truncated, of another type, or expired", { tags: "long" }, async () => {
    const person = await newPerson();
    const { page } = person;
    await signUpElsewhere(person);
    const link = await mailedLink(person.email);
    for (const spoilt of [
      link.replace(/refresh_token=.{5}/, "refresh_token=AAAAA"),
      link.slice(0, link.indexOf("&refresh_token")),
      link.replace("type=signup", "type=recovery"),
    ]) {
      await page.goto(spoilt);
      await page.getByRole("heading", { name: "Verification Failed" }).waitFor();
      await page.getByText("Invalid confirmation link").waitFor();
    }
    await db.update(linkTokens).set({ expiresAt: new Date(Date.now() - 1_000) });
    await page.goto(link);
    await page.getByRole("heading", { name: "Verification Failed" }).waitFor();
  });

  test("works by a button if the page's scripts don't arrive", { tags: "long" }, async () => {
    const person = await newPerson();
    await signUpElsewhere(person);
    const link = await mailedLink(person.email);
    await person.page.route("**/assets/*.js", (route) => route.abort());
    await person.page.goto(link);
    await person.page.getByRole("button", { name: "Confirm my email" }).click();
    await person.page.getByRole("heading", { name: "Email Confirmed!" }).waitFor();
  });

  test("can be resent after a visible countdown", { tags: "long" }, async () => {
    const person = await newPerson();
    await signUp(person);
    const first = await mailedLink(person.email);
    await person.page.getByText(/You can resend it in \d+ seconds?\./).waitFor();
    const resend = person.page.getByRole("button", { name: "Resend confirmation email" });
    await expect.poll(() => resend.getAttribute("aria-disabled")).toBe("true");
    // Skips a minute on the server and in the browser.
    await db.delete(rateLimits);
    await person.context.clearCookies({ name: "step.pending" });
    await signIn(person);
    await person.page
      .getByText("Please check your email and click the confirmation link before signing in.")
      .waitFor();
    await resend.click();
    await person.page.getByText("Confirmation email sent! Please check your inbox.").waitFor();
    await expect.poll(() => mailedLink(person.email)).not.toBe(first);
    await confirm(person);
  });
});

describe("signing in", () => {
  test("returns to the requested page, and signing out affects only that browser", async () => {
    const person = await newMember({ password, onboardingCompleted: true });
    await visit(person, "/dashboard");
    const other = await newPerson();
    other.email = person.email;
    await visit(other, "/dashboard?from=mail");
    expect(new URL(other.page.url()).searchParams.get("next")).toBe("/dashboard?from=mail");
    await other.page.getByLabel("Email").fill(person.email.toUpperCase());
    await other.page.getByLabel("Password", { exact: true }).fill(password);
    await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await other.page.getByText("Signed in successfully!").waitFor();
    await other.page.waitForURL("**/dashboard?from=mail");
    await other.page.getByRole("button", { name: "Sign out" }).click();
    await other.page.getByText("Signed out successfully").waitFor();
    await other.page.goto(`${app.origin}/dashboard`);
    expect(new URL(other.page.url()).pathname).toBe("/auth");
    await person.page.goto(`${app.origin}/dashboard`);
    expect(new URL(person.page.url()).pathname).toBe("/dashboard");
  });

  test("never leads to another site", async () => {
    const { email } = await createUser(app.services, { password });
    for (const next of ["//evil.example", "/\\evil.example", "https://evil.example/", "/%09/evil.example"]) {
      const answer = await fetch(`${app.origin}/auth?next=${encodeURIComponent(next)}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: app.origin },
        body: new URLSearchParams({ intent: "sign-in", email, password, next }),
      });
      expect(answer.status, next).toBe(302);
      // Browsers resolve it in the same way.
      expect(new URL(answer.headers.get("location") ?? "", answer.url).origin, next).toBe(app.origin);
    }
  });

  test("gives the same answer for a wrong password and an unknown address", { tags: "long" }, async () => {
    const person = await newPerson();
    await createUser(app.services, { email: person.email, password });
    await signIn(person, "not the password");
    await person.page.getByText("Invalid email or password. Please try again.").waitFor();
    await signIn({ ...person, email: "nobody@hubley.example" });
    await person.page.getByText("Invalid email or password. Please try again.").waitFor();
  });
});

test("a forgotten password is reset through the mail", async () => {
  const person = await newPerson();
  const { page, email } = person;
  await signUpElsewhere(person, "GOOD-CODE");
  await page.goto(`${app.origin}/auth`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goto(await mailedLink(email, "Reset your"));
  await page.waitForURL(`${app.origin}/auth/reset`);
  await page.getByLabel("New password").fill("brand new sentence");
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.getByText("Password changed.").waitFor();
  await signIn(person, "brand new sentence");
  await page.getByText("Your beta access has been activated!").waitFor();
});

test("a visitor who signs up on the way arrives at the requested page", { tags: "long" }, async () => {
  const person = await newPerson();
  const { page, email } = person;
  await page.goto(`${app.origin}/dashboard?tab=first`);
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Company name").fill("Hubley");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Beta access code").fill("GOOD-CODE");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.goto(await mailedLink(email));
  await page.waitForURL(`${app.origin}/dashboard?tab=first`);
});

test("everything works without JavaScript", async () => {
  const person = await newPerson({ javaScriptEnabled: false });
  const { page, email } = person;
  await page.goto(`${app.origin}/auth`);
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your help center" }).waitFor();
  await fillSignUp(person, { code: "GOOD-CODE", secret: "short" });
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Use at least 10 characters").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await page.getByText("Account created!").waitFor();
  await page.goto(await mailedLink(email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.getByRole("heading", { name: "Email Confirmed!" }).waitFor();
  await page.goto(`${app.origin}/dashboard`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("Signed out successfully").waitFor();
  await signIn(person);
  await page.waitForURL(`${app.origin}/onboarding/welcome`);
});

test("every state of these pages is accessible, each width and scheme in turn", { tags: "long" }, () =>
  seesEveryState((index) => [index % looks.length]),
);
test("every state of these pages is accessible in both widths and schemes", { tags: "long" }, () =>
  seesEveryState(() => looks.keys()),
);

async function seesEveryState(axeAt: (index: number) => Iterable<number>): Promise<void> {
  const person = await newPerson({ reducedMotion: "reduce" });
  const { page, email } = person;
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = await shownProblems(page, { axeAt: [...axeAt(Object.keys(found).length)] });
  };
  await page.goto(`${app.origin}/auth`);
  await look("sign in");
  await signIn(person, "wrong");
  await page.getByText("Invalid email or password").waitFor();
  await look("refused");
  for (let n = 0; n < 10; n++) await signIn(person, "wrong");
  await page.getByRole("button", { name: "Email me a sign-in link" }).waitFor();
  await look("limited");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await look("link sent");
  await page.goto(`${app.origin}/auth/link?access_token=${"a".repeat(43)}&refresh_token=${"b".repeat(43)}`);
  await look("sign-in link");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "We couldn't sign you in" }).waitFor();
  await look("sign-in link, used up");
  await fillSignUp(person, { code: "nope", secret: "short" });
  await page.getByText("✗ Invalid").waitFor();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Use at least").waitFor();
  await look("weak password");
  await signUp(person);
  await look("check your email");
  await page.goto(`${app.origin}/auth/callback`);
  await look("verification failed");
  await page.goto(`${app.origin}/auth/forgot`);
  await look("forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  await look("forgot, sent");
  await page.goto(`${app.origin}/auth/reset`);
  await look("reset, used up");
  await page.goto(await mailedLink(email, "Reset your"));
  await page.getByLabel("New password").waitFor();
  await look("reset");
  await keepFromLeaving(page);
  await page.goto(await mailedLink(email));
  await page.getByRole("heading", { name: "Email Confirmed!" }).waitFor();
  await look("email confirmed");
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("heading", { name: /You are number/ }).waitFor();
  await look("waitlist");
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
}

test("the whole sign-up works with the keyboard", { tags: "long" }, async () => {
  const person = await newPerson();
  const { page } = person;
  await visit(person, "/auth?mode=signup");
  const secret = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email").focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => secret.getAttribute("type")).toBe("text");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hubley");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
});

describe("the focus moves", () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || "");

  test("when the form switches modes and back", async () => {
    const person = await newPerson();
    const { page } = person;
    await visit(person, "/auth?mode=signin");
    await page.getByRole("link", { name: "Sign up" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Create your help center");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("email");
    await page.getByRole("link", { name: "Sign in" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Sign in");
  });

  test("to the next screen, and stays on the resend button", { tags: "long" }, async () => {
    const person = await newPerson();
    const { page } = person;
    await fillSignUp(person);
    await page.getByLabel("Company name").press("Enter");
    await expect.poll(() => focused(page)).toBe("Check your email");
    await db.delete(rateLimits);
    await person.context.clearCookies({ name: "step.pending" });
    await signIn(person);
    // After that, nothing else moves the focus.
    await expect.poll(() => focused(page)).toBe("Check your email");
    const resend = page.getByRole("button", { name: "Resend confirmation email" });
    await resend.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Confirmation email sent! Please check your inbox.").waitFor();
    await page.getByText(/You can resend it in \d+ seconds?\./).waitFor();
    await expect.poll(() => focused(page)).toBe("Resend confirmation email");
  });

  test("to the form that an existing account needs", { tags: "long" }, async () => {
    const person = await newPerson();
    await createUser(app.services, { email: person.email });
    await fillSignUp(person);
    await person.page.getByLabel("Company name").press("Enter");
    await person.page.getByText("This email is already registered. Please sign in instead.").waitFor();
    await expect.poll(() => focused(person.page)).toBe("Sign in");
  });

  test("to the refused field, on the other forms too", { tags: "long" }, async () => {
    const person = await newPerson();
    const { page } = person;
    await visit(person, "/auth/forgot");
    await page.getByLabel("Email").fill("nobody");
    await page.getByRole("button", { name: "Send link" }).press("Enter");
    await page.getByText("Please enter a valid email address").waitFor();
    await expect.poll(() => focused(page)).toBe("email");
    await createUser(app.services, { email: person.email, password });
    await visit(person, "/auth/forgot");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send link" }).press("Enter");
    await expect.poll(() => focused(page)).toBe("Check your email");
    await page.goto(await mailedLink(person.email, "Reset your"));
    await page.waitForURL(`${app.origin}/auth/reset`);
    await isLive(page);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Save new password" }).press("Enter");
    await page.getByText("Use at least 10 characters").waitFor();
    await expect.poll(() => focused(page)).toBe("password");
  });
});

test("a toast sent with the page is re-inserted, so that screen readers announce it", async () => {
  const person = await newPerson();
  await person.page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const region = document.querySelector("[aria-live=polite]");
      const note = () => document.documentElement.setAttribute("data-announced", region?.textContent ?? "");
      if (region) new MutationObserver(note).observe(region, { childList: true, subtree: true });
    });
  });
  const toast = encodeURIComponent(btoa(JSON.stringify({ kind: "success", text: "A word for you" })));
  await person.context.addCookies([{ name: "step.toast", value: toast, url: app.origin }]);
  await person.page.goto(`${app.origin}/auth`);
  // With two of them, the text would be there twice.
  await person.page.locator("html[data-announced='A word for you']").waitFor({ state: "attached" });
});

test("every page fits a window of 320 px, and one of 640 px zoomed to 200 %", { tags: "long" }, async () => {
  const person = await newPerson({ viewport: { width: 320, height: 640 } });
  const expectFit = async (path: string) => {
    await visit(person, path);
    const cut = await person.page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(cut, path).toEqual([]);
  };
  for (const path of ["?mode=signin", "?mode=signup", "/forgot", "/callback", "/reset", "/link"])
    await expectFit(`/auth${path}`);
  const { cookie } = await createUser(app.services, { betaStatus: "waitlist", isWaiting: true });
  await addSession(person.context, app, cookie);
  await expectFit("/waitlist");
});

test("going back after signing out shows nothing of the account", async () => {
  const person = await newMember({ betaStatus: "waitlist", isWaiting: true });
  const { page } = person;
  await visit(person, "/waitlist");
  await page.getByText(person.email).waitFor();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("Signed out successfully").waitFor();
  for (let steps = 0; steps < 2; steps++) {
    await page.goBack();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.getByText(person.email).count()).toBe(0);
  }
});
