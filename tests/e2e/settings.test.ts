/** The owner's settings in Chromium, with the mouse, the keyboard, two tabs, no script, and a DNS server. */
import { eq } from "drizzle-orm";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, users } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { type DnsServer, startDnsServer } from "#tests/support/dns-server.ts";
import { isLive } from "#tests/support/is-live.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { sendRaw } from "#tests/support/raw-http.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { watchPages } from "#tests/support/watched-pages.ts";

const helpCenterPath = "/dashboard/settings/help-center";
const appearancePath = "/dashboard/settings/appearance";

let app: TestApp;
let dns: DnsServer;
let browser: Browser;
let cookie = "";
let companyId = "";
const pages = watchPages(
  () => ({ origin: app.origin, browser }),
  // Chromium logs the status of a refused form, and failed requests to a server that the test stopped.
  (text) => /Failed to load resource/.test(text),
);

beforeAll(async () => {
  dns = await startDnsServer();
  const env = { PROXY_HOST: "proxy.step.example", DNS_SERVER: dns.address };
  [app, browser] = await Promise.all([startApp(env), launchTestBrowser()]);
});
beforeEach(async () => {
  const { db } = app.services;
  await db.delete(users);
  await db.delete(companies);
  const owner = await createUser(app.services, { betaStatus: null });
  ({ companyId } = await makePublicCenter(app.services, "acme"));
  await db
    .update(companies)
    .set({ userId: owner.userId, betaStatus: "beta_user", companyName: "Acme" })
    .where(eq(companies.id, companyId));
  ({ cookie } = owner);
});
afterEach(async () => expect(await pages.end()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await dns?.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pages.open(path, { cookie, ...options });
  if (options.javaScriptEnabled !== false) await isLive(page);
  return page;
}

const save = (page: Page) => page.getByRole("button", { name: "Save Settings" });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text, { exact: true }).first().waitFor();
const statusOf = async (path: string) => (await fetch(`${app.origin}${path}`, { redirect: "manual" })).status;
const company = async () => {
  const [row] = await app.services.db.select().from(companies).where(eq(companies.id, companyId));
  return row!;
};

