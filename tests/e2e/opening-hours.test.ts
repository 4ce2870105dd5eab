/** An owner enters opening hours, and visitors see whether the company is open now. */
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "#db/schema.ts";
import { shownProblems } from "#tests/support/accessibility.ts";
import { addSession } from "#tests/support/add-session.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { buildFaq } from "#tests/support/factories.ts";
import { isLive } from "#tests/support/is-live.ts";
import { createUser } from "#tests/support/sign-in.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openAt(
  path: string,
  now: string,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<Page> {
  const page = await browser.newPage(options);
  await page.clock.setFixedTime(new Date(now));
  await page.goto(app.origin + path);
  return page;
}

test("an owner enters hours, and mistakes are named beside their field", async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  const context = await browser.newContext({
    timezoneId: "Europe/Vienna",
    viewport: { width: 390, height: 844 },
  });
  await addSession(context, app, owner.cookie);
  const page = await context.newPage();
  await page.goto(`${app.origin}/dashboard/contact`);
  await isLive(page);
  await page.getByLabel("Monday", { exact: true }).fill("nine to five");
  await expect.poll(() => page.getByLabel("Time zone").inputValue()).toBe("Europe/Vienna");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please enter times such as 9:00-12:00, 13:00-17:00").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.getByLabel("Monday", { exact: true }).fill("9am-12, 13-17:30");
  await page.getByRole("button", { name: "Use Monday's hours until Friday" }).click();
  await page.getByLabel("Days that differ").fill("2026-12-24 closed");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Settings saved successfully").waitFor();
  const day = [
    [540, 720],
    [780, 1050],
  ];
  const [company] = await app.services.db.select().from(companies).where(eq(companies.id, owner.companyId!));
  expect(company?.contactDetails.openingHours).toEqual({
    timeZone: "Europe/Vienna",
    week: [day, day, day, day, day, [], []],
    exceptions: { "2026-12-24": [] },
  });
  await page.reload();
  await expect.poll(() => page.getByLabel("Friday").inputValue()).toBe("09:00-12:00, 13:00-17:30");
  await context.close();
});

test("an owner takes over the hours that an answer states", { tags: "long" }, async () => {
  const owner = await createUser(app.services, { onboardingCompleted: true });
  await buildFaq(
    app.services.db,
    { companyId: owner.companyId! },
    {
      question: "When are you open?",
      answer: "We are open Monday to Saturday from 9 am to 10 pm, and Sundays from 9 am to 2 pm.",
      status: "published",
    },
  );
  const page = await openAt("/", "2026-11-23T10:00:00Z");
  await addSession(page.context(), app, owner.cookie);
  await page.goto(`${app.origin}/dashboard/contact`);
  await isLive(page);
  await page.getByText("Your help center says: Monday 09:00-22:00 and more.").waitFor();
  await page.getByRole("button", { name: "Use these hours" }).click();
  await expect.poll(() => page.getByLabel("Sunday").inputValue()).toBe("09:00-14:00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Settings saved successfully").waitFor();
  await page.close();
});

test.each([
  ["en", "Open now until 5:30 PM", "Closed now. Opens Tuesday at 9:00 AM", "Opening hours"],
] as const)("a center in %s says whether it is open", { tags: "long" }, saysWhetherOpen);
test.each([
  ["de", "Jetzt geöffnet bis 17:30 Uhr", "Jetzt geschlossen. Öffnet Dienstag um 09:00 Uhr", "Öffnungszeiten"],
  ["ja", "営業中（17:30まで）", "営業時間外（火曜日 9:00から営業）", "営業時間"],
] as const)("a center in %s says whether it is open, too", { tags: "long" }, saysWhetherOpen);

async function saysWhetherOpen(language: string, open: string, closed: string, title: string): Promise<void> {
  const companyId = await makeWholeCenter(app.services, { subdomain: `hours-${language}`, language });
  const day: [number, number][] = [[540, 1050]];
  await app.services.db
    .update(companies)
    .set({
      contactDetails: {
        email: "a@b.example",
        openingHours: {
          timeZone: "Europe/Berlin",
          week: [day, day, day, day, day, [], []],
          exceptions: { "2026-12-24": [] },
        },
      },
    })
    .where(eq(companies.id, companyId));
  const home = `/help/hours-${language}`;
  const page = await openAt(home, "2026-11-23T10:00:00Z");
  const line = page.locator("[data-hours] a");
  await expect.poll(() => line.innerText()).toBe(open);
  expect(await shownProblems(page)).toEqual([]);
  await line.click();
  await page.getByRole("table").waitFor();
  const late = await openAt(home, "2026-11-23T20:00:00Z", { viewport: { width: 390, height: 844 } });
  await expect.poll(() => late.locator("[data-hours] a").innerText()).toBe(closed);
  const plain = await openAt(home, "2026-11-23T20:00:00Z", { javaScriptEnabled: false });
  await expect.poll(() => plain.locator("[data-hours] a").innerText()).toBe(title);
  const twin = await (await fetch(`${app.origin}${home}/contact.md`)).text();
  expect(twin).toContain(title);
  for (const each of [page, late, plain]) await each.close();
}
