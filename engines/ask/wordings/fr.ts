import type { VisitorWordings } from "../visitor-wordings.ts";

export const fr: VisitorWordings = {
  hours:
    /(?:ouvrez|ouvert|ouverts|fermez|fermé|êtes.vous ouverts?).{0,30}|à quelle heure .{0,25}(?:ouvr|ferm)|quels? (?:sont vos )?(?:horaires?|jours)/,
  prices:
    /combien (?:ça )?(?:coûte|coute|vaut|faut-il payer|pour)|(?:quel|c['’]est quoi) .{0,15}(?:prix|tarif)|c['’]est combien|tarifs?/,
  payment:
    /(?:payer|régler|paiement|acceptez).{0,30}(?:carte|chèque|espèces|paypal|virement|liquide|cb)|comment (?:payer|régler)/,
  "delivery-cost": /(?:frais|prix|coût).{0,20}(?:livraison|port|envoi)/,
  delivery: /livr(?:ez|aison)|envoyez/,
  parking: /(?:où )?(?:se )?gar(?:er|e)|parking|stationn/,
  directions:
    /(?:venir|comment venir|accès|y aller).{0,25}(?:tram|bus|train|métro|voiture)|en (?:tram|bus|train|métro)/,
  pets: /chiens?|chats?|animaux|animal/,
  children: /enfants?|bébés?|fils|fille/,
  "minimum-age": /(?:à partir de )?quel âge|(?:de |a )?\d{1,2} ans|trop jeune/,
  beginners: /débutante?s?|jamais (?:fait|touché|essayé)|expérience|niveau requis|avoir déjà/,
  bring: /(?:apporter|amener|prendre avec|prévoir)|quels? (?:papiers|documents)/,
  "how-long-it-takes": /combien de temps|(?:quel|quels) délais?|en combien de|au bout de combien/,
  cancellation: /annul|désist|me rembours/,
  returns: /renvoyer|retour(?:ner)?|rendre|échang/,
  booking: /réserv|inscri|prendre rendez-vous/,
  equipment: /(?:prêtez|fourni|fournissez|louez|matériel|tablier|outils)/,
  vouchers: /(?:bons?|cartes?|chèques?)[- ]cadeaux?|offrir/,
  accessibility: /fauteuil|handicap|plain-pied/,
  trial: /essai|essayer/,
  emergency: /urgence|urgent/,
  "missed-class": /(?:rater|manqu|rattrap|absent)/,
};
