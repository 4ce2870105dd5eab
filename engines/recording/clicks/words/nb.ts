/** "Du". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Velg {name}", text: "Velg {name}." },
  openLink: { title: "Åpne {name}", text: "Åpne {name}." },
  openTab: { title: "Gå til {name}", text: "Gå til fanen {name}." },
  choose: { title: "Velg {name}", text: "Velg {name}." },
  fillIn: { title: "Fyll ut {name}", text: "Fyll ut {name}." },
  chooseFor: { title: "Velg {value} for {name}", text: "Velg {value} for {name}." },
  chooseIn: { title: "Velg et alternativ for {name}", text: "Velg et alternativ for {name}." },
  turnOn: { title: "Slå på {name}", text: "Slå på {name}." },
  turnOff: { title: "Slå av {name}", text: "Slå av {name}." },
  press: { title: "Trykk på {name}", text: "Trykk på {name}." },
  open: { title: "Åpne {name}", text: "Åpne {name}: {address}" },
  drag: { title: "Dra {name}", text: "Dra {name} til den nye plassen." },
  marked: {
    button: { title: "Velg den markerte knappen", text: "Velg den markerte knappen." },
    link: { title: "Åpne den markerte lenken", text: "Åpne den markerte lenken." },
    field: { title: "Fyll ut det markerte feltet", text: "Fyll ut det markerte feltet." },
    other: { title: "Velg det markerte", text: "Velg det som er markert." },
  },
  unnamed: { title: "Fortsett", text: "Fortsett på denne siden." },
  onPage: "På siden {page}: {sentence}",
  inDialog: "I dialogboksen {dialog}: {sentence}",
  screen: {
    toggle: { title: "Slå {name} av eller på", text: "Slå {name} av eller på." },
    next: "Deretter ser du {page}.",
    opens: { title: "{name} åpnes", text: "{name} åpnes." },
    result: { title: "Se resultatet", text: "Du ser resultatet." },
    screenAt: "Skjermen ved {time}.",
    pageAt: "Siden {page} ved {time}.",
    step: "Trinn {number}",
    welcome: { title: "Velkommen", text: "Velkommen! Denne veiledningen viser de første trinnene." },
    guideOf: "Veiledning fra {date}",
  },
};
