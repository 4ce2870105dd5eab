/** Draws text in fonts of the machine. Pango shapes Arabic letters and breaks lines of languages without spaces. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "#shared/escape-html.ts";
import { isolateInText } from "#shared/left-to-right-runs.ts";

export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

interface TextLook {
  color: string;
  /** Pixels. */
  size: number;
  /** Pixels. Longer text gets more lines. */
  room: number;
  language: string;
}

/**
 * Runs `draw` with those fonts and no others, so that a machine with thousands of them isn't slow. The font library
 * reads its configuration once per process.
 */
export async function withFonts<Result>(
  files: readonly string[],
  draw: () => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "step-fonts-"));
  try {
    const fonts = join(folder, "fonts");
    mkdirSync(fonts);
    // Symbolic links need privileges on Windows.
    const place = process.platform === "win32" ? copyFileSync : symlinkSync;
    for (const [index, file] of files.entries()) place(file, join(fonts, `${index}-${basename(file)}`));
    const settings = `<fontconfig><dir>${escapeHtml(fonts)}</dir><cachedir>${escapeHtml(join(folder, "cache"))}</cachedir></fontconfig>`;
    const file = join(folder, "fonts.conf");
    writeFileSync(file, `<?xml version="1.0"?>${settings}`);
    process.env.FONTCONFIG_FILE = file;
    return await draw();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drawText(text: string, { color, size, room, language }: TextLook): Promise<DrawnText> {
  const markup = `<span foreground="${color}" lang="${escapeHtml(language)}">${escapeHtml(isolateInText(text))}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `sans bold ${size}`,
      width: room,
      rgba: true,
      // One point is one pixel.
      dpi: 72,
      spacing: Math.round(size * 0.2),
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The text at the first size at which it has few enough lines, or its beginning at the last size. */
export async function drawFitted(
  text: string,
  sizes: readonly { size: number; lines: number }[],
  look: Omit<TextLook, "size">,
): Promise<DrawnText & { size: number }> {
  const fits = ({ height, width }: DrawnText, { size, lines }: { size: number; lines: number }) =>
    height <= lines * size * 1.3 && width <= look.room;
  for (const each of sizes) {
    const drawn = await drawText(text, { ...look, size: each.size });
    if (fits(drawn, each)) return { ...drawn, size: each.size };
  }
  const last = sizes.at(-1) ?? { size: 40, lines: 1 };
  const letters = [...text];
  let [low, high] = [1, letters.length];
  const cut = (count: number) =>
    drawText(`${letters.slice(0, count).join("").trimEnd()}…`, { ...look, size: last.size });
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(await cut(middle), last)) low = middle;
    else high = middle - 1;
  }
  return { ...(await cut(low)), size: last.size };
}
