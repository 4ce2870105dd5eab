/** Reads the words of screenshots in the language of the screen. Stores what was read, by picture and language. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OcrFrame } from "#engines/recording/ocr/ocr-frame.ts";
import { readFrames } from "#features/recordings/ocr.server.ts";
import { englishFolder, fileOf, type OcrLanguage } from "#features/recordings/ocr-languages/data-files.ts";
import { ocrPackages } from "#features/recordings/ocr-languages/packages.ts";
import { fetchPackage, packagePath } from "./fetch-package.ts";

export interface ReadingOptions {
  language: OcrLanguage | null;
  /** Where what was read is stored. Undefined: it isn't. */
  cacheIn: string | undefined;
}

export async function readTexts(jpegs: Buffer[], { language, cacheIn }: ReadingOptions): Promise<OcrFrame[]> {
  const file = cacheIn && join(cacheIn, "texts.json");
  const known = new Map<string, OcrFrame>(file ? await readStored(file) : []);
  const keys = jpegs.map((jpeg) => keyOf(jpeg, language));
  const missing = jpegs.filter((_, index) => !known.has(keys[index] ?? ""));
  if (missing.length > 0)
    for (const [index, frame] of (await readFrames(missing, { language })).entries())
      known.set(keyOf(missing[index] ?? Buffer.of(), language), frame);
  if (file && missing.length > 0) {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, JSON.stringify([...known]));
  }
  return keys.map((key) => known.get(key) ?? { width: 0, height: 0, lines: [] });
}

async function readStored(file: string): Promise<[string, OcrFrame][]> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return JSON.parse(text) as [string, OcrFrame][];
}

function keyOf(jpeg: Buffer, language: OcrLanguage | null): string {
  return `${language?.code ?? "eng"} ${createHash("sha256").update(jpeg).digest("hex")}`;
}

/** Downloads the data of the language to the folder. Null for English. */
export async function findOcrLanguage(folder: string, language: string): Promise<OcrLanguage | null> {
  if (language === "en") return null;
  const wanted = ocrPackages[language];
  if (!wanted) throw new Error(`there is no data to read ${language}`);
  const { code, version } = wanted;
  const name = `@tesseract.js-data/${code}`;
  await fetchPackage(folder, { name, version, files: [`4.0.0_best_int/${fileOf(code)}`] });
  const found = { code, folder: join(folder, packagePath({ name, version }), "4.0.0_best_int") };
  const english = join(found.folder, fileOf("eng"));
  if (!(await stat(english).catch(() => null))) await copyFile(join(englishFolder(), fileOf("eng")), english);
  return found;
}
