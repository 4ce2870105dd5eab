/** Phone numbers that templates and authors put where the real one belongs. */
import { amount } from "../price-text.ts";

/** With spaces and signs between its digits. */
const written = /(?<![\d.,])\+?\(?\d[\d\s()/.-]{5,20}\d(?![\d.,]*\d)/g;
/** "1 000 000" and "2.000.000-3.000.000" are amounts. */
const grouped = /^\d{1,3}(?:[\s.]\d{3})+(?:-\d{1,3}(?:[\s.]\d{3})+)?$/;
/** So is "10000000". */
const round = /^[1-9]\d{0,2}0{5,}$/;
const everyAmount = new RegExp(amount.source, "gu");
/** "10000 - 20000" are two numbers. */
const between = /\s-\s/;
/** Six digits in a row. */
const sequence = /012345|123456|234567|345678|456789|987654|876543|765432|654321/;
/** No phone in North America has the area code 555. */
const noAreaCode = /(?<!\d)\(?555\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
/** The last digits are a subscriber's. */
const ownDigits = 8;
/** Of those. "3000-0000" has one other. */
const minSame = 7;

export function hasSampleNumber(text: string): boolean {
  const others = withoutAmounts(text);
  return (
    noAreaCode.test(others) ||
    (others.match(written) ?? [])
      .flatMap((numbers) => numbers.split(between))
      .some((number) => !grouped.test(number) && !round.test(number) && isSample(number.replace(/\D/g, "")))
  );
}

/** "9999999 Euro". "0123456789 Fr. 9-17" is a phone number on Fridays. */
function withoutAmounts(text: string): string {
  return text.replace(everyAmount, (found, at: number) => {
    const isWhole = !/[\d)+/-]\s?$/.test(text.slice(0, at));
    return isWhole && !/^\P{N}*0/u.test(found) ? "€" : found;
  });
}

function isSample(digits: string): boolean {
  const own = digits.slice(-ownDigits);
  return sequence.test(digits) || [...new Set(own)].some((digit) => own.split(digit).length - 1 >= minSame);
}
