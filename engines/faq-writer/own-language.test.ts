/** A website is answered in its own language, or only in its own words. */
import { describe, expect, test } from "vitest";
import { extractBrand } from "#engines/brand/extract-brand.ts";
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { packOf, packs } from "#engines/languages/packs.ts";
import { buildPage } from "./build-page.fixture.ts";
import { type SiteInLanguage, sitesByLanguage, sitesWithoutPack } from "./sites-by-language.fixture.ts";
import { writeFaqs } from "./write-faqs.ts";

/** What the product does with a website: finds its contact details, then writes. */
function read(site: SiteInLanguage, declared: string | null = site.language) {
  const pages = Object.entries(site.pages).map(([path, body]) => {
    const page = buildPage(body, {
      url: `https://site.example${path}`,
      title: `${/<h1>(.*?)<\/h1>/.exec(body)?.[1]} | ${site.companyName}`,
      ...(declared === null ? {} : { language: declared }),
    });
    return declared === null
      ? {
          ...page,
          html: page.html.replace(/ lang="\w+"/, ""),
          metadata: { ...page.metadata, language: null },
        }
      : page;
  });
  const { contactInfo } = extractBrand({
    pages: pages.map(({ url, html, metadata }) => ({ url, html, metadata })),
    stylesheets: [],
    startUrl: "https://site.example/",
  });
  return { contactInfo, ...writeFaqs({ pages, companyName: site.companyName, contactInfo }) };
}

/** Every question of a language's templates and of its customers; their placeholders match anything. */
function templatesOf(language: string): RegExp {
  const pack = packOf(language)!;
  const texts = [
    ...Object.values(pack.facts),
    ...Object.values(pack.topics).map(({ question }) => question),
    pack.duration?.question ?? null,
    pack.infinitive?.question ?? null,
    ...[...customerQuestions(language).values()].map(({ question }) => question),
  ].flatMap((text) => (text === null ? [] : [text]));
  const escaped = texts.map((text) =>
    text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\\\{(?:company|name|subject|title)\\\}/g, ".{1,80}"),
  );
  return new RegExp(`^(?:.{1,40}\\s?[:：]\\s?)?(?:${escaped.join("|")})$`, "iu");
}

const codes = sitesByLanguage.map(({ language }) => language);

test("each pack has a site", () => {
  expect(codes.sort()).toEqual(packs.map(({ code }) => code).sort());
});

describe.each(sitesByLanguage)("a site in $language", (site) => {
  const { faqs, language, contactInfo } = read(site);
  const pack = packOf(site.language)!;
  const written = faqs.filter(({ origin, topic }) => origin !== "explicit" && topic !== "title");

  test("is recognized whatever its markup declares", () => {
    expect(language).toBe(site.language);
    expect(read(site, null).language).toBe(site.language);
    expect(read(site, site.language === "en" ? "de" : "en").language).toBe(site.language);
  });

  test("keeps all of its own questions", () => {
    const explicit = faqs.filter(({ origin }) => origin === "explicit").map(({ question }) => question);
    expect(explicit.sort()).toEqual([...site.explicit].sort());
  });

  test("has its contact details found", () => {
    expect(contactInfo.emails).toEqual([site.email]);
    expect(contactInfo.phones.map((phone) => phone.replace(/\D/g, "").slice(-8))).toEqual([
      site.phone.replace(/\D/g, "").slice(-8),
    ]);
    expect(contactInfo.addresses).toHaveLength(1);
  });

  test("gets questions about hours, place, contact, services, prices and payment", () => {
    const questions = new Set(written.map(({ question }) => question));
    const { facts, topics } = pack;
    const asked = [facts.hours, facts.address, facts.services, facts.prices, topics.payment.question];
    for (const question of asked) expect([...questions]).toContain(question);
    const contact = facts.contact!.replace("{company}", site.companyName);
    // "Tischlerei Brandt" would need an article.
    const expected = site.language === "de" ? facts.contactUs : contact;
    expect([...questions]).toContain(expected);
  });

  test("gets no sentence and no category in another language", () => {
    const templates = templatesOf(site.language);
    const others = packs.filter(({ code }) => code !== site.language);
    for (const { question, answer, category } of written) {
      expect(question).toMatch(templates);
      expect(Object.values(pack.categoryNames)).toContain(category);
      for (const { labels } of others)
        for (const label of Object.values(labels))
          if (!Object.values(pack.labels).includes(label)) expect(answer).not.toContain(`**${label}**`);
    }
    for (const { category } of faqs) expect(Object.values(pack.categoryNames)).toContain(category);
  });
});

