/** `npm run screenshots [-- NAME …]`: the README's pictures, taken from the sample help center of a fresh server. */
import { mkdir } from "node:fs/promises";
import { launchTestBrowser } from "#tests/support/browser.ts";
import { startServer } from "#tests/support/server.ts";

const folder = new URL("../docs/images/", import.meta.url);
const pictures = [
  { name: "landing", path: "/", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-home", path: "/help/sample", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-home-phone", path: "/help/sample", width: 390, height: 844, colorScheme: "light" },
  { name: "help-faq", path: "/help/sample/faq", width: 1280, height: 900, colorScheme: "light" },
  { name: "help-faq-dark", path: "/help/sample/faq", width: 1280, height: 900, colorScheme: "dark" },
] as const;

const names = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));

// The usual port, because the sample's sources show it.
const server = await startServer({ env: { PORT: "3000" } });
const browser = await launchTestBrowser();
try {
  await mkdir(folder, { recursive: true });
  await waitForSample(server.origin);
  for (const { name, path, width, height, colorScheme } of wanted) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    await page.goto(server.origin + path);
    if (name.startsWith("help-faq"))
      await page
        .locator("details summary")
        .nth(width > 1000 ? 1 : 0)
        .click();
    await page.evaluate(() => document.fonts.ready);
    // Lines that draw themselves are finished; what never ends stands still where it is.
    await page.screenshot({ animations: "disabled", path: new URL(`${name}.png`, folder).pathname });
    await page.close();
    console.log(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  await server.close();
}

async function waitForSample(origin: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await fetch(`${origin}/help/sample`)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the sample help center was not made in a minute");
}
