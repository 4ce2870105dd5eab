/** What a website's own list of questions says besides the questions: its groups, its numbers and its marks. */
import { describe, expect, test } from "vitest";
import { expectLinear } from "#tests/support/grows-linearly.ts";
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

test("a Japanese question may begin with a Latin word, and what is marked as a question is one", () => {
  const item = (asked: string, answer: string) =>
    `<div class="faq-item"><div class="faq-question"><div><span>Q.</span>${asked}</div></div><div class="faq-answer">${answer}</div></div>`;
  const body = [
    item("LEDだけ消すことはできますか？", "はい、できます。消灯モードに切り替えてください。"),
    item("USBハブ経由でも使えますか？", "はい、お使いいただけます。"),
    item("音が出ません", "音量とケーブルをご確認ください。解決しない場合はお問い合わせください。"),
  ].join("");
  const asked = faqsOf({ "/": home, "/faq": `<h1>よくある質問</h1>${body}` }, { language: "ja" })
    .filter(({ origin }) => origin === "explicit")
    .map(({ question }) => question);
  expect(asked).toEqual(["LEDだけ消すことはできますか？", "USBハブ経由でも使えますか？", "音が出ません"]);
});

test("a table's columns are named above its rows", () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const answerOf = (...cells: [string[], string[]]) =>
    faqsOf({
      "/": home,
      "/faq": `<h1>Questions</h1><details><summary>Where can I stay overnight?</summary><table><thead>${row("th", ...cells[0])}</thead><tbody>${row("td", ...cells[1])}</tbody></table></details>`,
    }).find(({ origin }) => origin === "explicit")?.answer;
  expect(answerOf(["Hotel", "Phone", "Town"], ["Mill Inn", "0113 496 0001", "Leeds"])).toBe(
    "Hotel: Phone, Town\n\n- **Mill Inn**: 0113 496 0001, Leeds",
  );
  expect(answerOf(["Adults", "Children"], ["€10", "€5"])).toBe("Adults: Children\n\n- **€10**: €5");
});

test("bold text ends before the marks of a script without spaces", () => {
  const answerOf = (text: string) =>
    faqsOf(
      {
        "/": home,
        "/faq": `<h1>よくある質問</h1><details><summary>不良品ではありませんか？</summary><p>${text}</p></details>`,
      },
      { language: "ja" },
    ).find(({ origin }) => origin === "explicit")?.answer;
  expect(answerOf("<b>不良品ではございません。</b>製造側の仕様です。")).toBe(
    "**不良品ではございません**。製造側の仕様です。",
  );
  expect(answerOf("画面で<b>「ミノテル」</b>を選んでください。")).toBe(
    "画面で「**ミノテル**」を選んでください。",
  );
});

test("a problem in a list of questions is one only with a mark", () => {
  const item = (asked: string) =>
    `<div class="faq-item"><button aria-expanded="false">${asked}</button><div>Ana writes about it before each evening, at six: ${asked.length} words.</div></div>`;
  const asked = (problem: string) =>
    faqsOf({
      "/": home,
      "/faq": `<h1>Questions</h1>${["Q: Is there music?", "Q: Is it loud?", problem].map(item).join("")}`,
    })
      .filter(({ origin }) => origin === "explicit")
      .map(({ question }) => question);
  expect(asked("Q: There is no sound")).toContain("There is no sound");
  expect(asked("There is no sound")).not.toContain("There is no sound");
});

test("initials and letters of headings mark no questions", () => {
  const item = (asked: string) =>
    `<div class="faq-item"><button aria-expanded="false">${asked}</button><div>Ana tells the ${asked.length} who come more about it at the desk each evening.</div></div>`;
  const titles = [
    "D. Rossi",
    "F. Fees and refunds",
    "P. Parking near the hall",
    "Q: Is there music?",
    "Q: Is it loud?",
  ];
  const asked = faqsOf({ "/": home, "/faq": `<h1>Questions</h1>${titles.map(item).join("")}` })
    .filter(({ origin }) => origin === "explicit")
    .map(({ question }) => question);
  expect(asked).toEqual(["Is there music?", "Is it loud?"]);
});

test.each([
  [
    "a table of nothing but heading cells",
    "<tr><th>Monday</th><th>9 to 17</th></tr><tr><th>Friday</th><th>10 to 12</th></tr>",
  ],
  ["a single row", "<tr><th>Monday</th><th>9 to 17</th></tr>"],
  [
    "the first row below a head",
    "<thead><tr><th>Day</th><th>Time</th></tr></thead><tbody><tr><th>Monday</th><th>9 to 17</th></tr><tr><td>Friday</td><td>10 to 12</td></tr></tbody>",
  ],
])("%s keeps its values", (_, rows) => {
  const answer = faqsOf({
    "/": home,
    "/faq": `<h1>Questions</h1><details><summary>When are you open?</summary><p>Come any time:</p><table>${rows}</table></details>`,
  }).find(({ origin }) => origin === "explicit")?.answer;
  expect(answer).toContain("- **Monday**: 9 to 17");
});

test("reads bold text of nothing but closing marks fast", () => {
  expectLinear({
    input: (size) => `<p><b>x${"。".repeat(size)}x</b></p>`,
    run: (bold) =>
      faqsOf({
        "/": home,
        "/faq": `<h1>Questions</h1><details><summary>Is it loud?</summary>${bold}</details>`,
      }),
    size: 50_000,
    maxMs: 5_000,
  });
});
