/** A help center made from a real website, as a visitor uses it in Chromium at both widths. */

import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, gettingStarted, helpCenterContent, videoGuides } from "#db/schema.ts";
import { openRunningDatabase } from "#platform/db/open-database.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
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
  [server, browser] = await Promise.all([
    startServer({ args: [site.url], isFirstStart: true }),
    launchTestBrowser(),
  ]);
  const [, claim = ""] = await server.printed(/Claim it +http:\/\/[^/]+(\S+)/);
  claimPath = claim;
  await addPages();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site?.close();
});

/**
 * Adds content that an import doesn't create, which is a guide, articles, a step-by-step guide, and a custom domain.
 */
async function addPages(): Promise<void> {
  const database = await openRunningDatabase({ config: { dataDir: server.dataDir, databaseUrl: null } });
  const [company] = await (database?.db ?? expect.fail("no database"))
    .update(companies)
    .set({ customDomain, domainType: "custom", domainVerificationStatus: "verified" })
    .where(eq(companies.helpCenterSubdomain, "whetline"))
    .returning({ companyId: companies.id });
  if (!database || !company) return expect.fail("the company was not made");
  const steps = ["Order a box", "Pack the blades", "Post it"].map((title, index) => ({
    id: String(index),
    title,
    description: "It takes **ten minutes**.",
    imageUrl: null,
  }));
  await database.db
    .insert(gettingStarted)
    .values({ ...company, title: "Your first box", steps, published: true });
  await database.db.insert(helpCenterContent).values([
    {
      ...company,
      slug: "oil",
      title: "Which oil for which steel",
      status: "published",
      content: "# Why\n\nRust.\n\n# Which\n\nCamellia.",
    },
    { ...company, slug: "draft", title: "Not yet", content: "Secret" },
  ]);
  await database.db.insert(videoGuides).values([
    {
      ...company,
      title: "Track a parcel",
      category: "Orders",
      frames: [{ description: "Open the link.", frameUrl: "" }],
    },
    {
      ...company,
      title: "Sharpen scissors",
      category: "Care",
      frames: [{ description: "Open them.", frameUrl: "" }],
    },
  ]);
  await database.close();
}

const customDomain = "help.whetline.test";
const custom = () => `http://${customDomain}:${server.port}`;
const tenant = () => `http://whetline.localhost:${server.port}`;
const main = () => `${server.origin}/help/whetline`;

/** Uses the row of links, or the drawer on narrow screens. */
async function openFromNavigation(page: Page, label: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  const links = page.getByRole("navigation", { name: "Help center", exact: true });
  const link = links.getByRole("link", { name: label, exact: true });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  await link.click();
  await page.waitForURL(address);
}

interface Visit {
  page: Page;
  problems: string[];
}

/** Collects script errors and violations of the content policy. */
async function visit(url: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    // Browsers log this for every page over http that isn't on localhost.
    if (message.type() === "error" && !message.text().startsWith("The Cross-Origin-Opener-Policy"))
      problems.push(message.text());
  });
  await page.goto(url);
  return { page, problems };
}

const places: [string, () => string, number][] = [
  ["by path on the main host", main, 390],
  ["on its own subdomain", tenant, 1280],
  ["on its own domain", custom, 390],
];
const others = places.map(([name, base, width]): (typeof places)[number] => [
  name,
  base,
  width === 390 ? 1280 : 390,
]);

describe.each(places)("a help center %s", (_, base, width) => {
  test("shows home, questions and contact, and nothing breaks", () => showsItsPages(base, width));
});
describe.each(others)("at another width, a help center %s", { tags: "long" }, (_, base, width) => {
  test("shows home, questions and contact, and nothing breaks", () => showsItsPages(base, width));
});

async function showsItsPages(base: () => string, width: number): Promise<void> {
  const { page, problems } = await visit(base(), { viewport: { width, height: 900 } });
  await expect.poll(() => page.locator("h1").innerText()).toBe("Welcome to our Help Center");
  for (const name of ["View FAQs", "Get Started", "Contact Us"])
    await expect.poll(() => page.getByRole("link", { name }).count()).toBeGreaterThan(0);
  const rows = await page.locator(".hc-rows > li").evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...rows)).toBeLessThan(70);
  const questions = page.locator(".hc-card.is-collection li a");
  // A phone shows the categories as a list of contents, without their questions.
  await expect.poll(() => questions.first().isVisible()).toBe(width >= 768);
  await page.getByRole("link", { name: "View FAQs" }).click();
  await expect.poll(() => page.locator("h1").innerText()).toBe("Frequently Asked Questions");
  const question = page.locator("main details summary").first();
  await question.click();
  await expect.poll(() => page.locator("main details[open]").count()).toBeGreaterThan(0);
  for (const [label, title, text] of [
    ["Getting Started", "Getting Started Guide", "Pack the blades"],
    ["Guides", "Step-by-Step Guides", "Track a parcel"],
    ["Articles", "Articles", "Which oil for which steel"],
    ["Contact", "Contact Us", "hello@whetline.alt"],
  ] as const) {
    await openFromNavigation(page, label);
    await expect.poll(() => page.locator("h1").innerText()).toBe(title);
    await expect.poll(() => page.locator("main").innerText()).toContain(text);
    await expect.poll(() => new URL(page.url()).href.startsWith(base())).toBe(true);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
  await page.close();
}

