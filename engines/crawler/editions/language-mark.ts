/** Reads the language that a URL names, as in "/de/contact", "de.example.com", "?lang=de" or "contact.de.html". */
import { languageOfCode, languageOfLabel } from "#engines/languages/language-names.ts";
import { siteKey, urlKey } from "#shared/url.ts";

export interface LanguageMark {
  /** Primary language tag that the URL contains. The website may mean a country by it. */
  language: string;
  kind: "folder" | "host" | "parameter" | "file";
  /** As in the URL, in lower case: "de-at". */
  name: string;
  /** `urlKey` of the URL without the mark. Equal for the translations of a page, unless their addresses are translated. */
  page: string;
}

const parameterNames = ["lang", "language", "locale", "hl", "l"];
/** A folder in front of the language, such as "/shop/de/". */
const maxFolderDepth = 2;

export function languageMark(address: string): LanguageMark | null {
  const url = URL.parse(address);
  if (!url) return null;
  return ofFolder(url) ?? ofParameter(url) ?? ofFile(url) ?? ofHost(url);
}

/** Returns the same key for all hosts of a website that differ only in "www." or in their language. */
export function siteFamily(address: string): string {
  const key = siteKey(address);
  const [first = "", ...rest] = key.split(".");
  return rest.length >= 2 && languageOfCode(first) !== null ? rest.join(".") : key;
}

/** Returns the `urlKey` without the language marks in the URL and its host. */
export function unmarkedKey(address: string): string {
  return languageMark(address)?.page ?? keyOf(address);
}

function keyOf(address: string): string {
  return urlKey(address).replace(siteKey(address), siteFamily(address));
}

function ofFolder(url: URL): LanguageMark | null {
  const segments = url.pathname.split("/");
  for (let at = 1; at <= maxFolderDepth && at < segments.length; at += 1) {
    const name = segments[at]!.toLowerCase();
    const language = languageOfCode(name) ?? (name.length > 3 ? languageOfLabel(decode(name)) : null);
    if (language === null) continue;
    const without = new URL(url);
    without.pathname = segments.filter((_, index) => index !== at).join("/") || "/";
    return { language, kind: "folder", name, page: keyOf(without.href) };
  }
  return null;
}

function ofParameter(url: URL): LanguageMark | null {
  for (const parameter of parameterNames) {
    const name = url.searchParams.get(parameter)?.toLowerCase();
    const language = name === undefined ? null : languageOfCode(name);
    if (name === undefined || language === null) continue;
    const without = new URL(url);
    without.searchParams.delete(parameter);
    return { language, kind: "parameter", name, page: keyOf(without.href) };
  }
  return null;
}

const filePattern = /^(?:(.+)[._-])?([a-z]{2}(?:[-_][a-z]{2})?)\.(html?|php\d?|aspx?|jsp)$/i;

/** "contact.de.html", "contact_de.html", and "de.html" as the start page. */
function ofFile(url: URL): LanguageMark | null {
  const segments = url.pathname.split("/");
  const [, stem = "index", code = "", ending = ""] = filePattern.exec(segments.at(-1) ?? "") ?? [];
  const language = languageOfCode(code);
  if (language === null) return null;
  const without = new URL(url);
  without.pathname = [...segments.slice(0, -1), `${stem}.${ending}`].join("/");
  return { language, kind: "file", name: code.toLowerCase(), page: keyOf(without.href) };
}

function ofHost(url: URL): LanguageMark | null {
  if (siteFamily(url.href) === siteKey(url.href)) return null;
  const name = siteKey(url.href).split(".")[0]!;
  return { language: languageOfCode(name)!, kind: "host", name, page: keyOf(url.href) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
