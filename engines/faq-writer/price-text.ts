import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { isCallToAction } from "./language-phrases.ts";

const pricesNoName = new RegExp(String.raw`^${wholeWords("prices.noName")}`, "iu");
const pricesNoNameWhole = new RegExp(`^(?:${anyOf("prices.noNameWhole")})$`, "i");

/** Names of currencies after an amount; Japanese prices are followed by words without a space. */
const currencies = anyOf("prices.currency");
/** Matches an amount with its currency on either side. */
export const amount = new RegExp(
  String.raw`(?:[$€£₹¥￥₦₺₴₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\.?|R\$|AED|CAD|AUD|NZD|kr\.?)(?!\p{L}))\s?\d[\d.,'’]{0,12}|(?<![\d.,])\d[\d.,'’\u00a0]{0,12}\s?(?:[€£$₺₹₽円元원]|zł|Kč|Ft|(?:kr|CHF|EUR|USD|Fr\.|lei|лв|грн|${currencies})(?!\p{L}))`,
  "u",
);
const beforePrice = new RegExp(String.raw`^(?:${anyOf("prices.before")})\s?:?$`, "i");
/** True for a line that contains a price and little else. */
export function isPrice(text: string): boolean {
  const price = amount.exec(text);
  if (price === null || text.length > 45 || price.index > 20 || text.length - price[0].length > 28)
    return false;
  const before = text.slice(0, price.index).trim();
  return (
    (before === "" || beforePrice.test(before)) && !amount.test(text.slice(price.index + price[0].length))
  );
}

/** True for the short name of a product or service. */
export function isName(text: string, mostWords = 7): boolean {
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    text.split(" ").length <= mostWords &&
    !/[?!:#]/.test(text) &&
    /^\p{L}/u.test(text) &&
    !pricesNoName.test(text) &&
    !amount.test(text) &&
    !isCallToAction(text) &&
    !pricesNoNameWhole.test(text)
  );
}
