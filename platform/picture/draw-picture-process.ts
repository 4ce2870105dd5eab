/** Entry point of the process that draws a page's preview image. Reads JSON and writes a PNG. */
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { type DrawnText, drawFitted, withFonts } from "./draw-text.ts";
import {
  brandSize,
  drawable,
  layOutPicture,
  type OtherTexts,
  type Outlines,
  room,
  titleSizes,
} from "./lay-out-picture.ts";
import { interOutlines } from "./outlines.ts";
import type { PictureFacts, PictureInput } from "./picture-facts.ts";
import { findFonts } from "./system-fonts.ts";

/** Leaves space for a logo beside the name. */
const nameRoom = room - 400;

async function draw(): Promise<void> {
  const { logo: encoded, fontFolders, ...facts } = JSON.parse(await text(process.stdin)) as PictureInput;
  const logo = encoded === null ? null : Buffer.from(encoded, "base64");
  const measured = logo ? await sharp(logo).metadata() : null;
  const bold = interOutlines(600);
  const others = await drawOthers(facts, { bold, fontFolders });
  const layout = layOutPicture(facts, {
    bold,
    plain: interOutlines(400),
    logoSize: measured ? { width: measured.width, height: measured.height } : null,
    others,
  });
  const parts = [];
  for (const part of ["name", "title"] as const)
    if (layout[part] && others[part]) parts.push({ input: others[part].png, ...layout[part] });
  if (logo && layout.logo) {
    const { left, top, width, height } = layout.logo;
    parts.push({
      input: await sharp(logo).resize({ width, height, fit: "fill" }).png().toBuffer(),
      left,
      top,
    });
  }
  const picture = sharp(Buffer.from(layout.svg)).composite(parts);
  // Flat colors fit into a palette, but a logo may not.
  process.stdout.write(await picture.png({ compressionLevel: 9, palette: logo === null }).toBuffer());
}

/** The texts that Inter lacks letters of, in fonts of the machine. */
async function drawOthers(
  { name, title, colors, language }: Omit<PictureFacts, "logo">,
  { bold, fontFolders }: { bold: Outlines; fontFolders: string[] },
): Promise<OtherTexts<DrawnText & { size: number }>> {
  const fontsOf = (text: string) =>
    text === "" || bold.covers(text) ? null : findFonts(text, { folders: fontFolders, language });
  const [shownName, shownTitle] = [drawable(name), drawable(title)];
  const [nameFonts, titleFonts] = [fontsOf(shownName), fontsOf(shownTitle)];
  if (!nameFonts && !titleFonts) return { name: null, title: null };
  const look = { color: colors.text, language };
  return withFonts([...new Set([...(titleFonts ?? []), ...(nameFonts ?? [])])], async () => ({
    name:
      nameFonts &&
      (await drawFitted(shownName, [{ size: brandSize, lines: 1 }], { ...look, room: nameRoom })),
    title: titleFonts && (await drawFitted(shownTitle, titleSizes, { ...look, room })),
  }));
}

await draw();
