import type { LanguageWords } from "../language-words.ts";

export const nl: LanguageWords = {
  persons:
    /wij|we|ons|onze|u|uw|je|jij|jouw|jullie|gasten|klant(?:en)?|bezoekers?|patiënt\w*|leden|lid|leerling\w*|deelnemers?|kinderen|ouders|beginners|iedereen|(?:het|de) (?:hotel|restaurant|huis|appartement|praktijk|salon|winkel|school|kamers?|vereniging)|er (?:is|zijn)|aanwezig/,
  affirms:
    /gratis|inbegrepen|inclusief|incl\.|welkom|toegestaan|verboden|mogelijk|accepteren|bieden|aanwezig|beschikbaar|er (?:is|zijn)|hebben|heeft|kan|kunt|kunnen|niet|geen|op aanvraag|nodig|verplicht|met|voorzien/,
  acts: /bel\w*|telefoon|mail|schrijf|contact|bezoek|boek\w*|reserv\w*|bestel\w*|online|formulier|website|aanmeld\w*|inschrijv\w*|stuur|kom|vraag|via|per|whatsapp/,
  intents: {
    contact: ["Hoe kan ik contact opnemen?", /contact|bereik|telefoon|e-?mail/],
    address: ["Waar zijn jullie gevestigd?", /waar (?:zijn|is|zit|vind)|adres/],
    hours: ["Wat zijn de openingstijden?", /openingstijd|geopend|open/, /(?:wij zijn|geopend) .{0,40}\d/],
    prices: ["Wat zijn de prijzen?", /prij[sz]|tarie|kost|kosten/],
    parking: /parkeer|parkeren/,
    wifi: ["Is er wifi?", /wi[ -]?fi|internet/],
    pets: /huisdier|honden(?!\p{L})|(?<!\p{L})hond(?!erd)/u,
    smoking: ["Mag er gerookt worden?", /(?<!\p{L})rok(?:en|ers)|gerookt/u],
    breakfast: /ontbijt/,
    dinner: ["Kan ik er dineren?", /(?<!\p{L})diner|avondeten|halfpension/u],
    "check-in": /(?:inchecken|uitchecken|aankomst|vertrek|check-?in|check-?out).{0,40}\d/,
    "extra-bed": ["Is er een kinderbed?", /kinderbed|babybed|extra bed|kinderstoel/],
    linen: ["Zijn handdoeken en beddengoed inbegrepen?", /handdoek|beddengoed|bedlinnen/],
    kitchen: ["Is er een keuken?", /keuken/, /keuken (?:met|is)|volledig ingerichte keuken|kitchenette/],
    "minimum-stay": ["Is er een minimumverblijf?", /minimaal .{0,10}nacht|minimumverblijf|minimum verblijf/],
    "tourist-tax": ["Is er toeristenbelasting?", /toeristenbelasting/],
    pool: ["Is er een zwembad of sauna?", /zwembad|sauna|jacuzzi/],
    children: [
      "Zijn kinderen welkom?",
      /kinderen|baby|gezin/,
      /kinderen .{0,30}(?:gratis|welkom|jaar|mogen|vanaf)|kindvriendelijk/,
    ],
    groups: ["Kan ik met een groep komen?", /groep/, /groepen? (?:van|tot|vanaf)|voor groepen/],
    payment:
      /(?:betal\w+) .{0,50}(?:pin|contant|ideal|creditcard|overboeking|factuur|cash)|alleen pinnen|pinnen (?:is|kan)/,
    cancellation: /annuler\w+ .{5,}|afzeggen .{5,}/,
    booking:
      /(?:boek|reserveer|reserveren|afspraak)\w* .{0,60}(?:online|telefon|mail|bellen|website|whatsapp|formulier)/,
    "walk-ins": [
      "Heb ik een afspraak nodig?",
      /afspraak|zonder reserv/,
      /(?:zonder|alleen op|uitsluitend op|op) afspraak/,
    ],
    missed: [
      "Wat als ik niet kom opdagen?",
      /niet (?:komen|verschijn)|mis|gemiste/,
      /niet (?:verschijn|nagekomen|afgezegd)\w*|no-?show/,
    ],
    delivery: /(?:bezorg|lever|verzend)\w+ .{5,}/,
    quote: /(?:gratis|vrijblijvende?) offerte|offerte .{0,20}(?:gratis|vrijblijvend)/,
    warranty: /garantie (?:op|van)|(?:\d+|twee) (?:jaar|maanden) garantie/,
    takeaway: ["Kan ik afhalen?", /afhal|meenemen/],
    vegetarian: ["Zijn er vegetarische of veganistische gerechten?", /vegetari|vegan/],
    "gluten-free": ["Zijn er glutenvrije gerechten?", /gluten/],
    vouchers: /cadeaubon|cadeaukaart|giftcard/,
    accessibility: /rolstoel|mindervalide/,
    trial: /proefles|gratis (?:proberen|proef|les)|proefperiode/,
    beginners: [
      "Kan ik als beginner meedoen?",
      /beginner|ervaring/,
      /(?:voor|ook|als) .{0,20}beginners?|beginners? .{0,30}(?:welkom|geschikt|terecht)|(?:geen|zonder) (?:voorkennis|ervaring)|(?:ervaring|voorkennis) is niet|(?:alle|elk) niveaus?/,
    ],
    "open-sundays": [
      "Zijn jullie op zondag open?",
      /zondag/,
      /zondag.{0,25}(?:gesloten|open|\d)|(?:gesloten|open) .{0,15}zondag/,
    ],
    "who-runs-it": [
      "Wie zijn jullie?",
      /wie (?:zijn|is|ben)/,
      /[Ff]amiliebedrijf|[Oo]pgericht door|[Ee]igena(?:ar|resse) [A-Z]/,
    ],
    emergency:
      /(?:spoed|noodgeval|24\/7|(?<!binnen )24 uur)\b.{0,60}(?:\d|bereik|service|dienst|bel|kunt)|spoedgeval/,
    "home-visits": ["Komen jullie aan huis?", /aan huis|thuis/, /aan huis|bij (?:u|jou|je) thuis|huisbezoek/],
    weekends: [
      "Zijn jullie in het weekend open?",
      /weekend|zaterdag/,
      /(?:open|geopend|beschikbaar|bereikbaar) .{0,40}(?:weekend|zaterdag)|(?:weekend|zaterdag)\w* .{0,30}(?:open|gesloten|op afspraak)/,
    ],
    "health-insurance":
      /(?:vergoed|verzeker|aanvullende|basisverzekering|zorgverzekeraar|contract met)\w* .{0,60}(?:vergoed|verzeker|behandel|zorgverzekeraar|polis|pakket)/,
    referral: [
      "Heb ik een verwijzing nodig?",
      /verwijz/,
      /verwijs(?:brief|ing)|verwijzing|zonder verwij|direct(?:e)? toegan/,
    ],
    "new-patients": [
      "Nemen jullie nieuwe patiënten aan?",
      /nieuwe (?:patiënten|cliënten|klanten)|aanmeld/,
      /nieuwe (?:patiënten|cliënten)/,
    ],
    "how-long-it-takes": [
      "Hoe lang duurt een behandeling?",
      /hoe lang|duur/,
      /(?:behandeling|sessie|les|consult|intake|cursus|afspraak)\w* .{0,20}duurt .{0,30}\d/,
    ],
    "first-visit":
      /(?:de|uw|jouw|je|het|tijdens de|een) eerste (?:afspraak|bezoek|behandeling|consult|les|keer) .{10,}|intake(?:gesprek)? .{10,}/,
    bring: /(?:meenemen|neem .{3,50} mee|mee te nemen|neemt u .{3,50} mee)/,
    "minimum-age": /vanaf \d{1,2} jaar|minimumleeftijd|minimaal \d{1,2} jaar/,
    "response-time": [
      "Hoe snel reageren jullie?",
      /hoe snel|reactie|reageren/,
      /(?:reageren|reactie|antwoord|neem\w* .{0,20}contact .{0,10}op) .{0,40}(?:binnen|uur|dag)/,
    ],
    "spoken-languages": /(?:wij spreken|we spreken|er wordt) .{0,20}(?:Engels|Nederlands|Duits|Frans)/,
    "online-sessions": [
      "Kan een afspraak online?",
      /online|video/,
      /online (?:consult|behandeling|les|sessie|afspra)\w*|video(?:bellen|consult)/,
    ],
    licensed:
      /(?:wij zijn|ik ben|onze|geregistreerd|aangesloten) .{0,60}(?:gecertificeerd|geregistreerd|aangesloten|erkend|lid van|BIG|KNGF|register)/,
    instructors: ["Wie behandelt mij?", /wie (?:behandelt|geeft|zijn)|therapeut/],
    discounts: /korting\w* .{0,50}(?:voor|van|bij|\d)|\d+ ?% korting/,
    included: /(?:prijs|tarief|pakket|huur)\w* .{0,40}(?:inclusief|inbegrepen)|inbegrepen in de prijs/,
    "lead-time": [
      "Hoe lang van tevoren moet ik boeken of bestellen?",
      /(?:hoe lang|hoe ver|dagen|uur|weken) (?:van tevoren|vooraf)|last[- ]minute/,
      /(?:boek|bestel|reserve|meld|afspraak|aanvra).{0,80}(?:\d|een|twee|drie|vier) (?:uur|uren|dag|dagen|werkdagen|week|weken|maand|maanden) (?:van tevoren|vooraf|voor)/,
    ],
    experience: [
      "Hoe lang doen jullie dit al?",
      /hoe lang best|sinds wanneer|hoeveel (?:jaar )?ervaring|wanneer .{0,40}opgericht/,
      /sinds (?:1[89]|20)\d\d (?:zijn|is|bieden|werken|runnen)|(?:actief|werkzaam|gevestigd|bestaan) .{0,30}sinds (?:1[89]|20)\d\d|(?:wij|we|ik) (?:zijn|werken|bestaan|maken|doen|ben|werk) .{0,30}sinds (?:1[89]|20)\d\d|(?:zijn|is) .{0,10}sinds (?:1[89]|20)\d\d|opgericht in (?:1[89]|20)\d\d|(?:meer dan|ruim|met|al) (?:\d+|tien|twintig|dertig) jaar (?:\w+ )?ervaring/,
    ],
  },
};
