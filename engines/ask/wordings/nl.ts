import type { VisitorWordings } from "../visitor-wordings.ts";

export const nl: VisitorWordings = {
  hours:
    /wanneer .{0,20}\bopen|(?:zijn jullie|bent u) .{0,20}\bopen|openingsuren|openingstijden|(?:tot|vanaf) hoe laat|hoe laat .{0,20}\b(?:open|dicht|sluit\w*)/,
  prices: /hoeveel (?:kost|kosten|is|betaal\w*)|wat kost(?:en)?|prijs|prijzen|tarie(?:f|ven)/,
  payment:
    /(?:met|per) (?:bankkaart|kaart|bancontact|cash|overschrijving) betalen|betalen (?:met|per)|(?:hoe|cash|contant) .{0,15}\bbetalen|betaling|bankkaart|bancontact|cash/,
  deposit: /voorschot|(?:vooraf|op voorhand) .{0,15}\bbetalen|aanbetal\w*|waarborg/,
  parking: /parkeer\w*|parkeren|parking/,
  pets: /\w*hond(?:en|je|jes)?(?: .{0,15}\bmee(?:nemen|brengen|komen)?)?|kat(?:ten|je|jes)?|huisdier(?:en)?/,
  children: /kind(?:eren|je|jes)?|(?:mijn|onze) (?:zoon|dochter)/,
  rain: /regent?|storm|stormt|(?:slecht|met dit|bij slecht) weer/,
  delivery: /leveren|levert|\w*levering|aan huis|bezorg\w*/,
  "how-long-it-takes": /hoe ?lang|hoeveel (?:dagen|uren|tijd)/,
  cancellation: /annul\w*|afzeggen/,
  booking: /reserveren|reservering|reservatie|(?:kan|hoe|waar|online) .{0,15}\bboeken|boeking/,
  areas: /(?:komen|leveren) jullie .{0,15}\b(?:in|naar|tot)|welke regio|hoe ver/,
  missed: /te laat|vertraagd|later terug/,
  address:
    /waar (?:zitten|zijn|is|ligt|vind|bevind\w*) (?:jullie|je|u|ik jullie|de (?:winkel|praktijk|zaak)|het)(?: .{0,15})?|(?:jullie|uw|het) adres|adres(?: voor de navigatie)?/,
  contact: /(?:jullie|u|je) .{0,15}\b(?:bellen|bereiken|mailen|contacteren)|telefoonnummer|whatsapp/,
  directions: /hoe kom ik (?:er|bij|daar|naar)|met (?:de )?(?:bus|trein|tram|auto|ov|openbaar vervoer)/,
  "who-runs-it":
    /wie (?:ben|bent|zijn) (?:je|u|jullie)|wie (?:leidt|runt|is de (?:eigenaar|baas))|eigenaar|hoe ?lang (?:bestaan|bestaat)/,
  groups: /groep(?:en|je|jes)?|schoolklas(?:sen)?|met \d+ (?:man|mensen|personen)/,
  "private-events":
    /(?:vieren|huren|organiseren) .{0,30}\b(?:verjaardag|bruiloft|zaal|feest\w*)|(?:verjaardag|bruiloft|feest\w*) .{0,25}\b(?:vieren|houden|geven)/,
  "spoken-languages": /spre(?:ken|ekt|ek) .{0,15}\b(?:engels|duits|frans|spaans|arabisch)|welke talen/,
  wifi: /wifi|wi-fi|(?:is er|hebben jullie) .{0,10}internet/,
  breakfast: /ontbijt\w*/,
  discounts: /korting(?:en)?|goedkoper/,
  refunds: /geld terug|terugbetal\w*|restitutie/,
  returns: /terugsturen|retour(?:neren|tje)?|ruilen/,
  "walk-ins":
    /zonder (?:afspraak|reservering|aanmelding)|(?:moet|nodig) .{0,20}\b(?:afspraak|reserveren|aanmelden)/,
  "check-in":
    /(?:hoe laat|wanneer) .{0,25}\b(?:inchecken|uitchecken|aankomen|vertrekken)|check-?in|check-?out/,
  smoking: /roken|rookvrij|rookruimte/,
  "dress-code": /(?:wat|welke) .{0,15}\b(?:aantrekken|kleding|schoenen)/,
  bring: /(?:wat|moet) .{0,20}\b(?:meenemen|meebrengen)/,
  beginners: /beginners?|geen ervaring|nog nooit|ervaring nodig/,
  "minimum-age":
    /(?:welke|vanaf welke) leeftijd|hoe oud (?:moet|mag)|is \d{1,2} jaar|(?:zoon|dochter|kind\w*) van \d{1,2}|vanaf \d{1,2} jaar/,
  "air-conditioning": /airco(?:nditioning)?/,
  "outdoor-seating": /terras|buiten (?:zitten|eten)/,
  accessibility: /rolstoel\w*|gehandicap\w*|mindervalide\w*|toegankelijk\w*/,
  trial: /proefles(?:sen|je)?|gratis (?:proberen|proef\w*)|uitproberen/,
  emergency: /spoed\w*|dringend|noodgeval(?:len)?/,
  join: /lid worden|lidmaatschap|inschrijven|aanmelden/,
  volunteer: /vrijwillig\w*/,
  donate: /doneren|donatie|schenken/,
  vouchers: /cadeaubon(?:nen)?|cadeaukaart(?:en)?|kado ?bon(?:nen)?/,
  linen: /beddengoed|lakens|handdoeken/,
  included: /inbegrepen|inclusief/,
  "class-size":
    /hoeveel (?:kinderen|mensen|deelnemers|personen) .{0,20}\b(?:groep|klas|les|per)|groepsgrootte/,
};
