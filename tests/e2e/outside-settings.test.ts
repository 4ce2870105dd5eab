/** Settings of the widget, the API and webhooks, in Chromium. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies, webhookEndpoints } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createMember } from "#tests/support/sign-in.ts";
import { hostPage, openWidgetHost, type WidgetHost } from "#tests/support/widget-host.ts";

const here = "/dashboard/settings/widget";
const apiSettings = "/dashboard/settings/api";

let app: TestApp;
let browser: Browser;
let host: WidgetHost;
let cookie = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  host = await openWidgetHost(app, {
    name: "clay",
    pages: ({ snippet }) => ({ "/mugs/everyday": hostPage(`<h1>Everyday mug</h1>${snippet}`) }),
    company: { companyName: "Clayfoot", betaStatus: "beta_user", themeSettings: { primaryColor: "#b24a2b" } },
  });
  ({ cookie } = await createMember(app.services, host.companyId, "owner"));
});

afterAll(async () => {
  await browser?.close();
  await host?.site.close();
  await app?.close();
});

async function signedIn(options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await addSession(context, app, cookie);
  return context;
}

async function settings(): Promise<(typeof companies.$inferSelect)["widgetSettings"] | undefined> {
  const [row] = await app.services.db.select().from(companies).where(eq(companies.id, host.companyId));
  return row?.widgetSettings;
}

test("every form works without JavaScript", { tags: "first" }, async () => {
  const context = await signedIn({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(app.origin + here);
  await page
    .getByText(`//clay.${new URL(app.origin).host}/widget.js"></script>`)
    .first()
    .waitFor();
  const websites = page.getByRole("region", { name: "Allowed websites" });
  await websites.getByText("Not seen yet").waitFor();

  await websites.getByLabel("Website").fill("not a website");
  await websites.getByRole("button", { name: "Add" }).click();
  await websites.getByText("Enter a website such as example.com").waitFor();
  await expect.poll(() => websites.getByLabel("Website").inputValue()).toBe("not a website");
  await websites.getByLabel("Website").fill("shop.example/start");
  await websites.getByRole("button", { name: "Add" }).click();
  await websites.getByText("shop.example", { exact: true }).waitFor();
  expect((await settings())?.origins).toEqual([host.site.url, "https://shop.example"]);
  await websites.getByRole("button", { name: "Remove shop.example" }).click();
  await expect.poll(async () => (await settings())?.origins).toEqual([host.site.url]);

  const rules = page.getByRole("region", { name: "Suggestions by page" });
  await rules.getByRole("link", { name: "Add a rule" }).click();
  await rules.getByLabel("Path").fill("/mugs/*");
  await rules.getByLabel("Shows first").fill("No such page");
  await rules.getByRole("button", { name: "Save" }).click();
  await rules.getByText("We can't find “No such page” in your help center").waitFor();
  await rules.getByLabel("Shows first").fill("if something arrives BROKEN");
  await rules.getByLabel("Then (2)").fill(`${host.center}/faq/dishwasher`);
  await rules.getByRole("button", { name: "Save" }).click();
  await rules.getByText("If something arrives broken and 1 more").waitFor();
  expect((await settings())?.rules).toEqual([
    { path: "/mugs/*", shows: ["/articles/broken", "/faq/dishwasher"] },
  ]);

  await page.getByLabel("Label").fill("Ask us");
  await page.getByRole("region", { name: "Button" }).getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await settings())?.label).toBe("Ask us");
  await page.getByRole("button", { name: "Create a secret" }).click();
  await page.getByText("Show the secret").click();
  const secret = await page.getByRole("region", { name: "Signed-in visitors" }).locator("pre").textContent();
  expect(secret).toMatch(/^[\w-]{43}$/);
  await context.close();
});

test("the list of websites says where the widget was seen and refused", async () => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${host.site.url}/mugs/everyday`);
  await visitor.getByRole("button", { name: "Ask us" }).click();
  await visitor.getByRole("dialog").getByText("If something arrives broken").waitFor();
  await visitor.context().close();
  await fetch(`${host.center}/widget/open`, { headers: { origin: "https://clayfoot-preview.netlify.app" } });

  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(app.origin + here);
  await page.getByText("Seen just now on /mugs/everyday").waitFor();
  await page.getByText("Not allowed. Tried once today").waitFor();
  await page.getByRole("button", { name: "Allow clayfoot-preview.netlify.app" }).click();
  await expect
    .poll(async () => (await settings())?.origins)
    .toContain("https://clayfoot-preview.netlify.app");
  await context.close();
});

test("the preview is the widget itself, at every width", { tags: "long" }, async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(app.origin + here);
  const preview = page.getByRole("dialog", { name: "Clayfoot Help Center" });
  await preview.getByText("Popular questions").waitFor();
  await preview.getByRole("searchbox").fill("dishwasher safe?");
  await page.keyboard.press("Enter");
  await preview.getByText("Open the answer").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  const shown = page.getByRole("region", { name: "Preview" });
  await expect.poll(() => preview.getAttribute("data-theme")).toBe("light");
  await shown.getByText("Dark", { exact: true }).click();
  await expect.poll(() => preview.getAttribute("data-theme")).toBe("dark");
  await preview.getByText("Popular questions").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await shown.getByRole("button", { name: "Ask us" }).waitFor();
  await context.close();
});

test("the expanded sidebar lists the settings instead of the tabs, with the open page and its end in view", async () => {
  const context = await signedIn({ viewport: { width: 1280, height: 700 } });
  const page = await context.newPage();
  await page.goto(app.origin + apiSettings);
  await isLive(page);
  const tabs = page.getByRole("navigation", { name: "Settings" });
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const inView = (name: string) =>
    sidebar
      .getByRole("link", { name })
      .evaluate((link) => document.elementFromPoint(120, link.getBoundingClientRect().y + 8) === link);
  await expect.poll(() => inView("API & Webhooks")).toBe(true);
  await expect.poll(() => inView("Account")).toBe(true);
  await tabs.waitFor({ state: "hidden" });
  await page.keyboard.press("Control+b");
  await tabs.waitFor();
  await context.close();
});

test("a phone shows the tab of the page that is open", { tags: "long" }, async () => {
  const context = await signedIn({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(app.origin + apiSettings);
  const tab = page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "API & Webhooks" });
  const rightEdge = async () => {
    const box = await tab.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.x + box.width;
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(390);
  expect(await shownProblems(page)).toEqual([]);
  await context.close();
});

async function openApiSettings() {
  const context = await signedIn({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(app.origin + apiSettings);
  await page.getByRole("heading", { name: "API keys" }).waitFor();
  return { context, page };
}

test("a key is created, copied once, used, rotated and revoked", async () => {
  const { context, page } = await openApiSettings();
  const statusOf = async (key: string) =>
    (await fetch(`${app.origin}/api/v1/questions`, { headers: { authorization: `Bearer ${key}` } })).status;
  await page.getByRole("link", { name: "Create key" }).click();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid"))
    .toBe("true");
  await page.getByRole("textbox", { name: "Name" }).fill("Website build");
  await page.getByRole("checkbox", { name: /^write/ }).check();
  await page.getByRole("textbox", { name: "Name" }).press("Enter");

  const made = page.getByRole("status").filter({ hasText: "Copy “Website build” now." });
  const key = (await made.locator("code").textContent()) ?? "";
  await made.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await statusOf(key)).toBe(200);
  expect(await shownProblems(page)).toEqual([]);
  await page.goto(app.origin + apiSettings);
  await page.getByText("Website build").waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByLabel("More for Website build").click();
  await page.getByRole("button", { name: "Rotate" }).click();
  const next = (await made.locator("code").textContent()) ?? "";
  expect([next === key, await statusOf(next), await statusOf(key)]).toEqual([false, 200, 200]);

  await page.goto(app.origin + apiSettings);
  await page.getByLabel("More for Website build").click();
  await page.getByRole("link", { name: "Revoke" }).click();
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Website build is revoked").waitFor();
  expect([await statusOf(next), await statusOf(key)]).toEqual([401, 401]);
  await context.close();
});

test("a webhook is added, edited, stopped and deleted", { tags: "long" }, async () => {
  const { context, page } = await openApiSettings();
  const stored = async () => {
    const rows = await app.services.db.select().from(webhookEndpoints);
    return rows.map(({ name, url, events, stopReason }) => ({ name, url, events, stopReason }));
  };
  const event = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  await page.getByRole("link", { name: "Add webhook" }).click();
  await page.getByLabel("Address").fill("ftp://hooks.clay.example");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Enter an address that starts with https://").waitFor();
  await expect.poll(() => page.getByLabel("Address").inputValue()).toBe("ftp://hooks.clay.example");
  await page.getByLabel("Address").fill("https://hooks.clay.example/step");
  await event("exam.finished").uncheck();
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = page.getByRole("status").filter({ hasText: "Copy the signing secret now." }).locator("code");
  await expect.poll(() => secret.textContent()).toMatch(/^whsec_/);
  await page.goto(app.origin + apiSettings);
  await page.getByText("No events yet.").waitFor();
  expect(await page.content()).not.toContain("whsec_");

  const url = "https://hooks.clay.example/moved?of=clay";
  await page.getByLabel("More for https://hooks.clay.example/step").click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect.poll(() => page.getByLabel("Address").inputValue()).toBe("https://hooks.clay.example/step");
  await expect.poll(() => event("exam.finished").isChecked()).toBe(false);
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Address").fill(url);
  await page.getByLabel("Name (optional)").fill("Order system");
  for (const name of ["content.published", "content.changed", "website.changed", "question.unanswered"])
    await event(name).uncheck();
  await event("message.received").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Select at least one event").waitFor();
  await expect.poll(() => page.getByLabel("Name (optional)").inputValue()).toBe("Order system");
  await event("message.received").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Webhook saved").waitFor();
  await page.getByRole("heading", { name: "Order system" }).waitFor();
  const edited = { name: "Order system", url, events: ["message.received"], stopReason: null };
  expect(await stored()).toEqual([edited]);

  await page.getByLabel(`More for ${url}`).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.poll(stored).toEqual([{ ...edited, stopReason: "owner" }]);
  await page.getByRole("button", { name: `Resume ${url}` }).click();
  await expect.poll(stored).toEqual([edited]);
  await page.getByLabel(`More for ${url}`).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Webhook deleted").waitFor();
  expect(await stored()).toEqual([]);
  await context.close();
});
