import { describe, expect, test } from "vitest";
import { detectLanguage, pageLanguage } from "./detect-language.ts";
import { siteLanguage } from "./site-language.ts";
import { languageOf } from "./text-language.ts";

const english =
  "We are a family company and you can visit us on any day of the week. Our team will help you with all the questions that you have. ";
const german =
  "Wir sind ein Familienbetrieb und Sie können uns an jedem Tag der Woche besuchen. Unser Team hilft Ihnen bei allen Fragen, die Sie haben. ";
const japanese = "当館は湖のほとりにある小さな宿です。お気軽にお越しください。";

describe("the script", () => {
  test.each([
    ["ja", "予約はお電話で承ります。"],
    ["ja", "駐車場あり"],
    ["ja", "Wi-Fiは全館で無料です。Check-inは15:00からです。"],
    ["ko", "주차장이 있나요?"],
    ["ko", "大韓民國 서울에 있습니다"],
    ["zh", "我们每天早上九点到晚上六点营业，欢迎随时来店参观选购。"],
    ["uk", "Ми працюємо щодня і завжди раді вам."],
    ["ru", "Мы работаем каждый день, и цены не меняются."],
    ["bg", "Работим всеки ден без почивка, освен на първи януари."],
    ["be", "Мы працуем кожны дзень і заўсёды рады вам."],
    ["sr", "Радимо сваког дана, осим недеље, и увек сте добродошли код нас."],
    ["el", "Είμαστε ανοιχτά κάθε μέρα."],
    ["he", "אנחנו פתוחים בכל יום."],
    ["ar", "نعمل كل يوم من التاسعة صباحا."],
    ["fa", "ما هر روز از ساعت نه صبح باز هستیم و پارکینگ داریم."],
    ["th", "เปิดทุกวัน"],
  ])("decides for %s, at any length", async (language, text) => {
    expect(await detectLanguage(text)).toBe(language);
  });

  test("is not overruled by many words in another one", () => {
    const menu = "Home Rooms Access Contact Reservation News Gallery ";
    expect(languageOf(menu + japanese.repeat(4))).toBe("ja");
    expect(languageOf("Часы работы: мы открыты с 10 до 19. WhatsApp Telegram VK Instagram")).toBe("ru");
  });

  test("that both Chinese and Japanese write leaves a short label open", () => {
    expect(languageOf("会社案内")).toBeNull();
    expect(languageOf("営業案内")).toBe("ja");
  });
});

test.each([
  ["cs", "Nabizime vytvoreni webu presne podle vas."],
  ["cs", "Poradatel neodpovida za skody pri zavode a vyhrazuje si pravo zmeny, pokud prsi."],
  ["sk", "Do brušnej dutiny vložíme vetvičky estragónu."],
])("words that only one of two relatives writes decide for %s: %s", async (language, text) => {
  expect(await detectLanguage(text)).toBe(language);
});

test("one sentence is enough for languages in Latin script", async () => {
  expect(await detectLanguage("Wir haben montags geschlossen.")).toBe("de");
  expect(await detectLanguage("Otevřeno máme každý den kromě neděle.")).toBe("cs");
  expect(await detectLanguage("Nu har vi öppet även på söndagar.")).toBe("sv");
  expect(await detectLanguage("123 — 456")).toBeNull();
});

describe("a page", () => {
  test("counts as what its text is written in, whatever its template declares", async () => {
    expect(await pageLanguage(german.repeat(4), "en")).toBe("de");
    expect(await pageLanguage(japanese, "en")).toBe("ja");
    expect(await pageLanguage(english.repeat(4), null)).toBe("en");
  });

  test("counts as what it declares if its text is short or its language is unknown to us", async () => {
    expect(await pageLanguage("Kontakt", "de")).toBe("de");
    expect(await pageLanguage("Ons het brood en is elke dag oop. ".repeat(12), "af")).toBe("af");
  });
});

describe("a site", () => {
  const page = (text: string, declared: string | null = null) => ({ text, declared });

  test("is in the language of most pages", () => {
    const pages = [page(english.repeat(5)), ...Array.from({ length: 3 }, () => page(japanese))];
    expect(siteLanguage(pages)).toBe("ja");
    expect(siteLanguage([page(german.repeat(4)), page(english.repeat(4)), page(german.repeat(4))])).toBe(
      "de",
    );
  });

  test("of equally many pages takes the first one's", () => {
    expect(siteLanguage([page(german.repeat(4)), page(english.repeat(4))])).toBe("de");
  });

  test("keeps a declared language, but not the default of templates", () => {
    expect(siteLanguage([page("Bun venit la noi", "ro-RO")])).toBe("ro");
    expect(siteLanguage([page(german, "en")])).toBe("de");
    expect(siteLanguage([page("Brot", "en")])).toBe("en");
  });

  test("is unknown in a script of several languages without a telling letter", () => {
    expect(siteLanguage([page("Магазин на центара")])).toBe("und");
    expect(siteLanguage([page("Магазин в центъра")])).toBe("bg");
    expect(siteLanguage([page("Магазин")])).toBe("und");
    expect(siteLanguage([page("Shop")])).toBe("en");
  });
});
