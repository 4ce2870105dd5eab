import type { KindWords } from "../other-kind.ts";

export const fr: KindWords = {
  exclusive: "seulement, uniquement, sauf, hormis, exclusivement",
  spans: "au, jusqu au, -",
  closed: "fermé, fermée, fermés, fermeture",
  kinds: `
animal, animaux, animaux de compagnie > chien, chiens, chienne, chiot, chiots | chat, chats, chaton | oiseau, oiseaux, perroquet | lapin, lapins, cochon d'inde | hamster | cheval, chevaux, poney, poneys
véhicule, véhicules > voiture, voitures | vélo, vélos, bicyclette | moto, motos | camionnette, utilitaire | camion, camions | camping car, caravane
transports en commun, transports publics > train, gare | avion, vol | bus, autobus | tram, tramway | métro | taxi | ferry
repas, restauration > petit déjeuner, petit déj | déjeuner, midi | dîner, souper | brunch
tout public, tous les âges, famille, familles, accompagné, accompagnés > adulte, adultes | enfant, enfants, bébé, bébés | seniors, retraités
mixte > hommes, homme, messieurs | femmes, femme, dames
mixte > garçon, garçons | fille, filles
moyens de paiement > carte, cartes, carte bancaire, cb, visa, mastercard | espèces, liquide | paypal | chèque, chèques | virement
langue, langues > français | anglais | allemand | espagnol | italien | néerlandais | arabe
> acheter, achat, vendre, vente | louer, location, prêter, emprunter
> arrivée, arriver | départ, partir
toute l'année > été | hiver
jours fériés, jour férié > pâques | noël | nouvel an, jour de l an | pentecôte | ascension | toussaint
> caution | acompte, arrhes
`,
  ordered: `
tous les jours, chaque jour, en semaine, week end > lundi ~ lun | mardi ~ mar | mercredi ~ mer | jeudi ~ jeu | vendredi ~ ven | samedi ~ sam | dimanche ~ dim
toute l'année, chaque mois > janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre
`,
};
