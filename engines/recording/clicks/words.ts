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
  screen: ScreenWords;
}

/** For pictures of a screen, where the step is read instead of recorded. */
interface ScreenWords {
  /** If it differs from that of clicks. After a comma, the sentence begins with a small letter. */
  onPage?: string;
  toggle: Phrase;
  /** `{page}` has a new heading. */
  next: string;
  opens: Phrase;
  result: Phrase;
  screenAt: string;
  pageAt: string;
  step: string;
  welcome: Phrase;
  /** The title of a guide without a topic. */
  guideOf: string;
}

export interface Phrase {
  title: string;
  text: string;
}

/** Values may contain braces, so that everything is replaced in one pass. */
export function fillWords(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? "");
}
