/** Informal: "je". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "{name} selecteren", text: "Selecteer {name}." },
  openLink: { title: "{name} openen", text: "Open {name}." },
  openTab: { title: "Naar {name} gaan", text: "Ga naar het tabblad {name}." },
  choose: { title: "{name} kiezen", text: "Kies {name}." },
  fillIn: { title: "{name} invullen", text: "Vul {name} in." },
  chooseFor: { title: "{value} kiezen bij {name}", text: "Kies bij {name} de optie {value}." },
  chooseIn: { title: "Een optie kiezen bij {name}", text: "Kies bij {name} een optie." },
  turnOn: { title: "{name} inschakelen", text: "Schakel {name} in." },
  turnOff: { title: "{name} uitschakelen", text: "Schakel {name} uit." },
  press: { title: "Op {name} drukken", text: "Druk op {name}." },
  open: { title: "{name} openen", text: "Open {name}: {address}" },
  drag: { title: "{name} slepen", text: "Sleep {name} naar de nieuwe plek." },
  marked: {
    button: { title: "De gemarkeerde knop selecteren", text: "Selecteer de gemarkeerde knop." },
    link: { title: "De gemarkeerde link openen", text: "Open de gemarkeerde link." },
    field: { title: "Het gemarkeerde veld invullen", text: "Vul het gemarkeerde veld in." },
    other: { title: "Het gemarkeerde onderdeel selecteren", text: "Selecteer het gemarkeerde onderdeel." },
  },
  unnamed: { title: "Doorgaan", text: "Ga verder op deze pagina." },
  onPage: "Op de pagina {page}: {sentence}",
  inDialog: "In het venster {dialog}: {sentence}",
  screen: {
    toggle: { title: "{name} in- of uitschakelen", text: "Schakel {name} in of uit." },
    next: "Daarna zie je {page}.",
    opens: { title: "{name} wordt geopend", text: "{name} wordt geopend." },
    result: { title: "Het resultaat bekijken", text: "Je ziet het resultaat." },
    screenAt: "Het scherm op {time}.",
    pageAt: "De pagina {page} op {time}.",
    step: "Stap {number}",
    welcome: { title: "Welkom", text: "Welkom! Deze handleiding laat de eerste stappen zien." },
    guideOf: "Handleiding van {date}",
  },
};
