import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /prestations?|services?|formules?|forfaits?|cours|soins?|séances?|ateliers?|stages?|sorties?|activités|chambres?|spécialités|massages?/,
  about: /a-propos|apropos|qui-(?:sommes-nous|suis-je)|equipe|notre-histoire|presentation|profs|about/,
  kinds: {
    included: [
      "Qu'est-ce qui est inclus ?",
      /(?:(?:ce qui est|c['’]est) )?(?:inclus(?:es?)?|compris(?:es?)?)|(?:le (?:prix|tarif) )?(?:comprend|inclut)|ce que comprend .{3,30}|prestations incluses/,
    ],
    excluded: [
      "Qu'est-ce qui n'est pas inclus ?",
      /(?:ce qui n['’]est )?(?:pas|non) (?:inclus|compris)(?:es?)?|en supplément|suppléments|(?:le prix )?ne comprend pas/,
    ],
    duration: ["Combien de temps cela dure-t-il ?", /durées?(?: .{3,20})?|combien de temps/],
    audience: [
      "À qui cela s'adresse-t-il ?",
      /publics?(?: concerné)?|pour qui|à qui (?:s['’]adresse|cela s['’]adresse)(?:[- ]t[- ]il| .{3,20})?|niveaux?(?: requis)?|âges?|tranches? d['’]âge/,
    ],
    areas: [
      "Dans quelle zone intervenez-vous ?",
      /zones?(?: (?:d['’]interventions?|d['’]activité|desservies?|de .{3,20}))?|secteurs?(?: (?:d['’]interventions?|géographique))?|où (?:j['’]interviens|nous intervenons)|déplacements?|communes desservies/,
    ],
    place: [
      "Où cela se passe-t-il ?",
      /lieux?(?: (?:de (?:rendez-vous|rencontre|pratique|cours)))?|point de (?:rendez-vous|rencontre)|où/,
    ],
    payment: [
      "Comment puis-je payer ?",
      /(?:modes?|moyens?|modalités?|conditions?) de (?:paiement|règlement)s?|paiements?|règlements? (?:acceptés?|par .{3,20})|moyens de règlement/,
    ],
    deposit: ["Y a-t-il un acompte ou une caution ?", /acomptes?|cautions?|arrhes|dépôt de garantie/],
    booking: [
      "Comment réserver ?",
      /réserv(?:ations?|er)(?: (?:une?|votre|un|ma|mon|en ligne).{0,25})?|prendre (?:un )?rendez-vous|prise de rendez-vous|rendez-vous|inscriptions?(?: en ligne)?|s['’]inscrire|comment (?:réserver|s['’]inscrire|prendre rendez-vous)|demandes? de (?:rendez-vous|réservation)/,
    ],
    cancellation: ["Comment annuler ?", /annulations?|conditions d['’]annulation|désistements?|absences?/],
    amenities: [
      "Quels équipements y a-t-il ?",
      /équipements?|(?:les )?aménagements?|prestations de la chambre|confort|commodités/,
    ],
    rules: [
      "Quelles sont les règles ?",
      /règlement intérieur|règles(?: (?:de vie|de la maison))?|consignes|le règlement/,
    ],
    directions: [
      "Comment venir ?",
      /(?:plan d['’])?accès|comment (?:venir|nous trouver|se rendre .{3,20})|itinéraire|nous trouver|transports?(?: en commun)?|en (?:voiture|train|bus)/,
    ],
    parking: ["Où puis-je me garer ?", /parking|stationnement|se garer/],
    arrival: ["À quelle heure peut-on arriver ?", /(?:heures? d['’])?arrivées?|check[- ]?in/],
    departure: ["À quelle heure faut-il partir ?", /(?:heures? de )?départs?|check[- ]?out/],
    process: [
      "Comment cela se passe-t-il ?",
      /(?:le )?déroul(?:é|ement)(?: .{3,30})?|comment (?:ça (?:marche|se passe|fonctionne)|se déroule .{3,25})|(?:notre |ma |la )?(?:méthode|démarche|approche)|(?:les )?étapes/,
    ],
    qualifications: [
      "Quelles sont vos qualifications ?",
      /diplômes?|qualifications?|formations?|certifications?|parcours|agréments?|diplômée?(?: d['’]état)?/,
    ],
    "group-size": [
      "Combien de personnes peuvent participer ?",
      /(?:taille des groupes?|effectifs?|capacité(?: d['’]accueil)?|nombre (?:de (?:personnes|participants|places))|(?:max(?:imum)? )?participants?)/,
    ],
    materials: [
      "Quels matériaux utilisez-vous ?",
      /matéri(?:aux|els?)(?: (?:utilisés?|fournis?))?|ingrédients|tissus/,
    ],
    vouchers: ["Proposez-vous des bons cadeaux ?", /(?:bons?|chèques?|cartes?)[- ]cadeaux?/],
    discounts: [
      "Y a-t-il des réductions ?",
      /réductions?|remises?|tarifs? réduits?|offres? (?:spéciales?|de parrainage)|promotions?/,
    ],
    emergency: [
      "Que faire en cas d'urgence ?",
      /urgences?|numéros? d['’]urgence|dépannage(?: d['’]urgence)?/,
    ],
    "first-visit": [
      "Comment se passe la première visite ?",
      /(?:votre |la )?premi(?:ère|er)s? (?:visite|séance|rendez-vous|consultation|cours|rencontre)|(?:cours|séance) d['’]essai/,
    ],
    warranty: ["Y a-t-il une garantie ?", /garanties?/],
    bring: [
      "Que faut-il apporter ?",
      /(?:à|que faut-il|quoi) (?:apporter|prévoir|emporter)|tenue|à prévoir|matériel à prévoir/,
    ],
    requirements: [
      "Quelles sont les conditions requises ?",
      /conditions(?: (?:requises|d['’](?:accès|admission|inscription)))?|prérequis|pré-requis|avant (?:votre|la) (?:visite|séance|venue)/,
    ],
    delivery: ["Comment se passe la livraison ?", /livraisons?|retraits?|frais de port|expédition/],
    minimum: ["Y a-t-il un minimum ?", /(?:durée|séjour|commande) minimum|minimum de .{3,20}/],
    treats: [
      "Que soignez-vous ?",
      /(?:les )?(?:motifs de consultation|indications|pathologies(?: traitées)?|troubles(?: traités)?|symptômes)|(?:nous traitons|je traite)(?: .{3,20})?/,
    ],
    hours: [
      "Quels sont vos horaires ?",
      /horaires?(?: d['’](?:ouverture|accueil))?|heures d['’]ouverture|jours d['’]ouverture|disponibilités?/,
    ],
  },
};
