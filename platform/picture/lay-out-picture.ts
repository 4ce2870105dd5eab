/**
 * Lays out a page's preview image. Text becomes outlines of the product's own font, so that the picture is the same on
 * every machine. Texts with other letters are pictures, if the machine has a font for them, and are dropped otherwise.
 */
import { isRightToLeft } from "#shared/left-to-right-runs.ts";
import { pagePictureSize } from "#shared/page-picture-size.ts";
import type { PictureFacts } from "./picture-facts.ts";

export interface Outlines {
  covers(text: string): boolean;
  widthOf(text: string, size: number): number;
  /** SVG path data. `y` is the baseline. */
  pathOf(text: string, at: { x: number; y: number; size: number }): string;
}

interface Place {
  left: number;
  top: number;
}

interface LogoPlace extends Place {
  width: number;
  height: number;
}

/** A text that is a picture of its own, because the product's font lacks its letters. */
interface PicturedText {
  width: number;
  height: number;
  size: number;
}

/** What can't be drawn as outlines and has to be drawn as pictures. */
export interface OtherTexts<Text extends PicturedText = PicturedText> {
  name: Text | null;
  title: Text | null;
}

export interface PictureLayout {
  svg: string;
  logo: LogoPlace | null;
  name: Place | null;
  title: Place | null;
}

const { width, height } = pagePictureSize;
const margin = 80;
export const room = width - 2 * margin;
const brandTop = 72;
const brandHeight = 80;
export const brandSize = 40;
const addressSize = 28;
const addressLine = height - 76;
const barHeight = 14;
/** The largest size that fits is used. At the last one, the title is truncated. */
export const titleSizes = [
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
];
const lineHeight = 1.18;

