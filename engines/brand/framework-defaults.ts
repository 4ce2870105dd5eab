import type { Stylesheet } from "./types.ts";

/**
 * Main colors of CSS frameworks that small sites load from a CDN, for when the file couldn't be fetched. The values are
 * the frameworks' own defaults.
 */
interface Framework {
  link: RegExp;
  /** A selector that the framework's real style sheet always contains. */
  mark: string;
  css: string;
}

const SHAPE = "{padding:6px 12px;border-radius:4px}";

const FRAMEWORKS: readonly Framework[] = [
  {
    link: /bootstrap(?:@|\/|-)v?5|bootstrap\.min\.css\?ver=5/i,
    mark: ".btn-primary",
    css: bootstrap({
      primary: "#0d6efd",
      secondary: "#6c757d",
      success: "#198754",
      info: "#0dcaf0",
      dark: "#212529",
      light: "#f8f9fa",
      warning: "#ffc107",
      danger: "#dc3545",
      text: "#212529",
    }),
  },
  {
    link: /bootstrap(?:@|\/|-)v?4/i,
    mark: ".btn-primary",
    css: bootstrap({
      primary: "#007bff",
      secondary: "#6c757d",
      success: "#28a745",
      info: "#17a2b8",
      dark: "#343a40",
      light: "#f8f9fa",
      warning: "#ffc107",
      danger: "#dc3545",
      text: "#212529",
    }),
  },
  {
    link: /bootstrap(?:@|\/|-)v?3/i,
    mark: ".btn-primary",
    css: `.btn${SHAPE}.btn-primary{background:#337ab7;color:#fff}.btn-success{background:#5cb85c}.btn-info{background:#5bc0de}a{color:#337ab7}.navbar-inverse{background:#222}.navbar-default{background:#f8f8f8}`,
  },
  {
    link: /bulma/i,
    mark: ".is-primary",
    css: `.button${SHAPE}.button.is-primary,.hero.is-primary,.navbar.is-primary{background:#00d1b2;color:#fff}.button.is-link,.hero.is-link{background:#485fc7;color:#fff}.button.is-info,.hero.is-info{background:#3e8ed0}a{color:#485fc7}`,
  },
  {
    link: /materialize/i,
    mark: ".btn-large",
    css: `.btn,.btn-large{padding:0 16px;background:#26a69a;color:#fff}nav{background:#ee6e73;color:#fff}a{color:#039be5}`,
  },
  {
    link: /foundation(?:\.min)?\.css|foundation-sites/i,
    mark: ".button",
    css: `.button${SHAPE}.button{background:#1779ba;color:#fff}a{color:#1779ba}`,
  },
  {
    link: /uikit/i,
    mark: ".uk-button-primary",
    css: `.uk-button${SHAPE}.uk-button-primary,.uk-background-primary,.uk-section-primary{background:#1e87f0;color:#fff}a{color:#1e87f0}`,
  },
  {
    link: /w3\.css/i,
    mark: ".w3-button",
    css: `.w3-button,.w3-btn,.w3-bar-item{padding:8px 16px}${[
      "red #f44336",
      "pink #e91e63",
      "purple #9c27b0",
      "deep-purple #673ab7",
      "indigo #3f51b5",
      "blue #2196f3",
      "light-blue #87ceeb",
      "cyan #00bcd4",
      "teal #009688",
      "green #4caf50",
      "light-green #8bc34a",
      "lime #cddc39",
      "amber #ffc107",
      "orange #ff9800",
      "deep-orange #ff5722",
      "brown #795548",
      "blue-grey #607d8b",
      "black #000",
      "dark-grey #616161",
      "white #fff",
    ]
      .map((pair) => pair.split(" "))
      .map(
        ([name, color]) =>
          `.w3-${name}{background-color:${color}!important}.w3-text-${name}{color:${color}!important}`,
      )
      .join("")}`,
  },
];

/** Returns substitutes for linked frameworks that couldn't be read. They go before all other sheets. */
export function missingFrameworks(links: readonly string[], sheets: readonly Stylesheet[]): Stylesheet[] {
  return FRAMEWORKS.filter(
    ({ link, mark }) =>
      links.some((href) => link.test(href)) && !sheets.some(({ css }) => css.includes(mark)),
  )
    .slice(0, 1)
    .map(({ css }) => ({ url: "about:framework", css }));
}

function bootstrap(colors: Record<string, string>): string {
  const named = Object.entries(colors)
    .filter(([name]) => name !== "text")
    .map(
      ([name, color]) =>
        `.btn-${name}{background-color:${color};border-color:${color};color:#fff}.bg-${name},.text-bg-${name}{background-color:${color}!important}.text-${name}{color:${color}!important}.btn-outline-${name}{color:${color};border:1px solid ${color}}`,
    );
  return `body{color:${colors.text};background:#fff}.btn${SHAPE}a{color:${colors.primary}}.text-white{color:#fff!important}.navbar-dark{color:#fff}.navbar-brand,.nav-link,.btn,.list-group-item{color:inherit}${named.join("")}`;
}
