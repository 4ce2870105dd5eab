/** "Du". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Välj {name}", text: "Välj {name}." },
  openLink: { title: "Öppna {name}", text: "Öppna {name}." },
  openTab: { title: "Gå till {name}", text: "Gå till fliken {name}." },
  choose: { title: "Välj {name}", text: "Välj {name}." },
  fillIn: { title: "Fyll i {name}", text: "Fyll i {name}." },
  chooseFor: { title: "Välj {value} för {name}", text: "Välj {value} för {name}." },
  chooseIn: { title: "Välj ett alternativ för {name}", text: "Välj ett alternativ för {name}." },
  turnOn: { title: "Slå på {name}", text: "Slå på {name}." },
  turnOff: { title: "Stäng av {name}", text: "Stäng av {name}." },
  press: { title: "Tryck på {name}", text: "Tryck på {name}." },
  open: { title: "Öppna {name}", text: "Öppna {name}: {address}" },
  drag: { title: "Dra {name}", text: "Dra {name} till den nya platsen." },
  marked: {
    button: { title: "Välj den markerade knappen", text: "Välj den markerade knappen." },
    link: { title: "Öppna den markerade länken", text: "Öppna den markerade länken." },
    field: { title: "Fyll i det markerade fältet", text: "Fyll i det markerade fältet." },
    other: { title: "Välj det markerade", text: "Välj det som är markerat." },
  },
  unnamed: { title: "Fortsätt", text: "Fortsätt på den här sidan." },
  onPage: "På sidan {page}: {sentence}",
  inDialog: "I dialogrutan {dialog}: {sentence}",
  screen: {
    toggle: { title: "Slå på eller av {name}", text: "Slå på eller av {name}." },
    next: "Sedan ser du {page}.",
    opens: { title: "{name} öppnas", text: "{name} öppnas." },
    result: { title: "Se resultatet", text: "Du ser resultatet." },
    screenAt: "Skärmen vid {time}.",
    pageAt: "Sidan {page} vid {time}.",
    step: "Steg {number}",
    welcome: { title: "Välkommen", text: "Välkommen! Den här guiden visar de första stegen." },
    guideOf: "Guide från {date}",
  },
};
