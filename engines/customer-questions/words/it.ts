import type { LanguageWords } from "../language-words.ts";

export const it: LanguageWords = {
  endings: /[aeio]/,
  persons:
    /noi|nostr[oaie]|offriamo|abbiamo|accettiamo|lei|voi|vostr[oaie]|tu|tuo[ia]?|vi|ti|clienti?|ospiti?|visitatori|pazienti?|soci|allievi|studenti|partecipanti|bambini|genitori|principianti|famiglie|dispone|disponiamo|offre|l['’](?:agriturismo|hotel|azienda|albergo|appartamento)|(?:il|la|le|i|lo) (?:ristorante|locale|struttura|camere|casa|scuola|palestra|negozio|studio)|è (?:possibile|aperto|aperta)|è adatt\w+|a disposizione|ci sono|c['’]è/,
  affirms:
    /gratis|gratuit[oaie]|inclus[oaie]|compres[oaie]|benvenut[oaie]|ammess[oaie]|permess[oaie]|consentit[oaie]|accett\w+|offr\w+|dispon\w+|c['’]è|ci sono|abbiamo|possibile|può|possono|potete|puoi|non|no|senza|su richiesta|necessari[oa]|con|dotat[oaie]/,
  acts: /chiam\w+|telefon\w+|scriv\w+|mail|e-mail|contatt\w+|prenot\w+|ordin\w+|online|modulo|sito|iscri\w+|invi\w+|veni\w+|whatsapp|tramite|via|per/,
  intents: {
    contact: [
      "Come posso contattarvi?",
      /contatt\w*|telefon[oi]|telefonar\w*|numero (?:di |del )?(?:telefono|cellulare|fisso)|(?:indirizzo )?e-?mail|whatsapp|pec|chiamarvi|scriver(?:vi|le)|recapit[oi]|parlare con qualcuno/,
    ],
    address: [
      "Dove vi trovate?",
      /dov['’]è (?:il|la|lo|l['’])|dove (?:siete|si trova|vi trovate|vi trovo|avete|ha sede)|in che via|indirizzo(?! e-?mail)/,
    ],
    hours: ["Quali sono gli orari di apertura?", /orari\w*|aperti|aperto/, /apert\w+ .{0,110}\d/],
    prices: [
      "Quali sono i prezzi?",
      /prezz|tariff|cost[aoi]|costano|(?<!ogni )quanto(?! (?:tempo|prima|spesso|dista|pesa|dura|durano|ci (?:vuole|mette)|è (?:lung|grand|distant|lontan)))/,
    ],
    "who-runs-it": [
      "Chi siete?",
      /chi (?:siete|siamo|è|gestisce)/,
      /(?:azienda|gestione|conduzione|impresa) (?:agricola )?(?:familiare|a conduzione familiare)|gestit[oa] da|fondat[oa] (?:da|nel)/,
    ],
    jobs: [
      "Cercate personale?",
      /(?:lavorare|lavoro) (?:con|da|per|presso) (?:voi|noi)|posizion[ei] apert|assum\w*|(?:cercate|cercasi) .{0,20}(?:personale|collaborator\w*|dipendent\w*|qualcuno)|candid\w*|curriculum|offert[ae] di lavoro|posti di lavoro|tirocini\w*|apprendist\w*/,
      /cerchiamo .{0,30}(?:personale|collaborator\w*|person[ae]|addett\w*|camerier\w*|tecnic[oi]|figur[ae]|apprendist\w*)|lavora con noi|(?:invi|mand)\w+ .{0,30}(?:curriculum|cv|candidatura)|candidatur\w*|posizion[ei] apert/,
    ],
    payment:
      /(?:pagament\w+|pagare) .{0,50}(?:carta|carte|contanti|bonifico|paypal|bancomat|pos)|(?:accettiamo|si accettano) .{0,40}(?:carte|contanti|bancomat)/,
    invoice: ["Posso avere la fattura?", /fattur\w*|ricevut[ae]|scontrin/],
    parking: /parchegg\w*|posteggi\w*|posti? auto/,
    directions: [
      "Come si arriva?",
      /come .{0,25}(?:arriv|raggiung)\w*|indicazioni stradali|(?:fermata|stazione) .{0,15}vicin|mezzi pubblici|(?:in|col) (?:treno|autobus|metro|tram)|quale (?:uscita|fermata)/,
      /\d+ ?(?:km|minuti|metri|m|chilometri)\b.{0,50}(?:stazione|fermata|metro\w*|aeroporto|casello|svincolo|centro|autostrad\w*)|(?:stazione|fermata|aeroporto|casello|metro\w*) .{0,40}\d+ ?(?:minuti|metri|km|m|chilometri)|uscita (?:autostrad\w*|dell['’]autostrada|del casello)|(?:casello|uscita) (?:di|a) [a-z]+|(?:autobus|tram|bus|metro\w*) .{0,25}(?:linea|linee|fermata|numero|\d)|(?:linea|linee) \d/,
    ],
    accessibility:
      /sedia a rotelle|carrozzin[ae]|disabili|barriere architettoniche|mobilità ridotta|(?:accesso|ingresso) senza (?:gradini|scalini|barriere)/,
    "spoken-languages": /(?:parliamo|si parla) (?:anche )?(?:inglese|italiano|francese|tedesco|spagnolo)/,
    booking: [
      "Come posso prenotare?",
      /prenot\w*|(?:prend|fiss)\w* .{0,12}appuntament/,
      /prenot\w+ .{0,60}(?:telefon\w*|online|mail|whatsapp|modulo|sito|chiam\w*|form|obbligatori\w*|consigliat\w*|gradita)|(?:prend|fiss)\w* .{0,12}appuntamento .{0,50}(?:telefon\w*|online|mail|whatsapp|modulo|sito|chiam\w*)/,
    ],
    "walk-ins": [
      "Serve la prenotazione?",
      /(?:serve|servono|bisogna|devo|occorre|necessari[ao]|obbligatori[ao]|senza|meglio) .{0,25}(?:prenot\w*|appuntament)|prenotazione (?:è )?(?:obbligatoria|necessaria)/,
      /(?:solo )?su (?:prenotazione|appuntamento)|senza (?:prenotazione|appuntamento)|prenotazione (?:obbligatoria|consigliata|gradita)/,
    ],
    cancellation: [
      "Come posso annullare o disdire?",
      /(?:annull|disd|cancell|spost)\w* .{0,25}(?:prenotazion|appuntament|visit|lezion|camer|sedut|cors)\w*|annullar\w*|disdi(?:re|co|rl[oa])|disdett[ae]|cancellazion[ei]|annullament/,
      /(?:cancellazion|disdett|annullament)\w* .{5,}|(?:annullare|disdire|cancellare|disdici|annulla) .{0,50}(?:entro|ore|giorni|gratuit\w*|prima|anticipo)/,
    ],
    "open-sundays": [
      "Siete aperti la domenica?",
      /domenic\w*/,
      /domenic\w+.{0,25}(?:chius\w*|apert\w*|\d)|(?:chius|apert)\w+ .{0,20}domenic\w*/,
    ],
    "open-holidays": [
      "Siete aperti nei giorni festivi?",
      /(?:giorni )?festiv[oi]|festività|(?:durante|per|nelle) (?:le )?(?:feste|ferie)|natale|pasqua|pasquetta|ferragosto|capodanno|vigilia|ponti|primo maggio/,
      /(?:festiv[oi]|festività|natale|pasqua|pasquetta|ferragosto|capodanno|25 aprile).{0,40}(?:chius\w*|apert\w*|\d)|(?:chius|apert)\w* .{0,40}(?:festiv[oi]|festività|natale|pasqua|pasquetta|ferragosto|capodanno)/,
    ],
    vouchers: /(?:buon[oi]|cart[ae]|voucher|tesser[ae]) regalo|gift card/,
    discounts: /(?:sconto|riduzion)\w* .{0,50}(?:per|del|dal|\d)|\d+ ?% di sconto/,
    deposit: /caparra|acconto|cauzione/,
    installments: [
      "Si può pagare a rate?",
      /rat[ae]|rateizz\w*|rateal[ei]|finanziament|dilazion\w*/,
      /(?:in|a|\d+|tre|sei|dieci|comode) (?:comode )?rate|rateizz\w*|rateal[ei]|dilazionat|finanziament[oi] .{0,30}(?:tasso|mesi|interess\w*|personalizzat\w*)|(?:klarna|scalapay|cofidis|findomestic)/,
    ],
    groups: [
      "Accettate gruppi?",
      /gruppi|comitiv[ae]|scolaresch?e|gruppo (?:numeroso|di)/,
      /gruppi (?:di|fino|da)|per gruppi|comitive/,
    ],
    children: [
      "I bambini sono benvenuti?",
      /bambini|neonati|famigli\w*/,
      /bambini .{0,40}(?:gratis|gratuit|benvenuti|anni|sconto|giochi)|parco giochi/,
    ],
    pets: /(?<!\p{L})(?:(?:vostri|tuoi|suoi|con|senza|piccoli) animali|animali (?:domestici|da compagnia|ammessi|accettati|benvenuti|sono|non|di piccola|al seguito))(?!\p{L})|cani|cane|cagnolin|gatt[oi]|quattro zampe|pet[- ]friendly/u,
    "minimum-age": [
      "Qual è l'età minima?",
      /età|quanti anni (?:bisogna|devo|deve|si deve|serv\w*|ci vogliono)|minorenn[ei]|maggiorenn[ei]/,
      /(?:a partire da(?:i|gli)?|dai|dagli) \d{1,2} anni|da \d{1,2} anni in (?:su|poi)|età minima|sopra i \d{1,2} anni|(?:bambin[ie]|ragazz[ie]|giovani|alliev[ie]) .{0,25}(?:dai|tra i|fra i|da) \d{1,2} (?:ai|e i|a) \d{1,2} anni/,
    ],
    licensed: [
      "Siete certificati o assicurati?",
      /(?:siete|avete|sono) .{0,25}(?:certificat|assicurat|abilitat|autorizzat|qualificat|certificazion|iscritti all['’]alb)\w*|assicurazione (?:rc|di responsabilità|professionale)/,
      /(?:siamo|il nostro team|azienda) .{0,50}(?:certificat\w*|abilitat\w*|iscritt\w*|assicurat\w*)/,
    ],
    areas: [
      "In quali zone lavorate?",
      /(?:quali|che|quale) (?:zon[ae]|comun[ei]|città|are[ae]|provinc[ei]a?|region[ei])(?! .{0,12}siete)|coprite|zon[ae] (?:copert|servit)|(?:lavorate|operate|intervenite|consegnate|arrivate|venite) (?:anche )?(?:in (?!quanto)|a (?!domicilio|casa|distanza|forfait|ore|\w+[aei]r(?:e|mi|ci|l[aoei])(?!\w))|nell|fuori|fino a ).{0,25}/,
      /(?:operiamo|lavoriamo|interveniamo|consegniamo|serviamo|copriamo|siamo (?:attivi|operativi|presenti)|ci spostiamo) .{0,40}(?:tutt[ao] (?:il |la |l['’])?(?:[a-z]+)|provinc\w*|zon[ae]|comun[ei]|region[ei]|dintorni|limitrofi|raggio)|zon[ae] servite|e (?:provincia|dintorni|comuni limitrofi|zone limitrofe)|raggio di \d+/,
    ],
    delivery: /(?:consegn[ae]|spedizion[ei])\b .{5,}/,
    "delivery-cost": [
      "Quanto costa la consegna?",
      /(?:cost[oai]|spes[ae]|tariff[ae]|prezz[oi]) .{0,20}(?:consegn[ae]|spedizion[ei])|(?:consegn[ae]|spedizion[ei]) .{0,15}(?:gratuit|gratis|cost[ao]|pagament|a carico)/,
      /(?:cost[oi]|spes[ae]|tariff[ae]|contributo) .{0,20}(?:consegn[ae]|spedizion[ei])|(?:consegn[ae]|spedizion[ei]) .{0,50}/,
    ],
    "minimum-order": [
      "C'è un ordine minimo?",
      /ordin[ei] minim|(?:spesa|importo|quantità|quantitativo|acquisto) minim|minimo (?:d['’] ?ordine|di (?:spesa|ordine|acquisto))/,
    ],
    warranty: [
      "C'è una garanzia?",
      /garanzi[ae]|garantit/,
      /garanzia .{0,30}(?:\d|due|cinque|dieci|anni|mesi|legale|ufficiale|estesa)|(?:\d+|due|cinque|dieci) (?:anni|mesi) di garanzia|(?:in|copert[oi] da|con) garanzia|garantit[oaie] .{0,15}(?:anni|mesi)/,
    ],
    returns: [
      "Come posso fare un reso?",
      /res[oi]|restitu\w*|(?:cambi\w*|sostitu\w*) .{0,15}(?:merce|articol|prodott|tagli|acquist)\w*|recesso|ripensament/,
      /(?:res[oi]|restitu\w*|recesso) .{0,60}(?:entro|giorni|gratuit\w*)|(?:entro|avete|hai) \d+ giorni .{0,60}(?:res[oi]|restitu\w*|recedere|cambi\w*)|diritto di recesso/,
    ],
    refunds: [
      "Posso avere un rimborso?",
      /rimbors\w*|soldi indietro/,
      /rimbors\w* .{0,40}(?:entro|giorni|integral\w*|total\w*|parzial\w*|complet\w*|\d|quota|caparra|acconto|bigliett\w*|prezzo)|(?:non|verrà|verranno|sarà|saranno|viene|vengono) (?:\w+ )?rimborsa\w*|soddisfatti o rimborsati/,
    ],
    quote: /preventiv[oi] (?:gratuit|gratis|senza impegno)/,
    "response-time": [
      "In quanto tempo rispondete?",
      /rispond\w*|risposta/,
      /(?:rispond|ricontatt|risposta)\w* .{0,40}(?:entro|in) .{0,12}(?:ore|giorni|minuti|24)/,
    ],
    "how-long-it-takes": [
      "Quanto tempo ci vuole?",
      /quanto (?:dura|durano|tempo|ci (?:vuole|mett\w*))|durata/,
      /(?:sedut[ae]|visita|lezion[ei]|cors[oi]|trattament[oi]|tour|esperienza) .{0,20}dura\w* .{0,30}\d|durata .{0,30}\d+ ?(?:min\w*|or[ae])/,
    ],
    emergency: [
      "Cosa faccio in caso di emergenza?",
      /emergenz[ae]|urgenz[ae]|urgent[ei]|pronto (?:intervento|soccorso)|reperibil\w*|24 ore su 24|di notte/,
      /(?:urgenz|emergenz)\w+\b.{0,60}(?:\d|24|servizio|interv\w*|dispon\w*)|pronto intervento|(?:intervent|assistenz|reperibil|soccors|guardia)\w*\b.{0,40}(?:24 ore su 24|24\/7|h ?24)/,
    ],
    "first-visit": /(?:la|tua|vostra|sua) prima (?:visita|seduta|lezione) .{10,}/,
    bring:
      /(?:consiglia\w*|prega\w*|ricorda\w*|devi|dovete|bisogna|necessario) .{0,20}portare .{5,}|porta(?:te)? con (?:te|voi) .{3,}/,
    prepare: [
      "Come mi devo preparare?",
      /prepar(?:are|ar[mst]i|azione)|prima del(?:la|l['’]|lo)? ?(?:visita|seduta|trattamento|esame|intervento|appuntamento)|digiun/,
      /(?:si prega|è bene|consigli\w*|evit\w*|occorre|bisogna|necessario|non) .{3,60}(?:prima del(?:la|lo|l['’])? ?(?:visita|seduta|trattamento|esame|intervento|appuntamento|arrivo)|(?:ore|giorni) precedenti)|a digiuno|digiuno da/,
    ],
    wifi: ["C'è il Wi-Fi?", /wi[ -]?fi|internet|adsl/],
    toilets: [
      "Ci sono i servizi igienici?",
      /bagn[oi]|toilette|wc|servizi igienici|fasciatoi/,
      /servizi igienici|toilette|wc|bagn[oi] (?:per (?:i )?(?:clienti|disabili|ospiti)|pubblic\w*|attrezzat\w*|chimic\w*|a disposizione|accessibil\w*)|fasciatoi/,
    ],
    instructors: [
      "Chi sono i vostri insegnanti o specialisti?",
      /chi (?:insegna|tiene|allena|visita|esegue) .{0,15}|(?:i vostri|le vostre|gli|che|quali|quale|chi (?:è|sono) (?:i|gli|le|il|la|l['’])) ?(?:insegnant|istruttor|istruttric|docent|maestr|allenator|medic|dottor|dottoress|terapist|fisioterapist|specialist|avvocat|parrucchier)[aeio]|insegnanti|istruttor[ei]|docenti/,
      /(?<!con )(?:i nostri|le nostre) (?:insegnanti|istruttor[ei]|istruttrici|docenti|maestri|allenatori|medici|specialisti|terapisti)|(?:istruttori|insegnanti|docenti|allenatori) (?:qualificat|certificat|diplomat|madrelingua|federal|esper)\w*/,
    ],
    newsletter: ["Come posso iscrivermi alla newsletter?", /newsletter|mailing list/],
    complaints: [
      "Come posso presentare un reclamo?",
      /reclam[oi]|lament(?:are|ar[mst]i|el[ae])|insoddisfatt|non .{0,15}soddisfatt/,
    ],
    privacy: [
      "Quali dati raccogliete?",
      /(?:quali|che) (?:dati|informazioni) .{0,30}(?:raccogli|raccolt|tratta|salva|chiede|memorizz)\w*|dati personali|privacy|raccogliete .{0,15}dati/,
      /(?:raccogliamo|trattiamo|raccoglie|raccolgono) .{0,40}(?:dati|informazioni)|dati .{0,20}(?:raccolti|trattati)/,
    ],
    missed: [
      "Cosa succede se non mi presento?",
      /non (?:mi presento|vengo|riesco a venire|posso venire)|(?:salt|dimentic)\w* .{0,8}(?:appuntament|visit|prenotazion|sedut)\w*|mancat[oaie] (?:presentazione|appuntament|visit|disdett)\w*|no[- ]?show/,
      /mancat[oaie] (?:presentazione|presenza|appuntament|disdett|comparizione)\w*|no[- ]?show|non (?:ci )?(?:si )?present\w*|appuntament[oi] (?:non disdett|mancat|saltat)/,
    ],
    late: [
      "Cosa succede se arrivo in ritardo?",
      /ritard[oi]|se .{0,10}(?:arriv\w*|faccio) .{0,8}tardi|tardare/,
      /(?:in|di|con) ritardo|ritard(?:o|i|are|atari)/,
    ],
    "opening-season": [
      "In che periodo dell'anno siete aperti?",
      /stagion[ei]|tutto l['’]anno|estate|inverno|(?:che|quale) (?:period|mes)|d['’]inverno/,
      /apert\w+ tutto l['’]anno|apert\w+ (?:da|dal|fino a) .{0,20}(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) .{0,30}/,
    ],
    vegetarian: ["Ci sono piatti vegetariani o vegani?", /vegetarian|vegan/],
    "gluten-free": ["Ci sono piatti senza glutine?", /glutine|celiac/, /senza glutine|celiac\w*/],
    allergens:
      /allerg\w*|intolleran\w*|(?:contiene|contengono|può contenere|tracce di)\b.{0,60}\b(?:glutine|frumento|grano|latte|lattosio|uov[ao]|frutta a guscio|noci|arachidi|mandorle|nocciole|soia|sesamo|crostacei|sedano|senape|lupini|molluschi|solfiti)/,
    halal: ["Il cibo è halal o kosher?", /halal|kosher|kasher/],
    takeaway: ["Fate anche asporto?", /asporto|portar\w* via|take ?away/],
    catering: ["Offrite un servizio di catering?", /catering|banqueting/],
    "private-events": [
      "Si possono organizzare feste private?",
      /feste|festeggiar\w*|matrimon(?:i|io)|eventi|compleann\w*|cerimoni\w*|battesim|comunion[ei]|festa (?:di|privata)/,
      /(?:feste|matrimoni|compleanni|cerimonie|eventi privati|ricevimenti)(?![a-z])/,
    ],
    "outdoor-seating": [
      "Si può mangiare all'aperto?",
      /all['’]aperto|(?:mangi|sede|tavol|cen|pranz)\w* .{0,12}fuori|(?:tavoli|posti|spazio|spazi) estern|terrazz[ae]|dehors|veranda|giardin/,
      /(?:tavol|mangi|cen|pranz|post|spazi|are)\w* .{0,25}(?:all['’]aperto|estern|in (?:giardino|terrazza|cortile))|terrazza|dehors|giardino estivo|pergolat/,
    ],
    "last-orders": [
      "Fino a che ora è aperta la cucina?",
      /cucina .{0,25}(?:apert|chiu)\w*|(?:apert|chiu)\w* la cucina|che ora .{0,25}(?:mangi\w*|cucina|cenare|pranzare)|ultim[oi] ordin[ei]/,
      /cucina .{0,30}(?:apert\w*|chiu\w*|fino|dalle|attiva) .{0,30}\d|ultim[oi] ordin\w* .{0,20}\d|orari\w* (?:di|della) cucina/,
    ],
    lunch: [
      "Si può pranzare?",
      /pranz\w*|mezzogiorno/,
      /(?:a|per) pranzo|pranz[oi] (?:di lavoro|veloc\w*|a buffet|dalle)|men[uù] (?:fisso|pranzo|di (?:lavoro|mezzogiorno|pranzo)|del giorno)|pausa pranzo/,
    ],
    "children-menu": [
      "Ci sono menù per bambini o seggioloni?",
      /men[uù] .{0,8}(?:bambin|bimb|piccol|baby|kids)\w*|baby men[uù]|seggiolon[ei]|piatti per (?:i )?(?:bambini|bimbi|piccoli)/,
    ],
    "dress-code": [
      "Come bisogna vestirsi?",
      /dress[- ]?code|vestir(?:e|si|mi|ci)|vestit[oi] (?:come|elegant\w*)|abbigliamento|indossare/,
      /dress[- ]?code|abbigliamento .{0,40}(?:comod|sportiv|elegant|adeguat|richiest|consigliat|formal|casual|obbligatori|ginnic)\w*|(?:indoss|vest)\w* .{0,25}(?:comod|sportiv|elegant)\w*/,
    ],
    corkage: [
      "Si possono portare bevande o torte da casa?",
      /portar\w* .{0,30}(?:vino|bottigli[ae]|bevande|tort[ae]|dolc[ei]|da bere|da mangiare|cibo)|diritto di tappo/,
      /diritto di tappo|(?:vin|bottigli|bevand|tort|cib)\w* .{0,20}(?:propri|da casa|dall['’]esterno)|(?:servizio|taglio) torta/,
    ],
    "live-music": [
      "C'è musica dal vivo?",
      /musica|concert|dal vivo|dj/,
      /(?:musica|concert[oi]) (?:dal vivo|live)|serat[ae] (?:musical[ei]|live|con musica)|dj set/,
    ],
    breakfast: /colazion[ei]/,
    "call-out-fee": [
      "Quanto costa la chiamata?",
      /diritt[oi] (?:fiss[oi] )?(?:di|d['’]) ?(?:chiamata|uscita)|(?:cost[oai]|pag\w*|tariff[ae]) .{0,20}(?:uscita|chiamata|trasferta|sopralluogo)|(?:uscita|chiamata|trasferta|sopralluogo) .{0,15}(?:cost\w*|gratuit|pagament)/,
      /diritt[oi] (?:fiss[oi] )?(?:di|d['’]) ?(?:chiamata|uscita)|(?:costo|costi|spese|prezzo) .{0,10}(?:uscita|chiamata|trasferta|sopralluogo)|(?:uscita|chiamata|trasferta|sopralluogo) .{0,50}/,
    ],
    weekends: [
      "Siete disponibili nel fine settimana?",
      /fine settimana|weekend|sabato/,
      /(?:apert|disponibil)\w* .{0,40}(?:fine settimana|weekend|sabato)|(?:sabato|weekend) .{0,30}(?:apert\w*|chius\w*|su appuntamento)/,
    ],
    parts: [
      "Chi fornisce i materiali e i ricambi?",
      /material[ei]|ricamb[io]|pezz[oi]/,
      /(?:forniamo|portiamo|procuriamo|utilizziamo|usiamo|montiamo|installiamo) .{0,30}(?:materiali?|ricambi|pezzi)|(?:ricambi|pezzi di ricambio) (?:original|sono|inclus|compres|disponibil|compatibil)\w*|material[ei] (?:sono |è )?(?:inclus|compres|esclus|fornit)/,
    ],
    "clean-up": [
      "Lasciate tutto pulito a fine lavoro?",
      /(?:puli|riordin|sporc)\w* .{0,30}(?:lavor[oi]|dopo|cantiere|fine)|(?:dopo|fine) .{0,25}(?:puli|riordin)\w*|lascia\w* .{0,25}(?:puli\w*|in ordine|sporc\w*)/,
      /lasci\w* .{0,40}(?:pulit|in ordine)|puli\w* .{0,20}(?:fine lavor|lavori (?:finiti|ultimati|conclusi)|del cantiere|cantiere)|(?:fine|termine) .{0,20}(?:lavor|intervento)\w*.{0,25}puli\w*/,
    ],
    "pick-up-service": [
      "Fate il ritiro e la riconsegna?",
      /ritir\w* .{0,30}(?:casa|domicilio|riconsegn\w*|consegn\w*)|(?:veni|passa)\w* a (?:prender\w*|ritirar\w*)|riconsegn\w*|presa e consegna/,
      /ritir\w* .{0,25}(?:a domicilio|e (?:la )?(?:ri)?consegn\w*)|(?:passiamo|veniamo) a (?:prender|ritirar)\w*|presa e (?:ri)?consegna/,
    ],
    disposal: [
      "Ritirate e smaltite il vecchio apparecchio?",
      /smalti\w*|rottam\w*|(?:port\w* via|ritir\w*) .{0,20}vecchi\w*|discarica/,
      /smalti\w*|rottam\w*|ritir\w* .{0,15}(?:dell['’]usato|vecch\w*)|raee/,
    ],
    brands: [
      "Con quali marche lavorate?",
      /marc(?:a|he|hi|hio)|brand|produttor[ei]/,
      /(?:tutte le|principali|migliori|multi) ?march[ei]|march[ei] (?:come|quali|trattate)|multimarca|(?:rivenditor|concessionari|centr|distributor|installator)\w* (?:assistenza )?(?:autorizzat|ufficial)\w*/,
    ],
    "loan-devices": [
      "Fornite un apparecchio sostitutivo durante la riparazione?",
      /sostitutiv|di cortesia|(?:auto|telefono|cellulare|bici|computer|dispositivo) .{0,10}in prestito|muletto/,
    ],
    permits: [
      "Servono permessi o autorizzazioni?",
      /permess[oi]|autorizzazion[ei]|(?:la|una) (?:scia|cila)|pratic(?:a|he) (?:edilizi|comunal)[aei]/,
      /permess[oi] .{0,40}(?:comun|necessari|serv|richiest|edilizi|costruire)\w*|autorizzazion[ei] .{0,30}(?:comun|necessari|serv|richiest|paesaggistic)\w*|pratic(?:a|he) (?:edilizi|comunal|burocratic|autorizzativ|catastal)\w*|(?:la|una) (?:scia|cila)/,
    ],
    "health-insurance": [
      "Siete convenzionati con assicurazioni o fondi sanitari?",
      /assicurazion[ei]|convenzion\w*|mutua|fond[oi] sanitari|polizza|servizio sanitario|ssn|asl/,
      /convenzion\w* .{0,40}(?:assicura\w*|fond[oi]|ssn|asl|servizio sanitario|enti|casse)|(?:fond[oi]|assicurazion[ei]|polizz[ae]) (?:sanitari|integrativ)\w*|servizio sanitario nazionale|ssn|(?:in )?forma diretta/,
    ],
    "new-patients": ["Accettate nuovi pazienti?", /nuov[oi] pazient[ei]|prendete .{0,15}pazienti/],
    referral: [
      "Serve l'impegnativa?",
      /impegnativ[ae]|ricetta (?:rossa|bianca|medica|del medico)|(?:prescrizione|richiesta) (?:medica|del (?:\w+ )?medico)/,
    ],
    prescriptions: [
      "Come posso avere una ricetta?",
      /ricett[ae]|prescriv\w*|prescrizion[ei]/,
      /ricett[ae] .{0,50}(?:ripetibil|richied|medic|elettronic|mail|farmac|ritir)\w*|(?:richie|rinnov)\w* .{0,30}(?:ricett[ae]|prescrizion[ei])|prescrizion[ei] .{0,30}farmac\w*/,
    ],
    "home-visits": [
      "Venite a domicilio?",
      /domicilio/,
      /a domicilio|(?:veniamo|ci spostiamo) .{0,30}(?:casa|domicilio)/,
    ],
    "online-sessions": [
      "Si possono fare appuntamenti online?",
      /online|on line|video(?:chiamat|consulen|conferenz|consult)\w*|da remoto|a distanza|zoom|skype|telemedicina|teleconsult/,
      /(?<!(?:prenot|fiss|iscri).{0,30})(?:consulen|sedut|lezion|cors|visit|colloqu|incontr|session|terapi)\w* .{0,20}(?:online|on line|a distanza|da remoto|in videochiamata|via (?:zoom|skype|meet|teams))|videochiamat[ae]|videoconsul\w*|videoconferenz[ae]|telemedicina|teleconsult/,
    ],
    "waiting-time": [
      "Quanto bisogna aspettare?",
      /temp[oi] (?:medi[oi] )?(?:di|d['’]) ?attesa|aspett\w*|attes[ae]|(?:fila|coda)/,
      /(?:temp[oi] (?:medi[oi] )?(?:di|d['’]) ?attesa|attesa media|aspett\w*) .{0,40}\d|senza (?:attese?|fila|code)|nessuna attesa/,
    ],
    results: [
      "Come ricevo i risultati?",
      /refert[oi]|risultat|esit[oi]/,
      /refert[oi] .{0,40}(?:ritir|scaric|consegn|dispon|pront|invi|online|mail|giorn)\w*|(?:esiti|risultati) (?:degli|delle) (?:esami|analisi)/,
    ],
    anxious: [
      "Cosa posso fare se ho paura del trattamento?",
      /paura|ansi[ao]|ansios|fa male|dolor\w*|anestesia|sedazion[ei]|fobi[ae]/,
      /pazient[ei] (?:ansios|fobic)\w*|sedazion[ei]|paura (?:del dentista|degli aghi)|odontofobi\w*|protossido/,
    ],
    records: [
      "Come posso avere la mia cartella clinica?",
      /cartell[ae] (?:clinic|medic)\w*|(?:mi[ae]|miei) (?:radiografi|documentazion|lastr|refert)\w*|copia .{0,20}(?:cartell|refert|documentazion)\w*/,
      /(?:cartell[ae] (?:clinic\w*|medic\w*|sanitari\w*)|documentazione (?:clinica|sanitaria))/,
    ],
    treatments: [
      "Quali servizi offrite?",
      /(?:quali|che) (?:tip[oi] di |altri )?(?:serviz|trattament|prestazion|cors|prodott|lavor|intervent|disciplin|attività)\w*|cosa (?:offrite|fate|proponete|vendete)|offrite|vi occupate/,
    ],
    "own-products": [
      "Quali prodotti usate?",
      /(?:quali|che) (?:prodotti|marche) (?:usate|utilizzate|impiegate|vendete)|prodotti (?:biologic|natural|bio|vegan)\w*|cruelty|testat\w* su(?:gli)? animali/,
      /(?:usiamo|utilizziamo|lavoriamo|impieghiamo) .{0,40}prodott\w*|prodotti .{0,30}(?:natural|biologic|vegan|cruelty)\w*|senza (?:ammoniaca|parabeni|solfati|siliconi)/,
    ],
    bridal: [
      "Vi occupate anche di matrimoni?",
      /matrimon(?:i|io)|spos[aoie]|nozze/,
      /(?:acconciatur|trucco|make-?up|pacchett|prova|servizi)\w* .{0,15}spos[ae]|(?:vostro|tuo|per il|per i|banchett[oi] di|ricevimenti? di) (?:matrimon(?:i|io)|nozze)|matrimoni/,
    ],
    consultation: [
      "La prima consulenza è gratuita?",
      /(?:prim[ao] )?(?:consulenz|colloqui|incontr|sopralluog|valutazion)\w* .{0,20}(?:gratuit\w*|gratis|conoscitiv\w*|senza impegno)|prim[ao] (?:consulenza|colloquio|incontro|sopralluogo)|consulenz[ae]/,
      /(?:prim[ao] |una )?(?:consulenz|colloqui|incontr|sopralluog|valutazion|chiamat|telefonat)\w* .{0,25}(?:gratuit|gratis|senza impegno|conoscitiv)\w*|(?:gratuit[oa]|senza impegno) .{0,15}(?:consulenza|colloquio|sopralluogo)/,
    ],
    men: [
      "Il servizio è sia per uomini sia per donne?",
      /uom(?:o|ini)|donn[ae]|maschil[ei]|unisex/,
      /uomo e donna|donna e uomo|uomini e donne|donne e uomini|unisex|sia (?:per )?(?:uomo|uomini|donna|donne)|per lui e per lei/,
    ],
    "allergy-test": [
      "Serve un test allergico?",
      /(?:test|prova) (?:allergic|cutane|di (?:allergia|tolleranza|sensibilità))\w*|patch test/,
      /(?:test|prova) (?:allergic|cutane|di (?:allergia|tolleranza|sensibilità))\w*|patch test/,
    ],
    join: [
      "Come posso iscrivermi?",
      /iscri(?:v|zion|tt)\w*|tesserar\w*|tesseramento|associar\w*|divent\w* soci\w*|immatricola\w*/,
      /iscri(?:v|zion)\w* .{0,60}(?:online|modul|segreteria|sito|mail|compil|telefon|sede|presso|tramite)\w*|per (?:iscriver|associar|tesserar)\w*|diventare soci[oa]?|modulo d['’] ?iscrizione|iscrizioni (?:apert|sempre|dal|da|online)\w*|domanda di (?:ammissione|adesione|iscrizione)/,
    ],
    "membership-fee": [
      "Quanto costa la quota associativa?",
      /quot[ae] (?:associativ|social|annual|mensil|d['’] ?iscrizion|di iscrizion)\w*|cost\w* .{0,15}(?:abbonamento|tessera|iscri\w*)|abbonament|tesser[ae]/,
      /quot[ae] (?:associativ|social|annual|mensil|d['’] ?iscrizion|di (?:iscrizion|adesion))\w*|tesser[ae] .{0,40}|abbonament[oi] (?:mensil|annual|trimestral|stagional)\w*|iscrizione .{0,40}/,
    ],
    trial: [
      "Posso fare una prova?",
      /prov[ae]|provar[elo]|demo|open day|prima lezione gratuita/,
      /(?:lezion|settiman|period|mes|giorn|sedut|allenament|ingress|abbonament|version)\w* (?:gratuit[oaie] )?(?:di )?prova|prova (?:gratuit|gratis|senza impegno)|prov\w+ (?:gratis|gratuitamente)|\d+ giorni (?:gratis|gratuit)|prima lezione (?:è )?(?:gratuita|gratis|di prova)|open day/,
    ],
    "training-times": [
      "Quando si tengono gli allenamenti e i corsi?",
      /(?:quando|che giorn[oi]|quali giorni|a che ora) (?!.{0,15}(?:inizi|cominci|part|prossim)).{0,40}(?:alle?na|cors|lezion|ritrov|incontr|prove)\w*|orari[oi]? (?:di |dei |degli |delle )(?:allenament|cors|lezion)\w*/,
      /(?:allenament[oi]|cors[oi]|lezion[ei]|prove|incontri|riunioni|ci (?:alleniamo|troviamo|ritroviamo|incontriamo))[ :].{0,60}(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)/,
    ],
    beginners: [
      "Posso partecipare anche da principiante?",
      /principiant[ei]|(?:senza|serve|bisogna avere) (?:\w+ )?esperienza|esperienza|mai (?:fatto|provato|giocato|praticato)|(?:da|partendo da) zero/,
      /principiant[ei]|tutti i livelli|senza esperienza/,
    ],
    equipment: [
      "Devo avere la mia attrezzatura?",
      /attrezzatur[ae]|equipaggiament|racchett[ae]|casc(?:o|hi)|kimono/,
      /(?:attrezzatur|equipaggiament|racchett|casc|mut[ae]|tavol[ae]|imbrag|kimono|materiale tecnico)\w* .{0,40}(?:fornit|inclus|compres|nolegg|disposizione|mess|prest|necessari|obbligatori)\w*|(?:forniamo|mettiamo a disposizione|noleggio) .{0,30}(?:attrezzatur|equipaggiament|racchett|casc)\w*/,
    ],
    "notice-period": [
      "Con quanto preavviso si disdice un contratto o un abbonamento?",
      /(?:disd|reced|recess|interromp|rescind|chiud)\w* .{0,30}(?:abbonament|contratt|iscrizion|tesser|incaric)\w*|preavviso .{0,25}(?:disdetta|recesso|contratto)|durata (?:minima )?(?:del|dell['’]) ?(?:contratto|abbonamento)|vincol[oi]/,
      /(?:disd|reced|recess)\w* .{0,60}(?:preavviso|giorni|mes[ei]|settiman[ae]|qualsiasi momento)|preavviso (?:scritto )?(?:di|è)|senza vincol[oi]|durata minima|rinnov\w* (?:automatic|tacit)\w*/,
    ],
    competitions: [
      "Ci sono gare o tornei?",
      /gar[ae]|torne[oi]|competizion[ei]|campionat|agonis\w*/,
      /(?:gar[ae]|torne[oi]|campionat[oi]|competizion[ei]) .{0,50}(?:partecip|organizz|ogni|regional|nazional|social|feder|svolg|disput)\w*|(?:partecip|organizz|disput)\w* .{0,30}(?:gar[ae]|torne[oi]|campionat[oi]|competizion[ei])/,
    ],
    hire: [
      "Affittate sale o attrezzature?",
      /(?:affitt|nolegg)\w*(?: .{0,30}(?:sal[ae]|spazi|local[ei]|attrezzatur[ae]|camp[oi]))?/,
      /(?:affitt|nolegg)\w* .{0,40}(?:sal[ae]|spazi|local[ei]|attrezzatur|camp[oi]|palestra|barc|salone|struttura|gazebo)\w*|(?:sal[ae]|spazi|local[ei]|camp[oi]|salone|attrezzatur\w*) .{0,40}(?:in affitto|affitt\w*|nolegg\w*)/,
    ],
    spectators: [
      "Genitori e spettatori possono assistere?",
      /assistere a\w*|guardar\w*|spettator[ei]|genitor[ei]|accompagnator[ei]|(?:vedere|aperto al pubblico) .{0,12}(?:allenament|lezion|gar|partit)\w*/,
      /(?:spettator[ei]|genitor[ei]|accompagnator[ei]|pubblico) .{0,30}(?:poss\w*|può|ammess\w*|assist\w*|benvenut\w*|attend\w*|rest\w*)|(?:assistere|guardare) .{0,20}(?:lezion[ei]|allenament\w*|gar[ae]|partit[ae])/,
    ],
    "club-rules": [
      "Quali regole valgono?",
      /regol[ae]|regolament|norme|vietat|codice di condotta|comportar\w*/,
    ],
    "waiting-list": [
      "C'è una lista d'attesa?",
      /list[ae] (?:d['’]|di) ?attesa|post[oi] (?:ancora )?(?:liber|disponibil|rimast|esaurit)\w*|(?:al |è )complet/,
      /list[ae] (?:d['’]|di) ?attesa|posti (?:limitati|esauriti|disponibili|liberi)|numero chiuso|al completo/,
    ],
    "start-dates": [
      "Quando inizia il prossimo corso?",
      /quando .{0,40}(?:inizi|cominci|ricominci|partono|parte il|prossim)\w*(?: .{0,12}(?:cors|lezion|incontr|edizion)\w*)?|prossim[oaie] (?:cors[oi]|session[ei])|inizio (?:del |dei |delle )?(?:cors[oi]|lezioni)|data di inizio|date (?:dei corsi|importanti)/,
      /(?:prossim[oaie]|nuov[oaie]) (?:cors[oi]|edizion[ei]|session[ei]) .{0,50}\d|(?:cors[oi]|lezion[ei]|anno (?:scolastico|accademico)) .{0,30}(?:inizi|part|cominci)\w* .{0,20}(?:\d|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/,
    ],
    "class-size": [
      "Quanti partecipanti ci sono per corso?",
      /quant[ie] (?:siete|si è|(?:person|partecipant|alliev|bambin|student|alunn)\w* .{0,25}(?:cors|lezion|class|grupp|squadr)\w*)|numero (?:massimo )?di (?:partecipant|alliev|student)\w*|grand[ei] .{0,10}(?:grupp|class)\w*|numeros\w* .{0,12}(?:grupp|class)\w*|(?:grupp|class)\w* .{0,12}numeros\w*/,
      /(?:massimo|max\.?|fino a|non più di) .{0,6}\d{1,2} (?:partecipant|person|alliev|student|bambin|iscritt|alunn)\w*|(?:grupp[oi]|class[ei]|cors[oi]|lezion[ei]) .{0,30}(?:massimo|max|fino a|non più di|da) .{0,8}\d{1,2}|piccoli gruppi|gruppi (?:ridotti|piccoli)|class[ei] poco numeros[ae]|numero (?:massimo|limitato) di/,
    ],
    certificate: [
      "Rilasciate un attestato?",
      /attestat|(?<!siete )certificat[oi](?! medic)|diplom[ai]|qualifica|crediti (?:formativi|ecm)/,
      /(?:rilasci|ricev|otten|consegn|conseg)\w* .{0,40}(?:attestat[oi]|certificat[oi](?! medic)|diplom[ai]|qualifica)|attestat[oi] (?:di|final)\w*|crediti (?:ecm|formativi)/,
    ],
    funding: [
      "Sono previsti aiuti economici?",
      /(?:aiut|sostegn|contribut|agevolazion)\w* (?:economic|pubblic|regional|fiscal|statal)\w*|bors[ae] di studio|bonus|incentiv[oi]|detrazion[ei]|sovvenzion[ei]|finanziat|contributi/,
      /bors[ae] di studio|(?:contribut|incentiv|bonus|agevolazion|detrazion|finanziat|sovvenzion)\w* .{0,30}(?:region|statal|fiscal|comun|europe|ristrutturazion|\d+ ?%|inps|fondo)\w*|aiut[oi] economic|ecobonus|conto termico/,
    ],
    "course-language": [
      "In che lingua si tiene?",
      /(?:che|quale|quali) lingu[ae] .{0,35}(?:cors|lezion|tien|tengono|svolg|event|visit|insegn)\w*|(?:lezion|cors|visit|tour|event|spiegazion)\w* .{0,15}in (?:inglese|italiano|tedesco|francese|spagnolo)|tradott|traduzion[ei]/,
      /(?:lezion|cors|visit|tour|esam|incontr|intervent|si (?:tiene|tengono|svolge|svolgono))\w* .{0,50}in (?:lingua )?(?:italian|ingles|tedesc|frances|spagnol|arab|russ|cines)\w*|traduzione simultanea/,
    ],
    "missed-class": [
      "Cosa succede se perdo una lezione?",
      /(?:perd|perso|salt|manc)\w* .{0,15}(?:lezion|allenament|cors|class)\w*|recuper\w*|assenz[ae]|assente/,
      /recuper\w* .{0,25}(?:lezion|allenament|incontr|sedut)\w*|lezion[ei] (?:pers|saltat|non frequentat|mancat)\w*|(?:lezion|sedut)\w* .{0,30}recuper\w*|assenz[ae] .{0,40}(?:recuper|rimbors|comunic)\w*/,
    ],
    "course-material": [
      "Servono libri o materiale didattico?",
      /libr[oi]|manuali|dispens[ae]|material[ei] (?:didattic|del corso|di studio)|testi/,
      /material[ei] didattic|(?:libr[oi]|manual[ei]|dispens[ae]) .{0,40}(?:inclus|compres|fornit|esclus|a parte|consegn|acquist|gratuit)\w*/,
    ],
    exams: [
      "Come funziona l'esame?",
      /esam[ei]|quiz|prova (?:finale|pratica|teorica|scritta|orale)/,
      /esam[ei] (?:teoric|pratic|final|scritt|di (?:guida|teoria|certificazione|stato|ammissione))\w*|l['’]esame (?:si|è|consiste|dura|prevede|può|costa|comprende)|session[ei] d['’]esame/,
    ],
    requirements: [
      "Quali sono i requisiti?",
      /requisit|prerequisit|cosa (?:mi )?(?:serve|occorre|ci vuole)|condizioni (?:per|necessarie)/,
    ],
    included: [
      "Cosa è incluso?",
      /cosa (?:è|c['’]è|include|comprende) ?(?:inclus|compres)?|cos['’]è (?:inclus|compres)|(?:inclus|compres)[oaie] ne(?:l|lla|i|lle|ll['’])(?: prezzo)?|tutto (?:incluso|compreso)/,
      /(?:prezz|quot|tariff|pacchett|abbonament|canon|bigliett|affitt|cors|soggiorn)\w* .{0,40}(?:comprend\w*|includ\w*|compres[oaie]|inclus[oaie])(?!.{0,15}\biva\b)|(?:inclus|compres)[oaie] ne(?:l|lla|ll['’]) ?(?:prezzo|quota|tariffa|canone|abbonamento|costo)/,
    ],
    "delivery-time": [
      "Quanto tempo ci vuole per la consegna?",
      /temp[oi] (?:di|per la) (?:consegna|spedizione)|(?:quanto (?:tempo|ci (?:mette|vuole|mettete))|quando|in quanti giorni|entro quando) .{0,35}(?:consegn\w*|spedi\w*|arriva(?:no|re)?|pacc[oh]\w*|ordin\w*)/,
      /(?:consegn|spedi|recapit|evas|arriv)\w* .{0,50}(?:giorn[oi]|or[ae]|settiman[ae]|lavorativ[oi]|giornata)|temp[oi] (?:medi )?di (?:consegna|spedizione)/,
    ],
    "delivery-abroad": [
      "Spedite all'estero?",
      /(?:all['’])?estero|internazionali?|(?:sped|consegn)\w* .{0,15}(?:svizzera|germania|francia|europa|austria|mondo)|fuori (?:dall['’])?italia/,
      /(?:spedi|consegn)\w* .{0,50}(?:estero|mondo|europa|ue|svizzera|internazional\w*|altri paesi|unione europea)/,
    ],
    collection: [
      "Posso ritirare l'ordine in negozio?",
      /ritir\w* .{0,25}(?:ordin|negozi|sede|person|piatt|pizz|acquist)\w*|(?:passar|venir)\w* a ritirar\w*|ritiro|click ?(?:and|&|e) ?collect/,
      /ritir\w* .{0,40}(?:in (?:negozio|sede|magazzino|laboratorio|loco)|di persona|presso|gratuit\w*|al banco|da noi)|click ?(?:and|&|e) ?collect/,
    ],
    "order-tracking": [
      "Come seguo il mio ordine?",
      /traccia(?:re|mento|bile)|tracking|(?:dov['’]è|dove si trova|segu\w*|stato) .{0,20}(?:ordine|pacco|spedizione)/,
      /tracciamento|tracking|traccia(?:re)? .{0,20}(?:ordin|spediz|pacc)\w*|tracciabil[ei]|stato de(?:l|lla|ll['’]) ?(?:ordine|spedizione)/,
    ],
    "how-to-order": [
      "Come posso ordinare?",
      /(?:come|dove|si può|posso|possiamo) .{0,20}(?:ordin|acquist|compr)(?:o|are|a)|(?:fare|effettuare|inviare) un ordine|ordinare .{0,15}(?:online|al telefono|per telefono|via)/,
      /(?:ordin|acquist)\w+ .{0,50}(?:online|telefon\w*|mail|whatsapp|sito|app|modulo|tramite|shop|carrello|chiam\w*)|per ordinare .{3,}|invi\w* .{0,15}ordine/,
    ],
    stock: [
      "Gli articoli sono disponibili in magazzino?",
      /(?:in|a) magazzino|(?:articol|prodott|tagli)\w* .{0,15}disponibil[ei]|disponibil[ei] (?:subito|da subito)|esaurit|scort[ae]|pronta consegna|giacenz[ae]/,
      /(?:in|a) magazzino|pronta consegna|(?:prodott|articol|tagli)\w* .{0,25}(?:esaurit|disponibil)\w*|fino a esaurimento|fino ad esaurimento/,
    ],
    "custom-orders": [
      "Realizzate articoli su misura?",
      /su (?:misura|ordinazione|commissione)|personalizza\w*/,
      /su (?:misura|ordinazione|commissione|disegno)|personalizza\w* .{0,40}(?:nom[ei]|regal|articol|prodott|tort|incision|ricam|stamp|logo)\w*|(?:articol|prodott|regal|tort|bombonier|gioiell)\w* personalizzat/,
    ],
    "gift-wrapping": [
      "Fate confezioni regalo?",
      /(?:confezion|pacchett|pacc|cart|incart|impacchett)\w* .{0,10}regalo|incart\w*|impacchett\w*/,
      /(?:confezion|pacchett|pacc|incart)\w* .{0,10}regalo|incart\w*/,
    ],
    wholesale: [
      "Vendete all'ingrosso?",
      /(?:all['’])?ingrosso|rivenditor[ei]|grossist[aei]|b2b|partita iva/,
      /(?:all['’])?ingrosso|grossist[aei]|(?:per|ai|a) rivenditori|listino rivenditori|b2b/,
    ],
    "shop-repairs": [
      "Fate anche riparazioni?",
      /riparar\w*|riparat[ei]|riparazion[ei]|aggiust\w*|officina|fate assistenza/,
      /(?:ripariamo|riparazion[ei]|officina|centro assistenza|tagliand[oi]|messa a punto|aggiustiamo) .{3,}/,
    ],
    "trade-in": [
      "Ritirate o comprate l'usato?",
      /(?:l['’]|dell['’])?usat[oaie]|seconda mano|permut[ae]|(?:comprate|acquistate|ritirate) .{0,20}(?:usat|vecchi)\w*|conto vendita/,
      /(?:acquist|compr|valut|ritir)\w* .{0,20}(?:usat[oaie]|seconda mano)|permut[ae]|conto vendita/,
    ],
    "change-order": [
      "Posso modificare l'ordine?",
      /(?:modific|cambi|annull|cancell)\w* .{0,15}(?:ordin[ei]|acquisto)/,
      /(?:modific|cambi|annull|cancell)\w* .{0,15}(?:ordin[ei]|acquisto)/,
    ],
    "check-in": /(?:arrivo|partenza|check-?in|check-?out).{0,40}\d{1,2}/,
    "late-arrival": [
      "Si può arrivare tardi la sera?",
      /(?:arriv\w*|check-?in) .{0,15}(?:tard[io]|tardiv\w*|dopo|notte|sera)|self[- ]check-?in|cassett[ae] .{0,10}chiavi|key ?box/,
      /(?:arriv\w*|check-?in) .{0,20}(?:tardiv\w*|dopo le|in tarda|notturn\w*|in autonomia|fuori orario|oltre le)|self[- ]check-?in|late check-?in|cassett[ae] .{0,10}chiavi|key ?box/,
    ],
    luggage: [
      "Posso lasciare i bagagli?",
      /bagagl[io]|valig(?:ia|ie|e)|guardaroba/,
      /bagagl[io]|deposito valigie|guardaroba/,
    ],
    "minimum-stay": ["C'è un soggiorno minimo?", /soggiorno minimo|minimo .{0,10}notti|notti minimo/],
    "extra-bed": [
      "C'è una culla o un letto aggiunto?",
      /cull[ae]|lett[oi]n?[oi]? (?:aggiunt\w*|supplementar\w*|extra)|lettino|seggiolone/,
    ],
    "room-capacity": [
      "Quanti ospiti possono soggiornare?",
      /quant[ie] (?:ospiti|persone|posti|camere)(?: .{0,20}(?:dorm|ospit|soggiorn)\w*)?|posti letto/,
      /\d+ posti letto|(?:per|fino a) (?:\d+|due|tre|quattro|cinque|sei) persone|\d+ (?:camere|appartamenti)/,
    ],
    smoking: ["Si può fumare?", /fumar\w*|fumatori/],
    linen: ["Sono inclusi asciugamani e lenzuola?", /asciugamani|lenzuola|biancheria/],
    kitchen: [
      "C'è una cucina?",
      /cucin[ae]|cucinar[ei]|angolo cottura|frigo(?:rifero)?/,
      /(?:angolo cottura|cucina (?:attrezzata|completa|comune))/,
    ],
    "final-cleaning": [
      "Le pulizie sono incluse?",
      /puli\w*/,
      /puli\w* (?:final|giornalier|quotidian|settimanal|delle camere|della camera|inclus|compres|obbligatori)\w*/,
    ],
    "tourist-tax": ["C'è una tassa di soggiorno?", /tassa di soggiorno|imposta di soggiorno/],
    pool: ["C'è la piscina?", /piscina|sauna|idromassaggio/],
    "air-conditioning": ["C'è l'aria condizionata?", /aria condizionata|climatizza\w*/],
    transfer: [
      "Offrite un servizio navetta?",
      /navett[ae]|transfer|shuttle|venite a prender\w* .{0,20}|(?:dall['’]|all['’])aeroporto/,
      /navett[ae]|transfer|shuttle|(?:veniamo|vengono) a prender\w*/,
    ],
    charging: [
      "Si può ricaricare l'auto elettrica?",
      /colonnin[ae]|ricaric\w* .{0,15}(?:auto|elettric|veicol|macchin)\w*|(?:auto|veicol[oi]|macchin[ae]) elettric(?:a|he|o|i)|wall ?box|(?:punt|stazion)\w* di ricarica/,
    ],
    bikes: [
      "Si possono noleggiare o custodire le biciclette?",
      /biciclett|\bbici\b|ciclabil|e-?bike|mountain bike/,
      /(?:noleggio|uso) .{0,20}(?:biciclett|bici)|biciclette .{0,30}(?:gratuit|disposizione|noleggio)/,
    ],
    laundry: [
      "C'è una lavatrice o una lavanderia?",
      /lavatric[ei]|lavanderi[ae]|lavare (?:i |la )?(?:vestiti|panni|biancheria)|asciugatric[ei]/,
    ],
    elevator: ["C'è l'ascensore?", /ascensor[ei]|montacarichi/],
    dinner: [
      "Si può cenare?",
      /cen[ae]|cenare|mezza pensione|(?:c['’]è|avete) (?:un |il )?ristorante/,
      /(?:cen[ae]|mezza pensione) .{5,}/,
    ],
    "private-bathroom": [
      "Le camere hanno il bagno privato?",
      /bagn[oi] (?:privat[oi]|in camera|propri[oa]?|in comune|condivis[oi])|vasca da bagno/,
      /bagn[oi] (?:privat[oi]|in camera|propri[oa]?|in comune|condivis[oi])|proprio bagno/,
    ],
    television: ["Le camere hanno la TV?", /tv|televisor[ei]|televisione/],
    balcony: ["Ci sono camere con balcone o terrazza?", /balcon[ei]|terrazz[ae] privat[ae]/],
    "room-count": [
      "Quante camere avete?",
      /quant[ei] (?:camere|stanze|appartamenti)|numero di (?:camere|stanze)/,
      /(?:ha|hanno|abbiamo|dispon\w+ di|offr\w+|affittiamo|ci sono|con|sole|solo) (?:sole |solo )?(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici) (?:[a-zàèéìòù]+ )?(?:camere|stanze|appartamenti|baite)/,
    ],
    sights: [
      "Cosa c'è da vedere nei dintorni?",
      /(?:cosa|che) .{0,15}(?:vedere|visitare|fare) .{0,12}(?:dintorni|vicin\w*|zona)|dintorni|nelle vicinanze|(?:cosa|che) .{0,15}(?:vedere|visitare)|attrazion[ei]|escursion[ei]|gite/,
      /(?:luoghi|punti) (?:di interesse|da visitare) .{5,}|(?:nei dintorni|nelle vicinanze|in zona) .{0,20}(?:trov|pu[oò]|visit|ci sono|si possono)\w* .{5,}/,
    ],
    "legal-aid": [
      "Si può avere il gratuito patrocinio?",
      /gratuito patrocinio|patrocinio|non (?:posso|riesco) .{0,20}(?:pagare|permetter\w*) .{0,15}avvocat/,
      /gratuito patrocinio|patrocinio (?:a spese|gratuito)/,
    ],
    "first-consultation": [
      "Quanto costa una prima consulenza?",
      /(?:quanto )?cost\w* .{0,20}(?:consulenza|colloquio|incontro|appuntamento)|prim[ao] (?:consulenza|colloquio|incontro|appuntamento) .{0,20}(?:cost\w*|pag\w*)/,
      /prim[ao] (?:consulenza|colloquio|incontro|appuntamento|consulto) .{0,50}(?:gratuit\w*|gratis|\d|€|euro|cost\w*)|(?:consulenza|colloquio) .{0,20}(?:cost\w*|€|euro|gratuit\w*)/,
    ],
    "legal-fees": [
      "Come calcolate gli onorari?",
      /onorari\w*|parcell[ae]|compens[oi]|tariffa oraria|parametri forensi/,
      /(?:onorari\w*|parcell[ae]|compens[oi]) .{0,50}(?:calcol|concord|preventiv|parametri|orari|forfait|stabilit|determinat|pattuit)\w*|tariffa oraria|parametri forensi|a forfait|compenso forfettario/,
    ],
    "legal-insurance": [
      "L'assicurazione di tutela legale copre le spese?",
      /tutela legale|assicurazione legale|polizza (?:legale|di tutela)/,
      /tutela legale|polizza legale/,
    ],
    confidentiality: [
      "Quello che vi dico resta riservato?",
      /riservat|riservatezza|confidenzial[ei]|segret|anonim[oaie]|anonimato|discrezione/,
      /riservatezza|segreto professionale|(?:massima|assoluta) discrezione|strettamente riservat|(?:resta|restano|rimane|rimangono) (?:strettamente )?(?:riservat|confidenzial)\w*|in forma anonima|confidenzialità|nda/,
    ],
    documents: [
      "Quali documenti servono?",
      /document[oi]|carta d['’]identità|certificato medico|passaporto|cart[ae] .{0,8}serv\w*/,
      /(?:serv|occorr|necessari|present|port|allega|fornir|richiest|esib)\w* .{0,60}(?:document[oi]|carta d['’]identità|codice fiscale|passaporto|certificato medico|fototesser\w*|isee)|(?:document[oi]|carta d['’]identità|codice fiscale|certificato medico) .{0,40}(?:necessari|richiest|obbligatori|serv|occorr|present)\w*/,
    ],
    representation: [
      "Chi segue la mia pratica?",
      /chi (?:si |mi |ci )?(?:segu|occup|gestisc|difend|rappresent|cur)\w* .{0,25}(?:pratica|caso|causa|progetto|lavoro)|chi (?:mi|ci) (?:segu|difend|rappresent)\w*|referente|interlocutore/,
      /(?:pratica|caso|progetto|cliente) .{0,30}(?:seguit|seguirà|gestit|affidat)\w*|(?:unico|stesso) (?:referente|interlocutore)|referente (?:unico|dedicato)/,
    ],
    deadlines: [
      "Quali scadenze ci sono?",
      /scadenz[ae]|scad(?:e|ono)|termin[ei] (?:per|di|ultim|da rispettare)|entro (?:quando|quale|quanto)|(?:cade|va) in prescrizione|data limite/,
      /(?:scadenz[ae]|scad(?:e|ono)|termin[ei] (?:di|per|ultimo|massimo)|entro e non oltre|entro il|prescri(?:ve|zione)) .{0,40}(?:\d|giorni|mesi|anni)/,
    ],
    "free-plan": [
      "C'è una versione gratuita?",
      /(?:version[ei]|pian[oi]|account|profilo) .{0,10}(?:gratuit|gratis|free)|(?:usar\w*|utilizzar\w*) .{0,10}gratis|freemium/,
      /(?:version[ei]|pian[oi]|account) (?:\w+ )?(?:gratuit|gratis|free)|(?:per sempre|sempre) gratuit|gratis per sempre|freemium/,
    ],
    integrations: [
      "Con quali strumenti si integra?",
      /integra\w*|colleg\w* (?:a|con)|compatibil[ei] con|sincronizz\w*|interfacci\w*/,
      /si integra .{0,20}con|integra(?:zion[ei]|bil[ei]|t[oa]) (?:con|per)|si colleg\w* (?:a|con)|sincronizz\w* (?:con|i|il)|connettor[ei]/,
    ],
    export: [
      "Posso esportare i miei dati?",
      /esporta\w*|scaricar\w* .{0,15}dati|migra(?:re|zione)/,
      /esporta\w* .{0,40}(?:dati|csv|excel|pdf|file|contatti)|scarica\w* .{0,15}dati/,
    ],
    security: [
      "Come vengono protetti i miei dati?",
      /dati .{0,20}(?:sicur|protett)\w*|protegg\w* .{0,15}dati|protett\w* .{0,15}dati|sicurezza (?:dei dati|informatica)|crittograf\w*|cifrat/,
      /crittograf\w*|cifrat|iso ?27001|due fattori|tls|ssl/,
    ],
    "data-location": [
      "Dove e come vengono conservati i miei dati?",
      /dove .{0,35}(?:dati|server|file)|(?:dati|server) .{0,25}(?:in (?:europa|italia|ue)|ospitat)/,
      /(?:server|dati|data ?center|file) .{0,40}(?:in (?:italia|europa|germania|irlanda)|nell['’](?:ue|unione europea)|sul tuo|in locale)/,
    ],
    "data-retention": [
      "Per quanto tempo vengono conservati i miei dati?",
      /(?:per )?quanto (?:tempo )?.{0,25}(?:conserva|tenete|tenut|memorizza)\w*|conservazione dei dati|fino a quando .{0,25}dati|cancella\w* .{0,15}dati/,
      /(?:conserv|cancell|elimin|memorizz)\w* .{0,50}(?:giorni|mesi|anni)/,
    ],
    support: [
      "Come posso ricevere assistenza?",
      /(?:ricever|chieder|contattar|aver)\w* .{0,20}(?:assistenza|supporto|aiuto)|assistenza (?:clienti|tecnica)|assistenza|supporto|help ?desk|servizio clienti/,
      /(?:assistenza|supporto|servizio clienti|help ?desk) .{0,60}(?:telefon\w*|mail|chat|ticket|whatsapp|lunedì|numero)/,
    ],
    "mobile-app": [
      "C'è un'app?",
      /(?:un['’]|l['’])?app|android|ios|iphone|(?:sul|sullo|dal|dallo|con il|col) (?:telefono|telefonino|cellulare|smartphone)/,
      /(?:un['’]|l['’]|nostra |la )app (?:mobile|gratuita|per|è|ios|android|dedicata)|app store|google play|(?:per|su) (?:ios|android|iphone)/,
    ],
    "user-limit": [
      "Quanti utenti posso avere?",
      /quant[ie] (?:utent[ei]|account|licenz[ae]|postazion[ei]|collaborator[ei])|numero (?:massimo )?di utenti|utent[ei]|licenz[ae]/,
      /(?:utenti|postazioni|collaboratori) illimitat|(?:fino a|massimo|max) (?:\d+ )?utent[ei]|\d+ utenti|(?:a|per) utente/,
    ],
    api: [
      "C'è un'API?",
      /(?:un['’]|l['’]|via |tramite |le |delle |rest |usare )api|api (?:rest|pubblic|document)\w*|webhook/,
      /api (?:rest|pubblic|aperte|complet|document)\w*|rest api|(?:tramite|via|nostre|nostra) api|un['’]api|webhook/,
    ],
    "single-sign-on": [
      "Supportate il single sign-on?",
      /single sign|sso|saml|accesso unico/,
      /single sign|sso|saml/,
    ],
    onboarding: [
      "Come si comincia?",
      /come .{0,10}(?:cominci\w*|inizi(?:o|a|are)|si parte|partire)|install\w*|configur\w*|attivazion[ei]|primi passi|onboarding/,
      /(?:installazione|configurazione|attivazione|onboarding|avvio) .{0,40}(?:minuti|ore|giorni|guidat\w*|inclus\w*|gratuit\w*|richied\w*)|(?:inizi\w*|parti|pront\w*|operativ\w*) in \d+|bastano .{0,15}minuti|primi passi/,
    ],
    upgrade: [
      "Posso cambiare piano?",
      /(?:cambi|pass|modific)\w* .{0,20}(?:piano|abbonamento|tariffa)|upgrade|downgrade/,
      /(?:cambi|pass|modific)\w* .{0,20}(?:piano|abbonamento|tariffa)|upgrade|downgrade/,
    ],
    "annual-billing": [
      "Il pagamento annuale costa meno?",
      /annual[ei]|annualmente|all['’]anno|fatturazione mensile/,
      /(?:pag|fattur|abbonament|pian|canon)\w* .{0,15}annual[ei]|annualmente|risparmi\w* .{0,20}(?:annual\w*|all['’]anno)|due mesi gratis/,
    ],
    uptime: [
      "Quanto è affidabile?",
      /affidabil\w*|uptime|sla|interruzion[ei]|disserviz[io]/,
      /uptime|\d\d(?:[.,]\d+)? ?% .{0,20}(?:disponibilità|uptime)|disponibilità (?:del servizio|garantita)|sla|pagina di stato/,
    ],
    browsers: [
      "Su quali browser e dispositivi funziona?",
      /browser|dispositiv[oi]|windows|mac(?:os|book)?|linux|chrome|firefox|safari|tablet|requisiti (?:di sistema|tecnici)|sistema operativo/,
      /(?:funzion|compatibil|disponibil|support|gira)\w* .{0,40}(?:browser|chrome|firefox|safari|edge|windows|mac(?:os)?|linux|tablet)|requisiti di sistema/,
    ],
    password: [
      "Come reimposto la password?",
      /password|credenziali/,
      /(?:reimpost|recuper|cambi|dimentic|reset)\w* .{0,20}(?:password|credenziali)|password .{0,15}(?:dimenticat|smarrit)/,
    ],
    "delete-account": [
      "Come elimino il mio account?",
      /(?:elimin|cancell|chiud|rimuov)\w* .{0,20}(?:account|profilo|registrazione)|(?:cancellazione|eliminazione) (?:dell['’]account|del profilo)/,
    ],
    "open-source": [
      "Posso installarlo su un mio server?",
      /open[- ]?source|self-?host\w*|codice sorgente|(?:mio|miei|proprio|nostro|nostri|propri) server|on[- ]?premise/,
      /open[- ]?source|self-?host\w*|codice sorgente|(?:tuo|tuoi|vostro|vostri|proprio|propri) server|on[- ]?premise/,
    ],
    process: [
      "Come lavorate?",
      /come (?:lavorate|procedete|si procede)|come funziona(?:te|\W*$)|come (?:funziona|si svolge|avviene) (?:il|la|un|una) (?:lavor|progett|collaborazion|process|percors)\w*|(?:metodo|modo) di lavor\w*|(?:le )?fasi (?:del|di)/,
    ],
    references: [
      "Avete referenze o esempi di lavori?",
      /referenz[ae]|portfolio|esemp[io]|recension[ei]|(?:vostri|altri) lavori|lavori (?:già|precedent|realizzat|svolt|fatt)\w*/,
    ],
    revisions: [
      "Quante revisioni sono incluse?",
      /revision[ei]|correzion[ei]|(?:quante|altre) modifiche|modifiche inclus/,
      /(?:\d+|due|tre|cicli di|round di|giri di|una|numero di) (?:revision[ei]|correzion[ei]|modifiche)|revision[ei] (?:inclus|illimitat|compres)/,
    ],
    ownership: [
      "Di chi è il lavoro finito?",
      /propriet(?:à|ari[oaie]?)|di chi (?:è|sono|sarà|saranno)|apparten\w*|diritti (?:d['’]autore|d['’]uso|di utilizzo)|copyright/,
      /proprietà (?:del cliente|intellettuale|vostra|tua|esclusiva)|(?:vostra|tua) proprietà|diritti (?:d['’]autore|d['’]uso|di (?:utilizzo|sfruttamento))|apparten\w* .{0,15}(?:cliente|voi|te)|cession\w* .{0,10}diritti/,
    ],
    maintenance: [
      "Vi occupate anche della manutenzione?",
      /manutenzion[ei]|(?:seguite|assistete) .{0,15}dopo/,
      /manutenzion[ei] (?:ordinari|periodic|annual|programmat|inclus|continuativ|mensil|e aggiorna)\w*|contratt[oi] di manutenzione/,
    ],
    hosting: ["Offrite anche l'hosting?", /(?:l['’])?hosting|domini[oi]?/, /(?:l['’]|dell['’])?hosting/],
    "remote-work": [
      "Lavorate anche da remoto?",
      /(?:lavor|segu|oper|interven|collabor)\w* .{0,15}(?:da remoto|a distanza)|in loco|in tutta italia|assistenza remota/,
      /(?:lavor|segu|oper|collabor|assist)\w* .{0,40}(?:da remoto|a distanza|tutta italia)|(?:da remoto|a distanza) .{0,30}(?:client|lavor|assistenza)\w*|assistenza remota/,
    ],
    industries: [
      "Per quali settori lavorate?",
      /settor[ei]|(?:che|quali) (?:tip[oi] di )?(?:clienti|aziende|imprese)|ambit[oi]/,
      /(?:lavoriamo|seguiamo|assistiamo|clienti|esperienza|specializzat[oi]|aziende) .{0,50}settor[ei]|settori (?:come|quali|in cui|seguiti)/,
    ],
    donate: [
      "Come posso donare?",
      /donar\w*|donazion[ei]|(?:fare|dare|lasciare) un(?:['’]offerta| contributo)|offert[ae] (?:libera|in denaro)|5 ?(?:x|per) ?mille|cinque per mille|sostener(?:e|vi)/,
      /don(?:a|are|azion[ei]) .{0,60}(?:online|bonifico|conto|iban|paypal|carta|satispay|sito|bollettino)|5 ?(?:x|per) ?mille|cinque per mille|(?:offert[ae]|contribut[oi]|erogazion[ei]) liber[ioae]|sostien\w* .{0,40}(?:donazion\w*|bonifico|paypal)/,
    ],
    "tax-deductible": [
      "Le donazioni sono detraibili?",
      /(?:donazion[ei]|offert[ae]|erogazion[ei]) .{0,20}(?:detrai|detrarr|deduc|scaric)\w*|detraibil[ei]|detrarr\w*|deducibil[ei]|dedurre|ricevuta .{0,15}donazion[ei]/,
      /detraibil[ei]|deducibil[ei]|detrarre|dedurre|detrazione .{0,25}\d+ ?%|(?:benefici|agevolazioni) fiscali/,
    ],
    "use-of-donations": [
      "Come vengono usate le donazioni?",
      /(?:donazion[ei]|soldi|fondi|offerte|contributi) .{0,25}(?:usat|utilizzat|destinat|impiegat|finiscono|vanno|servono)|(?:us|utilizz|destin|impieg)\w* .{0,20}(?:donazion[ei]|soldi|fondi|offerte)|dove (?:vanno|finiscono) .{0,20}(?:soldi|donazioni|fondi)|a cosa servono .{0,20}(?:donazioni|offerte|soldi)/,
      /(?:donazion[ei]|fondi|ricavat[oi]|offert[ae]|contribut[oi]|proventi) .{0,40}(?:destinat|utilizzat|impiegat|devolut|finanzi|serv(?:e|ono|irà|iranno)|sosten|permett|copr)\w*/,
    ],
    volunteer: [
      "Come posso fare volontariato?",
      /volontar\w*|(?:dare|dar[vl]i) una mano|(?:come|posso) .{0,12}(?:aiutarvi|collaborare|rendermi utile)/,
      /volontar\w* .{0,60}(?:cerc|contatt|benvenut|scriv|divent|form|unisc)\w*|(?:cerchiamo|divent\w*|cercasi|unisciti) .{0,25}volontar\w*|dare una mano/,
    ],
    "get-help": [
      "Chi può ricevere aiuto?",
      /chi (?:può|ha diritto|riceve) .{0,20}(?:aiut|sostegno|assistenza|pacc|accedere|rivolger|usufru)\w*|(?:ricever|chieder|aver)\w* .{0,10}(?:un )?(?:aiuto|sostegno)|beneficiari\w*|(?:ho|si ha|hanno) diritto|a chi (?:è|si) rivol\w*/,
      /(?:person|famigli|anzian|donn|minor)\w* .{0,30}(?:in difficoltà|bisogno|fragil|disagio|bisognos|vulnerabil)\w*|(?:possono|può) (?:rivolgersi|accedere|usufruire|chiedere aiuto)|isee (?:inferiore|sotto)|hanno diritto/,
    ],
    "donate-goods": [
      "Posso donare vestiti o altri oggetti?",
      /(?:don|port|regal|consegn|lasci|accett|raccogli)\w* .{0,20}(?:vestit|abit|mobil|giocattol|cib|aliment|libri|oggett|indument|copert|beni)\w*|raccolta (?:abiti|vestiti|indumenti|cibo|alimentare)/,
      /(?:raccogliamo|accettiamo|ritiriamo|servono|donare|portare|donazion[ei] di|raccolta(?: di)?) .{0,40}(?:vestiti|abiti|indumenti|mobili|giocattoli|alimenti|cibo|coperte|libri|generi alimentari|oggetti|pannolini)|raccolta (?:abiti|alimentare|indumenti)/,
    ],
    "bank-account": [
      "Qual è l'IBAN per le donazioni?",
      /(?:l['’])?iban|conto (?:corrente|bancario)|coordinate bancarie/,
      /(?:l['’])?iban|conto corrente|coordinate bancarie/,
    ],
    partners: [
      "Come si diventa sponsor?",
      /sponsor\w*|partner(?:ship)?|sostenitor[ei]/,
      /(?:diventa\w*|divenire|essere) (?:nostr[oi] |uno? )?(?:sponsor|partner|sostenitor[ei])|sponsorizza\w*|pacchett[oi] sponsor/,
    ],
    mission: [
      "Qual è la vostra missione?",
      /mission|missione|obiettiv[oi]|scop[oi]|finalità/,
      /nostra mission(?:e)? .{5,}|nostr[oi] (?:obiettiv[oi]|scop[oi]) .{5,}|(?:obiettivo|scopo|finalità) dell['’]associazione|ha (?:come|per) (?:scopo|obiettivo)|nasce (?:per|con l['’]obiettivo)/,
    ],
    tickets: [
      "Quanto costano i biglietti?",
      /bigliett[oi]|biglietteria|(?:prezzo|costo|paga\w*|costa) .{0,12}(?:ingresso|entrata)|(?:ingresso|entrata) (?:è )?(?:gratuit|liber|a pagamento)|prevendit[ae]/,
      /(?:bigliett[oi]|ingresso|prevendit[ae]|ticket) .{0,40}(?:gratuit\w*|libero|cost\w*|euro|€|online|intero|ridotto|acquist\w*|cassa|offerta)|ingresso (?:libero|gratuito)/,
    ],
    "event-dates": [
      "Dove e quando si svolge?",
      /(?:quando|dove|che (?:giorno|data)) .{0,25}(?:svolg\w*|tien[ei]|tengono|terrà|evento|festival|ha luogo|fiera|concerto|spettacolo|festa|sagra|mercatino)|prossima edizione/,
      /(?:si (?:svolg|tien|terr|tengono)\w*|avrà luogo|avranno luogo|ha luogo|in programma|vi aspettiamo) .{0,60}\d|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) \d{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/,
    ],
    program: [
      "Cosa c'è in programma?",
      /programm[ai]|scaletta|line-?up|relatori|artisti/,
      /in programma .{5,}|programma (?:prevede|completo|include)|scaletta/,
    ],
    "event-food": [
      "Ci sono cibo e bevande?",
      /cib[oi]|bevand[ae]|(?:da )?mangiare|(?:da )?bere|stand gastronomic|(?:punt[oi] )?ristoro|food ?truck|street food|buffet/,
      /(?:stand|are[ae]|punt[oi]) (?:food|gastronomic|ristoro|di ristoro)\w*|food ?truck|street food|(?:buffet|rinfresco|coffee break|pranzo|bar|cibo|bevande) .{0,30}(?:inclus|offert|dispon|serv|apert|compres|acquist)\w*/,
    ],
    accommodation: [
      "Dove si può alloggiare?",
      /allogg\w*|dormir\w*|pernott\w*|(?:hotel|alberg|campegg)\w* .{0,15}(?:vicin|zona|convenzionat|consigli)\w*/,
      /(?:hotel|alberg|allogg|pernott|b&b|strutture ricettive|campegg)\w* .{0,50}(?:convenzion|vicin|consigli|prenot|tariff|dispon|zona)\w*/,
    ],
    speakers: [
      "Come posso proporre un intervento?",
      /(?:propo|candida|invi|presenta)\w* .{0,15}(?:intervent|talk|relazion|relator|contribut|abstract|speaker)\w*|call for|abstract/,
      /call for .{3,}|(?:invi|propon|propo|sottopo|candida)\w* .{0,30}(?:abstract|intervent|talk|relazion|paper|contribut)\w*/,
    ],
    rain: [
      "Cosa succede in caso di maltempo?",
      /piogg[ei]a?|piov\w*|maltempo|brutto tempo|meteo|vento/,
      /(?:in caso di|con qualsiasi|anche con|se) (?:maltempo|pioggia|brutto tempo|piov\w*|vento|tempo)|condizioni (?:meteo\w*|atmosferiche|del tempo)|maltempo/,
    ],
    streaming: [
      "Ci sarà uno streaming o una registrazione?",
      /streaming|in diretta|registrazion[ei]|registrat|rivedere|differita/,
      /streaming|in diretta (?:su|online|sul)|registrazion[ei] (?:sarà|saranno|dispon\w*|video|dell\w*|verr\w*)|(?:sarà|viene|verrà|saranno|vengono) registrat/,
    ],
    photos: [
      "Si possono fare foto?",
      /foto(?:graf\w*)?|riprese|filmare|(?:fare|girare) (?:dei )?video/,
      /(?:foto(?:graf\w*)?|riprese|filmare|scatti|selfie) .{0,50}(?:ammess|consentit|permess|vietat|liberator|autorizz|possono|possibil)\w*|(?:vietat|consentit|permess|possibil)\w* .{0,20}(?:fotograf\w*|riprese|foto|filmare)/,
    ],
    "re-entry": [
      "A che ora aprono le porte?",
      /apr\w* .{0,8}(?:porte|cancelli)|apertura .{0,8}(?:porte|cancelli)|(?:a che ora|quando) .{0,10}(?:si entra|si può entrare|fate entrare)|rientrar\w*|uscire e/,
      /apertura .{0,8}(?:porte|cancelli)|(?:porte|cancelli) .{0,20}(?:apr\w*|apert\w* (?:dalle|alle|un['’]ora|da))|rientrar\w* .{3,}|ingresso (?:consentito|dalle|a partire)|si entra (?:dalle|alle|da|a partire).{3,}/,
    ],
    "lead-time": [
      "Con quanto anticipo bisogna prenotare o ordinare?",
      /anticipo|preavviso|ultimo minuto|quanto (?:tempo )?prima .{0,25}(?:prenot|ordin)\w*/,
      /(?:prenot|ordin|contatt|avvis|richie).{0,80}(?:\d|un|una|due|tre|quattro) (?:or[ae]|giorn[oi]|settiman[ae]|mes[ei]) (?:di anticipo|prima|in anticipo)|(?:\d+|un|una|due|tre) (?:or[ae]|giorn[oi]|settiman[ae]) di (?:anticipo|preavviso)/,
    ],
    experience: [
      "Quanti anni di esperienza avete?",
      /da quanto|da quando(?: (?:esist|siete|lavorat|è apert)\w*)?|quanti anni|(?:quando|in che anno) .{0,40}(?:fondat[ao]|nat[ao]|aperto)/,
      /dal (?:1[89]|20)\d\d,? .{0,40}(?:siamo|offriamo|lavoriamo|la nostra)|(?:attiv|lavor|opera|oper|presente)\w* .{0,60}dal (?:1[89]|20)\d\d|(?:fondat[aoi]|nostr[aoe] .{0,30}apert[aoi]|abbiamo aperto .{0,30}) nel (?:1[89]|20)\d\d|(?:azienda|famiglia|impresa|ristorante) .{0,20}dal (?:1[89]|20)\d\d|(?:oltre|più di|con|quasi) (?:\d+|dieci|venti|trenta|quaranta) anni (?:di|d['’])\s?(?:\w+ )?esperienza/,
    ],
  },
};