describe.each(sitesWithoutPack)("a site in $language, which has no pack", (site) => {
  test("keeps its own questions and gets no others", () => {
    const { faqs: all, language } = read(site);
    const faqs = all.filter(({ topic }) => topic !== "title");
    expect(language).toBe(site.language);
    expect(faqs.map(({ question }) => question).sort()).toEqual([...site.explicit].sort());
    expect(faqs.map(({ origin }) => origin)).toEqual(site.explicit.map(() => "explicit"));
  });

  test("has no category but its own headings", () => {
    const names = new Set(packs.flatMap(({ categoryNames }) => Object.values(categoryNames)));
    for (const { category } of read(site).faqs) expect(names).not.toContain(category);
  });
});

test("a page in another language adds nothing to a site", () => {
  const [german, english] = ["de", "en"].map(
    (code) => sitesByLanguage.find(({ language }) => language === code)!,
  );
  const landing = Object.values(english!.pages).join("");
  const mixed = { ...german!, pages: { ...german!.pages, "/english-landing": landing } };
  expect(read(mixed).faqs.map(({ question }) => question)).toEqual(
    read(german!).faqs.map(({ question }) => question),
  );
});

test("headings in capitals become small letters of their own language", () => {
  const question = (about: string, number: number) =>
    `<h3>${about} için ${number}. adım nedir?</h3><p>Önce ${number} numaralı formu doldurup bize gönderin, sonra ekibimiz sizi arar ve ${about} işini planlar.</p>`;
  const section = (heading: string, about: string) =>
    `<h2>${heading}</h2>${[1, 2, 3].map((number) => question(about, number)).join("")}`;
  const body = `<h1>Sıkça sorulan sorular</h1>${section("ISITMA SİSTEMLERİ", "ısıtma")}${section("KIŞ BAKIMI", "bakım")}`;
  const page = buildPage(body, { url: "https://site.example/sorular", title: "Sorular", language: "tr" });
  const { faqs } = writeFaqs({
    pages: [page],
    companyName: "Yıldız Isıtma",
    contactInfo: extractBrand({
      pages: [{ url: page.url, html: page.html, metadata: page.metadata }],
      stylesheets: [],
      startUrl: "https://site.example/",
    }).contactInfo,
  });
  expect([...new Set(faqs.map(({ category }) => category))].sort()).toEqual([
    "Isıtma sistemleri",
    "Kış bakımı",
  ]);
});

test("acronyms keep their capitals between letters that have none, and a heading's period isn't a name's", () => {
  const asked = [
    ["هل يمكن استعادة الملفات بعد العطل؟", "نعم، نفحص كل قرص أولاً ثم نخبركم بما يمكن استعادته خلال يومين."],
    ["هل أرسل كل الأقراص إلى المختبر؟", "نعم، أرسلوا جميع الأقراص بترتيبها الأصلي حتى نقرأها معاً."],
    ["هل يبدأ الفحص في نفس اليوم؟", "يبدأ الفحص في نفس اليوم إذا وصل الجهاز قبل الظهر."],
  ];
  const pairs = (from: string) =>
    asked.map(([question, answer]) => `<h3>${question}</h3><p>${answer} ${from}</p>`).join("");
  const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
  const categoryBelow = (heading: string) => {
    const body = `<h1>أسئلة</h1><h2>${heading}</h2>${pairs("هنا.")}`;
    const page = buildPage(body, { url: "https://site.example/asila", title: "أسئلة", language: "ar" });
    const { faqs } = writeFaqs({ pages: [page], companyName: null, contactInfo });
    return faqs.find(({ origin }) => origin === "explicit")?.category;
  };
  expect(categoryBelow("خدمات RAID")).toBe("خدمات RAID");
  expect(categoryBelow("قبل الفحص.")).toBe("قبل الفحص");
});
