import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /\p{L}*leistung(?:en)?|\p{L}*angebote?|\p{L}*kurse?|\p{L}*behandlung(?:en)?|\p{L}*therapien?|\p{L}*massagen?|\p{L}*pakete?|\p{L}*stunden|\p{L}*touren|\p{L}*zimmer|\p{L}*wohnung(?:en)?|services?/u,
  about: /(?:ueber|über|uber)-?(?:uns|mich)|team|wir|zur-person|praxis/,
  kinds: {
    included: [
      "Was ist enthalten?",
      /(?:im preis )?(?:enthalten|inbegriffen|inklusive|inkl)(?:e leistungen)?|leistungsumfang|das ist (?:dabei|enthalten|inklusive)|(?:der )?preis (?:enthält|beinhaltet)|(?:das )?beinhaltet/,
    ],
    excluded: [
      "Was ist nicht enthalten?",
      /nicht (?:im preis )?(?:enthalten|inbegriffen|inklusive)|zusatzkosten|extrakosten|nebenkosten|zusätzliche kosten|weitere kosten|zuzüglich/,
    ],
    duration: ["Wie lange dauert es?", /(?:behandlungs|kurs|reise|fahrt|termin)?dauer|zeitaufwand|wie lange/],
    audience: [
      "Für wen ist das geeignet?",
      /(?:für wen|geeignet für|zielgruppe|ideal für|wer kann (?:teilnehmen|mitmachen))|alter(?:sgruppen?)?|niveau|schwierigkeit/,
    ],
    areas: [
      "In welchem Gebiet sind Sie tätig?",
      /(?:einsatz|einzugs|liefer|service|tätigkeits|arbeits)(?:gebiete?|bereiche?|orte?|region)|wo wir (?:arbeiten|tätig sind)|region(?:en)?/,
    ],
    place: [
      "Wo findet es statt?",
      /(?:veranstaltungs|treff|kurs|unterrichts|trainings|seminar)(?:ort|punkt|raum)e?|ort|treffpunkt|wo/,
    ],
    payment: [
      "Wie kann ich bezahlen?",
      /(?:be)?zahlung(?:sarten|smöglichkeiten|smethoden|sbedingungen|sweise)?|zahlungsmittel|bezahlen/,
    ],
    deposit: ["Muss ich eine Anzahlung oder Kaution leisten?", /kaution|anzahlung/],
    booking: [
      "Wie kann ich buchen oder einen Termin vereinbaren?",
      /(?:online[- ]?)?(?:buchung(?:en|sanfrage)?|terminbuchung|terminvereinbarung|termine?(?: vereinbaren| buchen)?|reservierung(?:en)?|anmeldung|buchen|so (?:buchen sie|melden sie sich an)|so (?:funktioniert|läuft) (?:die |eine |ihre )?(?:buchung|anmeldung|reservierung)|(?:termin|buchungs|reservierungs)anfrage(?: stellen)?)/,
    ],
    cancellation: [
      "Wie kann ich stornieren?",
      /storn(?:ierung(?:en|sbedingungen)?|obedingungen|o)|absage(?:n)?|terminabsage(?:n)?|ausfallhonorar|rücktritt/,
    ],
    amenities: [
      "Welche Ausstattung gibt es?",
      /ausstattung(?:smerkmale)?|einrichtung|annehmlichkeiten|komfort/,
    ],
    rules: [
      "Welche Regeln gelten?",
      /(?:haus|platz|bade|vereins|spiel)?(?:ordnung|regeln)|hausregeln|benimmregeln|nutzungsbedingungen/,
    ],
    directions: [
      "Wie komme ich zu Ihnen?",
      /anfahrt(?:sbeschreibung|sskizze)?|anreise mit .{3,20}|wegbeschreibung|so finden sie (?:uns|zu uns)|lage und anfahrt|öffentliche verkehrsmittel|mit (?:dem auto|der bahn|bus und bahn)/,
    ],
    parking: ["Wo kann ich parken?", /parken|park(?:plätze|platz|möglichkeiten)|stellplätze/],
    arrival: ["Wann kann ich anreisen?", /anreise(?:zeit)?|check[- ]?in|ankunft/],
    departure: ["Wann muss ich abreisen?", /abreise(?:zeit)?|check[- ]?out/],
    process: [
      "Wie läuft es ab?",
      /(?:der )?(?:behandlungs|kurs|projekt)?ablauf|(?:so|wie) (?:funktioniert(?:['’]?s| es)|läuft es ab|gehen wir vor|arbeiten wir)|(?:unsere )?(?:arbeits|vorgehens)weise|vorgehen|(?:unser |der )?prozess|schritt für schritt|was sie erwartet|in \d schritten/,
    ],
    qualifications: [
      "Welche Qualifikationen haben Sie?",
      /qualifikation(?:en)?|aus(?:-? und weiter|-? und fort)?bildung(?:en)?|weiterbildung(?:en)?|fortbildung(?:en)?|zertifi(?:kate|zierung(?:en)?)|mitgliedschaften|vita|werdegang|lebenslauf/,
    ],
    "group-size": [
      "Wie viele Personen können teilnehmen?",
      /(?:gruppen|kurs)(?:größen?|stärke)|(?:max(?:imale|\.)? )?(?:teilnehmer(?:zahl)?|personen(?:zahl)?|plätze)|kapazität/,
    ],
    materials: ["Welche Materialien verwenden Sie?", /material(?:ien)?|werkstoffe|zutaten|stoffe/],
    vouchers: ["Gibt es Gutscheine?", /(?:geschenk)?gutscheine?/],
    discounts: ["Gibt es Rabatte?", /rabatte?|ermäßigung(?:en)?|vergünstigung(?:en)?|sonderaktion(?:en)?/],
    emergency: [
      "Was mache ich im Notfall?",
      /not(?:fall|fälle|dienst|ruf)(?:nummern?|telefon)?|bereitschaft(?:sdienst)?/,
    ],
    "first-visit": [
      "Was passiert beim ersten Termin?",
      /(?:ihr |der )?(?:erst(?:termin|besuch|gespräch|e[rn]? (?:termin|besuch|behandlung|stunde|gespräch)))|(?:neu(?:e )?(?:patienten|kunden|mitglieder))|probe(?:stunde|training)|schnupperstunde/,
    ],
    warranty: ["Gibt es eine Garantie?", /garantien?|gewährleistung/],
    bring: [
      "Was soll ich mitbringen?",
      /(?:bitte )?mitbringen|was (?:sie )?mitbringen (?:sollten|müssen)|mitzubringen|kleidung|was brauche ich/,
    ],
    requirements: [
      "Welche Voraussetzungen gibt es?",
      /voraussetzung(?:en)?|teilnahme(?:bedingungen|voraussetzungen)|vorkenntnisse|bedingungen|vor (?:dem|der|ihrem?) (?:termin|behandlung|besuch)/,
    ],
    delivery: [
      "Wie funktioniert die Lieferung?",
      /liefer(?:ung|service|bedingungen)|versand(?:kosten|bedingungen)?|abholung(?: und lieferung)?/,
    ],
    minimum: ["Gibt es ein Minimum?", /mindest(?:aufenthalt|bestellwert|mietdauer|buchung|laufzeit|abnahme)/],
    treats: [
      "Was behandeln Sie?",
      /(?:was )?(?:wir|ich) behandeln?(?: wir| ich)?(?: .{3,20})?|(?:krankheits|beschwerde)bilder|beschwerden|indikationen|anwendungsgebiete|typische beschwerden/,
    ],
    hours: [
      "Wann haben Sie geöffnet?",
      /(?:öffnungs|geschäfts|sprech|büro|bürozeit|praxis|telefon)(?:zeiten|stunden)|wann wir (?:da|geöffnet) (?:sind|haben)|erreichbarkeit/,
    ],
  },
};
