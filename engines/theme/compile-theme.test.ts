import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, parseHex } from "./color-math.ts";
import { compileTheme } from "./compile-theme.ts";
import { themePairs } from "./pairs.ts";
import type { ThemeTokens } from "./types.ts";

const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, "0"));
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
const backgrounds = [
  "#ffffff",
  "#edf2f7",
  "#ffe9a8",
  "#959595",
  "#767676",
  "#ff0080",
  "#3a0ca3",
  "#121212",
  "#000000",
];

function failures(tokens: ThemeTokens, pairs = themePairs): string[] {
  return pairs
    .filter(
      ({ foreground, background, minimum }) =>
        contrast(parseHex(tokens[foreground]), parseHex(tokens[background])) < minimum,
    )
    .map(({ foreground, background }) => `${foreground} on ${background}`);
}

describe("compileTheme", () => {
  it.each(backgrounds)("keeps every pair readable for 4,096 brand colors on %s", (backgroundColor) => {
    const broken = cube.flatMap((primaryColor) => {
      const theme = compileTheme({ primaryColor, backgroundColor });
      return [...failures(theme.light), ...failures(theme.dark)].map((pair) => `${primaryColor}: ${pair}`);
    });
    expect(broken).toEqual([]);
  });

  it("keeps every pair readable for any mix of primary, background, secondary and text color", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.option(hex),
        fc.option(hex),
        (primaryColor, backgroundColor, secondaryColor, textColor) => {
          const theme = compileTheme({ primaryColor, backgroundColor, secondaryColor, textColor });
          expect([...failures(theme.light), ...failures(theme.dark)]).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("leaves a passing brand color unchanged, with white ink", () => {
    const { light, notes } = compileTheme({ primaryColor: "#1B4D3E" });
    expect(light).toMatchObject({ solid: "#1b4d3e", ink: "#ffffff", link: "#1b4d3e", bg: "#ffffff" });
    expect(notes.filter((note) => note.theme === "light")).toEqual([]);
  });

  it("puts dark ink on a bright brand and darkens only its links", () => {
    const { light, notes } = compileTheme({ primaryColor: "#f77f00" });
    expect(light.solid).toBe("#f77f00");
    expect(light.ink).toBe("#111827");
    expect(notes.find((note) => note.theme === "light")).toMatchObject({ token: "link", from: "#f77f00" });
  });

  it("shifts a brand color that neither ink is readable on by a barely visible amount", () => {
    const { light, notes } = compileTheme({ primaryColor: "#8b5cf6" });
    const note = notes.find(({ token, theme }) => token === "solid" && theme === "light");
    expect(note?.before).toBeLessThan(4.5);
    expect(note?.after).toBeGreaterThanOrEqual(4.5);
    const moved = parseHex(light.solid).map((channel, index) =>
      Math.abs(channel - parseHex("#8b5cf6")[index]!),
    );
    expect(Math.max(...moved)).toBeLessThan(16);
  });

  it("keeps the owner's dark background in both themes and shifts a mid-gray one", () => {
    const dark = compileTheme({ primaryColor: "#6e0ad6", backgroundColor: "#121212" });
    expect([dark.light.bg, dark.dark.bg]).toEqual(["#121212", "#121212"]);
    const grey = compileTheme({ primaryColor: "#6e0ad6", backgroundColor: "#808080" });
    expect(grey.notes[0]).toMatchObject({ token: "bg", from: "#808080" });
    expect(grey.notes[0]!.after).toBeGreaterThan(grey.notes[0]!.before);
  });

  it("shows a hero and a button even when the brand is as white as its page", () => {
    const { light } = compileTheme({ primaryColor: "#ffffff" });
    expect(light.hero).not.toBe(light.bg);
    expect(light.solid).not.toBe(light.bg);
  });

  it("uses the owner's text color only where it is readable", () => {
    expect(compileTheme({ primaryColor: "#6e0ad6", textColor: "#333333" }).light.text).toBe("#333333");
    expect(compileTheme({ primaryColor: "#6e0ad6", textColor: "#dddddd" }).light.text).toBe("#111827");
    expect(compileTheme({ primaryColor: "#6e0ad6", textColor: "#333333" }).dark.text).toBe("#f2f3f3");
  });

  it("throws for invalid colors", () => {
    expect(() => compileTheme({ primaryColor: "red;}" })).toThrow(TypeError);
  });
});
