import { describe, expect, test } from "vitest";
import { teamLanguages } from "#shared/enumerations.ts";
import { placeholdersOf } from "../message-override.ts";
import { type TeamArea, teamCatalogs, teamMessages } from "./team-catalogs.ts";
import { teamTexts } from "./team-texts.ts";

const german = Object.entries(teamCatalogs).flatMap(([area, { de }]) =>
  Object.entries(de).map(([source, text]) => ({ area, source, text })),
);

const bothLanguages = new Set([
  "Code: {words}",
  "Enter",
  "Link: {words}",
  "(optional)",
  "Logo",
  "Original",
  "Logos",
  "PDF",
  "Logo {number}",
  "{number} {things}",
  "Name",
  "Subdomain",
  "Website",
  "Button",
  "Position",
  "Webhooks",
  "Name (optional)",
  "Desktop",
  "Spam",
  "Pink",
  "Indigo",
  "Orange",
  "Shop",
  "Videos",
  "Person",
  "Passkeys",
  "Team",
  "FAQ",
  "Widget",
  "API & Webhooks",
  "Export & Import",
  "Dashboard",
  "Premium",
  "Support",
  "Link",
  "Text",
  "Filter",
  "Video",
  "Smartphone",
  "Code",
  "Status",
  "{name}: {count}",
  "Restaurant",
  "Salon",
  "Newsletter",
  "Catering",
  "API",
  "Transfer",
  "Hosting",
  "Tickets",
  "Dialog",
  "Option",
]);

describe("the German texts", () => {
  test("have the placeholders of the English ones", () => {
    const wrong = german.filter(
      ({ source, text }) => placeholdersOf(source).sort().join() !== placeholdersOf(text).sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test("are typeset, and no sentence is in English", () => {
    expect(german.filter(({ text }) => /['"]|^\s|\s$| {2}|\.\.\./.test(text))).toEqual([]);
    const same = german.filter(({ source, text }) => source === text && !bothLanguages.has(text));
    expect(same.map(({ text }) => text)).toEqual([]);
    expect(german.filter(({ text }) => /\b(?:du|dein\w*|dich|dir)\b/i.test(text))).toEqual([]);
  });
});

test("every area has messages in every language, and English sends none", () => {
  for (const area of Object.keys(teamCatalogs) as TeamArea[])
    for (const language of teamLanguages) {
      const { texts } = teamMessages(area, language);
      expect(Object.keys(texts).length > 0, `${area} ${language}`).toBe(language !== "en");
    }
});

describe("a text", () => {
  const de = teamTexts(teamMessages("auth", "de"));
  const en = teamTexts(teamMessages("auth", "en"));

  test("is filled with words or elements", () => {
    expect(en.t("Sign in to {app}", { app: "Step" })).toBe("Sign in to Step");
    expect(de.t("Sign in to {app}", { app: "{app}" })).toBe("Bei {app} anmelden");
    const email = { tag: "strong" };
    expect(
      de.parts("We sent a link to {email}. Open it on any device to confirm your email.", { email }),
    ).toEqual([
      "Wir haben einen Link an ",
      email,
      " gesendet. Öffnen Sie ihn auf einem beliebigen Gerät, um Ihre E-Mail-Adresse zu bestätigen.",
    ]);
  });

  test("groups its numbers as the language does", () => {
    const english = teamTexts(teamMessages("frame", "en"));
    const german = teamTexts(teamMessages("frame", "de"));
    const progress = { done: 0, total: 2882 };
    expect(english.t("{done} of {total} translated", progress)).toBe("0 of 2,882 translated");
    expect(german.t("{done} of {total} translated", progress)).toMatch(/^0 von 2\.882 /);
  });

  test("from an action is translated, and an unknown one stays", () => {
    expect(de.said("Signup failed")).toBe("Die Registrierung ist fehlgeschlagen");
    expect(de.said("toString")).toBe("toString");
    expect(en.said("Signup failed")).toBe("Signup failed");
    expect(de.said("Sign in to Step")).toBe("Bei Step anmelden");
    expect(en.said("Sign in to Step")).toBe("Sign in to Step");
  });

  test("from the server has its numbers in the language", () => {
    const wizard = teamTexts(teamMessages("wizard", "de"));
    expect(wizard.said("3,193 words on 9 pages")).toBe("3.193 Wörter auf 9 Seiten");
    expect(wizard.said("5.5 : 1")).toBe("5,5 : 1");
    expect(wizard.said("127.0.0.1")).toBe("127.0.0.1");
    expect(en.said("3,193")).toBe("3,193");
  });

  test.each([
    [1, "1 second", "1 Sekunde"],
    [59.2, "60 seconds", "60 Sekunden"],
    [181, "4 minutes", "4 Minuten"],
  ])("says how long %d seconds are", (seconds, english, inGerman) => {
    expect([en.wait(seconds), de.wait(seconds)]).toEqual([english, inGerman]);
  });
});
