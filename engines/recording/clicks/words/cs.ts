/** Formal: "vy". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Vybrat {name}", text: "Vyberte {name}." },
  openLink: { title: "Otevřít {name}", text: "Otevřete {name}." },
  openTab: { title: "Přejít na {name}", text: "Přejděte na kartu {name}." },
  choose: { title: "Zvolit {name}", text: "Zvolte {name}." },
  fillIn: { title: "Vyplnit {name}", text: "Vyplňte {name}." },
  chooseFor: { title: "Zvolit {value} v poli {name}", text: "V poli {name} zvolte {value}." },
  chooseIn: { title: "Zvolit možnost v poli {name}", text: "V poli {name} zvolte možnost." },
  turnOn: { title: "Zapnout {name}", text: "Zapněte {name}." },
  turnOff: { title: "Vypnout {name}", text: "Vypněte {name}." },
  press: { title: "Stisknout {name}", text: "Stiskněte {name}." },
  open: { title: "Otevřít {name}", text: "Otevřete {name}: {address}" },
  drag: { title: "Přetáhnout {name}", text: "Přetáhněte {name} na nové místo." },
  marked: {
    button: { title: "Vybrat označené tlačítko", text: "Vyberte označené tlačítko." },
    link: { title: "Otevřít označený odkaz", text: "Otevřete označený odkaz." },
    field: { title: "Vyplnit označené pole", text: "Vyplňte označené pole." },
    other: { title: "Vybrat označené místo", text: "Vyberte označené místo." },
  },
  unnamed: { title: "Pokračovat", text: "Pokračujte na této stránce." },
  onPage: "Na stránce {page}: {sentence}",
  inDialog: "V okně {dialog}: {sentence}",
  screen: {
    toggle: { title: "Zapnout nebo vypnout {name}", text: "Zapněte nebo vypněte {name}." },
    next: "Potom uvidíte {page}.",
    opens: { title: "Otevře se {name}", text: "Otevře se {name}." },
    result: { title: "Zobrazit výsledek", text: "Uvidíte výsledek." },
    screenAt: "Obrazovka v čase {time}.",
    pageAt: "Stránka {page} v čase {time}.",
    step: "Krok {number}",
    welcome: { title: "Vítejte", text: "Vítejte! Tento návod ukazuje první kroky." },
    guideOf: "Návod z {date}",
  },
};
