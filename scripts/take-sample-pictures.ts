/**
 * Has the samples' help centers made, and takes the pictures of the start page's gallery: each website beside its help
 * center, and the number of its answers.
 */
import { writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { samples } from "#features/websites/import/sample.ts";
import type { TestServer } from "#tests/support/server.ts";

const folder = new URL("../app/routes/marketing/samples/", import.meta.url);
/** Width of the browser, and of the pictures, which screens of two pixels per point show at 280 points. */
const [viewport, picture] = [
  { width: 1_000, height: 750 },
  { width: 560, height: 420 },
];

export async function takeSamplePictures(server: TestServer, browser: Browser): Promise<void> {
  const answers: Record<string, number> = {};
  for (const { subdomain, path } of samples) {
    const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
    const take = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      const shot = await page.screenshot({ animations: "disabled" });
      await sharp(shot)
        .resize(picture)
        .webp({ quality: 78, effort: 6 })
        .toFile(new URL(`${subdomain}-${name}.webp`, folder).pathname);
    };
    await page.goto(server.origin + path);
    await take("website");
    await page.goto(`${server.origin}/`);
    await page.locator(`form:has(input[value="${subdomain}"]) button`).click();
    await page.waitForURL(`**/help/${subdomain}`, { timeout: 90_000 });
    await take("center");
    await page.goto(`${page.url()}/faq`);
    answers[subdomain] = await page.locator("main .hc-item").count();
    await page.close();
  }
  await writeFile(new URL("answers.json", folder), `${JSON.stringify(answers, null, 2)}\n`);
}
