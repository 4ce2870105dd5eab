import type { LanguageWords } from "../language-words.ts";

export const fr: LanguageWords = {
  endings: /e?s?|x/,
  persons:
    /nous|notre|nos|vous|votre|vos|on|clients?|visiteurs?|hôtes?|voyageurs?|patients?|membres?|adhérents?|participants?|élèves?|enfants?|parents?|débutants?|chacun|dispose|propose|l['’](?:hôtel|établissement|appartement|école|entreprise|atelier)|(?:le|la|les) (?:chambres?|gîte|logement|restaurant|maison|salle|cabinet|boutique|club)|il y a|il est possible|à disposition|sur place/,
  affirms:
    /gratuit\w*|inclus\w*|compris\w*|offert\w*|bienvenus?|bienvenue|autorisé\w*|interdit\w*|accepté\w*|accept\w+|admis\w*|propos\w+|dispos\w+|disponibles?|possible|peut|pouvez|peuvent|il y a|avons|non|pas|sans|sur (?:demande|réservation)|nécessaire|obligatoire|avec|équipé\w*/,
  acts: /appel\w*|téléphon\w*|écri\w*|mail|e-mail|contact\w*|réserv\w*|command\w*|en ligne|formulaire|site|inscri\w*|envoy\w*|ven\w+|demand\w*|via|par|sur/,
  intents: {
    contact: [
      "Comment vous contacter ?",
      /contact\w*|(?:vous|nous) joindre|joignables?|téléphon\w*|e-?mail|courriel/,
    ],
    address: ["Où êtes-vous situés ?", /où (?:êtes|se trouve|vous trouve)\w*|adresse|situé/],
    hours: [
      "Quels sont vos horaires ?",
      /horaires|ouvert\w*|ouvrez|fermez|quand êtes/,
      /ouvert\w* .{0,60}\d/,
    ],
    prices: ["Quels sont vos tarifs ?", /prix|tarif\w*|coût|coût\w*|combien(?! (?:de|d['’]|y)|-| êtes)/],
    "who-runs-it": [
      "Qui êtes-vous ?",
      /qui (?:êtes|sommes|est|dirige)/,
      /(?:[Nn]ous sommes [A-Z]\w*|[Dd]irigé par|[Ff]ondée? par|[Ee]ntreprise familiale)/,
    ],
    jobs: [
      "Recrutez-vous ?",
      /recrut\w*|embauch\w*|emploi|(?:offres?|postes?) (?:d['’]emploi|à pourvoir|vacant)|candidat\w*|postuler|stagiaire|apprenti\w*|alternance|travailler (?:chez|avec|pour) vous/,
      /(?:nous|on) (?:recrut|embauch|recherch)(?:ons|e)|offres? d['’]emploi|postes? à pourvoir|candidatures? spontanées?|envoy\w+ .{0,40}(?:cv|candidature)|rejoi(?:gnez|ndre) (?:notre |l['’])équipe/,
    ],
    payment:
      /(?:paiement|règlement|payer|régle[zr]) .{0,90}(?:carte|espèces|chèque|virement|paypal|cb|acompte)|(?:cartes? bancaires?|chèques?|espèces|virement).{0,40}accept\w*/,
    invoice: [
      "Puis-je obtenir une facture ?",
      /factures?|(?:un|votre) reçu(?! fiscal)|justificatif de paiement/,
    ],
    parking: /parking|stationnement|se garer|places de parking/,
    directions:
      /(?:\d+|quelques|cinq|dix|quinze) ?(?:minutes?|mn|min|km|kilomètres?|mètres|m)\b.{0,50}(?:gare|station|arrêt|métro|tram\w*|bus|rer|autoroute|aéroport|centre[- ]ville|bourg)|(?:gare|station de métro|arrêt|aéroport|centre[- ]ville).{0,40}\d+ ?(?:minutes?|min|mn|km|mètres|m)\b|(?:lignes?|bus|métro|tram\w*|rer) (?:de (?:bus|tram\w*|métro) )?(?:n° ?|ligne )?[a-z]?\d|sortie (?:d['’]autoroute|n°|\d)|arrêt (?:de )?(?:bus|tram\w*|métro)/,
    accessibility: /fauteuil roulant|pmr|mobilité réduite|accessible aux/,
    "spoken-languages":
      /(?:nous parlons|on parle|parlé) (?:aussi )?(?:anglais|français|allemand|espagnol|italien)|langues parlées/,
    booking: /réserv\w+ .{0,60}(?:téléphone|ligne|mail|formulaire|auprès|par|sur)|prise de rendez-vous/,
    "walk-ins": [
      "Faut-il prendre rendez-vous ?",
      /(?:faut-il|dois-je|doit-on|besoin d['’]|obligatoire d['’]|nécessaire d['’]).{0,30}(?:rendez-vous|rdv|réserv\w*)|sans (?:rendez-vous|rdv|réserv\w*)|à l['’]improviste|spontanément/,
      /(?:sans|sur|uniquement sur) (?:rendez-vous|rdv)|sans réservation|réservation (?:obligatoire|conseillée|recommandée|indispensable)/,
    ],
    cancellation: /annul\w+ .{5,}/,
    "open-sundays": [
      "Êtes-vous ouverts le dimanche ?",
      /dimanche/,
      /(?:ouvert|fermé)\w* .{0,30}dimanche|dimanche .{0,30}(?:ouvert\w*|fermé|\d)|7 ?j(?:ours)?\s?(?:\/|sur)\s?7/,
    ],
    "open-holidays": [
      "Êtes-vous ouverts les jours fériés ?",
      /(?:ouvert\w*|travaill\w*|fermé\w*)? ?.{0,30}fériés?|noël|nouvel an|pâques/,
      /(?:ouvert|fermé|disponible|consult|intervien)\w* .{0,40}(?:jours )?fériés|jours fériés .{0,30}(?:ouvert\w*|fermé|compris|inclus|disponible)/,
    ],
    vouchers: /(?:bons?|chèques?|cartes?)[- ]cadeaux?/,
    discounts:
      /(?:(?:une|des|de|nos|la) (?:réduction|remise)s?|tarifs? réduits?) .{0,50}(?:pour|dès|\d)|\d+ ?% de (?:réduction|remise) (?:sur|pour|aux|avec|si|immédiate)/,
    deposit: /acompte|arrhes|caution/,
    installments: [
      "Peut-on payer en plusieurs fois ?",
      /en (?:plusieurs|deux|trois|quatre|\d+) (?:fois|versements?)|mensualit\w*|échelonn\w*|facilités? de paiement|à crédit/,
      /(?:pa(?:ie|y)\w*|règlement\w*|régler|factur\w*) .{0,40}(?:en (?:plusieurs|deux|trois|quatre|\d+(?:,? (?:ou|à) \d+)?) (?:fois|versements?|échéances?|mensualités?)|échelonn\w*)|en \d+ fois sans frais|(?:facilités?|échelonnement) de paiement|\d+ ?x sans frais/,
    ],
    groups: [
      "Accueillez-vous des groupes ?",
      /groupes?|séminaires?/,
      /(?<!par )groupes? (?:de (?!niveau|parole|travail|rock|musique)|jusqu|à partir|sur)|pour (?:les )?groupes/,
    ],
    children: [
      "Les enfants sont-ils acceptés ?",
      /(?:(?:venir|venons|viens) avec .{0,15})?(?:enfants?|bébés?)|famille/,
      /enfants? .{0,30}(?:gratuit\w*|bienvenu\w*|accept\w*|moins de|à partir)/,
    ],
    pets: /chiens?|(?<!\p{L})(?:(?:vos|votre|petits?|avec|sans|aucun|pas d['’]|nos amis les) ?anima(?:ux|l)|anima(?:ux|l) (?:de compagnie|domestiques?|acceptés?|admis|autorisés?|bienvenus?|interdits?|payants?|sont|est|non|ne))(?!\p{L})/u,
    "minimum-age":
      /(?:à partir|dès l['’]âge) de \d{1,2} ans|dès \d{1,2} ans|âge minimum|(?:enfants|jeunes|élèves|ados|adolescents) .{0,25}(?:de|entre) \d{1,2} (?:à|et) \d{1,2} ans/,
    licensed:
      /(?:nous sommes|je suis|(?:notre|l['’])(?:équipe|entreprise)).{0,40}(?:certifié\w*|diplômé|agréé|assuré|qualifié)|garantie décennale|diplômée? d[eu']/,
    areas:
      /(?:[Nn]ous intervenons|[Ii]ntervention|[Zz]one d['’]intervention|[Ss]ecteur|déplaçons).{0,40}(?:à|sur|de|dans|en) \p{Lu}\w*/u,
    delivery: /livr(?:aison|ons|é)\w* .{5,}/,
    "delivery-cost": [
      "Combien coûte la livraison ?",
      /(?:combien|coût|prix|tarif|frais).{0,20}(?:livraison|envoi|expédition|ports?)|livraison (?:est-elle )?(?:gratuite|offerte|payante)/,
      /frais (?:de port|de livraison|d['’](?:envoi|expédition))|livraison .{0,40}(?:offerte|gratuit\w*|€|euros?)|franco de port|port (?:offert|gratuit|dû)/,
    ],
    "minimum-order": [
      "Y a-t-il un minimum de commande ?",
      /minimum (?:de |d['’])(?:command|achat|consomm)\w*|(?:command|achat|montant|quantité)\w* minim\w*|minimum de \d+/,
    ],
    warranty:
      /garanti\w* .{0,40}(?:\d+|un|deux|cinq|dix) ?(?:ans?|mois|jours)|(?:\d+|un|deux|cinq|dix) (?:ans?|mois) de garantie|garantie (?:décennale|biennale|légale|constructeur|fabricant|pièces|de (?:conformité|parfait))|(?:sous|hors) garantie/,
    returns:
      /(?:retourn|renvoy|renvoi|échang)\w* .{0,50}(?:jours|articles?|produits?|commandes?|colis)|(?:articles?|produits?|retours?) .{0,40}(?:repris|échangés?|acceptés?|retournés?|\d+ jours)|droit de rétractation .{0,50}jours|ni repris ni échangé|satisfait ou remboursé/,
    refunds:
      /(?:sera|serez|serons|seront|intégralement|totalement|pas|non|vous) rembours\w+(?!.{0,50}(?:mutuelle|sécurité sociale|assurance|sécu))|rembours(?:ement|ons|é)\w* (?:sous|dans|intégral|complet|total|partiel|est|sera|en cas|jusqu|possible)\w*(?!.{0,50}(?:mutuelle|sécurité sociale|assurance|sécu))|aucun remboursement|satisfait ou remboursé/,
    quote: /devis gratuit\w*|devis .{0,30}(?:gratuit\w*|sans engagement|sous)/,
    "response-time": [
      "Sous quel délai répondez-vous ?",
      /délais? de réponse|(?:délai|quand|combien|vite|rapid)\w*.{0,30}(?:répon|rappel|recontact)\w*/,
      /(?:répon|rappel|recontact)\w* .{0,40}(?:sous|en|dans les|moins de) .{0,10}(?:heures?|h\b|jours?|minutes?)/,
    ],
    "how-long-it-takes": [
      "Combien de temps faut-il compter ?",
      /combien de temps|dur(?:e|ée|ent)/,
      /(?:séances?|consultations?|cours|interventions?|traitements?|travaux|réparations?|formations?) .{0,20}dur\w+ .{0,30}\d|durée .{0,30}\d+ ?(?:min\w*|h\w*|jours?|semaines?|mois)|compte[rz] .{0,25}\d+ ?(?:min\w*|h\w*|jours?|semaines?)/,
    ],
    emergency:
      /urgences?\b.{0,60}(?:\d|7j|24h|intervention|dispon\w*|prise|consult\w*|jour)|(?:intervention|dépannage|consultation)s? (?:d['’]urgence|en urgence)|(?:intervention|dépannage|service|assistance|astreinte|joignable|disponible|ligne)\w* .{0,30}24 ?h ?(?:\/|sur) ?24/,
    "first-visit":
      /(?:la|votre|une) première (?:séance|consultation|visite) .{10,}|lors de (?:la|votre) première/,
    bring: /(?:apporter|apportez|munissez|prévoir|prévoyez|venir avec)\b.{5,}/,
    prepare:
      /(?:veuillez|merci de|pensez à|il faut|évite[rz]|il est (?:conseillé|recommandé|préférable)) .{3,60}avant (?:la|le|votre|chaque|l['’]) ?(?:séance|rendez-vous|consultation|intervention|soin|visite|examen|cours|traitement)|à jeun|arriv\w+ .{0,25}(?:minutes|min|mn) (?:avant|à l['’]avance|en avance)/,
    wifi: [
      "Avez-vous le Wi-Fi ?",
      /wi[ -]?fi|internet/,
      /wi[ -]?fi|(?:accès|connexion)s? (?:à )?(?:l['’])?internet|internet (?:gratuit|haut débit|illimité|par fibre|fibre)/,
    ],
    toilets: ["Y a-t-il des toilettes ?", /toilettes|wc|sanitaires/],
    instructors: [
      "Qui fait partie de votre équipe ?",
      /(?:votre|vos|les?) (?:équipe|professeur|prof|enseignant|moniteur|monitrice|formateur|formatrice|entraîneur|coach|praticien|médecin|thérapeute|avocat|intervenant)|qui (?:enseigne|donne|anime|soigne|encadre|entraîne)/,
    ],
    newsletter: [
      "Comment recevoir votre newsletter ?",
      /newsletter|lettre d['’]information|infolettre|bulletin d['’]information/,
    ],
    complaints: [
      "Comment faire une réclamation ?",
      /réclam\w*|me plaindre|porter plainte|mécontent\w*|insatisf\w*|pas (?:content|satisfait)|litige|médiat(?:eur|ion)/,
      /réclamations?|médiateur de la consommation|(?:insatisfait|mécontent)\w*/,
    ],
    privacy: [
      "Quelles données collectez-vous ?",
      /quelles (?:données|informations)|(?:données|informations) .{0,25}(?:collect|recueill|enregistr)\w*|(?:collect|recueill|enregistr)\w*.{0,25}(?:données|informations)/,
    ],
    missed: [
      "Que se passe-t-il si je ne viens pas ?",
      /(?:ne |n['’])?(?:viens|vient|présente|peux|venir) pas|(?:rat|manqu|oubli)\w*.{0,10}rendez-vous|no-?show|poser un lapin/,
      /rendez-vous (?:manqué|non (?:honoré|annulé|décommandé|excusé)|oublié|raté)|non[- ]présentation|absences? non (?:excusée|justifiée|signalée)|no-?show|ne vous présent\w+ pas/,
    ],
    late: [
      "Que se passe-t-il si j'arrive en retard ?",
      /retards?|retardataires?/,
      /(?:en cas de|votre|tout|minutes? de|(?:êtes|arrivez|arrivée) en) retard(?! (?:de (?:croissance|langage|règles|développement)|mental))|retardataires?/,
    ],
    "opening-season": [
      "À quelle période de l'année êtes-vous ouverts ?",
      /saisons?|saisonni\w*|(?:quelle|quels) (?:période|mois)|toute l['’]année|(?:ouvert|fermé)\w*.{0,20}(?:en hiver|l['’]hiver|en été|l['’]été)|(?:congés|fermeture)s? annuel\w*/,
      /(?:ouvert\w*|ouverture|saison|fermé\w*|fermeture) .{0,30}(?:de|du|d['’]|en|à) ?.{0,12}(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|pâques|toussaint)|ouvert\w* (?:toute l['’]|à l['’])année|fermeture annuelle|congés annuels/,
    ],
    vegetarian: ["Avez-vous des plats végétariens ?", /végétari\w*|végan\w*|vegan\w*/],
    "gluten-free": [
      "Avez-vous des plats sans gluten ?",
      /gluten|c(?:œ|oe)liaque/,
      /sans gluten|c(?:œ|oe)liaque/,
    ],
    allergens:
      /allerg(?:ène|ie|ique)s?|intoléran\w*|régimes? (?:alimentaire|particulier|spéciau)|(?:contient|contiennent|peut contenir|traces? d['’e])\b.{0,60}\b(?:gluten|blé|lait|lactose|œufs?|noix|arachides?|amandes?|noisettes?|soja|sésame|crustacés|céleri|moutarde|lupin|mollusques|sulfites)/,
    halal: ["Vos plats sont-ils halal ou casher ?", /hall?al|[ck]asc?her/],
    takeaway: ["Proposez-vous des plats à emporter ?", /emporter/],
    catering: [
      "Proposez-vous un service traiteur ?",
      /traiteur|buffets?|cocktails? dînatoires?/,
      /traiteur|buffets? (?:à domicile|froid|pour)|cocktails? dînatoires?/,
    ],
    "private-events": [
      "Peut-on organiser un événement privé chez vous ?",
      /privatis\w*|év[éè]nements? (?:privé|familia|d['’]entreprise)\w*|anniversaire|mariage|baptême|communion|séminaire|banquet|(?:organiser|faire) .{0,15}(?:fête|réception)/,
      /privatis\w*|év[éè]nements? (?:privé|familia|d['’]entreprise)\w*|anniversaires?|mariages?|baptêmes?|communions?|banquets?|repas de (?:famille|groupe|noces)/,
    ],
    "outdoor-seating": [
      "Avez-vous une terrasse ?",
      /terrasse|dehors|en extérieur|au jardin|plein air/,
      /terrasse|tables? (?:en extérieur|dehors|au jardin)|manger (?:dehors|en extérieur|au jardin)/,
    ],
    "last-orders": [
      "Jusqu'à quelle heure servez-vous ?",
      /(?:quelle heure|quand|horaires) .{0,30}(?:serv\w*|cuisine|manger)|dernières? commandes?|service en continu/,
      /(?:cuisine|service|dernières? commandes?|nous servons|on sert) .{0,40}(?:jusqu|de \d|à \d|entre \d|non[- ]stop|en continu)/,
    ],
    lunch: [
      "Servez-vous le midi ?",
      /(?:ouvert\w* |serv\w*.{0,10})?(?:le )?(?<!après[- ])midi|(?<!petits?[- ])déjeuner|menu du jour|plat du jour/,
      /(?<!petits?[- ])déjeuners? .{3,}|(?:formule|menu|plat)s? (?:du |le |de )(?:midi|jour)|(?:ouvert|serv)\w* .{0,20}(?:le|tous les) midis?/,
    ],
    "children-menu": [
      "Y a-t-il un menu enfant ?",
      /(?:menu|plat|formule|assiette|carte)s? (?:pour )?(?:les |des )?(?:enfants?|petits|kids)|chaises? hautes?|r[eé]hausseurs?/,
    ],
    "dress-code": [
      "Y a-t-il un code vestimentaire ?",
      /code vestimentaire|dress ?code|tenues?|s['’]habiller|habillé\w*|quels vêtements/,
      /code vestimentaire|dress ?code|tenue (?:correcte|exigée|décontractée|sportive|confortable|adaptée|souple|de (?:sport|soirée|ville))/,
    ],
    corkage: [
      "Peut-on apporter ses propres boissons ?",
      /droits? de bouchon|(?:apporter|amener|venir avec) .{0,25}(?:boisson|vin|bouteille|gâteau|nourriture|pique-nique)/,
      /droits? de bouchon|apporte[rz] (?:votre|vos|son|leur)s? (?:propres? )?(?:vin|gâteau|boisson|bouteille)|boissons? (?:venant de l['’]|de l['’])?extérieure?s?/,
    ],
    "live-music": [
      "Y a-t-il de la musique live ?",
      /musique (?:live|en direct)|concerts?|soirées? (?:musicale|concert|jazz|karaoké)|animation musicale/,
      /musique (?:live|en direct)|concerts? .{3,}|soirées? (?:musicale|concert|jazz)|animation musicale/,
    ],
    breakfast: /petits?[- ]déjeuners?/,
    "call-out-fee": [
      "Facturez-vous le déplacement ?",
      /(?:frais|coût|prix|forfait|indemnité)s? (?:de |du )?déplacement|(?:factur|pay)\w*.{0,15}déplacement|déplacements? (?:est-il )?(?:gratuit|payant|offert|facturé|compris|inclus)/,
    ],
    weekends: [
      "Êtes-vous disponibles le week-end ?",
      /week-?end|samedi/,
      /(?:ouvert|disponible|rendez-vous|consult|intervien|joignable)\w* .{0,40}(?:le week-?end|les week-?ends|le samedi|et samedi)|week-?ends? (?:et jours fériés )?(?:sur|compris|inclus)/,
    ],
    parts: [
      "Qui fournit les pièces et les matériaux ?",
      /(?:fourni|achète|acheter)\w*.{0,25}(?:pièce|matéria|matériel|fourniture)\w*|pièces (?:détachées|de rechange|d['’]origine)/,
      /(?:nous fournissons|fourniture et (?:la )?pose|fournitures? (?:comprise|incluse)|fourni\w* par (?:nos soins|le client|vos soins))|pièces (?:détachées|de rechange|d['’]origine|et main)/,
    ],
    "clean-up": [
      "Nettoyez-vous après l'intervention ?",
      /nettoy\w*.{0,30}(?:après|fin|chantier|intervention|travaux)|(?:laissez|rangez|saleté|poussière)/,
      /(?:chantier|lieux|site|logement) .{0,15}(?:propre|nettoyé|rangé)|nettoyage (?:de fin de chantier|du chantier|après (?:les )?travaux)|laissons .{0,30}propre/,
    ],
    "pick-up-service": [
      "Venez-vous chercher les appareils à domicile ?",
      /(?:venez|venir|passez|passer|aller) .{0,10}(?:chercher|prendre|récupérer|enlever) .{0,20}(?:appareil|article|vélo|voiture|véhicule|meuble|machine|domicile)|enlèvement|ramassage/,
      /(?:enlèvement|ramassage|collecte|prise en charge|retrait) .{0,15}à (?:votre )?domicile|(?:nous|je) (?:venons|viens|passons|pouvons venir) .{0,15}(?:chercher|prendre|récupérer)|enlèvement et (?:livraison|retour)|service de (?:ramassage|collecte)/,
    ],
    disposal: [
      "Reprenez-vous l'ancien matériel ?",
      /(?:repren|repris|enlev|emport|débarrass|évacu|jet|élimin)\w*.{0,30}(?:ancien|vieux|vieille|usagé|déchet|gravat|encombrant)\w*|recycl\w*|déchett?erie|débarras/,
      /(?:repren|repris|enl[eè]v|évacu|recycl|élimin|débarras)\w* .{0,30}(?:ancien\w*|vieux|vieille|usagée?|déchet|gravat|encombrant)|(?:à|en) (?:la )?déchett?erie|éco-?participation/,
    ],
    brands: [
      "Avec quelles marques travaillez-vous ?",
      /marques?|constructeurs?|fabricants?/,
      /toutes (?:les )?(?:grandes )?marques|marques? (?:comme|telle|partenaire)|(?:revendeur|distributeur|concessionnaire|réparateur|partenaire|installateur) (?:officiel|agréé|exclusif)/,
    ],
    "loan-devices": [
      "Prêtez-vous un appareil pendant la réparation ?",
      /(?:appareil|véhicule|voiture|vélo|matériel|téléphone|machine)s? (?:de (?:prêt|remplacement|courtoisie)|prêté)|prêt\w*.{0,15}(?:appareil|véhicule|voiture|vélo|téléphone) .{0,20}(?:réparation|entretien)/,
    ],
    permits: [
      "Faut-il une autorisation pour les travaux ?",
      /autorisations?|permis de (?:construire|démolir)|déclaration (?:préalable|de travaux)|mairie|urbanisme/,
      /permis de (?:construire|démolir)|déclaration (?:préalable|de travaux)|autorisation (?:d['’]urbanisme|de la copropriété|de voirie)/,
    ],
    "health-insurance":
      /(?:mutuelles?|complémentaires?(?: santé)?) .{0,60}(?:rembours\w*|prennent|prise|prend)|(?:rembours|pris en charge)\w* .{0,60}(?:mutuelles?|sécurité sociale|assurance maladie)|conventionn\w*/,
    "new-patients": [
      "Prenez-vous de nouveaux patients ?",
      /nouve(?:au|aux|lle|lles) (?:patient|patiente|patientèle)|(?:devenir|comme) (?:patient|médecin traitant)/,
      /nouve(?:au|aux|lle|lles) (?:patient|patiente|patientèle)/,
    ],
    referral: [
      "Faut-il une ordonnance ?",
      /ordonnance|prescription|médecin traitant/,
      /(?:ordonnance|prescription)(?: médicale)? .{0,40}(?:nécessaire|obligatoire|requise|besoin)|(?:sans|avec) ordonnance|pas besoin d['’]ordonnance/,
    ],
    prescriptions: [
      "Comment obtenir une ordonnance ?",
      /(?:obtenir|renouvel|avoir|recevoir|demander)\w*.{0,20}(?:ordonnance|prescription|médicament)|renouvellement/,
      /(?:renouvel|obtenir|demand|délivr)\w* .{0,30}(?:ordonnance|prescription|médicament)/,
    ],
    "home-visits": [
      "Vous déplacez-vous à domicile ?",
      /domicile|déplacez/,
      /(?:nous|je|séances?|consultations?|soins?|cours|massages?|intervention\w*|interven\w+|visites?|cabinet)(?!\p{L}).{0,60}(?:à|au) (?:votre |leur )?domicile|(?:nous nous|je me) déplaç\w*|déplacements? (?:à|au|chez)/u,
    ],
    "online-sessions": [
      "Proposez-vous des séances en ligne ?",
      /(?:séance|consultation|cours|rendez-vous|entretien|thérapie)s? .{0,20}(?:en ligne|à distance|en visio\w*|par visio\w*)|visio\w*|téléconsult\w*|skype|zoom/,
      /(?:séances?|consultations?|cours|rendez-vous) .{0,20}(?:en visio|à distance|en ligne)(?! sur)|téléconsult\w*|visioconférence/,
    ],
    "waiting-time": [
      "Combien de temps faut-il attendre ?",
      /(?:temps|délais?) d['’]attente|(?:combien|longtemps) .{0,25}attend\w*|attendre|attente/,
      /(?:temps|délais?) d['’]attente|sans attente|délais? .{0,20}rendez-vous .{0,20}\d/,
    ],
    results: [
      "Comment recevoir mes résultats ?",
      /résultats?|analyses?|comptes?[- ]rendus?/,
      /résultats? .{0,60}(?:disponible|communiqu|transmis|envoy|remis|consult|en ligne|par téléphone)\w*|comptes?[- ]rendus? .{0,40}(?:remis|envoyé|transmis|adressé)/,
    ],
    anxious: [
      "Que faire si j'appréhende les soins ?",
      /peur|appréhen\w+|angoiss\w+|anxi\w+|phobi\w+|stressé\w*|douleur|douloureuse?|(?:fait|faire)(?:-il)? mal|anesthési\w+|sédation/,
      /(?:patient|personne)e?s? (?:anxieu|phobi|stress|angoiss)\w*|sédation|meopa|protoxyde d['’]azote|gaz hilarant|anesthésie (?:générale|locale)|(?:peur|phobie) (?:du dentiste|des (?:soins|aiguilles|piqûres))/,
    ],
    records: [
      "Comment obtenir mon dossier médical ?",
      /dossier (?:médical|de patient|patient|dentaire|de soins)|mes (?:radio|radiographie)/,
    ],
    treatments: [
      "Que proposez-vous ?",
      /(?:que|qu['’]est-ce que vous) (?:proposez|faites|vendez|offrez)|quel(?:le)?s (?:sont vos |sont les )?(?:services?|prestations?|soins?|cours|activités?|formations?|spécialités?)/,
    ],
    "own-products": [
      "Quels produits utilisez-vous ?",
      /(?:quels|vos) produits|cosmétiques? (?:bio|naturel)|testés sur (?:les |des )?animaux|cruelty/,
      /(?:nous (?:utilisons|travaillons avec)|j['’]utilise|je travaille avec|nos produits (?:sont|proviennent)) .{0,50}(?:produits?|gamme|marque|bio\w*|naturel\w*|v[eé]gan\w*)/,
    ],
    bridal: [
      "Vous occupez-vous des mariages ?",
      /mari(?:age|é|ée)s?|noces?/,
      /(?:coiffure|maquillage|forfait|chignon|essai)s? (?:de |pour (?:la |un |votre )?)?mari(?:age|ée)|(?:repas|réception|vin d['’]honneur) de mariage|(?:votre|vos) mariage/,
    ],
    consultation: [
      "Le premier échange est-il gratuit ?",
      /(?:premi(?:er|ère)|consultation|entretien|rendez-vous|échange|bilan|diagnostic)\b.{0,30}(?:gratuit|offert|payant)\w*/,
      /(?:entretien|rendez-vous|échange|consultation|appel|bilan|diagnostic|conseil)s? (?:(?:découverte|téléphonique|préalable|personnalisé|initial|individuel)e? )?(?:(?:est|sont) )?(?:gratuit|offert)|(?:entretien|rendez-vous|échange|consultation|appel) .{0,20}sans engagement/,
    ],
    men: [
      "Recevez-vous les femmes et les hommes ?",
      /hommes?|femmes?|messieurs|dames|mixte|unisexe/,
      /hommes?(?:,| et| ou| &) (?:les |pour )?femmes?|femmes?(?:,| et| ou| &) (?:les |pour )?hommes?|(?:salon|coiffeur|coiffure) (?:mixte|unisexe)|dames et messieurs/,
    ],
    "allergy-test": [
      "Faut-il un test d'allergie ?",
      /tests? (?:d['’]allergie|allergique|cutané|de (?:tolérance|sensibilité))|touches? d['’]essai|patch test/,
    ],
    join: /(?:inscription|inscrire|inscrivez-vous|adhérer|adhésion)s? .{0,60}(?:en ligne|formulaire|sur place|par (?:mail|téléphone|courrier)|auprès|secrétariat|dossier|bulletin|permanence|forum|toute l['’]année|ouvert\w*|certificat)|(?:bulletin|dossier|fiche|formulaire)s? d['’](?:inscription|adhésion)|(?:devenir|devenez) (?:membre|adhérent)/,
    "membership-fee": ["Combien coûte l'adhésion ?", /adhésion|cotisation/, /(?:adhésion|cotisation)/],
    trial: /(?:cours|séance|essai) (?:d['’]essai|gratuit\w*|découverte)|essai gratuit\w*/,
    "training-times": [
      "Quand ont lieu les cours ?",
      /quand (?!commenc|début|démarr|repren).{0,30}(?:cours|entraînement|répétition)|(?:horaires?|jours?) .{0,15}(?:cours|entraînement)|jours d['’]entraînement/,
      /(?:cours|entraînements?|séances?) .{0,40}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/,
    ],
    beginners: [
      "Les débutants sont-ils les bienvenus ?",
      /débutante?s?|(?:avoir|sans|besoin d['’]|aucune) ?.{0,8}expérience|niveau|jamais (?:fait|joué|pratiqué)/,
      /débutante?s? .{0,30}(?:accept|bienvenu|accueil)\w*|tous (?:les )?niveaux|(?:ouvert aux|pour(?: les)?|niveau) débutant|(?:aucune|sans) expérience/,
    ],
    equipment: [
      "Faut-il avoir son propre matériel ?",
      /(?:(?:apporter|acheter) .{0,12})?(?:matériel|équipements?)|(?:propres?|son|sa) (?:raquette|planche|vélo|casque|kimono|instrument|tapis)/,
      /(?:matériel|équipements?|casques?|raquettes?|planches?|gants|tapis|kimonos?|combinaisons?|instruments?) .{0,40}(?:fourni|prêté|compris|inclus|loué|à disposition|nécessaire|obligatoire)\w*|(?:prêt|prêtons|fournissons|location) .{0,20}(?:matériel|équipement|casque|raquette|planche|kimono)/,
    ],
    "notice-period": [
      "Quel est le délai de préavis ?",
      /préavis|résili\w*|durée (?:d['’]engagement|du contrat|minimale)|(?:arrêter|mettre fin) .{0,20}(?:abonnement|contrat|adhésion)/,
      /préavis|résili\w*|durée (?:d['’]engagement|minimale)|sans engagement de durée/,
    ],
    competitions: [
      "Y a-t-il des compétitions ?",
      /compétitions?|tournois?|championnats?|concours|matchs?/,
      /(?:compétition|tournoi|championnat|concours|rencontre)s? .{0,40}(?:organis|particip|lieu|chaque année|annuel|régional|départemental|national|interclub)\w*|(?:particip|engag)\w+ .{0,30}(?:compétition|tournoi|championnat)/,
    ],
    hire: [
      "Louez-vous des salles ou du matériel ?",
      /lou(?:ez|er|e|é|ée|ons)(?:-vous)?(?: .{0,25}(?:salle|matériel|local|locaux|terrain|équipement))?|location/,
      /location (?:de |d['’]|du |des )(?:la |notre )?(?:salle|matériel|locaux|terrain|court|vélo|kayak|ski|bateau|tente|vaisselle|instrument|planche|studio)|(?:salle|matériel|local|locaux|terrain|studio|instrument)s? (?:à louer|en location)|(?:louons|louer) .{0,20}(?:salle|matériel|locaux|terrain|studio|instrument|vélo)/,
    ],
    spectators: [
      "Peut-on venir regarder ?",
      /parents?|spectat\w+|assister|regarder|accompagnateurs?/,
      /(?:parents|spectateurs|accompagnateurs|public) .{0,20}(?:peuvent|peut|doivent|assist|rest|attend|admis|autorisé|invité)\w*/,
    ],
    "club-rules":
      /règlement intérieur .{3,}|il est (?:strictement |formellement )?interdit (?:de|d['’])|nuisances? sonores?|(?:calme|silence) .{0,30}\d+ ?h|code de conduite .{3,}/,
    "waiting-list": [
      "Y a-t-il une liste d'attente ?",
      /listes? d['’]attente|complets?|places? (?:disponible|libre|restante|vacante)/,
      /listes? d['’]attente|(?:plus|encore) (?:de |des |quelques )?places?(?: (?:disponible|libre))?|(?:cours|groupe|stage|séance)s? (?:est |sont |déjà )?complet/,
    ],
    "start-dates": [
      "Quand commence le prochain cours ?",
      /(?:quand|dates?) (?:commenc|début|démarr|repren)\w*.{0,20}(?:cours|session|stage|formation|atelier)?|(?:quand|date|prochain)\w*.{0,30}(?:début|rentrée|session|stage|formation)\w*|prochain(?:e?s)? (?:cours|date|session|formation|stage|atelier)|rentrée/,
      /(?:prochaines? (?:session|formation|date)s?|prochains? (?:cours|stages?|ateliers?)|rentrée|(?:reprise|début) des cours|(?:cours|stage|formation|session|atelier)s? .{0,20}(?:commenc|début|démarr|repren)\w*).{0,40}\d/,
    ],
    "class-size": [
      "Combien y a-t-il de participants par groupe ?",
      /combien .{0,25}(?:personne|participant|élève|enfant|stagiaire)|taille .{0,12}groupes?|petits? groupes?|effectifs?/,
      /(?:groupes?|comités?|effectifs?|maximum|limité\w*|jusqu['’]à) .{0,20}(?<!\d)\d{1,2} (?:personne|participant|élève|enfant|stagiaire|adulte)|(?<!\d)\d{1,2} (?:personne|participant|élève|enfant|stagiaire)s? (?:maximum|max|par (?:groupe|cours|séance|session))|en petits? (?:groupe|comité)/,
    ],
    certificate: [
      "Délivrez-vous un certificat ?",
      /certificats?(?! médic)|attestations?|diplômes?|certifiante?s?|certification/,
      /(?:certificats?(?! (?:médic|de non))|attestations?(?! (?:de (?:mutuelle|droits|sécurité)|d['’]assurance))|diplômes?) .{0,40}(?:remis|délivr|reçoi|obten|reconnu|fin de)\w*|(?:délivr|remett|obten|recev)\w+ .{0,30}(?:certificat(?! médic)|attestation|diplôme)|formation certifiante|(?:attestation|certificat) de (?:formation|participation|présence|stage|réussite)/,
    ],
    funding:
      /(?:financ|financement|finançable|prise? en charge|pris en charge|éligible|aide|subvention|subside|bourse)\w* .{0,50}(?:cpf|opco|pôle emploi|france travail|région|caf|maprimerénov|anah|cee|fifpl|agefice|vivea|chèques?[- ]formation|pass['’ ]?sport)|cpf|opco|maprimerénov|pass['’ ]?(?:sport|culture)|chèques?[- ](?:formation|énergie)|éco-?ptz|bourses? (?:d['’]études?|au mérite)|aides? (?:financière|de l['’]état)/,
    "course-language": [
      "En quelle langue cela se déroule-t-il ?",
      /(?:en|dans) quelles? langues?|langue (?:des cours|de la formation|d['’]enseignement)|traduction|traduit\w*|bilingue/,
      /(?:cours|formations?|ateliers?|visites?|conférences?|stages?|séances?|exposés?) .{0,40}en (?:français|anglais|allemand|néerlandais|espagnol|italien|arabe|langue des signes)|traduction simultanée|(?:sous-titr|traduit)\w* en/,
    ],
    "missed-class": [
      "Que se passe-t-il si je manque un cours ?",
      /(?:manqu|rat|loup)\w* (?:un|une|mon|ma|le|la|des) (?:cours|séance|leçon)|rattrap\w*|absence|absente?s?/,
      /rattrap\w*|(?:cours|séance|leçon)s? (?:manqué|raté|non suivi|perdu)e?s?|en cas d['’]absence/,
    ],
    "course-material": [
      "Faut-il acheter des livres ou du matériel ?",
      /livres?|manuels?|supports? (?:de cours|pédagogiques?)|(?:matériel|contenus?) pédagogique|partitions?/,
      /(?:livres?|manuels?|matériel pédagogique|documentation|partitions?) .{0,40}(?:fourni|remis|compris|inclus|distribué|à acheter|à votre charge|nécessaire)\w*|supports? (?:de cours|pédagogique)/,
    ],
    exams: [
      "Comment se déroule l'examen ?",
      /examens?|épreuves?/,
      /(?:examens?|épreuves?)(?: (?:théorique|pratique|final|du code|blanc)s?)? .{0,10}(?:se déroul|dur|compren|compos|consist|a lieu|ont lieu|coût)\w*|passer l['’]examen|inscription à l['’]examen|taux de réussite/,
    ],
    requirements:
      /pré-?requis .{3,}|conditions? (?:requise|préalable|d['’]admission|d['’]accès)s? .{3,}|(?:aucune?|sans) (?:prérequis|condition préalable)|il faut (?:être|avoir) .{3,40} pour (?:s['’]inscrire|participer|adhérer|suivre)/,
    included:
      /(?:prix|tarif|forfait|formule|location)s? .{0,40}(?:comprend|inclu\w*|compris)|(?:compris|inclus) dans le (?:prix|tarif)/,
    "delivery-time": [
      "Quels sont les délais de livraison ?",
      /(?:délais?|quand|combien de temps|date).{0,30}(?:livr|expédi|reçoi|recev|envoi)\w*/,
      /(?:livr|expédi|envoy|envoi|recev)\w* .{0,40}(?:sous|en|dans (?:les|un délai)|entre|le jour|lendemain) ?.{0,20}(?:heures?|h|jours?|semaines?|ouvr\w*|lendemain)|délais? (?:de livraison|d['’]expédition|d['’]acheminement|de fabrication)/,
    ],
    "delivery-abroad": [
      "Livrez-vous à l'étranger ?",
      /(?:livr|expédi|envo|command)\w*.{0,25}(?:étranger|international\w*|belgique|suisse|luxembourg|allemagne|europe|canada|france|outre-mer|monde)|étranger/,
      /(?:livr|expédi|envo)\w* .{0,40}(?:étranger|international\w*|en europe|toute l['’]europe|le monde|belgique|suisse|luxembourg|états-unis|dom-tom|outre-mer|monde entier|union européenne)/,
    ],
    collection: [
      "Peut-on retirer sa commande sur place ?",
      /retir\w*.{0,25}(?:commande|colis|achat|sur place|magasin)|retrait|récupér\w*.{0,20}(?:commande|colis|achat)|click ?(?:and|&|n|et) ?collect|chercher .{0,15}commande|drive/,
      /retrait (?:en (?:magasin|boutique)|sur place|gratuit|à |au |de (?:votre|vos|la) commande)|click ?(?:and|&|n|et) ?collect|(?:retir|récupér)\w* .{0,30}(?:commande|colis|achat|en magasin|à la boutique|sur place)|chercher .{0,15}commande/,
    ],
    "order-tracking": [
      "Comment suivre ma commande ?",
      /suivre .{0,20}(?:commande|colis|livraison)|suivi|où (?:est|en est) (?:ma|mon) (?:commande|colis)|numéro de colis|tracking/,
      /(?:suivre|suivi) .{0,25}(?:commande|colis|livraison|envoi|expédition)|(?:numéro|lien) de suivi/,
    ],
    "how-to-order":
      /(?:command(?:ez|er|es?)|pass(?:ez|er) (?:votre |vos |une )?commandes?) .{0,50}(?:en ligne|par (?:téléphone|mail|e-mail|courriel|sms)|sur (?:notre|le) site|via|formulaire|en boutique|en magasin|au \d)/,
    stock: [
      "Vos articles sont-ils en stock ?",
      /stock|rupture|(?:article|produit)s? .{0,15}disponible/,
      /en stock|(?:rupture de|hors) stock|stocks? (?:limité|disponible)|selon (?:les )?stocks?|(?:articles?|produits?) .{0,20}disponibles? (?:en magasin|immédiatement|sur place)/,
    ],
    "custom-orders": [
      "Faites-vous du sur-mesure ?",
      /sur[- ]mesure|sur commande|personnalis\w*/,
      /(?<!devis )sur[- ]mesure|(?:fabri|réalis|confection|créa|créé|cré|articles?|bijou|meuble|gâteau|vêtement)\w* .{0,30}(?:personnalisé\w*|sur commande|à la demande)/,
    ],
    "gift-wrapping": [
      "Faites-vous des emballages cadeaux ?",
      /(?:emballage|paquet|papier|pochette|boîte|coffret)s?[- ]cadeau|emball\w*|pour offrir/,
      /(?:emballage|paquet|papier|pochette)s?[- ]cadeau|emball\w* .{0,15}cadeau/,
    ],
    wholesale: [
      "Vendez-vous en gros ou aux professionnels ?",
      /en gros|grossistes?|revendeurs?|(?:aux|les|pour) professionnels?|revente/,
      /(?:vente|prix|achat|tarif|commande)s? (?:en gros|de gros|(?:pour |aux )?(?:grossiste|revendeur|professionnel))|grossistes?|espace pro(?:fessionnel)?/,
    ],
    "shop-repairs": [
      "Faites-vous aussi des réparations ?",
      /répar\w*|atelier de|service après[- ]vente|sav|retouches?/,
      /répar(?:ation|ons|er|e|ez)s? .{3,}|service après[- ]vente|atelier de (?:réparation|retouche)|retouches?/,
    ],
    "trade-in": [
      "Rachetez-vous les articles d'occasion ?",
      /occasion|rach[aeè]t\w*|dépôt[- ]vente|seconde main|reprise|reprenez-vous (?:les|des|mon|ma|mes|nos) (?:anciens? |vieux |vieilles? )?(?:vélo|article|livre|vêtement|meuble|appareil)/,
      /(?:rach(?:at|etons|ète)|repren(?:ons|d)|reprise) .{0,30}(?:occasion|ancien\w*|usagé|votre|vos)|dépôt[- ]vente|seconde main|d['’]occasion/,
    ],
    "change-order": [
      "Puis-je modifier ma commande ?",
      /(?:modifi|chang|annul|corrig)\w*.{0,20}commande/,
      /(?:modifi|chang|annul)\w* .{0,20}commande|commandes? .{0,25}(?:modifié|annulé|changé)e?s?/,
    ],
    "check-in":
      /(?:heure d['’](?:arrivée)|heure de départ|arrivées?|départs?|check-?in|check-?out)\b.{0,40}\d/,
    "late-arrival": [
      "Peut-on arriver tard ?",
      /(?:arriv\w*|check-?in) .{0,15}(?:tard|tardive|tardivement|après \d|la nuit|le soir)|boîtes? à clés?/,
      /arrivées? (?:tardive|autonome|après \d|au-delà)|boîtes? à clés?|(?:arriv|préven)\w* .{0,40}après (?:1[89]|2\d) ?h/,
    ],
    luggage: [
      "Peut-on laisser ses bagages ?",
      /bagages?|valises?|bagagerie|consigne/,
      /bagagerie|(?:laisser|déposer|garder|gardons|entreposer|stocker) .{0,20}(?:bagage|valise)|bagages? .{0,30}(?:gard|dépos|laiss|consigne)\w*/,
    ],
    "minimum-stay": [
      "Y a-t-il une durée de séjour minimale ?",
      /(?:séjour|durée|nuitée)s? (?:de séjour )?minim\w*|nuits? minimum|minimum (?:de )?.{0,8}nuits?|(?:pour|que|qu['’])? ?une (?:seule )?nuit/,
      /(?:\d+|deux|trois) nuits minimum|séjour minimum|minimum (?:de )?(?:\d+|deux|trois) nuits/,
    ],
    "extra-bed": [
      "Y a-t-il un lit bébé ou un lit d'appoint ?",
      /lits? (?:parapluie|bébé|pour bébé|d['’]appoint|supplémentaire|pliant)/,
      /lits? (?:parapluie|bébé|pour bébé|d['’]appoint|supplémentaire|pliant)|canapé[- ]lit/,
    ],
    "room-capacity": [
      "Combien de personnes peuvent y dormir ?",
      /combien (?:de |d['’])(?:personne|voyageur|hôte|lit|chambre|couchage)s?(?: .{0,20}(?:dormir|loger|héberger|accueillir|accueillez-vous|gîte|logement|appartement|maison))?|capacité|couchages?/,
      /(?:capacité(?: d['’](?:accueil|hébergement))?|jusqu['’]à|pour|peut accueillir|accueille|couchages?|maximum) .{0,20}(?:\d+|deux|trois|quatre|six|huit|dix) (?:à \d+ )?(?:personne|voyageur|couchage|adulte|hôte)|\d+ couchages/,
    ],
    smoking: ["Peut-on fumer ?", /fum(?:er|eurs?)|non-?fumeur/],
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
    "final-cleaning": [
      "Le ménage est-il compris ?",
      /ménage|nettoyage/,
      /(?:ménage|nettoyage)(?: (?:de fin de séjour|final|quotidien))? .{0,30}(?:\d|compris|inclus|option|gratuit|assuré|en supplément|à (?:votre|la) charge)\w*|(?:frais|forfait|option) (?:de )?ménage|ménage (?:de )?fin de séjour/,
    ],
    "tourist-tax": ["Y a-t-il une taxe de séjour ?", /taxe de séjour/],
    pool: ["Y a-t-il une piscine ou un sauna ?", /piscine|sauna|spa|jacuzzi|hammam/],
    "air-conditioning": ["Y a-t-il la climatisation ?", /climatis\w*|clim|air conditionné/],
    transfer: [
      "Proposez-vous un transfert ou une navette ?",
      /navettes?|transferts?|(?:venez|venir) .{0,15}chercher .{0,15}(?:gare|aéroport)/,
      /navettes?|transferts? .{0,30}(?:gare|aéroport|possible|demande|organis|gratuit)\w*|(?:venir|venons|viendrons) .{0,15}chercher .{0,20}(?:gare|aéroport)/,
    ],
    charging: [
      "Peut-on recharger une voiture électrique ?",
      /bornes?|(?:re)?charg\w*.{0,25}(?:voiture|véhicule|auto)s?|(?:voiture|véhicule|auto)s? électrique|wallbox/,
      /(?:borne|station|prise|point)s? (?:de |pour )?(?:la )?(?:re)?charg\w*|bornes? électrique|wallbox|recharg\w* .{0,25}(?:voiture|véhicule|auto)s? électrique/,
    ],
    bikes: [
      "Peut-on garer ou louer des vélos ?",
      /(?:(?:louer|garer|ranger|laisser|prêter|location) .{0,20})?(?:vélos?|vtt)|cyclistes?/,
      /(?:location|prêt|local|garage|abri|parking|louer|prêtons|louons) .{0,15}(?:vélo|vtt|vae)|vélos? .{0,30}(?:disposition|prêté|loué|location|abri|fermé|disponible)|accueil vélo/,
    ],
    laundry: [
      "Y a-t-il un lave-linge ?",
      /lave-linge|machines? à laver|sèche-linge|laverie|buanderie|laver (?:son|du|le|mon) linge|blanchisserie/,
    ],
    elevator: ["Y a-t-il un ascenseur ?", /ascenseur/],
    dinner: [
      "Peut-on dîner sur place ?",
      /dîner|table d['’]hôtes?|repas du soir|demi-pension/,
      /table d['’]hôtes?|dîners?|demi-pension/,
    ],
    "private-bathroom": [
      "Les chambres ont-elles une salle de bain privative ?",
      /salles? de bains?|salles? d['’]eau|baignoire/,
      /salles? (?:de bains?|d['’]eau) (?:privati\w*|privée?s?|communes?|partagée?s?|comprise?s?|attenantes?|avec)|(?:avec|propres?|ont|dispos\w+|d['’]une|leurs?) (?:une? )?salles? (?:de bains?|d['’]eau)/,
    ],
    television: ["Les chambres ont-elles la télévision ?", /télévision|téléviseurs?|télé|tv/],
    balcony: [
      "Y a-t-il des chambres avec balcon ou terrasse ?",
      /balcons?|terrasses? (?:privati\w*|privée?s?)/,
    ],
    "room-count": [
      "Combien de chambres avez-vous ?",
      /combien (?:de chambres|d['’]appartements|de gîtes)|nombre de chambres/,
      /(?:compte|compose de|dispos\w+ de|a|avons|louons|propos\w+|offr\w+|que|seulement) (?:que |seulement )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?:[a-zéè]+ )?(?:chambres|appartements|cabanes|gîtes)/,
    ],
    sights: [
      "Que peut-on voir et faire dans les environs ?",
      /environs|alentours|à proximité|aux environs|(?:à voir|à visiter|à faire)|activités .{0,20}(?:région|coin)/,
      /(?:à proximité|aux alentours|dans les environs|à deux pas|non loin) .{10,}|(?:randonnée|plage|château|musée|site touristique|lieux? à visiter)s? .{5,60}(?:km|minutes|min|à proximité|alentours|environs)/,
    ],
    "legal-aid": [
      "Peut-on bénéficier de l'aide juridictionnelle ?",
      /aide (?:juridictionnelle|juridique)|pro deo|assistance judiciaire|avocat (?:gratuit|commis d['’]office)/,
      /aide (?:juridictionnelle|juridique)|pro deo|assistance judiciaire/,
    ],
    "first-consultation": [
      "Combien coûte la première consultation ?",
      /(?:combien|prix|coût|coûte|tarif)s? .{0,25}premi(?:ère|er) (?:consultation|rendez-vous|entretien)|premi(?:ère|er) (?:consultation|rendez-vous|entretien) .{0,20}(?:coûte|payant)/,
      /premi(?:ère|er) (?:consultation|rendez-vous|entretien) .{0,50}(?:€|euro|chf|francs|\$|gratuit|offert|facturé|ttc)e?s?/,
    ],
    "legal-fees": [
      "Comment sont calculés vos honoraires ?",
      /honoraires?|taux horaire|rémunér\w*/,
      /honoraires? .{0,50}(?:forfait|horaire|résultat|convention|fixé|calculé|fonction)\w*|taux horaire|convention d['’]honoraires|au temps passé/,
    ],
    "legal-insurance": [
      "Ma protection juridique prend-elle en charge les frais ?",
      /(?:protection|assurance) juridique/,
      /(?:protection|assurance)s? juridique/,
    ],
    confidentiality: [
      "Nos échanges restent-ils confidentiels ?",
      /confidenti\w*|secret (?:professionnel|médical)|discr[eéè]t\w*/,
      /(?:strictement|restent?|reste|totale?|entièrement|sont|est) confidentiel\w*|secret (?:professionnel|médical)|confidentialité (?:des échanges|totale|absolue|garantie)|clause de confidentialité/,
    ],
    documents: [
      "Quels documents faut-il fournir ?",
      /documents?|(?:quelles )?pièces? (?:à fournir|justificative|d['’]identité|(?:dois|faut).{0,25})|papiers|justificatifs?/,
      /(?:apport|fourni|présent|munir|munissez|joindre|transmett|envoy|nécessaire|besoin|remett)\w* .{0,60}(?:documents?|pièces? (?:d['’]identité|justificative)|justificatifs?|carte (?:d['’]identité|vitale)|photos? d['’]identité|passeport|certificat médical)|(?:documents?|pièces) (?:à fournir|nécessaire|requis|demandé|obligatoire)/,
    ],
    representation: [
      "Qui s'occupera de mon dossier ?",
      /qui (?:s['’]occup|traite|suivra|suit|gère|défend|me représente)\w*.{0,20}(?:dossier|affaire|projet)|interlocut\w+|qui (?:me représente|me défend)/,
      /(?:interlocuteur|interlocutrice) (?:unique|dédié|privilégié|attitré)|chef de projet (?:dédié|attitré)|(?:votre dossier|votre affaire|votre projet) (?:est|sera) (?:suivi|traité|géré|pris)/,
    ],
    deadlines: [
      "Quels délais faut-il respecter ?",
      /délais? (?:à respecter|de (?:recours|prescription|appel))|(?:quels|quel) délais?|dates? limites?|clôture/,
      /dates? limites? .{3,}|délais? de (?:recours|prescription|appel)|clôture des (?:inscription|candidature)|(?:inscri|candidat|dossier|dépos|recours)\w* .{0,40}(?:avant le|jusqu['’]au|au plus tard le) \d/,
    ],
    "free-plan": [
      "Y a-t-il une version gratuite ?",
      /(?:version|formule|offre|plan|compte|abonnement)s? gratuit|(?:est-ce|c['’]est) gratuit|gratuitement/,
      /(?:version|formule|offre|plan|compte)s? (?:entièrement |100 ?% )?gratuit|gratuite? à vie|freemium/,
    ],
    integrations: [
      "Avec quels outils est-ce compatible ?",
      /intégr\w*.{0,15}(?:à|avec|aux|outils?)|intégrations?|(?:outil|logiciel|compatible)s? .{0,20}(?:compatible|avec)|connecteurs?|synchronis\w*|interfac\w*/,
      /(?:s['’]intègre|intégrations?|intégrée?s?|synchronis\w+|se connecte|connecteurs?|compatible) (?:à|avec|aux|au|pour)|connecteurs? natif|passerelles? (?:avec|vers)/,
    ],
    export: [
      "Puis-je exporter mes données ?",
      /export\w*|récupérer mes données|portabilité/,
      /export\w* .{0,40}(?:csv|excel|pdf|données|format|fichier|xml|json)/,
    ],
    security:
      /chiffrement|chiffrée?s? (?:de bout|par|en)|(?:données|échanges|connexions?) .{0,20}(?:chiffré|crypté)e?s?|iso ?27001|double authentification|authentification (?:à deux|forte|multi)|ssl|tls|sauvegardes? (?:quotidien|automati|réguli)\w*/,
    "data-location":
      /(?:données|serveurs?|hébergé|hébergée|hébergement|data ?centers?|centres? de données)s? .{0,40}(?:en (?:france|europe|suisse|belgique|allemagne)|au (?:canada|québec|luxembourg)|union européenne|ovh\w*|scaleway|infomaniak)/,
    "data-retention":
      /(?:conserv|supprim|efface|archiv)\w* .{0,50}(?:\d+|un|deux|trois|cinq|dix) ?(?:jours|mois|ans?|années)|durée de conservation/,
    support:
      /(?:support|assistance|service client|service clients|service clientèle|hotline|sav) .{0,50}(?:par (?:mail|e-mail|téléphone|chat|courriel|ticket)|disponible|joignable|réactif|répond|du lundi|\d+ ?h|24)/,
    "mobile-app": [
      "Y a-t-il une application mobile ?",
      /applis?|applications?|smartphone|iphone|android|app store/,
      /applications? (?:mobile|smartphone|ios|android|dédiée)|applis?|app store|google play|(?:ios|iphone) et android|android et (?:ios|iphone)/,
    ],
    "user-limit": [
      "Combien d'utilisateurs sont possibles ?",
      /(?:combien|nombre) d['’]utilisateurs?|utilisateurs|licences?/,
      /utilisateurs? (?:illimité|supplémentaire|inclus)|nombre (?:illimité )?d['’]utilisateurs|jusqu['’]à \d+ utilisateur|par utilisateur/,
    ],
    api: [
      "Proposez-vous une API ?",
      /api|webhook/,
      /api (?:rest|publique|ouverte|documentée)|webhooks?|(?:notre|une|via l['’]) ?api/,
    ],
    "single-sign-on": [
      "Proposez-vous l'authentification unique (SSO) ?",
      /sso|single sign[- ]on|authentification unique|saml|connexion (?:unique|(?:avec|via) google)/,
      /sso|single sign[- ]on|authentification unique|saml/,
    ],
    onboarding: [
      "Comment démarrer ?",
      /(?:comment|par où|pour) (?:bien )?(?:démarr|commenc|début)\w*|install(?:er|ation)|mise en (?:place|route|service)|configur(?:er|ation)|premiers pas|prise en main/,
      /(?:installation|mise en (?:place|route|service)|configuration|prise en main) .{0,30}(?:minutes|jours|heures|simple|rapide|accompagn|clics|gratuit)\w*|créez (?:votre|un) compte|(?:opérationnel|install|démarr|configur|prêt)\w* .{0,20}en quelques (?:minutes|clics)/,
    ],
    upgrade: [
      "Peut-on changer de formule ?",
      /chang\w* (?:de |d['’])(?:formule|abonnement|offre|plan|forfait)|upgrade|passer à (?:une|la|l['’]) ?(?:offre|formule|version)/,
      /chang\w* (?:de |d['’])(?:formule|abonnement|offre|plan|forfait)|upgrade|passer à (?:la |une |l['’])(?:formule|offre|version) (?:supérieure|payante|premium|pro)/,
    ],
    "annual-billing": [
      "Le paiement annuel est-il moins cher ?",
      /(?:paiement|abonnement|facturation|engagement|formule|tarif)s? annuel(?:le)?s?(?: .{0,15}(?:moins cher|avantageu|réduction)\w*)?|(?:payer|payant|régler) (?:à l['’]année|annuellement)/,
      /(?:paiement|abonnement|facturation|engagement|règlement)s? annuel(?:le)?|\d+ ?(?:%|mois) .{0,30}annuel(?:le)?|(?:payé|facturé)e?s? annuellement/,
    ],
    uptime: [
      "Le service est-il fiable ?",
      /fiab(?:le|ilité)s?|taux de disponibilité|disponibilité du service|pannes? (?:du|de) (?:service|serveur|site)|uptime/,
      /disponibilité .{0,15}\d{2}(?:[.,]\d+)? ?%|\d{2}[.,]\d+ ?% (?:de disponibilité|d['’]uptime)|uptime|sla/,
    ],
    browsers: [
      "Sur quels appareils et navigateurs cela fonctionne-t-il ?",
      /navigateurs?|quels appareils|windows|mac|linux|ordinateurs?|tablettes?|configuration requise/,
      /(?:fonctionne|compatible|accessible|disponible|tourne|utilisable) .{0,40}(?:navigateur|chrome|firefox|safari|edge|windows|macos|mac|linux|ordinateur|tablette)|configuration (?:requise|minimale)/,
    ],
    password: [
      "Comment réinitialiser mon mot de passe ?",
      /mots? de passe|identifiants?|me connecter/,
      /mots? de passe .{0,30}(?:oubli|réinitialis|chang|modifi)\w*|(?:réinitialis|chang|modifi|oubli)\w+ .{0,15}mots? de passe/,
    ],
    "delete-account": [
      "Comment supprimer mon compte ?",
      /(?:supprim|clôtur|ferm|désactiv|suppression)\w*.{0,15}compte/,
    ],
    "open-source": [
      "Peut-on l'héberger soi-même ?",
      /open[- ]source|logiciels? libres?|code source|auto-?héberg\w*|héberg\w*.{0,15}(?:soi-même|moi-même|nous-mêmes|propres? serveur)|on[- ]premises?/,
      /open[- ]source|logiciels? libre|code source (?:libre|ouvert|disponible)|auto-?héberg\w*|on[- ]premises?|sur vos propres serveurs/,
    ],
    process: [
      "Comment travaillez-vous ?",
      /comment (?:travaill|procéd|intervenez)\w*(?:-vous)?|déroulement|étapes|(?:votre|vos) méthodes?|processus|comment se (?:déroule|passe) (?:un projet|une mission|la prestation|une intervention|la collaboration|les travaux)/,
    ],
    references: [
      "Avez-vous des références ?",
      /références?|réalisations?|portfolio|exemples? (?:de|d['’])|avis (?:de |des )?clients?|témoignages?|déjà (?:réalisé|travaillé)/,
    ],
    revisions: [
      "Combien de modifications sont incluses ?",
      /(?:combien d[e'’] ?)?(?:modification|correction|retouche|révision|aller-retour|allers-retours)s?/,
      /(?:série|cycle|tour|phase)s? de (?:modification|correction|retouche|révision)|(?:\d|deux|trois) (?:modification|correction|retouche|révision|aller-retour|allers-retours)|(?:modification|correction|retouche|révision)s? (?:illimité|inclus|compris)e?s?/,
    ],
    ownership: [
      "À qui appartient le résultat ?",
      /appartien\w+|appartenir|propriété (?:intellectuelle|du|de la|des)|propriétaires? d[eu]|droits? (?:d['’]auteur|d['’]utilisation|d['’]exploitation)|cession/,
      /(?:cession|transfert) (?:de (?:tous les |vos )?|des )droits|droits? (?:d['’]auteur|d['’]utilisation|d['’]exploitation) .{3,}|vous (?:appartien\w+|(?:êtes|restez|devenez) propriétaire)/,
    ],
    maintenance: [
      "Assurez-vous la maintenance ?",
      /maintenance|contrats? d['’]entretien|entretien (?:annuel|régulier|courant|de (?:la|mon|ma))|entretenez|entretenir/,
      /(?:contrat|forfait)s? (?:de maintenance|d['’]entretien)|assur\w+ .{0,20}(?:la maintenance|l['’]entretien)|maintenance (?:corrective|évolutive|annuelle|préventive|incluse|est|et)|entretien (?:annuel|régulier|et dépannage)/,
    ],
    hosting: [
      "Proposez-vous l'hébergement du site ?",
      /héberge\w*.{0,20}sites?(?: web| internet)?|hébergement web|noms? de domaine/,
      /hébergement (?:web|de (?:votre )?site|du site|mutualisé|et (?:le )?nom de domaine)|noms? de domaine/,
    ],
    "remote-work": [
      "Travaillez-vous à distance ?",
      /(?:travaill|intervenez|intervien)\w*.{0,20}(?:à distance|en remote|toute la france|partout)|à distance|télétravail/,
      /(?:travaill|interven|intervien|accompagn)\w* .{0,30}(?:à distance|partout en|toute la (?:france|suisse|belgique)|en remote)|(?:dans|sur) toute la france|partout en france/,
    ],
    industries: [
      "Pour quels secteurs d'activité travaillez-vous ?",
      /secteurs? d['’]activités?|quels? (?:secteur|domaine|métier)s?(?: d['’]activités?)?|types? (?:d['’]entreprise|de client)|branches?/,
      /(?:tous|divers|différents|plusieurs|nombreux) (?:les )?secteurs|secteurs? d['’]activités? .{3,}/,
    ],
    donate: /dons? .{0,60}(?:en ligne|par|via|chèque|virement|déduct\w*)|faire un don .{5,}/,
    "tax-deductible": [
      "Les dons sont-ils déductibles ?",
      /déductib\w*|reçu fiscal/,
      /déductib\w*|reçu fiscal|réduction d['’]impôt/,
    ],
    "use-of-donations": [
      "À quoi servent les dons ?",
      /(?:à quoi|où) .{0,25}(?:dons?|argent)|comment .{0,15}utilis\w*.{0,15}(?:dons?|argent)|(?:utilis|emploi)\w*.{0,15}dons?|dons? .{0,20}(?:utilis|serv|financ)\w*/,
      /(?:les dons|vos dons|votre (?:don|soutien|générosité)|\d+ ?(?:€|euros?)) .{0,30}(?:permet|permettent|financ|ser[tv]|utilis|destiné|revers|contribu)\w*/,
    ],
    volunteer:
      /(?:bénévoles?|bénévolat) .{0,60}(?:rejoin\w*|contact\w*|recherch\w*|bienvenu\w*|besoin)|devenir bénévole/,
    "get-help": [
      "Qui peut bénéficier de votre aide ?",
      /qui peut (?:bénéficier|recevoir|obtenir|demander|être aidé).{0,25}|bénéficiaires?|(?:avoir|ai-je) droit|éligib\w*|(?:demander|recevoir|obtenir) (?:de l['’]|une )aide/,
      /bénéficiaires? .{3,}|sous conditions? de ressources|(?:personne|famille|étudiant|jeune)s? (?:en (?:difficulté|situation|précarité)|démuni|défavorisé|isolé|dans le besoin|sans[- ]abri)e?s?|s['’]adresse (?:à|aux) (?:tou|personne|famille)\w*/,
    ],
    "donate-goods": [
      "Peut-on donner des objets ?",
      /(?:donn|dépos|apport|récupér|accept|collect|repren)\w*.{0,25}(?:objet|vêtement|meuble|jouet|livre|denrée|couverture)|dons? (?:matériel|en nature|d['’]objets|de (?:vêtement|meuble|livre|jouet)s?)/,
      /dons? (?:en nature|matériel|alimentaire|de (?:vêtement|meuble|livre|jouet|matériel|nourriture))|(?:collect|récupér|accept|dépos|repren)\w* .{0,25}(?:objet|vêtement|meuble|jouet|livre|denrée|croquette|couverture)/,
    ],
    "bank-account": [
      "Quelles sont vos coordonnées bancaires ?",
      /coordonnées bancaires|compte (?:bancaire|en banque|postal)|(?:numéro|quel) .{0,10}compte|iban|rib|ccp/,
      /iban|rib|ccp|coordonnées bancaires|compte (?:bancaire|postal) .{0,20}\d/,
    ],
    partners: [
      "Comment devenir partenaire ou sponsor ?",
      /partenaires?|partenariats?|sponsor\w*|mécén\w*|mécènes?/,
      /(?:devenir|devenez|être) (?:partenaire|sponsor|mécène|parrain)|sponsoring|mécénat|(?:dossier|offre)s? de (?:partenariat|sponsoring)/,
    ],
    mission: [
      "Quelle est votre mission ?",
      /missions?|(?:votre|vos|l['’]) ?(?:objectif|but|vocation|raison d['’]être)s?/,
      /(?:notre|a pour|ont pour) (?:principale? )?(?:mission|but|objectif|objet|vocation|ambition|raison d['’]être) .{5,}/,
    ],
    tickets: [
      "Combien coûtent les billets ?",
      /billets?|billetterie|tickets?|(?:prix|tarif)s? (?:d['’]|de l['’]|des )entrées?|prix des places|entrée (?:payante|gratuite)/,
      /(?:billets?|billetterie|tickets?|entrées?|pass) .{0,30}(?:gratuit|libre|€|euro|prévente|en vente|en ligne|disponible|tarif)e?s?|entrée (?:libre|gratuite|payante)|(?:prix|participation) libre/,
    ],
    "event-dates":
      /(?:aura|auront|a|ont) lieu .{3,}|se (?:tien|déroul)\w+ .{0,30}(?:\d|samedi|dimanche|vendredi)|(?:prochaine édition|rendez-vous|dates? :?) ?(?:le |du |les )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d)/,
    program: [
      "Quel est le programme ?",
      /programmes?|programmation|ordre du jour|au menu/,
      /(?:au programme|le programme|programmation) .{5,}/,
    ],
    "event-food": [
      "Y a-t-il à manger et à boire sur place ?",
      /manger|boire|restauration|buvette|nourriture|food[- ]?trucks?/,
      /(?:restauration|buvette|food[- ]?trucks?|boissons?|collation|repas|crêpes|grillades) .{0,40}(?:sur place|assuré|prévu|proposé|disponible|offert|inclus|compris|en vente)e?s?|(?:food[- ]?trucks?|buvette) .{3,}/,
    ],
    accommodation:
      /(?:hôtel|hébergement|loge(?:r|ment)|camping|gîte|internat|chambre)s? .{0,40}(?:à proximité|proche|partenaire|tarifs? préférentiel|réserv|recommand|alentours|possib)\w*|(?:possibilité|solution|offre)s? d['’]hébergement/,
    speakers: [
      "Comment proposer une intervention ?",
      /propos\w*.{0,15}(?:intervention|conférence|communication|atelier|sujet|spectacle)|appels? à (?:communication|contribution|proposition|projet)|soumett\w*|soumission/,
      /appels? à (?:communication|contribution|proposition|participation)|(?:soumett|propos)(?:re|ez|er) (?:un|une|votre|vos) (?:sujet|intervention|conférence|communication|atelier|proposition)/,
    ],
    rain: [
      "Que se passe-t-il en cas de mauvais temps ?",
      /pluie|pleut|mauvais temps|intempéries?|météo|orages?/,
      /(?:en cas de|selon la|selon les conditions|suivant la) (?:pluie|mauvais temps|intempérie|météo\w*|orage|vent)|par tous (?:les )?temps|quelle que soit la météo|solution de repli/,
    ],
    streaming: [
      "Y a-t-il une diffusion en direct ou un enregistrement ?",
      /stream\w*|livestream|diffus\w*|retransm\w*|enregistr(?:é|ée|ement|ées|és)|replay|rediffusion|à revoir/,
      /(?:live)?stream(?:ing)?|replay|rediffusion|(?:diffus|retransmi|enregistr)\w* .{0,20}(?:en direct|en ligne|youtube|facebook|en vidéo)|captation vidéo/,
    ],
    photos: [
      "Peut-on prendre des photos ?",
      /photos?|photographi\w*|filmer|caméra|droit à l['’]image/,
      /(?:photos?|photographier|filmer|vidéos?|prises? de vue) .{0,40}(?:autoris|interdit|permis|prises)\w*|droit à l['’]image/,
    ],
    "re-entry": [
      "À quelle heure ouvrent les portes ?",
      /ouv(?:erture|re|rent|rez) .{0,10}portes|sortir et (?:rentrer|revenir)|ré-?entr\w*|sortie .{0,15}définitive/,
      /ouverture des portes|sortie (?:est )?définitive|portes? ouvr\w+ .{0,10}\d/,
    ],
    "lead-time": [
      "Combien de temps à l'avance faut-il réserver ou commander ?",
      /(?:combien de temps|jours?|heures?|semaines?) (?:à l['’]avance|avant)|à l['’]avance|dernière minute/,
      /(?:réserv|command|préven|inscri|contact|demand).{0,80}(?:\d|un|une|deux|trois|quelques) ?(?:h|heures?|jours?|semaines?|mois) (?:à l['’]avance|avant|au préalable)|(?:\d+|deux|trois) ?(?:h|heures?|jours?|semaines?) (?:minimum )?à l['’]avance/,
    ],
    experience: [
      "Depuis combien de temps exercez-vous ?",
      /depuis (?:quand|combien)(?: de temps| d['’]années)?(?: .{0,25}(?:vous|entreprise|cabinet|société|métier|exist\w*))?|combien d['’]années|(?:quand|en quelle année) .{0,40}(?:créée?|fondée?|ouverte? (?:ses|vos) portes)/,
      /depuis (?:1[89]|20)\d\d,? .{0,40}(?:nous|notre|entreprise|accueill|accompagn)|(?:existe|exerce|installé|travaill|accompagn|accueill)\w* .{0,60}depuis (?:(?:1[89]|20)\d\d|(?:plus de |près de )?(?:\d+|dix|quinze|vingt|trente|quarante) ans)|(?:fondée?|créée?|avons ouvert .{0,30}|sommes nés) en (?:1[89]|20)\d\d|(?:maison|entreprise|famille|artisan) .{0,20}depuis (?:1[89]|20)\d\d|(?:plus de|près de|avec|fort de) (?:\d+|dix|quinze|vingt|trente|quarante) (?:ans|années) d['’]expérience/,
    ],
  },
};
