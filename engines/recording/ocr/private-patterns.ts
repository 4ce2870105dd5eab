/**
 * Recognizes what shouldn't be on a public page: email addresses, phone and card numbers, access keys, bank accounts and
 * national identity numbers.
 */
import { findSecrets } from "./secret-patterns.ts";

export const privateKinds = ["email", "phone", "card", "key", "iban", "id"] as const;
export type PrivateKind = (typeof privateKinds)[number];

export interface PrivateMatch {
  kind: PrivateKind;
  text: string;
  from: number;
  to: number;
}

/** The part before the "@" has at most 64 characters (RFC 5321). */
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** OCR sometimes misreads "@" as © or ®, a digit before it as another sign, and sees gaps or brackets around it. */
const readEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}[?’]?[ (]?[@©®][ \])]?[\p{L}\p{N}-]+(?: ?\. ?[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** The same with a gap before its end, as OCR sees it in fonts of equal widths. No end is an English word. */
const emailWithGap =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}[?’]?\(?[@©®][\])]?\p{L}[\p{L}\p{N}.-]*\. (?:com|org|net|info|biz|edu|gov|example|dev|app|shop|online|ai|au|ca|ch|co|cz|de|dk|es|eu|fi|fr|ie|io|nl|pl|pt|se|tv|uk)(?![\p{L}\p{N}.])/gu;
/** Matches groups of digits. Their count and format decide what they are. */
const numbers =
  /(?<![\p{L}\p{N}.,/-])[+(]?\d[\d ().\-/]{5,60}\d(?:,? ?(?:ext|extension|durchwahl|poste|x)\.? ?\d{1,5})?(?![\p{L}\p{N}/]|[.,]\d)/giu;
const extension = /,? ?(?:ext|extension|durchwahl|poste|x)\.? ?\d{1,5}$/i;
/** Written so that programs don't find it. */
const spelledEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64} ?[([](?:at|ät)[)\]] ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
/** "hero@2x.webp" is a picture, "pg@8.13.3-beta.one" a version and "git@github.com" a program's. */
const noEmail =
  /^git@|@\d+x?\.|\.(?:avif|css|csv|gif|ico|jpe?g|js|json|mp4|pdf|png|svg|ts|tsx|webm|webp|xml|ya?ml)$/i;
/** Also without accents, which OCR loses. */
const phoneWords =
  /(?<!\p{L})(?:tel|telephone|phone|mobile|cell|call|fax|whatsapp|sms|telefon|handy|mobil|t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|cellulare|telefoon|mobiel|telefone|celular|hotline|toll[- ]free|freephone|numero verde|centralita)(?!\p{L})/iu;
/** Around a number, in characters. Other numbers of the line are something else. */
const phoneWordNear = { before: 30, after: 12 };
/** Hyphens and dashes that look the same. */
const dashes = /[\u2010-\u2015\u2212]/g;
/** With the hour, up to the colon. */
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?: \d{1,2})?$/;
const years = /^(?:19|20)\d{2}[-/ ](?:19|20)?\d{2}$/;
const thousands = /^\d{1,3}(?:\.\d{3})+$/;

export function hasPrivateText(text: string): boolean {
  return findPrivate(text, { isRead: false }).length > 0;
}

/** In one line. `isRead`: by OCR, so that letters may be wrong and gaps may be in the middle of words. */
export function findPrivate(text: string, { isRead }: { isRead: boolean }): PrivateMatch[] {
  const line = text.replace(dashes, "-");
  const found: PrivateMatch[] = findSecrets(line, { isRead });
  const emails = [...(isRead ? [readEmail, emailWithGap] : [email]), spelledEmail].flatMap((pattern) =>
    matchesOf(line, pattern)
      .filter((match) => !noEmail.test(match.text))
      .map((match) => ({ kind: "email" as const, ...match })),
  );
  const digits = matchesOf(line, numbers).flatMap((match) => {
    const near = line.slice(Math.max(0, match.from - phoneWordNear.before), match.to + phoneWordNear.after);
    const kind = kindOfNumber(match.text.replace(extension, ""), near);
    return kind ? [{ kind, ...match }] : [];
  });
  for (const one of [...emails, ...digits])
    if (!found.some(({ from, to }) => one.from < to && one.to > from)) found.push(one);
  return found;
}

function matchesOf(line: string, pattern: RegExp): Omit<PrivateMatch, "kind">[] {
  return [...line.matchAll(pattern)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function kindOfNumber(text: string, near: string): "phone" | "card" | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length >= 13 && digits.length <= 19 && !text.startsWith("+") && passesLuhn(digits))
    return "card";
  return isPhone(text, digits, near) ? "phone" : null;
}

/** Phone numbers have at most 15 digits (ITU-T E.164). Excludes dates, prices, times and IP addresses. */
function isPhone(text: string, digits: string, near: string): boolean {
  if (digits.length < 7 || digits.length > 15) return false;
  if (date.test(text) || years.test(text) || thousands.test(text) || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text))
    return false;
  const isInternational = /^(?:\+|00)/.test(text) && digits.length >= 8;
  const isNational = /^\(?0\d/.test(text) && digits.length >= 9 && digits.length <= 12;
  const isNorthAmerican = /^(?:1[ .-])?\(?\d{3}\)?[ .-]+\d{3}[ .-]\d{4}$/.test(text);
  return isInternational || isNational || isNorthAmerican || phoneWords.test(near);
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
