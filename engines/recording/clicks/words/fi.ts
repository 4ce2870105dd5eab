/** Informal: "sinä". Names are never inflected. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Valitse {name}", text: "Valitse {name}." },
  openLink: { title: "Avaa {name}", text: "Avaa {name}." },
  openTab: { title: "Siirry välilehdelle {name}", text: "Siirry välilehdelle {name}." },
  choose: { title: "Valitse {name}", text: "Valitse {name}." },
  fillIn: { title: "Täytä {name}", text: "Täytä kenttä {name}." },
  chooseFor: {
    title: "Valitse {value} kentässä {name}",
    text: "Valitse kentässä {name} vaihtoehto {value}.",
  },
  chooseIn: { title: "Valitse vaihtoehto kentässä {name}", text: "Valitse kentässä {name} vaihtoehto." },
  turnOn: { title: "Ota käyttöön {name}", text: "Ota käyttöön {name}." },
  turnOff: { title: "Poista käytöstä {name}", text: "Poista käytöstä {name}." },
  press: { title: "Paina {name}", text: "Paina {name}." },
  open: { title: "Avaa {name}", text: "Avaa {name}: {address}" },
  drag: { title: "Vedä {name}", text: "Vedä {name} uuteen paikkaan." },
  marked: {
    button: { title: "Valitse merkitty painike", text: "Valitse merkitty painike." },
    link: { title: "Avaa merkitty linkki", text: "Avaa merkitty linkki." },
    field: { title: "Täytä merkitty kenttä", text: "Täytä merkitty kenttä." },
    other: { title: "Valitse merkitty kohta", text: "Valitse merkitty kohta." },
  },
  unnamed: { title: "Jatka", text: "Jatka tällä sivulla." },
  onPage: "Sivulla {page}: {sentence}",
  inDialog: "Ikkunassa {dialog}: {sentence}",
  screen: {
    toggle: {
      title: "Ota käyttöön tai poista käytöstä {name}",
      text: "Ota käyttöön tai poista käytöstä {name}.",
    },
    next: "Sitten näkyviin tulee {page}.",
    opens: { title: "{name} avautuu", text: "{name} avautuu." },
    result: { title: "Katso tulos", text: "Tulos tulee näkyviin." },
    screenAt: "Näyttö kohdassa {time}.",
    pageAt: "Sivu {page} kohdassa {time}.",
    step: "Vaihe {number}",
    welcome: { title: "Tervetuloa", text: "Tervetuloa! Tämä ohje näyttää ensimmäiset vaiheet." },
    guideOf: "Ohje, {date}",
  },
};
