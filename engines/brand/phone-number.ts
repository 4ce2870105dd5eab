import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The specification's minimum for numbers that no numbering plan accepts. */
const MIN_DIGITS = 10;
/** Longer text contains more than one number. */
const MAX_WRITTEN = 24;

export interface PhoneNumber {
  /** E.164 if the country is known. */
  key: string;
  digits: string;
  isValid: boolean;
}

/** Splits "01 23 / 04 56" if each part is a valid number, or if the whole is too long for one. */
export function separateNumbers(text: string, country: CountryCode | null): string[] {
  const parts = text.split(/\s*\/\s*|\s+-\s+/);
  const isNumber = (part: string) => readNumber(part, country, false) !== null;
  if (parts.length > 1 && parts.every(isNumber)) return parts;
  const pieces = parts.flatMap((part) => part.split(/\s+(?=[+(]|0\d)/));
  if (text.length <= MAX_WRITTEN && !(pieces.length > 1 && pieces.every(isNumber))) return [text];
  const numbers = pieces.filter((piece) => countDigits(piece) >= 7);
  return numbers.length > 0 && pieces.length > 1 ? numbers : text.length <= MAX_WRITTEN ? [text] : [];
}

/** Returns the telephone keypad's digit for a capital letter. */
const keypadDigit = (letter: string) => "22233344455566677778889999"[letter.charCodeAt(0) - 65]!;

const countDigits = (text: string) => text.replace(/\D/g, "").length;

/**
 * Removes the text around a number. Keeps digits, separators and an extension, and letters that stand for digits
 * ("1-800-FLOWERS").
 */
export function cleanLabel(text: string): string {
  const plain = text
    .slice(0, 400)
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:nbsp|#160|#xa0|amp);/gi, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ");
  const vanity = /(?<![\w+])\+?(?:1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-][A-Z]{2,}[A-Z\d-]{2,9}\b/.exec(plain)?.[0];
  const found = vanity ?? /[+(]?\d[\d\s().\-/]*\d(?:\s*(?:ext|x)\.?\s*\d{1,6}\b)?/i.exec(plain)?.[0] ?? "";
  const isClosed = found.split("(").length === found.split(")").length;
  return (isClosed ? found : found.replace(/^\(|[()](?=[^()]*$)/, "")).trim();
}

/** Returns null if the text isn't a phone number. In lenient mode, ten digits suffice. */
export function readNumber(
  text: string,
  country: CountryCode | null,
  isLenient: boolean,
): PhoneNumber | null {
  const plain = text
    .trim()
    .replace(/[A-Z]/g, keypadDigit)
    .replace(/^\(?00(?=[1-9])/, "+")
    .replace(/\(0\)/, "");
  const digits = plain.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15 || isTimeSpan(plain)) return null;
  const parsed = parsePhoneNumberFromString(plain, country ?? undefined);
  if (parsed?.isValid()) return { key: parsed.number, digits, isValid: true };
  // "tel:919876543210" lost its plus. "(540) 344-2211" names no country, but its format is American.
  const asWhole = digits.length > 10 ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  if (asWhole?.isValid() && isLenient) return { key: asWhole.number, digits, isValid: true };
  const isAmerican = /^(?:1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/.test(plain);
  const asAmerican = isAmerican ? parsePhoneNumberFromString(plain, "US") : undefined;
  if (asAmerican?.isValid() && (country === null || country === "US" || country === "CA" || isLenient))
    return { key: asAmerican.number, digits, isValid: true };
  if (looksLikeDate(plain) || !isLenient || digits.length < MIN_DIGITS) return null;
  if (digits.length > 13 && !plain.startsWith("+")) return null;
  return { key: parsed?.number ?? digits.slice(-MIN_DIGITS), digits, isValid: false };
}

/**
 * True for ranges of years, dates, hours and numbers of laws that some numbering plan would accept, such as "2024-2026",
 * "09.00 - 18.00" or "2021/2117".
 */
function isTimeSpan(text: string): boolean {
  return /^(?:(?:19|20)\d\d\s*[-/.]\s*(?:19|20)\d\d|(?:19|20)\d\d\/\d{2,4}|\d{2,4}\/(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:[01]?\d|2[0-4])[.h]?[0-5]\d?\s*-\s*(?:[01]?\d|2[0-4])\.[0-5]\d|(?:[01]?\d|2[0-4])\.[0-5]0\s*-\s*(?:[01]?\d|2[0-4])\.[0-5]\d(?:[\s/]+.*)?|\d{1,2}\s*-\s*\d{1,2}[\s/]+\d{1,2}\s*-\s*\d{1,2})$/.test(
    text,
  );
}

function looksLikeDate(text: string): boolean {
  return /(?:19|20)\d\d\D+(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}/.test(
    text,
  );
}
