import type { LanguageWords } from "../language-words.ts";

export const it: LanguageWords = {
  endings: /[aeio]/,
  persons:
    /noi|nostr[oaie]|offriamo|abbiamo|accettiamo|lei|voi|vostr[oaie]|tu|tuo[ia]?|vi|ti|clienti?|ospiti?|visitatori|pazienti?|soci|allievi|studenti|partecipanti|bambini|genitori|principianti|famiglie|dispone|disponiamo|offre|l['’](?:agriturismo|hotel|azienda|albergo|appartamento)|(?:il|la|le|i|lo) (?:ristorante|locale|struttura|camere|casa|scuola|palestra|negozio|studio)|è (?:possibile|aperto|aperta)|è adatt\w+|a disposizione|ci sono|c['’]è/,
  affirms:
    /gratis|gratuit[oaie]|inclus[oaie]|compres[oaie]|benvenut[oaie]|ammess[oaie]|permess[oaie]|consentit[oaie]|accett\w+|offr\w+|dispon\w+|c['’]è|ci sono|abbiamo|possibile|può|possono|potete|puoi|non|no|senza|su richiesta|necessari[oa]|con|dotat[oaie]/,
  acts: /chiam\w+|telefon\w+|scriv\w+|mail|e-mail|contatt\w+|prenot\w+|ordin\w+|online|modulo|sito|iscri\w+|invi\w+|veni\w+|whatsapp|tramite|via|per/,
  intents: {
    contact: ["Come posso contattarvi?", /contatt\w*|telefono|e-?mail/],
    address: ["Dove vi trovate?", /dove (?:siete|si trova|vi trovate)|indirizzo/],
    hours: ["Quali sono gli orari?", /orari\w*|aperti|aperto/, /apert\w+ .{0,110}\d/],
    prices: ["Quali sono i prezzi?", /prezz|tariff|costa|costo|quanto/],
    parking: /parcheggio|posti? auto/,
    wifi: ["C'è il Wi-Fi?", /wi[ -]?fi|internet|adsl/],
    pets: /animali|cani|cane/,
    smoking: ["Si può fumare?", /fumar\w*|fumatori/],
    breakfast: /colazion[ei]/,
    dinner: [
      "Si può cenare?",
      /cen[ae]|cenare|mezza pensione|ristorante/,
      /(?:cen[ae]|mezza pensione) .{5,}/,
    ],
    "check-in": /(?:arrivo|partenza|check-?in|check-?out).{0,40}\d{1,2}/,
    "extra-bed": [
      "C'è una culla o un letto aggiunto?",
      /cull[ae]|lett[oi]n?[oi]? (?:aggiunt\w*|supplementar\w*|extra)|lettino|seggiolone/,
    ],
    linen: ["Sono inclusi asciugamani e lenzuola?", /asciugamani|lenzuola|biancheria/],
    kitchen: ["C'è una cucina?", /cucin[ae]/, /(?:angolo cottura|cucina (?:attrezzata|completa|comune))/],
    "minimum-stay": ["C'è un soggiorno minimo?", /soggiorno minimo|minimo .{0,10}notti|notti minimo/],
    "tourist-tax": ["C'è una tassa di soggiorno?", /tassa di soggiorno|imposta di soggiorno/],
    pool: ["C'è la piscina?", /piscina|sauna|idromassaggio/],
    "air-conditioning": ["C'è l'aria condizionata?", /aria condizionata|climatizza\w*/],
    "room-capacity": [
      "Quanti ospiti possono dormire?",
      /quant[ie] (?:ospiti|persone|posti|camere)|posti letto/,
      /\d+ posti letto|(?:per|fino a) (?:\d+|due|tre|quattro|cinque|sei) persone|\d+ (?:camere|appartamenti)/,
    ],
    sights: [
      "Cosa c'è da vedere nei dintorni?",
      /dintorni|vicinanze|visitare|vedere/,
      /(?:a|dista\w*) (?:\d+|pochi) (?:km|minuti|chilometri) (?!.{0,50}(?:aeroporto|stazione|autostrada|casello|svincolo|fermata)).{3,}/,
    ],
    bikes: [
      "Si possono usare le biciclette?",
      /biciclett|\bbici\b|ciclabil/,
      /(?:noleggio|uso) .{0,20}(?:biciclett|bici)|biciclette .{0,30}(?:gratuit|disposizione|noleggio)/,
    ],
    children: [
      "I bambini sono benvenuti?",
      /bambini|neonati|famigli\w*/,
      /bambini .{0,40}(?:gratis|gratuit|benvenuti|anni|sconto|giochi)|parco giochi/,
    ],
    groups: ["Accettate gruppi?", /gruppi|comitive/, /gruppi (?:di|fino|da)|per gruppi|comitive/],
    "private-events": [
      "Si possono organizzare feste?",
      /feste|matrimon(?!ial)|eventi|compleann\w*|cerimoni\w*/,
      /(?:feste|matrimoni|compleanni|cerimonie|eventi privati|ricevimenti)(?![a-z])/,
    ],
    payment:
      /(?:pagament\w+|pagare) .{0,50}(?:carta|carte|contanti|bonifico|paypal|bancomat|pos)|(?:accettiamo|si accettano) .{0,40}(?:carte|contanti|bancomat)/,
    deposit: /caparra|acconto|cauzione/,
    cancellation: /(?:cancellazion|disdett|annullament)\w* .{5,}/,
    booking:
      /prenot\w+ .{0,60}(?:telefon\w*|online|mail|whatsapp|modulo|sito|chiam\w*|form|obbligatori\w*|consigliat\w*|gradita)/,
    "walk-ins": [
      "Serve la prenotazione?",
      /prenotazione|appuntamento/,
      /(?:solo )?su (?:prenotazione|appuntamento)|senza (?:prenotazione|appuntamento)|prenotazione (?:obbligatoria|consigliata|gradita)/,
    ],
    delivery: /(?:consegn[ae]|spedizion[ei])\b .{5,}/,
    quote: /preventiv[oi] (?:gratuit|gratis|senza impegno)/,
    takeaway: ["Fate cibo da asporto?", /asporto|portare via/],
    vegetarian: ["Ci sono piatti vegetariani o vegani?", /vegetarian|vegan/],
    "gluten-free": ["Ci sono piatti senza glutine?", /glutine|celiac/],
    allergens: /allerg\w*|intolleran\w*/,
    vouchers: /(?:buoni?|carte) regalo|gift card/,
    accessibility: /sedia a rotelle|disabili|barriere architettoniche/,
    "open-sundays": [
      "Siete aperti la domenica?",
      /domenic\w*/,
      /domenic\w+.{0,25}(?:chius\w*|apert\w*|\d)|(?:chius|apert)\w+ .{0,20}domenic\w*/,
    ],
    "opening-season": [
      "Quando è la stagione?",
      /stagione|tutto l['’]anno|estate|inverno/,
      /apert\w+ tutto l['’]anno|apert\w+ (?:da|dal|fino a) .{0,20}(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) .{0,30}/,
    ],
    "who-runs-it": [
      "Chi siete?",
      /chi (?:siete|siamo|è|gestisce)/,
      /(?:azienda|gestione|conduzione|impresa) (?:agricola )?(?:familiare|a conduzione familiare)|gestit[oa] da|fondat[oa] (?:da|nel)/,
    ],
    emergency:
      /(?:urgenz|emergenz)\w+\b.{0,60}(?:\d|24|servizio|interv\w*|dispon\w*)|pronto intervento|(?:intervent|assistenz|reperibil|soccors|guardia)\w*\b.{0,40}(?:24 ore su 24|24\/7|h ?24)/,
    "home-visits": [
      "Venite a domicilio?",
      /domicilio/,
      /a domicilio|(?:veniamo|ci spostiamo) .{0,30}(?:casa|domicilio)/,
    ],
    weekends: [
      "Siete disponibili nel fine settimana?",
      /fine settimana|weekend|sabato/,
      /(?:apert|disponibil)\w* .{0,40}(?:fine settimana|weekend|sabato)|(?:sabato|weekend) .{0,30}(?:apert\w*|chius\w*|su appuntamento)/,
    ],
    "how-long-it-takes": [
      "Quanto dura?",
      /quanto (?:dura|tempo)|durata/,
      /(?:sedut[ae]|visita|lezion[ei]|cors[oi]|trattament[oi]|tour|esperienza) .{0,20}dura\w* .{0,30}\d|durata .{0,30}\d+ ?(?:min\w*|or[ae])/,
    ],
    "minimum-age":
      /(?:a partire da(?:i|gli)?|dai|dagli) \d{1,2} anni|da \d{1,2} anni in (?:su|poi)|età minima|sopra i \d{1,2} anni/,
    "response-time": [
      "In quanto tempo rispondete?",
      /rispond\w*|risposta/,
      /(?:rispond|ricontatt|risposta)\w* .{0,40}(?:entro|in) .{0,12}(?:ore|giorni|minuti|24)/,
    ],
    "spoken-languages": /(?:parliamo|si parla) (?:anche )?(?:inglese|italiano|francese|tedesco|spagnolo)/,
    discounts: /(?:sconto|riduzion)\w* .{0,50}(?:per|del|dal|\d)|\d+ ?% di sconto/,
    licensed: /(?:siamo|il nostro team|azienda) .{0,50}(?:certificat\w*|abilitat\w*|iscritt\w*|assicurat\w*)/,
    bring:
      /(?:consiglia\w*|prega\w*|ricorda\w*|devi|dovete|bisogna|necessario) .{0,20}portare .{5,}|porta(?:te)? con (?:te|voi) .{3,}/,
    beginners: [
      "Posso venire senza esperienza?",
      /principianti|esperienza/,
      /principianti|tutti i livelli|senza esperienza/,
    ],
    "first-visit": /(?:la|tua|vostra|sua) prima (?:visita|seduta|lezione) .{10,}/,
    "lead-time": [
      "Con quanto anticipo bisogna prenotare o ordinare?",
      /anticipo|preavviso|ultimo minuto/,
      /(?:prenot|ordin|contatt|avvis|richie).{0,80}(?:\d|un|una|due|tre|quattro) (?:or[ae]|giorn[oi]|settiman[ae]|mes[ei]) (?:di anticipo|prima|in anticipo)|(?:\d+|un|una|due|tre) (?:or[ae]|giorn[oi]|settiman[ae]) di (?:anticipo|preavviso)/,
    ],
    experience: [
      "Quanti anni di esperienza avete?",
      /da quanto|da quando|quanti anni|quando .{0,40}(?:fondata?|nata?)/,
      /dal (?:1[89]|20)\d\d,? .{0,40}(?:siamo|offriamo|lavoriamo|la nostra)|(?:attiv|lavor|opera|oper|presente)\w* .{0,60}dal (?:1[89]|20)\d\d|fondat[ao] nel (?:1[89]|20)\d\d|(?:oltre|più di|con|quasi) (?:\d+|dieci|venti|trenta|quaranta) anni (?:di|d['’])\s?(?:\w+ )?esperienza/,
    ],
  },
};
