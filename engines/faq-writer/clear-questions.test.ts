/** The site's own questions must be clear without their page, and answered by the company. */
import { describe, expect, test } from "vitest";
import { categorise } from "./categorise.ts";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf } = writersFor("school");
const home =
  "<h1>Birchhill</h1><p>Birchhill teaches dancing in a former mill, and DJ Ana plays on every Friday night.</p>";
const ask = (question: string, answer: string) =>
  `<details><summary>${question}</summary><p>${answer}</p></details>`;
const ownOf = (pages: Record<string, string>, language = "en") =>
  faqsOf({ "/": home, ...pages }, { language }).filter(({ origin }) => origin === "explicit");
const questionsOf = (...given: Parameters<typeof ownOf>) => ownOf(...given).map(({ question }) => question);

describe("a form's questions", () => {
  const step = (asked: string, field: string) =>
    `<div class="step"><h3>How many ${asked} do you need?</h3><p>Type the ${asked} that you plan for, and we show what your course costs with so many ${asked}.</p>${field}</div>`;
  const steps = (field: string) =>
    questionsOf({
      "/calculator": `<h1>Calculator</h1>${["hours", "rooms", "teachers"].map((asked) => step(asked, field)).join("")}`,
    });

  test("are for visitors to answer", () => {
    expect(steps("")).toHaveLength(3);
    expect(steps('<input type="number">')).toEqual([]);
    expect(steps("<textarea></textarea>")).toEqual([]);
    expect(steps('<input type="radio"><input type="radio">')).toEqual([]);
  });

  test("aren't those that a hidden box opens", () => {
    expect(steps('<input type="checkbox">')).toHaveLength(3);
  });
});

test("headings of an article may be for its readers to ask", () => {
  const article = (head: string) =>
    ownOf({
      "/choose-a-school": `${head}<h1>Choose a school</h1>${ask("Do you teach tango?", "Yes, on Mondays and Thursdays in the large hall.")}${[
        "insurance",
        "halls",
        "teachers",
      ]
        .map(
          (subject) =>
            `<h3>What ${subject} do you have?</h3><p>Ask for the ${subject} in writing. A clear answer is a good sign, and a vague one is a warning that you should take seriously.</p>`,
        )
        .join("")}`,
    }).map(({ question, review }) => [question, review]);
  const posting = '<script type="application/ld+json">{"@type":"BlogPosting","headline":"Choose"}</script>';
  expect(new Set(article("").map(([, review]) => review))).toEqual(new Set(["ready"]));
  expect(article(posting).filter(([, review]) => review === "ready")).toEqual([
    ["Do you teach tango?", "ready"],
  ]);
  expect(article(posting)).toHaveLength(4);
});

test("a list that an answer announces belongs to it", () => {
  const page = (list: string) =>
    ownOf({
      "/faq": `<h1>Questions</h1><p>Q: What can I do against stage fright?</p><p>A: Nearly all dancers know it. There are several ways to dance without it:</p>${list}<p>Q: Who teaches?</p><p>A: Ana and Ben teach all of our courses.</p>`,
    }).find(({ question }) => question.startsWith("What can I do"));
  expect(page("<ul><li>Breathe slowly.</li><li>Look at your partner.</li></ul>")?.answer).toMatch(
    /without it:\n+- Breathe slowly\.\n- Look at your partner\.$/,
  );
  // Without its list, the answer breaks off.
  expect(page("")?.review).toBe("uncertain");
});

describe("what a question points at", () => {
  const course = (heading: string) =>
    `<h1>${heading}</h1>${ask("What comes after this level?", "After it, you can join the next one, if your teacher agrees.")}`;

  test("is the subject of its page", () => {
    expect(questionsOf({ "/salsa": course("Salsa") })).toEqual(["Salsa: what comes after this level?"]);
  });

  test("is unknown on a page of questions, so that the owner decides", () => {
    expect(ownOf({ "/faq": course("Questions") }).map(({ review }) => review)).toEqual(["uncertain"]);
  });

  test("may be named before it", () => {
    const asked = "Slow music relaxes many people. Is this true for dancers?";
    expect(questionsOf({ "/salsa": `<h1>Salsa</h1>${ask(asked, "Yes, and most dancers say so.")}` })).toEqual(
      [asked],
    );
  });
});

test("a question that two courses answer otherwise names its course", () => {
  const pages = {
    "/salsa": `<h1>Salsa</h1>${ask("Do I need any experience?", "Yes, about a year, and the basic steps.")}`,
    "/tango": `<h1>Tango</h1>${ask("Do I need any experience at all?", "No. The course starts with the first step.")}`,
  };
  expect(questionsOf(pages)).toEqual([
    "Salsa: do I need any experience?",
    "Tango: do I need any experience at all?",
  ]);
  expect(questionsOf({ "/salsa": pages["/salsa"] })).toEqual(["Do I need any experience?"]);
});

test("capitals become a sentence, with the names and acronyms of the site", () => {
  const asked = (question: string, language = "en") =>
    questionsOf({ "/faq": ask(question, "Ja, yes: write to us a week before the night.") }, language)[0];
  expect(asked("CAN I ASK DJ ANA FOR A SONG ON FRIDAY?")).toBe("Can I ask DJ Ana for a song on Friday?");
  expect(asked("Can I ask the DJ?")).toBe("Can I ask the DJ?");
  // Any word that the site's sentences don't have may be a noun.
  expect(asked("WANN BEGINNT DER TANZABEND?", "de")).toBe("WANN BEGINNT DER TANZABEND?");
});

describe("categories", () => {
  const site = { language: "en", trades: ["hotel" as const] };
  const categoryOf = (question: string, answer: string) =>
    categorise({ question, answer, section: null }, site);

  test("aren't taken from one word of an answer", () => {
    expect(categoryOf("Can I use candles?", "Open flames are prohibited in the cabins.")).toBe("services");
    expect(categoryOf("What can we watch?", "Log in to your own streaming service. You log in once.")).toBe(
      "services",
    );
  });

  test("are taken from the question", () => {
    expect(categoryOf("Is my personal data safe?", "Yes, it stays with us.")).toBe("account");
    expect(categoryOf("Are you open on Sundays?", "No.")).toBe("contact");
  });
});
