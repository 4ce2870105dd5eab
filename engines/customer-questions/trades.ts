/** How each trade is recognized. */
import type { TradeId } from "#shared/enumerations.ts";

interface Trade {
  /** Completes "questions people ask …". */
  called: string;
  /** schema.org types that a page of this trade declares. */
  types: RegExp;
  /**
   * Words that websites in this trade use, in all languages, matched from the start of a word. Words that several
   * trades share are left out.
   */
  words: RegExp;
}

export const trades: Record<TradeId, Trade> = {
  restaurant: {
    called: "a restaurant",
    types:
      /^(?:restaurant|cafeorcoffeeshop|barorpub|bakery|foodestablishment|fastfoodrestaurant|brewery|winery)$/i,
    words:
      /restaurant|ristorante|pizzeria|bistro|brasserie|trattoria|osteria|gasth(?:of|aus)|wirtshaus|café|caffè|coffee|catering|caterer|traiteur|chef|dishes|starters|desserts?|dinner|cuisine|cucina|speisekarte|mittagstisch|gerichte|küche|carte des vins|plats|piatti|platos|tapas|tavolo|reserva(?:r)? (?:una )?mesa|table reservation|gerechten|dania|lokanta|yemek|ресторан|кухня|меню|レストラン|料理/,
  },
  repair: {
    called: "a trades or repair business",
    types:
      /^(?:plumber|electrician|hvacbusiness|roofingcontractor|housepainter|locksmith|generalcontractor|homeandconstructionbusiness|movingcompany|autorepair|autobodyshop|automotivebusiness|bikestore|computerstore|drycleaningorlaundry)$/i,
    words:
      /plumb|electrician|handyman|roof(?:ing|er)|drain|boiler|heating|drywall|carpentr|fence|repairs?(?! café)|contractor|renovation|remodel|painting services|installation|maintenance|locksmith|garage|mechanic|chimney|sweep|landscap|lawn|water damage|mold removal|moving company|movers|clean(?:ing|ers?) (?:services?|company)|(?:house|office|carpet|window|residential|commercial|deep) clean|janitorial|pest control|tree service|sanitär|heizung|handwerk|elektriker|installateur|dachdecker|reparatur|werkstatt|wasserschäden|wasserschaden|bautrocknung|leckortung|leckageortung|klempner|schlüsseldienst|plomb|chauffag|électricien|dépannage|travaux|réparation|fontaner|electricista|reparaci|reformas|idraulic|elettricist|riparazion|loodgieter|reparatie|hydraulik|naprawa|tamir|usta|ремонт|сантехник|修理|工事/,
  },
  clinic: {
    called: "a clinic or practice",
    types:
      /^(?:dentist|physician|medicalclinic|medicalbusiness|hospital|veterinarycare|optician|pharmacy|physiotherapy|medicalorganization)$/i,
    words:
      /dent(?:al|ist)|clinic|surgery hours|patients?|physio|therap(?:y|ist|ie|eut)|chiropract|osteopath|podiatr|acupunct|naturopath|psycholog|psychoth|hypnoth|sophrolog|counsel(?:l?ing|l?ors?)|midwi|veterinar|doctor|nurse|pharmac|zahn|arzt|ärzt|praxis|sprechstunde|behandlung|tierarzt|krankengymnastik|heilpraktik|logopäd|ergotherap|hebamme|ostéopath|kinésithérap|osteópata|fisioterap|osteopatia|cabinet (?:dentaire|médical)|médecin|soins|vétérinaire|clínica|paciente|médic|studio (?:dentistico|medico)|pazienti|tandarts|huisarts|praktijk|gabinet|pacjent|lekarz|klinik|hasta|врач|клиник|пациент|診療|患者|クリニック/,
  },
  salon: {
    called: "a salon",
    types: /^(?:beautysalon|hairsalon|nailsalon|dayspa|tattooparlor)$/i,
    words:
      /hair(?:cut|dress|styl| salon)?|barber|beard|manicure|pedicure|nails?(?!\p{L})|eyelash|(?:eye)?brows?(?!\p{L})|facial|massage|waxing|tattoo|make-?up|spas?(?!\p{L})|beauty|friseur|frisör|haarschnitt|kosmetik|nagelstudio|wimpern|coiffeur|coiffure|salon de|beauté|épilation|peluquer|estética|uñas|parrucchier|estetic|kapper|kapsalon|schoonheid|fryzjer|kosmetyczn|kuaför|berber|güzellik|парикмахер|маникюр|美容|ヘア/u,
  },
  club: {
    called: "a club",
    types:
      /^(?:sportsclub|sportsteam|sportsorganization|exercisegym|healthclub|golfcourse|tenniscomplex|bowlingalley|stadiumorarena)$/i,
    words:
      /\p{L}{3,}club(?!\p{L})|judo|karate|aikido|taekwondo|kampfsport|club|choir|orchestra|rehears|league|team|players?|coach|season|tournament|training sessions|members?(?:hip)?|rink|practice times|match(?:es)?|gym|fitness|verein|mitglied|mannschaft|chor(?!\p{L})|orchester|chorprobe|trainingszeit|turnier|spielplan|vorstand|jugend|équipe|licence|entraînement|adhérent|equipo|socios?|entrenamiento|squadra|soci|allenament|vereniging|leden|klub|członk|drużyn|kulüb|takım|üye|клуб|команда|クラブ|会員/u,
  },
  school: {
    called: "a school",
    types:
      /^(?:school|preschool|elementaryschool|middleschool|highschool|educationalorganization|collegeoruniversity|course|drivingschool|musicschool|danceschool|childcare)$/i,
    words:
      /lessons?|class(?:es)?(?!\p{L})|courses?|instructors?|teachers?|pupils?|students?|curriculum|enrol|tuition|beginner|workshop|learn|school|academy|(?:dog|puppy|obedience) train|trainers?|kurs|unterricht|fahrschule|führerschein|schüler|lehrer|fahrstunde|tanzschule|musikschule|anmeldung|kita|kindergarten|kindertagesstätte|krabbelgruppe|kinderkrippe|preschool|nursery school|day ?care|cours|école|élèves|stage|apprendre|crèche|maternelle|halte-garderie|clases?|escuela|guardería|jardín de infan|curso|alumno|profesor|corsi|lezion|scuola|asilo nido|insegnant|cursus|lessen|rijschool|leerling|kinderopvang|kinderdagverblijf|szkoła|zajęcia|lekcj|okul|ders|eğitim|школа|урок|курс|教室|レッスン|講座/u,
  },
  shop: {
    called: "a shop",
    types:
      /^(?:store|clothingstore|furniturestore|bookstore|florist|grocerystore|hardwarestore|jewelrystore|petstore|shoestore|toystore|electronicsstore|onlinestore|product)$/i,
    words:
      /add to cart|basket|shopping|shipping|free delivery|checkout|products?|store|shop|collection|sale|in stock|size guide|warenkorb|versand|lieferung|sortiment|artikel|produkte|laden|panier|livraison|boutique|produits|tienda|envío|carrito|productos|negozio|spedizion|carrello|prodott|winkel|bestellen|verzending|sklep|dostaw|koszyk|mağaza|kargo|sepet|ürün|магазин|доставк|корзин|товар|ショップ|送料|商品/,
  },
  hotel: {
    called: "a hotel or guest house",
    types:
      /^(?:hotel|bedandbreakfast|lodgingbusiness|hostel|motel|resort|campground|vacationrental|apartment|house|accommodation)$/i,
    words:
      /hotel|hostel|backpacker|accommodation|guest ?house|bed (?:and|&) breakfast|b&b|rooms?|suite|check-?in|overnight|campsite|camping|nights?|holiday (?:home|apartment|let)|zimmer|ferienwohnung|ferienhaus|pension|unterkunft|übernachtung|anreise|apartment|appartement|bettwäsche|chambres?|gîte|nuit|hébergement|habitaci|alojamiento|casa rural|noches?|camere|agriturismo|albergo|pernottament|notti|ospiti|kamers?|overnachting|pokoj|noclegi|oda(?:lar)?|konaklama|номер|гостиниц|отель|客室|宿泊/,
  },
  law: {
    called: "a law firm",
    types: /^(?:attorney|legalservice|notary|accountingservice|financialservice)$/i,
    words:
      /law(?:yers?| firm| office)|attorneys?|solicitors?|legal advice|litigation|divorce|injury claim|notary|tax advis|rechtsanw[aä]lt|kanzlei|mandant|notar|steuerberat|anwaltskanzlei|fachanwalt|avocat|cabinet d['’]avocat|notaire|abogad|bufete|despacho|avvocat|studio legale|advocaat|advocat|notaris|adwokat|radca prawn|kancelari|avukat|hukuk|адвокат|юрист|нотариус|弁護士|法律/,
  },
  software: {
    called: "a software product",
    types: /^(?:softwareapplication|webapplication|mobileapplication|softwaresourcecode)$/i,
    words:
      /apps?(?!\p{L})|software|saas|free trial|per month|\/ ?mo(?:nth)?|integrations?|apis?(?!\p{L})|dashboard|extension|plugin|sign ?up|log ?in|workflow|upload|download|users?|subscription|self-host|open source|browser|benutzerkonto|kostenlos testen|schnittstelle|logiciel|application|intégration|essai gratuit|prueba gratis|integraci|aplicaci|prova gratuita|integrazion|applicazion|proefperiode|aplikacj|uygulama|yazılım|приложени|программ|アプリ|ソフト/u,
  },
  agency: {
    called: "an agency",
    types: /^(?:professionalservice|employmentagency|travelagency|realestateagent|insuranceagency)$/i,
    words:
      /agency|branding|web ?design|marketing|seo|campaigns?|clients?|portfolio|case studies|consult(?:ing|ancy)|strategy|photograph|video production|architect|agentur|beratung|webdesign|werbung|referenzen|gestaltung|agence|conseil|stratégie|agencia|consultor|diseño|agenzia|consulenza|progetti|bureau|adviesbureau|ontwerp|agencja|projekt|ajans|danışman|tasarım|агентств|дизайн|代理店|制作/,
  },
  nonprofit: {
    called: "a nonprofit",
    types:
      /^(?:ngo|nonprofittype|charity|nonprofit|church|placeofworship|library|museum|animalshelter|fundingscheme)$/i,
    words:
      /donat|volunteer|charit|nonprofit|non-profit|501\(c\)|community|shelter|food ?bank|mission|foundation|fundrais|congregation|church|worship|parish|monaster|spende|ehrenamt|gemeinnützig|stiftung|verein e\.? ?v|tierheim|tafel|kirche|kloster|gottesdienst|gemeinde|église|paroiss|monastère|bénévol|association|dons?(?: |$)|solidari|iglesia|parroqui|monje|chiesa|parrocchi|kerkdienst|parochie|voluntari|donaci|asociaci|ong(?: |$)|associazione|volontari|donazion|vrijwillig|stichting|doneren|fundacj|wolontar|darowizn|dernek|bağış|gönüllü|волонт|благотвор|пожертв|фонд|寄付|ボランティア/,
  },
  event: {
    called: "an event",
    types: /^(?:event|festival|musicevent|businessevent|sportsevent|educationevent|exhibitionevent)$/i,
    words:
      /conference|festival|speakers?|tickets?|venue|keynote|call for (?:papers|proposals|speakers)|schedule|sponsors?|attendees?|register now|talks?|agenda|konferenz|tagung|programm|referent|veranstaltung|eintritt|conférence|billet|intervenant|congreso|entradas|ponentes|conferenza|biglietti|relatori|conferentie|sprekers|kaartjes|konferencj|prelegent|bilety|konferans|bilet|konuşmacı|конференц|билет|спикер|カンファレンス|チケット|登壇/,
  },
};

/**
 * Words of trades that have no questions of their own. They take their customers to a hotel or a restaurant, whose words
 * are all over their pages.
 */
export const otherTrades =
  /taxis?(?!\p{L})|cabs?(?!\p{L})|airport (?:transfer|shuttle)|chauffeur|limousine|minibus|private driver|car (?:hire|rental)|rent-?a-?car|mietwagen|autovermietung|fahrdienst|krankenfahrt|flughafentransfer|location de voitures?|navette|alquiler de coches|traslado|noleggio auto|autoverhuur|luchthavenvervoer|wypożyczalni|araç kiralama|такси|прокат авто|タクシー|レンタカー/u;
