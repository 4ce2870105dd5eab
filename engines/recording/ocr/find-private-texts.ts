/**
 * Finds what shouldn't be on a public page: email addresses, phone and card numbers, access keys, bank accounts and
 * national identity numbers.
 */
import { boxAround, type OcrBox, type OcrFrame, type OcrLine, type OcrWord } from "./ocr-frame.ts";
import { findSecrets } from "./secret-patterns.ts";

export const privateKinds = ["email", "phone", "card", "key", "iban", "id"] as const;
export type PrivateKind = (typeof privateKinds)[number];

export interface PrivateText {
  kind: PrivateKind;
  text: string;
  box: OcrBox;
}

/** OCR sometimes misreads "@" as © or ®, a digit before it as another sign, and sees gaps or brackets around it. */
const email = /[\p{L}\p{N}._%+-]+[?’]?[ (]?[@©®][ \])]?[\p{L}\p{N}-]+(?: ?\. ?[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** The same with a gap before its end, as OCR sees it in fonts of equal widths. No end is an English word. */
const emailWithGap =
  /[\p{L}\p{N}._%+-]+[?’]?\(?[@©®][\])]?\p{L}[\p{L}\p{N}.-]*\. (?:com|org|net|info|biz|edu|gov|example|dev|app|shop|online|ai|au|ca|ch|co|cz|de|dk|es|eu|fi|fr|ie|io|nl|pl|pt|se|tv|uk)(?![\p{L}\p{N}.])/gu;
/** Matches groups of digits. Their count and format decide what they are. */
const numbers = /(?<![\p{L}\p{N}.,/-])[+(]?\d[\d ().\-–/]{5,}\d(?![\p{L}\p{N}/]|[.,]\d)/gu;
const phoneWords = /\b(?:tel|telephone|phone|mobile|cell|call|fax|whatsapp|sms)\b/i;
/** In pixels. Word boxes end at the letters, so the margin covers their edges. */
const margin = 3;

/** Relative to the height. Words with a smaller gap are parts of one. Spaces are about 0.3 wide. */
const gluedGap = 0.15;
/** The same after a full stop or hyphen in an address, beside which OCR sees more space. */
const gapInAddress = 0.6;

/** Returns the texts in the order of the lines, and then those in uncertain lines. */
export function findPrivateTexts(frame: OcrFrame): PrivateText[] {
  const found = [...frame.lines, ...(frame.unsure ?? [])].flatMap((line) =>
    privateMatches(line.text).map(({ kind, text, from, to }) => ({
      kind,
      text,
      box: grown(boxAround(boxesOf(line, { kind, from, to })), frame),
    })),
  );
  return found.filter(
    ({ box }, at) =>
      !found.some((other, place) => isIn(box, other.box) && (place < at || !isIn(other.box, box))),
  );
}

function isIn(box: OcrBox, other: OcrBox): boolean {
  return (
    box.x >= other.x &&
    box.y >= other.y - margin &&
    box.x + box.width <= other.x + other.width &&
    box.y + box.height <= other.y + other.height + margin
  );
}

export function hasPrivateText(text: string): boolean {
  return privateMatches(text).length > 0;
}

function privateMatches(line: string): (Match & { kind: PrivateKind })[] {
  const found: (Match & { kind: PrivateKind })[] = findSecrets(line);
  const emails = [email, emailWithGap].flatMap((pattern) =>
    matchesOf(line, pattern).map((match) => ({ kind: "email" as const, ...match })),
  );
  const digits = matchesOf(line, numbers).flatMap((match) => {
    const kind = kindOfNumber(match.text, line);
    return kind ? [{ kind, ...match }] : [];
  });
  for (const one of [...emails, ...digits])
    if (!found.some(({ from, to }) => one.from < to && one.to > from)) found.push(one);
  return found;
}

interface Match {
  text: string;
  from: number;
  to: number;
}

function matchesOf(line: string, pattern: RegExp): Match[] {
  return [...line.matchAll(pattern)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/**
 * Returns the boxes of the words in this range of the line's text, which joins the words with single spaces, and of what OCR
 * split from these.
 */
function boxesOf(
  { words }: OcrLine,
  { kind, from, to }: { kind: PrivateKind; from: number; to: number },
): OcrBox[] {
  let at = 0;
  const places = words.map(({ text }) => {
    const [start, end] = [at, at + text.length];
    at = end + 1;
    return { isInside: start < to && end > from, end };
  });
  let first = places.findIndex(({ isInside }) => isInside);
  let last = places.findLastIndex(({ isInside }) => isInside);
  while (isGlued(words[first - 1], words[first], kind)) first -= 1;
  // What follows "rosa@acme.example." is another sentence.
  if (places[last]?.end === to) while (isGlued(words[last], words[last + 1], kind)) last += 1;
  return words.slice(first, last + 1).map(({ box }) => box);
}

function isGlued(left: OcrWord | undefined, right: OcrWord | undefined, kind: PrivateKind): boolean {
  if (!left || !right) return false;
  const gap = (right.box.x - (left.box.x + left.box.width)) / Math.min(left.box.height, right.box.height);
  if (gap < gluedGap || kind !== "email") return gap < gluedGap;
  // No word begins with these. "us." and "Thanks." end sentences.
  return /^[._-]\p{L}/u.test(right.text) || (gap < gapInAddress && /^\p{Ll}{3,}[._-]$/u.test(left.text));
}

function kindOfNumber(text: string, line: string): "phone" | "card" | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length >= 13 && digits.length <= 19 && !text.startsWith("+") && passesLuhn(digits))
    return "card";
  return isPhone(text, digits, line) ? "phone" : null;
}

/** Phone numbers have at most 15 digits (ITU-T E.164). Excludes dates, prices, times and IP addresses. */
function isPhone(text: string, digits: string, line: string): boolean {
  if (digits.length < 7 || digits.length > 15) return false;
  if (/^\d{1,4}[./\-–]\d{1,2}[./\-–]\d{1,4}$/.test(text) || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text))
    return false;
  const isInternational = /^(?:\+|00)/.test(text) && digits.length >= 8;
  const isNational = /^\(?0\d/.test(text) && digits.length >= 9 && digits.length <= 12;
  const isNorthAmerican = /^(?:1[ .-])?\(?\d{3}\)?[ .\-–]+\d{3}[ .\-–]\d{4}$/.test(text);
  return isInternational || isNational || isNorthAmerican || phoneWords.test(line);
}

/** The Luhn algorithm of ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighed = i % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0 && /[^0]/.test(digits);
}

function grown({ x, y, width, height }: OcrBox, frame: { width: number; height: number }): OcrBox {
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return {
    x: left,
    y: top,
    width: Math.min(frame.width, x + width + margin) - left,
    height: Math.min(frame.height, y + height + margin) - top,
  };
}
