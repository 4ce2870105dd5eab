/** The sample shop, in Chromium. */
import { expect, test } from "vitest";
import { shownProblems } from "#tests/support/accessibility.ts";
import { startApp } from "#tests/support/app.ts";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { openWidgetHost } from "#tests/support/widget-host.ts";

test("shows the widget of the help center that its address names", async () => {
  const [app, browser] = await Promise.all([startApp(), launchTestBrowser()]);
  const host = await openWidgetHost(app, { name: "clay", pages: {} });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${app.origin}/sample/shop/?center=clay`);
  await page.getByRole("button", { name: "Help" }).last().click();
  await page.getByRole("dialog").getByText("Categories").waitFor();
  expect(await shownProblems(page)).toEqual([]);
  await page.goto(`${app.origin}/sample/shop/?center=unknown`);
  await expect
    .poll(() => page.getByRole("status").first().textContent())
    .toBe("There is no public help center with the name unknown.");
  await browser.close();
  await host.site.close();
  await app.close();
});
