/** What a website's own list of questions says besides the questions: its groups, its numbers and its marks. */
import { describe, expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");
const home =
  "<h1>Birchhill</h1><p>Birchhill teaches dancing in a former mill, and DJ Ana plays on every Friday night.</p>";
const ask = (subject: string) =>
  `<div class="faq-item"><button aria-expanded="false">What happens to ${subject}?</button><div>You find ${subject} in the hall, and Ana shows you more of it.</div></div>`;
const group = (label: string, ...subjects: string[]) => `<div>${label}${subjects.map(ask).join("")}</div>`;

function categoriesOf(body: string): Record<string, string | null> {
  return Object.fromEntries(
    faqsOf({ "/": home, "/faq": `<main><h1>Questions</h1><div>${body}</div></main>` })
      .filter(({ origin }) => origin === "explicit")
      .map(({ question, category }) => [/to (.*)\?/.exec(question)?.[1] ?? question, category]),
  );
}

describe("a label that is no heading", () => {
  const label = (name: string) => `<p class="label">${name}</p>`;

  test("names the questions in its box", () => {
    const body = group(label("Evenings"), "lights", "chairs") + group(label("Mornings"), "coats", "tea");
    expect(categoriesOf(body)).toEqual({
      lights: "Evenings",
      chairs: "Evenings",
      coats: "Mornings",
      tea: "Mornings",
    });
  });

  test("names those up to the next one in the same box", () => {
    const body = `<div>${label("Evenings")}${ask("lights")}${ask("chairs")}${label("Mornings")}${ask("coats")}${ask("tea")}</div>`;
    expect(categoriesOf(body)).toMatchObject({ chairs: "Evenings", coats: "Mornings" });
  });

  test("names nothing alone, or above one question each", () => {
    const alone = categoriesOf(group(label("Evenings"), "lights", "chairs", "coats"));
    expect(Object.values(alone)).not.toContain("Evenings");
    const kickers = ["lights", "chairs", "coats", "tea"].map((subject) =>
      group(label(`On ${subject}`), subject),
    );
    expect(Object.values(categoriesOf(kickers.join(""))).filter((name) => name?.startsWith("On"))).toEqual(
      [],
    );
  });

  test("is farther than a heading in its box", () => {
    const headed = (name: string) => `${label("Read on")}<h2>${name}</h2>`;
    const body = group(headed("Evenings"), "lights", "chairs") + group(headed("Mornings"), "coats", "tea");
    expect(categoriesOf(body)).toMatchObject({ lights: "Evenings", tea: "Mornings" });
  });
});

test("a group of the rest, or one that a sentence announces, is no topic", () => {
  const body = ["Other", "Guests often ask about…"].map((name, at) =>
    group(`<h2>${name}</h2>`, `lights ${at}`, `chairs ${at}`, `coats ${at}`),
  );
  const names = Object.values(categoriesOf(body.join("")));
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name === "Other" || name?.includes("…"))).toEqual([]);
});

test("a Spanish question without marks gets both", () => {
  const item = (asked: string) =>
    `<div class="faq-item"><button aria-expanded="false">${asked}</button><div>Escriba a Ana una semana antes y espere su respuesta.</div></div>`;
  const body = ["Cómo reservar una clase de baile", "¿Qué zapatos necesito?"].map(item).join("");
  const asked = faqsOf({ "/": home, "/faq": `<h1>Preguntas frecuentes</h1>${body}` }, { language: "es" });
  expect(asked.map(({ question }) => question)).toContain("¿Cómo reservar una clase de baile?");
});

test("numbers without a stop belong to neither the question nor its answer", () => {
  const pair = (question: string, answer: string) => `<dl><dt>${question}</dt><dd>${answer}</dd></dl>`;
  const body = [
    pair(
      "<span>Q1</span>Do I need shoes?",
      "<span>A1</span><p>Yes, with a light sole. We lend you a pair.</p>",
    ),
    pair("Q10 for sore feet: does it help?", "Ana says it helps dancers over 40."),
    pair("Will you end early (because of the noise?)", "Yes, the neighbors sleep from ten in the evening."),
  ].join("");
  const found = faqsOf({ "/": home, "/faq": `<h1>Questions</h1>${body}` })
    .filter(({ origin }) => origin === "explicit")
    .map(({ question, answer }) => [question, answer]);
  expect(found).toEqual([
    ["Do I need shoes?", "Yes, with a light sole. We lend you a pair."],
    ["Q10 for sore feet: does it help?", "Ana says it helps dancers over 40."],
    ["Will you end early (because of the noise)?", "Yes, the neighbors sleep from ten in the evening."],
  ]);
});
