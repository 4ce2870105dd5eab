import { expect, test } from "vitest";
import { isSymbol, readableName } from "./readable-name.ts";

const says = (text: string) => ({ text, isIconFont: false });

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
  expect(readableName("more_vert", { text: "More actions", isIconFont: true })).toBe("More actions");
  expect(readableName("more_vert", { text: "", isIconFont: true })).toBe("");
  expect(readableName("More actions", { text: "", isIconFont: true })).toBe("More actions");
});
