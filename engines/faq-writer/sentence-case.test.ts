import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { readPage } from "./read-page.ts";
import { caseOf, inSentenceCase } from "./sentence-case.ts";

const sentences = {
  en: "If you ask us what it is about, we deliver to you and to your friends in New York, with new shoes and other new things.",
  de: "Die Kinder lernen bei uns, wie sie schwimmen, und dann zeigen sie es ihren Eltern, wenn sie es wollen.",
  tr: "Bütün siparişlerde ücret, ödeme sayfasında ve sepette ayrıca görünür.",
};

function cased(title: string, language = "en", companyName: string | null = null): string {
  const text = sentences[language as keyof typeof sentences] ?? "";
  const pages = [readPage(buildPage(`<p>${text}</p>`))];
  return inSentenceCase(title, { language, caseOf: caseOf(pages, language), companyName });
}

test.each([
  ["Do you ship to the US?", "Do you ship to the US?"],
  ["Is there help with IT for us?", "Is there help with IT for us?"],
  ["What Is Your Offer to Friends About IT?", "What is your Offer to friends about IT?"],
  ["Is it for ALL of YOUR friends?", "Is it for ALL of your friends?"],
])("short words in capitals may be acronyms: %s", (title, expected) => {
  expect(cased(title)).toBe(expected);
});

test("names of two words keep their capitals", () => {
  expect(cased("Do You Deliver to New York?")).toBe("Do you deliver to New York?");
  expect(cased("DO YOU DELIVER TO NEW YORK?")).toBe("Do you deliver to New York?");
  expect(cased("Do You Deliver New Shoes?")).toBe("Do you deliver new shoes?");
});

test("a title of short words alone is a sentence, too", () => {
  expect(cased("What Is It To You?")).toBe("What is it to you?");
  expect(cased("Is It Us?")).toBe("Is It Us?");
});

test("German nouns and 'Sie' keep theirs", () => {
  expect(cased("Bieten Sie Gutscheine?", "de")).toBe("Bieten Sie Gutscheine?");
});

test("letters are those of the language", () => {
  expect(cased("ISPARTA'DA ÜCRETLİ TESLİMAT VAR MI?", "tr")).toBe("Isparta'da ücretli teslimat var mı?");
  expect(cased("İADE ÜCRET GEREKTİRİR Mİ?", "tr")).toBe("İade ücret gerektirir mi?");
});

test("an acronym beside a script without capitals stays", () => {
  expect(cased("ما هي تكلفة RAID وASDFGHJK؟", "ar")).toBe("ما هي تكلفة RAID وASDFGHJK؟");
  expect(cased("GPS RAID ABCD 수리 비용은 얼마인가요?", "ko")).toBe("GPS RAID ABCD 수리 비용은 얼마인가요?");
});

test("the company's name is spelled only where it is a word", () => {
  expect(cased("WHEN DOES IT START TODAY?", "en", "Art")).toBe("When does it start today?");
  expect(cased("WHAT IS BOLT ABOUT?", "en", "BoLT")).toBe("What is BoLT about?");
});
