/**
 * Interfaces of other kinds than those in `design-flows.ts`, for more rules: Vuetify in Dutch, PrimeVue with a dense table
 * in Italian, AdminLTE on Bootstrap in Portuguese, dark, and Fluent's web components in Polish.
 */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

export const furtherDesigns: Flow[] = [
  {
    app: "adminlte",
    language: "pt",
    actions: [
      use("navigate", "link", "Reparações"),
      use("click", "button", "Atualizar lista"),
      use("click", "button", "Ações"),
      use("option", "button", "Arquivar concluídas", { at: "#arquivar" }),
      use("type", "searchbox", "Procurar matrícula", { value: "zt" }),
      use("toggle", "checkbox", "Selecionar 81-ZT-06", { shown: ["81-ZT-06", "Citadino azul"] }),
      use("choose", "combobox", "Estado", { value: "Concluídas" }),
      use("click", "button", "Nova reparação"),
      use("type", "textbox", "Viatura", { value: "Moto preta" }),
      use("choose", "combobox", "Mecânico", { value: "Filipa" }),
      use("toggle", "radio", "Urgente"),
      use("toggle", "checkbox", "Avisar por mensagem"),
      use("click", "button", "Registar"),
    ],
  },
  {
    app: "fluent",
    language: "pl",
    actions: [
      use("navigate", "tab", "Kursy"),
      use("click", "button", "Wyślij przypomnienie"),
      use("click", "button", "Nowy kurs"),
      use("type", "textbox", "Temat kursu", { value: "Linoryt" }),
      use("open", "combobox", "Sala"),
      use("option", "option", "Ogród", { shown: ["Sala"] }),
      use("toggle", "checkbox", "Kurs płatny"),
      use("toggle", "switch", "Widoczny na stronie"),
      use("click", "button", "Zapisz kurs"),
    ],
  },
  {
    app: "primevue",
    language: "it",
    actions: [
      use("navigate", "tab", "Movimenti"),
      use("click", "button", "Aggiorna elenco"),
      use("click", "columnheader", "Articolo"),
      use("open", "combobox", "Mese"),
      use("option", "option", "Ottobre 2026", { shown: ["Mese"] }),
      use("toggle", "checkbox", "Row Unselected", {
        at: "tbody tr:nth-child(2) .p-checkbox",
        shown: ["Dado esagonale", "MG-4134"],
      }),
      use("type", "textbox", "Cerca per articolo", { value: "molla" }),
      use("click", "button", "Esporta"),
      use("type", "textbox", "Nome del file", { value: "inventario" }),
      use("toggle", "radio", "Foglio di calcolo", { at: ".p-radiobutton:has(#xls)" }),
      use("toggle", "switch", "Includi i prezzi", { at: ".p-toggleswitch" }),
      use("click", "button", "Crea il file"),
    ],
  },
  {
    app: "vuetify",
    language: "nl",
    actions: [
      use("navigate", "", "Ritten", { at: ".v-list-item:has-text('Ritten')" }),
      use("click", "button", "Vrachtbrief printen"),
      use("click", "button", "Filters"),
      use("toggle", "radio", "Alleen spoed"),
      use("click", "button", "Rit toevoegen"),
      // Its fields have two labels each, of which one is shown.
      use("type", "textbox", "Naam van de klant Naam van de klant", {
        value: "Slagerij Mulder",
        shown: ["Naam van de klant"],
      }),
      use("open", "", "Wagen", { at: ".v-select" }),
      use("option", "option", "Bakwagen", { shown: ["Wagen"] }),
      use("type", "textbox", "Kosten Kosten", { value: "8450", shown: ["Kosten"] }),
      use("toggle", "checkbox", "Met spoed", { at: ".v-switch .v-selection-control__wrapper" }),
      use("click", "button", "Rit bewaren"),
    ],
  },
];
