import { expect, it } from "vitest";
import { centerSettingsIn } from "./center-settings.ts";

const settings = {
  announcementUrl: "https://acme.example/holidays",
  links: ["https://acme.example/shop", "", "https://acme.example/imprint", "https://acme.example/privacy"],
  words: {
    en: {
      headline: "How can we help?",
      announcement: "Closed on Friday.",
      announcementLink: "All dates",
      labels: ["Shop", "Unlinked", "Imprint"],
    },
    de: { headline: "Wie können wir helfen?", labels: ["Laden", "", "Impressum"] },
  },
};

it("shows the words of the page's language, or those of the main language with their language", () => {
  const german = centerSettingsIn(settings, { language: "de", main: "en" });
  expect(german.headline).toEqual({ text: "Wie können wir helfen?" });
  expect(german.announcement).toEqual({
    text: "Closed on Friday.",
    lang: "en",
    link: { url: "https://acme.example/holidays", label: "All dates", lang: "en" },
  });
  expect(german.footer).toEqual([{ url: "https://acme.example/imprint", label: "Impressum" }]);
});

it("leaves out links that lack an address or a label", () => {
  const english = centerSettingsIn(settings, { language: "en", main: "en" });
  expect(english.header).toEqual([{ url: "https://acme.example/shop", label: "Shop" }]);
  expect(english.footer.map(({ label }) => label)).toEqual(["Imprint"]);
});

it("is empty without settings", () => {
  expect(centerSettingsIn({}, { language: "en", main: "en" })).toEqual({
    ...{ layout: "search", headline: null, intro: null, announcement: null },
    ...{ showsAuthors: false, showsChecks: false },
    ...{ header: [], footer: [] },
  });
});
