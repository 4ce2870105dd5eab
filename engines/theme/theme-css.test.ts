import { expect, it } from "vitest";
import { compileTheme } from "./compile-theme.ts";
import { readFontName, themeToCss } from "./theme-css.ts";

const theme = compileTheme({ primaryColor: "#1b4d3e" });

it("writes every role as a custom property, light first, dark by preference and by attribute", () => {
  const css = themeToCss(theme, { fontFamily: "Georgia, serif" });
  expect(css).toContain(":root{--font:Georgia,serif;color-scheme:light;--bg:#ffffff;");
  for (const name of ["text-2", "tint-12", "solid-hover", "border-strong", "proof-line", "surface-2"]) {
    expect(css).toContain(`--${name}:#`);
  }
  expect(css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{color-scheme:dark/);
  expect(css).toContain(":root[data-theme=dark]{color-scheme:dark");
});

it("gives logos a light plate only when the owner's page isn't dark", () => {
  const plates = (backgroundColor: string) =>
    themeToCss(compileTheme({ primaryColor: "#1b4d3e", backgroundColor })).match(/--plate:[^;}]+/g);
  expect(plates("#ffffff")).toEqual(["--plate:transparent", "--plate:#fff", "--plate:#fff"]);
  expect(plates("#121212")).toEqual(["--plate:transparent", "--plate:transparent", "--plate:transparent"]);
});

it("scopes to a preview's selector", () => {
  expect(themeToCss(theme, { selector: ".hc" })).not.toContain(":root");
});

it("prevents CSS injection through a stored font name", () => {
  const css = themeToCss(theme, { fontFamily: "x}</style><script>alert(1)</script>" });
  expect(css).not.toContain("script");
  expect(readFontName("'playfair display', serif")).toBe("Playfair Display");
  expect(readFontName(null)).toBe("Inter");
});
