import type { LanguageWords } from "../language-words.ts";

export const fr: LanguageWords = {
  endings: /e?s?|x/,
  persons:
    /nous|notre|nos|vous|votre|vos|on|clients?|visiteurs?|hôtes?|voyageurs?|patients?|membres?|adhérents?|participants?|élèves?|enfants?|parents?|débutants?|chacun|dispose|propose|l['’](?:hôtel|établissement|appartement|école|entreprise|atelier)|(?:le|la|les) (?:chambres?|gîte|logement|restaurant|maison|salle|cabinet|boutique|club)|il y a|il est possible|à disposition|sur place/,
  affirms:
    /gratuit\w*|inclus\w*|compris\w*|offert\w*|bienvenus?|bienvenue|autorisé\w*|interdit\w*|accepté\w*|accept\w+|admis\w*|propos\w+|dispos\w+|disponibles?|possible|peut|pouvez|peuvent|il y a|avons|non|pas|sans|sur (?:demande|réservation)|nécessaire|obligatoire|avec|équipé\w*/,
  acts: /appel\w*|téléphon\w*|écri\w*|mail|e-mail|contact\w*|réserv\w*|command\w*|en ligne|formulaire|site|inscri\w*|envoy\w*|ven\w+|demand\w*|via|par|sur/,
  intents: {
    contact: ["Comment vous contacter ?", /contact\w*|joindre|téléphone|e-?mail/],
    address: ["Où êtes-vous situés ?", /où (?:êtes|se trouve|vous trouver)|adresse|situé/],
    hours: ["Quels sont vos horaires ?", /horaires|ouvert\w*|quand êtes/, /ouvert\w* .{0,60}\d/],
    prices: ["Quels sont vos tarifs ?", /prix|tarif|coût|combien|coûte/],
    parking: /parking|stationnement|se garer|places de parking/,
    wifi: ["Y a-t-il le Wi-Fi ?", /wi[ -]?fi|internet/],
    pets: /animaux|chiens?|animal/,
    smoking: ["Peut-on fumer ?", /fum(?:er|eurs?)|non-?fumeur/],
    breakfast: /petits?[- ]déjeuners?/,
    dinner: [
      "Peut-on dîner sur place ?",
      /dîner|table d['’]hôtes?|repas du soir|demi-pension/,
      /table d['’]hôtes?|dîners?|demi-pension/,
    ],
    "check-in":
      /(?:heure d['’](?:arrivée)|heure de départ|arrivées?|départs?|check-?in|check-?out)\b.{0,40}\d/,
    "extra-bed": [
      "Y a-t-il un lit bébé ou un lit d'appoint ?",
      /lit (?:parapluie|bébé|d['’]appoint|supplémentaire)|lits? (?:parapluie|bébé)|chaise haute/,
    ],
    linen: [
      "Le linge est-il fourni ?",
      /linge|draps|serviettes/,
      /(?:linge|draps|serviettes) .{0,40}(?:fourni|compris|inclus|location)/,
    ],
    kitchen: [
      "Y a-t-il une cuisine ?",
      /cuisine|cuisiner/,
      /(?:cuisine|kitchenette) (?:équipée|commune|à disposition)|coin cuisine/,
    ],
    "minimum-stay": [
      "Y a-t-il une durée de séjour minimale ?",
      /séjour minim\w*|nuits minimum|minimum/,
      /(?:\d+|deux|trois) nuits minimum|séjour minimum|minimum (?:de )?(?:\d+|deux|trois) nuits/,
    ],
    "tourist-tax": ["Y a-t-il une taxe de séjour ?", /taxe de séjour/],
    pool: ["Y a-t-il une piscine ?", /piscine|sauna|spa|jacuzzi/],
    children: [
      "Les enfants sont-ils acceptés ?",
      /enfants?|bébés?|famille/,
      /enfants? .{0,30}(?:gratuit\w*|bienvenu\w*|accept\w*|moins de|à partir)/,
    ],
    groups: [
      "Accueillez-vous des groupes ?",
      /groupes?|séminaires?/,
      /(?<!par )groupes? (?:de (?!niveau|parole|travail|rock|musique)|jusqu|à partir|sur)|pour (?:les )?groupes/,
    ],
    payment:
      /(?:paiement|règlement|payer|régle[zr]) .{0,90}(?:carte|espèces|chèque|virement|paypal|cb|acompte)|(?:cartes? bancaires?|chèques?|espèces|virement).{0,40}accept\w*/,
    deposit: /acompte|arrhes|caution/,
    cancellation: /annul\w+ .{5,}/,
    booking: /réserv\w+ .{0,60}(?:téléphone|ligne|mail|formulaire|auprès|par|sur)|prise de rendez-vous/,
    "walk-ins": [
      "Faut-il un rendez-vous ?",
      /rendez-vous|sans réservation/,
      /(?:sans|sur) rendez-vous|uniquement sur rendez/,
    ],
    areas:
      /(?:[Nn]ous intervenons|[Ii]ntervention|[Zz]one d['’]intervention|[Ss]ecteur|déplaçons).{0,40}(?:à|sur|de|dans|en) \p{Lu}\w*/u,
    delivery: /livr(?:aison|ons|é)\w* .{5,}/,
    quote: /devis gratuit\w*|devis .{0,30}(?:gratuit\w*|sans engagement|sous)/,
    takeaway: ["Proposez-vous des plats à emporter ?", /emporter/],
    vegetarian: ["Avez-vous des plats végétariens ?", /végétari\w*|végan\w*|vegan\w*/],
    vouchers: /(?:bons?|chèques?|cartes?)[- ]cadeaux?/,
    accessibility: /fauteuil roulant|pmr|mobilité réduite|accessible aux/,
    trial: /(?:cours|séance|essai) (?:d['’]essai|gratuit\w*|découverte)|essai gratuit\w*/,
    "open-sundays": [
      "Êtes-vous ouverts le dimanche ?",
      /dimanche/,
      /(?:ouvert|fermé)\w* .{0,30}dimanche|dimanche .{0,30}(?:ouvert\w*|fermé|\d)|7 ?j(?:ours)?\s?(?:\/|sur)\s?7/,
    ],
    "who-runs-it": [
      "Qui êtes-vous ?",
      /qui (?:êtes|sommes|est|dirige)/,
      /(?:[Nn]ous sommes [A-Z]\w*|[Dd]irigé par|[Ff]ondée? par|[Ee]ntreprise familiale)/,
    ],
    emergency:
      /urgences?\b.{0,60}(?:\d|7j|24h|intervention|dispon\w*|prise|consult\w*|jour)|(?:intervention|dépannage|consultation)s? (?:d['’]urgence|en urgence)|(?:intervention|dépannage|service|assistance|astreinte|joignable|disponible|ligne)\w* .{0,30}24 ?h ?(?:\/|sur) ?24/,
    "home-visits": [
      "Vous déplacez-vous à domicile ?",
      /domicile|déplacez/,
      /(?:nous|je|séances?|consultations?|soins?|cours|massages?|intervention\w*|interven\w+|visites?|cabinet)(?!\p{L}).{0,60}(?:à|au) (?:votre |leur )?domicile|(?:nous nous|je me) déplaç\w*|déplacements? (?:à|au|chez)/u,
    ],
    weekends: [
      "Êtes-vous disponibles le week-end ?",
      /week-?end|samedi/,
      /(?:ouvert|disponible|rendez-vous|consult|intervien|joignable)\w* .{0,40}(?:le week-?end|les week-?ends|le samedi|et samedi)|week-?ends? (?:et jours fériés )?(?:sur|compris|inclus)/,
    ],
    "open-holidays": [
      "Êtes-vous ouverts les jours fériés ?",
      /fériés?/,
      /(?:ouvert|fermé|disponible|consult|intervien)\w* .{0,40}(?:jours )?fériés|jours fériés .{0,30}(?:ouvert\w*|fermé|compris|inclus|disponible)/,
    ],
    "health-insurance":
      /(?:mutuelles?|complémentaires?(?: santé)?) .{0,60}(?:rembours\w*|prennent|prise|prend)|(?:rembours|pris en charge)\w* .{0,60}(?:mutuelles?|sécurité sociale|assurance maladie)|conventionn\w*/,
    referral: [
      "Faut-il une ordonnance ?",
      /ordonnance|prescription|médecin traitant/,
      /(?:ordonnance|prescription)(?: médicale)? .{0,40}(?:nécessaire|obligatoire|requise|besoin)|(?:sans|avec) ordonnance|pas besoin d['’]ordonnance/,
    ],
    "how-long-it-takes": [
      "Combien de temps dure une séance ?",
      /combien de temps|dure/,
      /(?:séances?|consultations?|cours|intervention|traitement) .{0,20}dur\w+ .{0,30}\d|durée .{0,30}\d+ ?(?:min\w*|h\w*)/,
    ],
    "first-visit":
      /(?:la|votre|une) première (?:séance|consultation|visite) .{10,}|lors de (?:la|votre) première/,
    bring: /(?:apporter|apportez|munissez|prévoir|prévoyez|venir avec)\b.{5,}/,
    "minimum-age": /(?:à partir|dès l['’]âge) de \d{1,2} ans|dès \d{1,2} ans|âge minimum/,
    "response-time": [
      "Sous quel délai répondez-vous ?",
      /répon\w+|délai/,
      /(?:répon|rappel|recontact)\w* .{0,40}(?:sous|en|dans les|moins de) .{0,10}(?:heures?|h\b|jours?|minutes?)/,
    ],
    "spoken-languages":
      /(?:nous parlons|on parle|parlé) (?:aussi )?(?:anglais|français|allemand|espagnol|italien)|langues parlées/,
    "online-sessions": [
      "Proposez-vous des séances en ligne ?",
      /en ligne|visio\w*|à distance/,
      /(?:séances?|consultations?|cours|rendez-vous) .{0,20}(?:en visio|à distance|en ligne)(?! sur)|téléconsult\w*|visioconférence/,
    ],
    licensed:
      /(?:nous sommes|je suis|(?:notre|l['’])(?:équipe|entreprise)).{0,40}(?:certifié\w*|diplômé|agréé|assuré|qualifié)|garantie décennale|diplômée? d[eu']/,
    discounts:
      /(?:(?:une|des|de|nos|la) (?:réduction|remise)s?|tarifs? réduits?) .{0,50}(?:pour|dès|\d)|\d+ ?% de (?:réduction|remise) (?:sur|pour|aux|avec|si|immédiate)/,
    "membership-fee": ["Combien coûte l'adhésion ?", /adhésion|cotisation/, /(?:adhésion|cotisation)/],
    "training-times": [
      "Quand ont lieu les cours ?",
      /quand .{0,30}(?:cours|entraînement)|horaires des cours/,
      /(?:cours|entraînements?|séances?) .{0,40}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/,
    ],
    beginners: [
      "Faut-il avoir de l'expérience ?",
      /débutants?|expérience|niveau/,
      /débutants? .{0,30}(?:accept\w*|bienvenu\w*|accueil\w*)|tous (?:les )?niveaux|ouvert aux débutants/,
    ],
    donate: /dons? .{0,60}(?:en ligne|par|via|chèque|virement|déduct\w*)|faire un don .{5,}/,
    "tax-deductible": [
      "Les dons sont-ils déductibles ?",
      /déductib\w*|reçu fiscal/,
      /déductib\w*|reçu fiscal|réduction d['’]impôt/,
    ],
    volunteer:
      /(?:bénévoles?|bénévolat) .{0,60}(?:rejoin\w*|contact\w*|recherch\w*|bienvenu\w*|besoin)|devenir bénévole/,
    included:
      /(?:prix|tarif|forfait|formule|location)s? .{0,40}(?:comprend|inclu\w*|compris)|(?:compris|inclus) dans le (?:prix|tarif)/,
    "lead-time": [
      "Combien de temps à l'avance faut-il réserver ou commander ?",
      /(?:combien de temps|jours?|heures?|semaines?) (?:à l['’]avance|avant)|à l['’]avance|dernière minute/,
      /(?:réserv|command|préven|inscri|contact|demand).{0,80}(?:\d|un|une|deux|trois|quelques) ?(?:h|heures?|jours?|semaines?|mois) (?:à l['’]avance|avant|au préalable)|(?:\d+|deux|trois) ?(?:h|heures?|jours?|semaines?) (?:minimum )?à l['’]avance/,
    ],
    experience: [
      "Depuis combien de temps exercez-vous ?",
      /depuis (?:quand|combien)|combien d['’]années|quand .{0,40}(?:créée?|fondée?)/,
      /depuis (?:1[89]|20)\d\d,? .{0,40}(?:nous|notre|entreprise|accueill|accompagn)|(?:existe|exerce|installé|travaill|accompagn|accueill)\w* .{0,60}depuis (?:(?:1[89]|20)\d\d|(?:plus de |près de )?(?:\d+|dix|quinze|vingt|trente|quarante) ans)|(?:fondée?|créée?) en (?:1[89]|20)\d\d|(?:plus de|près de|avec|fort de) (?:\d+|dix|quinze|vingt|trente|quarante) (?:ans|années) d['’]expérience/,
    ],
  },
};
