/**
 * Five interfaces that were written without reading the rules, by another author than that of the rules, who had not seen
 * them. Two have shadow roots. All have been opened since their first count.
 */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

export const openedUnseenDesigns: Flow[] = [
  {
    app: "materialize",
    language: "es",
    actions: [
      use("navigate", "link", "Encargos"),
      use("click", "button", "Imprimir etiquetas"),
      use("click", "button", "Filtrar"),
      use("option", "link", "Solo terminados"),
      use("click", "button", "Nuevo encargo"),
      use("type", "textbox", "Nombre del cliente", { value: "Bodega Ribera" }),
      // Its field has no name, only a value, and the accessibility tree of Chromium has its options only as texts.
      use("open", "textbox", "", { at: ".select-wrapper input", shown: ["Prenda", "Abrigo"] }),
      use("option", "", "Pantalón", { at: ".select-wrapper li:has-text('Pantalón')", shown: ["Prenda"] }),
      use("toggle", "radio", "Cambiar la cremallera", { at: "label:has(#cremallera)" }),
      use("click", "button", "Guardar encargo"),
    ],
  },
  {
    app: "semi",
    language: "pt",
    actions: [
      use("navigate", "menuitem", "Recolhas"),
      use("click", "button", "Imprimir etiquetas"),
      use("click", "button", "Opções"),
      use("option", "menuitem", "Ocultar entregues"),
      use("click", "button", "Marcar recolha"),
      use("type", "textbox", "Cliente", { value: "Lar de Santa Rita" }),
      use("open", "combobox", "Tipo de roupa"),
      use("option", "option", "tick Batas", { shown: ["Batas", "Tipo de roupa"] }),
      use("toggle", "switch", "Lavagem ecológica"),
      use("click", "button", "Guardar recolha"),
    ],
  },
  {
    app: "siemens-ix",
    language: "en",
    actions: [
      use("navigate", "menuitem", "Work orders"),
      use("click", "button", "Print route sheet"),
      use("open", "combobox", "Zone"),
      use("option", "option", "Lower valley", {
        at: "ix-select-item[label='Lower valley']",
        shown: ["Zone"],
      }),
      use("click", "button", "New work order"),
      use("type", "textbox", "Asset", { value: "Booster pump 6" }),
      use("toggle", "radio", "Night shift"),
      use("toggle", "checkbox", "Road closure needed"),
      use("toggle", "switch", "Notify residents", { at: "#residents" }),
      use("click", "button", "Save work order"),
    ],
  },
  {
    app: "vaadin",
    language: "nl",
    actions: [
      use("navigate", "link", "Bestellingen"),
      use("click", "button", "Lijst vernieuwen"),
      use("click", "button", "Nieuwe bestelling"),
      use("type", "textbox", "Naam van de klant", { value: "Camping De Rietveen" }),
      use("open", "combobox", "Boomsoort"),
      use("option", "option", "Leilinde", { shown: ["Boomsoort"] }),
      use("toggle", "radio", "Ophalen"),
      use("toggle", "checkbox", "Met groeigarantie"),
      use("click", "button", "Bestelling opslaan"),
      use("navigate", "tab", "Geleverd"),
    ],
  },
  {
    app: "vuestic",
    language: "pl",
    actions: [
      use("navigate", "tab", "Rękopisy"),
      use("type", "textbox", "Szukaj autora", { value: "du" }),
      use("click", "button", "Pobierz zestawienie"),
      use("click", "button", "Dodaj rękopis"),
      use("type", "textbox", "Tytuł roboczy", { value: "Cienie Wisłoki" }),
      use("open", "combobox", "Wybierz z listy", { shown: ["Gatunek"] }),
      use("option", "option", "Poezja", { shown: ["Gatunek"] }),
      use("toggle", "radio", "Oprawa twarda", { at: ".va-radio:has-text('Oprawa twarda') label" }),
      use("toggle", "checkbox", "Umowa podpisana", { at: ".va-checkbox__label" }),
      use("click", "button", "Zapisz rękopis"),
    ],
  },
];
