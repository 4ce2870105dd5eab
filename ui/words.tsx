/** The few words of components that belong to no screen. Both languages reach the browser, so keep them few. */
import { createContext, type ReactNode, useContext } from "react";
import { groupDigits } from "#shared/group-digits.ts";

const english = {
  number: groupDigits,
  messages: "Messages",
  close: "Close",
  closeMessage: "Close this message",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes on this page aren't saved yet.",
  leave: "Leave without saving",
  keepEditing: "Keep editing",
  discardTitle: "Discard what you typed?",
  discardText: "It isn't saved or sent yet.",
  saveSettings: "Save Settings",
  saving: "Saving...",
  discard: "Discard",
  unsaved: "Unsaved changes",
  hasUnsaved: "You have unsaved changes",
  search: "Search",
  showAll: "Show all",
  copy: "Copy",
  copied: "Copied",
  copyBlocked: "Your browser blocked copying. Select the text instead.",
};

type Words = typeof english;

const german: Words = {
  number: (value) => value.toLocaleString("de"),
  messages: "Meldungen",
  close: "Schließen",
  closeMessage: "Diese Meldung schließen",
  leaveTitle: "Seite ohne Speichern verlassen?",
  leaveText: "Ihre Änderungen auf dieser Seite sind noch nicht gespeichert.",
  leave: "Ohne Speichern verlassen",
  keepEditing: "Weiter bearbeiten",
  discardTitle: "Eingegebenen Text verwerfen?",
  discardText: "Er ist noch nicht gespeichert oder gesendet.",
  saveSettings: "Einstellungen speichern",
  saving: "Wird gespeichert …",
  discard: "Verwerfen",
  unsaved: "Nicht gespeicherte Änderungen",
  hasUnsaved: "Nicht gespeicherte Änderungen",
  search: "Suchen",
  showAll: "Alle anzeigen",
  copy: "Kopieren:",
  copied: "Kopiert:",
  copyBlocked: "Ihr Browser hat das Kopieren verhindert. Markieren Sie stattdessen den Text.",
};

const WordsContext = createContext<Words>(english);

/** Every language without words of its own gets English. */
export function WordsProvider({ language, children }: { language: string; children: ReactNode }) {
  return <WordsContext value={language === "de" ? german : english}>{children}</WordsContext>;
}

export function useWords(): Words {
  return useContext(WordsContext);
}
