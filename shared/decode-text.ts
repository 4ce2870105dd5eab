/** Decodes text files of unknown encoding, such as those that spreadsheets save. */
import { primaryLanguage } from "./primary-language.ts";

/** What programs write in each language if they don't write UTF-8. Other languages get windows-1252. */
const legacyEncodings: Readonly<Record<string, string>> = {
  ar: "windows-1256",
  be: "windows-1251",
  bg: "windows-1251",
  cs: "windows-1250",
  el: "windows-1253",
  et: "windows-1257",
  fa: "windows-1256",
  he: "windows-1255",
  hr: "windows-1250",
  hu: "windows-1250",
  ja: "shift_jis",
  ko: "euc-kr",
  lt: "windows-1257",
  lv: "windows-1257",
  mk: "windows-1251",
  pl: "windows-1250",
  ro: "windows-1250",
  ru: "windows-1251",
  sk: "windows-1250",
  sl: "windows-1250",
  th: "windows-874",
  tr: "windows-1254",
  uk: "windows-1251",
  vi: "windows-1258",
};

/** Follows a byte order mark, then tries UTF-8, then what is usual in the language. Null for a binary file. */
export function decodeText(bytes: Uint8Array, language: string | null = null): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = marked
    ? decodeAs(marked, bytes)
    : (decodeAs("utf-8", bytes) ??
      decodeAs(legacyEncodingOf(language), bytes) ??
      new TextDecoder("windows-1252").decode(bytes));
  // Editors don't write NUL.
  return text === null || text.includes("\0") ? null : text;
}

export function legacyEncodingOf(language: string | null): string {
  const primary = primaryLanguage(language);
  if (primary === "zh") return /-(?:hant|tw|hk|mo)\b/i.test(language ?? "") ? "big5" : "gb18030";
  return legacyEncodings[primary] ?? "windows-1252";
}

/** Null if the bytes aren't in that encoding. */
export function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
