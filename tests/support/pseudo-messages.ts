/** A language for tests: accented letters in brackets, at least 40 % longer than English. */
import { catalogTexts, maxOverrideLength } from "#engines/messages/message-override.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";

const accented: Record<string, string> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, index) => [
    letter,
    [..."åƀćđéƒğħíĵķłɱńøƥɋŕšťúṽŵẋýžÅƁĆĐÉƑĞĦÍĴĶŁṀŃØƤɊŔŠŤÚṼŴẊÝŽ"][index] ?? letter,
  ]),
);

/** As an owner's own words, so that the pages need nothing special for tests. */
export function pseudoMessages(): MessageOverrides {
  return { en: Object.fromEntries(catalogTexts("en").map(({ id, text }) => [id, pseudo(id, text)])) };
}

function pseudo(id: string, text: string): string {
  // Joins two messages that have their own brackets.
  if (id === "frame.sentences") return text;
  const words = text.replace(
    /(\{\w+\})|\w/g,
    (letter, placeholder) => placeholder ?? accented[letter] ?? letter,
  );
  const padding = "ø".repeat(Math.ceil(text.replace(/\{\w+\}/g, "").length * 0.4));
  const spaced = padding.replace(/ø{6}/g, "$& ").trim();
  return `⟦${words} ${spaced}⟧`.slice(0, maxOverrideLength(text));
}
