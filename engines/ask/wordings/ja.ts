import type { VisitorWordings } from "../visitor-wordings.ts";

export const ja: VisitorWordings = {
  pets: /ペット(?!ボトル)|愛犬|(?:犬|猫|動物)(?=を|と|は|も|が|連れ|同伴|$)/,
  parking: /駐車|(?:車|くるま)(?:で|は|を).{0,15}(?:停め|止め|駐め|とめ)/,
  smoking: /たばこ|タバコ|煙草|喫煙|禁煙|吸え/,
  "check-in": /チェックイン|チェックアウト|何時に(?:着|入|出)/,
  "late-arrival": /門限|夜(?:中|遅く)に?(?:着|到着|なって)|深夜に(?:着|到着)/,
  breakfast: /朝食|朝ご(?:はん|飯)/,
  luggage: /荷物/,
  payment: /支払|(?:クレジット)?カード(?!キー|ケース|ゲーム)(?=で|は|も|払|が|使|$)|現金|paypay/i,
  cancellation: /キャンセル|取り消/,
  prices: /いくら(?!で(?:す|も)か?丼|丼|でも)|料金|値段/,
  children: /子(?:供|ども)|お子(?:様|さん|さま)/,
  wifi: /wi[ -]?fi|インターネット/i,
  bikes: /自転車/,
  laundry: /洗濯/,
  accessibility: /車いす|車椅子|バリアフリー/,
  "spoken-languages": /(?:英語|韓国語|中国語)(?=で|は|が|を|も|話|通)/,
  booking: /予約/,
};
