import type { VisitorWordings } from "../visitor-wordings.ts";

export const it: VisitorWordings = {
  hours:
    /siete aperti|apert[oi] (?:il|la|oggi|domani|a)|aprite|chiudete|orari|a che ora .{0,20}\b(?:apr|chiud)\w*/,
  prices: /quanto (?:costa|costano|viene|si paga)|prezz[oi]|listino|tariff[ae]/,
  payment:
    /(?:pagare|pagamento|accettate) .{0,25}\b(?:cart[ae]|contanti|bancomat|paypal|satispay)|come (?:pago|si paga)/,
  parking: /parchegg\w*/,
  pets: /can[ei]|cagnolin[oi]|gatt[oi]|animali/,
  children: /bambin[oiae]|(?:mio|mia|nostr[oa]) figli[oa]|figli/,
  booking: /prenot\w*|riservare/,
  "delivery-cost": /(?:costa|costo|paga) .{0,25}\b(?:consegn\w*|portar\w*|domicilio)/,
  delivery: /consegn\w*|a domicilio/,
  areas: /fino a (?:che|dove|quanto)|in che zona|quale zona/,
  cancellation: /disdi\w*|disdett\w*|annull\w*|cancellare|cancellazione/,
  "how-long-it-takes": /quanto (?:tempo|dura|ci vuole)/,
  vouchers: /buon[oi] regalo|regalare/,
  complaints: /sbagliat[oiae]|reclam[oi]/,
  "who-runs-it": /da quando (?:esist|siete|fate)\w*|chi siete|chi è il (?:titolare|proprietario|capo)/,
};
