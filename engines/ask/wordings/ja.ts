import type { VisitorWordings } from "../visitor-wordings.ts";

export const ja: VisitorWordings = {
  pets: /ペット|犬|猫|動物/,
  parking: /駐車|(?:車|くるま)(?:で|は|を).{0,15}(?:停|止|駐|とめ)/,
  smoking: /たばこ|タバコ|煙草|喫煙|禁煙|吸え/,
  "check-in": /チェックイン|チェックアウト|何時に(?:着|入|出)/,
  "late-arrival": /門限|夜(?:中|遅)|深夜/,
  breakfast: /朝食|朝ご(?:はん|飯)/,
  luggage: /荷物/,
  payment: /支払|カード|現金|paypay/i,
  cancellation: /キャンセル|取り消/,
  prices: /いくら|料金|値段/,
  children: /子(?:供|ども)|お子/,
  wifi: /wi-?fi|インターネット/i,
  bikes: /自転車/,
  laundry: /洗濯/,
  accessibility: /車いす|車椅子|バリアフリー/,
  "spoken-languages": /英語|韓国語|中国語/,
  booking: /予約/,
};