describe("the help center's settings", () => {
  test("change its address, and the old one redirects", async () => {
    const page = await open(helpCenterPath);
    await expect.poll(() => save(page).count()).toBe(0);
    const subdomain = page.getByLabel("Subdomain");
    await subdomain.fill("Acme Help");
    await expect.poll(() => page.getByText("1 unsaved change").isVisible()).toBe(true);
    await save(page).click();
    await page.getByText("Subdomain can only contain lowercase letters, numbers, and hyphens").waitFor();
    await expect.poll(() => subdomain.evaluate((field) => field === document.activeElement)).toBe(true);
    await subdomain.fill("acme-help");
    await page.keyboard.press("Enter");
    await said(page, "Settings saved successfully");
    await expect.poll(() => save(page).count()).toBe(0);
    await expect
      .poll(() => page.getByRole("link", { name: /acme-help/ }).getAttribute("href"))
      .toBe(`${app.origin}/help/acme-help`);
    await page.reload();
    await expect.poll(() => page.getByLabel("Subdomain").inputValue()).toBe("acme-help");
    const old = await fetch(`${app.origin}/help/acme/faq`, { redirect: "manual" });
    expect(old.headers.get("location")).toMatch(/\/help\/acme-help\/faq$/);
  });

  test("keep what was typed and selected before hydration", { tags: "long" }, async () => {
    const page = await open(helpCenterPath);
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${app.origin}${helpCenterPath}`, { waitUntil: "commit" });
    await page.getByLabel("Subdomain").fill("acme-early");
    await page.getByLabel("FAQs in search").uncheck();
    await page.getByLabel("Use Custom Domain").check();
    released.resolve();
    await page.getByText("3 unsaved changes").waitFor();
    await page.getByLabel("Homepage URL").fill("www.acme.example");
    await page.getByText("4 unsaved changes").waitFor();
    await expect.poll(() => page.getByLabel("Subdomain").inputValue()).toBe("acme-early");
    await page.getByLabel("Use Path-Based URL").check();
    await save(page).click();
    await said(page, "Settings saved successfully");
    expect(await company()).toMatchObject({
      helpCenterSubdomain: "acme-early",
      searchSettings: { show_faq: false },
    });
  });

  test("say that a name is taken, and keep what was typed", { tags: "long" }, async () => {
    await makePublicCenter(app.services, "taken");
    const page = await open(helpCenterPath);
    await page.getByLabel("Homepage URL").fill("www.acme.example");
    await page.getByLabel("Subdomain").fill("taken");
    await save(page).click();
    await page.getByText("Subdomain Already Taken", { exact: true }).waitFor();
    await expect
      .poll(() =>
        page.getByText('The subdomain "taken" is already in use. Please choose a different one.').count(),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => page.getByLabel("Homepage URL").inputValue()).toBe("www.acme.example");
    await page.getByLabel("Subdomain").fill("acme");
    await save(page).click();
    await said(page, "Settings saved successfully");
    await expect.poll(() => page.getByLabel("Homepage URL").inputValue()).toBe("https://www.acme.example/");
  });

  test("hide and publish it, with the keyboard alone", { tags: "long" }, async () => {
    const page = await open(helpCenterPath);
    await expect.poll(() => page.getByRole("link", { name: /Preview Help Center/ }).count()).toBe(1);
    const isPublic = page.getByRole("switch", { name: "Make help center public" });
    await isPublic.focus();
    await page.keyboard.press("Space");
    await page.getByText("Only you can see it. Visitors").waitFor();
    await page.keyboard.press("Enter");
    await said(page, "Settings saved successfully");
    expect(await statusOf("/help/acme")).toBe(404);
    await expect.poll(() => page.getByRole("link", { name: /Preview Help Center/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole("link", { name: /View Help Center/ }).count()).toBe(0);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect.poll(() => statusOf("/help/acme")).toBe(200);
  });

  test("switch off parts of the search, then all of it", { tags: "long" }, async () => {
    const page = await open(helpCenterPath);
    await page.getByRole("switch", { name: "FAQs in search" }).uncheck();
    await page.getByRole("switch", { name: "Articles in search" }).uncheck();
    await save(page).click();
    await said(page, "Settings saved successfully");
    const found = await (await fetch(`${app.origin}/help/acme/search?q=question`)).text();
    expect(found).toContain("No results found");
    await page.reload();
    await expect.poll(() => page.getByRole("switch", { name: "FAQs in search" }).isChecked()).toBe(false);
    await page.getByRole("switch", { name: "Search", exact: true }).uncheck();
    await save(page).click();
    await said(page, "Settings saved successfully");
    for (const path of ["/help/acme", "/help/acme/faq"]) {
      await expect
        .poll(async () => await (await fetch(`${app.origin}${path}`)).text())
        .not.toContain('type="search"');
    }
  });

  test("verify a domain with the expected record and the result, and serve it", async () => {
    const page = await open(helpCenterPath);
    await page.getByRole("radio", { name: /Use Custom Domain/ }).check();
    await page.getByLabel("Custom domain", { exact: true }).fill("https://Help.Acme.example/");
    await page.getByText("Save your settings to see").waitFor();
    await save(page).click();
    await page.getByText("Not checked yet.").waitFor();
    const target = `${(await company()).domainToken}.proxy.step.example`;
    await expect.poll(() => page.getByText(target, { exact: true }).count()).toBe(1);
    dns.zone["help.acme.example"] = { CNAME: "shops.elsewhere.example" };
    await page.getByRole("button", { name: "Verify Domain" }).click();
    await page.getByText("shops.elsewhere.example").waitFor();
    await said(page, "We couldn't verify help.acme.example");
    expect(await shownProblems(page)).toEqual([]);
    dns.zone["help.acme.example"] = { CNAME: target };
    await page.getByRole("button", { name: "Verify Domain" }).press("Enter");
    await said(page, "help.acme.example is verified");
    await page.getByText("Visitors open https://help.acme.example").first().waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: /Preview Help Center/ }).getAttribute("href"))
      .toBe("https://help.acme.example");
    const visit = await sendRaw(
      app.port,
      "GET / HTTP/1.1\r\nHost: help.acme.example\r\nConnection: close\r\n\r\n",
    );
    expect(visit.status).toBe(200);
    expect(await statusOf("/api/domains/ask?domain=help.acme.example")).toBe(200);
    await page.getByRole("radio", { name: /Use Path-Based URL/ }).check();
    await save(page).click();
    await expect.poll(() => statusOf("/api/domains/ask?domain=help.acme.example")).toBe(404);
  });

  test("copy the record", { tags: "long" }, async () => {
    await app.services.db.update(companies).set({
      customDomain: "acme.example",
      domainType: "custom",
      domainToken: "c-1",
      domainVerificationStatus: "pending",
    });
    const page = await open(helpCenterPath, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: "Copy c-1.proxy.step.example" }).click();
    await said(page, "Copied c-1.proxy.step.example");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("c-1.proxy.step.example");
    await page.getByText("Using a root domain").click();
    await expect.poll(() => page.getByText("step-verification=c-1", { exact: true }).isVisible()).toBe(true);
  });
});

describe("the appearance", () => {
  test("previews a color, and visitors see it once it is saved", async () => {
    const page = await open(appearancePath);
    await page.getByRole("radio", { name: "Orange" }).check();
    await page.getByText(/White text on this orange has a contrast of 2\.6:1, too low to read/).waitFor();
    await expect.poll(() => page.getByRole("img", { name: "Not used, contrast 2.6:1" }).count()).toBe(1);
    await expect.poll(() => page.getByLabel("Banner color", { exact: true }).inputValue()).toBe("#F77F00");
    await expect.poll(() => page.getByLabel("Banner color preset").inputValue()).toBe("#F77F00");
    const shown = () =>
      page
        .locator(".hcp-page")
        .first()
        .evaluate((frame) => getComputedStyle(frame).getPropertyValue("--solid"));
    await expect.poll(shown).toBe("#f77f00");
    await page.getByLabel("Font family").selectOption("Georgia");
    await page.getByLabel("Background color", { exact: true }).fill("#fffdf5");
    await expect
      .poll(async () => await (await fetch(`${app.origin}/help/acme`)).text())
      .not.toContain("#f77f00");
    await save(page).click();
    await said(page, "Settings saved successfully");
    const html = await (await fetch(`${app.origin}/help/acme`)).text();
    expect(html).toContain("--solid:#f77f00");
    expect(html).toContain("--font:Georgia");
    await expect
      .poll(async () => (await company()).themeSettings)
      .toMatchObject({ backgroundColor: "#FFFDF5" });
  });

  test("updates an open help center without a reload", { tags: "long" }, async () => {
    const visitor = await (await browser.newContext()).newPage();
    const following = visitor.waitForResponse(/\/help\/acme\/theme$/);
    await visitor.goto(`${app.origin}/help/acme`);
    const solid = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--solid"));
    const before = await solid();
    await following;
    const page = await open(appearancePath);
    await page.getByRole("radio", { name: "Indigo" }).check();
    await save(page).click();
    await said(page, "Settings saved successfully");
    await expect.poll(solid).toBe("#3a0ca3");
    expect(before).not.toBe("#3a0ca3");
  });

  test("keeps an invalid color in the field, with an error", { tags: "long" }, async () => {
    const page = await open(appearancePath);
    const banner = page.getByLabel("Banner color", { exact: true });
    await banner.fill("purple");
    await page.getByText("Please enter a color such as #6E0AD6").waitFor();
    await save(page).click();
    await expect.poll(() => banner.evaluate((field) => field === document.activeElement)).toBe(true);
    await banner.fill("0a0");
    await banner.blur();
    await expect.poll(() => banner.inputValue()).toBe("#00AA00");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => banner.inputValue()).toBe("#6E0AD6");
    await expect.poll(() => save(page).count()).toBe(0);
  });

  test("accepts a logo, refuses other files, and restores a removed one", { tags: "long" }, async () => {
    const page = await open(appearancePath);
    const input = page.getByLabel("Upload a logo");
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    await input.setInputFiles(file("a.pdf", "application/pdf", Buffer.from("%PDF-1.4")));
    await page.getByText("Please upload an image file").waitFor();
    await input.setInputFiles(file("a.png", "image/png", Buffer.alloc(2 * 1024 * 1024 + 1)));
    await page.getByText("File size should be less than 2MB").waitFor();
    await input.setInputFiles(file("a.png", "image/png", Buffer.from("<script>alert(1)</script>")));
    await page.getByText("Please upload an image file").waitFor();
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#1b4d3e" } })
      .png()
      .toBuffer();
    await input.setInputFiles(file("logo.png", "image/png", picture));
    await said(page, "Logo uploaded successfully");
    const logo = page.getByAltText("Your logo");
    await logo.waitFor();
    const { logoUrl } = await company();
    await expect.poll(() => statusOf(logoUrl ?? "")).toBe(200);
    await expect.poll(async () => await (await fetch(`${app.origin}/help/acme`)).text()).toContain(logoUrl);
    await page.getByRole("button", { name: "Remove" }).click();
    await said(page, "Logo removed");
    await expect.poll(() => logo.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await logo.waitFor();
    await expect.poll(async () => (await company()).logoUrl).toBe(logoUrl);
  });

  test("warns before leaving with unsaved changes", { tags: "long" }, async () => {
    const page = await open(appearancePath);
    await page.getByRole("radio", { name: "Teal" }).check();
    const away = page
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("link", { name: "Help Center Settings" });
    await away.click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).toContain(appearancePath);
    await away.click();
    await dialog.getByRole("button", { name: "Leave without saving" }).click();
    await page.getByLabel("Subdomain").waitFor();
  });

  test("keeps what is typed while the server can't be reached", async () => {
    const page = await open(appearancePath);
    await page.getByRole("radio", { name: "Red" }).check();
    await page.context().setOffline(true);
    await save(page).click();
    await said(page, "Failed to save settings. Please try again.");
    await page.context().setOffline(false);
    await expect.poll(() => page.getByRole("radio", { name: "Red" }).isChecked()).toBe(true);
    await save(page).click();
    await said(page, "Settings saved successfully");
    await expect.poll(async () => (await company()).themeSettings.primaryColor).toBe("#D62828");
  });
});

describe("two tabs", () => {
  test("that change different fields are merged", { tags: "long" }, async () => {
    const [one, two] = [await open(appearancePath), await open(appearancePath)];
    await one.getByRole("radio", { name: "Pink" }).check();
    await two.getByLabel("Font family").selectOption("Lato");
    await save(one).click();
    await said(one, "Settings saved successfully");
    await save(two).click();
    await said(two, "Settings saved successfully");
    await expect
      .poll(async () => (await company()).themeSettings)
      .toMatchObject({ primaryColor: "#F72585", fontFamily: "Lato" });
    await expect.poll(() => two.getByRole("radio", { name: "Pink" }).isChecked()).toBe(true);
  });

  test("that change the same field see the conflict with both values, and nothing is lost", {
    tags: "long",
  }, async () => {
    const [one, two] = [await open(helpCenterPath), await open(helpCenterPath)];
    await one.getByLabel("Homepage URL").fill("https://one.example/");
    await two.getByLabel("Homepage URL").fill("https://two.example/");
    await save(one).click();
    await said(one, "Settings saved successfully");
    await save(two).click();
    const notice = two.getByRole("alert", { name: "Changed elsewhere" });
    await notice.waitFor();
    await expect
      .poll(() => notice.innerText())
      .toContain("Saved elsewhere: “https://one.example/” · Here: “https://two.example/”");
    await expect.poll(async () => (await company()).websiteUrl).toBe("https://one.example/");
    expect(await shownProblems(two)).toEqual([]);
    await save(two).click();
    await said(two, "Settings saved successfully");
    await expect.poll(async () => (await company()).websiteUrl).toBe("https://two.example/");
    await expect.poll(() => notice.count()).toBe(0);
    // Takes the version that was saved elsewhere.
    await one.getByLabel("Homepage URL").fill("https://three.example/");
    await save(one).click();
    await one.getByRole("button", { name: "Use the saved one" }).click();
    await expect.poll(() => one.getByLabel("Homepage URL").inputValue()).toBe("https://two.example/");
  });
});

describe("on every screen", () => {
  test.each([helpCenterPath, appearancePath])(
    "%s is accessible, in both widths and schemes",
    { tags: "long" },
    async (path) => {
      const page = await open(path);
      expect(await shownProblems(page)).toEqual([]);
    },
  );

  test("everything can be saved without script", async () => {
    const page = await open(helpCenterPath, { javaScriptEnabled: false });
    await page.getByLabel("Subdomain").fill("UPPER");
    await save(page).click();
    await page.getByText("Subdomain can only contain lowercase letters, numbers, and hyphens").waitFor();
    await expect.poll(() => page.getByLabel("Subdomain").inputValue()).toBe("UPPER");
    await page.getByLabel("Subdomain").fill("acme-plain");
    await page.getByRole("radio", { name: /Use Custom Domain/ }).check();
    await page.getByLabel("Custom domain", { exact: true }).fill("help.acme.example");
    await save(page).click();
    await page.getByText("Settings saved successfully").waitFor();
    dns.zone["help.acme.example"] = { CNAME: `${(await company()).domainToken}.proxy.step.example` };
    await page.getByRole("button", { name: "Verify Domain" }).click();
    await page.getByText("help.acme.example is verified").waitFor();
    await page.goto(`${app.origin}${appearancePath}`);
    await page.getByLabel("Banner color", { exact: true }).fill("#118ab2");
    await save(page).click();
    await page.getByText("Settings saved successfully").waitFor();
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await page
      .getByLabel("Upload a logo")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
    await page.getByRole("button", { name: "Save logo" }).click();
    await page.getByText("Logo uploaded successfully").waitFor();
    await expect.poll(company).toMatchObject({
      helpCenterSubdomain: "acme-plain",
      themeSettings: { primaryColor: "#118AB2" },
      logoWidth: 20,
    });
  });
});
