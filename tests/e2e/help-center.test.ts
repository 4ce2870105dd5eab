/** A stranger's way through a help center made from a real website, in real Chromium, at both widths. */

import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { openRunningDatabase } from "#platform/db/open-database.ts";
import { axeViolations } from "#tests/support/accessibility.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { runCli } from "#tests/support/cli.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";

let site: Site;
let server: TestServer;
let browser: Browser;
let claimPath = "";

beforeAll(async () => {
  site = await serveSite({ root: "sample" });
  [server, browser] = await Promise.all([startServer({ args: [site.url] }), launchTestBrowser()]);
  const [, claim = ""] = await server.printed(/Claim it +http:\/\/[^/]+(\S+)/);
  claimPath = claim;
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.close();
});

const tenant = () => `http://whetline.localhost:${server.port}`;
const main = () => `${server.origin}/help/whetline`;

interface Visit {
  page: Page;
  problems: string[];
}

/** Collects what a visitor's console would show: script errors and breaches of the content policy. */
async function visit(url: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(url);
  return { page, problems };
}

describe.each([
  ["by path on the main host", main],
  ["on its own subdomain", tenant],
])("a help center %s", (_, base) => {
  test.each([390, 1280])("shows home, questions and contact at %i px, and nothing breaks", async (width) => {
    const { page, problems } = await visit(base(), { viewport: { width, height: 900 } });
    expect(await page.locator("h1").innerText()).toBe("Welcome to our Help Center");
    for (const name of ["View FAQs", "Contact Us"])
      expect(await page.getByRole("link", { name }).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "View FAQs" }).click();
    expect(await page.locator("h1").innerText()).toBe("Frequently Asked Questions");
    const question = page.locator("main details summary").first();
    await question.click();
    expect(await page.locator("main details[open]").count()).toBeGreaterThan(0);
    await page.goto(`${base()}/contact`);
    expect(await page.locator("h1").innerText()).toBe("Contact Us");
    expect(await page.locator("main").innerText()).toContain("hello@whetline.alt");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe("a help center", () => {
  test("proves an answer with a sentence that stands on the company's page", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.locator("main details summary").first().click();
    const open = page.locator("main details[open]").first();
    const source = await open.locator("a[href^='http://127.0.0.1']").first().getAttribute("href");
    const quoted = (await open.locator("mark").first().innerText()).replace(/[“”"]/g, "").trim();
    const words = (await (await fetch(source ?? "")).text()).replace(/<[^>]+>/g, " ").replace(/&amp;/g, "&");
    const fold = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim();
    expect(fold(words)).toContain(fold(quoted));
    await page.close();
  });

  test("finds by any part of a word, keeps the search in the address, and says when there is nothing", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.locator("input[type=search]").fill("harpen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=harpen/);
    expect(await page.locator("main .hc-result").count()).toBeGreaterThan(0);
    await page.goto(`${main()}/search?q=zzzz`);
    expect(await page.locator("main").innerText()).toContain("No results found");
    await page.close();
  });

  test("works with JavaScript switched off", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${main()}/faq`);
    await page.locator("main details summary").first().click();
    expect(await page.locator("main details[open]").count()).toBe(1);
    await page.locator("input[type=search]").fill("knife");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=knife/);
    await context.close();
  });

  test("opens the question that a link names", async () => {
    const { page } = await visit(`${main()}/faq`);
    const question = page.locator("main details").nth(2);
    await question.locator("summary").click();
    const link = await question.getByRole("link", { name: /link to this answer/i }).getAttribute("href");
    await page.close();
    const { page: fresh } = await visit(new URL(link ?? "", server.origin).href);
    const opened = fresh.locator("main details[open]");
    await opened.waitFor();
    expect(await opened.locator("h3").innerText()).toBe(
      await fresh.locator("main details").nth(2).locator("h3").innerText(),
    );
    await fresh.close();
  });

  test("can be used from the keyboard alone", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.locator("main details summary").first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("main details[open]").count()).toBe(1);
    await page.close();
  });

  test.each(["light", "dark"] as const)(
    "has no accessibility violation in the %s theme",
    async (colorScheme) => {
      for (const path of ["", "/faq", "/contact", "/search?q=knife", "/search?q=zzzz"]) {
        const { page } = await visit(main() + path, { colorScheme, bypassCSP: true });
        expect(await axeViolations(page), path).toEqual([]);
        await page.close();
      }
    },
    60_000,
  );

  test("sends no framework script and at most one enhancement of 10 kB", async () => {
    const { page } = await visit(`${main()}/faq`);
    const sources = await page
      .locator("script[src]")
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    expect(sources.length).toBeLessThanOrEqual(1);
    for (const source of sources)
      expect((await (await fetch(source)).arrayBuffer()).byteLength).toBeLessThan(10_000);
    await page.close();
  });
});

describe("addresses without a public page", () => {
  test.each([
    ["an unknown path of the main host", () => `${server.origin}/no-such-page`],
    ["an unknown page of a help center", () => `${main()}/no-such-page`],
    ["an unknown page of a tenant host", () => `${tenant()}/no-such-page`],
    ["an unknown help center", () => `${server.origin}/help/nobody`],
    ["an unknown tenant host", () => `http://nobody.localhost:${server.port}/`],
    ["an altered claim link", () => `${server.origin}${claimPath.slice(0, -3)}abc`],
  ])("%s is a real 404 with a page of its own", async (_, address) => {
    const { page } = await visit(address());
    const response = await page.goto(address());
    expect(response?.status()).toBe(404);
    expect((await page.locator("h1").innerText()).length).toBeGreaterThan(5);
    await page.close();
  });

  test("a private help center looks exactly like an unknown one, at once and until it is public again", async () => {
    const database = await openRunningDatabase({ config: { dataDir: server.dataDir, databaseUrl: null } });
    const setPublic = (isPublic: boolean) =>
      database?.db.update(companies).set({ isPublic }).where(eq(companies.helpCenterSubdomain, "whetline"));
    const faq = () => fetch(`${main()}/faq`);
    expect((await faq()).status).toBe(200);
    await setPublic(false);
    await expect.poll(async () => (await faq()).status).toBe(404);
    const answerOf = async (url: string) => {
      const response = await fetch(url);
      return {
        status: response.status,
        body: await response.text(),
        cache: response.headers.get("cache-control"),
      };
    };
    expect(await answerOf(main())).toEqual(await answerOf(`${server.origin}/help/nobody`));
    expect((await answerOf(main())).body).toContain(
      "The help center you&#x27;re looking for doesn&#x27;t exist or isn&#x27;t public.",
    );
    await setPublic(true);
    await expect.poll(async () => (await faq()).status).toBe(200);
    await database?.close();
  });

  test("a preview without a session asks to log in", async () => {
    const response = await fetch(
      `${server.origin}/help/preview?company=6a5c8f0e-5f0a-4c0e-9a43-3e2f4be9bb11`,
    );
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("You need to be logged in to access this help center.");
  });

  test("owner addresses do not exist on a tenant host", async () => {
    const { page } = await visit(`${tenant()}${claimPath}`);
    expect((await page.goto(`${tenant()}${claimPath}`))?.status()).toBe(404);
    expect((await page.goto(`${tenant()}/sample/`))?.status()).toBe(404);
    await page.close();
  });

  test("a host that is nobody's gets 421 and no data", async () => {
    const { request } = await import("node:http");
    const status = await new Promise<number>((resolve, reject) => {
      request({ port: server.port, host: "127.0.0.1", headers: { host: "evil.example" } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(421);
  });
});

describe("what comes with it", () => {
  test("the claim link opens once printed, tells what was made, and is never cached", async () => {
    const response = await fetch(server.origin + claimPath);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(await response.text()).toContain("Whetline is ready");
  });

  test("the sample help center is made in the background", async () => {
    await expect
      .poll(async () => (await fetch(`${server.origin}/help/sample`)).status, { timeout: 30_000 })
      .toBe(200);
    expect(await (await fetch(`${server.origin}/`)).text()).toContain("/help/sample");
  });

  test("every answer carries the protective headers", async () => {
    const files = [
      "/",
      "/help/whetline",
      "/help/whetline",
      "/no-such-page",
      "/healthz",
      "/sample/",
      "/assets/nothing.js",
    ];
    for (const path of files) {
      const { headers } = await fetch(server.origin + path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy"), path).not.toContain("unsafe-inline");
    }
  });

  test("a page is kept and answered with a tag the second time", async () => {
    const tagOf = async () => (await fetch(`${main()}/contact`)).headers.get("etag");
    await expect.poll(tagOf).toMatch(/^".+"$/);
    const etag = (await tagOf()) ?? "";
    expect((await fetch(`${main()}/contact`, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("a message of the contact form reaches the mailbox, and the visitor is told only then", async () => {
    await expect
      .poll(async () => (await fetch(`${server.origin}/help/sample`)).status, { timeout: 30_000 })
      .toBe(200);
    const { page } = await visit(`${server.origin}/help/sample/contact`);
    await page.getByLabel("Your Name").fill("Ada");
    await page.getByLabel("Your Email").fill("ada@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("Do you sharpen ice skates?");
    await page.getByRole("button", { name: /send/i }).click();
    await page.getByText("Message sent successfully!").waitFor();
    await page.goto(`${server.origin}/dev/mailbox`);
    await page.getByText("Message from Ada").first().click();
    await page.getByText("Do you sharpen ice skates?").waitFor();
    await page.close();
  });

  test("health is told at any address", async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ status: "ready" });
  });

  test("the same site imported again gets a name of its own", async () => {
    const { stdout, code } = await runCli(["create", site.url], { DATA_DIR: server.dataDir });
    expect(code).toBe(0);
    expect(stdout).toContain("/help/whetline-2");
  });
});
