/** Takes a picture of the page and paints over everything that was typed, before it is stored anywhere. */
import sharp from "sharp";
import { findPrivateAreas, type PrivateArea } from "#engines/recording/clicks/private-areas.ts";
import type { ViewSize } from "#engines/recording/clicks/step-clicks.ts";
import type { PageBox } from "./page-messages.ts";
import type { RecordedPage } from "./recorded-page.server.ts";
import { areasInPicture, areSameBoxes, type TakenPicture } from "./recorded-step.ts";

/** As the longer side of other screenshots. */
const longestSide = 1_920;
const quality = 88;
const cover = "#5b5b66";
/** In CSS pixels. Covers the edges of letters. */
const margin = 2;

const maxTries = 5;

/** For finding private texts. A person waits for the picture, and its review reads it, too. */
const reviewedMs = 1_000;
const unreviewedMs = 20_000;

export interface PictureOptions {
  /** What pages are searched for, at that time. */
  typed: () => string[];
  /** Whether private texts are painted over, too. Otherwise, the picture says where they are, for its review. */
  coversPrivate: boolean;
  /** Private texts that may be seen. */
  isShown?: (area: PrivateArea, viewport: ViewSize) => boolean;
  /** Further areas to paint over in a viewport of this size, in its CSS pixels. */
  covers?: (viewport: ViewSize) => PageBox[];
}

/** Null if the page is closed, or if areas with typed text keep moving. */
export async function takePicture(
  page: RecordedPage,
  { typed, coversPrivate, isShown = () => false, covers = () => [] }: PictureOptions,
): Promise<TakenPicture | null> {
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { cssVisualViewport } = await page.session.send("Page.getLayoutMetrics");
      const size = { width: cssVisualViewport.clientWidth, height: cssVisualViewport.clientHeight };
      const lookForPrivate = async () => {
        const search = { maxMs: coversPrivate ? unreviewedMs : reviewedMs, skipsHidden: !coversPrivate };
        const { texts, isWhole } = await page.shownTexts(search);
        if (coversPrivate && !isWhole) throw new Error("no time to find what must be covered");
        return findPrivateAreas(texts, size);
      };
      const before = { boxes: await page.privateBoxes(typed()), areas: await lookForPrivate() };
      const { data } = await page.session.send("Page.captureScreenshot", { format: "png" });
      const boxes = await page.privateBoxes(typed());
      // The page may have moved after the places were read.
      if (!areSameBoxes(before.boxes, boxes)) continue;
      const areas = [...before.areas, ...(await lookForPrivate())];
      const picture = await paintOver(Buffer.from(data, "base64"), {
        boxes: [
          ...[...boxes, ...covers(size)],
          ...(coversPrivate ? areas.filter((area) => !isShown(area, size)) : []),
        ],
        cssWidth: size.width,
      });
      return { ...picture, privateAreas: coversPrivate ? [] : areasInPicture(areas, picture) };
    }
    return null;
  } catch {
    return null;
  }
}

async function paintOver(
  png: Buffer,
  { boxes, cssWidth }: { boxes: PageBox[]; cssWidth: number },
): Promise<Omit<TakenPicture, "privateAreas">> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const scale = width / cssWidth;
  const overlay = boxes.map((box) => {
    const place = [box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin];
    const [x, y, across, down] = place.map((value) => value * scale);
    return `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="${cover}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${overlay.join("")}</svg>`;
  // sharp resizes before it paints, so that the painted picture is another one. Its pixels aren't encoded in between.
  const { data: pixels, info: raw } = await sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(pixels, { raw })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, scale: info.width / cssWidth };
}
