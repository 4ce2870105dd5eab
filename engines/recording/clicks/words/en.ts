import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Select {name}", text: "Select {name}." },
  openLink: { title: "Open {name}", text: "Open {name}." },
  openTab: { title: "Go to {name}", text: "Go to the {name} tab." },
  choose: { title: "Choose {name}", text: "Choose {name}." },
  fillIn: { title: "Fill in {name}", text: "Fill in {name}." },
  chooseFor: { title: "Choose {value} for {name}", text: "For {name}, choose {value}." },
  chooseIn: { title: "Choose an option for {name}", text: "For {name}, choose an option." },
  turnOn: { title: "Turn on {name}", text: "Turn on {name}." },
  turnOff: { title: "Turn off {name}", text: "Turn off {name}." },
  press: { title: "Press {name}", text: "Press {name}." },
  open: { title: "Open {name}", text: "Open {name}: {address}" },
  drag: { title: "Drag {name}", text: "Drag {name} to its new place." },
  marked: {
    button: { title: "Select the marked button", text: "Select the marked button." },
    link: { title: "Open the marked link", text: "Open the marked link." },
    field: { title: "Fill in the marked field", text: "Fill in the marked field." },
    other: { title: "Select the marked place", text: "Select the marked place." },
  },
  unnamed: { title: "Continue", text: "Continue on this page." },
  onPage: "On the {page} page: {sentence}",
  inDialog: "In the {dialog} dialog: {sentence}",
};
