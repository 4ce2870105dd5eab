/**
 * Interfaces written later, in the same way as those in `design-flows.ts`: the SHA-256 of their names decides here, too,
 * which two stay unopened until the rules are done.
 */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

/** Carbon with a dense table, Quasar in Spanish with dark colors. */
export const openLaterDesigns: Flow[] = [
  {
    app: "carbon",
    language: "en",
    actions: [
      use("navigate", "link", "Payables"),
      use("click", "button", "Amount"),
      use("toggle", "checkbox", "Select 40706", {
        at: "label[for='row-40706']",
        shown: ["40706", "Kite Logistics"],
      }),
      use("click", "button", "Fetch new invoices"),
      use("type", "textbox", "Find a supplier", { value: "lowl" }),
      use("click", "button", "Schedule payment"),
      use("open", "button", "Pay from Select an account", { shown: ["Pay from", "Select an account"] }),
      use("option", "menuitemradio", "Operating account", { shown: ["Pay from"] }),
      use("toggle", "checkbox", "Send remittance advice", { at: "label[for='advice']" }),
      use("click", "button", "Confirm payment"),
    ],
  },
  {
    app: "quasar",
    language: "es",
    actions: [
      use("navigate", "listitem", "Turnos", { at: ".q-item:has-text('Turnos')" }),
      use("click", "button", "Descargar horario"),
      use("click", "button", "Crear turno"),
      use("type", "textbox", "Nombre del turno", { value: "Horno noche" }),
      use("open", "combobox", "Sucursal", { at: ".q-select" }),
      use("option", "option", "Valencia", { shown: ["Sucursal"] }),
      use("toggle", "radio", "Noche"),
      use("toggle", "switch", "Avisar al equipo"),
      use("click", "button", "Guardar turno"),
      use("navigate", "tab", "Ausencias"),
    ],
  },
];

/** Bulma in German. Unopened until 2026-11-28. */
export const openedLaterDesigns: Flow[] = [
  {
    app: "bulma",
    language: "de",
    actions: [
      use("navigate", "link", "Belegung"),
      use("click", "button", "Kalender abonnieren"),
      use("click", "button", "Raum buchen"),
      use("type", "textbox", "Anlass", { value: "Puppenspiel" }),
      use("choose", "combobox", "Raum", { value: "Werkraum" }),
      use("type", "spinbutton", "Zahl der Gäste", { value: "35" }),
      use("toggle", "radio", "Den ganzen Tag"),
      use("toggle", "checkbox", "Technik wird gebraucht"),
      use("click", "button", "Eintragen"),
      use("navigate", "tab", "Vergangenes"),
    ],
  },
];

/** Ionic in French. Unopened until 2026-11-29. */
export const lastOpenedLaterDesigns: Flow[] = [
  {
    app: "ionic",
    language: "fr",
    actions: [
      use("navigate", "button", "Produits", { at: "ion-item[data-page=produits]" }),
      use("click", "button", "Imprimer les étiquettes"),
      use("navigate", "tab", "Épuisés", { at: "ion-segment-button[value=epuises]" }),
      use("type", "searchbox", "search text", {
        at: "ion-searchbar input",
        value: "cur",
        shown: ["Chercher un produit"],
      }),
      use("click", "button", "Ajouter un produit"),
      use("type", "textbox", "Désignation", { value: "Vinaigre doux" }),
      use("open", "button", "Rayon", { at: "ion-select" }),
      use("option", "radio", "Conserves", {
        at: "ion-popover ion-item:has-text('Conserves')",
        shown: ["Rayon"],
      }),
      use("toggle", "switch", "Suivre le stock", { at: "ion-toggle" }),
      use("click", "button", "Enregistrer"),
    ],
  },
];
