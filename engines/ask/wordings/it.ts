import type { VisitorWordings } from "../visitor-wordings.ts";

export const it: VisitorWordings = {
  hours: /(?:siete aperti|apert[oi]|aprite|chiudete|chius[oi]|orari|a che ora)/,
  prices: /quanto (?:costa|costano|viene|si paga)|prezz[oi]|listino|tariff/,
  payment:
    /(?:pagare|pagamento|accettate).{0,25}(?:carta|contanti|bancomat|paypal|satispay)|come (?:pago|si paga)/,
  parking: /parchegg/,
  pets: /can[ei]\b|gatt[oi]|animali/,
  children: /bambin|figli[oa]/,
  booking: /prenot|riserv/,
  "delivery-cost": /(?:costa|costo|paga).{0,25}(?:consegn|portar|domicilio)/,
  delivery: /consegn|domicilio|portat/,
  areas: /fino a (?:che|dove|quanto)|in che zona|quale zona/,
  cancellation: /disd|annull|cancell/,
  "how-long-it-takes": /quanto (?:tempo|dura|ci vuole)/,
  vouchers: /buon[oi] regalo|regal/,
  complaints: /(?:sbagliat|problema|reclam)/,
  "who-runs-it": /da quando|chi (?:siete|è il)/,
};
