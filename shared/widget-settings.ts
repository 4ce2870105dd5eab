/** What an owner decides about the widget, which shows the help center on the company's own website. */

export const widgetSides = ["end", "start"] as const;
/** "end" is right in languages that are written from left to right. */
export type WidgetSide = (typeof widgetSides)[number];

export const maxOrigins = 50;
export const maxTours = 200;

export interface WidgetRule {
  /** Path on the company's website. A "*" stands for any number of characters. */
  path: string;
  /** Paths below the help center, such as "/faq/how-much". */
  shows: string[];
}

/** Every missing key means its default. */
export interface WidgetSettings {
  /** Origins such as "https://acme.com". If empty, only that of the company's website is allowed. */
  origins?: string[];
  rules?: WidgetRule[];
  /** Text of the button, for the help center's main language. */
  label?: string;
  side?: WidgetSide;
  /** Ids of step-by-step guides whose steps the widget shows on the website itself. */
  tours?: string[];
  /** Whether Ctrl+K and Command+K open the search. */
  hasShortcut?: boolean;
}
