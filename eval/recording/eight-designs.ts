/** Eight interfaces of everyday software, in eight languages, that were written without reading the rules. */
import { use } from "./design-flows.ts";
import type { Flow } from "./flows.ts";

export const openedEightDesigns: Flow[] = [
  {
    app: "fabric",
    language: "nl",
    actions: [
      use("navigate", "tab", "Leden"),
      use("click", "menuitem", "Ledenlijst afdrukken"),
      use("click", "menuitem", "Tonen"),
      use("option", "menuitem", "Nog niet betaald"),
      use("click", "menuitem", "Nieuw lid"),
      use("type", "textbox", "Voor- en achternaam", { value: "Tessel Vermeer" }),
      use("open", "combobox", "Groep Kies een groep", { shown: ["Groep", "Kies een groep"] }),
      use("option", "option", "Recreanten", { shown: ["Groep"] }),
      use("toggle", "radio", "Per kwartaal", { at: "label:has-text('Per kwartaal')" }),
      use("click", "button", "Lid opslaan"),
    ],
  },
  {
    app: "grommet",
    language: "en",
    actions: [
      // Its icon has a name of its own.
      use("navigate", "tab", "Calendar Bookings", { shown: ["Bookings"] }),
      use("click", "button", "Print arrivals"),
      use("click", "button", "Open Menu", { shown: ["Show"] }),
      use("option", "menuitem", "Unpaid only"),
      use("click", "button", "New booking"),
      use("type", "textbox", "Name of the guest", { value: "Kofi Brandt" }),
      use("open", "button", "Open Drop", { shown: ["Room"] }),
      use("option", "option", "Dune room", { shown: ["Room"] }),
      use("toggle", "checkbox", "Late arrival", { at: "label:has-text('Late arrival')" }),
      use("click", "button", "Save booking"),
    ],
  },
  {
    app: "infineon",
    language: "es",
    actions: [
      use("navigate", "tab", "Reservas"),
      use("click", "button", "Descargar el listado"),
      use("click", "button", "Mostrar"),
      use("option", "menuitem", "Sin pagar"),
      use("click", "button", "Nueva reserva"),
      use("type", "textbox", "Nombre del socio", { value: "Jimena Rius" }),
      // Its field has no name, and the accessibility tree of Chromium has its options only as texts.
      use("open", "listbox", "", { at: "#pista .choices", shown: ["Pista", "Elegir una pista"] }),
      use("option", "", "Pista 4", {
        at: ".choices__item--choice:has-text('Pista 4')",
        shown: ["Pista"],
      }),
      use("toggle", "checkbox", "Alquilar palas"),
      use("click", "button", "Guardar reserva"),
    ],
  },
  {
    app: "material-web",
    language: "it",
    actions: [
      use("navigate", "tab", "Pazienti", { at: "md-primary-tab:has-text('Pazienti')" }),
      use("click", "button", "Stampa elenco"),
      use("click", "button", "Altre azioni"),
      use("option", "menuitem", "Solo in cura"),
      use("click", "button", "Nuovo paziente"),
      use("type", "textbox", "Nome dell'animale", { value: "Briciola" }),
      use("open", "combobox", "Specie"),
      use("option", "option", "Coniglio", { shown: ["Specie"] }),
      use("toggle", "switch", "Ricorda i richiami"),
      use("click", "button", "Salva paziente"),
    ],
  },
  {
    app: "metro",
    language: "fr",
    actions: [
      use("navigate", "link", "Billets"),
      use("click", "button", "Imprimer les billets"),
      use("click", "button", "Filtrer"),
      use("option", "link", "À payer seulement"),
      use("click", "button", "Réserver"),
      use("type", "textbox", "Nom du spectateur", { value: "Solène Abadie" }),
      // Its field is a check box with the selected option as its name, and its options have no role.
      use("open", "checkbox", "Le Jardin de craie", { at: ".select", shown: ["Spectacle"] }),
      use("option", "", "Ondine", { at: ".select li:has-text('Ondine')", shown: ["Spectacle"] }),
      use("toggle", "radio", "Balcon", { at: "label.radio:has(#balcon)" }),
      use("click", "button", "Enregistrer"),
    ],
  },
  {
    app: "scale",
    language: "de",
    actions: [
      use("navigate", "link", "Störungen"),
      use("click", "button", "Liste herunterladen"),
      use("click", "button", "Anzeigen"),
      use("option", "menuitem", "Nur offene"),
      use("click", "button", "Störung erfassen"),
      use("type", "textbox", "Betreff", { value: "Beamer im Foyer" }),
      use("open", "combobox", "Betroffener Bereich"),
      use("option", "option", "Telefonie", { shown: ["Betroffener Bereich"] }),
      use("toggle", "radio", "Dringend"),
      use("click", "button", "Störung speichern"),
    ],
  },
  {
    app: "tdesign",
    language: "pl",
    actions: [
      use("navigate", "", "Faktury", { at: ".t-menu__item:has-text('Faktury')" }),
      use("click", "button", "Pobierz rejestr"),
      use("click", "button", "Pokaż"),
      // The accessibility tree of Chromium has its options only as texts.
      use("option", "", "Tylko zaległe", { at: ".t-dropdown__item:has-text('Tylko zaległe')" }),
      use("click", "button", "Wystaw fakturę"),
      use("type", "textbox", "Pełna nazwa firmy", { value: "Wulkanizacja Bieg", shown: ["Nabywca"] }),
      use("open", "textbox", "Wybierz termin", { shown: ["Termin płatności"] }),
      use("option", "", "14 dni", {
        at: ".t-select-option:has-text('14 dni')",
        shown: ["Termin płatności"],
      }),
      use("toggle", "checkbox", "Wyślij pocztą elektroniczną", { at: "label.t-checkbox" }),
      use("click", "button", "Zapisz fakturę"),
    ],
  },
  {
    app: "w2ui",
    language: "pt",
    actions: [
      use("navigate", "", "Encomendas", { at: ".w2ui-tab:has-text('Encomendas')" }),
      use("click", "", "", { at: ".w2ui-tb-button:has(.w2ui-icon-paste)", shown: ["Imprimir etiquetas"] }),
      use("click", "", "Mostrar", { at: ".w2ui-tb-button:has-text('Mostrar')" }),
      use("option", "", "Só atrasadas", { at: ".w2ui-menu-item:has-text('Só atrasadas')" }),
      use("click", "", "Nova encomenda", { at: ".w2ui-tb-button:has-text('Nova encomenda')" }),
      use("type", "textbox", "Peça", { value: "Farol esquerdo" }),
      use("open", "textbox", "Fornecedor"),
      use("option", "", "Rodas do Sul", {
        at: ".w2ui-menu-item:has-text('Rodas do Sul')",
        shown: ["Fornecedor"],
      }),
      use("toggle", "checkbox", "Urgente", { at: "label:has-text('Urgente')" }),
      use("click", "button", "Guardar encomenda"),
    ],
  },
];