describe("a help center", () => {
  test("cites a sentence that is on the company's page", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.locator("main details summary").first().click();
    const open = page.locator("main details[open]").first();
    // The answer is the quoted sentence, so that it isn't repeated.
    await expect.poll(() => open.locator("mark").first().isVisible()).toBe(false);
    await open.locator(".hc-source > summary").click();
    await open.locator("mark").first().waitFor();
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

  test("finds any part of a word, keeps the search in the URL, and says if there are no results", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.locator("input[type=search]").fill("harpen");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=harpen/);
    await expect.poll(() => page.locator("main .hc-result").count()).toBeGreaterThan(0);
    await page.goto(`${main()}/search?q=zzzz`);
    await expect.poll(() => page.locator("main").innerText()).toContain("No results found");
    await page.close();
  });

  test("works with JavaScript switched off", { tags: "long" }, async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(main());
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await openFromNavigation(page, "Guides");
    await page.getByRole("link", { name: "Care" }).click();
    await page.waitForURL(/\?category=Care$/);
    await expect
      .poll(() => page.getByRole("heading", { level: 2 }).allInnerTexts())
      .toContain("Sharpen scissors");
    await expect.poll(() => page.locator("main").innerText()).not.toContain("Track a parcel");
    await page.getByRole("link", { name: "Sharpen scissors" }).click();
    await page.getByRole("link", { name: "← Back to Guides" }).click();
    await page.waitForURL(`${main()}/guides`);
    await expect.poll(() => page.getByRole("radio", { name: "Dark" }).isVisible()).toBe(false);
    await page.goto(`${main()}/faq`);
    await page.locator("main details summary").first().click();
    await expect.poll(() => page.locator("main details[open]").count()).toBe(1);
    await page.locator("input[type=search]").fill("knife");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=knife/);
    await context.close();
  });

  test("opens the question that a link names, and has a page per question", async () => {
    const { page } = await visit(`${main()}/faq`);
    const question = page.locator("main .hc-item").nth(2);
    const words = await question.locator("h3").innerText();
    const slug = (await question.locator(".hc-answer").getAttribute("id")) ?? "";
    await question.locator("summary").first().click();
    const link = await question.getByRole("link", { name: "Link to this answer" }).getAttribute("href");
    await page.close();
    const { page: fresh } = await visit(`${main()}/faq#${slug}`);
    await fresh.locator("main details[open]").waitFor();
    await expect.poll(() => fresh.locator("main details[open] h3").innerText()).toBe(words);
    await fresh.goto(new URL(link ?? "", server.origin).href);
    await expect.poll(() => fresh.locator("h1").innerText()).toBe(words);
    await expect
      .poll(() => fresh.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(`https://${customDomain}/faq/${slug}`);
    await expect.poll(() => fresh.locator("main").innerText()).toMatch(/Updated .+ · Source /);
    await fresh.getByRole("region", { name: "Related questions" }).getByRole("link").first().click();
    await expect.poll(() => fresh.locator("h1").innerText()).not.toBe(words);
    await fresh.close();
  });

  test("keeps the selected scheme over pages and reloads, from first paint", async () => {
    const { page, problems } = await visit(main(), { colorScheme: "light" });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByTitle("Dark").click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto(`${main()}/faq`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.waitForLoadState();
    await expect.poll(ground).toBe(dark);
    await expect.poll(() => page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    await page.getByTitle("System").click();
    await expect.poll(ground).toBe(light);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("prints every answer, without controls", async () => {
    const { page } = await visit(`${main()}/faq`, { colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator(".hc-answer").last().isVisible()).toBe(true);
    for (const part of [".hc-nav", ".hc-search", ".hc-scheme"])
      await expect.poll(() => page.locator(part).isVisible(), { message: part }).toBe(false);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
    await page.close();
  });

  test("prints an address without the link to its map", async () => {
    const { page } = await visit(`${main()}/contact`);
    await page.emulateMedia({ media: "print" });
    const address = page.locator(".hc-facts address a");
    await expect
      .poll(() => address.evaluate((link) => getComputedStyle(link, "::after").content))
      .toBe("none");
    await page.close();
  });

  test("has one address per page, and redirects keep the search", async () => {
    const address = `${server.origin}/help/Whetline//FAQ/?a=B`;
    const response = await fetch(address, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/help/whetline/faq?a=B"]);
    expect((await fetch(`${main()}/articles/draft`)).status).toBe(404);
  });

  test("works with the keyboard alone", async () => {
    const { page } = await visit(`${main()}/faq`);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.locator("main details summary").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("main details[open]").count()).toBe(1);
    await page.close();
  });

  test("has no accessibility violations and no horizontal scrolling, in its widths and schemes", {
    tags: "long",
  }, async () => {
    const [guide] = (await (await fetch(`${main()}/guides`)).text()).match(/\/guides\/track[^"]+/) ?? [];
    const [question] = (await (await fetch(main())).text()).match(/\/faq\/[^"]+/) ?? [];
    const { page } = await visit(main(), { bypassCSP: true });
    for (const path of [
      ...["", "/faq", "/contact", "/search?q=knife", "/search?q=zzzz"],
      ...[
        "/getting-started",
        "/guides",
        guide,
        "/videos",
        "/articles",
        "/articles/oil",
        question,
        "/nothing",
      ],
    ]) {
      await page.goto(main() + path);
      expect(await shownProblems(page), path).toEqual([]);
    }
    await page.close();
  });

  test("sends no framework script and at most 10 kB of its own", async () => {
    const { page } = await visit(`${main()}/faq`);
    const sources = await page
      .locator("script[src]")
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    const sizes = await Promise.all(
      sources.map(async (source) => (await (await fetch(source)).arrayBuffer()).byteLength),
    );
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
    await page.close();
  });
});

describe("an address without a public page", () => {
  test.each([
    ["an unknown path of the main host", () => `${server.origin}/no-such-page`],
    ["an unknown page of a help center", () => `${main()}/no-such-page`],
    ["an unknown page of a tenant host", () => `${tenant()}/no-such-page`],
    ["an unknown help center", () => `${server.origin}/help/unknown`],
    ["an unknown tenant host", () => `http://unknown.localhost:${server.port}/`],
    ["an altered claim link", () => `${server.origin}${claimPath.slice(0, -3)}abc`],
  ])("%s is a real 404 with its own page", async (_, address) => {
    const { page } = await visit(address());
    const response = await page.goto(address());
    expect(response?.status()).toBe(404);
    await expect.poll(async () => (await page.locator("h1").innerText()).length).toBeGreaterThan(5);
    await page.close();
  });

  test("a private help center looks exactly like an unknown one, immediately and until it is public again", async () => {
    const database = await openRunningDatabase({ config: { dataDir: server.dataDir, databaseUrl: null } });
    const setPublic = (isPublic: boolean) =>
      database?.db.update(companies).set({ isPublic }).where(eq(companies.helpCenterSubdomain, "whetline"));
    const faq = () => fetch(`${main()}/faq`);
    await expect.poll(async () => (await faq()).status).toBe(200);
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
    expect(await answerOf(main())).toEqual(await answerOf(`${server.origin}/help/unknown`));
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

  test("owner pages don't exist on a tenant host", async () => {
    const { page } = await visit(`${tenant()}${claimPath}`);
    expect((await page.goto(`${tenant()}${claimPath}`))?.status()).toBe(404);
    expect((await page.goto(`${tenant()}/sample/`))?.status()).toBe(404);
    await page.close();
  });

  test("an unknown host gets 421 and no data", async () => {
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

describe("besides the pages", () => {
  test("the claim link works once printed, shows what was made, and is never cached", async () => {
    const response = await fetch(server.origin + claimPath);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(await response.text()).toContain("Whetline is ready");
  });

  test("the sample help center is created in the background", async () => {
    await expect.poll(async () => (await fetch(`${server.origin}/help/sample`)).status).toBe(200);
    await expect.poll(async () => await (await fetch(`${server.origin}/`)).text()).toContain("/help/sample");
  });

  test("every response has the protective headers", async () => {
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

  test("a page is cached and revalidated with an ETag", async () => {
    const tagOf = async () => (await fetch(`${main()}/contact`)).headers.get("etag");
    await expect.poll(tagOf).toMatch(/^".+"$/);
    const etag = (await tagOf()) ?? "";
    expect((await fetch(`${main()}/contact`, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("a contact message reaches the mailbox before the visitor gets the confirmation", async () => {
    await expect.poll(async () => (await fetch(`${server.origin}/help/sample`)).status).toBe(200);
    const { page } = await visit(`${server.origin}/help/sample/contact`);
    await page.getByLabel("Your Name").fill("Ada");
    await page.getByLabel("Your Email").fill("ada@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("Do you sharpen ice skates?");
    await page.getByRole("button", { name: /send/i }).click();
    await page.getByText("Message sent successfully!").waitFor();
    const mail = page.getByText("Message from Ada").first();
    await expect
      .poll(async () => {
        await page.goto(await server.mailboxAddress());
        return mail.isVisible();
      })
      .toBe(true);
    await mail.click();
    await page.getByText("Do you sharpen ice skates?").waitFor();
    await page.close();
  });

  test("addresses that can't be decoded are refused by the bundled server, too", async () => {
    for (const path of ["/%", "/help/whetline/faq/%E0%A4%A", "/help/whetline/articles/%ff.md"])
      expect((await fetch(server.origin + path)).status, path).toBe(400);
  });

  test("health checks work at any host", async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ status: "ready" });
  });

  test("importing the same site again gets a new name", { tags: "long" }, async () => {
    const { stdout, code } = await runCli(["create", site.url], { DATA_DIR: server.dataDir });
    expect(code).toBe(0);
    expect(stdout).toContain("/help/whetline-2");
  });
});
