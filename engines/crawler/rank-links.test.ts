import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { isFileAddress, type LinkArea, rankLink } from "./rank-links.ts";

const context = { startFolder: "/", language: "en" };

function rank(path: string, text = "", area: LinkArea = "nav") {
  return rankLink({ url: `https://acme.test${path}`, text, area }, context);
}

describe("recognizes a page's kind by its URL in eight languages", () => {
  test.each([
    ["/faq.html", "faq"],
    ["/FAQs", "faq"],
    ["/haeufige-fragen", "faq"],
    ["/preguntas-frecuentes", "faq"],
    ["/s%C4%B1k%C3%A7a-sorulan-sorular", "faq"],
    ["/contactez-nous", "contact"],
    ["/%C3%B6ffnungszeiten", "contact"],
    ["/iletisim", "contact"],
    ["/ContactUs.aspx", "contact"],
    ["/ueber-uns", "about"],
    ["/qui-sommes-nous", "about"],
    ["/chi-siamo", "about"],
    ["/over-ons", "about"],
    ["/preise", "pricing"],
    ["/nos-tarifs", "pricing"],
    ["/precos", "pricing"],
    ["/leistungen", "services"],
    ["/como-funciona", "services"],
    ["/hizmetlerimiz", "services"],
    ["/versandkosten", "policies"],
    ["/rueckgaberecht", "policies"],
    ["/politique-de-retour", "policies"],
    ["/condiciones", "policies"],
    ["/impressum", "imprint"],
    ["/datenschutzerklaerung", "privacy"],
    ["/cookie-policy", "privacy"],
    ["/aktuelles", "post"],
    ["/blog/contact-lenses-and-you", "post"],
    ["/tag/shipping", "archive"],
    ["/our-workshop", null],
  ])("%s is %s", (path, kind) => {
    expect(rank(path).kind).toBe(kind);
  });

  test("falls back to a short link text when the URL says nothing", () => {
    expect(rank("/?page_id=12", "Häufige Fragen").kind).toBe("faq");
    expect(rank("/p/7", "We help you find the contact lens that fits best").kind).toBeNull();
  });
});

describe("ranking", () => {
  test("ranks FAQ-like pages before other linked pages, posts and legal notices", () => {
    const paths = [
      "/faq",
      "/contact",
      "/pricing",
      "/about",
      "/services",
      "/returns",
      "/gutter-cleaning",
      "/events",
      "/privacy",
      "/blog/2024/05/hello",
    ];
    const scores = paths.map((path) => rank(path).score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test("ranks navigation links before those in the footer, text or sitemap", () => {
    const scores = (["nav", "footer", "body", "sitemap"] as const).map(
      (area) => rank("/gutter-cleaning", "", area).score,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test("ranks translations and pages outside the start folder later", () => {
    expect(rank("/de/faq").score).toBeLessThan(rank("/jobs").score);
    const inFolder = { startFolder: "/shop/", language: null };
    const score = (path: string) =>
      rankLink({ url: `https://acme.test${path}`, text: "", area: "body" }, inFolder).score;
    expect(score("/shop/faq")).toBeGreaterThan(score("/faq"));
  });
});

describe("links on a FAQ page", () => {
  const link = (path: string, text: string, more: { fromHelpPage?: boolean; area?: LinkArea } = {}) =>
    rankLink({ url: `https://acme.test${path}`, text, area: "body", ...more }, context);

  test("rank before other linked pages, after the essential ones", () => {
    const answer = link("/kb/change-address", "How do I change my address?", { fromHelpPage: true });
    expect(answer.kind).toBe("answer");
    expect(answer.score).toBeGreaterThan(rank("/gutter-cleaning").score);
    expect(answer.score).toBeLessThan(rank("/contact").score);
  });

  test("count as answers under a question, including posts, or in the page's folder", () => {
    const from = { fromHelpPage: true };
    expect(link("/blog/retouren", "Wie sende ich etwas zurück", from).kind).toBe("answer");
    expect(link("/blog/retouren", "Wie sende ich etwas zurück", from).score).toBeGreaterThan(
      link("/blog/our-summer", "Our summer", from).score,
    );
    expect(link("/faq/parking", "Parking").kind).toBe("answer");
    expect(link("/blog/our-summer", "Our summer", from).kind).toBe("post");
    expect(link("/contact", "Who can I ask?", from).kind).toBe("contact");
    expect(link("/kb/a", "How do I begin?").kind).toBeNull();
  });
});

describe("translations", () => {
  const score = (path: string, language?: string) =>
    rankLink(
      { url: `https://acme.test${path}`, text: "", area: "nav", ...(language ? { language } : {}) },
      context,
    ).score;

  test("are recognized by the link's language or a parameter, except the main language", () => {
    for (const translation of [score("/uber-mich", "de"), score("/faq?lang=de"), score("/faq?hl=pt-BR")])
      expect(translation).toBeLessThan(rank("/jobs").score);
    expect(score("/faq", "en")).toBe(score("/faq"));
    expect(score("/faq?lang=en")).toBeGreaterThan(rank("/jobs").score);
  });
});

test("ranks a print version after the page itself", () => {
  expect(rank("/print/faq").score).toBeLessThan(rank("/jobs").score);
});

describe("never reads", () => {
  test.each([
    "/cart",
    "/login",
    "/mein-konto",
    "/wp-admin/x.php",
    "/wp-json/wp/v2",
    "/page/3",
    "/shop?add-to-cart=7",
    "/?s=word",
    "/list?orderby=price",
    "/_app/1516288797/en/requirements.html",
  ])("%s", (path) => {
    expect(rank(path).useful).toBe(false);
  });

  test.each(["/golf-cart-rental", "/how-to-log-in", "/research"])("but %s is read", (path) => {
    expect(rank(path).useful).toBe(true);
  });

  test("recognizes files by their extension", () => {
    expect(isFileAddress("https://acme.test/menu.PDF?v=2")).toBe(true);
    expect(isFileAddress("https://acme.test/cal.ics")).toBe(true);
    expect(isFileAddress("https://acme.test/about.php")).toBe(false);
    expect(isFileAddress("https://acme.test/node.js-hosting")).toBe(false);
  });

  test("ranks any URL or text quickly and without throwing", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "binary" }), (url, text) => {
        expect(Number.isFinite(rankLink({ url, text, area: "body" }, context).score)).toBe(true);
      }),
    );
    const started = cpuMs();
    rank(`/${"faq-".repeat(250_000)}`);
    expect(cpuMs() - started).toBeLessThan(1000);
  });
});
