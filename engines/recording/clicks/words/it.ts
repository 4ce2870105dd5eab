/** Informal: "tu". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Seleziona {name}", text: "Seleziona {name}." },
  openLink: { title: "Apri {name}", text: "Apri {name}." },
  openTab: { title: "Vai a {name}", text: "Vai alla scheda {name}." },
  choose: { title: "Scegli {name}", text: "Scegli {name}." },
  fillIn: { title: "Compila {name}", text: "Compila {name}." },
  chooseFor: { title: "Scegli {value} per {name}", text: "Per {name}, scegli {value}." },
  chooseIn: { title: "Scegli un’opzione per {name}", text: "Per {name}, scegli un’opzione." },
  turnOn: { title: "Attiva {name}", text: "Attiva {name}." },
  turnOff: { title: "Disattiva {name}", text: "Disattiva {name}." },
  press: { title: "Premi {name}", text: "Premi {name}." },
  open: { title: "Apri {name}", text: "Apri {name}: {address}" },
  drag: { title: "Trascina {name}", text: "Trascina {name} nella nuova posizione." },
  marked: {
    button: { title: "Seleziona il pulsante evidenziato", text: "Seleziona il pulsante evidenziato." },
    link: { title: "Apri il link evidenziato", text: "Apri il link evidenziato." },
    field: { title: "Compila il campo evidenziato", text: "Compila il campo evidenziato." },
    other: { title: "Seleziona l’elemento evidenziato", text: "Seleziona l’elemento evidenziato." },
  },
  unnamed: { title: "Continua", text: "Continua su questa pagina." },
  onPage: "Nella pagina {page}: {sentence}",
  inDialog: "Nella finestra {dialog}: {sentence}",
  screen: {
    toggle: { title: "Attiva o disattiva {name}", text: "Attiva o disattiva {name}." },
    next: "Poi vedi {page}.",
    opens: { title: "Si apre {name}", text: "Si apre {name}." },
    result: { title: "Guarda il risultato", text: "Vedi il risultato." },
    screenAt: "La schermata a {time}.",
    pageAt: "La pagina {page} a {time}.",
    step: "Passaggio {number}",
    welcome: { title: "Ti diamo il benvenuto", text: "Questa guida mostra i primi passi." },
    guideOf: "Guida del {date}",
  },
};
