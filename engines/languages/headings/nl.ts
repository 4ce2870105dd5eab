import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /diensten|programma['’]?s|cursus(?:sen)?|lessen|behandeling(?:en)?|therapieën|pakket(?:ten)?|sessies|workshops|tours|activiteiten|kamers|specialisaties|massages|services/,
  about: /over-?(?:ons|mij)|wie-(?:zijn-wij|ben-ik)|team|praktijk|ons-verhaal|about/,
  kinds: {
    included: [
      "Wat is inbegrepen?",
      /(?:wat is )?(?:inbegrepen|inclusief|incl)(?: .{3,20})?|(?:dit|wat) (?:krijgt u|krijg je)|de prijs (?:omvat|is inclusief)/,
    ],
    excluded: [
      "Wat is niet inbegrepen?",
      /(?:wat is )?(?:niet inbegrepen|exclusief)|extra['’]?s|bijkomende kosten|meerprijs/,
    ],
    duration: ["Hoelang duurt het?", /(?:behandel|les|sessie)?duur|tijdsduur|hoe ?lang/],
    audience: [
      "Voor wie is het?",
      /voor wie(?: (?:is (?:het|dit)|zijn wij er))?|doelgroep(?:en)?|leeftijd(?:en)?|niveau['’]?s?|geschikt voor/,
    ],
    areas: [
      "In welk gebied werkt u?",
      /(?:werk|verzorgings|bezorg|service)(?:gebied|regio)|waar wij (?:werken|komen)|regio['’]?s?/,
    ],
    place: [
      "Waar vindt het plaats?",
      /locaties?|plaats|waar|(?:les|trainings|trefpunt)locatie|verzamelpunt|startpunt/,
    ],
    payment: [
      "Hoe kan ik betalen?",
      /betal(?:ing|en|ingswijzen?|ingsmogelijkheden|ingsvoorwaarden)|betaalmethoden?|betaalwijzen?|betaalmogelijkheden/,
    ],
    deposit: ["Is er een aanbetaling of borg?", /aanbetaling|borg(?:som)?|waarborg/],
    booking: [
      "Hoe kan ik reserveren of een afspraak maken?",
      /reserver(?:en|ing(?:en)?)|afspra(?:ak|ken)(?: maken)?|(?:online )?boek(?:en|ing(?:en)?)|aanmeld(?:en|ing)|inschrijv(?:en|ing)|hoe (?:boek|reserveer) ik|(?:afspraak|reservering) aanvragen/,
    ],
    cancellation: [
      "Hoe kan ik annuleren?",
      /annuler(?:en|ing(?:en)?|ingsvoorwaarden|ingsbeleid)|afzeggen|verhinderd|afmelden/,
    ],
    amenities: [
      "Welke voorzieningen zijn er?",
      /voorzieningen|faciliteiten|inrichting|uitrusting|inventaris/,
    ],
    rules: [
      "Welke regels gelden er?",
      /(?:huis|club|park)?(?:regels|reglement)|gedragsregels|huishoudelijk reglement/,
    ],
    directions: [
      "Hoe kom ik er?",
      /route(?:beschrijving)?|bereikbaarheid|hoe (?:vindt u|kom je bij) ons|met (?:de auto|het openbaar vervoer)|openbaar vervoer/,
    ],
    parking: ["Waar kan ik parkeren?", /parkeren|parkeer(?:gelegenheid|plaatsen|plek)/],
    arrival: ["Hoe laat kan ik aankomen?", /aankomst(?:tijd)?|inchecken|check[- ]?in/],
    departure: ["Hoe laat moet ik vertrekken?", /vertrek(?:tijd)?|uitchecken|check[- ]?out/],
    process: [
      "Hoe werkt het?",
      /hoe (?:werkt (?:het|dit)|gaan? (?:wij|het) (?:te werk|in zijn werk))|(?:onze |mijn |de )?(?:werkwijze|aanpak|methode|[a-z]*proces)|stappen(?:plan)?|stap voor stap|wat kunt u verwachten/,
    ],
    qualifications: [
      "Welke kwalificaties heeft u?",
      /(?:mijn )?(?:kwalificaties|opleiding(?:en)?)|diploma['’]?s|certific(?:aten|ering(?:en)?)|registraties|achtergrond|lidmaatschappen/,
    ],
    "group-size": [
      "Hoeveel mensen kunnen meedoen?",
      /(?:groeps|klassen)(?:grootte|omvang)|capaciteit|(?:aantal|max(?:imaal)?(?: aantal)?) (?:personen|deelnemers|gasten)|deelnemers/,
    ],
    materials: [
      "Welke materialen gebruikt u?",
      /materia(?:al|len)(?: die wij gebruiken)?|ingrediënten|stoffen/,
    ],
    vouchers: ["Zijn er cadeaubonnen?", /(?:cadeau|kado|geschenk)(?:bon(?:nen)?|kaart(?:en)?)|vouchers?/],
    discounts: ["Zijn er kortingen?", /korting(?:en|sacties)?|acties|aanbieding(?:en)?/],
    emergency: [
      "Wat doe ik bij spoed?",
      /spoed(?:gevallen|dienst|eisend)?|noodgevallen|noodnummers?|24-uurs ?service/,
    ],
    "first-visit": [
      "Hoe verloopt het eerste bezoek?",
      /(?:het |uw |je )?eerste (?:bezoek|afspraak|consult|behandeling|les|gesprek)|proefles|intake(?:gesprek)?|kennismaking(?:sgesprek)?/,
    ],
    warranty: ["Is er garantie?", /garantie(?:s|voorwaarden)?/],
    bring: ["Wat moet ik meenemen?", /(?:wat (?:moet|neem) (?:ik|je|u) )?mee(?:nemen|brengen)|kleding/],
    requirements: [
      "Wat zijn de voorwaarden?",
      /voorwaarden|vereisten|toelating(?:seisen)?|voor (?:uw|de) (?:behandeling|bezoek|komst)/,
    ],
    delivery: [
      "Hoe werkt de levering?",
      /lever(?:ing|tijd(?:en)?)|bezorg(?:en|ing|service)|verzend(?:en|ing|kosten)|afhalen/,
    ],
    minimum: [
      "Is er een minimum?",
      /minim(?:um|ale) (?:verblijf(?:sduur)?|bestelling|afname|huurperiode|bestelbedrag)/,
    ],
    treats: [
      "Welke klachten behandelt u?",
      /klachten|aandoeningen|indicaties|(?:wij|ik) behandelen?(?: .{3,20})?|wat behandelen wij/,
    ],
    hours: [
      "Wanneer bent u open?",
      /openingstijden|spreekuren|openingsuren|wanneer zijn wij open|beschikbaarheid/,
    ],
  },
};
