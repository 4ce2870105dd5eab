/** "Du". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Vælg {name}", text: "Vælg {name}." },
  openLink: { title: "Åbn {name}", text: "Åbn {name}." },
  openTab: { title: "Gå til {name}", text: "Gå til fanen {name}." },
  choose: { title: "Vælg {name}", text: "Vælg {name}." },
  fillIn: { title: "Udfyld {name}", text: "Udfyld {name}." },
  chooseFor: { title: "Vælg {value} for {name}", text: "Vælg {value} for {name}." },
  chooseIn: { title: "Vælg en mulighed for {name}", text: "Vælg en mulighed for {name}." },
  turnOn: { title: "Slå {name} til", text: "Slå {name} til." },
  turnOff: { title: "Slå {name} fra", text: "Slå {name} fra." },
  press: { title: "Tryk på {name}", text: "Tryk på {name}." },
  open: { title: "Åbn {name}", text: "Åbn {name}: {address}" },
  drag: { title: "Træk {name}", text: "Træk {name} til den nye plads." },
  marked: {
    button: { title: "Vælg den markerede knap", text: "Vælg den markerede knap." },
    link: { title: "Åbn det markerede link", text: "Åbn det markerede link." },
    field: { title: "Udfyld det markerede felt", text: "Udfyld det markerede felt." },
    other: { title: "Vælg det markerede", text: "Vælg det, der er markeret." },
  },
  unnamed: { title: "Fortsæt", text: "Fortsæt på denne side." },
  onPage: "På siden {page}: {sentence}",
  inDialog: "I dialogboksen {dialog}: {sentence}",
  screen: {
    toggle: { title: "Slå {name} til eller fra", text: "Slå {name} til eller fra." },
    next: "Derefter ser du {page}.",
    opens: { title: "{name} åbnes", text: "{name} åbnes." },
    result: { title: "Se resultatet", text: "Du ser resultatet." },
    screenAt: "Skærmen ved {time}.",
    pageAt: "Siden {page} ved {time}.",
    step: "Trin {number}",
    welcome: { title: "Velkommen", text: "Velkommen! Denne vejledning viser de første trin." },
    guideOf: "Vejledning fra {date}",
  },
};
