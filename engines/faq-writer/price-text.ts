import { isCallToAction } from "./language-phrases.ts";

/** A sum with its currency, on either side. */
export const amount =
  /(?:[$€£₹¥₦₺₴₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|INR|Rs\.?|R\$|AED|CAD|AUD|NZD|kr\.?)(?!\p{L}))\s?\d[\d.,'’]{0,12}|(?<![\d.,])\d[\d.,'’]{0,12}\s?(?:€|£|\$|₺|₹|zł|Kč|Ft|₽|(?:TL|kr|CHF|EUR|USD|Euro|euros?|Fr\.|lei|лв|грн)(?!\p{L}))/u;
const beforePrice =
  /^(?:from|starting(?: at| from)?|only|just|(?:regular |sale |unit |normal )?price|pricing|cost|rate|fee|ab|nur|(?:normaler |regulärer )?preis|à partir de|dès|prix(?: (?:habituel|normal|de vente))?|tarif|desde|precio(?: (?:habitual|normal|de oferta))?|da|prezzo(?: di listino)?|vanaf|(?:normale )?prijs|a partir de|preço|~|≈)\s?:?$/i;
/** A line that holds a price and hardly anything else. */
export function isPrice(text: string): boolean {
  const price = amount.exec(text);
  if (price === null || text.length > 45 || price.index > 20 || text.length - price[0].length > 28)
    return false;
  const before = text.slice(0, price.index).trim();
  return (
    (before === "" || beforePrice.test(before)) && !amount.test(text.slice(price.index + price[0].length))
  );
}

/** The short name of something that is sold. */
export function isName(text: string, mostWords = 7): boolean {
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}{2}/u.test(text) &&
    text.split(" ").length <= mostWords &&
    !/[?!:#]/.test(text) &&
    /^\p{L}/u.test(text) &&
    !/^(?:from|with|for|to|up|per|are|is|and|or|max|min|plan comparison|compare|contact|kontakt|contacto|contatti|get in touch|nous contacter|quote|devis|urgence|appel)\b/i.test(
      text,
    ) &&
    !amount.test(text) &&
    !isCallToAction(text) &&
    !/^(?:total|subtotal|from|only|save|sale|pric(?:e|es|ing)|our prices|cost|raised|goal|tarifs?|preise|precios|prezzi|since)$/i.test(
      text,
    )
  );
}
