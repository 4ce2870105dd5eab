import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { isCallToAction } from "./language-phrases.ts";

const pricesNoName = new RegExp(String.raw`^${wholeWords("prices.noName")}`, "iu");
const pricesNoNameWhole = new RegExp(`^(?:${anyOf("prices.noNameWhole")})$`, "i");

/** Names of currencies after an amount; Japanese prices are followed by words without a space. */
const currencies = anyOf("prices.currency");
/** South African rand. "R5" may be the name of a part, "R134a" a coolant, and "W12 R244" is an Irish postcode. */
const rand = String.raw`(?<![\p{L}\p{N}])(?<![A-Z]\d[\dW] )R ?\d{1,3}(?:(?:[ ,]\d{3})+|(?<=\d{3})|(?=[.,]\d{2}(?!\d)))(?:[.,]\d{2})?(?![\p{L}\p{N}])`;
/** Matches an amount with its currency on either side. */
export const amount = new RegExp(
  String.raw`(?:[$€£₹¥￥₦₺₴₽₱₩₫฿৳]|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\.?|R\$|AED|BHD|KWD|OMR|QAR|SAR|JOD|EGP|CAD|AUD|NZD|ZAR|KES|KSh|Ksh|NGN|GHS|SGD|HKD|MYR|RM|PHP|PKR|LKR|Rp\.?|kr\.?)(?!\p{L}))\s?\d[\d.,'’]{0,12}|${rand}|(?<![\d.,])\d[\d.,'’\u00a0]{0,12}(?:-|,-)?\s?(?:[€£$₺₹₽円元원]|zł|Kč|Ft|(?:kr|CHF|EUR|USD|Fr\.|lei|лв|грн|${currencies})(?!\p{L}))`,
  "u",
);
/** Matches "per hour", "/ night" and "pro Person" after an amount. */
export const perUnit =
  /(?:\/|\bper|\bpro|\bpar|\bpor|\bal?|\ba|\ban|\beach|\bfor (?:a|an|one|each|every)|\bje|\bper le|\bà l['’])\s?(?:\d+ ?)?(?:hours?|h\b|half[- ]hour|minutes?|min\b|days?|nights?|weeks?|months?|years?|persons?|people|adults?|child(?:ren)?|guests?|students?|lessons?|sessions?|class(?:es)?|visits?|stunde|std|nacht|tag|woche|monat|jahr|person|kind|erwachsene\w*|übernachtung|termin|einheit|heure|nuit|jour|mois|personne|séance|hora|noche|día|mes|persona|sesión|ora|notte|giorno|mese|seduta|uur|nacht|dag|maand|persoon)/iu;

/** "$100-$189" and "65 bis 90 €" are one price. */
const range = new RegExp(
  String.raw`^\s?(?:[–—-]|to|bis|à|a|tot|до|~|〜)\s?(?:${amount.source}|\d[\d.,]{0,9})`,
  "u",
);
const beforePrice = new RegExp(String.raw`^(?:${anyOf("prices.before")})\s?:?$`, "i");

/** True for "$0.00", as in an empty shopping cart. What costs nothing is called free. */
export function isZero(text: string): boolean {
  const [found] = amount.exec(text) ?? [];
  return found !== undefined && !/[1-9]/.test(found);
}

/** "Prices and service area" names no product. */
export const isAboutPrices =
  /^(?:(?:our|the|unsere|d(?:er|ie)|nos|les?|nuestr[oa]s|el|los|las|i nostri|i|il|le|onze|de|nossos|os?) )?(?:prices?|pricing|rates?|fees?|costs?|preise?|kosten|tarife?|tarifs?|prix|precios?|tarifas?|prezz[io]|tariffe|costi|prijzen|tarieven|preços|ceny|fiyat)(?!\p{L})/iu;

/** Returns the first price in a text. A range counts as one price. */
export function findPrice(text: string): { index: number; end: number } | null {
  const first = amount.exec(text);
  if (!first) return null;
  const end = first.index + first[0].length;
  const rest = range.exec(text.slice(end));
  // In "65 - 90 €", only the second amount has a currency.
  const before = /\d[\d.,]{0,9}\s?(?:[–—-]|to|bis|à|a|tot)\s?$/u.exec(text.slice(0, first.index));
  return { index: before ? before.index : first.index, end: end + (rest?.[0].length ?? 0) };
}

/** "$50 off per visit" is a discount. */
const less =
  /^\s?(?:off|discount|rabatt|günstiger|de (?:remise|réduction|rabais|descuento|desconto)|di sconto|korting)(?!\p{L})/iu;

/** True for a line that contains a price and little else. */
export function isPrice(text: string): boolean {
  const price = findPrice(text);
  if (price === null || text.length > 45 || price.index > 20 || text.length - (price.end - price.index) > 28)
    return false;
  if (less.test(text.slice(price.end))) return false;
  // "$5M" is what a project is worth.
  if (
    /^\s?(?:[MKB]n?|Mio\.?|Mrd\.?|million\w*|billion\w*|milli[oa]n\w*|milion\w*)(?!\p{L})/u.test(
      text.slice(price.end),
    )
  )
    return false;
  const before = text.slice(0, price.index).trim();
  return (before === "" || beforePrice.test(before)) && !amount.test(text.slice(price.end));
}

/** True for the short name of a product or service. It may begin with a number: "120 minute lesson". */
export function isName(text: string, mostWords = 8): boolean {
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    text.split(" ").length <= mostWords &&
    !/[?!#]|:(?!\d)/.test(text) &&
    /^(?:\p{L}|\d{1,4}(?![.,]?\d*\s?[%€£$]))/u.test(text) &&
    !/^\d{1,2}[.:]\d{2}\b|^\d{1,2}\.\s?\p{Lu}/u.test(text) &&
    !pricesNoName.test(text) &&
    !/(?:^|\s)(?:from|only|ab|nur|desde|sólo|dès|vanaf|da)$/iu.test(text) &&
    !amount.test(text) &&
    !isCallToAction(text) &&
    !pricesNoNameWhole.test(text) &&
    !/^(?:regular|sale|normal|unit|list) price\b/i.test(text)
  );
}

const everyAmount = new RegExp(amount.source, "gu");

/** The digits of all amounts, without cents of zero. */
export function amountsIn(text: string): string[] {
  return (text.match(everyAmount) ?? []).map((found) => found.replace(/[.,]00(?!\d)/, "").replace(/\D/g, ""));
}
