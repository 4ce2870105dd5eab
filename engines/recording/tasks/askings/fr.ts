import { infinitiveFirst, joined, wordSet } from "../asking.ts";

const verbs = wordSet(
  "abonner accéder accepter acheter activer actualiser adapter afficher ajouter ajuster annuler appliquer approuver archiver attribuer autoriser bloquer calculer changer choisir classer clôturer combiner commander commencer comparer compléter configurer confirmer connecter consulter contacter contrôler convertir copier corriger créer déconnecter définir demander démarrer désabonner désactiver désinscrire désinstaller déplacer déposer dupliquer échanger effectuer effacer éditer élargir émettre enregistrer envoyer essayer exporter faire fermer filtrer fusionner générer gérer grouper identifier importer imprimer indiquer inscrire insérer installer intégrer inviter joindre lancer lier lire louer masquer mettre modifier noter obtenir offrir organiser ouvrir paramétrer partager passer payer personnaliser placer planifier prendre préparer prévisualiser programmer prolonger protéger publier réactiver recevoir rechercher réclamer récupérer redémarrer refuser régler réinitialiser rejoindre relier rembourser remplacer remplir renommer renouveler renvoyer répondre reporter réserver résilier restaurer retirer retourner retrouver saisir sauvegarder scanner sélectionner signaler signer suivre supprimer suspendre synchroniser télécharger téléverser terminer traduire transférer transformer trier trouver utiliser valider vendre vérifier verser vider visualiser voir",
);

export const asking = infinitiveFirst({
  how: /^comment /i,
  verbs,
  reflexive: /^(?:se |s[’'])(\p{L}+)(?!\p{L})/u,
  ours: /(?<!\p{L})(?:notre|nos|nous)(?!\p{L})/iu,
  ask: ({ verb, isReflexive, rest }) => {
    const pronoun = /^[aeéèêiouh]/.test(verb) ? "s’" : "se ";
    return `Comment ${joined(isReflexive ? pronoun + verb : verb, withMine(rest))}\u00a0?`;
  },
});

/**
 * "Ton" is a tone, too: "choisir le ton", "changer de ton", "adapter ton et style". It's a possessive only where its noun
 * follows, after the verb or one of these words.
 */
const ownTon =
  /(?<=^|(?<!\p{L})(?:à|avec|chez|dans|de|depuis|et|ou|par|pour|sans|sous|sur|vers) )ton(?= \p{L})(?! (?:au|de|des|du|en|et|ou|pour|à)(?!\p{L})| d[’'])/gu;

/** Only informal ones: "votre" doesn't say whether "mon" or "ma" would follow. */
function withMine(rest: string): string {
  return rest.replace(/(?<!\p{L})t(a|es)(?!\p{L})/gu, "m$1").replace(ownTon, "mon");
}
