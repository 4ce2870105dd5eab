import type { LanguageWords } from "../language-words.ts";

/** German: complete. Words match within compounds. */
export const de = {
  persons:
    /wir|uns(?:er\w*)?|Sie|Ihn?(?:en|r\w*)|du|dir|dein\w*|ihr|euch|eue?r\w*|man|Gäste\w*|Gast|Besucher\w*|Kunden?|Kundinnen|Mandant\w*|Patient\w*|Mitglied\w*|Spieler\w*|Teilnehmer\w*|Teilnehmende\w*|Schüler\w*|Eltern|Kinder\w*|Familien|Anfänger\w*|jeder|alle|(?:das|die|der|jede[sr]?) (?:gesamte |ganze |obere |untere )?(?:Hotel|Gasthof|Apartment|Haus|Restaurant|Ferienwohnung|Wohnung|Praxis|Zimmer|Verein|Fahrschule|Schule|Kanzlei|Salon|Laden|Werkstatt|Team)|es gibt|zur Verfügung|vorhanden/,
  affirms:
    /inklusive|inbegriffen\w*|barrierefrei\w*|rollstuhl\w*|enthalten\w*|kostenlos\w*|kostenfrei\w*|gratis|frei\w*|willkommen\w*|erlaubt\w*|gestattet\w*|verboten\w*|akzeptier\w*|biet\w*|angebot|verfügbar\w*|vorhanden\w*|möglich\w*|kann|können|darf|dürfen|gibt es|haben|hat|nicht|kein\w*|auf Anfrage|erforderlich\w*|nötig|notwendig\w*|steht|stehen|ausgestattet\w*|mit/,
  acts: /ruf\w*|anruf\w*|telefon\w*|e-?mail|mail|schreib\w*|kontakt\w*|besuch\w*|buch\w*|reservier\w*|bestell\w*|online|formular\w*|website|anmeld\w*|meld\w*|bewerb\w*|send\w*|schick\w*|komm\w*|frag\w*|klick\w*|vereinbar\w*|per|über|app|spend\w*|nachricht\w*|whatsapp/,
  intents: {
    contact: ["Wie kann ich Sie kontaktieren?", /kontakt|erreich|telefonnummer|e-?mail/],
    address: ["Wo finde ich Sie?", /wo (?:finde|sind|ist|befindet|liegt)|adresse|standort/],
    hours: [
      "Wann haben Sie geöffnet?",
      /öffnungszeit|geöffnet|wann .{0,20}(?:offen|auf)|bürozeit|sprechzeit/,
      /(?:büro|laden|geschäft|praxis|küche|restaurant|studio).{0,20} (?:ist|hat) .{0,30}(?:geöffnet|offen) .{0,30}\d/,
    ],
    prices: ["Was kostet das?", /kostet|kosten|preis|tarif|gebühr|honorar/],
    "who-runs-it": [
      "Wer steht hinter {company}?",
      /wer (?:sind|ist|steckt|steht|leitet|betreibt)|über (?:sie|euch)|inhaber/,
      /[Ii]nhabergeführt|geführt von [A-ZÄÖÜ]|gegründet von|[Ii]nhaber(?:in)?:? [A-ZÄÖÜ]/,
    ],
    jobs: [
      "Suchen Sie Mitarbeiter?",
      /(?:offene|freie)[nrs]? stellen?|stellen? frei|stellen(?:angebot|anzeige|ausschreibung|markt)|jobs\b|(?:einen|als|um) job\b|bewerb|(?:suchen|brauchen|stellen) sie .{0,20}mitarbeiter|mitarbeiter(?:in)? werden|ausbildungspl/,
      /wir suchen (?:dich|sie|verstärkung|ab sofort|zur)|stellenangebot|bewerb(?:en sie|ung an|dich)/,
    ],
    payment:
      /(?:zahlung|bezahl\w*|zahlen) .{0,50}(?:bar|karte|überweisung|rechnung|paypal|ec|vor ort|möglich|lastschrift)|kartenzahlung|nur bar|(?:ec|kredit)-?karten? .{0,30}(?:akzept|möglich)|akzeptieren .{0,40}(?:karte|bar)/,
    invoice: ["Bekomme ich eine Rechnung?", /rechnung|quittung/],
    parking: /park(?:platz|plätze|en|möglich|haus)|stellpl[aä]tz|tiefgarage/,
    directions:
      /(?:\d+|wenige|fünf|zehn) ?(?:minuten|min|gehminuten|km|meter|m)\b.{0,50}(?:bahnhof|haltestelle|station|bus|u-bahn|autobahn|flughafen|zentrum|altstadt|innenstadt|ortskern)|(?:bahnhof|haltestelle|station|flughafen).{0,40}\d+ ?(?:gehminuten|(?:minuten|min|km|meter|m) (?:entfernt|zu fuß))|(?:bus|s-bahn|u-bahn|straßenbahn|tram)(?:halte|linie| |station)|autobahn.{0,20}ausfahrt|bahnhof .{0,30}min/,
    accessibility:
      /(?<!web.{0,80})(?:rollstuhl|barrierefrei(?!heitserkl)|stufenlos|behindertengerecht)(?!.{0,80}(?:web|informationstechnik))/,
    "spoken-languages": /(?:[Ww]ir|[Uu]nser [Tt]eam) (?:sprechen|spricht) (?:auch )?[A-ZÄÖÜ]|Fremdsprachen/,
    booking:
      /(?:buch|reservier|vereinbar)\w* .{0,60}(?:online|telefon|anruf|mail|formular|app|termin|tisch|zimmer)|(?:online|telefonisch|per mail) .{0,30}(?:buch|reserv|vereinbar)|terminvereinbarung|tischreservierung|reservierung\w* .{0,30}(?:unter|per|erforderlich|empf|telefon)/,
    "walk-ins": [
      "Brauche ich einen Termin?",
      /(?:ohne|brauche|nötig).{0,20}(?:termin|reserv|anmeld)|voranmeldung|spontan/,
      /(?:benötigen|brauchen) (?:sie|ihr|wir) .{0,30}\btermin|\btermin (?:ist |sind )?(?:erforderlich|notwendig|nötig)|ohne (?:voranmeldung|termin|anmeldung|reservierung)|nur (?:nach|mit) (?:termin|vereinbarung|voranmeldung|terminvereinbarung|reservierung)|voranmeldung/,
    ],
    cancellation:
      /stornier|stornofrist|storno|absage.{0,40}(?:stunden|tage)|(?:termin|kurs|stunde)\w* .{0,30}abge?sag/,
    "open-sundays": [
      "Haben Sie sonntags geöffnet?",
      /sonntag/,
      /sonntags?\b.{0,30}(?:geschlossen|geöffnet|ruhetag|offen|\d)|täglich (?:geöffnet|von|ab)/,
    ],
    "open-holidays": [
      "Haben Sie an Feiertagen geöffnet?",
      /feiertag|weihnacht|ostern|silvester/,
      /feiertag\w*.{0,30}(?:geschlossen|geöffnet|offen|\d)/,
    ],
    vouchers: /gutschein/,
    discounts:
      /(?:rabatt|ermäßig|nachlass)\w*.{0,50}(?:für|ab|bei|\d)|\d+ ?% (?:rabatt|ermäßigung|nachlass|günstiger)/,
    deposit: /anzahlung|kaution/,
    installments: [
      "Kann ich in Raten zahlen?",
      /(?<!\p{L})raten|finanzier/u,
      /ratenzahl|in raten|finanzierung/,
    ],
    groups: [
      "Nehmen Sie Gruppen auf?",
      /gruppe|reisegesellschaft|schulklasse|busse/,
      /gruppen (?:bis|ab|von|sind)(?! \d+ jahr)|für gruppen|reisegruppen|gesellschaften/,
    ],
    children: [
      "Sind Kinder willkommen?",
      /kinder|familien|baby/,
      /kinder\w* .{0,30}(?:willkommen|gern gesehen|erlaubt)|(?:kinder|familien)freundlich/,
    ],
    pets: /haustier|hund(?!ert)|(?<!\p{L})(?:(?:mit|keine?|(?:ihr|eur|euer|dein|eigen|klein)(?:e[mnrs]?)?) tieren?|tieren? (?:sind|dürfen|können|kosten|erlaubt|willkommen|gestattet))(?!\p{L})/u,
    "minimum-age":
      /ab \d{1,2}(?:,5|½)? jahren?|(?:kinder|jugendliche|schüler(?:innen)?|mädchen|jungen)n? (?:[\p{L}-]+ ){0,3}(?:(?:von|zwischen) \d{1,2} (?:bis|und) \d{1,2} jahren?|ab (?:dem )?(?:vollendeten )?(?:\d{1,2}\.|ersten|zweiten|dritten|vierten|fünften|sechsten) lebensjahr)|mindestalter|(?:mindestens|unter) \d{1,2} jahre|\d{1,2} jahre alt/u,
    licensed:
      /(?:wir sind|unser (?:team|betrieb)) .{0,40}(?:zertifiziert|versichert|zugelassen|geprüft)|meisterbetrieb|zertifizierte?r? (?:betrieb|partner)|innungsbetrieb/,
    areas:
      /einsatzgebiet\w* .{3,}|liefergebiet\w* .{3,}|einzugsgebiet\w* .{3,}|(?:sind|kommen|liefern|arbeiten|betreuen|fahren) .{0,40}(?:im (?:raum|umkreis|landkreis|großraum|kreis|gebiet)|umkreis von|in und um|in ganz|in der region|bundesweit|deutschlandweit).{3,}|in [\p{L}-]+ und (?:umgebung|der region|umland)/u,
    delivery:
      /(?:wir (?:liefern|versenden|verschicken) (?!(?:[a-zäöüß]+ ){1,3}in (?:[a-zäöüß]+ )?qualität|material)|lieferung (?:frei|nach|inner|kosten|ist|erfolgt)|versand (?:nach|kosten|erfolgt|inner)|lieferservice|lieferdienst)/,
    "delivery-cost": ["Was kostet die Lieferung?", /liefer\w*kosten|versandkosten|porto|versandkostenfrei/],
    "minimum-order": [
      "Gibt es einen Mindestbestellwert?",
      /mindestbestell|mindestabnahme|mindestauftrag|mindestmenge/,
    ],
    warranty:
      /(?:\d+|zwei|fünf|zehn) (?:jahre|monate) (?:garantie|gewährleistung)|(?:garantie|gewährleistung) (?:auf|von|für|beträgt)/,
    returns: /rückgabe|rücksend|umtausch|widerrufsrecht .{0,30}tage/,
    refunds: /(?:geld zurück|erstatt\w+|rückerstatt\w+) .{0,40}/,
    quote:
      /(?:kostenloses?|unverbindliches?|kostenfreies?) .{0,20}(?:angebot|kostenvoranschlag)|kostenvoranschlag/,
    "response-time": [
      "Wie schnell antworten Sie?",
      /(?:wie (?:schnell|lange)).{0,30}(?:antwort|rückmeld|melde)|rückmeldung/,
      /(?:antwort|rückmeldung|melden uns|rückruf).{0,40}(?:stunden|tag|werktag)/,
    ],
    "how-long-it-takes": ["Wie lange dauert das?", /wie lange|dauert|dauer/],
    emergency:
      /notdienst|notfall|24[- ]?(?:h|stunden)[- ](?:service|dienst|hotline|erreichbar)|(?:erreichbar|einsatz\w*|für sie da|notruf\w*) .{0,30}rund um die uhr|rund um die uhr .{0,40}(?:erreichbar|einsatz|für sie da|notruf)/,
    "first-visit":
      /(?<!buche[n]? |vereinbare[n]? |sie )(?:ihr|dein|euer|der|beim|das) erste[rsnm]? (?:besuch|termin|stunde|training|gespräch).{10,}/,
    bring:
      /(?<!(?:hund|tier|haustier|vierbeiner|gäste|freund|kind).{0,30})(?:mitbringen|mitzubringen)(?! dürf)|(?:bitte )?bringen sie .{3,60} mit\b|bringt .{3,40} mit(?=[.,;!]|$| und )|bitte .{3,40} mitbringen/,
    prepare:
      /(?:bitte|sollten) .{5,60}(?:vorher|vor (?:dem termin|der behandlung|ihrem termin|deinem termin)|nüchtern)/,
    wifi: [
      "Gibt es WLAN?",
      /wlan|wi[ -]?fi|internet/,
      /wlan|wi[ -]?fi|internet(?:zugang|anschluss)|(?:kostenlos\w*|frei\w*|schnell\w*|gratis|mit) internet(?!seit|auftritt|adress|präsenz)/,
    ],
    toilets: ["Gibt es Toiletten?", /toilette|\bwc\b/],
    instructors: [
      "Wer unterrichtet oder behandelt?",
      /wer (?:unterrichtet|behandelt|trainiert)|(?:lehrer|trainer|ärzte|therapeut|team)/,
    ],
    newsletter: ["Wie bekomme ich den Newsletter?", /newsletter|rundbrief/],
    complaints: ["Wo kann ich mich beschweren?", /beschwer|reklam|unzufrieden/],
    privacy: ["Welche Daten erheben Sie?", /welche daten|daten (?:erheb|speicher|sammel)/],
    missed: [
      "Was ist, wenn ich nicht erscheine?",
      /verpass|nicht erschein|versäum|nicht wahrgenommen/,
      /nicht (?:wahrgenommen|abgesagt|erschein)\w*|verpasst|versäumt/,
    ],
    late: ["Was ist, wenn ich mich verspäte?", /verspät|zu spät/],
    "opening-season": [
      "Wann ist Saison?",
      /saison|winter|ganzjährig/,
      /(?:saison|geöffnet) .{0,20}(?:von|vom|ab|bis) .{0,20}(?:\d{1,2}\. ?\d{1,2}\.|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|ganzjährig (?:geöffnet|buchbar|für sie|vermietet|offen)|betriebsferien/,
    ],
    vegetarian: ["Gibt es vegetarische oder vegane Gerichte?", /vegetari|vegan/],
    "gluten-free": [
      "Gibt es glutenfreie Gerichte?",
      /gluten/,
      /glutenfrei\S*|gluten-frei\S*|ohne gluten|zöliakie/,
    ],
    allergens:
      /allerg(?:en|ie)|unverträglich|(?:enthält|enthalten|spuren von)\b.{0,60}(?:gluten|weizen|milch|laktose|eier|nüsse|erdnüsse|mandeln|haselnüsse|soja|sesam|fisch|krebstiere|schalentiere|sellerie|senf|lupinen?|weichtiere|sulfite?)/,
    halal: ["Ist das Essen halal oder koscher?", /halal|koscher/],
    takeaway: [
      "Kann ich Essen mitnehmen?",
      /mitnehm|abhol|to go|take ?away/,
      /zum mitnehmen|außer haus|take-?away|to go/,
    ],
    catering: ["Bieten Sie Catering an?", /catering|partyservice/],
    "private-events": [
      "Kann ich bei Ihnen feiern?",
      /feier(?!tag)|hochzeit|geburtstag|veranstaltung|tagung/,
      /(?:familien|geburtstags|weihnachts|betriebs|firmen|privat|hochzeits)feier|hochzeiten|veranstaltungsr[aä]um|tagungsr[aä]um|feierlichkeit/,
    ],
    "outdoor-seating": [
      "Kann ich draußen sitzen?",
      /draußen|terrasse|biergarten|garten/,
      /terrasse|biergarten|außenbereich|sitzplätze im freien/,
    ],
    "last-orders": [
      "Bis wann gibt es warme Küche?",
      /küche|küchenzeit|essen gibt/,
      /(?:warme küche|küche (?:ist )?(?:geöffnet|bis|von)|küchenzeit).{0,40}\d/,
    ],
    lunch: ["Gibt es Mittagessen?", /(?<!nach|vor)mittag/, /mittags(?:tisch|menü|karte|buffet|essen)/],
    "children-menu": [
      "Gibt es Kindergerichte und Hochstühle?",
      /kinder(?:karte|teller|gericht|menü|stuhl|stühle)|hochst[uü]hl/,
    ],
    "dress-code": [
      "Gibt es eine Kleiderordnung?",
      /kleid|dresscode|anziehen/,
      /(?:kleiderordnung|dresscode|(?:bequeme|sportliche|passende) (?:kleidung|sportkleidung))/,
    ],
    corkage: [
      "Darf ich eigene Getränke mitbringen?",
      /eigene (?:getränke|speisen|kuchen|wein)|korkgeld|mitgebrachte/,
    ],
    "live-music": ["Gibt es Live-Musik?", /live-?musik|konzert|unterhaltung/, /live-?musik/],
    breakfast: /frühstück/,
    "call-out-fee": ["Was kostet die Anfahrt?", /anfahrt|anfahrtspauschale|wegepauschale|fahrtkosten/],
    weekends: [
      "Arbeiten Sie am Wochenende?",
      /wochenende|samstag/,
      /(?:geöffnet|erreichbar|termine?|auch|arbeiten) .{0,20}(?:am wochenende|an wochenenden|samstags)|(?:am wochenende|samstags) .{0,20}(?:geöffnet|erreichbar|möglich|termine?)/,
    ],
    parts: [
      "Wer besorgt das Material?",
      /material|ersatzteil/,
      /(?:wir (?:liefern|besorgen|bringen|stellen)|ersatzteile? (?:sind|werden|haben)) .{3,}/,
    ],
    "clean-up": [
      "Räumen Sie danach auf?",
      /aufräum|sauber|schmutz/,
      /besenrein|räumen .{0,20}auf|sauber hinterlassen/,
    ],
    "pick-up-service": [
      "Holen Sie Geräte ab?",
      /abhol|hol- und bring|(?<!mit|ver|unter)bringen|holen .{1,40} ab(?![a-zäöü])/,
      /hol-? und bring|abhol(?:service|dienst)|wir holen/,
    ],
    disposal: ["Entsorgen Sie Altes?", /entsorg|altgerät|mitnehmen/, /entsorg/],
    brands: [
      "Mit welchen Marken arbeiten Sie?",
      /marken?|hersteller|fabrikat/,
      /(?:alle(?:r)? (?:marken|hersteller|fabrikate)|marken wie|vertragswerkstatt|vertragspartner)/,
    ],
    "loan-devices": ["Bekomme ich ein Ersatzgerät?", /leihgerät|ersatzwagen|leihwagen|ersatzgerät|leihrad/],
    permits: ["Brauche ich eine Genehmigung?", /genehmigung/],
    "health-insurance":
      /(?:alle kassen|krankenkasse|privatpatient|gesetzlich versichert|kassenpatient|kassenleistung|kostenübernahme)/,
    "new-patients": [
      "Nehmen Sie neue Patienten auf?",
      /neue patient|neupatient|aufnahme/,
      /neue patient|neupatient|patientenaufnahme/,
    ],
    referral: [
      "Brauche ich eine Überweisung?",
      /überweisung(?:sschein)?|verordnung/,
      /(?:überweisung|verordnung|rezept) (?:vom|des|ihres|durch|ist|benötig|erforderlich|nicht)/,
    ],
    prescriptions: ["Wie bekomme ich ein Rezept?", /rezept|verschreib/],
    "home-visits": [
      "Machen Sie Hausbesuche?",
      /hausbesuch|zu (?:mir|uns|ihnen) nach hause|vor ort/,
      /hausbesuch|mobil(?:e|er) (?:service|friseur|praxis)|(?:zu|bei) ihnen nach hause|bei ihnen zuhause/,
    ],
    "online-sessions": [
      "Gibt es Termine online?",
      /online|video|zoom|fernunterricht/,
      /online-?(?:termin|kurs|unterricht|beratung|sprechstunde)|video(?:sprechstunde|beratung|call|konferenz)|per zoom/,
    ],
    "waiting-time": [
      "Wie lange muss ich warten?",
      /wartezeit|warten/,
      /wartezeit\w* .{0,40}\d|keine (?:langen )?wartezeit|ohne (?:lange )?wartezeit/,
    ],
    results: [
      "Wie bekomme ich meine Ergebnisse?",
      /befund|ergebnis|laborwert/,
      /(?:befund|laborwert|ergebnis)\w* .{0,30}(?:telefon|abhol|erhalten|besprech)/,
    ],
    anxious: [
      "Was ist, wenn ich Angst habe?",
      /angst|schmerz|narkose/,
      /angstpatient|vollnarkose|lachgas|dämmerschlaf/,
    ],
    records: [
      "Wie bekomme ich meine Unterlagen?",
      /patientenakte|unterlagen|akte/,
      /patientenakte|röntgenbilder/,
    ],
    treatments: [
      "Was bieten Sie an?",
      /was (?:bieten|machen|verkaufen)|welche (?:leistung|behandlung|kurse|produkte|führerschein)|bieten (?:sie|ihr)/,
    ],
    "own-products": [
      "Welche Produkte verwenden Sie?",
      /welche produkte|naturkosmetik|tierversuch/,
      /(?:wir (?:verwenden|arbeiten mit)|unsere produkte sind).{0,50}(?:produkt|natur|bio|vegan|tierversuch)/,
    ],
    bridal: ["Machen Sie auch Hochzeiten?", /hochzeit|braut/],
    consultation: [
      "Ist das erste Gespräch kostenlos?",
      /erstgespräch|beratung|kennenlern/,
      /(?:kostenlose?s?|unverbindliche?s?|kostenfreie?s?) .{0,20}(?:erstgespräch|beratung\w*|kennenlern\w*|gespräch)/,
    ],
    men: [
      "Ist das für Frauen und Männer?",
      /männer|herren|frauen|damen/,
      /damen und herren|herren und damen|frauen und männer|männer und frauen/,
    ],
    "allergy-test": ["Brauche ich einen Allergietest?", /allergietest|verträglichkeitstest/],
    join: /anmeld(?:ung|en|eformular).{0,60}(?:online|formular|vor ort|per|im büro|möglich|jederzeit|telefon|ausfüllen|über|benötig)|(?:mitglied werden|aufnahmeantrag|beitrittserklärung)/,
    "membership-fee": [
      "Wie hoch ist der Mitgliedsbeitrag?",
      /beitrag|mitgliedsbeitr|jahresbeitrag|kostet die mitgliedschaft/,
    ],
    trial:
      /probe(?:stunde|training|monat|zeit|unterricht|abo)|schnupper|kostenlos (?:testen|ausprobieren)|\d+ tage (?:kostenlos|testen|gratis)/,
    "training-times": [
      "Wann ist Training?",
      /(?:wann|zeiten).{0,40}(?:training|kurs|unterricht|trefft|theorie)|trainingszeit|kurszeit|stundenplan|theorieunterricht/,
      /(?:training(?:szeit(?:en)?)?|kurse?|kurszeit(?:en)?|unterricht|treffen|theorie\w*|proben?)[ :].{0,50}(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?/,
    ],
    beginners: [
      "Kann ich als Anfänger kommen?",
      /anfänger|einsteiger|vorkenntnis|ohne erfahrung/,
      /(?:für|auch|als|sowohl) .{0,20}(?:anfänger|einsteiger)|(?:anfänger|einsteiger)\w* .{0,30}(?:willkommen|möglich|geeignet)|(?:ohne|keine(?:rlei)?) (?:vorkenntnisse|erfahrung)|vorkenntnisse .{0,20}(?:nicht|keine)|für jedes (?:niveau|level)|alle[rn]? (?:niveaus|levels|leistungsstufen|leistungsklassen)/,
    ],
    equipment: [
      "Brauche ich eigene Ausrüstung?",
      /ausrüstung|material|schläger|leihen|eigene/,
      /(?:ausrüstung|schläger|helme?|bretter|leihmaterial) .{0,40}(?:gestellt|vorhanden|inklusive|verleih|leih|kostenlos|mitbringen)|verleih/,
    ],
    "notice-period": [
      "Wie kann ich kündigen?",
      /kündig|kündigungsfrist|laufzeit|vertragslaufzeit|mindestlaufzeit/,
    ],
    competitions: [
      "Gibt es Turniere?",
      /turnier|wettkampf|wettkämpf|liga/,
      /(?:turnier|wettkämpf|meisterschaft|ligaspiel)\w* .{0,40}(?:statt|teil|jährlich|jedes)/,
    ],
    hire: [
      "Vermieten Sie Räume oder Ausrüstung?",
      /miet|leih|vermiet/,
      /(?:r[aä]um\w*|saal|vereinsheim|halle|boote?|räder|ausrüstung|geräte?|material) .{0,40}(?:zu (?:ver)?mieten|(?:ge|ange)mietet|vermiet|leihen|mietpreis)|(?:vermieten|verleihen) .{0,30}(?:r[aä]um|saal|halle|boote?|räder|ausrüstung|geräte|bretter|material)/,
    ],
    spectators: [
      "Dürfen Eltern zuschauen?",
      /zuschau|eltern/,
      /(?:zuschauer|eltern) (?:sind|dürfen|können|müssen)/,
    ],
    "club-rules": ["Welche Regeln gelten?", /regeln|hausordnung|platzordnung|ruhezeit/],
    "waiting-list": ["Gibt es eine Warteliste?", /warteliste|freie plätze|ausgebucht/],
    "start-dates": [
      "Wann beginnt der nächste Kurs?",
      /wann .{0,30}(?:beginn|start|nächste)|kursbeginn|termine|kursstart/,
      /(?:(?:nächste[rs]?|neue[rs]?) (?:\S*kurs|termin|lehrgang)|kurs(?:beginn|start)|beginnt am|startet am|ferienkurs).{0,40}\d/,
    ],
    "class-size": [
      "Wie groß sind die Gruppen?",
      /wie (?:viele|groß)|gruppengröße|kleingruppe/,
      /(?:gruppengröße|kleine(?:n)? gruppen|maximal|max\.?|höchstens|bis zu) .{0,20}(?:(?<!\d)\d{1,2}(?!\d)|personen|teilnehmer|kinder)/,
    ],
    certificate: [
      "Bekomme ich ein Zertifikat?",
      /zertifikat|bescheinigung|abschluss|urkunde/,
      /(?:zertifikat|teilnahmebescheinigung|(?<!geburts|arbeits|melde)bescheinigung|(?<!geburts|heirats|sterbe)urkunde)/,
    ],
    funding:
      /förder(?:mittel|programm|t durch|bar)|(?:finanzielle|staatliche|öffentliche)\w* förderung|förderung (?:durch|über|vom)|bildungsgutschein|zuschuss|stipendi|bafög|bildungsscheck/,
    "course-language": [
      "In welcher Sprache findet es statt?",
      /welche(?:r|n)? sprache|auf englisch|fremdsprache|übersetz/,
      /(?:Beratung|Unterricht|Kurse?|Theorie|Prüfung\w*|Führung\w*|Vorträge?|sprechen|erklären).{0,60}auf (?:Deutsch|Englisch|Russisch|Türkisch|Arabisch|Französisch|Polnisch|Ukrainisch)/,
    ],
    "missed-class": [
      "Was ist, wenn ich eine Stunde verpasse?",
      /verpass|versäum|nachhol/,
      /nachgeholt|nachholen|versäumte/,
    ],
    "course-material": [
      "Brauche ich Bücher oder Material?",
      /bücher|lehrmaterial|lernmaterial|lern-?app|unterlagen/,
      /(?:lehrmaterial|lernmaterial|lern-?app|kursunterlagen|lehrbuch)/,
    ],
    exams: [
      "Wie läuft die Prüfung ab?",
      /prüfung|klausur/,
      /(?:theorieprüfung|praktische prüfung|die prüfung) (?:besteht|dauert|kann|wird|ist|findet|darf)/,
    ],
    requirements: ["Was sind die Voraussetzungen?", /voraussetzung|was brauche ich|anforderung/],
    included:
      /(?:preis|gebühr|miete|kurs|paket|übernachtung|beitrag|eintritt|leihgebühr)\w* .{0,40}(?:inklusive|inbegriffen|enthalten|beinhaltet)(?! (?:keine|nicht))(?! .{0,20}(?:mwst|mehrwertsteuer))|im preis (?:enthalten|inbegriffen|inklusive).{0,3}(?!.{0,20}(?:mwst|mehrwertsteuer))/,
    "delivery-time": [
      "Wie lange dauert die Lieferung?",
      /(?:wie lange|wann).{0,40}(?:liefer|versand|bestell|komm)|lieferzeit/,
      /(?:liefer\w*|versand\w*|verschick\w*) .{0,40}(?:tage?n?|werktag\w*|wochen?|stunden)|lieferzeit/,
    ],
    "delivery-abroad": [
      "Liefern Sie ins Ausland?",
      /ausland|international|weltweit|österreich|schweiz/,
      /(?:liefern|versand|versenden|lieferung) .{0,30}(?:ausland|weltweit|eu|österreich|schweiz|europa)/,
    ],
    collection: [
      "Kann ich die Bestellung abholen?",
      /abhol/,
      /(?:selbst)?abholung|abholen .{0,30}|abholbereit/,
    ],
    "order-tracking": [
      "Wie verfolge ich meine Bestellung?",
      /verfolg|sendungs|tracking/,
      /sendungsverfolgung|sendungsnummer|tracking/,
    ],
    "how-to-order":
      /bestell(?:en sie|ung(?:en)?|bar) .{0,40}(?:online|telefon|mail|formular|über|per|im shop|fax)/,
    stock: [
      "Haben Sie Ihre Artikel vorrätig?",
      /vorrätig|lager|verfügbar|ausverkauft/,
      /vorrätig|auf lager|ausverkauft|lieferbar/,
    ],
    "custom-orders": [
      "Fertigen Sie auf Bestellung?",
      /maßanfertig|nach maß|sonderanfertig|individuell|personalisier/,
      /maßanfertig|nach maß|sonderanfertig|auf wunsch .{0,40}fertig|personalisier\w* (?:geschenk|artikel|produkt|karte|torte|schmuck|druck|stück)/,
    ],
    "gift-wrapping": [
      "Verpacken Sie Geschenke?",
      /geschenkverpack|als geschenk|verpack/,
      /geschenkverpack|als geschenk/,
    ],
    wholesale: [
      "Verkaufen Sie an Händler?",
      /großhandel|wiederverkäuf|händler|gewerb/,
      /großhandel|wiederverkäuf|händlerpreis|gewerbekunden/,
    ],
    "shop-repairs": [
      "Reparieren Sie auch?",
      /repar|werkstatt|service/,
      /(?:reparatur|inspektion|werkstatt)\w* .{3,}/,
    ],
    "trade-in": [
      "Kaufen Sie Gebrauchtes an?",
      /gebraucht|ankauf|in zahlung|second/,
      /ankauf|in zahlung|gebrauchte?n? .{0,30}(?:kaufen|nehmen|an)/,
    ],
    "change-order": ["Kann ich meine Bestellung ändern?", /bestellung .{0,20}(?:änder|stornier)/],
    "check-in": /(?:an-? ?(?:und|&) ?abreise|anreise|check-?in|abreise|check-?out|einchecken).{0,40}\d/,
    "late-arrival": [
      "Kann ich spät anreisen?",
      /spät(?:e|er)? (?:anreis|ankunft|ankomm|check)|schlüsselbox|schlüsselsafe|nach \d{2} uhr/,
      /spät(?:e|er)? (?:anreis|ankunft|check)|(?:anreise|ankunft|check-?in) (?:nach (?:1[89]|2\d)|außerhalb|rund um)|schlüssel(?:box|safe|tresor)/,
    ],
    luggage: ["Kann ich mein Gepäck abstellen?", /gepäck|koffer/],
    "minimum-stay": [
      "Gibt es eine Mindestaufenthaltsdauer?",
      /mindestaufenthalt|mindest(?:ens)? .{0,15}n[aä]cht|eine nacht/,
      /mindest(?:aufenthalt|buchung|mietdauer|belegung)|(?:ab|mindestens|minimum) (?:\d+|zwei|drei) (?:übern|n)[aä]chte?n?/,
    ],
    "extra-bed": [
      "Gibt es Kinder- oder Zustellbetten?",
      /kinderbett|babybett|zustellbett|aufbettung|schlafcouch|reisebett/,
    ],
    "room-capacity": [
      "Für wie viele Personen ist Platz?",
      /wie viele (?:personen|gäste)|personen/,
      /(?:bis zu|platz für|geeignet für|maximal|max\.?|höchstens|schlafmöglichkeit\w* für|für (?:bis zu|maximal|max\.?)) (?:\d+|zwei|drei|vier|fünf|sechs|acht|zehn) (?:personen|gäste|erwachsene)|(?:wohnung|apartment|haus|unterkunft|zimmer) .{0,25}für (?:\d+|zwei|drei|vier|fünf|sechs|acht) (?:personen|gäste)/,
    ],
    smoking: ["Darf man rauchen?", /(?<![bB])rauch/, /nichtraucher|rauchfrei|rauchen .{0,30}|rauchverbot/],
    linen: ["Sind Handtücher und Bettwäsche inklusive?", /handtücher|bettwäsche/],
    kitchen: [
      "Gibt es eine Küche?",
      /küche|koch|kühlschrank/,
      /(?:küchenzeile|kochnische|kitchenette|(?:ausgestattete|eingerichtete|gemeinschafts|eigene|kleine|moderne|separate|offene)[- ]?küche|küche .{0,40}(?:herd|spül|kühlschrank|ceran|backofen|mikrowelle|kaffeemaschine|geschirr))/,
    ],
    "final-cleaning": [
      "Was kostet die Endreinigung?",
      /reinigung/,
      /endreinigung .{0,30}(?:\d|inkl|enthalten|kostenlos|gratis|frei)|\d+ ?(?:,-)? ?(?:€|euro) .{0,30}endreinigung|(?:inkl\w*\.?|einschließlich) .{0,20}endreinigung|zimmerreinigung/,
    ],
    "tourist-tax": [
      "Fällt Kurtaxe an?",
      /kurtaxe|gästebeitrag|tourismusabgabe|bettensteuer|beherbergungssteuer|ortstaxe|citytax/,
      /(?:kurtaxe|gästebeitrag|tourismusabgabe|bettensteuer|beherbergungssteuer|ortstaxe|citytax).{3,}/,
    ],
    pool: [
      "Gibt es Pool oder Sauna?",
      /pool|sauna|schwimmbad|wellness|whirlpool/,
      /pool|sauna|schwimmbad|whirlpool/,
    ],
    "air-conditioning": ["Gibt es eine Klimaanlage?", /klimaanlage|klimatisiert/],
    transfer: [
      "Holen Sie mich ab?",
      /transfer|shuttle|abhol(?:en|ung|service)/,
      /(?:wir|unser\w*|auf (?:wunsch|anfrage)) .{0,40}(?:transfer|shuttle|abhol|holen)|abholservice|abholung vom/,
    ],
    charging: [
      "Kann ich mein E-Auto laden?",
      /e-?auto|ladestation|ladesäule|wallbox|elektroauto|e-bike/,
      /ladestation|ladesäule|wallbox|lademöglichkeit|laden (?:von )?e-?autos?|e-?autos? (?:auf)?laden/,
    ],
    bikes: [
      "Kann ich Fahrräder unterstellen oder leihen?",
      /fahrr[aä]d|\br[aä]der|e-bike/,
      /fahrrad(?:verleih|garage|keller|abstell|raum)|fahrräder .{0,40}(?:leih|miet|unter|abstell|kostenlos)|leihr[aä]d/,
    ],
    laundry: ["Kann ich Wäsche waschen?", /waschmaschine|trockner|wäscheservice|wäsche waschen/],
    elevator: ["Gibt es einen Aufzug?", /aufzug|fahrstuhl|\blift\b/],
    dinner: [
      "Kann ich zu Abend essen?",
      /abendessen|halbpension|abends essen/,
      /(?:bieten|servieren|kochen|reichen|inklusive|auf wunsch|auf anfrage|auf vorbestellung) .{0,40}(?:abendessen|halbpension)|(?:abendessen|halbpension) .{0,30}(?:buchbar|möglich|auf (?:wunsch|anfrage|vorbestellung)|inklusive|serviert|zubuch|€)/,
    ],
    "private-bathroom": [
      "Haben die Zimmer ein eigenes Bad?",
      /eigene[sn]? (?:bad|badezimmer|dusche)|badezimmer|etagenbad|badewanne/,
      /eigene[smnr]* (?:bad(?!en)|badezimmer|dusche)|badezimmer|etagenbad|dusche (?:und|\/) wc|du\s?\/\s?wc/,
    ],
    television: ["Haben die Zimmer einen Fernseher?", /fernseh|(?<!\p{L})tv(?!\p{L})|smart-?tv|sat-?tv/u],
    balcony: ["Gibt es Zimmer mit Balkon oder Terrasse?", /balkon|(?:eigene[nr]?|dach)\s?terrasse/],
    "room-count": [
      "Wie viele Zimmer haben Sie?",
      /wie viele (?:zimmer|ferienwohnungen|appartements)|anzahl der zimmer/,
      /(?:hat|haben|verfügt über|verfügen über|vermieten|bietet|gibt es|nur|insgesamt|mit) (?:nur |insgesamt )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)n? (?:[a-zäöü]+ )?(?:(?:doppel|einzel|gäste)?zimmer|ferienwohnungen|appartements|hütten)/,
    ],
    sights: [
      "Was gibt es in der Nähe?",
      /in der (?:nähe|umgebung)|sehenswürdig|ausflug|unternehmen/,
      /(?:in (?:der|unserer|unmittelbarer) (?:nähe|umgebung) (?:befind|liegen|gibt|finden|laden)|(?:befind\w+|liegen|gibt es|finden sie) .{0,40}in (?:der|unmittelbarer) (?:nähe|umgebung)|ausflugsziele? .{5,}|sehenswürdigkeiten .{5,}).{5,}/,
    ],
    "legal-aid": ["Gibt es Prozesskostenhilfe?", /prozesskostenhilfe|beratungshilfe/],
    "first-consultation": ["Was kostet eine Erstberatung?", /erstberatung|erstgespräch/],
    "legal-fees": [
      "Wie berechnen Sie Ihr Honorar?",
      /honorar|vergütung|stundensatz|rvg|gebühren/,
      /(?:stundensatz|rvg|rechtsanwaltsvergütung|vergütungsvereinbarung|pauschalhonorar|honorar\w* (?:richt|nach|ist|beträgt))/,
    ],
    "legal-insurance": ["Zahlt meine Rechtsschutzversicherung?", /rechtsschutz/],
    confidentiality: ["Bleibt alles vertraulich?", /vertraulich|schweigepflicht|diskret/],
    documents: [
      "Welche Unterlagen brauche ich?",
      /unterlagen|dokumente|papiere|ausweis/,
      /(?:benötig|brauch|mitbring|mitzubring|vorleg|vorzuleg|einreich)\w* .{0,60}(?:unterlagen|dokument|ausweis|nachweis|foto|passbild|sehtest)|(?:unterlagen|personalausweis|sehtest|passbild|erste-hilfe)\w* .{0,40}(?:benötig|erforderlich|mitbring|mitzubring|vorleg|vorzuleg|nötig)/,
    ],
    representation: ["Wer bearbeitet mein Anliegen?", /wer (?:bearbeitet|betreut|vertritt|kümmert)/],
    deadlines: [
      "Welche Fristen gelten?",
      /frist|verjähr|anmeldeschluss/,
      /(?:frist\w*|anmeldeschluss) .{0,40}(?:\d|tage|wochen|monate)/,
    ],
    "free-plan": [
      "Gibt es eine kostenlose Version?",
      /kostenlos|gratis|free/,
      /(?:kostenlose|gratis)[- ](?:version|tarif|konto|plan)|dauerhaft kostenlos/,
    ],
    integrations: [
      "Welche Schnittstellen gibt es?",
      /schnittstelle|integration|verbind|anbind|kompatib/,
      /schnittstellen?|integr\w+ (?:mit|in)|anbindung an/,
    ],
    export: [
      "Kann ich meine Daten exportieren?",
      /export|mitnehmen|umzug/,
      /export\w* .{0,40}(?:daten|csv|excel|pdf|json|xml|datei)|(?:daten|csv|excel|pdf|json|xml|dateien?) .{0,40}export/,
    ],
    security: /verschlüssel|iso ?27001|zwei-faktor|\btls\b/,
    "data-location":
      /(?:server|daten|rechenzentr)\w* .{0,30}(?:in deutschland|in der eu|in europa|lokal|auf ihrem)/,
    "data-retention": /(?:speicher|lösch|aufbewahr)\w* .{0,40}(?:tage|monate|jahre)/,
    support: /(?:support|kundendienst|hotline) .{0,50}(?:per|über|erreich|telefon|mail|montag|uhr)/,
    "mobile-app": ["Gibt es eine App?", /\bapp\b|ios|android|smartphone|handy/],
    "user-limit": [
      "Wie viele Nutzer sind möglich?",
      /wie viele (?:nutzer|benutzer|personen)|nutzerzahl|lizenz/,
      /(?:unbegrenzt\w*|bis zu \d+|pro) (?:nutzer|benutzer|user)/,
    ],
    api: ["Gibt es eine API?", /\bapi\b|webhook/],
    "single-sign-on": ["Gibt es Single Sign-on?", /single sign|\bsso\b|saml/],
    onboarding: [
      "Wie fange ich an?",
      /einricht|anfang|loslegen|start|installier/,
      /(?:einrichtung (?:dauert|ist|erfolgt)|installieren sie|in \d+ minuten)/,
    ],
    upgrade: [
      "Kann ich den Tarif wechseln?",
      /tarif.{0,20}(?:wechsel|änder)|upgrade|downgrade/,
      /tarif\w* .{0,20}(?:wechsel|änder)|upgrade|downgrade/,
    ],
    "annual-billing": [
      "Ist jährliche Zahlung günstiger?",
      /jährlich|jahresabo|jahreszahlung/,
      /jährlich\w* (?:zahl|abrechn|abo)|jahresabo|bei jährlicher/,
    ],
    uptime: ["Wie zuverlässig ist es?", /verfügbarkeit|ausfall|zuverlässig/, /verfügbarkeit von|\bsla\b/],
    browsers: [
      "Auf welchen Geräten läuft es?",
      /browser|gerät|windows|(?<![a-zäöü])mac(?:os|book)?(?![a-zäöü])|systemvoraussetz/,
      /(?:läuft|funktioniert|unterstützt|kompatibel|verfügbar) .{0,30}(?:chrome|firefox|safari|windows|mac|linux|browser)/,
    ],
    password: [
      "Wie setze ich mein Passwort zurück?",
      /passwort|kennwort/,
      /(?:passwort|kennwort) .{0,30}(?:zurücksetz|änder|vergess)/,
    ],
    "delete-account": ["Wie lösche ich mein Konto?", /konto .{0,15}lösch|lösch\w* .{0,15}konto/],
    "open-source": ["Kann ich es selbst hosten?", /open[- ]source|selbst hosten|quellcode|quelloffen/],
    process: ["Wie arbeiten Sie?", /(?:ihr|der) (?:ablauf|vorgehen)|wie (?:arbeiten|läuft)|ablauf/],
    references: ["Kann ich Referenzen sehen?", /referenz|portfolio|beispiele|bewertung/],
    revisions: [
      "Wie viele Korrekturen sind enthalten?",
      /korrektur|änderungsschleife|überarbeit/,
      /(?:korrektur|änderungs|feedback)(?:schleife|runde)/,
    ],
    ownership: [
      "Wem gehört das Ergebnis?",
      /gehört|nutzungsrecht|urheber|rechte/,
      /nutzungsrechte? .{0,40}|gehört ihnen/,
    ],
    maintenance: [
      "Übernehmen Sie die Wartung?",
      /wartung|pflege|betreu/,
      /wartung(?:svertrag|sarbeiten| und| ist)|laufende betreuung/,
    ],
    hosting: ["Bieten Sie Hosting an?", /hosting|domain/],
    "remote-work": [
      "Arbeiten Sie auch aus der Ferne?",
      /remote|aus der ferne|vor ort|bundesweit/,
      /remote|bundesweit|deutschlandweit/,
    ],
    industries: ["Für welche Branchen arbeiten Sie?", /branche/],
    donate:
      /spenden? .{0,60}(?:online|per|über|konto|paypal|überweis|an|unterstütz|willkommen|möglich)|spendenkonto/,
    "tax-deductible": [
      "Bekomme ich eine Spendenquittung?",
      /spendenquittung|spendenbescheinigung|zuwendungsbestätigung|steuerlich absetz|absetzbar|gemeinnützig/,
    ],
    "use-of-donations": [
      "Wofür werden Spenden verwendet?",
      /wofür|spenden .{0,20}(?:verwend|fließ|eingesetzt)/,
      /(?:spenden?|spendengelder) .{0,30}(?:verwend|fließ|eingesetzt|zugute|finanzier|ermöglich)/,
    ],
    volunteer:
      /ehrenamt\w* .{0,60}(?:helf|such|melde|engag|willkommen|mitarbeit)|(?:helfer|mithelfen|mitmachen) .{0,50}(?:gesucht|melde|willkommen|kontakt)|ehrenamtliche gesucht/,
    "get-help": [
      "Wer kann Hilfe bekommen?",
      /wer (?:kann|bekommt|darf).{0,40}|hilfe bekommen|berechtigt|bedürftig/,
      /(?:bedürftig|berechtigt|anspruch|bezugsberechtigt|menschen in not)\w*/,
    ],
    "donate-goods": [
      "Kann ich Sachen spenden?",
      /sachspende|kleiderspende|möbel|abgeben|spenden/,
      /sachspende|kleiderspende|lebensmittelspende|futterspende/,
    ],
    "bank-account": ["Wie lautet das Spendenkonto?", /konto|iban|bankverbindung/, /iban|spendenkonto/],
    partners: [
      "Wie werden wir Sponsor?",
      /sponsor|partner|förderer/,
      /(?:sponsor|förderer|partner) werden|sponsoring/,
    ],
    mission: [
      "Was ist Ihr Ziel?",
      /ziel|mission|zweck/,
      /(?:unsere mission|unser ziel|unser anliegen|vereinszweck|zweck des vereins|ziel des vereins)\b.{5,}/,
    ],
    tickets: [
      "Was kosten die Tickets?",
      /ticket|eintritt|karten/,
      /(?:tickets?|eintritt\w*|karten) .{0,30}(?:frei|kost|euro|€|ab|erhältlich|vorverkauf|abendkasse|online)|freier eintritt/,
    ],
    "event-dates": /(?:findet|finden|fand) .{0,60}statt|termin: .{3,}/,
    program: [
      "Was steht auf dem Programm?",
      /programm|ablauf|agenda|referent/,
      /(?:auf dem programm|das programm) .{5,}/,
    ],
    "event-food": [
      "Gibt es Essen und Getränke?",
      /essen|getränke|verpflegung|speisen|imbiss/,
      /(?:für (?:ihr|das) leibliche(?:s)? wohl|verpflegung|getränke|speisen|imbiss) .{3,}/,
    ],
    accommodation: /(?:hotel|unterkunft|unterkünfte|übernacht)\w* .{0,40}(?:nähe|kontingent|empfehl|reserv)/,
    speakers: [
      "Wie kann ich einen Vortrag einreichen?",
      /einreich|vortrag|call for|referent werden/,
      /(?:einreich|call for)\w* .{3,}/,
    ],
    rain: [
      "Was ist bei schlechtem Wetter?",
      /regen|wetter|wind/,
      /bei (?:schlechtem wetter|regen|schönem wetter|jedem wetter)|wetterabhängig/,
    ],
    streaming: [
      "Gibt es einen Stream oder Aufzeichnungen?",
      /stream|aufzeichn|online|aufgezeichnet/,
      /livestream|aufzeichnung|aufgezeichnet/,
    ],
    photos: [
      "Darf ich fotografieren?",
      /foto|film|kamera/,
      /(?:fotografieren|fotos|filmen|aufnahmen) .{0,40}(?:erlaubt|gestattet|verboten|gemacht|nicht)/,
    ],
    "re-entry": ["Wann ist Einlass?", /einlass|wiedereinlass/],
    "lead-time": [
      "Wie lange im Voraus muss ich buchen oder bestellen?",
      /wie (?:lange|früh|weit|kurzfristig) .{0,30}(?:vorher|voraus|buchen|bestellen|reservieren)|im voraus|vorlauf|kurzfristig/,
      /(?:bestell|buch|reserv|anmeld|anfrag|meld|termin).{0,80}(?:\d|ein|zwei|drei|vier|wenige|einige)[a-z]{0,2} (?:stunde|tag|werktag|woche|monat)[a-z]{0,2} (?:vorher|zuvor|im voraus|vor )|vorlauf\w* .{0,30}\d|(?:mindestens|spätestens) (?:\d+|ein|zwei|drei|vier)\w* (?:stunde|tag|werktag|woche|monat)\w* (?:vorher|zuvor|im voraus|vor (?:dem|der|ihrer?m?))/,
    ],
    experience: [
      "Wie lange machen Sie das schon?",
      /seit wann|wie lange (?:gibt es|besteht|sind sie|machen sie)|wie viel(?:e jahre)? erfahrung|wann .{0,40}(?:gegründet|eröffnet)|in welchem jahr .{0,40}(?:gegründet|eröffnet|entstanden)|wie alt ist (?:ihr|euer|der|die|das) (?:betrieb|unternehmen|firma|geschäft|verein|restaurant|hotel|praxis)/,
      /seit (?:\w+ )?(?:1[89]|20)\d\d (?:sind|ist|gibt|besteht|führen|betreiben|arbeiten|bieten|stehen|steht)|(?:sind|besteht|tätig|existier|bestehen) .{0,30}seit (?:\w+ )?(?:1[89]|20)\d\d|seit (?:über|mehr als|rund|fast) (?:\d+|zehn|zwanzig|dreißig|vierzig|fünfzig|hundert) jahren (?:sind|ist|gibt|besteht|führen|betreiben|arbeiten|bieten|stehen)|(?:über|mehr als|rund|mit|fast) (?:\d+|zehn|zwanzig|dreißig|vierzig) jahren? (?:\w+ )?(?:berufs)?erfahrung|gegründet .{0,40}(?:1[89]|20)\d\d|(?:1[89]|20)\d\d (?:haben wir|eröffneten wir) .{0,40}(?:gegründet|eröffnet|geschäft|laden|praxis|türen)|(?:betrieb|unternehmen|inhabergeführt|familiengeführt) seit (?:1[89]|20)\d\d/,
    ],
  },
} satisfies LanguageWords<"complete">;
