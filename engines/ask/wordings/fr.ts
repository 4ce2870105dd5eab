import type { VisitorWordings } from "../visitor-wordings.ts";

export const fr: VisitorWordings = {
  hours:
    /(?:ouvrez|fermez)[- ]vous|vous (?:ouvrez|fermez)|ouverts? (?:le|les|ce|aujourd['’]hui|demain|à)|êtes[- ]vous ouverts?|à quelle heure .{0,25}\b(?:ouvr|ferm)\w*|quels? (?:sont (?:vos|les) )?(?:horaires?|jours)|horaires d['’]ouverture/,
  prices:
    /combien (?:ça )?(?:coûten?t?|coute|vaut|faut-il payer)|(?:quel|c['’]est quoi) .{0,15}\b(?:prix|tarifs?)|c['’]est combien|tarifs?/,
  payment:
    /(?:payer|régler|paiement|acceptez) .{0,30}\b(?:cartes?|chèques?|espèces|paypal|virement|liquide|cb)|acceptez-vous .{0,20}\b(?:cartes?|chèques?)|comment (?:payer|régler)/,
  "delivery-cost": /(?:frais|prix|coût) .{0,20}\b(?:livraison|port|envoi)/,
  delivery: /livrez|livraisons?|envoyez/,
  parking: /(?:se |me |nous )?garer|où .{0,15}\bse gare|parking|stationn\w*/,
  directions: /(?:venir|accès|y aller) .{0,25}\b(?:tram|bus|train|métro|voiture)|en (?:tram|bus|train|métro)/,
  pets: /chien(?:ne)?s?|chats?(?! (?:en ligne|en direct|avec un conseiller))|animaux|animal/,
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
  vouchers: /(?:bons?|cartes?|chèques?)[- ]cadeaux?|offrir/,
  accessibility: /fauteuils? roulants?|en fauteuil|handicap\w*|plain-pied/,
  trial: /(?:cours|séance|leçon) d['’]essai|essayer/,
  emergency: /urgences?|urgent/,
  "missed-class": /(?:rater|manqu\w*|rattrap\w*|absente?) .{0,20}\b(?:cours|séances?|ateliers?)/,
};
