/** Formal: "vous". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Sélectionner {name}", text: "Sélectionnez {name}." },
  openLink: { title: "Ouvrir {name}", text: "Ouvrez {name}." },
  openTab: { title: "Aller à {name}", text: "Allez à l’onglet {name}." },
  choose: { title: "Choisir {name}", text: "Choisissez {name}." },
  fillIn: { title: "Remplir {name}", text: "Remplissez {name}." },
  chooseFor: { title: "Choisir {value} pour {name}", text: "Pour {name}, choisissez {value}." },
  chooseIn: { title: "Choisir une option pour {name}", text: "Pour {name}, choisissez une option." },
  turnOn: { title: "Activer {name}", text: "Activez {name}." },
  turnOff: { title: "Désactiver {name}", text: "Désactivez {name}." },
  press: { title: "Appuyer sur {name}", text: "Appuyez sur {name}." },
  open: { title: "Ouvrir {name}", text: "Ouvrez {name} : {address}" },
  drag: { title: "Faire glisser {name}", text: "Faites glisser {name} vers son nouvel emplacement." },
  marked: {
    button: { title: "Sélectionner le bouton entouré", text: "Sélectionnez le bouton entouré." },
    link: { title: "Ouvrir le lien entouré", text: "Ouvrez le lien entouré." },
    field: { title: "Remplir le champ entouré", text: "Remplissez le champ entouré." },
    other: { title: "Sélectionner l’élément entouré", text: "Sélectionnez l’élément entouré." },
  },
  unnamed: { title: "Continuer", text: "Continuez sur cette page." },
  onPage: "Sur la page {page} : {sentence}",
  inDialog: "Dans la fenêtre {dialog} : {sentence}",
  screen: {
    toggle: { title: "Activer ou désactiver {name}", text: "Activez ou désactivez {name}." },
    next: "Vous voyez ensuite {page}.",
    opens: { title: "{name} s’ouvre", text: "{name} s’ouvre." },
    result: { title: "Voir le résultat", text: "Vous voyez le résultat." },
    screenAt: "L’écran à {time}.",
    pageAt: "La page {page} à {time}.",
    step: "Étape {number}",
    welcome: { title: "Bienvenue", text: "Bienvenue ! Ce guide présente les premières étapes." },
    guideOf: "Guide du {date}",
  },
};
