import type { NameHints } from "../page/name-hints.ts";

/** A longer name is a whole card or row. */
const longest = 60;

/**
 * What a guide calls a control. Its accessible name, unless that is only a symbol, missing or very long: then what the page shows
 * for it. "" for an icon that no visitor can read, such as a letter of an icon font.
 */
export function readableName(name: string, { text, heading, isIconFont }: NameHints): string {
  if (isIconFont && isNameOfIcon(name)) return text;
  if (name.length > longest) return heading && plain(name).includes(plain(heading)) ? heading : name;
  if (!isSymbol(name)) return name;
  return text || (isPrivateGlyph(name) ? "" : name);
}

/** False for names that stay as they are whatever the page shows. */
export function mayNeedHints(name: string): boolean {
  return name.length > longest || isNameOfIcon(name) || isSymbol(name);
}

/** Without letters and digits, or a letter that is drawn as a cross. */
export function isSymbol(name: string): boolean {
  const rest = name.replace(/\p{Extended_Pictographic}/gu, "").normalize("NFKC");
  return !/[\p{L}\p{N}]/u.test(rest) || /^\s*x\s*$/i.test(rest);
}

function isNameOfIcon(name: string): boolean {
  return /^[a-z\d_ ]+$/.test(name.trim());
}

/** Fonts of icons use letters without a meaning. */
function isPrivateGlyph(name: string): boolean {
  return /^[\p{Co}\s]*$/u.test(name);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ");
}
