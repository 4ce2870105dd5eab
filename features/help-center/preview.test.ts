import { describe, expect, it } from "vitest";
import { textsOf } from "#engines/messages/texts.ts";
import { presentContact } from "#features/contact/present.ts";
import { presentPreview } from "./preview.ts";

const input = {
  companyName: "Linden Bees",
  language: "en",
  websiteUrl: "https://www.bees.example/",
  themeSettings: { primaryColor: "#1b4d3e" },
  logo: { url: "/files/logo.png", width: 120, height: 40 },
  contact: presentContact({ email: "hello@bees.example" }),
  faqs: [
    { slug: "a", question: "Do bees sleep?", category: "Care" },
    { slug: "b", question: "What does a hive cost when it comes with a colony?", category: "Prices" },
  ],
  address: "https://step.example/help/bees/",
  basePath: "/help/bees",
  year: 2026,
  appName: "Step",
};

describe("presentPreview", () => {
  it("shows what the real start page will show", () => {
    const center = presentPreview(input);
    expect(center).toMatchObject({
      name: "Linden Bees",
      address: "step.example/help/bees",
      logo: input.logo,
    });
    expect(center.home.collections).toMatchObject([
      { path: "/c/care", name: "Care", count: 1, first: [{ text: "Do bees sleep?" }] },
      { path: "/c/prices", name: "Prices", count: 1 },
    ]);
    expect(center.home.chips.map(({ slug }) => slug)).toEqual(["a"]);
    expect(center.home.popular.map(({ slug }) => slug)).toEqual(["b"]);
  });

  it("hides what the owner hides", () => {
    const { home, shows } = presentPreview({
      ...input,
      themeSettings: { show_faqs: false, show_contact: false },
      searchSettings: { enabled: false },
    });
    expect(shows).toMatchObject({ faqs: false, contact: false, search: false });
    expect([home.faqCount, home.contact]).toEqual([0, null]);
  });

  it("falls back to the website's name, then to the real page's default name", () => {
    expect(presentPreview({ ...input, companyName: " " }).name).toBe("bees.example");
    expect(presentPreview({ ...input, companyName: "", websiteUrl: null }).name).toBe("Help Center");
  });

  it("has the owner's words in the center's language, for the start page only", () => {
    const { messages } = presentPreview({
      ...input,
      language: "de",
      messageOverrides: { de: { "nav.gettingStarted": "So geht's" } },
    });
    const { t } = textsOf(messages);
    expect(t("nav.gettingStarted")).toBe("So geht's");
    expect(t("home.welcome")).toBe("Willkommen in unserem Hilfe-Center");
    expect(Object.keys(messages.texts).length).toBeLessThan(75);
  });

  it("shows no picture that the real page would reject", () => {
    const logo = { url: "data:image/svg+xml,x", width: null, height: null };
    expect(presentPreview({ ...input, logo }).logo).toBeNull();
  });
});
