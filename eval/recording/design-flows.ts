/**
 * Interfaces built with the components that other people's products use. `designs/packages.json` has their packages. The
 * actions were written before any result. The SHA-256 of a name decides which half stays unopened until the rules are
 * done: the lower half is open.
 */
import type { ActionKind, Flow, FlowAction } from "./flows.ts";

interface Extra extends Partial<Pick<FlowAction, "value" | "key">> {
  /** Where a person presses. Defaults to the control itself. */
  at?: string;
  /** Other names that a reader would accept, such as the visible ones. */
  shown?: string[];
}

/** A control as the accessibility tree knows it at that moment. */
export function use(
  kind: ActionKind,
  role: string,
  name: string,
  { at, shown = [], ...rest }: Extra = {},
): FlowAction {
  return { kind, role, target: at ?? targetOf(role, name), control: [name, ...shown], ...rest };
}

export function targetOf(role: string, name: string): string {
  return `role=${role}[name=${JSON.stringify(name)}s]`;
}

/** Ant Design in French, Element Plus in German, MUI. */
export const openDesigns: Flow[] = [
  {
    app: "antd",
    language: "fr",
    actions: [
      use("navigate", "menuitem", "Commandes"),
      use("click", "button", "Imprimer la liste"),
      use("click", "button", "Nouvelle commande"),
      use("type", "textbox", "Référence interne", { value: "R-7714" }),
      use("open", "combobox", "Fournisseur", { at: ".ant-select", shown: ["À choisir"] }),
      // Its options have no role.
      use("option", "", "Vernis du Midi", {
        at: ".ant-select-item-option:has-text('Vernis du Midi')",
        shown: ["Fournisseur"],
      }),
      use("open", "textbox", "Date de livraison", { shown: ["Sélectionner une date"] }),
      use("option", "", "18", { at: "td[title='2026-11-18']", shown: ["Date de livraison"] }),
      use("toggle", "switch", "Livraison express"),
      use("click", "button", "Enregistrer"),
    ],
  },
  {
    app: "element-plus",
    language: "de",
    actions: [
      use("navigate", "menuitem", "Kunden"),
      use("click", "button", "Liste drucken"),
      use("click", "button", "Neuer Kunde"),
      use("type", "textbox", "Firma", { value: "Blum und Co" }),
      use("open", "combobox", "Branche", { at: ".el-select", shown: ["Bitte wählen"] }),
      use("option", "option", "Gastronomie", { shown: ["Branche"] }),
      use("type", "combobox", "Kunde seit", {
        at: ".el-date-editor",
        value: "14.03.2026",
        key: "Enter",
        shown: ["Tag wählen"],
      }),
      use("toggle", "checkbox", "Rechnungen per E-Mail", { at: ".el-checkbox" }),
      use("click", "button", "Kunde speichern"),
    ],
  },
  {
    app: "mui",
    language: "en",
    actions: [
      use("navigate", "tab", "Expenses"),
      use("click", "button", "Filter list"),
      use("option", "menuitem", "Only drafts"),
      use("click", "button", "New expense"),
      use("type", "textbox", "What was it for?", { value: "Bus ticket" }),
      use("open", "combobox", "Category"),
      use("option", "option", "Travel", { shown: ["Category"] }),
      use("toggle", "checkbox", "Paid with my own money"),
      use("click", "button", "Save expense"),
    ],
  },
];

/**
 * AG Grid, Shoelace in Spanish with dark colors, Tabler (Bootstrap) in German. Unopened until 2026-11-28, when they had been
 * counted several times.
 */
export const openedDesigns: Flow[] = [
  {
    app: "ag-grid",
    language: "en",
    actions: [
      use("choose", "combobox", "Period", { value: "Q3 2026" }),
      use("toggle", "checkbox", "Press Space to toggle row selection (unchecked)", {
        at: ".ag-row[row-index='2'] input[type=checkbox]",
        shown: ["JE-3114", "Bank charges"],
      }),
      use("click", "columnheader", "Debit"),
      use("type", "textbox", "Search entries", { value: "rent" }),
      use("click", "button", "Reload entries"),
      use("click", "button", "Export entries"),
      use("toggle", "radio", "Excel workbook"),
      use("click", "button", "Create file"),
    ],
  },
  {
    app: "shoelace",
    language: "es",
    actions: [
      use("click", "button", "Avisos"),
      use("navigate", "tab", "Ajustes"),
      use("toggle", "switch", "Modo de vacaciones", { at: "#vacaciones" }),
      use("open", "combobox", "Zona horaria", { at: "#zona [part=combobox]" }),
      use("option", "option", "Madrid", { shown: ["Zona horaria"] }),
      use("navigate", "tab", "Direcciones"),
      use("click", "button", "Añadir dirección"),
      use("type", "textbox", "Calle y número", { value: "Gran Via 12" }),
      use("toggle", "checkbox", "Dirección principal", { at: "#principal" }),
      use("click", "button", "Guardar dirección"),
    ],
  },
  {
    app: "tabler",
    language: "de",
    actions: [
      use("navigate", "link", "Mitglieder"),
      use("click", "button", "Liste herunterladen"),
      use("click", "button", "Mitglied hinzufügen"),
      use("type", "textbox", "Vor- und Nachname", { value: "Anna Moor" }),
      use("choose", "combobox", "Beitragsgruppe", { value: "Familie" }),
      use("type", "textbox", "Eintritt am", { value: "05122026" }),
      use("toggle", "checkbox", "Rundbrief erhalten"),
      use("click", "button", "Aufnehmen"),
      use("navigate", "tab", "Beiträge"),
    ],
  },
];
