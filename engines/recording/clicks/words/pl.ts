/** Informal: second person singular. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Wybierz {name}", text: "Wybierz {name}." },
  openLink: { title: "Otwórz {name}", text: "Otwórz {name}." },
  openTab: { title: "Przejdź do {name}", text: "Przejdź do karty {name}." },
  choose: { title: "Wybierz {name}", text: "Wybierz {name}." },
  fillIn: { title: "Wypełnij {name}", text: "Wypełnij pole {name}." },
  chooseFor: { title: "Wybierz {value} w polu {name}", text: "W polu {name} wybierz {value}." },
  chooseIn: { title: "Wybierz opcję w polu {name}", text: "W polu {name} wybierz opcję." },
  turnOn: { title: "Włącz {name}", text: "Włącz {name}." },
  turnOff: { title: "Wyłącz {name}", text: "Wyłącz {name}." },
  press: { title: "Naciśnij {name}", text: "Naciśnij {name}." },
  open: { title: "Otwórz {name}", text: "Otwórz {name}: {address}" },
  drag: { title: "Przeciągnij {name}", text: "Przeciągnij {name} w nowe miejsce." },
  marked: {
    button: { title: "Wybierz zaznaczony przycisk", text: "Wybierz zaznaczony przycisk." },
    link: { title: "Otwórz zaznaczony link", text: "Otwórz zaznaczony link." },
    field: { title: "Wypełnij zaznaczone pole", text: "Wypełnij zaznaczone pole." },
    other: { title: "Wybierz zaznaczone miejsce", text: "Wybierz zaznaczone miejsce." },
  },
  unnamed: { title: "Przejdź dalej", text: "Przejdź dalej na tej stronie." },
  onPage: "Na stronie {page}: {sentence}",
  inDialog: "W oknie {dialog}: {sentence}",
  screen: {
    toggle: { title: "Włącz lub wyłącz {name}", text: "Włącz lub wyłącz {name}." },
    next: "Potem widać {page}.",
    opens: { title: "Otwiera się {name}", text: "Otwiera się {name}." },
    result: { title: "Zobacz wynik", text: "Widać wynik." },
    screenAt: "Ekran o {time}.",
    pageAt: "Strona {page} o {time}.",
    step: "Krok {number}",
    welcome: { title: "Witamy", text: "Witamy! Ten przewodnik pokazuje pierwsze kroki." },
    guideOf: "Przewodnik z {date}",
  },
};
