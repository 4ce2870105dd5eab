/**
 * What owners and operators do, with nothing but the keyboard. After each key, the focus is visible and at a place from
 * which the next step makes sense, even if what had it is gone.
 */
import { strToU8, zipSync } from "fflate";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contactMessages, outboxMails } from "#db/schema.ts";
import { joinWaitlist } from "#features/beta-access/waitlist.server.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { type Focus, focusIn, tabTo } from "#tests/support/keyboard.ts";
import { createUser, type TestUser } from "#tests/support/sign-in.ts";
import { startZendesk } from "#tests/support/zendesk.ts";

const password = "a long enough sentence";
let app: TestApp;
let browser: Browser;
let owner: TestUser;
const problems: string[] = [];

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startApp({ CRAWL_ALLOW_PRIVATE: "127.0.0.0/8" }, { works: true }),
    launchTestBrowser(),
  ]);
  const { db } = app.services;
  owner = await createUser(app.services, {
    companyName: "Hubley",
    onboardingCompleted: true,
    isOperator: true,
    password,
  });
  const companyId = owner.companyId ?? "";
  const sentAt = Date.now();
  await db.insert(contactMessages).values(
    ["Ada", "Ben", "Cleo"].map((name, index) => ({
      companyId,
      name,
      email: `${name}@visitor.example`,
      message: "Where is my parcel?",
      createdAt: new Date(sentAt + index),
    })),
  );
  for (const companyName of ["First Shop", "Second Shop"]) {
    const { userId, email } = await createUser(app.services, { companyName, betaStatus: "waitlist" });
    await joinWaitlist(db, { userId, email, companyName, now: new Date() });
  }
  await db.insert(outboxMails).values({
    ...{ kind: "invitation", to: "first@shop.example", subject: "You're in", text: "" },
    ...{ status: "failed", dedupeKey: "failed", lastError: "550 no such user" },
  });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Step {
  /** The stop that the Tab key looks for. Without it, the key is pressed where the focus is. */
  on?: string | RegExp;
  type?: string;
  press?: string;
  /** Shown on the page once the step is done. */
  shows?: string | RegExp;
  /** What has the focus then. */
  leadsTo: string | RegExp;
}

interface Journey {
  name: string;
  path: string;
  /** Another end-to-end test uses the same screen with the pointer. */
  isLong?: true;
  steps: Step[];
}

