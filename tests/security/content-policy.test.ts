/**
 * The page's policy must block the scripts, styles and frames of injected HTML that gets past sanitizing, and browsers
 * must report them.
 */
import { load } from "cheerio";
import type { Browser } from "playwright-core";
import { createElement } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blockedContent } from "#db/schema.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { createUser } from "#tests/support/sign-in.ts";

let app: TestApp;
let browser: Browser;
let cookie = "";

const injected = `
  <script>canary("script")</script>
  <script type="module">canary("module")</script>
  <style>html { --injected: yes }</style>
  <iframe src="/favicon.svg"></iframe>
  <video src="/favicon.svg"></video>`;
const hostilePages = [
  "main/auth/forgot",
  "main/operator/companies",
  "main/privacy",
  "main/blog",
  "main/help/faq",
];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  await makePublicCenter(app.services, "acme");
  ({ cookie } = await createUser(app.services, { isOperator: true, onboardingCompleted: true }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the test injects unsanitized HTML on purpose
  const hostile = () => createElement("main", { dangerouslySetInnerHTML: { __html: injected } });
  const areas = await Promise.all(hostilePages.map((id) => app.build.loadAround(id)));
  for (const { routes } of [...areas, app.build.help]) {
    for (const id of hostilePages) {
      const route = routes[id];
      if (route) routes[id] = { ...route, module: { ...route.module, default: hostile } };
    }
  }
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Violation {
  directive: string;
  blocked: string;
}

/** Returns the scripts that ran, the style's effect, and the violations that the browser reported. */
async function open(path: string) {
  const context = await browser.newContext();
  await addSession(context, app, cookie);
  const page = await context.newPage();
  const ran: unknown[] = [];
  const violations: Violation[] = [];
  await page.exposeFunction("canary", (what: unknown) => void ran.push(what));
  await page.exposeFunction("noteViolation", (one: Violation) => void violations.push(one));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, "noteViolation")({ directive: effectiveDirective, blocked: blockedURI });
    });
  });
  await page.goto(app.origin + path);
  const style = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--injected"),
  );
  return { ran, style, violations, close: () => context.close() };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + path, { headers, redirect: "manual" });
const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";

describe.each([
  ["a page with the framework's scripts", "/auth/forgot"],
  ["a page behind a session", "/operator/companies"],
  ["a page without scripts", "/privacy"],
  ["a page of the blog, which is cached", "/blog"],
  ["a help center's page, which is cached", "/help/acme/faq"],
])("on %s", (_, path) => {
  test("injected HTML neither runs nor styles nor frames anything, and is reported", async () => {
    expect(await (await get(path, { cookie })).text()).toContain('canary("script")');
    const { ran, style, violations, close } = await open(path);
    const directives = () => violations.map(({ directive }) => directive);
    const wanted = ["script-src-elem", "script-src-elem", "style-src-elem", "frame-src"];
    await expect.poll(directives).toEqual(expect.arrayContaining(wanted));
    expect(directives().filter((directive) => directive === "script-src-elem")).toHaveLength(2);
    expect(ran).toEqual([]);
    expect(style).toBe("");
    const reported = async () =>
      (await app.services.db.select().from(blockedContent))
        .filter((row) => row.path === path)
        .map(({ host, directive, blocked }) => `${host} ${directive} ${blocked}`);
    await expect
      .poll(reported)
      .toEqual(
        expect.arrayContaining([
          "localhost script-src-elem inline",
          "localhost style-src-elem inline",
          `localhost frame-src ${app.origin}`,
        ]),
      );
    await close();
  });
});

describe("a nonce", () => {
  const framework = ["/auth", "/operator/jobs", "/operator/waitlist", "/dashboard", "/dashboard/faqs"];

  test("is on every inline script of a page with scripts, new per response, and never cached", async () => {
    const seen: string[] = [];
    for (const path of [...framework, ...framework]) {
      const answer = await get(path, path === "/auth" ? {} : { cookie });
      if (answer.status !== 200) continue;
      expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
      const policy = policyOf(answer);
      const nonce = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1] ?? "none";
      seen.push(nonce);
      expect(policy, path).toContain(`script-src 'self' 'nonce-${nonce}';`);
      const $ = load(await answer.text());
      const inline = $("script:not([src]):not([type='application/ld+json'])").toArray();
      expect(inline.length, path).toBeGreaterThan(1);
      for (const script of inline) expect($(script).attr("nonce"), path).toBe(nonce);
    }
    expect(seen.length).toBeGreaterThan(6);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("is on no cached page, so that every visitor gets the same bytes and policy", async () => {
    for (const path of ["/help/acme", "/help/acme/contact", "/blog"]) {
      const [first, second] = [await get(path), await get(path, { cookie })];
      expect([first.status, first.headers.get("cache-control")]).toEqual([
        200,
        expect.stringContaining("public"),
      ]);
      expect(policyOf(first)).not.toMatch(/nonce|unsafe/);
      expect(policyOf(second)).toBe(policyOf(first));
      expect(await second.text()).toBe(await first.text());
    }
  });
});

test("allows frames and videos only on pages that show them", async () => {
  const policies = new Map<string, string>();
  for (const path of ["/dev/mailbox", "/help/acme/videos", "/help/acme/contact", "/auth", "/"])
    policies.set(path, policyOf(await get(path)));
  const allowing = (directive: string) =>
    [...policies].filter(([, policy]) => policy.includes(directive)).map(([path]) => path);
  expect(allowing("frame-src 'self'")).toEqual(["/dev/mailbox"]);
  expect(allowing("media-src 'self';")).toEqual(["/help/acme/videos"]);
  expect(allowing("media-src 'self' blob:;")).toEqual(["/auth"]);
});

test("blocks scripts on public pages from writing HTML, except responses of our own server", async () => {
  const page = await browser.newPage();
  await page.goto(`${app.origin}/help/acme`);
  const tried = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    };
    const types = Reflect.get(window, "trustedTypes");
    return [
      attempt(() => {
        document.createElement("p").innerHTML = "<b>x</b>";
      }),
      attempt(() => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")),
      attempt(() => void new DOMParser().parseFromString("<b>x</b>", "text/html")),
      attempt(() => types.createPolicy("mine", { createHTML: (html: string) => html })),
      attempt(() => types.createPolicy("step-server-html", { createHTML: (html: string) => html })),
    ];
  });
  expect(tried).toEqual(Array(5).fill("TypeError"));
  await page.close();
});
