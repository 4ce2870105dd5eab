/** Finds fonts on the machine for scripts that the product's own font lacks, such as Japanese and Arabic. */
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { type Coverage, readCoverage } from "./font-coverage.ts";

/** Machines with every language of Noto have about three thousand. */
const maxFiles = 5_000;

export function systemFontFolders(): string[] {
  if (process.platform === "darwin")
    return ["/System/Library/Fonts", "/Library/Fonts", join(homedir(), "Library/Fonts")];
  if (process.platform === "win32") return [join(process.env.SystemRoot ?? "C:\\Windows", "Fonts")];
  return [
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    join(homedir(), ".fonts"),
    join(homedir(), ".local/share/fonts"),
  ];
}

interface FontsOfMachine {
  folders: readonly string[];
  language: string;
}

/** The fewest files that together have every letter of the text, or null if a letter is in none. */
export function findFonts(text: string, fonts: FontsOfMachine): string[] | null {
  const { chosen, missing } = chooseFonts(text, fonts);
  return missing.size === 0 ? chosen : null;
}

/** A few foreign letters in a text, such as in a name, don't make it unreadable. */
const readableShare = 0.9;

/** Whether the machine's fonts have most letters of the text. Also true if the fonts are in none of the folders. */
export function canShowText(text: string, fonts: FontsOfMachine): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const { missing } = chooseFonts(letters.join(""), fonts);
  const shown = letters.filter((letter) => !missing.has(letter.codePointAt(0) ?? 0));
  return shown.length >= letters.length * readableShare || findFonts("a", fonts) === null;
}

function chooseFonts(
  text: string,
  { folders, language }: FontsOfMachine,
): { chosen: string[]; missing: Set<number> } {
  const missing = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  missing.delete(0x20);
  const chosen: string[] = [];
  for (const file of fontFiles(folders).sort((a, b) => rank(b, language) - rank(a, language))) {
    if (missing.size === 0) break;
    const has = tryCoverage(file);
    const found = has ? [...missing].filter(has) : [];
    if (found.length === 0) continue;
    chosen.push(file);
    for (const code of found) missing.delete(code);
  }
  return { chosen, missing };
}

function tryCoverage(file: string): Coverage | null {
  try {
    return readCoverage(file);
  } catch {
    // Removed since, or not readable for this user.
    return null;
  }
}

function fontFiles(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(?:ttf|otf|ttc)$/i.test(name))
        .map((name) => join(folder, name));
    } catch {
      // Most machines have some of the folders only.
      return [];
    }
  });
  return files.sort().slice(0, maxFiles);
}

/** Name parts of fonts with the Chinese characters as that language writes them. */
const regional: Record<string, RegExp> = {
  ja: /jp|japan|vl-|ipa|takao|hiragino|meiryo|yugoth|msgothic/i,
  ko: /kr|korea|nanum|malgun|sdgothic|baekmuk/i,
  zh: /sc|cjk|wqy|pingfang|msyh|heiti|droidsansfallback/i,
};

/** Prefers bold text fonts without serifs, in the language's own form. */
function rank(file: string, language: string): number {
  const name = basename(file);
  let points = 0;
  if (/sans|gothic|hei|naskh|kufi/i.test(name)) points += 2;
  if (/(?:semi|demi)?bold/i.test(name)) points += 1;
  if (/mono|serif|mincho|song|ming|italic|oblique|condensed|narrow|light|thin|black|emoji|symbol/i.test(name))
    points -= 4;
  if (regional[language.split("-")[0] ?? ""]?.test(name)) points += 6;
  return points;
}
