import type { VisitorWordings } from "../visitor-wordings.ts";

export const nl: VisitorWordings = {
  hours:
    /wanneer .{0,20}\bopen|(?:zijn jullie|bent u) .{0,20}\bopen|openingsuren|openingstijden|(?:tot|vanaf) hoe laat|hoe laat .{0,20}\b(?:open|dicht|sluit\w*)/,
  prices: /hoeveel (?:kost|kosten|is|betaal\w*)|wat kost(?:en)?|prijs|prijzen|tarie(?:f|ven)/,
  payment:
    /(?:met|per) (?:bankkaart|kaart|bancontact|cash|overschrijving) betalen|betalen (?:met|per)|(?:hoe|cash|contant) .{0,15}\bbetalen|betaling|bankkaart|bancontact|cash/,
  deposit: /voorschot|(?:vooraf|op voorhand) .{0,15}\bbetalen|aanbetal\w*|waarborg/,
  parking: /parkeer\w*|parkeren|parking/,
  pets: /\w*hond(?:en|je|jes)?|kat(?:ten|je|jes)?|huisdier(?:en)?/,
  children: /kind(?:eren|je|jes)?|(?:mijn|onze) (?:zoon|dochter)/,
  rain: /regent?|storm|stormt|(?:slecht|met dit|bij slecht) weer/,
  delivery: /leveren|levert|\w*levering|aan huis|bezorg\w*/,
  "how-long-it-takes": /hoe ?lang|hoeveel (?:dagen|uren|tijd)/,
  cancellation: /annul\w*|afzeggen/,
  booking: /reserveren|reservering|reservatie|(?:kan|hoe|waar|online) .{0,15}\bboeken|boeking/,
  areas: /(?:komen|leveren) jullie .{0,15}\b(?:in|naar|tot)|welke regio|hoe ver/,
  missed: /te laat|vertraagd|later terug/,
};
