/** The local mailbox in Chromium. A visitor who has just signed up finds the mail and follows its link. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MailContent } from "#features/mails/compose-mail.ts";
import { confirmSignupMail } from "#features/mails/confirm-signup-mail.ts";
import { invitationMail } from "#features/mails/invitation-mail.ts";
import { passwordChangedMail } from "#features/mails/password-changed-mail.ts";
import { resetPasswordMail } from "#features/mails/reset-password-mail.ts";
import { readConfig } from "#platform/config.ts";
import { type Database, openRunningDatabase } from "#platform/db/open-database.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { axeViolations, looks } from "#tests/support/accessibility.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let browser: Browser;
let database: Database;
let mails: MailContent[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchTestBrowser()]);
  const running = await openRunningDatabase({ config: readConfig({ DATA_DIR: server.dataDir }) });
  if (!running) throw new Error("the server has no database");
  database = running;
  const from = { appName: "Step", origin: server.origin };
  mails = [
    await passwordChangedMail({ ...from, supportEmail: "help@step.example" }),
    await invitationMail({ ...from, companyName: "Hubley", email: "ines@hubley.example" }),
    await resetPasswordMail({ ...from, link: `${server.origin}/?reset=1&token=a`, expiresInMinutes: 30 }),
    await confirmSignupMail({
      ...from,
      companyName: "Hubley & Söhne <b>",
      link: `${server.origin}/?confirm=1&access_token=${"a1".repeat(30)}`,
      expiresInHours: 24,
    }),
  ];
});

afterAll(async () => {
  await browser?.close();
  await database?.close();
  await server?.close();
});

let count = 0;
async function queue(mail: MailContent | Omit<MailContent, "html">): Promise<string> {
  count += 1;
  const id = await queueMail(database.db, { ...mail, to: "ines@hubley.example", dedupeKey: `e2e-${count}` });
  return id ?? "";
}

interface OpenOptions extends NonNullable<Parameters<Browser["newPage"]>[0]> {
  /** False for a browser without the key. Defaults to true. */
  hasKey?: boolean;
}

