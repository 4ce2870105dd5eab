/** Entry point of the process that draws a page's preview image. Reads JSON and writes a PNG. */
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { layOutPicture } from "./lay-out-picture.ts";
import { interOutlines } from "./outlines.ts";
import type { PictureFacts } from "./picture-facts.ts";

async function draw(): Promise<void> {
  const { logo: encoded, ...facts } = JSON.parse(await text(process.stdin)) as PictureFacts;
  const logo = encoded === null ? null : Buffer.from(encoded, "base64");
  const measured = logo ? await sharp(logo).metadata() : null;
  const layout = layOutPicture(facts, {
    bold: interOutlines(600),
    plain: interOutlines(400),
    logoSize: measured ? { width: measured.width, height: measured.height } : null,
  });
  const picture = sharp(Buffer.from(layout.svg));
  if (logo && layout.logo) {
    const { left, top, width, height } = layout.logo;
    const input = await sharp(logo).resize({ width, height, fit: "fill" }).png().toBuffer();
    picture.composite([{ input, left, top }]);
  }
  // Flat colors fit into a palette, but a logo may not.
  process.stdout.write(await picture.png({ compressionLevel: 9, palette: logo === null }).toBuffer());
}

await draw();
