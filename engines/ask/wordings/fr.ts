import type { VisitorWordings } from "../visitor-wordings.ts";

export const fr: VisitorWordings = {
  hours:
    /(?:ouvrez|fermez)[- ]vous|vous (?:ouvrez|fermez)|ouverts? (?:le|les|ce|aujourd['’]hui|demain|à)|êtes[- ]vous ouverts?|à quelle heure .{0,25}\b(?:ouvr|ferm)\w*|quels? (?:sont (?:vos|les) )?(?:horaires?|jours)|horaires d['’]ouverture/,
  prices:
    /combien (?:ça )?(?:coûten?t?|coute|vaut|faut-il payer)|(?:quel|c['’]est quoi) .{0,15}\b(?:prix|tarifs?)|c['’]est combien|tarifs?/,
  payment:
    /(?:payer|régler|paiement|acceptez) .{0,30}\b(?:cartes?|chèques?|espèces|paypal|virement|liquide|cb)|acceptez-vous .{0,20}\b(?:cartes?|chèques?)|comment (?:payer|régler|(?:peut|puis|peux|doit|dois).{0,6} (?:payer|régler))/,
  "delivery-cost": /(?:frais|prix|coût) .{0,20}\b(?:livraison|port|envoi)/,
  delivery: /livrez|livraisons?|envoyez/,
  parking: /(?:se |me |nous )?garer|où .{0,15}\bse gare|parking|stationn\w*/,
  directions: /(?:venir|accès|y aller) .{0,25}\b(?:tram|bus|train|métro|voiture)|en (?:tram|bus|train|métro)/,
  pets: /(?:(?:prendre|emmener|amener|venir avec) .{0,10}\b)?chien(?:ne)?s?|chats?(?! (?:en ligne|en direct|avec un conseiller))|animaux|animal/,
  children: /enfants?|bébés?|(?:mon|notre) fils|(?:ma|notre) fille/,
  "minimum-age": /quel âge|(?:de|a|ont|dès) \d{1,2} ans(?! de garantie)|trop jeune/,
  beginners:
    /débutante?s?|jamais (?:fait|touché|essayé)|sans expérience|expérience (?:requise|nécessaire)|niveau requis|avoir déjà/,
  bring:
    /(?:que|quoi|faut-il|dois-je|doit-on) .{0,15}\b(?:apporter|amener|prendre avec|prévoir)|quels? (?:papiers|documents)/,
  "how-long-it-takes": /combien de temps|quels? délais?|en combien de|au bout de combien/,
  cancellation: /annul\w*|désist\w*/,
  returns:
    /renvoyer|retourner (?:un|une|le|la|mon|ma|des|l['’])\b.{0,15}|(?:politique de |faire un )retours?|rendre (?:un|une) (?:article|produit|commande)|échanger/,
  booking: /réserver|réservations?|s['’]inscrire|inscriptions?|m['’]inscrire|prendre rendez-vous/,
  equipment:
    /(?:prêtez|fournissez|louez)[- ]vous|vous (?:prêtez|fournissez|louez)|(?:matériel|tabliers?|outils) .{0,15}\bfournis?/,
  vouchers: /(?:bons?|cartes?|chèques?)[- ]cadeaux?|(?:pour|à) offrir/,
  accessibility: /fauteuils? roulants?|en fauteuil|handicap\w*|plain-pied/,
  trial: /(?:cours|séance|leçon) d['’]essai|essayer/,
  emergency: /urgences?|urgent/,
  "missed-class": /(?:rater|manqu\w*|rattrap\w*|absente?) .{0,20}\b(?:cours|séances?|ateliers?)/,
  address:
    /où (?:êtes[- ]vous|vous (?:êtes|trouvez)|se trouve|se situe|c['’]est situé)|(?:votre|l['’]) ?adresse(?! (?:e-?mail|mail|électronique))|adresse (?:exacte|postale|(?:pour le )?gps)/,
  contact: /vous (?:joindre|contacter|appeler|écrire)|numéro de téléphone|whatsapp/,
  "who-runs-it":
    /qui (?:êtes[- ]vous|gère|dirige|tient)|(?:le|la) (?:patronne?|gérante?|propriétaire)|depuis quand (?:existe|êtes)/,
  areas:
    /vous (?:venez|déplacez|livrez|intervenez) .{0,20}\b(?:jusqu|à|dans|chez)|jusqu['’]où|quels? (?:secteurs?|zones?|communes?)/,
  groups: /groupes?|classes? scolaires?|on est \d+/,
  "private-events":
    /(?:fêter|louer|privatiser|organiser) .{0,30}\b(?:anniversaires?|mariages?|salles?|soirées?|fêtes?)|privatis\w*/,
  "spoken-languages":
    /parl(?:ez|e)[- ]?(?:vous|t-on)? .{0,15}\b(?:anglais|allemand|français|espagnol|italien|arabe|néerlandais)|quelles langues/,
  wifi: /wi-?fi|connexion internet/,
  breakfast: /petits?[- ]déj\w*/,
  rain: /pleut|pluie|intempéries|orage|mauvais temps/,
  deposit: /acomptes?|arrhes|caution/,
  discounts: /réductions?|tarifs? réduits?|moins cher|remises?/,
  refunds: /rembours\w*/,
  "walk-ins":
    /sans (?:rendez-vous|rdv|réserv\w*|inscription)|(?:faut-il|il faut|besoin) .{0,20}\b(?:rendez-vous|rdv|réserver)/,
  "check-in":
    /heure .{0,15}\b(?:arrivée|départ)|quand (?:peut-on|puis-je|on peut) (?:arriver|partir)|check-?in|check-?out/,
  smoking: /fumer|fumeurs?|vapoter/,
  "dress-code":
    /(?:comment|quoi) .{0,15}\b(?:s['’]habiller|mettre)|(?:quelle|quelles) (?:tenue|chaussures)|tenue (?:exigée|correcte|obligatoire)/,
  "air-conditioning": /clim|clima?tis\w*/,
  "outdoor-seating": /terrasse|manger dehors/,
  join: /adhérer|adhésions?|devenir membre|s['’]inscrire/,
  volunteer: /bénévol\w*|(?:vous )?aider (?:au|à l['’]|l['’])/,
  donate: /(?:faire un|faire des) dons?|donner de l['’]argent/,
  linen: /draps|serviettes de (?:bain|toilette)|linge de lit/,
  included: /(?:est|sont|c['’]est) .{0,25}\b(?:inclus|compris)e?s?|(?:inclus|compris)e?s? dans/,
  "class-size":
    /combien (?:de personnes|d['’]élèves|de participants|on est|êtes-vous) .{0,25}\b(?:groupes?|cours|ateliers?|séances?)/,
  installments: /(?:en|par) (?:deux|trois|quatre|plusieurs|\d+) fois|mensualit\w*|échelonn\w*/,
};
