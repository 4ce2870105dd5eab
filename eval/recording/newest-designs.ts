/**
 * Interfaces written after those in `later-designs.ts`, in the same way: the SHA-256 of their names decides here, too,
 * which two stay unopened until the rules are done.
 */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

/** Naive UI in French with dark colors, Fomantic UI in German. */
export const openNewestDesigns: Flow[] = [
  {
    app: "naive",
    language: "fr",
    actions: [
      use("navigate", "menuitem", "Réparations"),
      use("click", "button", "Imprimer les fiches"),
      use("click", "button", "Nouvelle réparation"),
      use("type", "textbox", "Modèle du vélo", { value: "Cargo bleu" }),
      // Its field and options have no role.
      use("open", "", "Mécanicien", { at: ".n-select", shown: ["Choisir une personne"] }),
      use("option", "", "Salomé", {
        at: ".n-base-select-option:has-text('Salomé')",
        shown: ["Mécanicien"],
      }),
      use("toggle", "radio", "Sous garantie", { at: ".n-radio:has-text('Sous garantie')" }),
      use("toggle", "switch", "Prévenir par message"),
      use("click", "button", "Enregistrer la réparation"),
      use("navigate", "tab", "Terminées", { at: ".n-tabs-tab:has-text('Terminées')" }),
    ],
  },
  {
    app: "fomantic",
    language: "de",
    actions: [
      use("navigate", "link", "Gäste"),
      use("click", "button", "Belegung exportieren"),
      use("type", "searchbox", "Tier suchen", { value: "mo" }),
      use("click", "button", "Gast aufnehmen"),
      use("type", "textbox", "Name des Tieres", { value: "Schnuppe" }),
      use("open", "combobox", "Tierart", { at: "#art", shown: ["Bitte auswählen"] }),
      use("option", "option", "Kaninchen", { at: "#art .item:has-text('Kaninchen')", shown: ["Tierart"] }),
      use("toggle", "checkbox", "Impfpass liegt vor", { at: "label[for='pass']" }),
      use("toggle", "checkbox", "Braucht Medikamente", { at: "label[for='medizin']" }),
      use("click", "button", "Aufenthalt speichern"),
    ],
  },
];

/** UIkit in Italian. Unopened until 2026-11-29. */
export const lastOpenedNewestDesigns: Flow[] = [
  {
    app: "uikit",
    language: "it",
    actions: [
      use("navigate", "link", "Lezioni"),
      use("click", "button", "Scarica il calendario"),
      use("click", "button", "Altro"),
      use("option", "link", "Mostra lezioni annullate"),
      use("click", "button", "Nuova lezione"),
      use("type", "textbox", "Nome dell'allievo", { value: "Bruno Testa" }),
      use("choose", "combobox", "Strumento", { value: "Violoncello" }),
      use("type", "textbox", "Giorno", { at: "#giorno", value: "12052026" }),
      use("toggle", "radio", "A distanza"),
      use("click", "button", "Conferma lezione"),
    ],
  },
];

/** Arco Design with a dense table of payments. Unopened until it had been counted with the rules from all others. */
export const openedNewestDesigns: Flow[] = [
  {
    app: "arco",
    language: "en",
    actions: [
      use("click", "columnheader", "Amount", { at: "th:has-text('Amount')" }),
      use("toggle", "checkbox", "", {
        at: "tbody tr:nth-child(3) .arco-checkbox-mask",
        shown: ["TR-5275", "Vega Printing"],
      }),
      use("open", "combobox", "Currency", { at: ".arco-select", shown: ["All currencies"] }),
      use("option", "option", "CHF", { at: ".arco-select-option:has-text('CHF')", shown: ["Currency"] }),
      use("type", "textbox", "Search beneficiary", { value: "har" }),
      use("click", "button", "Refresh balances"),
      use("click", "button", "New transfer"),
      use("type", "textbox", "Payment reference", { value: "Q4 lease" }),
      use("toggle", "switch", "Urgent transfer"),
      use("click", "button", "Submit transfer"),
    ],
  },
];

/** React Suite, written and recorded after the rules from all others were done. Unopened until 2026-11-29. */
export const lastOpenedDesigns: Flow[] = [
  {
    app: "rsuite",
    language: "en",
    actions: [
      use("navigate", "", "Payslips", { at: ".rs-nav-item:has-text('Payslips')" }),
      use("open", "combobox", "", { at: ".rs-picker-toggle", shown: ["Every team"] }),
      use("option", "option", "Delivery", { shown: ["Every team"] }),
      use("click", "button", "Send reminders"),
      use("click", "button", "Add a bonus"),
      use("type", "textbox", "Reason for it", { value: "Harvest week" }),
      use("toggle", "radio", "Next month", { at: ".rs-radio:has-text('Next month') label" }),
      use("toggle", "checkbox", "Pay it after tax", { at: ".rs-checkbox label" }),
      use("toggle", "switch", "Close", { at: ".rs-toggle", shown: ["Tell the employee"] }),
      use("click", "button", "Save the bonus"),
    ],
  },
];
