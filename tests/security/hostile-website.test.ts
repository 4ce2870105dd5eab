/** Runs a hostile website through the whole product, then opens every public page in Chromium. */
import { desc, eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, contactMessages, generatedFaqs, outboxMails } from "#db/schema.ts";
import { type Database, openRunningDatabase } from "#platform/db/open-database.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { runCli } from "#tests/support/cli.ts";
import { hostilePages } from "#tests/support/hostile-site.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import { type WatchedBrowser, watchPages } from "#tests/support/watch-page.ts";

let site: Site;
let server: TestServer;
let browser: Browser;
let watched: WatchedBrowser;
let database: Database;
let center = "";
let claim = "";
let mailbox = "";

beforeAll(async () => {
  site = await serveSite({ pages: hostilePages });
  [server, browser] = await Promise.all([startServer(), launchTestBrowser()]);
  mailbox = await server.mailboxAddress();
  const made = await runCli(["create", site.url], { DATA_DIR: server.dataDir, PORT: String(server.port) });
  expect(made.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  // Must not contain control characters that move, color or rename the operator's terminal.
  expect(made.stderr + made.stdout).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
  expect(made.stderr.length).toBeLessThan(5_000);
  const [, address = "", link = ""] = /Help center +(\S+)[\s\S]*Claim it +(\S+)/.exec(made.stdout) ?? [];
  [center, claim] = [address, link];
  const running = await openRunningDatabase({ config: { dataDir: server.dataDir, databaseUrl: null } });
  if (!running || !center)
    throw new Error(`no help center was made:\n${made.stdout}${made.stderr}${server.output()}`);
  database = running;
  watched = await watchPages(browser, center);
});

afterAll(async () => {
  await browser?.close();
  await database?.close();
  await server?.close();
  await site?.close();
});

/** Opens only our pages, one after the other. */
function openAndWatch(url: string, act?: (page: Page) => Promise<void>): Promise<string[]> {
  return watched.open(url, act);
}

async function openAlone(url: string): Promise<string[]> {
  const alone = await watchPages(browser, url);
  const wrong = await alone.open(url);
  await alone.close();
  return wrong;
}

const tenant = () => center.replace(/\/\/localhost:(\d+)\/help\/(.+)$/, "//$2.localhost:$1");

describe("nothing of a hostile website runs", () => {
  test("although its words are on our pages, and the website itself is detected", async () => {
    expect((await openAlone(site.url)).join("\n")).toMatch(/^ran /m);
    expect(await (await fetch(`${center}/faq`)).text()).toContain("&lt;script&gt;canary(");
  });

  test.each([
    ["its help center", () => center],
    ["its questions", () => `${center}/faq`],
    ["its contact page", () => `${center}/contact`],
    ["an unknown page of it", () => `${center}/nowhere`],
    ["its own host", () => tenant()],
    ["its own host's questions", () => `${tenant()}/faq`],
    ["the claim page", () => claim],
    ["the landing page", () => server.origin],
    ["the mailbox", () => mailbox],
  ])("on %s", async (_, url) => {
    const openAll = async (page: Page) => {
      for (const fold of await page.locator("main details").all()) {
        await fold.evaluate((element) => element.setAttribute("open", ""));
      }
    };
    expect(await openAndWatch(url(), openAll)).toEqual([]);
  });

  const queries = [
    `<script>canary("q")</script>`,
    `"><img src=x onerror=canary("q")>`,
    `'-canary("q")-'`,
    `</title><svg/onload=canary("q")>`,
    `script>canary`,
    `javascript:canary("q")`,
    `${"(".repeat(150)}a+)+$`,
    `%0d%0aSet-Cookie: a=b`,
    `\u202E\u2028\u0085`,
  ];
  test.each(queries.slice(0, 3))("when a visitor searches for %s, with suggestions", searchesSafely);
  test.each(queries.slice(3))("when a visitor searches for %s", { tags: "long" }, searchesSafely);

  async function searchesSafely(query: string): Promise<void> {
    const typed = async (page: Page) => {
      await page.locator("input[type=search]").pressSequentially(query.slice(0, 30));
      await page
        .locator(".hc-suggestions a")
        .first()
        .waitFor({ timeout: 5_000 })
        .catch(() => undefined);
    };
    const address = `${center}/search?q=${encodeURIComponent(query)}`;
    // The query may contain bidirectional characters, because the visitor typed it.
    const wrong = (await openAndWatch(address, typed)).filter((what) => !what.startsWith("text that turns"));
    expect(wrong).toEqual([]);
  }

  test("when a fragment can't be decoded", async () => {
    expect(await openAlone(`${center}/faq#%E0%A4%A`)).toEqual([]);
    expect(await openAlone(`${center}/faq#"><img src=x onerror=canary(1)>`)).toEqual([]);
  });
});

describe("the stored data", () => {
  test("is text of bounded length, and a picture instead of the drawing", async () => {
    const name = decodeURIComponent(center.split("/").at(-1) ?? "");
    const [company] = await database.db
      .select()
      .from(companies)
      .where(eq(companies.helpCenterSubdomain, name));
    expect(company?.companyName.length).toBeLessThanOrEqual(200);
    expect(company?.themeSettings.primaryColor).toMatch(/^#[0-9a-f]{6}$/i);
    expect(company?.contactDetails.email ?? "office@ring.example").toBe("office@ring.example");
    const contact = await (await fetch(`${center}/contact`)).text();
    for (const [, link] of contact.matchAll(/href="(tel:[^"]*)"/g)) expect(link).toMatch(/^tel:\+?\d+$/);
    for (const address of Object.values(company?.contactDetails.socialMedia ?? {}))
      expect(address).toMatch(/^https:\/\//);
    if (company?.logoUrl) {
      expect(company.logoUrl).toMatch(/^\/files\/company-logos\/[0-9a-f-]+\/[0-9a-f]+\.png$/);
      const file = await fetch(`${server.origin}${company.logoUrl}`);
      expect(file.headers.get("content-type")).toBe("image/png");
      expect(file.headers.get("content-security-policy")).toContain("sandbox");
      expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toContain("canary");
    }
    const faqs = await database.db
      .select()
      .from(generatedFaqs)
      .where(eq(generatedFaqs.companyId, company?.id ?? ""));
    expect(faqs.length).toBeGreaterThan(0);
    for (const { question, answer } of faqs) {
      expect(question.length).toBeLessThanOrEqual(500);
      expect(answer.length).toBeLessThanOrEqual(10_000);
      expect(question + answer).not.toContain("\0");
    }
  });
});

describe("the contact form", () => {
  const post = (fields: Record<string, string>) =>
    fetch(`${server.origin}/help/sample/contact`, { method: "POST", body: new URLSearchParams(fields) });
  const whole = { name: "Ada", email: "ada@visitor.example", message: "Hello" };

  beforeAll(async () => {
    await database.db
      .update(companies)
      .set({ isPublic: true, contactDetails: { email: "hello@sample.example", contactFormEnabled: true } })
      .where(eq(companies.helpCenterSubdomain, "sample"));
  });

  test.each([
    ["a name with a second header", { ...whole, name: "Ada\r\nBcc: all@elsewhere.test" }],
    [
      "an address with a second header",
      { ...whole, email: "ada@visitor.example\r\nBcc: all@elsewhere.test" },
    ],
    ["two addresses", { ...whole, email: "ada@visitor.example, all@elsewhere.test" }],
    ["an address with a name", { ...whole, email: '"<script>"@visitor.example' }],
    ["a name that ends a line", { ...whole, name: "Ada\u2028Bcc: x" }],
    ["a hidden character", { ...whole, name: "Ada\0" }],
  ])("refuses %s", async (_, fields) => {
    const answer = await post(fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/<script>"@|onerror=/);
  });

  test("keeps HTML and line ends as text, in the inbox, in the mail and in the mailbox", async () => {
    const message = `<script>canary("mail")</script>\r\n.\r\nBcc: all@elsewhere.test\r\n\r\n<img src=x onerror=canary(2)>`;
    expect((await post({ ...whole, name: `<b onclick=canary()>Ada</b>`, message })).status).toBe(200);
    const [stored] = await database.db
      .select()
      .from(contactMessages)
      .orderBy(desc(contactMessages.createdAt));
    expect(stored?.message).toBe(message.replaceAll("\r\n", "\n"));
    const [mail] = await database.db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt));
    expect(mail?.html).toBeNull();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.replyTo).toBe("ada@visitor.example");
    const wrong = await openAndWatch(mailbox, async (page) => {
      expect(await page.locator("pre").first().textContent()).toContain(`<script>canary("mail")</script>`);
    });
    expect(wrong).toEqual([]);
  });
});

test("the server logged no error", () => {
  expect(server.output()).not.toMatch(/"level":(50|60)|\n\s+at .*:\d+:\d+/);
});
