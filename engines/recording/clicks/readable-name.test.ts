import { expect, test } from "vitest";
import { isSymbol, readableName } from "./readable-name.ts";

const says = (text: string) => ({ text, heading: "", isIconFont: false });

test.each(["⚙️", "✕", "🗑", "×", "›", "…", "ℹ️", "x", "", " ⋮ ", "\uf1f8", "🇩🇪"])(
  "%j is only a symbol, so that its tooltip names it",
  (symbol) => {
    expect(readableName(symbol, says("Open settings"))).toBe("Open settings");
  },
);

test.each(["Save", "🗑 Delete", "設定", "2", "A+", "Отмена", "i", "Aa"])("%j is a name", (name) => {
  expect(isSymbol(name)).toBe(false);
  expect(readableName(name, says("Anything else"))).toBe(name);
});

test("a symbol without a tooltip stays, unless no visitor can read it", () => {
  expect(readableName("⚙️", says(""))).toBe("⚙️");
  expect(readableName("\uf1f8", says(""))).toBe("");
});

test("a font of icons shows a drawing for the icon's name", () => {
  expect(readableName("more_vert", { ...says("More actions"), isIconFont: true })).toBe("More actions");
  expect(readableName("more_vert", { ...says(""), isIconFont: true })).toBe("");
  expect(readableName("More actions", { ...says(""), isIconFont: true })).toBe("More actions");
});

test("a card is called what its title says, and a long name without one stays", () => {
  const card = `Milk frother ${"foams milk in a minute ".repeat(4)}`.trim();
  expect(readableName(card, { ...says(""), heading: "Milk frother" })).toBe("Milk frother");
  expect(readableName(card, says(""))).toBe(card);
  expect(readableName(card, { ...says(""), heading: "Another card" })).toBe(card);
});
