/** Formal: "usted". */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Seleccionar {name}", text: "Seleccione {name}." },
  openLink: { title: "Abrir {name}", text: "Abra {name}." },
  openTab: { title: "Ir a {name}", text: "Vaya a la pestaña {name}." },
  choose: { title: "Elegir {name}", text: "Elija {name}." },
  fillIn: { title: "Rellenar {name}", text: "Rellene {name}." },
  chooseFor: { title: "Elegir {value} en {name}", text: "En {name}, elija {value}." },
  chooseIn: { title: "Elegir una opción en {name}", text: "En {name}, elija una opción." },
  turnOn: { title: "Activar {name}", text: "Active {name}." },
  turnOff: { title: "Desactivar {name}", text: "Desactive {name}." },
  press: { title: "Pulsar {name}", text: "Pulse {name}." },
  open: { title: "Abrir {name}", text: "Abra {name}: {address}" },
  drag: { title: "Arrastrar {name}", text: "Arrastre {name} a su nueva posición." },
  marked: {
    button: { title: "Seleccionar el botón marcado", text: "Seleccione el botón marcado." },
    link: { title: "Abrir el enlace marcado", text: "Abra el enlace marcado." },
    field: { title: "Rellenar el campo marcado", text: "Rellene el campo marcado." },
    other: { title: "Seleccionar el elemento marcado", text: "Seleccione el elemento marcado." },
  },
  unnamed: { title: "Continuar", text: "Continúe en esta página." },
  onPage: "En la página {page}: {sentence}",
  inDialog: "En el cuadro de diálogo {dialog}: {sentence}",
  screen: {
    toggle: { title: "Activar o desactivar {name}", text: "Active o desactive {name}." },
    next: "A continuación verá {page}.",
    opens: { title: "Se abre {name}", text: "Se abre {name}." },
    result: { title: "Ver el resultado", text: "Verá el resultado." },
    screenAt: "La pantalla en {time}.",
    pageAt: "La página {page} en {time}.",
    step: "Paso {number}",
    welcome: { title: "Le damos la bienvenida", text: "Esta guía muestra los primeros pasos." },
    guideOf: "Guía del {date}",
  },
};
