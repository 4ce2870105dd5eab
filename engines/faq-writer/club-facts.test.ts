import { describe, expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("club", { companyName: "Birchhill" });
const home =
  "<h1>Birchhill boat club</h1><p>We are a boat club on the canal with sixty members and two moorings.</p>";
const about = (topic: string, body: string, options: Parameters<typeof faqsOf>[1] = {}) => {
  const found = faqsOf({ "/": home, "/join": `<h1>Membership</h1>${body}` }, options).find(
    (faq) => faq.topic === topic,
  );
  return found && { answer: found.answer, review: found.review };
};

describe("a joining fee", () => {
  test.each([
    ["en", "Initial joining fee: £125 (once, for new members)"],
    ["de", "Aufnahmegebühr: 50 € einmalig"],
    ["fr", "Frais d'inscription : 20 € par famille"],
    ["es", "Cuota de inscripción: 30 € al año"],
    ["it", "Quota di iscrizione: 50 € all'anno"],
    ["nl", "Inschrijfgeld: € 15 eenmalig"],
  ])("with a label is certain in %s", (language, line) => {
    expect(about("joining-fee", `<p>${line}</p>`, { language })).toEqual({ answer: line, review: "ready" });
  });

  test("in a sentence, or with another amount elsewhere, is left to the owner", () => {
    expect(about("joining-fee", "<p>A registration fee of $30 is charged for each dancer.</p>")?.review).toBe(
      "uncertain",
    );
    expect(about("joining-fee", "<p>Joining fee: £125</p><p>Joining fee: £60</p>")?.review).toBe("uncertain");
  });

  test.each([
    "Membership fee: £75 per year",
    "The joining fee is listed in our rules, and a boat costs £90.",
    "Late fee: £15",
    "There is no joining fee.",
  ])("isn't %s", (line) => {
    expect(about("joining-fee", `<p>${line}</p>`)).toBeUndefined();
  });

  test("is asked about only where members join", () => {
    expect(about("joining-fee", "<p>Registration fee: $30</p>", { trade: "hotel" })).toBeUndefined();
  });
});

describe("groups with their ages", () => {
  const boxes = (...groups: [string, string][]) =>
    groups
      .map(
        ([name, ages]) =>
          `<div class="card"><p class="name">${name}</p><div><span class="age">${ages}</span><div><a href="/x">Join</a></div></div></div>`,
      )
      .join("");

  test.each([
    ["en", ["3–5 years", "6-8 years", "over 16"]],
    ["de", ["3 bis 5 Jahre", "6–8 Jahre", "ab 16 Jahre"]],
    ["fr", ["3-5 ans", "6 à 8 ans", "16 ans et plus"]],
    ["es", ["3-5 años", "6 a 8 años", "16 años o más"]],
    ["it", ["3-5 anni", "6-8 anni avanzato", "Over 16"]],
    ["nl", ["3-5 jaar", "6 tot 8 jaar", "vanaf 16 jaar"]],
  ] as const)("are listed in %s", (language, [one, two, three]) => {
    expect(about("age-groups", boxes(["Green", one], ["Red", two], ["Blue", three]), { language })).toEqual({
      answer: `- **Green:**\n  ${one}\n- **Red:**\n  ${two}\n- **Blue:**\n  ${three}`,
      review: "ready",
    });
  });

  test.each([
    ["two groups", boxes(["Green", "3–5 years"], ["Red", "6–8 years"])],
    ["a name twice", boxes(["Green", "3–5 years"], ["Green", "6–8 years"], ["Blue", "9–12 years"])],
    ["lengths of time", boxes(["Warranty", "3 years"], ["Lease", "5 years"], ["Loan", "10 years"])],
    ["results", boxes(["Leeds", "3–5"], ["York", "6–8"], ["Hull", "2–1"])],
  ])("aren't %s", (_, body) => {
    expect(about("age-groups", body)).toBeUndefined();
  });
});

describe("a menu without prices", () => {
  const list = (...items: string[]) => items.map((item) => `<p class="dish">${item}</p>`).join("");
  const menuOf = (path: string, body: string, trade: "restaurant" | "shop" = "restaurant") =>
    faqsOf(
      { "/": "<h1>Birchhill</h1><p>We are a small café with drinks and snacks.</p>", [path]: body },
      { trade },
    ).find(({ topic }) => topic === "menu");

  test("is listed below its own titles, for the owner to decide", () => {
    const found = menuOf(
      "/menu",
      `<h1>Our menu</h1><p class="part">Hot drinks</p>${list("Espresso", "Mint tea", "Cocoa")}<p class="part">Snacks</p>${list("Olives", "Crisps", "Bread")}`,
    );
    expect(found).toMatchObject({
      review: "uncertain",
      answer:
        "**Hot drinks**\n\n- Espresso\n- Mint tea\n- Cocoa\n\n**Snacks**\n\n- Olives\n- Crisps\n- Bread",
    });
  });

  test("isn't read from other pages, shops, short lists or priced ones", () => {
    const dishes = list("Espresso", "Mint tea", "Cocoa", "Olives", "Crisps", "Bread");
    const priced = list("Espresso €2", "Mint tea €3", "Cocoa €4", "Olives €4", "Crisps €2", "Bread €3");
    expect(menuOf("/team", `<h1>Our team</h1>${dishes}`)).toBeUndefined();
    expect(menuOf("/menu", `<h1>Menu</h1>${dishes}`, "shop")).toBeUndefined();
    expect(menuOf("/menu", `<h1>Menu</h1>${list("Espresso", "Mint tea")}`)).toBeUndefined();
    expect(menuOf("/menu", `<h1>Menu</h1>${priced}`)).toBeUndefined();
  });
});
