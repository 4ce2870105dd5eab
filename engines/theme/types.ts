/** Theme compiler types: one brand color in, a light and a dark set of role tokens out. */

export interface ThemeInput {
  /** "#rrggbb" in either case. */
  primaryColor: string;
  /** Page background in the light theme; default "#FFFFFF". */
  backgroundColor?: string;
  /** Hero's second tone and dark surfaces; derived from the primary when absent. */
  secondaryColor?: string | null;
  /** Preferred body text color; used where it is readable on every surface, else the theme's own ink. */
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
  /** Border of form controls: 3:1 against its surface. */
  control: string;
  focus: string;
  text: string;
  text2: string;
  text3: string;
  /** Highlight behind a quoted source sentence. */
  proof: string;
  proofLine: string;
  /** Text and borders of errors. */
  danger: string;
}

export interface ThemeNote {
  token: "solid" | "link" | "bg";
  theme: "light" | "dark";
  from: string;
  to: string;
  /** Contrast before and after, against the token's surface. */
  before: number;
  after: number;
}

export interface CompiledTheme {
  light: ThemeTokens;
  dark: ThemeTokens;
  /** Tokens shifted for readability; empty when the brand's colors passed unchanged. */
  notes: ThemeNote[];
}