/** Also collects script errors and violations of the content policy. */
async function open(path: string, { hasKey = true, ...options }: OpenOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const problems: string[] = [];
  if (hasKey) await page.goto(await server.mailboxAddress());
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${server.origin}${path}`);
  return { page, problems };
}

async function expectAccessible(path: string, { hasKey = true } = {}): Promise<void> {
  for (const { width, colorScheme } of looks) {
    const viewport = { width, height: 900 };
    const { page, problems } = await open(path, { viewport, colorScheme, hasKey });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, width, overflow]).toEqual([path, width, 0]);
    expect(problems.filter((text) => hasKey || !text.includes("status of 403"))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  }
}

describe("the mailbox", () => {
  test("opens with the printed URL, removes the key from the address bar, and stays open", async () => {
    const { page } = await open("/auth", { hasKey: false });
    await page.goto(await server.mailboxAddress());
    await expect.poll(() => page.locator("main").innerText()).toContain("No emails yet");
    expect(page.url()).toBe(`${server.origin}/dev/mailbox`);
    expect(await page.evaluate(() => document.cookie)).not.toContain("mailbox");
    await page.goto(`${server.origin}/auth`);
    await page.goto(`${server.origin}/dev/mailbox`);
    await expect.poll(() => page.locator("main").innerText()).toContain("No emails yet");
    await page.context().close();
  });

  test("says where its URL is to a browser without the key", async () => {
    const { page } = await open("/dev/mailbox", { hasKey: false });
    await expect.poll(() => page.locator("main").innerText()).toContain("printed in its terminal");
    await page.context().close();
    await expectAccessible("/dev/mailbox", { hasKey: false });
  });

  test("says that it is empty, and where mails come from", { tags: "long" }, async () => {
    const { page } = await open("/dev/mailbox");
    await expect.poll(() => page.locator("main").innerText()).toContain("No emails yet");
    await page.close();
    await expectAccessible("/dev/mailbox");
  });

  test("opens the newest mail first, and its button works with one click", { tags: "first" }, async () => {
    for (const mail of mails) await queue(mail);
    const { page, problems } = await open("/dev/mailbox");
    await expect
      .poll(() => page.locator("nav[aria-label=Emails] a").allInnerTexts())
      .toEqual(mails.map(({ subject }) => expect.stringContaining(subject)).reverse());
    const opened = page.waitForEvent("popup");
    await page.frameLocator("iframe").getByRole("link", { name: "Confirm email" }).click();
    const followed = await opened;
    const address = `${server.origin}/?confirm=1&access_token=${"a1".repeat(30)}`;
    await followed.waitForURL((url) => url.href === address);
    // A normal page outside the frame's sandbox.
    expect(await followed.evaluate(() => window.origin)).toBe(server.origin);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test("lists a mail's links as plain links, on a phone one tap after the list", {
    tags: "long",
  }, async () => {
    const { page } = await open("/dev/mailbox", { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.locator("iframe").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Reset your Step password" }).tap();
    await page.getByRole("heading", { level: 1, name: "Reset your Step password" }).waitFor();
    await page.getByRole("link", { name: `${server.origin}/?reset=1&token=a` }).tap();
    await page.waitForURL((url) => url.href === `${server.origin}/?reset=1&token=a`);
    await page.close();
  });

  test("shows a text-only mail", { tags: "long" }, async () => {
    const id = await queue({
      kind: "contact-message",
      subject: "Message from Ada",
      text: "Are you <b>open</b>?",
    });
    const { page } = await open(`/dev/mailbox/${id}`);
    await expect.poll(() => page.locator("article").innerText()).toContain("Are you <b>open</b>?");
    await expect.poll(() => page.locator("iframe").count()).toBe(0);
    await page.close();
    await expectAccessible(`/dev/mailbox/${id}`);
  });

  test("is accessible and breaks nothing, at both widths, light and dark", { tags: "long" }, async () => {
    await expectAccessible("/dev/mailbox");
  });

  test("renders a hostile mail harmless", async () => {
    const attack = `<!DOCTYPE html><title>x</title><h1>Hostile</h1>
      <script>fetch("/canary?script")</script>
      <img src="/canary?image" onerror="fetch('/canary?error')">
      <link rel="stylesheet" href="/canary?style"><iframe src="/canary?frame"></iframe>
      <div style="background:url(/canary?background)">x</div>
      <meta http-equiv="refresh" content="0;url=/canary?refresh">
      <a href="/canary?top" target="_top">top</a>
      <form action="/canary?form" method="post"><button>send</button></form>`;
    const id = await queue({ kind: "test", subject: "<script>alert(1)</script>", text: "x", html: attack });
    const page = await browser.newPage();
    await page.goto(await server.mailboxAddress());
    const answered: string[] = [];
    page.context().on("response", (response) => answered.push(response.url()));
    await page.goto(`${server.origin}/dev/mailbox/${id}`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "Hostile" }).waitFor();
    await frame.getByRole("link", { name: "top" }).click();
    await frame.getByRole("button", { name: "send" }).click();
    // The attacks' requests would have been sent before this one.
    await page.evaluate(async () => (await fetch(location.href)).text());
    await expect.poll(() => page.locator("article h1").innerText()).toBe("<script>alert(1)</script>");
    expect(page.url()).toBe(`${server.origin}/dev/mailbox/${id}`);
    expect(answered.filter((url) => url.includes("canary"))).toEqual([]);
    await page.close();
  });
});

test.each(["confirm-signup", "reset-password", "password-changed", "invitation"])(
  "the mail %s is accessible and fits, on a phone and wide, light and dark",
  async (kind) => {
    // A mail is part of a page, which has the landmarks.
    const without = ["region", "landmark-one-main"];
    const html = mails.find((mail) => mail.kind === kind)?.html ?? "";
    const page = await browser.newPage();
    await page.setContent(html);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, { without })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.close();
  },
);
