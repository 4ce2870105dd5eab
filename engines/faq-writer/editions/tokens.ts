/** What a text and its translation have in common: numbers, times, email addresses and links. */
import { unmarkedKey } from "#engines/crawler/editions/language-mark.ts";
import { normalizeUrl } from "#shared/url.ts";

const linkPattern = /\[[^\]]{0,500}\]\(([^()\s]{1,2000})\)/g;
const emailPattern = /[\w.+-]{1,64}@[\p{L}\p{N}_-]{1,64}(?:\.[\p{L}\p{N}_-]{1,64}){1,4}/gu;
/** Groups of digits with the separators of any language. */
const numberPattern = /\d+(?:[.,:'’\u00a0\u202f]\d+)*(?: ?[ap]\.?m\b)?/gi;

/** `url` is the page that relative links belong to. */
export function tokensOf(text: string, url: string): Set<string> {
  const tokens = new Set<string>();
  const withoutLinks = text.replace(linkPattern, (link, target: string) => {
    const address = normalizeUrl(target, url);
    if (address) tokens.add(`link ${unmarkedKey(address)}`);
    return link.slice(1, link.indexOf("]("));
  });
  const withoutEmails = withoutLinks.replace(emailPattern, (email) => {
    tokens.add(email.toLowerCase());
    return " ";
  });
  for (const number of asciiDigits(withoutEmails).match(numberPattern) ?? []) tokens.add(plainValue(number));
  return tokens;
}

/** "9:00", "9 am" and "9 Uhr" are equal, and so are "1.000" and "1,000". */
function plainValue(number: string): string {
  const [, hour, minutes, half] = /^(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m)?$/i.exec(number) ?? [];
  if (hour === undefined) return number.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const isAfternoon = half?.toLowerCase() === "p" && Number(hour) < 12;
  const full = String(Number(hour) + (isAfternoon ? 12 : 0));
  return minutes === undefined || minutes === "00" ? full : `${full}:${minutes}`;
}

function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) =>
    String(digitOf(digit.charCodeAt(0))),
  );
}

function digitOf(code: number): number {
  for (const zero of [0x0660, 0x06f0, 0x0966, 0xff10])
    if (code >= zero && code <= zero + 9) return code - zero;
  return 0;
}

/** 0 if the texts have nothing in common, 1 if everything; null if one of them has no tokens. */
export function likeness(one: ReadonlySet<string>, two: ReadonlySet<string>): number | null {
  if (one.size === 0 || two.size === 0) return null;
  return one.intersection(two).size / Math.max(one.size, two.size);
}