export function layOutPicture(
  facts: Omit<PictureFacts, "logo">,
  {
    bold,
    plain,
    logoSize,
    others = { name: null, title: null },
  }: {
    bold: Outlines;
    plain: Outlines;
    logoSize: { width: number; height: number } | null;
    others?: OtherTexts;
  },
): PictureLayout {
  const { colors } = facts;
  const [name, title, address] = [facts.name, facts.title, facts.address].map(drawable);
  const shapes: string[] = [];
  const isMirrored = others.title !== null && isRightToLeft(title ?? "");
  /** The left edge of something that begins at `x` from where the language begins to read. */
  const leftOf = (x: number, wide: number) => Math.round(isMirrored ? width - x - wide : x);
  const write = (text: string, at: { x: number; y: number; size: number }, fill: string, font = bold) =>
    shapes.push(`<path fill="${fill}" d="${font.pathOf(text, at)}"/>`);
  const logo = logoSize ? placeLogo(logoSize) : null;
  const isWide = logo !== null && logo.width > logo.height * 2;
  const isWordmark = logo !== null && (facts.isNameBeside == null ? isWide : !facts.isNameBeside);
  const initial = /[\p{L}\p{N}]/u.exec(name ?? "")?.[0]?.toUpperCase() ?? "";
  let x = margin;
  if (logo) x += logo.width + 24;
  else if (initial && bold.covers(initial)) {
    const size = 64;
    shapes.push(
      `<rect x="${leftOf(margin, size)}" y="${brandTop + 8}" width="${size}" height="${size}" rx="14" fill="${colors.accent}"/>`,
    );
    const initialWidth = bold.widthOf(initial, 34);
    const at = {
      x: leftOf(margin + (size - initialWidth) / 2, initialWidth),
      y: brandTop + 8 + 44,
      size: 34,
    };
    write(initial, at, colors.ink);
    x += size + 24;
  }
  if (name && !isWordmark && bold.covers(name)) {
    const fitted = cutToRoom(name, { font: bold, size: brandSize, room: width - margin - x });
    const left = leftOf(x, bold.widthOf(fitted, brandSize));
    write(
      fitted,
      { x: left, y: brandTop + brandHeight / 2 + brandSize * 0.36, size: brandSize },
      colors.text,
    );
  }
  const brandMiddle = brandTop + brandHeight / 2;
  const namePlace =
    others.name && !isWordmark
      ? { left: leftOf(x, others.name.width), top: Math.round(brandMiddle - others.name.height / 2) }
      : null;
  // Falls back to the address if the font lacks the title's letters.
  const isOutlined = title !== undefined && title !== "" && bold.covers(title);
  const isTitled = isOutlined || others.title !== null;
  const headline = isOutlined ? title : (address ?? "");
  const lastLine = addressLine - 76;
  const titlePlace = others.title && {
    left: leftOf(margin, others.title.width),
    top: Math.round(lastLine + others.title.size * 0.2 - others.title.height),
  };
  if (!others.title && bold.covers(headline)) {
    const { lines, size } = breakTitle(headline, bold);
    for (const [index, line] of lines.entries()) {
      const y = lastLine - (lines.length - 1 - index) * size * lineHeight;
      write(line, { x: margin, y, size }, colors.text);
    }
  }
  if (isTitled && address && plain.covers(address)) {
    const fitted = cutToRoom(address, { font: plain, size: addressSize, room });
    const left = leftOf(margin, plain.widthOf(fitted, addressSize));
    write(fitted, { x: left, y: addressLine, size: addressSize }, colors.quiet, plain);
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<rect y="${height - barHeight}" width="${width}" height="${barHeight}" fill="${colors.accent}"/>`,
    ...shapes,
    "</svg>",
  ].join("");
  const logoPlace = logo && { ...logo, left: leftOf(logo.left, logo.width) };
  return { svg, logo: logoPlace, name: namePlace, title: titlePlace };
}

/** Fits the logo into the brand row and enlarges it by at most half. */
function placeLogo(logo: { width: number; height: number }): LogoPlace {
  const scale = Math.min(brandHeight / logo.height, 360 / logo.width, 1.5);
  const size = {
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
  return { ...size, left: margin, top: Math.round(brandTop + (brandHeight - size.height) / 2) };
}

/** Collapses spaces and removes emoji, which no text font has. */
export function drawable(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point}/gu, (sign) =>
      /[©®™]/u.test(sign) ? sign : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

function breakTitle(title: string, font: Outlines): { lines: string[]; size: number } {
  for (const { size, lines: most } of titleSizes) {
    const lines = breakLines(title, { font, size });
    if (lines.length <= most) return { lines: balanced(title, { font, size, count: lines.length }), size };
  }
  const { size, lines: most } = titleSizes.at(-1)!;
  const lines = breakLines(title, { font, size });
  const end = cutToRoom(lines.slice(most - 1).join(" "), { font, size, room });
  return { lines: [...lines.slice(0, most - 1), end], size };
}

/** Breaks the text into as many lines as before but balances their lengths, to avoid a widow. */
function balanced(
  text: string,
  { font, size, count }: { font: Outlines; size: number; count: number },
): string[] {
  for (let most = room / 2; most < room; most += 40) {
    const lines = breakLines(text, { font, size, most });
    if (lines.length <= count) return lines;
  }
  return breakLines(text, { font, size });
}

function breakLines(
  text: string,
  { font, size, most = room }: { font: Outlines; size: number; most?: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((word) => breakWord(word, font, size))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOf(longer, size) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A single word, such as a URL, can be wider than the picture. */
function breakWord(word: string, font: Outlines, size: number): string[] {
  if (font.widthOf(word, size) <= room) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && font.widthOf(part + letter, size) > room) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

function cutToRoom(
  text: string,
  { font, size, room }: { font: Outlines; size: number; room: number },
): string {
  if (font.widthOf(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && font.widthOf(`${letters.join("").trimEnd()}…`, size) > room) letters.pop();
  const cut = letters.join("").trimEnd();
  const space = cut.lastIndexOf(" ");
  return `${space > cut.length / 2 ? cut.slice(0, space) : cut}…`;
}
