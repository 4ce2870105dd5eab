import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /servizi|programmi|corsi|lezioni|trattamenti|terapie|pacchetti|sedute|laboratori|escursioni|attività|camere|massaggi|prestazioni/,
  about: /chi-(?:siamo|sono)|su-di-noi|team|staff|la-squadra|storia|about/,
  kinds: {
    included: [
      "Cosa è incluso?",
      /(?:cosa (?:è )?|il prezzo |la quota )?(?:inclus[oaie]|compres[oaie]|include|comprende)(?: .{3,20})?|servizi inclusi/,
    ],
    excluded: [
      "Cosa non è incluso?",
      /(?:cosa )?non (?:è )?(?:inclus[oaie]|compres[oaie]|include|comprende)|extra|supplementi/,
    ],
    duration: ["Quanto dura?", /durata(?: .{3,20})?|quanto dura|tempi/],
    audience: [
      "A chi è rivolto?",
      /(?:a|per) chi(?: (?:è(?: rivolto)?|si rivolge|ci rivolgiamo))?|destinatari|età(?: consigliata)?|livell[oi]|consigliato(?: per)?/,
    ],
    areas: [
      "In quali zone lavorate?",
      /(?:zone|aree?)(?: (?:servite|operative|operativa|di (?:intervento|servizio|lavoro)|coperte))?|area operativa|dove (?:operiamo|lavoriamo)/,
    ],
    place: [
      "Dove si svolge?",
      /luogo(?: (?:di (?:incontro|ritrovo)|dell['’].{3,20}))?|punto di (?:incontro|ritrovo)|dove|sede(?: dei corsi)?/,
    ],
    payment: ["Come posso pagare?", /(?:metodi|modalità|forme|condizioni) di pagamento|pagament[oi]/],
    deposit: ["È richiesto un acconto o una cauzione?", /acconto|caparra|cauzione|deposito cauzionale/],
    booking: [
      "Come posso prenotare?",
      /prenotazion[ei]|prenota(?:re)?(?: .{3,20})?|come prenotare|appuntament[oi]|iscrizion[ei]|come iscriversi|richiesta di (?:prenotazione|appuntamento)/,
    ],
    cancellation: [
      "Come posso annullare?",
      /(?:politica di )?(?:cancellazion[ei]|annullament[oi])|disdett[ae]|rimborsi/,
    ],
    amenities: [
      "Quali dotazioni ci sono?",
      /dotazion[ei]|attrezzatur[ae]|comfort|servizi in camera|equipaggiamento/,
    ],
    rules: [
      "Quali sono le regole?",
      /regol(?:e|amento)(?: (?:della casa|interno|del (?:campeggio|club)))?|norme/,
    ],
    directions: [
      "Come si arriva?",
      /come (?:arrivare|raggiungerci)|indicazioni(?: stradali)?|dove siamo|in (?:auto|treno|autobus)|trasporti/,
    ],
    parking: ["Dove posso parcheggiare?", /parcheggi[o]?|posto auto/],
    arrival: ["A che ora si può arrivare?", /(?:orario di )?arrivo|check[- ]?in/],
    departure: ["A che ora bisogna partire?", /(?:orario di )?partenza|check[- ]?out/],
    process: [
      "Come funziona?",
      /come (?:funziona|lavoriamo|si svolge)|(?:il nostro |il )?(?:processo|metodo|approccio|percorso)|(?:le )?fasi|passo dopo passo/,
    ],
    qualifications: [
      "Quali qualifiche avete?",
      /qualific(?:a|he)|formazione(?: professionale)?|titoli(?: di studio)?|certificazion[ei]|diplomi|abilitazioni|curriculum/,
    ],
    "group-size": [
      "Quante persone possono partecipare?",
      /capienza|capacità|(?:numero|massimo)(?: (?:di|dei))? (?:persone|partecipanti|posti|ospiti)|posti(?: (?:letto|disponibili))?|gruppi/,
    ],
    materials: ["Quali materiali usate?", /material[ei](?: (?:utilizzati|usati))?|ingredienti|tessuti/],
    vouchers: ["Avete buoni regalo?", /buoni?[- ]regalo|gift card|voucher/],
    discounts: ["Ci sono sconti?", /scont[oi]|riduzioni|agevolazioni|promozioni|offerte speciali/],
    emergency: [
      "Cosa faccio in caso di emergenza?",
      /emergenz[ae]|urgenz[ae]|pronto intervento|reperibilità/,
    ],
    "first-visit": [
      "Come si svolge la prima visita?",
      /(?:la )?prima (?:visita|seduta|lezione|consulenza)|primo (?:incontro|colloquio|appuntamento)|lezione di prova/,
    ],
    warranty: ["C'è una garanzia?", /garanzi[ae]/],
    bring: ["Cosa devo portare?", /cosa (?:portare|indossare)|abbigliamento/],
    requirements: [
      "Quali sono i requisiti?",
      /requisiti|condizioni|documenti(?: necessari)?|prima (?:di (?:arrivare|prenotare)|della (?:visita|seduta))/,
    ],
    delivery: ["Come funziona la consegna?", /consegn[ae](?: a domicilio)?|spedizion[ei]|ritiro/],
    minimum: ["C'è un minimo?", /(?:soggiorno|ordine|durata) minim[oa]/],
    treats: [
      "Cosa trattate?",
      /(?:cosa (?:trattiamo|tratto|curiamo)|patologie|disturbi|indicazioni|sintomi)(?: .{3,20})?/,
    ],
    hours: ["Quali sono gli orari?", /orari[o]?(?: di (?:apertura|visita|ricevimento))?|quando siamo aperti/],
  },
};
