/** Passkeys, authenticator apps and recovery codes as people use them: real server and Chromium. */
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { authenticatorApps, companies, members, outboxMails, passkeys, sessions, users } from "#db/schema.ts";
import type { Services } from "#platform/services.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";

const password = "a long enough sentence";
const security = "/dashboard/team/security";
let app: TestApp;
let browser: Browser;
let db: Services["db"];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({}, { works: true }), launchTestBrowser()]);
  ({ db } = app.services);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function newPage(options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  return { context, page: await context.newPage() };
}

async function newMember(companyName?: string) {
  const user = await createUser(app.services, {
    password,
    onboardingCompleted: true,
    ...(companyName && { companyName }),
  });
  const { context, page } = await newPage();
  await giveSession(context, user);
  return { ...user, context, page };
}

async function giveSession(context: BrowserContext, { cookie }: Pick<TestUser, "cookie">): Promise<void> {
  await addSession(context, app, cookie);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(app.origin + path);
  await isLive(page);
}

async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
}

/** A platform authenticator whose person always confirms, as a fingerprint would. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByText("Add a passkey").click();
  await page.getByLabel("Name", { exact: true }).fill("Work laptop");
  await page.locator("#passkey_proof").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
}

async function signOut(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: "step.session_token" });
}

async function signIn(page: Page, email: string, path = "/auth"): Promise<void> {
  await visit(page, path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Of a clock that is 20 seconds fast, so that the code is valid for a minute even on a slow machine. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 20_000 });
}

/** As if the app's last code were older, so that the test needn't wait for the next one. */
function clearLastCode(userId: string) {
  return setLastStep(userId, 0);
}

function setLastStep(userId: string, lastUsedStep: number) {
  return db.update(authenticatorApps).set({ lastUsedStep }).where(eq(authenticatorApps.userId, userId));
}

async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.locator("summary", { hasText: "Set up" }).click();
  await page.locator("#proof_start_app").fill(password);
  await page.getByRole("button", { name: "Continue" }).last().click();
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Enter the 6-digit code from the app").fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  const codes = await page.locator("main li").allInnerTexts();
  return { secret, codes: codes.filter((text) => /^[a-z2-7-]{19}$/.test(text)) };
}

test("a passkey is added, signs in alone, and stops working once it is removed", async () => {
  const { context, page, email, userId } = await newMember();
  await addAuthenticator(page);
  await visit(page, security);
  expect(await shownProblems(page)).toEqual([]);
  await addPasskey(page);
  await page.getByRole("link", { name: "I saved them" }).click();
  await page.getByText("Work laptop").first().waitFor();

  await signOut(context);
  await visit(page, "/auth?next=/dashboard/faqs");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await arriveAt(page, "/dashboard/faqs");
  const [session] = await db.select().from(sessions).where(eq(sessions.secondFactor, "passkey"));
  expect(session?.userId).toBe(userId);

  // The password alone starts no session; the passkey completes it.
  await signOut(context);
  await signIn(page, email);
  await page.getByRole("heading", { name: "Confirm that it's you" }).waitFor();
  expect(await shownProblems(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("step.session_token");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await arriveAt(page, "/dashboard");

  await visit(page, security);
  await page.locator("summary", { hasText: "Change" }).click();
  await page.locator("input[id^=proof_][name=proof]").first().fill(password);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect.poll(() => db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);

  await signOut(context);
  await visit(page, "/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("This passkey doesn't belong to an account here.").waitFor();
  const mails = await db
    .select({ kind: outboxMails.kind })
    .from(outboxMails)
    .where(eq(outboxMails.to, email));
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    "sign-in-security-passkey-added",
    "sign-in-security-passkey-removed",
  ]);
});

test("an authenticator app asks for its code after the password, and a recovery code works once", {
  tags: "long",
}, async () => {
  const { context, page, email, userId } = await newMember();
  await visit(page, security);
  const { secret, codes } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  expect(await shownProblems(page)).toEqual([]);
  const enter = async (code: string) => {
    await page.getByLabel("6-digit code or recovery code").fill(code);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };

  await signOut(context);
  await signIn(page, email, "/auth?next=/dashboard/faqs");
  await page.getByRole("heading", { name: "Confirm that it's you" }).waitFor();
  await enter("000000");
  await page.getByText("This code isn't right.").waitFor();
  await setLastStep(userId, Math.floor(Date.now() / 30_000) + 100);
  await enter(codeOf(secret));
  await page.getByText("This code was already used.").waitFor();
  await clearLastCode(userId);
  await enter(codeOf(secret));
  await arriveAt(page, "/dashboard/faqs");

  for (const [code = "", text] of [
    [codes[0], null],
    [codes[0], "This isn't one of your unused recovery codes."],
  ] as const) {
    await signOut(context);
    await signIn(page, email);
    await page.getByRole("heading", { name: "Confirm that it's you" }).waitFor();
    await enter(code);
    if (text === null) await arriveAt(page, "/dashboard");
    else await page.getByText(text).waitFor();
  }
  await enter(codes[1] ?? "");
  await arriveAt(page, "/dashboard");
  await visit(page, security);
  await page.getByText("8 of 10 left").waitFor();
});

test("without script, the app's code signs in as well", { tags: "long" }, async () => {
  const { context, page, email, userId } = await newMember();
  await visit(page, security);
  const { secret } = await setUpApp(page);
  await context.close();
  await clearLastCode(userId);
  const plain = await newPage({ javaScriptEnabled: false });
  await plain.page.goto(`${app.origin}/auth`);
  await plain.page.getByLabel("Email").fill(email);
  await plain.page.getByLabel("Password", { exact: true }).fill(password);
  await plain.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await plain.page.getByLabel("6-digit code or recovery code").fill(codeOf(secret));
  await plain.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await arriveAt(plain.page, "/dashboard");
});

test("a company that requires a second factor leads a member through setup and back", {
  tags: "long",
}, async () => {
  const owner = await newMember("Hubley");
  await visit(owner.page, security);
  const tom = await createUser(app.services, { password, betaStatus: null });
  await db.update(users).set({ name: "Tom Becker" }).where(eq(users.id, tom.userId));
  const companyId = owner.companyId ?? "";
  await db.insert(members).values({ companyId, userId: tom.userId, role: "writer" });
  await setUpApp(owner.page);
  await owner.page.getByRole("link", { name: "I saved them" }).click();
  await owner.page.getByText("Tom Becker has neither. Step will ask on their next page.").waitFor();
  await isLive(owner.page);
  await owner.page.getByRole("switch", { name: "Require a passkey or second factor" }).click();
  await expect.poll(() => db.$count(companies, eq(companies.requiresSecondFactor, true))).toBe(1);

  const { context, page } = await newPage();
  await giveSession(context, tom);
  await page.goto(`${app.origin}/dashboard/faqs`);
  await page.getByText("Hubley requires a passkey or a second factor.").waitFor();
  await isLive(page);
  expect(await shownProblems(page)).toEqual([]);
  await setUpApp(page);
  await page.getByRole("link", { name: "I saved them" }).click();
  await arriveAt(page, "/dashboard/faqs");
  await visit(owner.page, security);
  await owner.page.getByText("Everyone has one.").waitFor();
});
