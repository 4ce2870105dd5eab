/** Made-up private values as people and services write them, in an order that a seed decides. */
import fc from "fast-check";
import type { PrivateKind } from "#engines/recording/ocr/private-patterns.ts";

export interface PrivateValue {
  kind: PrivateKind;
  text: string;
}

const firstNames = "anna jurgen marie lucas sofia peter li emma noah olivia mateo chiara jan katja tom rosa";
const lastNames =
  "meier schmidt dupont garcia rossi kowalski jansen oconnor nguyen lindqvist ferrari brown king";
const domains =
  "acme.example example.com mail.example.org studio-nord.example llama.example company.co.example t-online.example";
const keyLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

const oneOf = (words: string) => fc.constantFrom(...words.split(" "));
const digits = (count: number) => lettersOf("0123456789", count);
const lettersOf = (letters: string, count: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: count, maxLength: count })
    .map((found) => found.join(""));
/** "#" is a digit. */
const filled = (pattern: string) =>
  fc
    .tuple(...[...pattern].map((sign) => (sign === "#" ? digits(1) : fc.constant(sign))))
    .map((signs) => signs.join(""));
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, "$1 ");

const values: Record<PrivateKind, fc.Arbitrary<string>> = {
  email: fc
    .tuple(
      oneOf(firstNames),
      fc.constantFrom(".", "_", "-", ""),
      oneOf(lastNames),
      fc.constantFrom("", "", "7", "1984", "+news"),
      oneOf(domains),
    )
    .map(([first, between, last, end, domain]) => `${first}${between}${last}${end}@${domain}`),
  phone: fc
    .constantFrom(
      "+49 30 #### ####",
      "+49 171 #### ####",
      "(2##) 5##-####",
      "+44 20 #### ####",
      "01 ## ## ## ##",
      "+1-7##-4##-####",
    )
    .chain(filled),
  iban: digits(18).map((account) => inFours(`DE${checkDigits(account)}${account}`)),
  card: digits(14).map((number) => inFours(withLuhnDigit(`4${number}`))),
  key: fc
    .tuple(fc.constantFrom("sk_live_", "ghp_", "pk_test_", "sk-"), lettersOf(keyLetters, 28))
    .map((parts) => parts.join("")),
  id: fc.constantFrom("1##-2#-3###", "5##-4#-7###").chain(filled),
};

/** One row per kind named, in this order. */
export function privateValues(kinds: readonly PrivateKind[], seed: number): PrivateValue[] {
  return kinds.map((kind, at) => ({
    kind,
    text: fc.sample(values[kind], { seed: seed * 1_000 + at, numRuns: 1 })[0] ?? "",
  }));
}

/** ISO 13616: the account number as a number is 1 modulo 97. */
function checkDigits(account: string): string {
  const rest = Number(BigInt(`${account}131400`) % 97n);
  return String(98 - rest).padStart(2, "0");
}

/** The Luhn algorithm of ISO/IEC 7812-1, annex B. */
function withLuhnDigit(number: string): string {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
}
