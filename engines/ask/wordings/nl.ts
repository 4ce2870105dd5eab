import type { VisitorWordings } from "../visitor-wordings.ts";

export const nl: VisitorWordings = {
  hours: /wanneer .{0,20}open|(?:zijn jullie|bent u) .{0,20}open|openingsuren|openingstijden|hoe laat/,
  prices: /hoeveel (?:kost|is|betaal)|wat kost|prijs|prijzen|tarief/,
  payment: /betalen|betaling|bankkaart|bancontact|cash|contant/,
  deposit: /voorschot|(?:vooraf|op voorhand).{0,15}betalen|aanbetal|waarborg/,
  parking: /park/,
  pets: /hond|kat(?:ten)?\b|huisdier/,
  children: /kind|zoon|dochter/,
  rain: /regen|storm|weer\b/,
  delivery: /lever|aan huis|bezorg/,
  "how-long-it-takes": /hoe ?lang|hoeveel (?:dagen|uren|tijd)/,
  cancellation: /annul|afzegg/,
  booking: /reserv|boek/,
  areas: /(?:komen|leveren) jullie .{0,15}(?:in|naar|tot)|welke regio|hoe ver/,
  missed: /te laat|vertraagd|later terug/,
};
