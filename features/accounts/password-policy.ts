/** Length matters more than complexity, and common passwords are refused. */
import { maxPasswordLength } from "#platform/access/password-length.ts";

/**
 * NIST SP 800-63B requires at least 8 characters. We require two more, which excludes the short entries of leaked
 * password lists.
 */
export const minPasswordLength = 10;

export interface PasswordContext {
  email: string;
  companyName: string;
}

export interface CommonPasswords {
  /** Expects the password in lower case. */
  has(password: string): boolean;
}

/**
 * Returns all reasons to refuse the password, as sentences to show next to the field. Checks the length first: the
 * other checks take quadratic time, and the input is untrusted.
 */
export function passwordProblems(
  password: string,
  { email, companyName }: PasswordContext,
  common: CommonPasswords,
): string[] {
  if (password.length > maxPasswordLength) return [`Use at most ${maxPasswordLength} characters.`];
  const problems: string[] = [];
  if ([...password].length < minPasswordLength)
    problems.push(`Use at least ${minPasswordLength} characters. A short sentence is easy to remember.`);
  if (isCommon(password, common))
    problems.push("This is one of the most common passwords. Choose another one.");
  const plain = lettersAndDigits(password);
  const [localPart = ""] = email.split("@");
  if (plain !== "" && [email, localPart].some((own) => isOwnWord(plain, own)))
    problems.push("This is your email address. Choose something that's harder to guess.");
  if (plain !== "" && isOwnWord(plain, companyName))
    problems.push("This is your company's name. Choose something that's harder to guess.");
  return problems;
}

/**
 * Compares the password with the list as typed, without digits and symbols at its ends, and with lookalike characters
 * replaced. Also matches one repeated key.
 */
function isCommon(password: string, common: CommonPasswords): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const variants = [lower, core, unleeted(lower), unleeted(lower).replace(/[^\p{L}]+$/u, "")];
  if (variants.some((variant) => variant.length >= 4 && common.has(variant))) return true;
  return new Set(lower).size <= 2 || isRun(lower);
}

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function unleeted(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Matches passwords in which each character follows the one before: "1234567890", "abcdefghij", "9876543210". */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0);
    // On a keyboard, 0 comes after 9.
    return step === -9 ? 1 : step === 9 ? -1 : step;
  });
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** Whether the password is just this word, or this word with digits around it. */
function isOwnWord(plain: string, own: string): boolean {
  const word = lettersAndDigits(own);
  return word.length >= 3 && (plain === word || plain.replace(/^\d+|\d+$/g, "") === word);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
