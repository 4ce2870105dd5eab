/** What the server sends to the widget. The widget builds elements from it and never parses HTML. */
import type { ClickVerb } from "#shared/enumerations.ts";

/** A text, or an element with its attributes and children. The server allows only some tags and attributes. */
export type PageNode = string | [tag: string, attributes: Record<string, string>, ...children: PageNode[]];

/** Texts of an optional language, if it isn't the widget's. */
interface Worded {
  lang?: string | undefined;
}

export interface WidgetLink extends Worded {
  /** Below the help center, such as "/faq/how-much". */
  path: string;
  title: string;
  /** How many items a category has. */
  count?: number;
  /** The category or the kind of content. */
  label?: string;
  /** Address of a page that the widget can't show, which opens in a new tab. */
  url?: string;
}

export interface OpenAnswer {
  /** The company's name, or "Help Center". */
  name: string;
  /** Name of the dialog. */
  title: string;
  /** `isNameBeside` is false if the name is hidden because the logo has it. */
  logo: {
    url: string;
    width: number | null;
    height: number | null;
    isNameBeside: boolean | null;
  } | null;
  language: string;
  isRightToLeft: boolean;
  /** Added to the help center's address in this language, such as "/de". Empty for the main language. */
  prefix: string;
  /** The compiled theme. */
  css: string;
  texts: Record<WidgetText, string>;
  suggestions: Suggestions;
  topics: WidgetLink[];
  hasSearch: boolean;
  hasForm: boolean;
}

export interface Suggestions {
  heading: string;
  links: WidgetLink[];
  /** The sentence that answers the first link, if it is a question. */
  sentence: string | null;
}

export interface SearchAnswer {
  /** What is shown above the results. */
  heading: string;
  answer: AnswerCard | null;
  near: AnswerCard[];
  results: WidgetLink[];
}

export interface AnswerCard extends Worded {
  trail: string[];
  sentences: { text: string; isAnswer: boolean }[];
  /** Source and date. */
  origin: string;
  link: { url: string; text: string };
  /** Path of the answer, if the widget can show it. */
  path: string | null;
}

/** For a message that is being typed. */
export interface OfferAnswer {
  answer: AnswerCard | null;
}

export interface TopicAnswer extends Worded {
  title: string;
  links: WidgetLink[];
}

export interface ReadAnswer extends Worded {
  title: string;
  /** The category, or the kind of content. */
  topic: string;
  /** "Updated 18 November 2026". Null for a question, whose source has a date. */
  updated: string | null;
  body: PageNode[];
  /** Path below the help center, with the language. */
  path: string;
  /** For a vote. Null if this can't be voted on. */
  item: string | null;
  /** Whether it is a guide whose steps can be shown on the website. */
  hasTour: boolean;
}

/** The steps of a guide that were recorded on the website that asks. */
export interface TourAnswer extends Worded {
  title: string;
  /** Path of the guide below the help center. */
  path: string;
  /** Address of the script that shows them. */
  script: string;
  texts: Record<TourText, string>;
  steps: TourStep[];
}

export interface TourStep {
  /** "Step 2 of 5". */
  label: string;
  title: string;
  body: PageNode[];
  verb: ClickVerb;
  /** Of the control, as they were recorded. "" if unknown. */
  role: string;
  name: string;
  dialogTitle: string;
  /** The key of a step that presses one. */
  value: string | null;
  selectors: string[];
  /** Of the page that it was recorded on. */
  url: string;
}

/** `errors` has problems of single fields. A message with problems wasn't sent. */
export interface MessageAnswer {
  isSent?: boolean;
  error?: string;
  errors?: Record<string, string>;
}

export const widgetTexts = {
  open: "enter.open",
  close: "frame.close",
  greeting: "widget.greeting",
  ask: "widget.ask",
  back: "widget.back",
  topics: "faq.categories",
  message: "contact.sendMessage",
  helpful: "feedback.question",
  yes: "feedback.yes",
  no: "feedback.no",
  thanks: "feedback.thanks",
  notFound: "error.notFoundText",
  failed: "error.failedText",
  busy: "widget.busy",
  loading: "widget.loading",
  name: "contact.yourName",
  email: "contact.yourEmail",
  text: "contact.message",
  send: "contact.submit",
  sent: "contact.sent",
  sentWith: "widget.sentWith",
  keepPage: "widget.keepPage",
  writeUs: "ask.askUs",
  leaveEmpty: "contact.leaveEmpty",
  mayAnswer: "contact.mayAnswer",
  notSentYet: "contact.notSentYet",
  thisAnswered: "contact.thisAnswered",
  notQuite: "contact.notQuite",
  gladHelped: "contact.gladHelped",
  notSent: "contact.notSent",
  sendAnyway: "contact.sendAnyway",
  showMe: "widget.showMe",
} as const;
export type WidgetText = keyof typeof widgetTexts;

export const tourTexts = {
  back: "widget.back",
  close: "frame.close",
  next: "widget.tourNext",
  done: "widget.tourDone",
  goTo: "widget.tourGoTo",
  missing: "widget.tourMissing",
  readGuide: "widget.tourReadGuide",
  openPage: "widget.tourOpenPage",
} as const;
export type TourText = keyof typeof tourTexts;

export interface WidgetError {
  error: string;
  errors?: Record<string, string>;
}

/** What `/widget.js` passes to the loader. */
export interface LoaderConfig {
  /** The help center's address, without a trailing slash. */
  base: string;
  /** The script that is loaded when the widget is opened. */
  panel: string;
  /** Texts of the button by language, beginning with the main one. */
  labels: [language: string, label: string][];
  side: "start" | "end";
  isRightToLeft: boolean;
  hasShortcut: boolean;
  /** Background and text color of the button. */
  colors: [solid: string, ink: string];
}
