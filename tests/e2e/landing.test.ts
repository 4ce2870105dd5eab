/** The public site in Chromium as a new visitor sees it, with its offer, its animations and its links. */
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { axeViolations, shownProblems } from "#tests/support/accessibility.ts";
import { startApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const pages = ["/", "/blog", "/contact", "/api", "/privacy", "/terms", "/cookies"];
/** The others have their frame, and texts without pictures or forms. */
const [shownPages, alikePages] = [pages.slice(0, 2), pages.slice(2)];

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ isFirstStart: true }), launchTestBrowser()]);
  const sampleIsThere = async () => (await fetch(`${server.origin}/help/sample`)).status === 200;
  await vi.waitUntil(sampleIsThere, { timeout: patienceMs, interval: 250 });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type PageOptions = Parameters<Browser["newPage"]>[0];

/** Collects script errors and violations of the content policy. */
async function visit(path: string, options: PageOptions = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(server.origin + path);
  return { page, problems };
}

const phone = { viewport: { width: 390, height: 844 } };

describe("the start page", () => {
  test("states its offer, and each button leads on", async () => {
    const { page, problems } = await visit("/");
    expect(await page.title()).toBe("Step · A complete AI-driven help center");
    const hrefOf = (name: string) =>
      page.getByRole("link", { name, exact: true }).first().getAttribute("href");
    expect(await hrefOf("Try for free")).toBe("/auth?mode=signup");
    expect(await hrefOf("Sign in")).toBe("/auth");
    expect(await hrefOf("Watch Demo")).toBe("/help/sample");
    expect(await hrefOf("Start Basic")).toBe("/auth?plan=basic");
    expect(await hrefOf("Start AI Plan")).toBe("/auth?plan=ai");
    const main = await page.locator("main").innerText();
    for (const said of [
      "And all you do is record your tool for 30 seconds",
      "Trusted by innovative companies",
      "No hidden fees, cancel anytime.",
      "Most Popular",
    ])
      expect(main).toContain(said);
    await expect
      .poll(() => page.getByRole("contentinfo").innerText())
      .toContain(`© ${new Date().getFullYear()} Step`);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("leads from an address to its sign-up where websites are read for accounts only", {
    tags: "long",
  }, async () => {
    const app = await startApp({ TRIALS: "off" });
    const page = await browser.newPage();
    await page.goto(app.origin);
    await page.getByText("Sign up, and we'll read it.").waitFor();
    await page.getByRole("textbox", { name: "Your website" }).fill("Shop.Example/bikes");
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.getByRole("heading", { name: "Create your help center" }).waitFor();
    await expect
      .poll(() => page.locator("main").innerText())
      .toContain("Sign up, and we'll read shop.example/bikes.");
    await page.close();
    await app.close();
  });

  test("shows a sentence from the sample's website, and the real answer that cites it", async () => {
    const { page } = await visit("/");
    const sentence = await page.locator("#source_mark").innerText();
    await expect.poll(() => page.locator("#answer_mark").innerText()).toBe(sentence);
    const source = await page.getByRole("link", { name: /\/sample/ }).getAttribute("href");
    const website = await (await fetch(source ?? "")).text();
    expect(website.replace(/\s+/g, " ")).toContain(sentence);
    const question = await page.locator("figure a").first().innerText();
    await page.locator("figure a").first().click();
    await page.waitForURL(/\/help\/sample\/faq#/);
    const answer = page.locator("details[open]");
    await expect.poll(() => answer.locator("summary").first().innerText()).toContain(question);
    await expect.poll(() => answer.innerText()).toContain(sentence);
    await page.close();
  });

  test("shows the steps of a recorded guide, which the sample's help center has with its pictures", async () => {
    const { page } = await visit("/");
    const steps = await page.locator(".lp-moments b").allInnerTexts();
    await page.getByRole("link", { name: "Open the guide" }).click();
    await page.waitForURL(/\/help\/sample\/guides\/book-a-collection-/);
    const pictures = page.locator("main a[data-zoom] img");
    await expect.poll(() => pictures.count()).toBe(steps.length);
    await expect.poll(() => page.locator("main .hc-ring").count()).toBe(steps.length);
    const address = (await pictures.first().getAttribute("src")) ?? "";
    const picture = await fetch(new URL(address, server.origin));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    // The larger picture also says how the step is known.
    const evidence = page.locator("main .hc-evidence");
    await pictures.first().click();
    await expect
      .poll(() => page.getByRole("dialog").locator("footer").innerText())
      .toBe(await evidence.first().innerText());
    await page.close();
  });

  test("connects the two sentences by a line if they are side by side", async () => {
    const { page } = await visit("/");
    await page.locator("#wire.is-drawn").waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("#wire").waitFor({ state: "hidden" });
    await page.close();
  });

  test("is cached and revalidated with an ETag", async () => {
    const tagOf = async () => (await fetch(`${server.origin}/`)).headers.get("etag");
    await expect.poll(tagOf).toMatch(/^".+"$/);
  });

  test("works without the sample, and its demo waits", { tags: "long" }, async () => {
    const app = await startApp();
    try {
      const html = await (await fetch(`${app.origin}/`)).text();
      expect(html).toContain('href="/demo"');
      expect(html).not.toContain('id="hero_picture"');
      const demo = await fetch(`${app.origin}/demo`, { redirect: "manual" });
      expect(demo.status).toBe(200);
      const page = await browser.newPage();
      await page.goto(`${app.origin}/demo`);
      await page.getByRole("heading", { name: "We're building the demo" }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const way = page.getByRole("link", { name: "Open the demo" });
      await expect.poll(() => way.getAttribute("href")).toBe("/demo?sample=sample");
      const sample = { helpCenterSubdomain: "sample", websiteUrl: `${app.origin}/sample/` };
      await buildCompany(app.services.db, { ...sample, isPublic: true, onboardingCompleted: true });
      await page.waitForURL(`${app.origin}/help/sample`);
      await page.close();
    } finally {
      await app.close();
    }
    expect((await fetch(`${server.origin}/demo`)).url).toBe(`${server.origin}/help/sample`);
  });
});

describe("the samples", () => {
  test("are made from their websites when a visitor first opens them", { tags: "long" }, async () => {
    const { page, problems } = await visit("/");
    const cards = page.locator(".lp-samples > li");
    await expect.poll(() => cards.count()).toBe(4);
    await cards.last().scrollIntoViewIfNeeded();
    const pictures = cards.locator("img");
    const widths = () =>
      pictures.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual(Array(8).fill(560));
    await page.getByRole("button", { name: "Help center of Zahnarztpraxis Lindenhof" }).click();
    await page.getByRole("heading", { name: "We're building the demo" }).waitFor();
    await page.waitForURL("**/help/sample-dentist");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
    await page.getByText("Kann ich ohne Termin kommen?").first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test("have addresses that name nothing else", async () => {
    expect((await fetch(`${server.origin}/demo?sample=nothing`)).status).toBe(404);
    const answer = await fetch(`${server.origin}/demo`, {
      method: "POST",
      headers: { origin: server.origin, "content-type": "application/x-www-form-urlencoded" },
      body: "sample=dashboard",
    });
    expect(answer.status).toBe(400);
  });
});

describe("the headline", () => {
  /** Returns the word that is visible `ms` after load, and the headline's height then. */
  async function phraseAt(page: Page, ms: number) {
    return page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation) || animation.animationName !== "lp-word") continue;
        animation.pause();
        animation.currentTime = time;
      }
      const phrases = [...document.querySelectorAll<HTMLElement>("h1 [class] > span")];
      const shown = phrases.filter((phrase) => !getComputedStyle(phrase).clipPath.includes("100%"));
      const words = shown.map((phrase) => phrase.dataset.word ?? phrase.querySelector("b")?.textContent);
      return { words, height: document.querySelector("h1")?.offsetHeight };
    }, ms);
  }

  test.each([390, 1280])(
    "shows each of the five words for two seconds at %i px, at constant height",
    async (width) => {
      const { page } = await visit("/", { viewport: { width, height: 844 } });
      await page.evaluate(() => document.fonts.ready);
      const seen = [];
      for (const second of [0.5, 2.5, 4.5, 6.5, 8.5, 10.5]) seen.push(await phraseAt(page, second * 1_000));
      expect(seen.map(({ words }) => words)).toEqual(
        ["help", "support", "FAQ", "service", "success", "help"].map((word) => [word]),
      );
      expect(new Set(seen.map(({ height }) => height)).size).toBe(1);
      await page.close();
    },
  );

  test("is one sentence to a screen reader at any time", async () => {
    const { page } = await visit("/");
    await phraseAt(page, 4_500);
    const headings = page.getByRole("heading", { level: 1, name: "A complete AI-driven help center" });
    await expect.poll(() => headings.count()).toBe(1);
    await expect.poll(() => headings.textContent()).toBe("A complete AI-driven help center");
    await page.close();
  });

  test("and the logos can be paused with the keyboard", async () => {
    const { page } = await visit("/");
    const states = () =>
      page.evaluate(() => {
        const endless = document
          .getAnimations()
          .filter((one) => one.effect?.getTiming().iterations === Infinity);
        return [...new Set(endless.map(({ playState }) => playState))];
      });
    await expect.poll(states).toEqual(["running"]);
    await page.getByRole("checkbox", { name: "Pause animation" }).press("Space");
    await expect.poll(states).toEqual(["paused"]);
    await page.close();
  });

  test("and the logos never move with reduced motion", async () => {
    const { page } = await visit("/", { reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const headline = await page.getByRole("heading", { level: 1 }).innerText();
    expect(headline.replace(/\s+/g, " ")).toBe("A complete AI-driven help center");
    await expect.poll(() => page.locator(".lp-strip li:visible").count()).toBe(6);
    await page.getByRole("checkbox", { name: "Pause animation" }).waitFor({ state: "hidden" });
    await page.close();
  });
});

describe("the menu on a phone", () => {
  const entries = ["Home", "Blog", "Pricing", "Sign in", "Try for free"];

  test("opens, is navigated and closes with the keyboard", async () => {
    const { page } = await visit("/", phone);
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.waitFor({ state: "hidden" });
    await button.focus();
    await page.keyboard.press("Enter");
    await drawer.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    const isInside = () => page.evaluate(() => document.activeElement?.closest("[popover]") !== null);
    await expect.poll(isInside).toBe(true);
    const walked = [];
    for (const _ of entries) {
      await page.keyboard.press("Tab");
      walked.push(await focused());
    }
    expect(walked).toEqual(entries);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    const label = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(label).toBe("Menu");
    await page.close();
  });

  test("is at the bottom, and closes after the link to the prices", async () => {
    const { page } = await visit("/", { ...phone, reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const bottom = async () => {
      const box = await drawer.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(bottom).toBe(844);
    await drawer.getByRole("link", { name: "Pricing" }).click();
    await drawer.waitFor({ state: "hidden" });
    const isInView = () =>
      page.evaluate(() => {
        const top = document.getElementById("pricing")?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight / 2;
      });
    await expect.poll(isInView).toBe(true);
    await page.close();
  });

  test("is a row of links from 768 px", async () => {
    const { page } = await visit("/", { viewport: { width: 768, height: 900 } });
    await page.getByRole("button", { name: "Menu", exact: true }).waitFor({ state: "hidden" });
    const links = page.locator("header nav").first().getByRole("link");
    await expect.poll(() => links.allInnerTexts()).toEqual(entries);
    await page.close();
  });
});

test("without JavaScript the page is complete, and the menu and the pause work", async () => {
  const { page } = await visit("/", { ...phone, javaScriptEnabled: false });
  await page.locator("#answer_mark").waitFor();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign in" }).waitFor();
  await page.getByRole("button", { name: "Close menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
  await page.getByTitle("Pause animation").click();
  const pause = page.getByRole("checkbox", { name: "Pause animation" });
  await expect.poll(() => pause.isChecked()).toBe(true);
  await page.close();
});

describe.each(shownPages)("the page %s", isComplete);
describe.each(alikePages)("the page %s", { tags: "long" }, isComplete);

function isComplete(path: string): void {
  test("has no axe violations, on phone and desktop, light and dark", async () => {
    const { page, problems } = await visit(path, { reducedMotion: "reduce" });
    expect(await shownProblems(page)).toEqual([]);
    await page.setViewportSize(phone.viewport);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("fits every window, has metadata for search engines and link previews, and no broken links", async () => {
    const { page } = await visit(path);
    for (const width of [320, 390, 768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(`${width}: ${tooWide}`).toBe(`${width}: 0`);
    }
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/'], a[href^='#'], a[href^='http']")].map(
        (link) => link.href,
      ),
    );
    const dead = [];
    // The sample's address leads to a map on another website.
    const own = links.filter((link) => !link.startsWith("https://www.openstreetmap.org/"));
    for (const link of new Set(own)) {
      const answer = await fetch(link);
      const fragment = decodeURIComponent(new URL(link).hash.slice(1));
      const html = await answer.text();
      if (!answer.ok || (fragment && !html.includes(`id="${fragment}"`)))
        dead.push(`${link} ${answer.status}`);
    }
    expect(dead).toEqual([]);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    await expect
      .poll(() => page.locator("link[rel=canonical]").getAttribute("href"))
      .toBe(server.origin + path);
    expect((await content("meta[name=description]"))?.length).toBeGreaterThan(40);
    expect(await content("meta[property='og:title']")).toBe(await page.title());
    expect(await content("meta[name='twitter:card']")).toBe("summary_large_image");
    const picture = await fetch((await content("meta[property='og:image']")) ?? "");
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    await page.close();
  });
}

test("the start page has structured data for the product and its prices", async () => {
  const { page } = await visit("/");
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
  const types = data["@graph"].map((node: { "@type": string }) => node["@type"]);
  expect(types).toEqual(["Organization", "SoftwareApplication"]);
  expect(data["@graph"][1].offers.map(({ price }: { price: string }) => price)).toEqual(["4.99", "49.00"]);
  await page.close();
});

test("robots are allowed on the public site only", async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
  for (const path of [
    "/dashboard",
    "/onboarding",
    "/operator",
    "/waitlist",
    "/claim/x",
    "/auth/callback",
    "/blog-admin",
  ])
    expect(closed.some((prefix) => path.startsWith(prefix))).toBe(true);
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address ?? "");
  const posts = listed.filter((address) => address.startsWith(`${server.origin}/blog/`));
  expect(posts).toHaveLength(3);
  expect(listed.filter((address) => !posts.includes(address))).toEqual(
    pages.map((path) => server.origin + path),
  );
  for (const path of [...pages, "/auth"])
    expect(closed.some((prefix) => path.startsWith(prefix))).toBe(false);
});
