/** Six interfaces of everyday software, in six languages, that were written without reading the rules. */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

export const openedSixDesigns: Flow[] = [
  {
    app: "astro",
    language: "en",
    actions: [
      use("navigate", "tab", "Jobs"),
      use("click", "button", "Print job sheets"),
      use("click", "button", "Filter"),
      // The accessibility tree of Chromium has its menu items only as texts.
      use("option", "", "Waiting for parts", { at: "rux-menu-item:has-text('Waiting for parts')" }),
      use("click", "button", "New job"),
      use("type", "textbox", "Customer", { value: "Larkfield Dairy" }),
      use("choose", "combobox", "Type of work", { value: "Radiator repair" }),
      use("toggle", "radio", "Afternoon", { at: "rux-radio[value='Afternoon']" }),
      use("toggle", "switch", "Send a text message", { at: "#text" }),
      use("click", "button", "Save job"),
    ],
  },
  {
    app: "calcite",
    language: "it",
    actions: [
      use("navigate", "button", "Noleggi"),
      use("click", "button", "Stampa i contratti"),
      use("click", "button", "Altre azioni"),
      use("option", "menuitemradio", "Solo in corso"),
      use("click", "button", "Nuovo noleggio"),
      use("type", "textbox", "Cliente", { value: "Caseificio Alpago" }),
      use("open", "combobox", "Categoria", { shown: ["Scegli una categoria"] }),
      use("option", "option", "Furgone", {
        at: "calcite-combobox-item[value='Furgone']",
        shown: ["Categoria"],
      }),
      use("toggle", "switch", "Senza franchigia"),
      use("click", "button", "Salva noleggio"),
    ],
  },
  {
    app: "dsfr",
    language: "fr",
    actions: [
      use("open", "button", "Enfance"),
      use("navigate", "link", "Inscriptions à la cantine"),
      use("click", "button", "Télécharger la liste"),
      use("click", "button", "Afficher"),
      use("option", "button", "En attente"),
      use("click", "button", "Inscrire un enfant"),
      use("type", "textbox", "Prénom et nom de l'enfant", { value: "Maëlle Courtois" }),
      use("choose", "combobox", "École", { value: "Le Petit Bois" }),
      use("toggle", "checkbox", "Repas sans viande", { at: "label:has-text('Repas sans viande')" }),
      use("click", "button", "Valider l'inscription"),
    ],
  },
  {
    app: "shineout",
    language: "de",
    actions: [
      use("navigate", "", "Aufträge", { at: "aside li a:has-text('Aufträge')" }),
      use("click", "button", "Werkstattplan drucken"),
      use("click", "button", "Anzeigen"),
      use("option", "link", "Nur offene", { at: "a:has-text('Nur offene')" }),
      use("click", "button", "Auftrag anlegen"),
      // Its fields have no names, and its select, options and radio buttons have no roles.
      use("type", "textbox", "", { at: ".soui-input", value: "Bäckerei Thiel", shown: ["Kunde"] }),
      use("open", "", "Bitte auswählen", { at: ".soui-select", shown: ["Holzart"] }),
      use("option", "", "Lärche", {
        at: ".soui-select-option:has-text('Lärche')",
        shown: ["Holzart"],
      }),
      use("toggle", "", "Lieferung", { at: ".soui-radio:has-text('Lieferung')" }),
      use("click", "button", "Auftrag speichern"),
    ],
  },
  {
    app: "spectre",
    language: "nl",
    actions: [
      use("navigate", "link", "Patiënten"),
      use("click", "button", "Lijst versturen"),
      use("click", "button", "Weergave"),
      use("option", "button", "Controle nodig"),
      use("click", "button", "Patiënt inschrijven"),
      use("type", "textbox", "Voornaam en achternaam", { value: "Daan Wolters" }),
      use("choose", "combobox", "Behandelaar", { value: "Dokter Verhulst" }),
      use("toggle", "radio", "Aanvullend verzekerd", { at: "label:has-text('Aanvullend verzekerd')" }),
      use("toggle", "checkbox", "Herinnering per sms", { at: "label:has-text('Herinnering per sms')" }),
      use("click", "button", "Gegevens opslaan"),
    ],
  },
  {
    app: "wave-ui",
    language: "pl",
    actions: [
      use("navigate", "link", "Umowy", { at: "nav a:has-text('Umowy')" }),
      use("click", "button", "Drukuj umowy"),
      use("click", "button", "Filtruj"),
      use("option", "", "Tylko w drodze", { at: ".w-list__item-label:has-text('Tylko w drodze')" }),
      use("click", "button", "Nowa umowa"),
      use("type", "textbox", "Imię i nazwisko klienta", { value: "Oskar Wilk" }),
      use("open", "button", "Wybierz rower", { shown: ["Rodzaj roweru"] }),
      use("option", "", "Elektryczny", {
        at: ".w-list__item-label:has-text('Elektryczny')",
        shown: ["Rodzaj roweru"],
      }),
      use("toggle", "radio", "Cały dzień", { at: ".w-radio:has-text('Cały dzień')" }),
      use("click", "button", "Zapisz umowę"),
    ],
  },
];
