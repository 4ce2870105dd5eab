import type { Tooltip } from "../page/tooltip-of.ts";

/**
 * What a guide calls a control. Its accessible name, unless that is only a symbol: then what the page says about it. "" for an icon
 * that no visitor can read, such as a letter of an icon font.
 */
export function readableName(name: string, { text, isIconFont }: Tooltip): string {
  if (isIconFont && isNameOfIcon(name)) return text;
  if (!isSymbol(name)) return name;
  return text || (isPrivateGlyph(name) ? "" : name);
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
