export interface ThemeInput {
  /** "#rrggbb" in either case. */
  primaryColor: string;
  /** Page background in the light theme. The default is "#FFFFFF". */
  backgroundColor?: string;
  /** Second tone of the hero and color of dark surfaces. Derived from the primary color if absent. */
  secondaryColor?: string | null;
  /** Preferred body text color. Used if it is readable on every surface, otherwise the theme's own text color is. */
  textColor?: string | null;
}

/** Each value is "#rrggbb". Names are the roles that style sheets use as custom properties (`--text-2`). */
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
  /** Border of form controls, 3:1 against its surface. */
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
  /** Contrast against the token's surface before the shift. */
  before: number;
  after: number;
}

export interface CompiledTheme {
  light: ThemeTokens;
  dark: ThemeTokens;
  /** Tokens shifted for readability. Empty if the brand's colors passed unchanged. */
  notes: ThemeNote[];
}