const journeys: Journey[] = [
  {
    name: "reads, marks, reports and deletes messages",
    path: "/dashboard/inbox",
    steps: [
      { on: /^Cleo/, shows: "cleo@visitor.example", leadsTo: /^Cleo/ },
      { on: "Mark as unread", leadsTo: /^Unread|^Cleo/ },
      { press: "Enter", shows: "cleo@visitor.example", leadsTo: /Cleo/ },
      { on: "Reply", press: "Shift+Tab", leadsTo: /^cleo@/i },
      { on: "Spam", shows: "Moved to spam.", leadsTo: /Ben/ },
      { press: "Enter", shows: "ben@visitor.example", leadsTo: /Ben/ },
      { on: "Delete", shows: "Message deleted", leadsTo: /Ada/ },
      { on: "Undo", shows: "Message restored", leadsTo: /./ },
      { on: /^Spam1/, shows: "Cleo", leadsTo: /^Spam1/ },
      { on: /^Cleo/, shows: "cleo@visitor.example", leadsTo: /^Cleo/ },
      { on: "Not spam", shows: "No spam.", leadsTo: /./ },
    ],
  },
  {
    name: "makes, rotates and revokes an API key",
    path: "/dashboard/settings/api",
    isLong: true,
    steps: [
      { on: "Create key", leadsTo: "Name" },
      { type: "Shop", press: "Enter", shows: "Copy “Shop” now.", leadsTo: /./ },
      { on: /^Copy step_live/, leadsTo: /^Copy step_live/ },
      { on: "More for Shop", press: "Space", leadsTo: "More for Shop" },
      { press: "ArrowDown", leadsTo: "Rotate" },
      { press: "ArrowDown", leadsTo: "Revoke" },
      { press: "Escape", leadsTo: "More for Shop" },
      { press: "Enter", leadsTo: "More for Shop" },
      { press: "ArrowDown", leadsTo: "Rotate" },
      { press: "Enter", shows: "The previous key works for a day.", leadsTo: "More for Shop" },
      { press: "Enter", leadsTo: "More for Shop" },
      { on: "Revoke", leadsTo: "Revoke Shop?" },
      { on: "Cancel", leadsTo: "My Help Center" },
      { on: "More for Shop", leadsTo: "More for Shop" },
      { on: "Revoke", leadsTo: "Revoke Shop?" },
      { on: "Revoke", shows: "Shop is revoked", leadsTo: "My Help Center" },
    ],
  },
  {
    name: "adds, changes, stops and deletes a webhook",
    path: "/dashboard/settings/api",
    isLong: true,
    steps: [
      { on: "Add webhook", leadsTo: "Address" },
      { on: "Cancel", leadsTo: /./ },
      { on: "Add webhook", leadsTo: "Address" },
      {
        type: "https://first.example/hook",
        press: "Enter",
        shows: "Copy the signing secret now.",
        leadsTo: "Add webhook",
      },
      { on: /^More/, leadsTo: /^More/ },
      { on: "Edit", leadsTo: "Address" },
      { on: "Name (optional)", type: "Orders", press: "Enter", shows: "Orders", leadsTo: /^More/ },
      { press: "Enter", leadsTo: /^More/ },
      { on: "Stop", shows: "Resume", leadsTo: /^More/ },
      { on: /^Resume/, leadsTo: /^More/ },
      { press: "Enter", leadsTo: /^More/ },
      { on: "Delete", shows: /Step can tell your server/, leadsTo: /./ },
    ],
  },
  {
    name: "enters and checks an own domain, and discards another",
    path: "/dashboard/settings/help-center",
    isLong: true,
    steps: [
      { on: /^Use Path-Based/, press: "ArrowDown", leadsTo: /^Use Custom Domain/ },
      {
        on: "Custom domain",
        type: "help.hubley.example",
        press: "Enter",
        shows: "Pending.",
        leadsTo: "Custom domain",
      },
      { on: /^Copy/, leadsTo: /^Copy/ },
      { on: "Verify Domain", shows: /didn't answer|found no record/, leadsTo: "Verify Domain" },
      { on: "Custom domain", type: "x", press: "Tab", leadsTo: /./ },
      { on: "Discard", leadsTo: /./ },
    ],
  },
  {
    name: "adds and deletes redirects",
    path: "/dashboard/settings/redirects",
    steps: [
      { on: "Old address", type: "/first", press: "Tab", leadsTo: "New page" },
      { type: "/faq", press: "Enter", shows: "1 redirect", leadsTo: "Old address" },
      { type: "/second", press: "Tab", leadsTo: "New page" },
      { type: "/faq", press: "Enter", shows: "2 redirects", leadsTo: "Old address" },
      { press: "Enter", leadsTo: "Old address" },
      {
        on: "Delete the redirect from /first",
        shows: "1 redirect",
        leadsTo: "Delete the redirect from /second",
      },
      { press: "Enter", leadsTo: "Old address" },
    ],
  },
  {
    name: "sets up the second factor and takes it away",
    path: "/dashboard/team/security",
    steps: [
      { on: "Set up an authenticator app", leadsTo: "Set up an authenticator app" },
      {
        on: "Password",
        type: "wrong",
        press: "Enter",
        shows: "Wrong password or code.",
        leadsTo: "Password",
      },
      { type: password, press: "Enter", leadsTo: "Enter the 6-digit code from the app" },
      { type: "{code}", press: "Enter", leadsTo: "Save your recovery codes" },
      { on: "I saved them", shows: "10 of 10 left", leadsTo: /^$/ },
      { on: "Turn off the authenticator app", leadsTo: "Turn off the authenticator app" },
      { on: /^Password/, type: password, press: "Enter", shows: "Off", leadsTo: /authenticator app/ },
      { on: "Add a passkey", leadsTo: "Add a passkey" },
      { on: "Name", press: "Shift+Tab", leadsTo: "Add a passkey" },
    ],
  },
  {
    name: "changes the account, and opens its end without ending it",
    path: "/dashboard/account",
    isLong: true,
    steps: [
      { on: "Language", press: "ArrowDown", leadsTo: "Language" },
      { on: "Save language", shows: /saved/i, leadsTo: "Save language" },
      { on: "New email", type: "new@hubley.example", press: "Tab", leadsTo: "Your password" },
      {
        type: "wrong",
        press: "Enter",
        shows: "Wrong password.",
        leadsTo: "Your password",
      },
      { type: password, press: "Enter", shows: /new@hubley\.example|link/i, leadsTo: "Your password" },
      { on: "Export all data", press: "Tab", leadsTo: "Delete account" },
      { press: "Enter", leadsTo: "Delete account" },
      { on: /^Type Hubley/, type: "Hubli", press: "Enter", shows: /match|exactly/i, leadsTo: /^Type Hubley/ },
    ],
  },
  {
    name: "invites from the waitlist",
    path: "/operator/waitlist",
    isLong: true,
    steps: [
      { on: "Select First Shop", press: "Space", shows: "1 selected", leadsTo: "Select First Shop" },
      { on: "Invite selected...", leadsTo: "Invite 1 person?" },
      { on: "Cancel", leadsTo: "Waitlist" },
      { on: "Select First Shop", press: "Space", shows: "1 selected", leadsTo: "Select First Shop" },
      { on: "Invite selected...", leadsTo: "Invite 1 person?" },
      { on: "Invite 1 person", shows: "We invited First Shop by email.", leadsTo: "Waitlist" },
    ],
  },
  {
    name: "makes and disables a beta code",
    path: "/operator/beta-codes",
    isLong: true,
    steps: [
      { on: "Note", type: "For the fair", press: "Enter", shows: "For the fair", leadsTo: "Note" },
      { on: /^Disable/, shows: "Enable", leadsTo: /^Enable/ },
      { press: "Enter", leadsTo: /^Disable/ },
    ],
  },
  {
    name: "changes a plan",
    path: "/operator/companies",
    isLong: true,
    steps: [
      { on: "Switch to AIfor Hubley", leadsTo: "Switch to Basicfor Hubley" },
      { on: /^Search by name/, type: "Hubley", press: "Enter", leadsTo: /^Search by name/ },
    ],
  },
  {
    name: "makes and revokes a key for crawls",
    path: "/operator/api-keys",
    steps: [
      { on: "Name", type: "Partner", press: "Enter", shows: "Partner", leadsTo: /./ },
      { on: /^Revoke/, leadsTo: "Revoke Partner?" },
      { on: "Cancel", leadsTo: "API keys" },
      { on: /^Revoke/, leadsTo: "Revoke Partner?" },
      { on: "Revoke", shows: "Partner is revoked.", leadsTo: "API keys" },
    ],
  },
  {
    name: "sends a failed email again",
    path: "/operator/jobs",
    isLong: true,
    steps: [{ on: /^Send again/, shows: /queued|again/i, leadsTo: /./ }],
  },
];

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(app.origin + path);
  await isLive(page);
  return page;
}

