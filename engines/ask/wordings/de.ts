import type { VisitorWordings } from "../visitor-wordings.ts";

export const de: VisitorWordings = {
  hours:
    /wann .{0,25}(?:auf|offen|geöffnet|zu|da|jemand|besetzt|geschlossen|erreichbar)|(?:bis|ab) (?:wann|wie ?viel uhr).{0,25}(?:auf|offen|geöffnet|da|kommen|bringen|abholen)|(?:habt|haben|seid|sind|hat) .{0,30}(?:offen|geöffnet|\bauf\b)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende).{0,40}(?:offen|auf|geöffnet|kommen|bringen|abholen|da)|(?:an )?welchen tagen/,
  prices:
    /wie ?viel (?:kostet|kosten|zahl|nimmt|macht)|was (?:kostet|kosten|zahl|nehmt|verlangt)|wie teuer|preis(?:e|liste)?\b|kostet (?:das|die|der|ein|es|'s)/,
  payment:
    /(?:mit|per) (?:karte|ec|kreditkarte|paypal|apple pay|bar|rechnung|überweisung|handy)|(?:nehmt|nehmen|akzeptier).{0,20}(?:karte|bar|paypal|apple pay|ec)|wie (?:kann|muss|soll|zahl|bezahl).{0,20}(?:zahlen|bezahlen)?|zahlungsart|bezahl/,
  deposit: /anzahl|vorab .{0,15}(?:zahlen|bezahlen)|im voraus|vorher zahlen|kaution/,
  installments: /rate(?:n|nzahlung)|in raten|monatlich (?:zahlen|abbezahl)|finanzier/,
  discounts: /rabatt|ermäßig|günstiger|vergünstig|nachlass|billiger/,
  parking:
    /park(?:en|platz|plätze)|wo .{0,20}(?:auto|wagen) (?:abstell|steh|hin|lass)|stelle? ich (?:mein|das) auto|auto (?:abstell|stehen)/,
  directions:
    /wie (?:komm|find|gelang).{0,25}(?:hin|zu euch|zu ihnen|dahin)|mit (?:dem )?(?:bus|bahn|zug|tram|auto)|haltestelle|anfahrt/,
  address: /wo (?:seid|sind|liegt|ist|find|befindet)|adresse|in welcher (?:stadt|straße)/,
  contact: /(?:anrufen|erreichen|telefonnummer|schreiben|mailen|whatsapp|kontakt)/,
  "who-runs-it":
    /wer (?:ist|seid|sind|leitet|führt|macht).{0,25}|(?:seit wann|wie lange) (?:gibt|besteh|existier)|chef|inhaber|gegründet/,
  areas:
    /(?:kommt|kommen|fahrt|fahren|liefert|liefern|arbeitet) .{0,20}(?:nach|bis|auch in|zu mir)|wie weit|(?:welche|in welchen) (?:orte|gebiet|städte|region)/,
  pets: /hund(?!ert)|katze|haustier|welpe|tiere?\b/,
  children: /kind(?:er|ern)?\b|sohn|tochter|baby|kleinkind/,
  "minimum-age":
    /(?:ab|in) (?:welchem|wie ?viel|wieviel).{0,15}(?:alter|jahr)|wie alt|\d{1,2}[- ]?jährig|(?:fünf|sechs|sieben|acht|neun|zehn)jährig|zu jung|mit \d{1,2}\b/,
  beginners: /(?:noch nie|keine erfahrung|anfänger|einsteiger|neuling|vorkenntnis|erfahrung (?:nötig|haben))/,
  bring:
    /(?:was|welche).{0,30}(?:mitbring|mitnehm|dabei|einpack)|(?:muss|soll).{0,25}(?:mitbring|mitgeb|mitnehm)|welche (?:unterlagen|papiere)/,
  prepare: /vorher .{0,20}(?:machen|beacht|vorbereit|tun|räum)|vorbereit/,
  "dress-code": /(?:was|welche) .{0,15}(?:anzieh|kleidung|schuhe|trage)|klamotten/,
  booking:
    /(?:wie|wo|kann).{0,30}(?:buch|reservier|anmeld|termin (?:bekomm|mach|vereinbar))|online buchen|platz reservier/,
  "walk-ins":
    /ohne (?:termin|anmeldung|reservierung|voranmeldung)|einfach (?:so )?(?:vorbei|kommen)|spontan|(?:brauche?|muss).{0,20}(?:termin|anmeld|reservier)/,
  cancellation: /absag|stornier|abbestell|nicht kommen|zurücktreten|verhindert/,
  missed: /nicht (?:erschein|auftauch)|termin (?:vergess|verpass)|zu spät|verspät/,
  "missed-class": /(?:stunde|kurs|termin|training).{0,20}(?:verpass|nachhol|ausfall|fehl)|nachholen/,
  refunds: /geld zurück|erstatt/,
  returns: /zurück(?:geb|schick|send)|umtausch|retoure/,
  "how-long-it-takes":
    /wie (?:lange|schnell)|wie viele (?:tage|stunden|wochen|minuten)|wann .{0,20}(?:fertig|zurück|abholbereit)/,
  "response-time": /(?:wann|wie schnell).{0,25}(?:antwort|zurückruf|rückmeld)/,
  emergency:
    /notfall|dringend|sofort|nachts|am wochenende.{0,20}schmerz|schmerz.{0,25}(?:heute|jetzt|sofort)/,
  "spoken-languages":
    /(?:sprecht|sprechen|spricht|redet).{0,30}(?:englisch|deutsch|französisch|türkisch|russisch|polnisch|spanisch|italienisch|arabisch)|welche sprachen/,
  delivery:
    /(?:liefert|liefern|schickt|bringt|versend|verschick).{0,25}(?:nach hause|mir|zu|bis)|lieferung|versand/,
  "pick-up-service":
    /(?:holt|hol|abhol).{0,30}(?:ab|mich|uns|könnt|könnten)|(?:könnt|können) (?:ihr|sie) .{0,30}abholen/,
  accessibility: /rollstuhl|barrierefrei|behindert|ebenerdig|rollator|gehbehindert/,
  wifi: /w-?lan|wifi|wi-fi|internet/,
  warranty: /garantie|gewährleist|kaputt (?:geht|gegangen)/,
  vouchers: /gutschein|verschenk|geschenk/,
  groups: /gruppe|schulklasse|firmenfeier|\d+ (?:leute|personen)/,
  "private-events": /geburtstag|hochzeit|feier|junggesell/,
  "class-size": /wie (?:viele|groß).{0,25}(?:gruppe|kurs|klasse|teilnehm|gleichzeitig)|gruppengröße/,
  included: /inklusive|im preis (?:drin|enthalten|dabei)|dabei\?/,
  rain: /regen|regnet|sturm|wetter|gewitter/,
  equipment:
    /(?:leihen|ausleihen|mieten|eigene[ns]?|brauche ich).{0,20}(?:schuhe|ausrüstung|schläger|gurt|werkzeug|material)|ausrüstung/,
  trial: /prob(?:e|ier)|schnupper/,
  smoking: /rauch/,
  "check-in":
    /(?:wann|ab wann|bis wann).{0,30}(?:anreis|abreis|einchecken|auschecken|raus|ankommen)|check-?in|check-?out/,
  "late-arrival": /spät (?:ankommen|anreisen)|nach mitternacht|spätanreise/,
  "opening-season": /(?:wann|ab wann).{0,25}(?:frühling|frühjahr|sommer|herbst|winter|saison)|saison/,
  breakfast: /frühstück/,
  "new-patients": /(?:nehmt|nehmen).{0,20}(?:neue )?(?:patient|kund|mitglied)/,
  anxious: /angst|nervös|panik|phobie/,
};
