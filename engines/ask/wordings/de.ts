import type { VisitorWordings } from "../visitor-wordings.ts";

export const de: VisitorWordings = {
  hours:
    /wann .{0,25}\b(?:auf|offen|geöffnet|jemand da|besetzt|geschlossen|erreichbar)|wann (?:habt|haben|seid|sind|macht|machen|hat) .{0,20}\bzu|(?:bis|ab) (?:wann|wie ?viel uhr) .{0,25}\b(?:auf|offen|geöffnet|da|kommen|bringen|abholen)|(?:habt|haben|seid|sind|hat) .{0,30}\b(?:offen|geöffnet|auf)|(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende) .{0,40}\b(?:offen|auf|geöffnet|kommen|bringen|abholen)|(?:an )?welchen tagen/,
  prices:
    /wie ?viel (?:kostet|kosten|zahl\w*|nimmt|macht)|was (?:kostet|kosten|zahl\w*|nehmt|verlangt)|wie teuer|preis(?:e|liste)?|kostet (?:das|die|der|ein|es|'s)/,
  payment:
    /(?:mit|per) (?:karte|ec|ec-?karte|kreditkarte|paypal|apple pay|bargeld|rechnung|überweisung) .{0,20}\b(?:be)?zahl\w*|(?:be)?zahl\w* .{0,20}\b(?:mit|per|auf) (?:karte|ec|kreditkarte|paypal|apple pay|rechnung|überweisung)|(?:nehmt|nehmen|akzeptier\w*) .{0,20}\b(?:\w*karten?|bargeld|paypal|apple pay|ec)|wie (?:kann|muss|soll) .{0,20}\b(?:be)?zahlen|wie (?:be)?zahl\w*|zahlungsart(?:en)?|(?:bar|mit karte|kontaktlos) (?:be)?zahlen/,
  deposit: /anzahlung\w*|vorab .{0,15}\b(?:be)?zahlen|im voraus (?:be)?zahlen|vorher (?:be)?zahlen|kaution/,
  installments:
    /raten(?:zahlung|kauf|weise)|in raten|monatlich (?:(?:be)?zahlen|abbezahl\w*)|finanzier(?:en|ung|bar)/,
  discounts: /\w*rabatte?|ermäßig\w*|günstiger|vergünstig\w*|preisnachlass|nachlass|billiger/,
  parking:
    /park(?:en|platz|plätze|plätzen|möglichkeit\w*)|wo .{0,20}\b(?:auto|wagen) (?:abstell\w*|steh\w*|hinstell\w*|lassen)|stelle? ich (?:mein|das) auto|auto (?:abstellen|stehen)/,
  directions:
    /wie (?:komm|find|gelang)\w* .{0,25}\b(?:hin|zu euch|zu ihnen|dahin)|mit (?:dem |der )?(?:bus|bahn|zug|tram|auto) (?:zu|hin|kommen|erreich\w*|da)|haltestelle|anfahrt/,
  address:
    /wo (?:seid|sind|liegt|befindet|befinden|find\w*) (?:ihr|sie|sich|ich euch|ich sie|der laden|das geschäft|die praxis|das büro)|wo ist (?:der laden|das geschäft|die praxis|das büro|das studio|die werkstatt|der treffpunkt)|(?:eure|ihre|die) adresse|adresse (?:fürs|für das|ins) navi\w*|in welcher (?:stadt|straße)/,
  contact:
    /(?:euch|ihnen|sie|jemanden?) .{0,15}\b(?:anrufen|erreichen|schreiben|mailen|kontaktieren)|telefonnummer|whatsapp|kontaktdaten/,
  "who-runs-it":
    /wer (?:seid|sind) (?:ihr|sie)|wer (?:leitet|führt|betreibt|steckt)|wer ist (?:der|die|hier der|hier die) (?:chef|chefin|inhaber|inhaberin|besitzer)|(?:seit wann|wie lange) (?:gibt|besteh\w*|existier\w*)|(?:chef|inhaber)(?:in)?|gegründet/,
  areas:
    /(?:kommt|kommen|fahrt|fahren|liefert|liefern|arbeitet) (?:ihr|sie|auch) .{0,20}\b(?:nach|bis|in|zu mir)|wie weit (?:fahrt|kommt|liefert|fahren|kommen|liefern)|(?:welche|in welchen|welchen) (?:orten?|gebieten?|städten?|region\w*)/,
  pets: /\w*hunde?(?:n|s)?(?: .{0,15}\bmit(?:nehmen|bringen|kommen)?)?|hündin|katzen?|haustiere?n?|welpen?|tiere?n?/,
  children: /kind(?:er|ern|es)?|(?:mein|unser)\w* (?:sohn|tochter)|babys?|kleinkind(?:er|ern)?/,
  "minimum-age":
    /(?:ab|in) (?:welchem|wie ?viel|wieviel) .{0,10}\b(?:alter|jahr\w*)|wie alt (?:muss|müssen|soll\w*|darf)|\d{1,2}[- ]?jährig\w*|(?:fünf|sechs|sieben|acht|neun|zehn)jährig\w*|zu jung|mit \d{1,2}(?= (?:jahren|schon|allein|mitmachen|mitfahren)|[?.! ]*$)/,
  beginners:
    /noch nie|keine erfahrung|anfänger\w*|einsteiger\w*|neuling\w*|vorkenntnis\w*|erfahrung (?:nötig|haben)/,
  bring:
    /(?:was|welche) .{0,30}\b(?:mitbring\w*|mitnehm\w*|dabei ?haben|einpacken)|(?:muss|soll) .{0,25}\b(?:mitbring\w*|mitgeb\w*|mitnehm\w*)|welche (?:unterlagen|papiere)/,
  prepare: /vorher .{0,20}\b(?:machen|beacht\w*|vorbereit\w*|tun|räum\w*)|(?:mich|etwas|was) vorbereiten/,
  "dress-code": /(?:was|welche) .{0,15}\b(?:anzieh\w*|kleidung|schuhe|trage\w*)/,
  booking:
    /(?:wie|wo|kann) .{0,30}\b(?:buche?n?|buchbar|reservieren?|anmelden?|termin (?:bekomm\w*|mach\w*|vereinbar\w*))|online buchen|platz reservieren/,
  "walk-ins":
    /ohne (?:termin|anmeldung|reservierung|voranmeldung)|einfach (?:so )?(?:vorbei\w*|kommen)|spontan|(?:brauche?|muss) .{0,20}\b(?:termin|anmeld\w*|reservier\w*)/,
  cancellation: /absag\w*|stornier\w*|abbestell\w*|nicht kommen|zurücktreten|verhindert/,
  missed: /nicht (?:erschein\w*|auftauch\w*)|termin (?:vergess\w*|verpass\w*)|zu spät|verspät\w*/,
  "missed-class":
    /(?:stunde|kurs|termin|training) .{0,20}\b(?:verpass\w*|nachhol\w*|ausfall\w*|fehle?n?)|nachholen/,
  refunds: /geld zurück|erstatt\w*|rückerstatt\w*/,
  returns: /zurück(?:geb|schick|send)\w*|umtausch\w*|retouren?/,
  "how-long-it-takes":
    /wie (?:lange|schnell)|wie viele (?:tage|stunden|wochen|minuten)|wann .{0,20}\b(?:fertig|zurück|abholbereit)/,
  "response-time": /(?:wann|wie schnell) .{0,25}\b(?:antwort\w*|zurückruf\w*|rückmeld\w*)/,
  emergency:
    /notf[aä]ll\w*|notdienst|dringend|am wochenende .{0,20}\bschmerz\w*|schmerz\w* .{0,25}\b(?:heute|jetzt|sofort)/,
  "spoken-languages":
    /(?:sprecht|sprechen|spricht|redet) .{0,30}\b(?:englisch|deutsch|französisch|türkisch|russisch|polnisch|spanisch|italienisch|arabisch)|welche sprachen/,
  delivery:
    /(?:liefert|liefern|schickt|bringt|versend\w*|verschick\w*) .{0,25}\b(?:nach hause|mir|zu mir|bis)|\w*lieferung\w*|versand\w*/,
  "pick-up-service":
    /(?:holt|hol) (?:ihr|sie|mich|uns) .{0,30}\bab|(?:könnt|können) (?:ihr|sie) .{0,30}\babholen/,
  accessibility: /rollstuhl\w*|barrierefrei\w*|behindert\w*|ebenerdig|rollator|gehbehindert\w*/,
  wifi: /w-?lan|wifi|wi-fi|internet(?:zugang|verbindung)?/,
  warranty: /garantie|gewährleistung|kaputt ?(?:geht|gegangen)/,
  vouchers: /\w*gutscheine?n?|verschenken|geschenk(?:karte|gutschein)?/,
  groups: /gruppen?|schulklassen?|firmenfeier|\d+ (?:leute|personen)/,
  "private-events":
    /(?:\w*geburtstag|hochzeit|firmenfeier|junggesell\w*) .{0,25}\b(?:feiern|mieten|buchen|ausrichten|veranstalten)|(?:private|geschlossene) (?:feier|gesellschaft|veranstaltung)\w*/,
  "class-size":
    /wie (?:viele|groß) .{0,25}\b(?:\w*gruppen?|\w*kurse?|klassen?|teilnehm\w*|gleichzeitig)|gruppengröße/,
  included: /inklusive|im preis (?:drin|enthalten|dabei|inbegriffen)/,
  rain: /regen(?:wetter)?|regnet|sturm|stürmt|\w*wetter|gewitter/,
  equipment:
    /(?:leihen|ausleihen|mieten|eigene[ns]?|brauche ich) .{0,20}\b(?:\w*schuhe|ausrüstung|schläger|\w*gurt|werkzeug|material)|(?:\w*schuhe|ausrüstung|schläger|\w*gurt|werkzeug|material) .{0,20}\b(?:aus)?leihen|ausrüstung/,
  trial: /probe(?:stunde|training|tag|abo|woche|n)|(?:aus)?probieren|schnupper\w*/,
  smoking: /rauchen|raucht|raucher\w*|nichtraucher\w*|rauchverbot/,
  "check-in":
    /(?:wann|ab wann|bis wann) .{0,30}\b(?:anreise\w*|abreise\w*|einchecken|auschecken|raus|ankommen)|check-?in|check-?out/,
  "late-arrival": /spät (?:ankommen|anreisen)|nach mitternacht|spätanreise/,
  "opening-season": /(?:wann|ab wann) .{0,25}\b(?:frühling|frühjahr|sommer|herbst|winter|saison)|saison\w*/,
  breakfast: /frühstück\w*/,
  "new-patients": /(?:nehmt|nehmen) .{0,20}\bneue (?:patient|kund|mitglied)\w*/,
  anxious: /(?:\w*angst|nervös|panik|phobie)/,
};
