/** Formal: "Sie". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "{name} auswählen", text: "Wählen Sie {name}." },
  openLink: { title: "{name} öffnen", text: "Öffnen Sie {name}." },
  openTab: { title: "Zu {name} wechseln", text: "Wechseln Sie zum Tab {name}." },
  choose: { title: "{name} wählen", text: "Wählen Sie {name}." },
  fillIn: { title: "{name} ausfüllen", text: "Füllen Sie {name} aus." },
  chooseFor: { title: "{value} bei {name} wählen", text: "Wählen Sie bei {name} die Option {value}." },
  chooseIn: { title: "Option bei {name} wählen", text: "Wählen Sie bei {name} eine Option." },
  turnOn: { title: "{name} einschalten", text: "Schalten Sie {name} ein." },
  turnOff: { title: "{name} ausschalten", text: "Schalten Sie {name} aus." },
  press: { title: "{name} drücken", text: "Drücken Sie {name}." },
  open: { title: "{name} öffnen", text: "Öffnen Sie {name}: {address}" },
  drag: { title: "{name} ziehen", text: "Ziehen Sie {name} an die neue Stelle." },
  marked: {
    button: {
      title: "Markierte Schaltfläche auswählen",
      text: "Wählen Sie die markierte Schaltfläche.",
    },
    link: { title: "Markierten Link öffnen", text: "Öffnen Sie den markierten Link." },
    field: { title: "Markiertes Feld ausfüllen", text: "Füllen Sie das markierte Feld aus." },
    other: { title: "Markierte Stelle auswählen", text: "Wählen Sie die markierte Stelle." },
  },
  unnamed: { title: "Weiter", text: "Fahren Sie auf dieser Seite fort." },
  onPage: "Auf der Seite {page}: {sentence}",
  inDialog: "Im Dialog {dialog}: {sentence}",
  screen: {
    toggle: { title: "{name} umschalten", text: "Schalten Sie {name} ein oder aus." },
    next: "Dann sehen Sie {page}.",
    opens: { title: "{name} öffnet sich", text: "{name} öffnet sich." },
    result: { title: "Das Ergebnis ansehen", text: "Sie sehen das Ergebnis." },
    screenAt: "Der Bildschirm bei {time}.",
    pageAt: "Die Seite {page} bei {time}.",
    step: "Schritt {number}",
    welcome: { title: "Willkommen", text: "Willkommen! Diese Anleitung zeigt die ersten Schritte." },
    guideOf: "Anleitung vom {date}",
  },
};
