/** Password policy: length matters more than complexity, and common passwords are refused. */
import { maxPasswordLength } from "#platform/access/password-length.ts";

/** NIST SP 800-63B requires at least 8 characters. Two more exclude the short entries of leaked password lists. */
export const minPasswordLength = 10;

export interface PasswordContext {
  email: string;
  companyName: string;
}

export interface CommonPasswords {
  /** `password` must be in lower case. */
  has(password: string): boolean;
}

/**
 * All reasons to refuse the password, as sentences to show at the field; empty if the password is acceptable. Length is
 * checked first, because the checks below take quadratic time and the input is untrusted.
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
 * Whether the password is common: as it is, without digits and signs at its ends, with lookalike characters replaced,
 * or as one repeated key.
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

/** Whether each character follows the previous one: "1234567890", "abcdefghij", "9876543210". */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0);
    // On the keyboard, 0 follows 9.
    return step === -9 ? 1 : step === 9 ? -1 : step;
  });
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** Whether the password is just this word, alone or with digits around it. */
function isOwnWord(plain: string, own: string): boolean {
  const word = lettersAndDigits(own);
  return word.length >= 3 && (plain === word || plain.replace(/^\d+|\d+$/g, "") === word);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
