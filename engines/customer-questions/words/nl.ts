import type { LanguageWords } from "../language-words.ts";

/** Dutch of the Netherlands and Flanders: complete. Words match within compounds. */
export const nl = {
  persons:
    /wij|we|ons|onze|u|uw|je|jij|jouw|jullie|ik|mij|mijn|men|gasten|klant(?:en)?|bezoekers?|patiënt\w*|cliënt\w*|leden|lid|leerling\w*|cursist\w*|studenten|spelers|deelnemers?|vrijwilligers|kinderen|ouders|gezinnen|beginners|iedereen|(?:het|de) (?:hele |gehele )?(?:hotel|restaurant|huis|appartement|praktijk|salon|winkel|zaak|atelier|kantoor|school|rijschool|kamers?|vakantiewoning|woning|vereniging|club|team)|er (?:is|zijn)|aanwezig/,
  affirms:
    /gratis|kosteloos|inbegrepen|inclusief|incl\.|welkom|toegestaan|toegelaten|verboden|mogelijk|accepteren|accepteert|aanvaarden|aanvaardt|bieden|biedt|bied|voorzien|aanwezig|beschikbaar|verkrijgbaar|toegankelijk|er (?:is|zijn)|hebben|heeft|heb|kan|kunt|kun|kunnen|mag|mogen|niet|geen|op aanvraag|nodig|verplicht|met|zonder|uitgerust/,
  acts: /bel|belt|bellen|opbellen|telefo\w*|mail\w*|e-?mail\w*|schrijf|schrijft|contact\w*|bezoek\w*|boek\w*|reserv\w*|bestel\w*|online|formulier\w*|website|meld\w*|aanmeld\w*|inschrijv\w*|schrijf|solliciteer|solliciteren|sollicit\w*|stuur|stuurt|sturen|kom|komt|komen|vraag|vraagt|vragen|aanvrag\w*|klik\w*|maak|neem|neemt|vul|doneer|doneren|steun|via|per|app|bericht\w*|whatsapp/,
  intents: {
    contact: [
      "Hoe kan ik contact opnemen?",
      /contact(?!lo|len)|bereik(?!baarheid met)|telefoon|(?<!\p{L})(?:op)?bellen(?!\p{L})|e-?mail/u,
    ],
    address: [
      "Waar zijn jullie gevestigd?",
      /waar (?:zijn|is|zit|vind|bevin|ligt)|(?<!mail|ip-)adres|gevestigd|locatie/,
    ],
    hours: [
      "Wat zijn de openingstijden?",
      /openingstijd|openingsu(?:ur|ren)|geopend|(?<!\p{L})open(?!\p{L})|gesloten|hoe laat .{0,15}dicht|kantooruren|spreekuur/u,
      /(?:wij|we) zijn .{0,60}(?:open|geopend|bereikbaar)|(?:(?<!\p{L})open|geopend|openingstijden|openingsuren|openingsdagen) .{0,40}\d|\d ?(?:u|uur)\b.{0,15} (?:open|geopend)/u,
    ],
    prices: ["Wat zijn de prijzen?", /prij[sz]|tarie|(?<!\p{L})kost(?:en|te)?(?!\p{L})|hoe duur/u],
    "who-runs-it": [
      "Wie zit er achter {company}?",
      /wie (?:zijn|is|ben|zit|staat|runt|leidt)|over (?:jullie|ons)|eigenaar|eigenares|zaakvoerder/,
      /[Ff]amiliebedrijf|[Oo]pgericht door|(?:[Ee]igena(?:ar|resse)|[Zz]aakvoerder|[Zz]aakvoerster):? [A-Z]|(?:[Gg]erund|[Gg]eleid) door [A-Z]/,
    ],
    jobs: [
      "Zoeken jullie personeel?",
      /vacature|sollicit|(?:bij jullie|hier) (?:komen )?werken|(?:zoeken|nemen) jullie .{0,20}(?:personeel|medewerk|collega|stagiair)|stageplaats|stageplek|bijbaan|in dienst|werken bij/,
      /vacature|sollicit|(?:wij|we) zoeken .{0,40}(?:collega|medewerk|versterking|stagiair)|(?:nieuwe collega|versterking|personeel) .{0,20}gezocht|kom (?:jij )?bij ons werken/,
    ],
    payment: [
      "Hoe kan ik betalen?",
      /betal(?!ingsregeling)|(?<!\p{L})pinnen|(?<!\p{L})contant|bancontact|creditcard|(?<!\p{L})ideal(?!\p{L})/u,
      /(?:betal\w+|betaald) .{0,50}(?:pin|contant|ideal|creditcard|overboeking|overschrijving|factuur|cash|bancontact|paypal|klarna)|alleen pinnen|pinnen (?:is|kan)|(?:contant|cash) betalen|(?:accepteren|aanvaarden) .{0,40}(?:pin|contant|cash|creditcard|bancontact|kaart)/,
    ],
    invoice: ["Krijg ik een factuur?", /factu(?!rering per)|kassabon|bonnetje|kwitantie|btw-bon/],
    parking: /parkeer|parkeren|parking|geparkeerd/,
    directions:
      /hoe (?:kom|bereik|geraak) ik|routebeschrijving|openbaar vervoer|(?:\d+|enkele|vijf|tien) ?(?:minuten|min|km|kilometer|meter|m)\b.{0,50}(?:station|halte|bus|tram|metro|snelweg|afrit|luchthaven|centrum|binnenstad)|(?:station|halte|luchthaven).{0,40}\d+ ?(?:min|km|meter|m)\b|(?:bus|tram|metro)(?:halte|lijn| \d)|snelweg.{0,20}afrit|afrit \d/,
    accessibility: /rolstoel|mindervalide|rolstoeltoegankelijk|drempelvrij|gelijkvloers|drempelloos/,
    "spoken-languages": [
      "Welke talen spreken jullie?",
      /(?<!\p{L})talen|spre(?:ek|ken|ekt) .{0,25}(?:engels|frans|duits|nederlands|arabisch|turks|pools)|in het (?:engels|frans|duits)/u,
      /(?:wij|we|ik) spre(?:ken|ek) .{0,20}(?:engels|nederlands|duits|frans)|er wordt .{0,20}(?:engels|nederlands|duits|frans) gesproken|wij helpen u .{0,20}in het (?:engels|frans|duits)/,
    ],
    booking:
      /hoe .{0,20}(?:boek|reserve)|(?:boek|reserveer|reserveren|afspraak)\w* .{0,60}(?:online|telefo|mail|bellen|website|whatsapp|formulier|agenda)|(?:online|telefonisch|per mail) .{0,30}(?:boek|reserv|afspraak)|(?:afspraak|tafel|kamer) .{0,20}(?:maken|inplannen|reserveren|boeken)/,
    "walk-ins": [
      "Heb ik een afspraak nodig?",
      /(?:zonder|hoef|moet|nodig).{0,25}(?:afspraak|reserver)|(?:afspraak|reserver\w+) .{0,15}(?:nodig|verplicht)|binnenlopen|inloop|spontaan|zomaar .{0,15}(?:langs|binnen)/,
      /(?:zonder|alleen op|uitsluitend op|enkel op|op) afspraak|vrije inloop|inloopspreekuur|binnenlopen zonder|(?:afspraak|reserver\w+) is (?:niet )?(?:nodig|verplicht|noodzakelijk)/,
    ],
    cancellation: [
      "Hoe kan ik annuleren?",
      /annul\w*|cancel|afzeg|afgezegd|(?:afspraak|les|reservering|boeking) .{0,20}(?:afzeg|annul|cancel|verzet|verplaats)/,
      /annuler\w+ .{5,}|afzeggen .{5,}|(?:afspraak|les|reservering|boeking)\w* .{0,30}(?:afgezegd|geannuleerd)|annuleringsvoorwaarden .{5,}/,
    ],
    "open-sundays": [
      "Zijn jullie op zondag open?",
      /zondag/,
      /zondag.{0,25}(?:gesloten|open|\d)|(?:gesloten|open|geopend) .{0,15}zondag|koopzondag|(?:elke dag|dagelijks|7 dagen op 7|zeven dagen per week) (?:open|geopend)/,
    ],
    "open-holidays": [
      "Zijn jullie op feestdagen open?",
      /feestdag|(?<!\p{L})kerst|(?<!\p{L})pasen|pinkster|hemelvaart|oudjaar|nieuwjaar|koningsdag/u,
      /feestdag\w*.{0,30}(?:gesloten|open|\d)|(?:gesloten|open|geopend) .{0,30}(?:feestdag|kerst|paas|nieuwjaarsdag|koningsdag)/,
    ],
    vouchers: /cadeaubon|cadeaukaart|cadeaucheque|kado ?bon|geschenkbon|waardebon|giftcard|tegoedbon/,
    discounts:
      /krijg .{0,20}korting|(?:korting|reductie|voordeeltarief)\w* .{0,50}(?:voor|van|bij|op|\d)|\d+ ?% korting|(?:studenten|senioren|kinder|groeps|gezins|vroegboek)korting/,
    deposit:
      /aanbetal|voorschot|waarborgsom|waarborg (?:van|bedraagt|betal)|(?<!\p{L})borg(?:som)?(?!\p{L})/u,
    installments: [
      "Kan ik in termijnen betalen?",
      /(?:in|meerdere|drie|maandelijkse) termijnen|termijnbetaling|gespreid .{0,10}betal|betal\w* .{0,15}gespreid|afbetal|betalingsregeling|op krediet|financiering/,
    ],
    groups: [
      "Kan ik met een groep komen?",
      /groep/,
      /groepen? (?:van|tot|vanaf)|voor groepen|groepsreservering/,
    ],
    children: [
      "Zijn kinderen welkom?",
      /kinderen .{0,15}(?:welkom|toegelaten|toegestaan)|kind(?=eren)|(?<!\p{L})baby|gezin|peuter|kleuter/u,
      /kinderen .{0,30}(?:gratis|welkom|jaar|mogen|vanaf)|(?:kind|gezins)vriendelijk|speelhoek/,
    ],
    pets: /huisdier|honden(?!\p{L})|(?<!\p{L})hond(?!erd)|viervoeter/u,
    "minimum-age":
      /hoe oud|vanaf \d{1,2} jaar(?! (?:ervaring|garantie))|minimumleeftijd|(?:minimaal|minstens|minimum) \d{1,2} jaar(?! ervaring)|\d{1,2} jaar en ouder|jonger dan \d{1,2}|onder de \d{1,2} jaar|(?:kinderen|jongeren|leerlingen|jeugd) .{0,25}(?:tussen(?: de)?|van) \d{1,2} (?:en|tot(?: en met)?|t\/m) (?:de )?\d{1,2} jaar/,
    licensed: [
      "Zijn jullie erkend of verzekerd?",
      /gecertificeerd|erkend|gediplomeerd|bevoegd|(?:zijn jullie|ben je|bent u) .{0,30}(?:verzekerd|aangesloten)|keurmerk|aansprakelijkheidsverzeker/,
      /(?:wij zijn|ik ben|onze|geregistreerd|aangesloten) .{0,60}(?:gecertificeerd|geregistreerd|aangesloten|erkend|lid van|big-|kngf|register)|erkend (?:vakman|installateur|aannemer|leerbedrijf)|beroepsaansprakelijkheid/,
    ],
    areas: [
      "In welk gebied werken jullie?",
      /(?:welke?|wat is).{0,20}(?:gebied|regio)|werkgebied|werkregio|(?:komen|werken|leveren|rijden) .{0,20}(?:in|naar|bij) (?:mijn|onze) (?:regio|stad|dorp|buurt|gemeente)|hoe ver .{0,20}(?:komen|rijden)|buiten de (?:regio|stad)/,
      /werkgebied\w* .{3,}|bezorggebied\w* .{3,}|(?:werken|actief|komen|leveren|bezorgen|rijden|werkzaam) .{0,40}(?:in (?:de regio|heel|de omgeving|groot-)|in en (?:rond|om)|straal van|door heel|in de wijde)|(?<!\p{L})in [\p{L}-]+ en (?:wijde )?(?:omgeving|omstreken)/u,
    ],
    delivery: [
      "Hoe werkt de levering?",
      /bezorg|(?<!\p{L})(?:ge)?lever(?!anc|t(?:ijd|ermijn)|[uo])|verzend|verstuur|versturen|opsturen/u,
      /(?:wij|we) (?:bezorgen|leveren|verzenden|versturen) (?!maatwerk|kwaliteit|vakwerk|materia)|(?:bezorg|thuislever|lever)(?:service|dienst)|thuisbezorg|(?:bezorging|(?<!\p{L})levering|verzending) (?:is|gebeurt|vindt|naar|binnen|aan|in|door|via|met) |(?:gratis|thuis|aan huis) (?:bezorg|gelever|verz[eo]nd)|(?:worden|wordt) .{0,40}(?:bezorgd|verzonden|thuis geleverd)|pakket\w* .{0,30}(?:postnl|dhl|bpost|dpd)/u,
    ],
    "delivery-cost": [
      "Wat kost de verzending of bezorging?",
      /(?:verzend|leverings?|lever|bezorg|transport|porto?)kosten|(?:kost|gratis) .{0,25}(?:verzend|(?<!\p{L})(?:ge)?lever|bezorg)|gratis verzonden/u,
    ],
    "minimum-order": [
      "Is er een minimale bestelwaarde?",
      /minim(?:um|ale?|aal).{0,12}(?:bestel|order|afname|besteding|bedrag)|minimum(?:bestel|bedrag|order|afname)|bestellen vanaf (?:€|\d)/,
    ],
    warranty: [
      "Is er garantie?",
      /garantie/,
      /garantie (?:op|van)|(?:\d+|twee|vijf|tien) (?:jaar|maanden) (?:volledige |fabrieks)?garantie|garantietermijn|fabrieksgarantie/,
    ],
    returns: [
      "Hoe kan ik iets retourneren?",
      /retour|(?<!\p{L})(?:om)?ruilen|terugsturen|terugbrengen|terugzenden|herroep|bedenktijd/u,
      /retourneren .{5,}|(?:\d+|veertien|dertig) dagen (?:bedenktijd|retour|zichttermijn)|(?<!\p{L})(?:om)?ruilen .{0,40}(?:dagen|kassabon|bonnetje)|herroepingsrecht|retourzending/u,
    ],
    refunds: [
      "Kan ik mijn geld terugkrijgen?",
      /geld .{0,10}terug|terugbetal|terugstort|restitu|terugkrijg/,
      /(?:geld|bedrag) .{0,15}terug(?!\p{L})|geld-terug|terugbetal\w+ .{3,}|terugstort|terugbetaald|(?:geen|volledige) restitutie/u,
    ],
    quote: [
      "Hoe vraag ik een offerte aan?",
      /offerte|prijsopgave|kostenraming|(?:gaat|zou) .{0,30}kosten/,
      /(?:gratis|vrijblijvende?) (?:\w+ )?(?:offerte|prijsopgave)|offerte .{0,20}(?:gratis|vrijblijvend)|offerte (?:op maat|aanvragen .{0,30}(?:via|formulier|bellen|mail))/,
    ],
    "response-time": [
      "Hoe snel reageren jullie?",
      /hoe (?:snel|lang) .{0,30}(?:reageer|reageren|antwoord|reactie|terug)|reactietijd|reactie|reageren/,
      /(?:reageren|reactie|antwoord\w*|contact .{0,15}op|bellen .{0,10}terug|teruggebeld) .{0,40}binnen .{0,25}(?:uur|uren|dag|minuten)|binnen .{0,20}(?:uur|uren|werkdag|dagen)\w* .{0,25}(?:antwoord|reactie|reageren|bericht|contact|terug)/,
    ],
    "how-long-it-takes": [
      "Hoe lang duurt het?",
      /hoe ?lang .{0,10}duur|hoe(?= ?lang)|duurt|duren|tijdsduur/,
      /(?:behandeling|sessie|les|consult|intake|cursus|afspraak|reparatie|herstelling|procedure|werken|project)\w* .{0,20}(?:duurt|duren|neemt) .{0,30}\d|(?:binnen|in) \d+ (?:dagen|weken|uur) (?:klaar|gemaakt|hersteld)/,
    ],
    emergency:
      /(?:spoed|noodgeval|24\/7|(?<!binnen )24 uur)\b.{0,60}(?:\d|bereik|service|dienst|bel|kunt)|spoedgeval|wachtdienst|huisartsenpost|noodnummer/,
    "first-visit":
      /(?:de|uw|jouw|je|het|tijdens de|een) eerste (?:afspraak|bezoek|behandeling|consult|les|keer|training) .{10,}|intake(?:gesprek)? .{10,}/,
    bring: [
      "Wat moet ik meenemen?",
      /(?:wat|welke|moet ik|iets) .{0,25}(?:meenemen|meebrengen|mee te (?:nemen|brengen))|mee(?=nemen|brengen| te nemen| te brengen)/,
      /(?<!(?:hond|huisdier|viervoeter|gast|vriend|kind|baby|drank|wijn|taart).{0,30})(?:meenemen|meebrengen)(?! mag| is (?:niet )?toegestaan)|(?:neem|neemt u|breng|brengt u) .{3,50} mee(?!\p{L})|(?<!om )mee te (?:nemen|brengen)/u,
    ],
    prepare: [
      "Hoe bereid ik me voor?",
      /voorbereid|bereid .{0,15}voor|nuchter|(?:vooraf|van tevoren) .{0,15}(?:doen|weten|letten)/,
      /(?:gelieve|graag|moet|dient|kunt|verzoeken) .{5,60}(?:vooraf|voor (?:de|uw|je|jouw) (?:afspraak|behandeling|komst|operatie|onderzoek)|nuchter)|nuchter (?:zijn|komen|blijven)|voorbereid\w* op (?:de|uw|je|jouw) (?:afspraak|behandeling|bezoek)/,
    ],
    wifi: [
      "Is er wifi?",
      /wi[ -]?fi(?:-? ?wachtwoord)?|internet/,
      /wi[ -]?fi|internet(?:verbinding|toegang|aansluiting)|(?:gratis|snel|draadloos|met) internet(?!\p{L})/u,
    ],
    toilets: [
      "Zijn er toiletten?",
      /(?:waar|is er|zijn er) .{0,20}(?:toilet|(?<!\p{L})wc(?!\p{L}))|toilet|(?<!\p{L})wc(?!\p{L})/u,
    ],
    instructors: [
      "Wie geeft de lessen of behandelingen?",
      /wie (?:behandelt|geeft|begeleidt|zijn de)|docent|trainer|instructeur|therapeut|lesgever|leraar|leraren|leerkracht|(?:jullie|het) team/,
    ],
    newsletter: ["Hoe ontvang ik de nieuwsbrief?", /nieuwsbrief|mailinglijst/],
    complaints: [
      "Waar kan ik terecht met een klacht?",
      /klacht|(?<!\p{L})klagen|ontevreden|niet tevreden/u,
      // Complaints of patients are symptoms.
      /klachten(?:regeling|procedure|functionaris|commissie|formulier)|klacht(?:en)? (?:indienen|over ons)|(?<!pijn)klacht(?:en)? over (?:onze|de) (?:praktijk|dienst|behandeling)|(?:ontevreden|niet tevreden) (?:over|met|bent)/,
    ],
    privacy: [
      "Welke gegevens verzamelen jullie?",
      /welke (?:persoons)?gegevens|(?:met|verkopen) .{0,15}gegevens|gegevens .{0,20}(?:verzamel|verwerk|gebruik)|persoonsgegevens|privacy|(?<!\p{L})(?:avg|gdpr)(?!\p{L})/u,
    ],
    missed: [
      "Wat als ik niet kom opdagen?",
      /niet (?:op ?daag|opdag|kom opdagen|kunnen? komen|kan komen|verschijn)|no-?show|afspraak .{0,15}(?:mis|vergeet|vergeten)|gemiste afspraak/,
      /niet (?:verschijn|nagekomen|afgezegd|komt opdagen|op komt dagen)\w*|no-?show|gemiste afspra/,
    ],
    late: [
      "Wat als ik te laat kom?",
      /te laat|vertraging|verlaat (?:ben|zijn)|later dan (?:gepland|afgesproken)/,
      /(?:bent|kom|komt|ben|komen) .{0,15}te laat|te laat (?:kom|komt|komen|bent)|bij te laat komen/,
    ],
    "opening-season": [
      "In welke maanden zijn jullie open?",
      /welke (?:maanden|periode)|wanneer .{0,20}seizoen|seizoen|in de winter|hele jaar|jaarrond/,
      /(?:seizoen|geopend|open) .{0,20}(?:van|vanaf|tot) .{0,20}(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|hele jaar (?:door )?(?:open|geopend|te boeken|beschikbaar)|jaarrond (?:open|geopend)|winterstop/,
    ],
    vegetarian: ["Zijn er vegetarische of veganistische gerechten?", /vegetari|vegan|vleesloos|plantaardig/],
    "gluten-free": [
      "Zijn er glutenvrije gerechten?",
      /gluten|coeliakie/,
      /glutenvrij\S*|zonder gluten|coeliakie/,
    ],
    allergens:
      /allergenen|allergeen|allergie(?!test)|allergisch|intoleranti|lactose|(?:bevat(?:ten)?|sporen van)\b.{0,60}\b(?:gluten|tarwe|melk|ei(?:eren)?|noten|pinda\w*|amandelen|hazelnoten|soja|sesam|schaaldieren|selderij|mosterd|lupine|weekdieren|sulfiet\w*)/,
    halal: ["Is het eten halal of koosjer?", /halal|koosjer|kosher/],
    takeaway: [
      "Kan ik eten afhalen of meenemen?",
      /afhaal|afhal|eten .{0,15}meenemen|meeneem|take-?away|(?<!\p{L})to go(?!\p{L})/u,
      /afhaal(?:maaltijd|menu|kaart|gerecht|restaurant|service)|(?:gerecht|eten|maaltijd|pizza|menu)\w* .{0,30}(?:afhalen|afgehaald|meenemen|mee te nemen)|take-?away|om mee te nemen|(?<!\p{L})to go(?!\p{L})/u,
    ],
    catering: ["Verzorgen jullie catering?", /catering|cateren|traiteur/],
    "private-events": [
      "Kan ik bij jullie een feest geven?",
      /feest(?!dag)|(?<!\p{L})trouw(?:en|feest|partij)|bruiloft|verjaardag|jubileum|vergader|privé.{0,12}(?:event|diner|evenement)|babyborrel|afhuren/u,
      /(?:familie|verjaardags|personeels|bedrijfs|trouw|privé|communie|tuin)feest|feestzaal|bruiloft|vergaderza(?:al|len)|vergaderruimte|besloten (?:feest|diner|gezelschap)|(?:ruimte|zaal|restaurant)\w* .{0,20}afhuren/,
    ],
    "outdoor-seating": [
      "Kan ik buiten zitten?",
      /buiten .{0,15}(?:zit|eten)|terras|(?<!\p{L})(?:binnen)?tuin(?!\p{L})/u,
      /terras|buiten (?:zitten|eten|plaatsnemen)/,
    ],
    "last-orders": [
      "Tot hoe laat is de keuken open?",
      /tot hoe laat .{0,25}(?:(?<!\p{L})eten|bestel|keuken)|keuken .{0,20}(?:open|geopend|sluit|dicht)|laatste bestelling|warme keuken/u,
      /keuken .{0,25}(?:open|geopend|tot|sluit).{0,30}\d|laatste bestelling.{0,30}\d/,
    ],
    lunch: [
      "Kan ik bij jullie lunchen?",
      /lunch|middageten|middagmaal|middagmenu|tussen de middag/,
      /lunch(?:kaart|menu|gerecht|en|buffet|suggestie|formule)|(?:voor|als|uitgebreide|elke|dagelijkse) lunch|dagschotel|dagmenu/,
    ],
    "children-menu": [
      "Is er een kindermenu of een kinderstoel?",
      /kinder(?:menu|kaart|gerecht|portie|stoel)|(?:menu|gerechten|portie) voor kinderen/,
    ],
    "dress-code": [
      "Is er een dresscode?",
      /dress ?-?code|kledingvoorschrift|(?<!\p{L})(?:kleding|kledij)(?!\p{L})|wat (?:moet|trek|doe) ik .{0,10}aan(?!\p{L})|aantrekken/u,
      /dress ?-?code|kledingvoorschrift|(?:makkelijke?|gemakkelijke?|sportieve|sport|comfortabele|nette|gepaste) (?:zittende )?(?:kleding|kledij|sportkleding)/,
    ],
    corkage: [
      "Mag ik eigen drank meenemen?",
      /(?:eigen|zelf) .{0,12}(?:drank|eten|taart|wijn|gebak|drinken|consumpties)|kurken?geld/,
      /eigen (?:drank|eten|taart|wijn|gebak|consumpties)|kurken?geld|meegebrachte (?:drank|etenswaren|consumpties)/,
    ],
    "live-music": [
      "Is er livemuziek?",
      /live ?-?muziek|optreden|(?<!\p{L})(?:live-?)?(?:band|dj)(?!\p{L})|concert/u,
      /live ?-?muziek|live-? ?(?:band|optreden|dj|concert)/,
    ],
    breakfast: /ontbijt/,
    "call-out-fee": [
      "Rekenen jullie voorrijkosten?",
      /voorrij|verplaatsings(?:kosten|vergoeding)|reiskosten|kilometervergoeding|kost .{0,20}langs/,
    ],
    weekends: [
      "Werken jullie ook in het weekend?",
      /(?:open|werken|in het|op) .{0,20}(?:weekend|zaterdag)|week(?=end)|zater(?=dag)/,
      /(?:open|geopend|beschikbaar|bereikbaar|werken|terecht) .{0,40}(?:weekend|zaterdag)|(?:weekend|zaterdag)\w* .{0,30}(?:open|gesloten|op afspraak|bereikbaar|mogelijk)/,
    ],
    parts: [
      "Wie zorgt voor het materiaal?",
      /materiaal|materialen|onderdelen|wisselstuk/,
      /(?:originele|alle|nodige|benodigde) (?:onderdelen|materialen|materiaal|wisselstukken)|(?<!\p{L})(?:materiaal|materialen|onderdelen) .{0,30}(?:inbegrepen|inclusief|leveren|voorraad|meebrengen|meenemen|bestellen)|(?:wij|we) (?:leveren|bestellen|brengen|kopen) .{0,30}(?:materia|onderdelen)/u,
    ],
    "clean-up": [
      "Ruimen jullie na afloop op?",
      /opruim|ruim(?:en|t)? .{0,25}(?<!\p{L})op(?!\p{L})|schoon achter|netjes achter|rommel/u,
      /ruimen .{0,40}(?<!\p{L})op(?!\p{L})|opgeruimd achter|bezemschoon|(?:schoon|netjes|proper) .{0,10}achter(?:ge)?la/u,
    ],
    "pick-up-service": [
      "Halen jullie spullen op en brengen jullie ze terug?",
      /(?:op)?haal- en breng|ophaal|ophalen|(?:halen|haal) .{1,40}(?<!\p{L})op(?!\p{L})|opgehaald/u,
      /haal- en breng|ophaalservice|ophaaldienst|(?:wij|we) (?:halen|komen) .{1,40}(?:(?<!\p{L})op(?!\p{L})|ophalen)|opgehaald en (?:terug|weer)/u,
    ],
    disposal: [
      "Voeren jullie oude spullen af?",
      /(?:voer|voeren|voert) .{0,40}(?<!\p{L})af(?!\p{L})|(?:(?<!\p{L})oude?(?!\p{L})|puin|afval|sloop).{0,30}(?:afvoer|afgevoerd|meenemen|meegenomen|weghalen)|afvoer\w* van|(?:nemen|neemt) .{0,20}(?<!\p{L})oude .{0,30}mee(?!\p{L})|recycl|recupel/u,
    ],
    brands: [
      "Met welke merken werken jullie?",
      /(?<!\p{L})merk(?:en)?(?!\p{L})|fabrikant/u,
      /(?:alle|diverse|verschillende|bekende|topmerken|grote) merken|merken (?:als|zoals)|merkdealer|officieel dealer|erkend (?:dealer|verdeler)|verdeler van/,
    ],
    "loan-devices": [
      "Krijg ik een vervangend toestel tijdens de reparatie?",
      /leen(?:toestel|fiets|auto|apparaat|laptop|telefoon)|vervang(?:auto|wagen|toestel|fiets)|vervangende? (?:toestel|auto|wagen|fiets|apparaat|vervoer)/,
    ],
    permits: [
      "Heb ik een vergunning nodig?",
      /vergunning/,
      /(?:omgevings|bouw|kap|sloop)vergunning|vergunning\w* .{0,30}(?:nodig|aanvra|verplicht|regelen|verzorg)|vergunningsvrij/,
    ],
    "health-insurance":
      /(?:vergoed|verzeker|aanvullende|basisverzekering|zorgverzekeraar|contract met)\w* .{0,60}(?:vergoed|verzeker|behandel|zorgverzekeraar|polis|pakket)|mutualiteit|ziekenfonds|derdebetaler|geconventioneerd/,
    "new-patients": [
      "Nemen jullie nieuwe patiënten aan?",
      /nieuwe (?:patiënt|cliënt|klant)|patiëntenstop|(?:inschrijven|aanmelden) als (?:nieuwe )?(?:patiënt|cliënt)/,
      /nieuwe (?:patiënten|cliënten)|patiëntenstop/,
    ],
    referral: [
      "Heb ik een verwijzing nodig?",
      /verwijz|verwijsbrief/,
      /verwijs(?:brief|ing)|verwijzing|zonder verwij|direct(?:e)? toegan/,
    ],
    prescriptions: [
      "Hoe krijg ik een recept?",
      /recept(?!i)|(?<!\p{L})voorschrift|medicijn|medicatie|geneesmiddel/u,
    ],
    "home-visits": [
      "Komen jullie aan huis?",
      /aan huis|huisbezoek|(?<!\p{L})thuis(?!\p{L})/u,
      /aan huis|bij (?:u|jou|je) thuis|huisbezoek/,
    ],
    "online-sessions": [
      "Kan een afspraak ook online?",
      /online .{0,20}(?:afspraak|consult|les|sessie|gesprek|behandel)|(?:afspraak|consult|les|lessen|gesprek|sessie) .{0,15}(?:online|op afstand)|video(?:bel|consult|gesprek|call)|beeldbel|(?<!\p{L})(?:zoom|teams|skype)(?!\p{L})/u,
      /online (?:consult|behandeling|les|sessie|afspra|gesprek|begeleiding)\w*|video(?:bellen|consult|gesprek)|beeldbellen|via (?:zoom|teams|skype)/,
    ],
    "waiting-time": [
      "Hoe lang is de wachttijd?",
      /wachttijd|hoe lang .{0,20}wachten|(?<!\p{L})wachten(?!\p{L})/u,
      /wachttijd/,
    ],
    results: [
      "Hoe krijg ik mijn uitslag?",
      /uitslag|resultaten|bloedonderzoek|labo?resultaat/,
      /(?:uitslag|resultaten|labo?waarden)\w* .{0,40}(?:telefo|bellen|krijgt|ontvangt|bespre|binnen|portaal)/,
    ],
    anxious: [
      "Wat als ik bang ben voor de behandeling?",
      /(?<!\p{L})bang(?!\p{L})|angst|(?<!\p{L})pijn(?:lijk)?(?!\p{L})|narcose|verdoving|zenuwachtig/u,
      /angstpatiënt|angst .{0,20}(?:tandarts|behandeling)|narcose|lachgas|sedatie|roesje/,
    ],
    records: [
      "Hoe krijg ik mijn dossier?",
      /(?:mijn|medisch|patiënten) ?dossier|medische gegevens|röntgenfoto|inzage/,
      /(?:medisch|patiënten) ?dossier|röntgenfoto|inzage .{0,20}dossier/,
    ],
    treatments: [
      "Wat bieden jullie aan?",
      /wat (?:bieden|doen|maken|verkopen) jullie(?! met)|welke (?:diensten|behandelingen|cursussen|lessen|opleidingen|producten(?! gebruik)|rijbewij)|(?<!\p{L})aanbod|(?:bieden|verkopen)(?= jullie)/u,
    ],
    "own-products": [
      "Welke producten gebruiken jullie?",
      /welke (?:producten|middelen|verf) (?:gebruik|werk|verkop)\w*|natuurlijke (?:producten|cosmetica)|dierproef|cruelty/,
      /(?:wij|we|ik) (?:gebruiken|werken met|werk met|gebruik) .{0,50}(?:product|natuur|biolog|vegan|dierproef)/,
    ],
    bridal: [
      "Verzorgen jullie ook bruiloften?",
      /bruiloft|bruid|huwelijk|(?<!\p{L})trouw(?:en|dag|feest|kapsel|locatie)/u,
      /bruids(?:kapsel|make|arrangement|paar|suite)|bruiloft|(?<!\p{L})trouw(?:dag|feest|arrangement|locatie|kapsel)|huwelijksfeest/u,
    ],
    consultation: [
      "Is het eerste gesprek gratis?",
      /(?:eerste|gratis|vrijblijvende?|kosteloos) .{0,20}(?:gesprek|consult|advies|kennismaking)|kennismaking|intake/,
      /(?:gratis|vrijblijvende?|kosteloos) .{0,25}(?:kennismaking|gesprek|intake|advies|consult)\w*|(?:kennismakingsgesprek|intake\w*) .{0,20}(?:gratis|vrijblijvend|kosteloos)/,
    ],
    men: [
      "Is het voor mannen en vrouwen?",
      /(?<!\p{L})(?:mannen|heren|vrouwen|dames)/u,
      /dames-? en heren|heren-? en dames|mannen en vrouwen|vrouwen en mannen|(?:alleen|enkel|uitsluitend) voor (?:dames|vrouwen|heren|mannen)/,
    ],
    "allergy-test": [
      "Is een allergietest nodig?",
      /allergietest|patch-?test|huidtest|plakproef|gevoeligheidstest/,
      /allergietest|patch-?test|huidtest|plakproef|gevoeligheidstest/,
    ],
    join: /(?:inschrij[vf]|aanmeld)\w* .{0,60}(?:online|formulier|via|per|mail|telefo|website|mogelijk|secretari)|(?:inschrijf|aanmeld)formulier|lid worden|wordt? lid(?!\p{L})|(?<!\p{L})(?:schrijf|meld) (?:(?:je|u|jezelf) (?:hier |online |nu |snel |gratis )?|(?:uw|je|jouw) (?:kind|zoon|dochter|team) |ik .{0,25})(?<!\p{L})(?:in|aan)(?! (?:voor )?(?:de|onze) nieuwsbrief)(?!\p{L})/u,
    "membership-fee": [
      "Wat kost het lidmaatschap?",
      /contributie|lidgeld|lidmaatschaps(?:geld|kosten|bijdrage)|kost .{0,15}lidmaatschap|jaarlijkse bijdrage/,
    ],
    trial:
      /proefles|gratis (?:proberen|uitproberen|proef|les)|proefperiode|proeftraining|proeflidmaatschap|(?:kennismakings|probeer)les|vrijblijvend (?:proberen|meetrainen|meedoen)|\d+ dagen (?:gratis|uitproberen)/,
    "training-times": [
      "Wanneer zijn de trainingen of lessen?",
      /(?:wanneer|hoe laat|welke dag(?:en)?|tijden).{0,40}(?:train|(?<!\p{L})les|repet)|trainingstijd|trainingsuren|lesuren|lestijden|rooster|repetitie/u,
      /(?:training(?:en|stijden|suren)?|lessen|(?<!\p{L})les|lesrooster|repetities?|bijeenkomst(?:en)?|theorieles\w*)[ :].{0,50}(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)/u,
    ],
    beginners: [
      "Kan ik als beginner meedoen?",
      /beginner|(?:geen|zonder|weinig) (?:enige )?ervaring|ervaring nodig|voorkennis|nog nooit/,
      /(?:voor|ook|als) .{0,20}beginners?|beginners? .{0,30}(?:welkom|geschikt|terecht)|(?:geen|zonder) (?:voorkennis|ervaring)|(?:ervaring|voorkennis) is niet|(?:alle|elk) niveaus?/,
    ],
    equipment: [
      "Heb ik eigen materiaal nodig?",
      /uitrusting|eigen (?:materiaal|spullen|racket|stick|board|instrument|helm)|materiaal .{0,15}(?:huren|lenen)|(?:huren|lenen) .{0,15}materiaal|racket/,
      /(?:uitrusting|(?<!\p{L})materiaal|rackets?|helmen?|boards?|wetsuits?|instrument\w*) .{0,40}(?:aanwezig|voorzien|inbegrepen|te huur|huren|lenen|te leen|gratis)/u,
    ],
    "notice-period": [
      "Wat is de opzegtermijn?",
      /opzeg|opgezegd|zeg .{0,25}(?<!\p{L})op(?!\p{L})|contractduur|looptijd|(?:abonnement|lidmaatschap|contract) .{0,15}(?:stop|beëindig)/u,
    ],
    competitions: [
      "Zijn er wedstrijden of toernooien?",
      /wedstrijd|toernooi|competitie|kampioenschap/,
      /(?:wedstrijd|toernooi|competitie|kampioenschap)\w* .{0,40}(?:deel|speel|organis|jaarlijks|elk|plaats)|clubkampioenschap/,
    ],
    hire: [
      "Verhuren jullie ruimtes of materiaal?",
      /(?<!\p{L})huren|(?<!\p{L})te huur|verhu(?:ur|ren)(?: jullie .{0,30})?|uitlenen/u,
      /(?:zaal|zalen|ruimtes?|lokaal|lokalen|kantine|boten|fietsen|materiaal|tenten?) .{0,40}(?:te huur|huren|verhuur|gehuurd|huurprijs)|(?:verhuren|verhuur van) .{0,30}(?:zaal|zalen|ruimte|lokalen|boten|fietsen|materiaal|tenten)|(?:zaal|fiets|boot|boten|materiaal|zalen)verhuur/,
    ],
    spectators: [
      "Mogen ouders komen kijken?",
      /(?:komen|mogen|mag|kan) .{0,20}(?<!\p{L})kijken|meekijken|toekijken|toeschouwer|supporter|ouders/u,
      /(?:toeschouwers|ouders|supporters|publiek) (?:zijn|mogen|kunnen|is|mag) |kijk(?:les|week|dag)/,
    ],
    "club-rules": [
      "Welke regels gelden er?",
      /(?<!\p{L})(?:huis|gedrags|spel)?regels|reglement|gedragscode|nachtrust/u,
    ],
    "waiting-list": [
      "Is er een wachtlijst?",
      /wachtlijst|volzet|volgeboekt|(?:nog|vrije) (?:plek|plaats)|plaatsen vrij/,
      /wachtlijst|volzet|(?:momenteel|nog|enkele) (?:geen )?(?:plaatsen|plekken|plek|plaats) (?:vrij|beschikbaar)/,
    ],
    "start-dates": [
      "Wanneer begint de volgende cursus?",
      /wanneer .{0,30}(?:begin|start|volgende)|startdat|cursusdata|eerstvolgende/,
      /(?:(?:volgende|nieuwe|eerstvolgende) (?:\w*cursus|\w*opleiding|reeks|lessenreeks|workshop)|startdat(?:um|a)|(?:begint|starten|start|beginnen) (?:op|in|weer)|lessenreeks).{0,40}\d/,
    ],
    "class-size": [
      "Hoe groot zijn de groepen?",
      /hoe ?veel (?:mensen|deelnemers|kinderen|leerlingen|personen)|hoe groot .{0,15}(?:groep|klas)|groepsgrootte|klasgrootte|kleine groep/,
      /groepsgrootte|kleine groep(?:en|jes)|(?:maximaal|max\.?|maximum|hooguit|hoogstens) .{0,10}(?<!\d)\d{1,2}(?!\d) (?:personen|deelnemers|kinderen|leerlingen|cursisten)/,
    ],
    certificate: [
      "Krijg ik een certificaat?",
      /certificaat|certificaten|diploma|getuigschrift|(?<!\p{L})attest/u,
      /(?:krijg|ontvang|behaal|deelnemers).{0,50}(?:certificaat|diploma|getuigschrift|attest)|certificaat van|(?:deelname-?|vormings)attest|bewijs van deelname|(?:certificaat|diploma|getuigschrift|attest) .{0,25}(?:na afloop|uitgereikt|erkend|mogelijk)/,
    ],
    funding:
      /subsidie|studiebeurs|studietoelage|kmo-portefeuille|opleidingscheque|stap-budget|slim-regeling|financiële (?:steun|tegemoetkoming|ondersteuning)|tegemoetkoming|stadspas|jeugdfonds|kansentarief/,
    "course-language": [
      "In welke taal wordt het gegeven?",
      /welke taal|voertaal|(?:engels|frans|nederlands|duits)talig|(?:workshop|cursus|lessen|training|rondleiding) .{0,20}in het (?:engels|frans|nederlands)|in het (?:engels|frans|nederlands) .{0,10}(?:gegeven|les)|vertaling|(?<!\p{L})tolk/u,
      /(?:(?<!\p{L})les(?:sen)?|cursus|rondleiding|voertaal|workshop|examen|gegeven|opleiding)\w* .{0,60}(?:in het |is )(?:nederlands|engels|frans|duits|arabisch)|(?:nederlands|engels|frans|duits)talige? (?:les|cursus|opleiding|rondleiding|workshop)/u,
    ],
    "missed-class": [
      "Wat als ik een les mis?",
      /(?<!\p{L})les(?:sen)? .{0,12}(?:(?<!\p{L})mis|gemist)|gemiste? .{0,12}les|(?<!\p{L})inhalen/u,
      /(?:gemiste|verzuimde) les|(?<!\p{L})les(?:sen)? .{0,40}(?:inhalen|in te halen|ingehaald)/u,
    ],
    "course-material": [
      "Heb ik boeken of lesmateriaal nodig?",
      /boeken .{0,20}(?:nodig|kopen|aanschaf)|(?:les|cursus|studie)materiaal|handboek|lesboek|cursusboek|syllabus/,
      /(?:les|cursus|studie)materiaal|lesboek|handboek|cursusboek|cursusmap|syllabus/,
    ],
    exams: [
      "Hoe verloopt het examen?",
      /examen|tentamen|proefwerk|(?<!\p{L})toets(?!enbord)/u,
      /(?:theorie-?examen|praktijkexamen|rijexamen|het examen) (?:bestaat|duurt|kan|wordt|is|vindt|mag)/,
    ],
    requirements: [
      "Wat heb ik nodig?",
      /(?<!\p{L})(?:toelatings)?voorwaarde|vereist|wat heb ik .{0,25}nodig|(?<!\p{L})eisen(?!\p{L})|toelating/u,
    ],
    included: [
      "Wat is inbegrepen?",
      /wat .{0,20}(?:inbegrepen|inclusief)|in(?=begrepen|clusief| de prijs)|zit .{0,25}(?:erbij|bij in)|krijg ik .{0,25}erbij/,
      /(?:prijs|tarief|pakket|huur|arrangement|lesgeld|inschrijfgeld)\w* .{0,40}(?:inclusief|inbegrepen)(?! btw)|inbegrepen in de prijs|bij de prijs inbegrepen/,
    ],
    "delivery-time": [
      "Hoe lang duurt de levering?",
      /(?:hoe ?(?:lang|snel)|wanneer).{0,40}(?:lever|bezorg|verzend|bestelling|pakket)|lever(?:ings)?(?:tijd|termijn)|bezorgtijd/,
      /(?:(?<!\p{L})(?:ge)?lever|bezorg|verzend|verzond|verstuur|verstur)\w* .{0,40}(?:werkdag|dag(?:en)?(?!\p{L})|weken|week|uur)|voor \d{2}[.:]\d{2} .{0,15}besteld|levertijd|levertermijn/u,
    ],
    "delivery-abroad": [
      "Leveren jullie in het buitenland?",
      /buitenland|internationaal|wereldwijd|buiten de eu|(?:lever|verzend|verstu|opstu|bezorg)\w* .{0,25}(?:naar|in|aan) (?:belgi[ëe]|nederland|duitsland|frankrijk|europa)/,
      /(?:leveren|verzenden|versturen|verzending|levering|bezorgen) .{0,30}(?:buitenland|wereldwijd|europa|belgië|nederland|duitsland|frankrijk)/,
    ],
    collection: [
      "Kan ik mijn bestelling afhalen?",
      /(?:bestelling|pakket|artikel).{0,30}(?:afha|opha)|afhaalpunt|click ?(?:&|and|en) ?collect|(?:afhalen|ophalen) .{0,20}(?:winkel|magazijn)/,
      /(?:afhalen|ophalen) .{0,40}(?:winkel|magazijn|afspraak|gratis|mogelijk)|gratis (?:afhalen|ophalen)|afgehaald|afhaalpunt|click ?(?:&|and|en) ?collect/,
    ],
    "order-tracking": [
      "Hoe volg ik mijn bestelling?",
      /volg .{0,20}(?:bestelling|pakket)|(?:bestelling|pakket|pakje|zending) .{0,15}volgen|track|waar (?:is|blijft) mijn (?:bestelling|pakket|pakje)|bestelstatus/,
      /track ?(?:&|and|en)|trackingcode|(?:bestelling|pakket|pakje|zending) .{0,20}volgen|volgcode/,
    ],
    "how-to-order": [
      "Hoe kan ik bestellen?",
      /(?:hoe|waar) .{0,20}bestellen|bestelling .{0,10}(?:plaatsen|doorgeven)|best(?=ellen)/,
      /bestel\w* .{0,40}(?:online|telefo|mail|formulier|webshop|winkelwagen|winkelmandje|via|winkel)/,
    ],
    stock: [
      "Zijn de artikelen op voorraad?",
      /voorra(?:ad|dig)|uitverkocht|in stock|leverbaar/,
      /op voorraad|voorradig|uitverkocht|in stock|leverbaar/,
    ],
    "custom-orders": [
      "Maken jullie ook dingen op maat?",
      /op maat|maatwerk|gepersonaliseerd|personaliser|gegraveerd|bedrukken|graveren/,
      /op maat (?:gemaakt|maken|laten)|(?:leveren|bieden|maken|doen|ook) (?:ook )?maatwerk|maatwerk is|gepersonaliseerde? (?:cadeau|artikel|product|kaart|taart|sieraad|juweel|stuk)|laten (?:graveren|bedrukken)/,
    ],
    "gift-wrapping": [
      "Kunnen jullie het als cadeau inpakken?",
      /cadeau.{0,20}(?:inpak|verpak|papier)|(?<!\p{L})(?:in|ver)pak(?:ken|t)|inpakservice|geschenkverpak|geschenkpapier/u,
      /cadeau.{0,20}(?:inpak|verpak|ingepakt|papier)|inpakservice|geschenkverpak|geschenkpapier/,
    ],
    wholesale: [
      "Leveren jullie ook aan wederverkopers?",
      /wederverkoper|groothandel|doorverko|zakelijke (?:klant|bestelling|prijs)|(?<!\p{L})b2b|winkeliers/u,
      /wederverkoper|groothandel|(?<!\p{L})b2b|winkeliers|inkoopprijs/u,
    ],
    "shop-repairs": [
      "Doen jullie ook reparaties?",
      /repar|herstel|werkplaats/,
      /(?:wij|we|ik) (?:repareren|herstellen|repareer|herstel)|(?:reparaties?|herstellingen) (?:aan|van|in onze|doen|voeren|zijn|gebeuren)|werkplaats .{3,}|(?:reparatie|herstel)(?:dienst|service)/,
    ],
    "trade-in": [
      "Kopen jullie tweedehands spullen in?",
      /tweedehands|inruil|(?<!\p{L})inkoop|opkop|gebruikte .{0,25}(?:kopen|nemen|over)/u,
      /inruil|(?:wij|we) kopen .{0,40}(?<!\p{L})(?:in|op|over)(?!\p{L})|tweedehands .{0,40}(?:kopen|inkoop|nemen)|(?<!\p{L})inkoop van/u,
    ],
    "change-order": [
      "Kan ik mijn bestelling wijzigen?",
      /bestelling .{0,25}(?:wijzig|aanpas|verander|annul)|(?:wijzig|aanpas|verander|annul)\w* .{0,20}bestelling/,
      /bestelling .{0,25}(?:wijzig|aanpas|verander|annul)|(?:wijzig|aanpas|verander|annul)\w* .{0,20}bestelling/,
    ],
    "check-in": [
      "Hoe laat kan ik in- en uitchecken?",
      /in- ?(?:en|of) ?uitchecken|inchecken|uitchecken|check-?(?:in|out)|aankomst|vertrek(?:tijd|uur)|kamer .{0,20}(?:verlaten|vrij)/,
      /(?:inchecken|uitchecken|aankomst|vertrek|check-?in|check-?out).{0,40}\d/,
    ],
    "late-arrival": [
      "Kan ik laat aankomen?",
      /(?<!hoe )(?:laat|later|late) .{0,10}(?:aankom|inchecken|arriv|check-?in)|(?:aankomen|inchecken|aankomst) .{0,10}na \d|sleutel(?:kluis|kastje|box)/,
      /late(?:re)? (?:aankomst|check-?in)|la(?:at|ter) (?:aankom|arriv|inchecken)|(?:aankomst|inchecken|check-?in) (?:na|buiten) |sleutel(?:kluis|kastje|box)/,
    ],
    luggage: [
      "Kan ik mijn bagage achterlaten?",
      /bagage|koffer|valies|valiezen/,
      /bagage\w* .{3,}|koffers? .{0,30}(?:achterlaten|stallen|bewaren|opslaan)/,
    ],
    "minimum-stay": [
      "Is er een minimumverblijf?",
      /minimaal .{0,15}nacht|minimum ?verblijf|minimum .{0,10}nachten|minimaal verblijf|(?:één|een|1) nacht/,
      /minimaal .{0,10}nacht|minimum ?verblijf|minimaal verblijf|(?:vanaf|minimum|minstens) (?:\d+|twee|drie) (?:overnachtingen|nachten)/,
    ],
    "extra-bed": [
      "Is er een kinderbed of extra bed?",
      /kinderbed|babybed|extra bed|bijzetbed|reisbed|logeerbed|slaapbank/,
    ],
    "room-capacity": [
      "Hoeveel personen kunnen er verblijven?",
      /voor hoe ?veel (?:personen|gasten|mensen)|hoe ?veel (?:personen|gasten|mensen) .{0,25}(?:slapen|verblij|overnacht|loger)\w*|hoe ?veel gasten|slaapplaats|hoe ?veel bedden/,
      /(?:tot|maximaal|max\.?|maximum|plaats voor|geschikt voor|slaapplaats\w* voor) (?:\d+|twee|drie|vier|vijf|zes|acht|tien) (?:personen|gasten|volwassenen)|\d+ slaapplaatsen|\d-?persoons(?:kamer|woning|appartement|huis)/,
    ],
    smoking: ["Mag er gerookt worden?", /(?<!\p{L})rok(?:en|ers)(?!\p{L})|gerookt|rookvrij|rookverbod/u],
    linen: [
      "Zijn handdoeken en beddengoed inbegrepen?",
      /handdoek|beddengoed|bedlinnen|lakens|dekbedovertrek|opgemaakte bedden/,
    ],
    kitchen: [
      "Is er een keuken?",
      /keuken|zelf koken|kookgelegenheid/,
      /keuken (?:met|is)|(?:volledig )?(?:ingerichte|uitgeruste) (?:\w+ )?keuken|eigen keuken|kitchenette|kookhoek/,
    ],
    "final-cleaning": [
      "Is de eindschoonmaak inbegrepen?",
      /schoonmaak|poetsen|schoonmaken/,
      /(?:eind)?schoonmaak(?:kosten)? .{0,30}(?:\d|inclusief|inbegrepen|verplicht|gratis)|(?:inclusief|incl\.) .{0,20}(?:eind)?schoonmaak|€ ?\d+.{0,20}eindschoonmaak/,
    ],
    "tourist-tax": [
      "Moet ik toeristenbelasting betalen?",
      /toeristenbelasting|verblijfsbelasting|verblijfstaks|toeristentaks|citytax|city tax/,
      /(?:toeristenbelasting|verblijfsbelasting|verblijfstaks|toeristentaks|citytax|city tax).{3,}/,
    ],
    pool: [
      "Is er een zwembad of sauna?",
      /zwembad|sauna|jacuzzi|wellness|bubbelbad/,
      /zwembad|sauna|jacuzzi|bubbelbad/,
    ],
    "air-conditioning": ["Is er airconditioning?", /airco|klimaatregeling|klimaatbeheersing/],
    transfer: [
      "Kunnen jullie me ophalen?",
      /transfer|shuttle|pendel|(?<!\p{L})(?:mij|me|ons) .{0,25}(?:ophalen|afhalen|op te halen)|(?:ophalen|halen jullie) .{0,30}(?:station|luchthaven|vliegveld)/u,
      /(?:transfer|shuttle|pendel)(?:dienst|service|bus)|(?:wij|we|op aanvraag) .{0,40}(?:transfer|shuttle)|(?:halen|haal) (?:u|je|jullie|gasten|onze gasten) .{0,30}(?<!\p{L})(?:op|af)(?!\p{L})|ophalen (?:van|op|aan) .{0,15}(?:station|luchthaven)/u,
    ],
    charging: [
      "Kan ik mijn elektrische auto opladen?",
      /laadpa(?:al|len)|laadstation|laadpunt|wallbox|elektrische (?:auto|wagen)|(?:auto|wagen|e-?bike) .{0,10}(?:op)?laden/,
      /laadpa(?:al|len)|laadstation|laadpunt|wallbox|elektrische (?:auto|wagen|fiets)\w* .{0,25}laden/,
    ],
    bikes: [
      "Kan ik fietsen stallen of huren?",
      /fietsen .{0,25}(?:huren|stallen)|(?<!\p{L})fiets|e-?bikes?/u,
      /fiets(?:en)?(?:verhuur|stalling|berging|kelder)|fietsen .{0,40}(?:huren|te huur|stallen|gratis|lenen|te leen)|(?:huur|leen)fiets/,
    ],
    laundry: [
      "Kan ik er de was doen?",
      /wasmachine|wasdroger|droogkast|droogtrommel|wasservice|wassalon|de was doen|wasruimte|kleren wassen|was laten doen/,
    ],
    elevator: ["Is er een lift?", /(?<!\p{L})lift(?:en)?(?!\p{L})|personenlift/u],
    dinner: [
      "Kan ik 's avonds bij jullie eten?",
      /(?<!\p{L})diner|avondeten|avondmaal|halfpension|'s avonds .{0,15}eten/u,
      /(?<!\p{L})diner|avondeten|avondmaal|halfpension|driegangenmenu/u,
    ],
    "private-bathroom": [
      "Hebben de kamers een eigen badkamer?",
      /(?:eigen|privé|gedeelde) (?:badkamer|douche)|ligbad/,
      /(?:eigen|privé|gedeelde) (?:badkamers?|douches?)|badkamer met/,
    ],
    television: ["Hebben de kamers een tv?", /televisie|(?<!\p{L})tv(?!\p{L})|smart-?tv/u],
    balcony: ["Zijn er kamers met balkon of terras?", /balkon|(?:eigen|dak)\s?terras/],
    "room-count": [
      "Hoeveel kamers hebben jullie?",
      /hoeveel (?:kamers|appartementen|huisjes)|aantal kamers/,
      /(?:heeft|hebben|telt|beschikt over|beschikken over|verhuren|er zijn|met|maar|slechts) (?:maar |slechts |in totaal )?(?:\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf) (?:[a-zë]+ )?(?:(?:tweepersoons|slaap|gasten|hotel)?kamers|appartementen|huisjes)/,
    ],
    sights: [
      "Wat is er in de buurt te doen?",
      /in de (?:buurt|omgeving)|bezienswaardig|uitstap|(?<!\p{L})te (?:doen|zien)(?!\p{L})/u,
      /(?:in de (?:buurt|(?:directe |nabije )?omgeving) .{0,15}(?:vind|lig|kunt|kun)|(?:vindt|ligt|liggen|bevinden) .{0,40}in de (?:buurt|omgeving)|bezienswaardigheden .{5,}|uitstapjes .{5,}).{5,}/,
    ],
    "legal-aid": [
      "Kan ik gesubsidieerde rechtsbijstand krijgen?",
      /gesubsidieerde|toevoeging|toegevoegde|pro[ -]?deo|juridische bijstand|tweedelijnsbijstand|(?:gratis|kosteloze) (?:advocaat|rechtsbijstand)/,
      /gesubsidieerde rechts|(?<!\p{L})toevoeging|pro[ -]?deo|tweedelijnsbijstand|raad voor rechtsbijstand/u,
    ],
    "first-consultation": [
      "Wat kost een eerste adviesgesprek?",
      /(?:kost|prijs|betaal).{0,25}(?:eerste|oriënterend|kennismaking)|eerste (?:adviesgesprek|consult)/,
      /(?:eerste|oriënterend) (?:adviesgesprek|consult(?:atie)?|gesprek) .{0,30}(?:\d|gratis|kosteloos|vrijblijvend|euro|€)/,
    ],
    "legal-fees": [
      "Hoe wordt het honorarium berekend?",
      /honorari|ereloon|erelonen|uurtarief|bereken\w* .{0,20}(?:kosten|tarief)|vaste prijs/,
      /uurtarief|ereloon|erelonen|honorari|griffierecht/,
    ],
    "legal-insurance": [
      "Betaalt mijn rechtsbijstandverzekering?",
      /rechtsbijstands?(?:verzeker|polis)/,
      /rechtsbijstands?(?:verzeker|polis)/,
    ],
    confidentiality: [
      "Blijft alles vertrouwelijk?",
      /vertrouwelijk|geheimhoud|beroepsgeheim|discreet|discretie|zwijgplicht|anoniem/,
      /vertrouwelijk|geheimhouding|beroepsgeheim|discretie/,
    ],
    documents: [
      "Welke documenten heb ik nodig?",
      /(?:welke )?document|(?<!\p{L})papieren|identiteits(?:bewijs|kaart)|paspoort|legitimatie|bewijsstuk/u,
      /(?:nodig|meenemen|meebrengen|indienen|aanleveren|voorleggen) .{0,60}(?:document|identiteits|paspoort|pasfoto|bewijsstuk)|(?:document|identiteits|paspoort|pasfoto|legitimatie)\w* .{0,40}(?:nodig|verplicht|meenemen|meebrengen|indienen|aanleveren)/,
    ],
    representation: [
      "Wie behandelt mijn zaak?",
      /wie (?:behandelt|behartigt|vertegenwoordigt|begeleidt|doet) .{0,15}(?:zaak|dossier|project)|contactpersoon|aanspreekpunt/,
      /(?:vast|vaste|één|persoonlijk) (?:aanspreekpunt|contactpersoon|advocaat|projectleider)/,
    ],
    deadlines: [
      "Welke termijnen gelden er?",
      /(?:welke )?(?<!\p{L})termijn(?!betal)|deadline|uiterste (?:\w*datum)|sluitingsdatum|verjar(?:ing|en)|uiterlijk|tot wanneer kan/u,
      /(?:(?<!\p{L})termijn|deadline|uiterste \w*datum|verjaring\w*|sluitingsdatum)\w* .{0,40}(?:\d|dagen|weken|maanden)|uiterlijk (?:op |tot |voor )?\d/u,
    ],
    "free-plan": [
      "Is er een gratis versie?",
      /gratis (?:versie|plan|account|abonnement|pakket|gebruik)|freemium|(?:blijft|helemaal|altijd) gratis/,
      /gratis (?:versie|abonnement|account|plan|pakket)|(?:voor altijd|volledig|blijvend) gratis|freemium/,
    ],
    integrations: [
      "Met welke tools is het te koppelen?",
      /koppel|integr(?!aal|ale)|compatib/,
      /koppeling(?:en)? (?:met|naar)|integr\w+ (?:met|in)|te koppelen|gekoppeld .{0,15}(?:met|aan)/,
    ],
    export: [
      "Kan ik mijn gegevens exporteren?",
      /export|(?:gegevens|data) .{0,15}(?:meenemen|downloaden|overzetten)/,
      /exporte\w* .{0,40}(?:gegevens|data|csv|excel|pdf|json|xml|bestand)|(?:gegevens|data|csv|excel|pdf|bestand\w*) .{0,40}exporte/,
    ],
    security: /versleutel|iso ?27001|tweestaps|twee-?factor|(?<!\p{L})(?:tls|ssl)(?!\p{L})/u,
    "data-location":
      /(?:servers?|gegevens|data|datacenters?|datacentra) .{0,30}(?:in nederland|in belgië|in duitsland|in de eu(?!\p{L})|in europa|binnen de eu(?!\p{L})|binnen europa|lokaal opgeslagen)/u,
    "data-retention":
      /hoe ?lang .{0,40}(?:bewaar|bewaren|bijgehouden|bijhouden)|(?:bewaar|bewaren|verwijder|gewist|opgeslagen)\w* .{0,40}(?:dagen|maanden|jaar)|bewaartermijn/,
    support: [
      "Hoe krijg ik hulp?",
      /(?<!\p{L})support|helpdesk|klantenservice|klantendienst|ondersteuning|hulp (?:bij|nodig)/u,
      /(?:support|klantendienst|klantenservice|helpdesk) .{0,50}(?:per|via|bereik|telefo|mail|maandag|uur)/,
    ],
    "mobile-app": [
      "Is er een app?",
      /(?<!\p{L})app(?:je)?(?!\p{L})|(?<!\p{L})ios(?!\p{L})|android|smartphone/u,
      /(?:onze|gratis|mobiele|eigen) app(?!\p{L})|(?<!\p{L})app (?:is|downloaden|voor (?:ios|android|iphone))|download .{0,15}(?<!\p{L})app(?!\p{L})|app store|google play|voor (?:ios|android)/u,
    ],
    "user-limit": [
      "Hoeveel gebruikers kan ik toevoegen?",
      /hoe ?veel (?:gebruikers|accounts|collega)|aantal gebruikers|gebruikerslimiet|licenties/,
      /(?:onbeperkt|tot \d+|per|extra|maximaal \d+) (?:aantal )?(?:gebruikers?|users?|teamleden)/,
    ],
    api: ["Is er een API?", /(?<!\p{L})api(?!\p{L})|webhook/u, /(?<!\p{L})api(?!\p{L})|webhook/u],
    "single-sign-on": [
      "Ondersteunen jullie single sign-on?",
      /single sign|(?<!\p{L})sso(?!\p{L})|(?<!\p{L})saml/u,
      /single sign|(?<!\p{L})sso(?!\p{L})|(?<!\p{L})saml/u,
    ],
    onboarding: [
      "Hoe ga ik aan de slag?",
      /aan de slag|beginnen|hoe begin|installeren|installatie|opstarten|instellen|onboarding/,
      /(?:aan de slag|installatie|implementatie|onboarding) .{0,40}(?:\d|minuten|duurt|begeleid|helpen|stap)|(?:binnen|in) \d+ (?:minuten|stappen)/,
    ],
    upgrade: [
      "Kan ik van abonnement wisselen?",
      /(?:abonnement|pakket) .{0,20}(?:wissel|wijzig|verander|aanpas|overstap)|(?:wissel|verander|overstap)\w* .{0,15}(?:abonnement|pakket)|upgrad|downgrad/,
      /(?:abonnement|pakket) .{0,20}(?:wissel|wijzig|verander|aanpas|overstap)|(?:wissel|verander|overstap)\w* .{0,15}(?:abonnement|pakket)|upgrad|downgrad/,
    ],
    "annual-billing": [
      "Is jaarlijks betalen goedkoper?",
      /jaarlijkse? (?:betal|abonn|factur)|per jaar .{0,15}betal|betal\w* .{0,10}per jaar|jaarabonnement|jaarbetaling/,
      /jaarlijkse? (?:betal|factur|abonn)|jaarabonnement|bij (?:een )?jaar(?:betaling|lijkse)|per jaar .{0,20}(?:korting|voordelig|goedkoper)/,
    ],
    uptime: [
      "Hoe betrouwbaar is het?",
      /betrouwba|uptime|storing|downtime/,
      /uptime|beschikbaarheid van \d|\d ?% beschikbaar/,
    ],
    browsers: [
      "Op welke apparaten werkt het?",
      /browser|apparaten|windows|(?<!\p{L})mac(?:os|book)?(?!\p{L})|systeemeisen/u,
      /(?:werkt|draait|ondersteunt|compatibel|beschikbaar) .{0,30}(?:chrome|firefox|safari|windows|(?<!\p{L})mac|linux|browser|tablet)/u,
    ],
    password: [
      "Hoe stel ik mijn wachtwoord opnieuw in?",
      /wachtwoord|paswoord/,
      /(?:wachtwoord|paswoord) .{0,30}(?:opnieuw|herstel|wijzig|vergeten|reset|aanpas)/,
    ],
    "delete-account": [
      "Hoe verwijder ik mijn account?",
      /account .{0,15}(?:verwijder|opheff|wissen)|(?:verwijder|wis)\w* .{0,20}account/,
    ],
    "open-source": [
      "Kan ik het zelf hosten?",
      /open[- ]?source|zelf .{0,10}hosten|broncode|self-?hosted|eigen server/,
      /open[- ]?source|zelf (?:te )?hosten|self-?hosted|op (?:je|uw) eigen server/,
    ],
    process: [
      "Hoe gaan jullie te werk?",
      /te werk|werkwijze|hoe werk(?:en jullie|t het|t dit|t een)|hoe verloopt (?:het traject|een (?:traject|project)|de samenwerking)|stappenplan|(?<!\p{L})proces(?!\p{L})/u,
    ],
    references: [
      "Kan ik referenties bekijken?",
      /referentie|portfolio|(?<!\p{L})voorbeelden|eerder werk|recensie|beoordeling|reviews|realisaties/u,
    ],
    revisions: [
      "Hoeveel correctierondes zijn inbegrepen?",
      /(?:hoe ?veel )?(?:correctie|revisie|feedback|aanpassings|wijzigings)rondes?|revisies|correcties|aanpassingen .{0,15}(?:inbegrepen|gratis)/,
      /(?:correctie|revisie|feedback|aanpassings|wijzigings)ronde/,
    ],
    ownership: [
      "Wie is eigenaar van het resultaat?",
      /wie is (?:de )?eigenaar van\b.{0,20}|eigendom|auteursrecht|gebruiksrecht|intellectue|(?<!\p{L})rechten/u,
      /(?:auteursrecht|gebruiksrecht|eigendomsrecht|intellectue\w+ eigendom)\w* .{3,40}|(?:volledig|wordt|blijft|blijven|worden) (?:uw|jouw|je) eigendom/,
    ],
    maintenance: [
      "Doen jullie ook het onderhoud?",
      /onderhoud|nazorg|servicecontract/,
      /onderhouds(?:contract|abonnement|beurt|werk)|onderhoud (?:en|is)(?!\p{L})|jaarlijks onderhoud|servicecontract/u,
    ],
    hosting: [
      "Bieden jullie hosting aan?",
      /hosting|domeinna(?:am|men)|webruimte/,
      /hosting|domeinna(?:am|men)/,
    ],
    "remote-work": [
      "Werken jullie ook op afstand?",
      /op afstand|remote|door heel/,
      /(?:werk|help|volledig|samen|begeleid|service)\w* .{0,30}op afstand|remote|door heel (?:nederland|belgië|vlaanderen)/,
    ],
    industries: [
      "Voor welke sectoren werken jullie?",
      /(?:welke )?(?<!\p{L})(?:sector|branche)|bedrijfstak/u,
    ],
    donate:
      /(?:doneer|doneren|donatie|(?<!\p{L})gift|schenking|overmaken).{0,60}(?:online|via|rekening|iban|ideal|overmak|overschrijv|welkom|mogelijk)|steun ons .{0,30}(?:gift|donatie|bijdrage)|(?:kan|wil) ik .{0,20}(?:schenken|geven)/u,
    "tax-deductible": [
      "Is mijn gift fiscaal aftrekbaar?",
      /aftrekbaar|fiscaal attest|fiscale attesten|belastingvermindering|(?<!\p{L})anbi(?!\p{L})|giftenaftrek|fiscaal voor/u,
      /aftrekbaar|fiscaal attest|fiscale attesten|belastingvermindering|(?<!\p{L})anbi(?!\p{L})|giftenaftrek/u,
    ],
    "use-of-donations": [
      "Waar gaat mijn donatie naartoe?",
      /waar (?:gaat|gaan|wordt) .{0,30}(?:naartoe|heen|voor gebruikt|aan besteed)|waarvoor|met (?:mijn|de) (?:gift|donatie|geld)|(?:donatie|gift|geld|opbrengst)\w* .{0,20}(?:gebruik|besteed|naartoe|terecht)/,
      /(?:donatie|(?<!\p{L})gift|opbrengst|bijdrage)\w* .{0,30}(?:gebruik|beste(?:ed|den)|ten goede|gaat naar|gaan naar|financier|terecht)/u,
    ],
    volunteer:
      /vrijwilliger\w* .{0,60}(?:zoek|help|welkom|meld|gezocht|worden|inzet)|(?:zoeken|gezocht).{0,25}vrijwilliger|word vrijwilliger|(?:meehelpen|helpende handen|handen uit de mouwen) .{0,50}(?:meld|welkom|contact|gezocht)|vrijwilligerswerk/,
    "get-help": [
      "Wie komt in aanmerking voor hulp?",
      /wie .{0,30}(?<!\p{L})hulp|hulp (?:krijgen|aanvragen|ontvangen)|in aanmerking|recht op/u,
      /in aanmerking (?:komen|komt|te komen)|recht op .{0,20}(?:hulp|steun|pakket)|(?:mensen|gezinnen) (?:in armoede|met een laag inkomen|in nood)|(?:laag|beperkt) inkomen/,
    ],
    "donate-goods": [
      "Kan ik spullen doneren?",
      /(?:spullen|kleding|kleren|kledij|goederen|meubel|meubels|speelgoed|voedsel) .{0,25}(?:doneren|schenken|geven|inleveren|brengen|kwijt|afgeven)|inzamel|inleveren/,
      /(?:spullen|kleding|kleren|goederen|meubels|speelgoed|voedsel) .{0,40}(?:doneren|schenken|inleveren|brengen|afgeven|welkom)|(?:kleding|voedsel|goederen)inzameling|inzamelpunt|(?:voedsel|kleding)donatie/,
    ],
    "bank-account": [
      "Op welk rekeningnummer kan ik storten?",
      /(?:welk )?rekeningnummer|(?<!\p{L})iban|bankrekening|bankgegevens/u,
      /(?<!\p{L})iban|rekeningnummer|op rekening (?:nl|be)/u,
    ],
    partners: [
      "Hoe kunnen we sponsor worden?",
      /sponsor|(?<!\p{L})partner|mecenas|begunstiger/u,
      /(?:sponsor|partner|begunstiger|steunend lid) worden|word (?:sponsor|partner)|sponsoring|sponsorpakket|sponsormogelijkheden/,
    ],
    mission: [
      "Wat is jullie missie?",
      /(?<!\p{L})missie|doelstelling|(?<!\p{L})doel(?!\p{L})|(?<!\p{L})visie/u,
      /(?:onze missie|ons doel|onze doelstelling|onze visie|doel van (?:de|onze) (?:vereniging|stichting|vzw))(?!\p{L}).{5,}/u,
    ],
    tickets: [
      "Wat kosten de tickets?",
      /(?:kost\w* .{0,15})?(?:ticket|kaartje|toegangskaart|(?<!\p{L})entree|inkomgeld|inkomprijs|toegangsprijs)|voorverkoop/u,
      /(?:tickets?|(?<!\p{L})kaarten|kaartjes|(?<!\p{L})entree|inkom|toegang|toegangsprijs) .{0,30}(?:gratis|kost|euro|€|verkrijgbaar|voorverkoop|kassa|vanaf)|gratis (?:toegang|entree|inkom)/u,
    ],
    "event-dates": /(?:vindt|vond|vinden) .{0,60}plaats|(?:gaat|gaan) .{0,20}door op .{0,20}\d|datum: .{3,}/,
    program: [
      "Wat staat er op het programma?",
      /programma|agenda|line-?up|tijdschema|sprekers/,
      /(?:op het programma|het programma|programma:) .{5,}|line-?up/,
    ],
    "event-food": [
      "Is er eten en drinken?",
      /(?<!\p{L})(?:eten|drinken|drank)|eetkraam|food ?truck|hapje/u,
      /(?:hapjes|eten en drinken|food ?trucks?|drankjes|eetkraampjes|consumpties|barbecue) .{3,}/,
    ],
    accommodation:
      /(?:hotel|overnacht|accommodatie|logies|slaapplaats|verblijf)\w* .{0,40}(?:buurt|omgeving|aanrad|aanbevolen|reserv|inbegrepen|korting|camping)/,
    speakers: [
      "Hoe kan ik een voorstel voor een lezing indienen?",
      /indienen|voorstel|call for|spreker worden|(?<!\p{L})lezing|(?<!\p{L})abstract/u,
      /(?:voorstel|(?<!\p{L})abstract|lezing|bijdrage)\w* .{0,30}(?:indienen|insturen|ingediend)|dien .{0,30}voorstel|call for/u,
    ],
    rain: [
      "Wat als het slecht weer is?",
      /slecht weer|(?<!\p{L})regen|weersomstandig|onweer|(?<!\p{L})storm/u,
      /bij (?:slecht weer|regen|mooi weer|droog weer|onweer)|weersomstandigheden|weer of geen weer|weersafhankelijk|(?<!\p{L})regent/u,
    ],
    streaming: [
      "Is er een livestream of opname?",
      /stream|(?<!\p{L})opname|terugkijk|herbekijk|terug te (?:kijken|zien)/u,
      /livestream|live te volgen|terugkijken|terug te (?:kijken|zien)|herbekijken|opname\w* .{0,30}(?:beschikbaar|online|bekijken)/,
    ],
    photos: [
      "Mag ik foto's maken?",
      /foto|(?<!\p{L})filmen|(?<!\p{L})camera/u,
      /(?:fotograferen|foto[’']s|filmen|opnames?|fotografie) .{0,40}(?:toegestaan|verboden|gemaakt|niet|mag|mogen|toestemming)/,
    ],
    "re-entry": [
      "Hoe laat gaan de deuren open?",
      /deuren .{0,15}open|opnieuw (?:naar )?binnen|weer (?:naar )?binnen|binnenkomen|toegang tot/,
      /deuren .{0,15}open|(?:opnieuw|terug|weer) (?:naar )?binnen/,
    ],
    "lead-time": [
      "Hoe lang van tevoren moet ik boeken of bestellen?",
      /(?:hoe lang|hoe ver|dagen|uur|weken) (?:van tevoren|vooraf|op voorhand)|op voorhand|last[- ]minute/,
      /(?:boek|bestel|reserve|meld|afspraak|aanvra).{0,80}(?:\d|een|twee|drie|vier) (?:uur|uren|dag|dagen|werkdagen|week|weken|maand|maanden) (?:van tevoren|vooraf|voor|op voorhand)/,
    ],
    experience: [
      "Hoe lang doen jullie dit al?",
      /hoe ?lang (?:best|doen jullie|werken jullie al|zijn jullie al|ben je al)|al lang|sinds wanneer|hoeveel (?:jaar )?ervaring|(?:wanneer|in welk jaar) .{0,40}(?:opgericht|begonnen)|hoe oud is (?:het|jullie|uw) (?:bedrijf|zaak|restaurant|winkel)/,
      /sinds (?:1[89]|20)\d\d (?:zijn|is|bieden|werken|runnen)|(?:actief|werkzaam|gevestigd|bestaan) .{0,30}sinds (?:1[89]|20)\d\d|(?:wij|we|ik) (?:zijn|werken|bestaan|maken|doen|ben|werk) .{0,30}sinds (?:1[89]|20)\d\d|(?:zijn|is) .{0,10}sinds (?:1[89]|20)\d\d|opgericht in (?:1[89]|20)\d\d|(?:wij|we|ik|ons|onze) .{0,30}(?:gestart|begonnen|geopend) in (?:1[89]|20)\d\d|(?:bedrijf|onderneming|familiebedrijf) sinds (?:1[89]|20)\d\d|(?:meer dan|ruim|met|al) (?:\d+|tien|twintig|dertig) jaar (?:\w+ )?ervaring/,
    ],
  },
} satisfies LanguageWords<"complete">;