async function take(page: Page, { on, type, press = "Enter", shows, leadsTo }: Step): Promise<void> {
  if (on !== undefined) {
    await tabTo(page, on);
    expect((await focusIn(page)).isVisible, `${on} is visible`).toBe(true);
  }
  if (type !== undefined) {
    await page.keyboard.press("Control+A");
    await page.keyboard.type(type === "{code}" ? await codeOn(page) : type);
  }
  // Forms ignore keys while the answer to the one before is on its way.
  await page.locator("main:not([aria-busy=true])").waitFor();
  await page.keyboard.press(press);
  if (shows !== undefined) await page.getByText(shows).first().waitFor();
  const isThere = ({ name, isVisible }: Focus) =>
    (typeof leadsTo === "string" ? name === leadsTo : leadsTo.test(name)) && (isVisible || name === "");
  const reached = async () => {
    const focus = await focusIn(page);
    return isThere(focus) ? "there" : focus;
  };
  await expect
    .poll(reached, { message: `${press} on ${on ?? "the focus"} leads to ${leadsTo}` })
    .toBe("there");
}

/** Of a clock that is 20 seconds fast, so that the code is valid for a minute even on a slow machine. */
async function codeOn(page: Page): Promise<string> {
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 20_000 });
}

const [short, long] = [false, true].map((isLong) =>
  journeys.filter((each) => (each.isLong ?? false) === isLong),
);
const title = "with the keyboard, one $name";
test.each(short ?? [])(title, walk);
test.each(long ?? [])(title, { tags: "long" }, walk);

async function walk({ path, steps }: Journey): Promise<void> {
  const page = await open(path);
  for (const step of steps) await take(page, step);
}

test("with the keyboard, one moves in from files", async () => {
  const page = await open("/dashboard/settings/import");
  await take(page, { on: /^Markdown/, leadsTo: "All sources" });
  await take(page, { press: "Tab", leadsTo: "ZIP file" });
  const name = "docs.zip";
  const buffer = Buffer.from(zipSync({ "docs/pay.md": strToU8("# How to pay\n\nBy card.") }));
  // The browser's own dialog is the only part without a key.
  await page.locator("input[type=file]").setInputFiles({ name, buffer, mimeType: "application/zip" });
  await take(page, { on: "Make a plan", shows: "The plan for docs.zip", leadsTo: /./ });
  await take(page, { on: /^Import 1 article/, shows: "1 article from docs.zip", leadsTo: /./ });
});

test("with the keyboard, one moves in from another help desk", { tags: "long" }, async () => {
  const desk = await startZendesk(2);
  try {
    const page = await open("/dashboard/settings/import");
    const address = "Address of your Zendesk help center";
    await take(page, { on: address, type: "not an address", shows: /address/i, leadsTo: address });
    await take(page, { type: desk.origin, shows: /^The plan for/, leadsTo: /./ });
    await take(page, {
      on: /^Import 2 articles/,
      shows: /^2 articles from .* are here as drafts$/,
      leadsTo: /./,
    });
  } finally {
    await desk.close();
  }
});
