import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { asText, isRecord } from "./json-ld.ts";
import type { Page } from "./parse-page.ts";
import type { TextBlock } from "./text-blocks.ts";

/** Languages that are mostly spoken in one country. English and Spanish are too widespread. */
const BY_LANGUAGE: Record<string, CountryCode> = {
  de: "DE",
  fr: "FR",
  it: "IT",
  nl: "NL",
  pl: "PL",
  sv: "SE",
  da: "DK",
  nb: "NO",
  no: "NO",
  fi: "FI",
  cs: "CZ",
  sk: "SK",
  hu: "HU",
  ro: "RO",
  bg: "BG",
  el: "GR",
  tr: "TR",
  ja: "JP",
  ko: "KR",
  he: "IL",
  hi: "IN",
  th: "TH",
  vi: "VN",
  id: "ID",
  uk: "UA",
  ru: "RU",
  hr: "HR",
  sl: "SI",
  et: "EE",
  lv: "LV",
  lt: "LT",
  pt: "PT",
  es: "ES",
  is: "IS",
  ca: "ES",
  ms: "MY",
};

const BY_TEXT: readonly [RegExp, CountryCode, number][] = [
  [/₹|\bRs\.? ?\d|\bGSTIN\b/, "IN", 2],
  [/£ ?\d/, "GB", 1.5],
  [/\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/, "GB", 1.5],
  [
    /\b(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}\b/,
    "US",
    2.5,
  ],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, "CA", 1.5],
  [/\b(?:NSW|QLD|VIC|TAS|ACT),? \d{4}\b|\bABN\b/, "AU", 2],
  [/R\$ ?\d|\bCNPJ\b/, "BR", 2],
  [/\bCHF\b/, "CH", 1.5],
  [/\d ?zł\b|\bNIP\b/, "PL", 1.5],
  [/\bSIRET\b|\bSIREN\b/, "FR", 2],
  [/\bUSt-?Id|\bHandelsregister\b|\bAmtsgericht\b/i, "DE", 1.5],
  [/\b(?:S\.\s?L\.(?:\s?U\.)?|C\.\s?I\.\s?F\.?)(?=[\s,;:]|$)/, "ES", 1],
  [/\bS\.\s?r\.\s?l\.|\bP\.\s?IVA\b/i, "IT", 1],
  [/\bKSh\b|\bKES\b/, "KE", 2],
  [/₦/, "NG", 2],
  [/₱/, "PH", 2],
  [/\bAED\b/, "AE", 1.5],
];

const NAMES: Record<string, CountryCode> = {
  "united states": "US",
  usa: "US",
  "united states of america": "US",
  "united kingdom": "GB",
  uk: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  india: "IN",
  germany: "DE",
  deutschland: "DE",
  france: "FR",
  canada: "CA",
  australia: "AU",
  ireland: "IE",
  spain: "ES",
  españa: "ES",
  italy: "IT",
  italia: "IT",
  netherlands: "NL",
  nederland: "NL",
  belgium: "BE",
  austria: "AT",
  österreich: "AT",
  switzerland: "CH",
  schweiz: "CH",
  brazil: "BR",
  brasil: "BR",
  mexico: "MX",
  méxico: "MX",
  portugal: "PT",
  poland: "PL",
  kenya: "KE",
  nigeria: "NG",
  "south africa": "ZA",
  "new zealand": "NZ",
  singapore: "SG",
  malaysia: "MY",
  philippines: "PH",
  pakistan: "PK",
  bangladesh: "BD",
  "sri lanka": "LK",
  nepal: "NP",
  uae: "AE",
  "united arab emirates": "AE",
  ghana: "GH",
  uganda: "UG",
  tanzania: "TZ",
  denmark: "DK",
  sweden: "SE",
  norway: "NO",
  finland: "FI",
  japan: "JP",
};

/** A country's name at the end of an address line: "P.O. Box 32483, Dubai, U.A.E." */
const NAMED_LAST = new RegExp(
  String.raw`(?<=,\s?|^|\n|[\p{L}\d]\s)(?:${Object.keys(NAMES).join("|")}|U\.\s?A\.\s?E|U\.\s?S\.\s?A|U\.\s?K)(?=\.?\s*(?:$|\n))`,
  "gimu",
);
const nameKey = (name: string) => name.toLowerCase().replace(/\.\s?/g, "");

/** Returns the country whose phone number format the site uses, or null if unknown. */
export function findCountry(pages: readonly Page[], blocks: readonly TextBlock[]): CountryCode | null {
  const votes = new Map<CountryCode, number>();
  const vote = (country: string | null | undefined, weight: number) => {
    const code = country?.toUpperCase();
    if (code && isSupportedCountry(code)) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  const named = (text: string | null, weight: number) => {
    if (text) vote(text.length === 2 ? text : NAMES[text.toLowerCase()], weight);
  };
  const seen = new Set<string>();
  for (const page of pages) {
    for (const node of page.jsonLd) {
      named(
        asText(
          isRecord(node.value.addressCountry) ? node.value.addressCountry.name : node.value.addressCountry,
        ),
        4,
      );
    }
    for (const { tag, element } of page.nodes) {
      const href = tag === "a" ? (element.attribs.href ?? "") : "";
      const number = /^(?:tel:|https?:\/\/wa\.me\/)\s*((?:\+|00)?[\d\s().-]{7,20})/i.exec(href)?.[1];
      if (!number || seen.has(number)) continue;
      seen.add(number);
      const digits = number.replace(/\D/g, "");
      const isFull = /^\s*(?:\+|00)/.test(number) || /wa\.me/i.test(href);
      if (isFull) vote(parsePhoneNumberFromString(`+${digits.replace(/^00/, "")}`)?.country, 3);
    }
  }
  voteFromStart(pages[0], vote);
  const text = blocks
    .filter(({ region, isContact, page }) => region === "footer" || isContact || page.isContactPage)
    .map((block) => block.text)
    .join("\n")
    .slice(0, 60_000);
  for (const [, number] of text.matchAll(/(\+[1-9][\d\s().-]{7,18}\d)/g))
    vote(parsePhoneNumberFromString(number!)?.country, 1.5);
  for (const [pattern, country, weight] of BY_TEXT) if (pattern.test(text)) vote(country, weight);
  for (const [name] of text.matchAll(NAMED_LAST)) vote(NAMES[nameKey(name)], 1.5);
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] >= 0.5 ? best[0] : null;
}

function voteFromStart(
  start: Page | undefined,
  vote: (country: string | null | undefined, weight: number) => void,
): void {
  if (!start) return;
  const tld = start.host.split(".").at(-1) ?? "";
  // Domains such as .io, .co and .me are used worldwide.
  if (tld.length === 2 && !/^(?:io|co|me|ai|tv|cc|so|to|sh|ly|gg|fm|am|la|ws|eu)$/.test(tld))
    vote(tld === "uk" ? "GB" : tld, 2);
  const [language = "", region] = (start.lang || (start.meta.get("og:locale") ?? "")).split(/[-_]/);
  // Templates default to en-US, so it is weak evidence.
  if (region?.length === 2)
    vote(region, language.toLowerCase() === "en" && region.toUpperCase() === "US" ? 0.6 : 1.5);
  else vote(BY_LANGUAGE[language.toLowerCase()], 1);
}
