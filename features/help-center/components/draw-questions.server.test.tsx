import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { centerMessages } from "#engines/messages/center-messages.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import { drawQuestions } from "./draw-questions.server.tsx";
import { FaqItem } from "./faq-item.tsx";
import { TextsProvider } from "./texts.tsx";

const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc.constantFrom(`"><script>alert('&')</script>`, "\uE000question\uE001", "Wo ist Größe & Preis?", "$&"),
  fc.constantFrom("هل الرقم +966 11 234 5678 <لكم>؟", "«920 001 234» & هاتف"),
);
const language = fc.option(fc.constantFrom("de", "ar", "zh-Hant"), { nil: undefined });
const slug = fc.constantFrom("what-is-it", "wo-ist-größe", "営業時間", "it's", "100%");

const faqs: fc.Arbitrary<PublicFaq> = fc.record({
  slug,
  lang: language,
  question: text,
  answerHtml: fc.constantFrom(
    "<p>Yes.</p>",
    '<p>See <a href="https://a.example/?a=1&amp;b=2">here</a>: $&</p>',
  ),
  answerText: text,
  answerMarkdown: text,
  category: text,
  source: fc.option(
    fc.record({
      // As `presentSource` returns them: at most two.
      quotes: fc.uniqueArray(text, { minLength: 1, maxLength: 2 }),
      isAnswer: fc.boolean(),
      url: fc.webUrl({ withQueryParameters: true }),
      label: text,
      checkedAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
      lang: language,
    }),
  ),
  video: fc.option(
    fc.record({ title: text, time: fc.constant("1:05"), path: fc.constant("/videos?play=1&t=65#1") }),
  ),
  updatedAt: fc.constant(null),
});

test("a filled pattern is what React would have rendered", () => {
  fc.assert(
    fc.property(
      fc.array(faqs, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("en", "de", "ar", "sw"),
      fc.constantFrom("", "/help/acme", "/help/größe/de"),
      (list, tag, basePath) => {
        const messages = centerMessages(tag, { en: { "feedback.question": `Is "this" <b>it</b>?` } });
        const rendered = list.map((faq) =>
          renderToStaticMarkup(
            <TextsProvider messages={messages}>
              <FaqItem faq={faq} basePath={basePath} />
            </TextsProvider>,
          ),
        );
        expect(drawQuestions({ center: { messages }, basePath }, list)).toBe(rendered.join(""));
      },
    ),
  );
});

test("no text of a question becomes markup", () => {
  const messages = centerMessages("en");
  const question = `<img src=x onerror="alert(1)">`;
  const [faq] = fc.sample(faqs, 1);
  const html = drawQuestions({ center: { messages }, basePath: "" }, [
    { ...faq!, question, lang: undefined },
  ]);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
});
