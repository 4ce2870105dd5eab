/** What a sentence names in passing is proposed, and only the owner publishes it. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("hotel");
const home =
  "<h1>Birchhill guest house</h1><p>Our rooms are quiet, and each of them has a view of the hills.</p>";

function answerTo(question: string, text: string, language = "en") {
  const found = faqsOf({ "/": `${home}${text}` }, { language }).find((faq) => faq.question === question);
  return found && { answer: found.answer, review: found.review };
}

test.each([
  ["Are children welcome?", "Children over the age of 12 are welcome."],
  ["Is there Wi-Fi?", "Enjoy our quiet rooms, the wide terrace, fast unlimited WiFi and a hall for games."],
  ["Are towels and bed linen included?", "All rooms on the first floor have free towels as well as soap."],
])("%s %s", (question, sentence) => {
  expect(answerTo(question, `<p>${sentence}</p>`)).toEqual({ answer: sentence, review: "uncertain" });
});

test("names, and things that belong to something else, answer nothing", () => {
  expect(
    answerTo(
      "Is parking available?",
      "<p>The guest house is close to Hilltop National Park, which has a lake.</p>",
    ),
  ).toBeUndefined();
  expect(
    answerTo(
      "¿Hay cocina?",
      "<p>La casa rural dispone de sábanas y de utensilios de cocina para todos.</p>",
      "es",
    ),
  ).toBeUndefined();
  expect(
    answerTo(
      "Do you have gift vouchers?",
      "<p>There is a small restaurant with a gift shop in the reserve.</p>",
    ),
  ).toBeUndefined();
});

test("a sentence whose own question is asked isn't quoted for another one", () => {
  const questions = faqsOf({
    "/": `${home}<h3>Included</h3><p>Included: two adults, your own children and the car are welcome.</p>`,
  }).map(({ question }) => question);
  expect(questions).toContain("What is included?");
  expect(questions).not.toContain("Are children welcome?");
});

test("Wi-Fi is spelled in three ways", () => {
  expect(answerTo("Is there Wi-Fi?", "<p>Free Wi Fi is available throughout the house.</p>")?.review).toBe(
    "ready",
  );
});

test("an item of a list says that it is there", () => {
  const list = "<h2>Inside</h2><ul><li>Wi-Fi and washing machine</li><li>Sofa by the window</li></ul>";
  expect(answerTo("Is there Wi-Fi?", list)).toEqual({
    answer: "Wi-Fi and washing machine",
    review: "uncertain",
  });
});

test("a sentence that is written as a heading is left to the owner, and a slogan says nothing", () => {
  const sentence = "Free parking is available along Mill Lane and behind the bank.";
  expect(answerTo("Is parking available?", `<h5>${sentence}</h5><p>Ring twice.</p>`)).toEqual({
    answer: sentence,
    review: "uncertain",
  });
  expect(
    answerTo("Is parking available?", "<h5>Free parking for all</h5><p>Ring twice.</p>"),
  ).toBeUndefined();
});
