/** The theme compiler's input and output: one brand colour in, a light and a dark set of role tokens out. */

export interface ThemeInput {
  /** "#rrggbb" in either case. */
  primaryColor: string;
  /** Page background in the light theme; default "#FFFFFF". */
  backgroundColor?: string;
  /** Hero's second tone and dark surfaces; derived from the primary when absent. */
  secondaryColor?: string | null;
  /** Wish for the body text; taken where it reads on every surface, else the theme's own ink stands. */
  textColor?: string | null;
}

/** Each value is "#rrggbb". Names are the roles used by the style sheets as custom properties (`--text-2`). */
export interface ThemeTokens {
  bg: string;
  surface: string;
  surface2: string;
  hover: string;
  hero: string;
  solid: string;
  solidHover: string;
  /** Text on `solid` and `solidHover`. */
  ink: string;
  link: string;
  tint6: string;
  tint12: string;
  tint30: string;
  border: string;
  borderStrong: string;
  /** Border of anything one can type in or tick: 3:1 against what it stands on. */
  control: string;
  focus: string;
  text: string;
  text2: string;
  text3: string;
  /** Highlighter behind a quoted source sentence. */
  proof: string;
  proofLine: string;
  /** Words and borders of what went wrong. */
  danger: string;
}

export interface ThemeNote {
  token: "solid" | "link" | "bg";
  theme: "light" | "dark";
  from: string;
  to: string;
  /** Contrast before and after, against what the token is read on. */
  before: number;
  after: number;
}

export interface CompiledTheme {
  light: ThemeTokens;
  dark: ThemeTokens;
  /** What had to be moved to be readable; empty when the brand's colours passed as they are. */
  notes: ThemeNote[];
}
