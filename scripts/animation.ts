/** Makes the README's animation, which is an animated WebP of screenshots of a page over time. */
import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";

const width = 960;
const maxBytes = 2_000_000;

export interface Animation {
  /** Adds a screenshot of the page, shown for `ms`. */
  add(page: Page, ms: number): Promise<void>;
  /** Adds screenshots until `done` settles. They play faster than real time. */
  follow(page: Page, done: Promise<unknown>): Promise<void>;
  write(file: string): Promise<void>;
}

export function startAnimation(): Animation {
  const pictures: Buffer[] = [];
  const delays: number[] = [];

  async function add(page: Page, ms: number): Promise<void> {
    const picture = await sharp(await page.screenshot())
      .resize({ width })
      .png()
      .toBuffer();
    // Shows the last screenshot longer if the page hasn't changed.
    if (pictures.at(-1)?.equals(picture)) delays.push((delays.pop() ?? 0) + ms);
    else {
      pictures.push(picture);
      delays.push(ms);
    }
  }

  return {
    add,
    async follow(page, done) {
      let isDone = false;
      const end = done.finally(() => {
        isDone = true;
      });
      while (!isDone) await add(page, 160);
      await end;
    },
    async write(file) {
      const joined = sharp(pictures, { join: { animated: true } });
      const bytes = await joined.webp({ quality: 70, effort: 6, loop: 0, delay: delays }).toBuffer();
      if (bytes.length > maxBytes) throw new Error(`The animation has ${bytes.length} bytes.`);
      await writeFile(file, bytes);
    },
  };
}
