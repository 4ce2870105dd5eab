/** Recognizes the names of languages in menus and addresses: "DE", "Deutsch", "German", "日本語", "/de-at/", a flag. */

/** Languages of websites, as in their addresses. */
export const languageCodes = new Set(
  "ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh".split(
    " ",
  ),
);

/** Countries and abbreviations that websites write instead of a language's code. */
const aliases: Record<string, string> = {
  at: "de",
  br: "pt",
  cn: "zh",
  cz: "cs",
  deu: "de",
  dk: "da",
  eng: "en",
  esp: "es",
  fra: "fr",
  gb: "en",
  ger: "de",
  gr: "el",
  ita: "it",
  jp: "ja",
  jpn: "ja",
  kr: "ko",
  pol: "pl",
  rus: "ru",
  se: "sv",
  tw: "zh",
  ua: "uk",
  us: "en",
};

let namesByText: Map<string, string> | null = null;

/** Each language's name in itself and in English, which is how menus and folders name them. */
function languageNames(): Map<string, string> {
  if (namesByText) return namesByText;
  const names = new Map<string, string>();
  for (const code of languageCodes) {
    for (const shownIn of ["en", code]) {
      const name = new Intl.DisplayNames([shownIn], { type: "language" }).of(code);
      if (name && name !== code) names.set(fold(name), code);
    }
  }
  for (const chinese of ["简体中文", "繁體中文", "简体", "繁體"]) names.set(chinese, "zh");
  namesByText = names;
  return names;
}

/** The primary tag of a code such as "de", "de-AT", "en_US" or "jp"; null for anything else. */
export function languageOfCode(code: string): string | null {
  const [, primary = ""] = /^([a-z]{2,3})(?:[-_](?:[a-z]{2}|\d{3}|hans|hant|latn|cyrl))?$/i.exec(code) ?? [];
  const tag = primary.toLowerCase();
  return languageCodes.has(tag) ? tag : (aliases[tag] ?? null);
}

/** The language that a label of a language menu names; null if it names none, or more than a language. */
export function languageOfLabel(label: string): string | null {
  const text = label.trim();
  if (text === "" || text.length > 40) return null;
  const flag = countryOfFlag(text);
  if (flag !== null) return new Intl.Locale(`und-${flag}`).maximize().language;
  const words = fold(text).replace(/ ?(?:version|site|website|page)$/, "");
  return languageOfCode(text) ?? languageNames().get(words) ?? null;
}

function countryOfFlag(text: string): string | null {
  const letters = [...text];
  const isFlag = letters.length === 2 && letters.every((letter) => /^\p{Regional_Indicator}$/u.test(letter));
  return isFlag
    ? letters.map((letter) => String.fromCharCode(letter.codePointAt(0)! - 0x1f1a5)).join("")
    : null;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
}
