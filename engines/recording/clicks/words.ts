/** Titles and sentences of steps in one language. `{name}` and the others are placeholders. */
export interface ClickWords {
  select: Phrase;
  openLink: Phrase;
  openTab: Phrase;
  choose: Phrase;
  fillIn: Phrase;
  chooseFor: Phrase;
  chooseIn: Phrase;
  turnOn: Phrase;
  turnOff: Phrase;
  press: Phrase;
  open: Phrase;
  drag: Phrase;
  /** For controls without a name, by their kind. A ring marks them in the picture. */
  marked: Record<"button" | "link" | "field" | "other", Phrase>;
  unnamed: Phrase;
  /** `{sentence}` follows. */
  onPage: string;
  inDialog: string;
}

export interface Phrase {
  title: string;
  text: string;
}
