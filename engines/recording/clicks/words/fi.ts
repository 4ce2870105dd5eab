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
};
