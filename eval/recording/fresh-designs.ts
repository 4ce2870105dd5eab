/**
 * Three interfaces that were written without reading the rules, of three kinds: web components with shadow roots inside
 * shadow roots, React components, and jQuery widgets.
 */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

/** UI5 Web Components in German. No rule may come from it. */
export const unopenedFreshDesigns: Flow[] = [
  {
    app: "ui5",
    language: "de",
    actions: [
      use("navigate", "tab", "Einsätze"),
      use("click", "button", "Einsatzplan drucken"),
      use("open", "combobox", "Bezirk", { at: "#bezirk", shown: ["Alle Bezirke"] }),
      use("option", "option", "Altona", { shown: ["Bezirk"] }),
      use("click", "button", "Einsatz anlegen"),
      use("type", "textbox", "Betrieb", { value: "Gasthof Rabe" }),
      use("toggle", "radio", "Nachmittag", { at: "#spaeter" }),
      use("toggle", "checkbox", "Leiter mitnehmen", { at: "#leiter" }),
      use("toggle", "switch", "Betrieb benachrichtigen", { at: "#nachricht" }),
      use("click", "button", "Einsatz speichern"),
    ],
  },
];

/** Blueprint in Spanish and jQuery UI in Polish, opened after their first count. */
export const openedFreshDesigns: Flow[] = [
  {
    app: "blueprint",
    language: "es",
    actions: [
      use("navigate", "tab", "Muestras"),
      use("click", "button", "Descargar informe"),
      use("click", "button", "Filtrar"),
      use("option", "menuitem", "Solo pendientes"),
      use("click", "button", "Registrar muestra"),
      use("type", "textbox", "Punto de toma", { value: "Balsa del Cura" }),
      use("choose", "combobox", "Tipo de agua", { value: "Subterránea" }),
      use("toggle", "radio", "Con mensajero", { at: ".bp5-radio:has-text('Con mensajero')" }),
      use("toggle", "checkbox", "Avisar al cliente", { at: ".bp5-switch" }),
      use("click", "button", "Guardar muestra"),
    ],
  },
  {
    app: "jquery-ui",
    language: "pl",
    actions: [
      use("navigate", "tab", "Rezerwacje"),
      use("click", "button", "Wyślij potwierdzenia"),
      use("click", "button", "Nowa rezerwacja"),
      use("type", "textbox", "Imię i nazwisko", { value: "Hanna Bocian" }),
      // It has no name before its list was open, and then that of an option.
      use("open", "combobox", "", {
        at: "#rodzaj-button",
        shown: ["Rodzaj sprzętu", "Kajak jednoosobowy"],
      }),
      // The accessibility tree of Chromium has its options only as texts.
      use("option", "", "Rower wodny", {
        at: ".ui-menu-item-wrapper:has-text('Rower wodny')",
        shown: ["Rodzaj sprzętu"],
      }),
      use("open", "textbox", "Dzień odbioru"),
      use("option", "link", "18", { shown: ["Dzień odbioru"] }),
      use("toggle", "checkbox", "Z ubezpieczeniem", { at: "label[for='polisa']" }),
      use("click", "button", "Zapisz rezerwację"),
    ],
  },
];
