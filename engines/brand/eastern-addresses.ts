/** Finds postal addresses in Japanese and Cyrillic script, which put the town before the street. Pure. */
import { anyOf } from "#engines/languages/words.ts";

/** 〒520-0041 滋賀県大津市浜町3-15; the prefecture shows where an address without a postcode starts. */
const japanese =
  /(?:〒\s?)?(?:\d{3}[-‐－]\d{4}\s{0,3})?(?:東京都|北海道|京都府|大阪府|[\p{Script=Han}]{2,3}県)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶケ々]{2,25}[\d０-９一二三四五六七八九十]{1,4}(?:[-‐－−]|丁目|番地?|号|の|[\d０-９]){0,8}(?:\s?[\p{Script=Katakana}\p{Script=Han}ーA-Za-z0-9]{1,16}(?:ビル|階|号室|[0-9]F))?/gu;

/** 420111, г. Казань, ул. Баумана, д. 15, офис 3. */
const cyrillic = new RegExp(
  String.raw`(?:\d{5,6},\s?)?(?:(?:г|м|с|п|гор|город|місто)\.?\s?)?\p{Lu}[\p{L}-]{2,25}(?:,\s?[^,:\d]{3,30})?,\s?(?:${anyOf("address.streetStart")}|вул\.|вулиця)\s?\p{L}[\p{L}\d .-]{2,35},?\s?(?:д\.?|дом|буд\.?|№)?\s?\d{1,4}(?:[/-]\d{1,3}|\p{L}(?!\p{L}))?(?:,\s?(?:${anyOf("address.floor")})\s?\d{1,4}){0,2}`,
  "gu",
);

export function findEasternAddresses(text: string): string[] {
  return [
    ...(/[都道府県]/.test(text) ? (text.match(japanese) ?? []) : []),
    ...(/\p{Script=Cyrillic}/u.test(text) ? (text.match(cyrillic) ?? []) : []),
  ];
}
