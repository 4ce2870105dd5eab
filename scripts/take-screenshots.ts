/**
 * Takes the README's pictures and animations on a fresh server (`npm run screenshots [-- NAME …]`). They show the sample
 * help center, its widget in the sample shop, and the screens of an owner who creates a help center from the sample's
 * website.
 */
import { mkdir } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { isLive } from "#tests/support/is-live.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { openWizardBrowser } from "#tests/support/wizard-browser.ts";
import { startAnimation } from "./animation.ts";
import { recordSampleGuide } from "./record-sample-guide.ts";
import { takeSamplePictures } from "./take-sample-pictures.ts";
import { takeStorePictures } from "./take-store-pictures.ts";

const folder = new URL("../docs/images/", import.meta.url);
const pictures = [
  { name: "landing", path: "/", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-home", path: "/help/sample", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-home-phone", path: "/help/sample", width: 390, height: 844, colorScheme: "light" },
  { name: "help-faq", path: "/help/sample/faq", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-faq-dark", path: "/help/sample/faq", width: 1280, height: 900, colorScheme: "dark" },
] as const;

const ownerPictures = ["wizard", "dashboard-faqs", "animation"];

const names = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));

// Uses the usual port, because the screenshots show it in the sample's sources.
const server = await startServer({ env: { PORT: "3000" } });
const browser = await launchTestBrowser();
try {
  await mkdir(folder, { recursive: true });
  await waitForSample(server.origin);
  for (const { name, path, width, height, colorScheme } of wanted) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    await page.goto(server.origin + path);
    if (name.startsWith("help-faq")) {
      await page
        .locator(".hc-item > summary")
        .nth(width > 1000 ? 1 : 0)
        .click();
      await page.locator(".hc-item[open] .hc-source > summary").click();
    }
    await take(page, name);
    await page.close();
  }
  if (names.includes("store")) await takeStorePictures(server);
  if (names.includes("guide")) await recordSampleGuide(server.origin, browser);
  if (names.length === 0 || names.includes("samples")) await takeSamplePictures(server, browser);
  if (names.length === 0 || names.includes("widget")) await takeWidget(server.origin, browser);
  if (ownerPictures.some((name) => names.length === 0 || names.includes(name)))
    await takeOwnerPictures(server, browser);
} finally {
  await browser.close();
  await server.close();
}

async function takeWidget(origin: string, inBrowser: Browser): Promise<void> {
  const page = await inBrowser.newPage({ viewport: { width: 1120, height: 760 }, reducedMotion: "reduce" });
  await page.goto(`${origin}/sample/shop/`);
  const button = page.getByRole("button", { name: "Help" }).last();
  await button.waitFor();
  const animation = startAnimation();
  await animation.add(page, 1_200);
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("About this page").waitFor();
  await animation.add(page, 2_200);
  for (const word of "Is it legal to send knives by post?".split(/(?= )/)) {
    await page.keyboard.type(word);
    await animation.add(page, 220);
  }
  await page.keyboard.press("Enter");
  await dialog.getByText("Open the").first().waitFor();
  await animation.add(page, 3_000);
  await dialog.getByText("Open the").first().click();
  await dialog.getByRole("heading", { name: "Is it legal to send knives by post?" }).waitFor();
  await animation.add(page, 2_500);
  await dialog.getByRole("button", { name: "Send us a message" }).click();
  const message = dialog.getByRole("textbox", { name: "Message" });
  await message.waitFor();
  await animation.add(page, 700);
  for (const part of ["Hello! ", "How many knives ", "fit in one box?"]) {
    await page.keyboard.type(part);
    await animation.add(page, 260);
  }
  await dialog.getByText("This may answer it").waitFor();
  await animation.add(page, 3_500);
  await animation.write(new URL("widget.webp", folder).pathname);
  console.log("docs/images/widget.webp");
  await page.close();
}

async function takeOwnerPictures(running: TestServer, inBrowser: Browser): Promise<void> {
  const wizard = await openWizardBrowser(running, inBrowser);
  const { page } = await wizard.open({ user: { companyName: "Whetline", email: "ines@whetline.example" } });
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const shows = (name: string | RegExp) => page.getByRole("heading", { name }).waitFor();
  const animation = startAnimation();
  await press("Next");
  await animation.add(page, 2_000);
  await press(/Try the sample/);
  await animation.follow(page, shows("Are these your colors?"));
  await animation.add(page, 2_500);
  await press("Next");
  await animation.follow(page, shows(/Select from logos/));
  await animation.add(page, 1_500);
  await press("Next");
  await animation.follow(page, shows("Your help center is ready!"));
  await animation.add(page, 3_500);
  await animation.write(new URL("animation.webp", folder).pathname);
  console.log("docs/images/animation.webp");
  await take(page, "wizard");
  await press("Create Help Center");
  await page.waitForURL("**/dashboard");
  await page.goto(`${running.origin}/dashboard/faqs`);
  await isLive(page);
  await take(page, "dashboard-faqs");
  await wizard.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Finishes finite animations and stops endless ones.
  await page.screenshot({ animations: "disabled", path: new URL(`${name}.png`, folder).pathname });
  console.log(`docs/images/${name}.png`);
}

async function waitForSample(origin: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await fetch(`${origin}/help/sample`)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the sample help center was not made in a minute");
}
