import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import opentype from "opentype.js";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import { readCoverage } from "./font-coverage.ts";
import { canShowText, findFonts } from "./system-fonts.ts";

const colors = { ground: "#ffffff", text: "#000000", quiet: "#00ff00", accent: "#0000ff", ink: "#ffffff" };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "step-test-fonts-"));
  await mkdir(join(folder, "deeper"));
  await writeFile(join(folder, "deeper", "HebrewSans.ttf"), fontOf("אבגד?…"));
  await writeFile(join(folder, "MincholikeMincho.ttf"), fontOf("営業時間"));
  await writeFile(join(folder, "KanaGothic.ttf"), fontOf("かな営業"));
  await writeFile(join(folder, "collection.ttc"), collectionOf(fontOf("한국어")));
  await writeFile(join(folder, "no-font.ttf"), "not a font at all");
  await writeFile(join(folder, "short.ttf"), fontOf("ไทย").subarray(0, 60));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A font in which each letter is a square. */
function fontOf(letters: string): Uint8Array {
  const path = new opentype.Path();
  path.moveTo(50, 0);
  path.lineTo(50, 700);
  path.lineTo(750, 700);
  path.lineTo(750, 0);
  path.close();
  const glyph = (name: string, unicode: number | undefined, shape: opentype.Path) =>
    new opentype.Glyph({ name, ...(unicode ? { unicode } : {}), advanceWidth: 800, path: shape });
  const glyphs = [
    glyph(".notdef", undefined, new opentype.Path()),
    glyph("space", 32, new opentype.Path()),
    ...[...letters].map((letter) => glyph(`u${letter.codePointAt(0)}`, letter.codePointAt(0), path)),
  ];
  const names = { familyName: `Squares ${letters}`, styleName: "Regular" };
  const font = new opentype.Font({ ...names, unitsPerEm: 1_000, ascender: 800, descender: -200, glyphs });
  return new Uint8Array(font.toArrayBuffer());
}

/** A collection whose tables are behind its header, which moves their positions. */
function collectionOf(font: Uint8Array): Uint8Array {
  const header = 16;
  const bytes = new Uint8Array(header + font.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("ttcf"));
  view.setUint32(4, 0x00010000);
  view.setUint32(8, 1);
  view.setUint32(12, header);
  bytes.set(font, header);
  for (let table = 0; table < view.getUint16(header + 4); table += 1) {
    const at = header + 12 + table * 16 + 8;
    view.setUint32(at, view.getUint32(at) + header);
  }
  return bytes;
}

const find = (text: string, language = "en") =>
  findFonts(text, { folders: [folder, join(folder, "nowhere")], language })?.map((file) =>
    file.slice(folder.length + 1),
  ) ?? null;

it("reads which characters a font has", () => {
  const has = readCoverage(join(folder, "deeper", "HebrewSans.ttf"));
  expect(["א", "ד", "ה", "a"].map((letter) => has?.(letter.codePointAt(0) ?? 0))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(readCoverage(join(folder, "no-font.ttf"))).toBe(null);
  expect(readCoverage(join(folder, "short.ttf"))).toBe(null);
});

it("finds the fonts that have every letter, text fonts without serifs first", () => {
  expect(find("אב גד")).toEqual(["deeper/HebrewSans.ttf"]);
  expect(find("営業")).toEqual(["KanaGothic.ttf"]);
  expect(find("営業時間かな")).toEqual(["KanaGothic.ttf", "MincholikeMincho.ttf"]);
  expect(find("한국")).toEqual(["collection.ttc"]);
});

it("finds none if a letter is in no font", () => {
  expect(find("אבה")).toBe(null);
  expect(find("ไทย")).toBe(null);
  expect(findFonts("א", { folders: [], language: "he" })).toBe(null);
});

/** The columns with black pixels in the title's rows, or in the name's. */
async function inked(title: string, { top, height }: { top: number; height: number }) {
  const facts = { colors, name: "", title, address: "a.test", logo: null, language: "he" };
  const png = await drawPicture(facts, { owner: "fonts", fontFolders: [folder] });
  const { data, info } = await sharp(png ?? expect.fail("no picture"))
    .extract({ left: 0, top, width: 1_200, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 255).some(
      (value) => value < 40,
    ),
  );
  return { first: columns[0] ?? -1, last: columns.at(-1) ?? -1 };
}

const titleRows = { top: 160, height: 360 };

it("draws the title in a font of the machine, at the side where its language begins", async () => {
  const hebrew = await inked("אבגד", titleRows);
  expect(hebrew.last).toBeGreaterThan(1_100);
  expect(hebrew.first).toBeGreaterThan(600);
  const japanese = await inked("営業時間", titleRows);
  expect(japanese.first).toBeLessThan(100);
  expect(japanese.last).toBeLessThan(600);
});

it("keeps a long title inside the picture and above the address", async () => {
  const long = await inked("営業時間".repeat(60), titleRows);
  expect(long.first).toBeGreaterThanOrEqual(79);
  expect(long.last).toBeLessThanOrEqual(1_121);
  expect(await inked("営業時間".repeat(60), { top: 0, height: 150 })).toEqual({ first: -1, last: -1 });
});

it("shows the address instead of boxes if no font has the letters", async () => {
  const facts = { colors, name: "", address: "a.test", logo: null, language: "th" };
  const draw = (title: string) => drawPicture({ ...facts, title }, { owner: "fonts", fontFolders: [folder] });
  expect(await draw("ไทย")).toEqual(await draw(""));
});

it("says whether most of a text can be read, unless the machine keeps its fonts elsewhere", async () => {
  const latin = join(folder, "latin");
  await mkdir(latin);
  await writeFile(join(latin, "Latin.ttf"), fontOf("abc"));
  const canShow = (text: string, folders = [folder]) => canShowText(text, { folders, language: "en" });
  expect(canShow("営業時間 9–17, かな!")).toBe(true);
  expect(canShow("請求書を作成する")).toBe(false);
  expect(canShow(`${"営業時間".repeat(10)} 請求`)).toBe(true);
  expect(canShow("10 – 20 🎉")).toBe(true);
  expect(canShow("請求書", [join(folder, "nowhere")])).toBe(true);
});
