import { headings } from "./headings/de.ts";
import { type LanguagePack, topic } from "./language-pack.ts";

/** German */
export const de: LanguagePack = {
  code: "de",
  hasEndings: false,
  isSpaced: true,
  questions: {
    faqName: /fragen/,
    mark: /f(?:rage?)?/,
    answerMark: /a(?:ntwort)?/,
    linkStart: /wie|was|warum|wann|wo|welche[rsn]?|wer|kann|konnen|muss|gibt es/,
    filler: /der|die|das|ein|eine|einen|sie|ihr|ihre|ihren|ich|wir/,
    announces: /unten|folgende/,
    asking: /was|welche\w*|wer|wann|wo|warum|wie(?: viel| lange| oft)?/,
    dangling: /wie (?:lange|viel) (?:dauert|kostet) (?:es|das)/,
    deictic: /diese[mnrs]? (?!web|seite|jahr|sommer|winter|woche|monat|saison)\p{L}+/u,
    needsMark: null,
    invertedMark: null,
    inside: null,
    pitch:
      /warum (?:wir|uns)\b|sie (?:suchen|möchten|wollen|haben|sind)|du (?:suchst|möchtest|willst)|möchten sie|lust auf|suchen sie|wussten sie/,
    invitation: /kontaktieren|rufen sie|schreiben sie|melden sie|wir sind (?:gerne )?für/,
    formHint: /wählen sie (?:alle|eine|die passende)/,
    faqTitle: /häufige?(?: gestellte)? fragen|fragen (?:und|&) antworten/,
    ofAnything:
      /(?:noch |offene |ihre |deine |eure )*fragen|antworten auf (?:ihre|deine|eure|alle|häufige|die wichtigsten) fragen|(?:das|was) fragen (?:uns )?(?:unsere|viele|die meisten) (?:kunden|gäste|patienten|mitglieder|eltern)(?: uns)?|was (?:unsere )?(?:kunden|gäste|patienten) (?:uns )?(?:oft |häufig )?fragen|(?:gut|wichtig) zu wissen|wissenswertes|wir (?:beantworten|klären) (?:ihre|deine|eure) fragen|(?:das sollten sie|das solltest du|das solltet ihr) wissen/,
    pointing: /dies(?:e[rs]?)?/,
    opener:
      /(?:(?:bis |seit |von |ab )?wann|warum|wieso|weshalb|wo|woher|wohin|wer|wem|wen|wessen|was|wie|wieviel|welche[rsmn]?|wof[üu]r|womit|woran|worauf|wodurch|wozu|wovon|worin|kann|kannst|k[öo]nnen|k[öo]nnt|darf|d[üu]rfen|muss|m[üu]ssen|soll|sollte|sollten|sollen|ist|sind|gibt|gilt|hat|haben|habe|wird|werden|werde|w[äa]re|bin|bekomme|brauche|braucht|lohnt|bietet|bieten|bietest|kostet|dauert|geht|liefert|in welche[rmn]?|mit welche[rmn]?|f[üu]r wen|an wen|bei wem|zu welche[rmn]?|ab welche[rm])|(?:mit|für|bei|an|von|zu|ab|bis|in|auf|aus|nach|unter|über|um|gegen|seit) (?:wem|wen|was|wann|wo|wie|welche[rmns]?)/,
    call: /wer bin ich|(?:haben sie |hast du |habt ihr |sie haben |du hast )?(?:noch |weitere |eine |offene |andere |mehr )*fragen?(?: zu .{0,40})?|(?:sie )?(?:brauchen|benötigen|brauchst)(?: sie| du)? .{0,30}(?:hilfe|unterstützung|beratung)|wie können wir .{0,20}helfen|(?:haben wir ihr )?interesse(?: geweckt)?|interessiert|bereit\b.{0,50}|passwort vergessen|neugierig(?: geworden)?|(?:sind )?(?:noch |weitere |ihre |alle )*fragen (?:offen|übrig|geblieben|geklärt|unbeantwortet).{0,20}|(?:\S+ )?fragen (?:vor|zum|zur|rund um|über|an) .{2,60}|(?:und )?lieber .{2,40}|(?:deine|ihre) frage .{2,40}|(?:(?:die |deine |ihre |eure )?(?:passende |richtige )?antwort )?(?:noch )?nicht gefunden.{0,60}|(?:noch )?keine (?:passende )?antwort (?:gefunden|dabei).{0,40}/,
  },
  contact: {
    phone: /telefon|handy|fon|kontakt/,
    bracketAt: /klammeraffe/,
    spelledAt: null,
    dot: /punkt/,
    spelledDot: null,
    capitalLabel: null,
    tail: /telefon/,
    labelWord:
      /telefon|fon|nummer|kontakt|kontaktieren|sie|uns|rufen|an|unsere|unser|öffnungszeiten|geöffnet|wir|sind|von|bis|anschrift|adresse|so|erreichen|schreiben|schnell|direkt|impressum/,
    mailCue: /kontakt|schreib/,
    mailLabel: /kontakt/,
    departmentMail: /rechnung|rechnungen|buchhaltung|datenschutz|presse|bewerbung|bewerbungen|karriere|jobs?/,
    fax: /telefax/,
    phoneLabel: /telefon|handy/,
    otherOwner:
      /webhoster|gehostet (?:von|bei|durch)|aufsichtsbehörde|datenschutzbehörde|zuständige kammer|berufskammer|\p{L}{0,20}streitschlichtung|\p{L}{0,20}streitbeilegung|\p{L}{0,20}(?:schlichtungsstelle|schlichtung)|berufshaftpflicht(?:versicherung)?|technische umsetzung|realisierung der website/u,
    publicLine:
      /gift(?:notruf|informations?zentrale)|vergiftungs\p{L}*|telefonseelsorge|krisendienst|krisentelefon|hilfetelefon|nummer gegen kummer|sorgentelefon|suizid\p{L}*|lebensgefahr|finanzamt/u,
    publicService:
      /(?:zahn)?ärztliche[rn]? (?:bereitschaftsdienst|not(?:fall)?dienst)|bereitschaftspraxis|polizei|feuerwehr|rettungsdienst/,
    labelStart: /kontakt|telefon|adress|öffnung|schreib|ruf/,
  },
  credit: {
    made: /(?:web)?seite|realisiert|gestaltet|erstellt/,
    thing: /vorlage|webseite/,
    by: /von/,
    label: /umsetzung|gestaltung/,
  },
  site: {
    home: /startseite/,
    rights: /alle rechte|impressum|datenschutz/,
    logoOf: /von|des|der/,
    contactClass: /kontakt|impressum/,
    footerClass: /fusszeile|fussbereich/,
    headerClass: /kopf|kopfzeile|kopfbereich/,
    nearPlace: /bei/,
    menuItem: /startseite|zurück/,
    organization:
      /(?:forder|sport|turn|schul|tier|heimat|kultur|schutzen|musik)?verein|verband|stiftung|(?:arzt|tierarzt|zahnarzt|natur ?heil)?praxis|kanzlei|firma|unternehmen|werkstatt|gasthaus|backerei|klinik|kirche|schule|agentur|gruppe|hof|buro|immobilien|fotografie|projekt|bild|foto/,
  },
  samples: {
    folder: /beispiele?|übungen|uebungen|vorlagen|muster/,
    your: /ihre?/,
    business: /firma/,
    host: /beispiel/,
    mailName: /vorname.*/,
  },
  paths: {
    own: /zimmer|ferienwohnung|wohnung|apartment|ausstattung|info|haus|unterkunft|praxis|ueber|über/,
    contactPage: /kontakt|impressum|ueber/,
    place: /standorte?|filialen|anfahrt/,
    copy: /druck|druckversion|druckansicht/,
    legalNotice: /impressum|datenschutz/,
    services: /behandlungen|leistungen|dienstleistungen/,
    products: /produkte/,
    programs: /kurse/,
    features: /funktionen/,
    contact: /kontakt|impressum/,
    notice: /impressum|datenschutz|(?:^|[/-])agb/,
    help: /hilfe|anleitung|handbuch/,
    law: /impressum|(?:^|[/-])agb|datenschutz|barrierefreiheit/,
    privacy: /datenschutz|dsgvo|(?:^|[/-])agb|nutzungsbedingungen/,
    course: /kurse?|workshops?|unterricht|training|lehrg[aä]nge?|seminare?/,
    listing: /vorträge|vortraege|aktuelles|fallbeispiele?|fallstudien?|kundenstimmen|erfahrungsberichte/,
    opinions:
      /(?:(?:unsere|kunden|gäste|patienten|google)[-_ ])*bewertungen|(?:kunden|gäste|patienten|teilnehmer|eltern)stimmen|(?:das |was )(?:sagen )?(?:(?:unsere|meine|andere) )?(?:kund|gäst|patient|teilnehm|mitglied|eltern|nutzer)[a-zäöü*:]{0,12}(?: über (?:uns|mich))?(?: sagen)?/,
    event: /veranstaltung(?:en)?/,
    general: /ablauf|startseite/,
  },
  prices: {
    counted: /stück|stk|sitzungen?|einheiten?/,
    atLeast: /ab/,
    atLeastEnding: null,
    isPriced: /kostet|kosten|beträgt|ab|nur/,
    cost: /kostet|kosten/,
    per: /pro/,
    unitEnding: /lich/,
    slashUnit: /monat|jahr/,
    recurring: /pro (?:monat|jahr)|im monat/,
    thing: /eine?|der|die|das|unsere?|jede[rs]?/,
    free: /kostenlos|frei/,
    from: /ab/,
    before: /ab|nur|(?:normaler |regulärer )?preis/,
    noName: /kontakt|(?:sie|du) spar(?:en|st)|sparen sie|spare/,
    noNameWhole: /preise/,
    badge:
      /(?:am )?(?:beliebt(?:este[rs]?|esten)?|meist ?(?:gewählt|gebucht)|empfohlen|unsere empfehlung|empfehlung|bestseller|top(?:seller|-?angebot)?|beste(?:r|s)? (?:wahl|wert|preis)|angebot|aktion|neu)/,
    currency: /Euro/,
  },
  company: {
    is: /ist|sind/,
    noDoing: /hat|ist|wird|werden|liegt|befindet|besteht|steht|gehört|gilt|heißt/,
    praise: /beste\p{L}*|führend\p{L}*|ideale?[nrsm]?|perfekte?[nrsm]?/u,
    article: /die|der|das/,
    kind: /(?:\p{L}*(?:verein|verband|klub|club|praxis|haus|hof|schule|kirche|gemeinde|stiftung|gesellschaft|werkstatt|garten|zentrum|gemeinschaft|bund|kreis|initiative|kanzlei|apotheke|laden|studio|salon|agentur|hotel|restaurant|café|pension|wohnung|museum|theater|orchester|chor|institut|akademie|büro|betrieb|wehr|klinik|galerie)|\p{L}{3,}erei|freunde|(?:freiwillige|evangelische|katholische|städtische|ökumenische)[rs]?|d(?:er|ie|as))/u,
    boast:
      /\p{L}*qualit\p{L}+|leidenschaft\p{L}*|beste[nrsm]?|führend\p{L}*|einzigartig\p{L}*|sorgfalt|sorgfältig\p{L}*|zufriedenheit|individuell\p{L}*|hochwertig\p{L}*|höchste\p{L}*|engagiert\p{L}*|professionell\p{L}*|zuverlässig\p{L}*|perfekt\p{L}*|kreativ\p{L}*|lösung\p{L}*|stolz|liebe|traum\p{L}*/u,
    aNoun: /eine?|die|der|das/,
    does: /(?<!zu )(?:biete[nt]?|bietet|verkauf(?:en|t)|spezialisiert|baue[nt]|bau(?:en|t)|reparier(?:en|t)|unterricht(?:en|et)|fertig(?:en|t)|vermiete[nt]|liefer[nt]|liefert|betreue[nt]|berate[nt]|behandel[nt]|stell(?:en|t) .{3,60} her)/u,
    takesPlace: /findet .{3,80} statt/,
    founded: /\bgegründet\b.{0,40}\b(?:1[6-9]|20)\d\d\b|\b(?:1[6-9]|20)\d\d\b.{0,60}\bgegründet\b/,
    notice: /datenschutz|haft(?:et|ung)|personenbezogen|serverseitig/,
    legalese:
      /(?:der|die) (?:Gast|Kunde|Mieter|Auftraggeber|Besteller|Käufer|Teilnehmer|Vertragspartner|Verbraucher) (?:ist verpflichtet|verpflichtet sich|hat (?:das Recht|Anspruch))|im Sinne (?:des|der)|gemäß §|§ ?\d|nachfolgend genannt|Vermieters?\b|Auftragnehmer/,
    goesOn: /seit|heute|wir|unsere?/,
  },
  sections: {
    praise: /beste\p{L}*|führend\p{L}*|einzigartig\p{L}*/u,
    practical: /kann|können|müssen|bitte|kostenlos|nur|bis|gelten|erhältlich|brauchen/,
    all: /alles?(?: .{1,30})? (?:ansehen|anzeigen|zeigen|entdecken)|zu(?:r| allen) .{0,20}übersicht/,
    more: /mehr (?:erfahren|lesen|infos?)|weiterlesen|weiter lesen|nach oben|(?:beitrag|artikel|antwort|ratgeber|bericht) (?:lesen|ansehen|anzeigen)|zum (?:beitrag|artikel|ratgeber)|zur antwort|jetzt lesen/,
    our: /unsere?/,
    and: /und/,
    speaks: /wir|uns(?:ere?)?|sie|ihre?|du|dein|ist|sind/,
    general: /kontakt|impressum|sonstiges|weiteres|verschiedenes|diverses/,
    furtherReading:
      /quellen(?:angaben)?|literatur|weiterführende|weitere (?:informationen|artikel)|siehe auch/,
  },
  address: {
    our: /unsere /,
    title: /adresse|anschrift/,
    sample: /muster(?:str(?:a(?:ß|ss)e|\.)|weg|platz|allee|gasse|stadt|hausen|ort)/,
    streetStart: null,
    streetEnd: /stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|ufer|damm|chaussee|steig/,
    afterNumber: null,
    beforeNumber: null,
    postBox: /postfach/,
    floor: /haus|gebäude|etage|stock|obergeschoss|og|hof|aufgang|wohnung|whg\.?/,
    label: /adresse|anschrift|standort/,
    located:
      /wir befinden uns|unsere? (?:praxis|laden|geschäft|büro|studio|werkstatt|restaurant|hotel|schule|salon) (?:liegt|befindet sich)|(?:sie|ihr) find(?:en|et) uns|du findest uns/,
  },
  durations: {
    number: /ein|zwei|drei|vier/,
    unit: /minuten|stunden?|tage?|wochen?|monate?|jahre?/,
    limit: /jedoch|bei|mit|wenn/,
    noThing: /die|das/,
  },
  answers: {
    frequency:
      /einmal|zweimal|dreimal|\d+ ?mal|alle|jede[nrs]?|täglich|wöchentlich|monatlich|jährlich|(?:im|pro) (?:Tag|Woche|Monat|Jahr)/,
    pointing:
      /oben|unten|untenstehende\w*|obige\w*|folgende[nrsm]?|nachfolgend\w*|klick\w*|hier|diese[rnsm]? (?:seite|website|webseite|abschnitt|formular|liste|karte|tabelle|link|video)|auf (?:der|unserer) (?:seite|website|webseite|homepage)|siehe|(?:beachte[nt]?|lesen|finden|entnehmen|sehen) (?:Sie |ihr |du )?(?:bitte |auch |dazu )*(?:unsere[nrms]?|der|den|die) (?:[a-zäöüß]+ und )?(?:AGB|allgemeinen|hinweise|seite|stornobedingungen|preisliste|tabelle)|button|schaltfläche|mehr erfahren|weiterlesen|wie (?:beschrieben|erwähnt|gezeigt)|link|herunterladen|download|(?:wählen|tragen|geben) Sie (?:einfach |bitte |hier )*(?:Ihre?n?|den|die|das|einen?|ein) (?:[a-zäöüß]+ ){0,2}(?:reise|anreise|wunsch)?(?:datum|daten|termin|zeitraum|uhrzeit|tag)/,
    numbered: /abs|art|ziff|kap|lit|bd/,
    abbreviation: /nr|ca|bzw|inkl|exkl|evtl|ggf|tel|\p{L}*str|vgl|zzgl|abzgl|einschl|sog/u,
    turnsRound: /los|frei/,
    qualifies:
      /außerhalb|darüber|sonst|ansonsten|wenn|falls|jedoch|aber|bei (?:weiteren|größeren|mehr)|für (?:weitere|größere)/,
    goesFurther: /für|nach|ins?|bei/,
    leans:
      /aber|und|auch|jedoch|allerdings|dennoch|außerdem|des weiteren|diese[rsnm]?|seitdem|daher|deshalb|er|sie (?:ist|hat|gibt|wird|kann|war|bietet|liegt|hält)/,
    yesNo: /ja|nein/,
    urges:
      /buchen?(?: sie)?|schreib\w*(?: sie)?|ruf\w*(?: sie)?|vereinbare\w*(?: sie)?|kontaktiere\w*(?: sie)?|melde\w*(?: sie| dich)?|besuch\w*(?: sie)?|entdeck\w*(?: sie)?|erleb\w*(?: sie)?|genieß\w*(?: sie)?|lass\w*(?: sie)?|überzeug\w*(?: sie)?|freuen sie sich|schau\w*|nutz\w*(?: sie)?/u,
    thanks: /danken|bedanken|danke|vielen dank/u,
    atMost: /unter|jünger als|bis(?: zu| zum)?/,
    greets: /(?:herzlich )?willkommen|hallo|guten tag|grüß gott/u,
    person: /er/,
    someone: /(?:der|ein|unser|dieser|jeder|mein|ihr|sein|vom|zum|beim|im) (?:\p{Ll}+ ){0,3}\p{L}+/u,
  },
  hours: {
    between: null,
    open: /geöffnet/,
    allDay: /24 ?(?:h|std\.?|stunden)|rund um die uhr|tag und nacht/,
    closed: /geschlossen|ruhetag/,
    byAppointment: /nach (?:vereinbarung|absprache)|auf anfrage/,
    until: /bis/,
    through: /bis/,
    and: /und/,
    from: /von/,
    clock: /uhr/,
    heading: /öffnungszeiten|sprechzeiten|geschäftszeiten/,
    opening: /öffnungszeiten|geöffnet|geschäftszeiten|bürozeiten/,
    saysOpen:
      /wir (?:sind|haben) .{0,60}(?:geöffnet|offen)|(?:unsere?r?|das|die|der) (?:geschäft|laden|büro|praxis|werkstatt|studio|salon|filiale) (?:ist|hat) .{0,60}(?:geöffnet|offen)/,
    event:
      /(?:\p{L}+)?gottesdienst\p{L}*|(?:heilige )?mess(?:e|feier)n?|andacht(?:en)?|bibelstunden?|sonntagsschule|kurse?|kurszeiten|unterricht|training(?:szeiten)?|(?:chor)?proben?|veranstaltung(?:en)?|workshops?/u,
  },
  calendar: {
    noon: /mittags?|mitternacht/,
    days: [
      /montags?/,
      /dienstags?/,
      /mittwochs?/,
      /donnerstags?/,
      /freitags?/,
      /samstags?|sonnabends?/,
      /sonntags?/,
    ],
    shortDays: [/mo/, /di/, /mi/, /do/, /fr/, /sa/, /so/],
    weekdays: /werktags/,
    weekend: /wochenende/,
    daily: /täglich|alle tage/,
    looseDays: /mo|di|mi|do|fr|sa|so/,
    month: /januar|februar|märz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?/,
  },
  pages: {
    missing: /\b(page|seite|site) (not|nicht|could not be) (found|gefunden)\b/,
  },
  categories: {
    returns: /rückgabe|umtausch|widerruf|stornier|kündig|erstatt|garantie/,
    orders: /bestell|liefer|versand|sendung|paket|abhol/,
    prices: /preis|kost(?:et|en)|zahl|rechnung|rabatt|gebühr|kostenlos|angebot/,
    account: /konto|anmelden bei|passwort|datenschutz|daten/,
    contact: /adresse|öffnungszeit|geöffnet|telefon|kontakt|anfahrt|erreichen|wo (?:sind|ist|finde)/,
    start:
      /termin|erste[nrs]? (?:mal(?!s)|besuch|stunde|training|behandlung|einsatz)|anmeld|buch(?:en|ung)|mitglied|beginn|installier/,
    services: /bieten sie|leistung|reparat/,
    about:
      /über (?:uns|mich)|geschicht|chronik|leitbild|philosophie|konzept|team|mitarbeiter|vorstand|sponsor|partner|presse|wir über/,
  },
  categoryNames: {
    start: "Erste Schritte",
    services: "Leistungen",
    prices: "Preise und Zahlung",
    orders: "Bestellung und Lieferung",
    returns: "Rückgabe und Stornierung",
    account: "Konto und Datenschutz",
    contact: "Kontakt und Anfahrt",
    about: "Über uns",
    general: "Allgemeine Fragen",
  },
  offers: {
    services:
      /(?:unsere )?(?:leistungen|dienstleistungen|services|angebote)|was wir (?:(?:für .{2,30} )?(?:bieten|tun|machen)|anbieten|behandeln|backen|bauen|reparieren|verkaufen|herstellen)|(?:unsere )?behandlungen|(?:unsere )?(?:rechtsgebiete|tätigkeits(?:felder|schwerpunkte|bereiche)|(?:behandlungs|leistungs)spektrum|therapien)|(?:unser|mein) (?:leistungs)?angebot/,
    products: /(?:unsere )?produkte|sortiment/,
    programs: /(?:unsere )?(?:programme|kurse)/,
    features: /funktionen/,
    noOffer: /kontakt/,
    noOfferGroup: /ablauf|schritte?|vorgehen(?:sweise)?|so (?:läuft|funktioniert)|warum/,
  },
  grammar: {
    spacedMark: null,
  },
  asks: {
    price: /wie viel kost|was kost/,
    hours: /öffnungszeit|geöffnet/,
    location: /wo (?:sind|finde)/,
    contact: /kontaktieren/,
    prices: /preise/,
  },
  answerTypes: {
    frequency: /wie (?:oft|häufig)|wie ?viele .{1,30} (?:pro|am|jede[nrs]?|in der) (?:tag|woche|monat|jahr)/,
    price: /wie ?viel kost\p{L}*|was kost\p{L}*|kosten|kostet|preise?|gebühr(?:en)?|teuer/u,
    time: /wann|um wie ?viel uhr|wie spät|an welche[mnr] tag(?:en)?|öffnungszeit(?:en)?|wie lange .{0,20}geöffnet/,
    duration: /wie (?:lange?|schnell|bald)|wie ?viele (?:minuten|stunden|tage|wochen|monate|jahre)/,
    count: /wie ?viele|wie (?:alt|weit|groß|oft)/,
    person: /wer|wem|wen|wessen/,
    place: /wo|wohin|woher|welche (?:adresse|stadt|straße)/,
    mail: /e-?mail(?:-?adresse)?/,
    phone: /telefon(?:nummer)?|nummer/,
    weight:
      /wie schwer (?:darf|dürfen|kann|können|muss|müssen)|gewichtsgrenze|höchstgewicht|maximalgewicht|wie ?viel .{0,40}(?:wiegen|wiegt)|wie ?viele kilo/,
    size: /wie (?:breit|tief|dick)/,
    temperature:
      /wie (?:heiß|kalt|warm) (?:ist|sind|wird|werden|kann) .{0,40}(?:wasser|becken|pools?|zimmern?|räume?|raum|saunas?|see|meer|wetter|es)|welche temperatur|wie hoch ist die .{0,20}temperatur/,
  },
  measures: {
    weight: /kilo|kilogramm|gramm|pfund|tonnen?/,
    size: /(?:zenti|milli)?metern?/,
    temperature: /grad|celsius/,
  },
  access: {
    wheelchair: /rollstuhl/,
    accessible: /zugänglich/,
    accessibleAfter: /gerecht/,
  },
  topics: {
    process: topic("Wie läuft das ab?", { heading: /(?:unser )?(?:arbeits)?prozess/ }),
    "how-it-works": topic("Wie funktioniert das?", {
      heading: /so funktioniert(?:['’]s| es)|so läuft es ab|(?:der )?ablauf/,
      asked: /wie funktioniert es/,
    }),
    who: topic("Wer ist {company}?", {
      heading: /über (?:uns|mich)|wer (?:wir sind|ich bin|bin ich\??)|zu meiner person|unsere geschichte/,
      asked: /wer (?:sind|ist)/,
    }),
    mission: topic("Was ist die Mission von {company}?", {
      heading: /unsere mission|leitbild/,
      sentence: /unsere mission ist/,
      asked: /leitbild/,
    }),
    values: topic("Wofür steht {company}?", { heading: /unsere werte|werte/, asked: /werte/ }),
    why: topic("Warum {company}?", { heading: /warum wir|warum .{2,30} wählen/ }),
    licence: topic("Sind Sie zertifiziert oder versichert?", {
      heading: /zertifizierungen/,
      sentence: /wir sind .{0,20}(?:zertifiziert|versichert)/,
      asked: /versichert/,
    }),
    careers: topic("Wie kann ich mich bei {company} bewerben?", {
      heading: /karriere|stellenangebote/,
      asked: /karriere|stelle/,
    }),
    donate: topic("Wie kann ich spenden?", { heading: /spenden?|unterstützen sie uns/, asked: /spende/ }),
    volunteer: topic("Wie kann ich mitmachen?", { heading: /mitmachen|ehrenamt/, asked: /ehrenamt/ }),
    support: topic("Wie bekomme ich Unterstützung?", {
      heading: /kundendienst|kundenservice/,
      asked: /kundendienst/,
    }),
    payment: topic("Wie kann ich bezahlen?", {
      heading: /zahlung(?:sarten|smöglichkeiten|sbedingungen)?|bezahlung/,
      sentence: /zahl(?:en|bar|ung) .{0,30}(?:per|mit|bar|karte|rechnung|überweisung|paypal)|wir akzeptieren/,
      asked: /zahl/,
    }),
    estimate: topic("Wie bekomme ich ein Angebot?", {
      heading: /(?:kostenloses )?angebot/,
      sentence: /kostenlose[sn]? angebot/,
      asked: /angebot/,
    }),
    deposit: topic("Ist eine Kaution nötig?", {
      heading: /kaution/,
      sentence: /(?:eine )?(?:anzahlung|kaution) (?:von|beträgt|ist)/,
      asked: /kaution|anzahlung/,
    }),
    ordering: topic("Wie kann ich bestellen?", {
      heading: /so bestellen sie|bestellung|bestellen|bestellablauf/,
      asked: /bestell/,
    }),
    delivery: topic("Wie läuft die Lieferung ab?", {
      heading:
        /versand(?:kosten|informationen|arten)?|lieferung|lieferzeit(?:en)?|versand (?:&|und) (?:lieferung|zahlung)/,
      sentence:
        /(?<!(?:die|den|das|was) )wir (?:versenden|liefern) (?:.{0,40} )?(?:nach|an|in|innerhalb|bundesweit|weltweit|deutschlandweit|kostenlos|frei|per|ab|mit)|(?:die )?lieferzeit (?:beträgt|ist)|versandkosten/,
      asked: /versand|liefer/,
    }),
    returns: topic("Wie kann ich etwas zurückgeben?", {
      heading: /rückgabe(?:recht)?|rücksendung(?:en)?|umtausch|widerruf(?:srecht)?/,
      sentence:
        /(?:rückgabe|umtausch|rücksendung) .{0,60}(?:tage|wochen|möglich|kostenlos)|zurücksenden|zurückgeben|widerrufsrecht|umtauschen/,
      mentions: /rückgabe|rücksend|zurück(?:send|geb|schick)|umtausch|widerruf/,
      asked: /rückgabe|umtausch|zurückgeben/,
    }),
    refunds: topic("Bekomme ich mein Geld zurück?", {
      heading: /rückerstattung(?:en)?|erstattung(?:en)?/,
      asked: /erstatt/,
    }),
    cancellation: topic("Wie kann ich stornieren oder kündigen?", {
      heading: /stornierung(?:en)?|kündigung|absagen/,
      sentence: /jederzeit kündbar|kostenlos stornier/,
      asked: /kündig|stornier/,
    }),
    warranty: topic("Gibt es eine Garantie?", {
      heading: /garantie|gewährleistung/,
      sentence: /\d+ jahre garantie/,
      asked: /garant|gewähr/,
    }),
    included: topic("Was ist enthalten?", {
      heading: /leistungsumfang|im preis (?:enthalten|inbegriffen)|leistungen im preis/,
      asked: /enthalten/,
    }),
    requirements: topic("Welche Voraussetzungen gibt es?", {
      heading: /voraussetzungen|was sie brauchen|benötigte unterlagen/,
      asked: /voraussetzung/,
    }),
    areas: topic("In welchem Gebiet sind Sie tätig?", {
      heading: /(?:unser )?einzugsgebiet|einsatzgebiet/,
      sentence: /[Ww]ir (?:sind|arbeiten|liefern) (?:in|im|für) .{3,60}(?:Umgebung|Region|Raum)/,
      asked: /einzugsgebiet/,
    }),
    booking: topic("Wie kann ich einen Termin buchen?", {
      heading:
        /(?:termin(?:vereinbarung)?|termin (?:vereinbaren|buchen)|online-?termin|buchung|reservierung)/,
      sentence: /nur nach (?:vereinbarung|terminabsprache)|termine? (?:nach|können|vereinbaren)/,
      asked: /termin|buch|reservier/,
    }),
    "check-in": topic("Wann sind An- und Abreise möglich?", {
      heading: /an-? und abreise/,
      asked: /(?<![a-zäöü])(?:an|ab)reise|(?:ein|aus)checken|check-?(?:in|out)/,
    }),
    parking: topic("Gibt es Parkplätze?", {
      heading: /parken|parkplätze/,
      sentence: /parkplätze|parkmöglichkeiten/,
    }),
    directions: topic("Wie komme ich zu Ihnen?", {
      heading:
        /anfahrt|so finden sie uns|mit (?:bus und bahn|dem auto|öffentlichen verkehrsmitteln|bahn und bus)/,
      mentions:
        /bahn\p{L}*|bahnhof|zug|auto(?:bahn|bus\p{L}*|route|s)?|linien?|haltestelle|ausfahrt|gehminuten|parken/u,
      asked:
        /anfahrt|wie komme?n? (?:ich|wir|man) .{0,40}(?:zu (?:ihnen|euch)|hin(?![a-zäöü]))|mit (?:der |dem )?(?:bahn|bus|zug|auto|öffentlichen)(?![a-zäöü])/,
    }),
    accessibility: topic("Ist der Zugang barrierefrei?", {
      heading: /barrierefreiheit/,
      mentions: /rollstuhl|barrierefrei/,
      asked: /barrierefrei|rollstuhl/,
    }),
    pets: topic("Sind Haustiere erlaubt?", {
      heading: /haustiere/,
      mentions: /erlaubt|willkommen/,
      asked: /haustier|\bhunde?\b/,
    }),
    join: topic("Wie kann ich mich anmelden?", {
      heading:
        /anmeldung|mitglied(?:schaft| werden)|(?:so |wie )?(?:werde ich|wirst du|werden sie) mitglied|aufnahmeantrag|beitritt(?:serklärung)?/,
      mentions: /anmeld|formular|antrag|mitglied/,
      asked: /anmeld|mitglied|meldet?n? .{1,40} an(?![a-zäöü])/,
    }),
    dates: topic("Welche Termine sind wichtig?", { heading: /wichtige termine/, asked: /termine/ }),
    accommodation: topic("Welche Unterkünfte gibt es?", {
      heading: /unterk(?:unft|ünfte)|übernachtung(?:en)?/,
      asked: /unterk|übernacht/,
    }),
    conduct: topic("Welche Regeln gelten?", {
      heading: /verhaltenskodex|hausordnung/,
      asked: /verhaltens|hausordnung/,
    }),
    vouchers: topic("Gibt es Gutscheine?", { heading: /(?:geschenk)?gutscheine?/, asked: /gutschein/ }),
    discounts: topic("Gibt es Ermäßigungen?", {
      heading: /ermäßigung(?:en)?|rabatte?/,
      asked: /ermäßig|rabatt/,
    }),
    grants: topic("Gibt es finanzielle Unterstützung?", { heading: /stipendi(?:en|um)/, asked: /stipend/ }),
    trial: topic("Kann ich es erst ausprobieren?", {
      heading:
        /(?:kostenlose )?(?:probe|schnupper)(?:stunden?|training|unterricht|kurse?)|(?:probetag|probewoche|kostenlos testen)/,
      asked: /probe|schnupper/,
    }),
    bring: topic("Was soll ich mitbringen?", {
      heading: /was (?:sie|du|ihr) mitbring(?:en|st|t)(?: sollte[nst]?| müssen)?|mitbringen/,
      asked: /mitbring/,
    }),
    prepare: topic("Wie bereite ich mich vor?", {
      heading:
        /vor (?:dem|ihrem|deinem) (?:ersten )?(?:termin|besuch)|so bereiten sie sich vor|(?:ihre )?vorbereitung (?:auf (?:den|ihren) (?:besuch|termin)|vor dem termin)/,
      asked: /vorbereit/,
    }),
    emergency: topic("Was kann ich im Notfall tun?", {
      heading: /not(?:dienst|fall|fälle)/,
      asked: /notdienst|notfall/,
    }),
    age: topic("Wie alt muss ich sein?", {
      heading: /mindestalter/,
      sentence: /\bmindestalter (?:ist|beträgt)/,
      asked: /mindestalter|wie alt/,
    }),
    spoken: topic("Welche Sprachen sprechen Sie?", {
      sentence: /\bwir sprechen (?:auch )?\p{Lu}\p{L}+(?:isch)?/u,
      asked: /sprache|sprechen/,
    }),
    "when-where": topic("Wo und wann findet es statt?", {
      heading: /wo (?:&|und) wann|wann (?:&|und) wo/,
      asked: /wo und wann|wann und wo/,
    }),
    insurance: topic("Wie wird mit meiner Versicherung abgerechnet?", {
      heading: /(?:kranken|tier)?versicherung(?:en)?|kranken(?:kasse|versicherung)(?:n|en)?/,
      mentions: /direkt ab|abrechn|rechnen|ihre[rn]? (?:versicher|kranken)/,
      asked: /versicher|krankenkass/,
    }),
    "first-visit": topic("Wie läuft der erste Termin ab?", {
      heading: /(?:ihr )?(?:erster? (?:besuch|termin)|erstgespräch|erstberatung)/,
      asked: /erste[rn]? (?:besuch|termin)/,
    }),
    breakfast: topic("Gibt es Frühstück?", {
      heading: /frühstück/,
      mentions: /inklusive|enthalten|inbegriffen/,
      asked: /frühstück/,
    }),
    allergens: topic("Was muss ich bei Allergien wissen?", {
      heading: /allergene?n?|allergien|unverträglichkeiten/,
      asked: /unverträg/,
    }),
    data: topic("Welche Daten erheben Sie?", { heading: /welche daten wir erheben/, asked: /welche daten/ }),
    "data-retention": topic("Wie lange werden meine Daten gespeichert?", {
      heading: /speicherdauer/,
      asked: /speicherdauer|wie lange .{0,40}daten/,
    }),
    "data-storage": topic("Wo und wie werden meine Daten gespeichert?", {
      heading: /wo (?:ihre|deine) daten (?:liegen|gespeichert werden)|datenspeicherung/,
      asked: /speicher/,
    }),
    "data-security": topic("Wie werden meine Daten geschützt?", {
      heading: /verschlüsselung|datensicherheit/,
      mentions: /verschlüssel/,
      asked: /sicher|verschlüssel/,
    }),
  },
  facts: {
    contact: "Wie kann ich {company} kontaktieren?",
    contactUs: "Wie kann ich Sie kontaktieren?",
    address: "Wo finde ich Sie?",
    hours: "Wann haben Sie geöffnet?",
    price: "Wie viel kostet „{name}“?",
    pricePlural: null,
    kindPrice: null,
    planPrice: null,
    prices: "Was sind Ihre Preise?",
    services: "Welche Leistungen bieten Sie an?",
    products: "Welche Produkte bieten Sie an?",
    programs: "Welche Programme bieten Sie an?",
    features: "Was sind die wichtigsten Funktionen?",
    company: "Was ist {company}?",
    work: "Was macht {company}?",
    us: "Wer sind Sie?",
    event: "Wo und wann findet {company} statt?",
    founded: "Wann wurde {company} gegründet?",
    eventPlace: "Wo findet {company} statt?",
    eventDate: "Wann findet {company} statt?",
    phone: "Wie lautet Ihre Telefonnummer?",
    phoneOf: "Wie lautet die Telefonnummer für {name}?",
    email: "Wie lautet Ihre E-Mail-Adresse?",
    emailOf: "Wie lautet die E-Mail-Adresse für {name}?",
    hoursOf: "Wann ist {name} geöffnet?",
    addressOf: "Wo finde ich {name}?",
    includes: "Was ist bei „{name}“ enthalten?",
    person: "Wer ist {name}?",
  },
  labels: {
    phone: "Telefon",
    email: "E-Mail",
    price: "Preis",
    hours: "Öffnungszeiten",
    address: "Adresse",
  },
  pageKinds: {
    machinery: "warenkorb, kasse, anmelden, einloggen, mein konto, merkliste, wunschliste, suche, danke",
    archive: "schlagwort, schlagworter, kategorie, kategorien, archiv",
    faq: "fragen, haufige fragen, haeufige fragen, haufig gestellte fragen, fragen und antworten, hilfe, hilfecenter, kundenservice, kundendienst",
    contact:
      "kontakt, kontaktieren, kontaktformular, standort, standorte, anfahrt, so finden sie uns, offnungszeiten, oeffnungszeiten, filialen",
    about:
      "uber uns, ueber uns, uber mich, ueber mich, wir uber uns, unternehmen, firma, unser team, geschichte, philosophie",
    pricing:
      "preise, preis, preisliste, kosten, gebuhren, gebuehren, tarife, mitgliedschaft, pakete, angebot anfordern, tarif",
    services:
      "leistung, leistungen, dienstleistung, dienstleistungen, angebot, angebote, unsere leistungen, produkte, produkt, losungen, loesungen, funktionen, so funktioniert s, so funktionierts, so funktioniert es, ablauf, speisekarte, zimmer, kurse, behandlungen, sortiment",
    policies:
      "versand*, lieferung, liefer*, zahlung*, ruckgabe*, rueckgabe*, rucksendung*, ruecksendung*, retoure*, widerruf*, garantie*, gewahrleistung, agb, nutzungsbedingungen, geschaftsbedingungen, buchung, buchen, termin, termine, terminvereinbarung, stornierung",
    imprint: "impressum",
    press: "referenzen, presse, medien, galerie, projekte",
    privacy: "datenschutz*, datenschutzerklarung, barrierefreiheit, karriere, stellenangebote",
    post: "aktuelles, neuigkeiten, nachrichten, artikel, magazin",
    signup: "spenden, registrieren",
    calendar: "kalender, veranstaltungen, spielplan",
  },
  usualPaths: {
    faq: "faq haeufige-fragen",
    pricing: "preise preisliste",
    contact: "kontakt contact",
    about: "ueber-uns ueber-mich",
  },
  words: {
    frequent:
      "und der die das ist sind sie ihr ihre mit für wir unser nicht ein eine den dem auf von zu bei auch werden oder wird",
    small: "der die das den dem des ein eine einen einem einer eines ist sind auch bitte dann und dass",
    conditions: "wenn falls sofern außer ausgenommen nur andere anderen sonst je",
    negations:
      "nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder außer ausgenommen",
    leaning:
      "es er dies diese dieser dieses diesem diesen deren dessen dafür dabei dazu damit daher deshalb hierfür jedoch aber sonst ansonsten",
    asking:
      "was wer wen wem wann wo wie warum welche welcher welches welchen viel viele lange oft kann können darf muss soll wird werden hat haben gibt es ich mein meine meinen wir uns unser unsere sie ihr ihre ihren man kostet kosten teuer dauert preis von in im am an auf zu zum zur für mit bei bieten funktioniert möglich nötig notwendig erforderlich akzeptiert akzeptieren nehmt nehmen nimmt erlaubt möglich machen macht geht brauche braucht brauchen muss müssen verkauft verkaufen",
  },
  spans: {
    numbers: "ein|eine|einen|einem|einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    minute: /min(?:uten?)?/,
    hour: /stunden?|std/,
    day: /(?:werk|arbeits|kalender)?tage?n?/,
    week: /wochen?/,
    month: /monate?[ns]?/,
    year: /jahre?[ns]?/,
  },
  duration: {
    subject: /^(?:eine?|der|die|das|jede[rs]?) /i,
    verb: / dauert /,
    question: "Wie lange dauert {subject}?",
  },
  infinitive: null,
  namedOffer: null,
  headings,
  team: {
    heading:
      /^(?:(?:unser|das|mein|ihr|euer)?\s?(?:praxis|küchen)?-?team|(?:die )?trainer(?:innen)?|unsere (?:trainer|lehrer|fahrlehrer|ärzte|therapeuten|anwälte|mitarbeiter|übungsleiter)(?:innen)?|(?:lernen sie )?unser team(?: kennen)?)$/iu,
    question: "Wer gehört zu Ihrem Team?",
  },
};
