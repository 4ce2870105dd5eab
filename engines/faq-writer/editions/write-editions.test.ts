import { expect, test } from "vitest";
import { buildPage } from "../build-page.fixture.ts";
import { writeFaqs } from "../write-faqs.ts";
import { writeEditions } from "./write-editions.ts";

const contactInfo = { emails: [], phones: [], addresses: [], socialMedia: {} };
const ask = (question: string, answer: string) =>
  `<details><summary>${question}</summary><p>${answer}</p></details>`;

function categoriesBelow(first: string, second: string): Record<string, string> {
  const main = buildPage(
    `<h1>Questions</h1><h2>Questions</h2>${ask("How can I pay for an order?", "You pay by card or in cash when we hand over the order.")}
     ${ask("Where can I find your address?", "The address is beside the station, behind the yellow gate.")}`,
    { url: "https://site.example/questions", language: "en" },
  );
  const other = {
    ...buildPage(
      `<h1>أسئلة</h1><h2>${first}</h2>${ask("كيف يمكنني الدفع مقابل الطلب؟", "يمكنكم الدفع بالبطاقة أو نقداً عندما نسلّم الطلب إليكم.")}
       ${second === first ? "" : `<h2>${second}</h2>`}${ask("كيف أصل إلى الورشة؟", "العنوان بجانب المحطة خلف البوابة الصفراء الكبيرة.")}`,
      { url: "https://site.example/ar/questions", language: "ar" },
    ),
    edition: "ar",
  };
  const written = writeFaqs({ pages: [main], companyName: null, contactInfo });
  const [edition] = writeEditions({
    main: written,
    pages: [main, other],
    companyName: null,
    contactInfo,
  });
  expect(edition?.pairs).toHaveLength(2);
  return edition!.categories;
}

test("a heading above questions of several categories names none of them", () => {
  expect(categoriesBelow("أسئلة شائعة", "أسئلة شائعة")).toEqual({});
  expect(categoriesBelow("الدفع", "الموقع")).toEqual({
    "Contact and location": "الموقع",
    "Pricing and payment": "الدفع",
  });
});
