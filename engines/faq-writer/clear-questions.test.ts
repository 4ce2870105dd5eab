/** The site's own questions must be clear without their page, and answered by the company. */
import { describe, expect, test } from "vitest";
import { categorise, categoryName } from "./categorise.ts";
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
    expect(steps("<button>One</button><button>Two</button><button>More</button>")).toEqual([]);
    expect(steps('<div data-value="1">One</div>'.repeat(3))).toEqual([]);
  });

  test("aren't those that a hidden box opens", () => {
    expect(steps('<input type="checkbox">')).toHaveLength(3);
    expect(steps("<button>Book</button><button>Call us</button>")).toHaveLength(3);
    expect(steps("<button></button>".repeat(5))).toHaveLength(3);
  });
});

test("the buttons of a page's menu are no answers to its only question", () => {
  const menu = "<nav><button>Menu</button><button>Search</button><button>Language</button></nav>";
  const body =
    "<h1>Evenings</h1><h2>Can I bring a dog?</h2><p>You may bring a dog on every evening, and Ana has water for it at the desk beside the door.</p>";
  expect(questionsOf({ "/evenings": `${menu}<main>${body}</main>` })).toEqual(["Can I bring a dog?"]);
});

test("headings of an article may be for its readers to ask", () => {
  const article = (head: string) =>
    ownOf({
      "/choose-a-school": `${head}<h1>Choose a school</h1>${ask("Do you teach tango?", "Yes, on Mondays and Thursdays in the large hall.")}${[
        "insurance",
        "halls",
        "teachers",
        "courses",
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
  expect(article(posting)).toHaveLength(5);
});

test("a few headings that ask, among others, are left to the owner", () => {
  const subjects = ["parking", "shoes", "music", "tickets"];
  const asked = (subject: string) =>
    `<h2>What about ${subject}?</h2><p>We take care of ${subject} ourselves, so that you need nothing at all when you come to your first evening with us.</p>`;
  const told = ["Halls", "Stairs", "Kitchen", "Garden", "Stage"]
    .map((title) => `<h2>${title}</h2><p>Ana cleans it on Mondays.</p>`)
    .join("");
  const reviews = (title: string, asking: string[]) =>
    ownOf({ "/evenings": `<h1>${title}</h1>${asking.map(asked).join("")}${told}` }).map(
      ({ review }) => review,
    );
  expect(reviews("Evenings", subjects.slice(1))).toEqual(Array(3).fill("uncertain"));
  expect(reviews("Evenings", subjects)).toEqual(Array(4).fill("ready"));
  expect(reviews("Questions and answers", subjects.slice(1))).toEqual(Array(3).fill("ready"));
  const priced = (answer: string) =>
    ownOf({ "/evenings": `<h1>Evenings</h1><h2>How much does an evening cost?</h2><p>${answer}</p>${told}` });
  expect(
    priced(
      `One evening costs €30 for adults, and €20 for all of our members who are younger than 18 years.`,
    )[0]?.review,
  ).toBe("ready");
  expect(
    priced(
      `That depends on your wishes, and we tell you as soon as you have told us a little more about them.`,
    )[0]?.review,
  ).toBe("uncertain");
});

test("what was asked in a case, or of a customer, isn't asked again", () => {
  const asked = (subject: string) =>
    `<h2>What did you like about ${subject}?</h2><p>I liked ${subject} most of all, because Ana explained every step of it until my husband and I knew what to do.</p>`;
  const questionsBelow = (title: string) =>
    questionsOf({
      "/told": `<h1>${title}</h1>${["salsa", "tango", "waltz", "the hall"].map(asked).join("")}`,
    });
  expect(questionsBelow("Our dances")).toHaveLength(4);
  for (const title of [
    "Case studies",
    "Kundenstimmen",
    "Études de cas",
    "お客様の声",
    "相続の事例紹介",
    "事例紹介｜相続",
    "Reviews",
    "Google reviews – Birchhill",
    "Nos avis clients",
    "Bewertungen",
  ])
    expect(questionsBelow(title), title).toEqual([]);
  for (const title of [
    "Performance reviews",
    "Immobilien-Bewertungen",
    "Avis de sécurité",
    "Opiniones legales",
  ])
    expect(questionsBelow(title), title).toHaveLength(4);
});

test("a sample's phone number is left to the owner", () => {
  const reviews = (number: string) =>
    ownOf({ "/faq": `<h1>Questions</h1>${ask("How can I reach you?", `Call us: ${number}.`)}` }).map(
      ({ review }) => review,
    );
  for (const number of [
    "(84) 3000-0000",
    "+55 84 99999-9999",
    "555 018 2345",
    "0123 456789",
    "0123456789 Fr. 9-17",
    "+49 9999999 (5 € a minute)",
    "+10000000",
  ])
    expect(reviews(number), number).toEqual(["uncertain"]);
  for (const number of [
    "0113 496 0001",
    "+49 30 5550 1820",
    "1 000 000",
    "2.000.000-3.000.000",
    "10000 - 20000",
    "10000000",
    "10000000 Euro",
    "9999999 EUR",
    "$5551234567",
    "¥77777777",
  ])
    expect(reviews(number), number).toEqual(["ready"]);
});

test("what was not found may be what a question is about", () => {
  const asked = {
    en: "I haven't found my parcel, what now?",
    ja: "登録情報が見つかりません。どうすればいいですか？",
  };
  for (const [language, question] of Object.entries(asked))
    expect(
      questionsOf({ "/faq": `<h1>FAQ</h1>${ask(question, "Ana, Ben, Eva: 0113 496 0001.")}` }, language),
      question,
    ).toEqual([question]);
});

test("an invitation to write is no question in any language", () => {
  const calls = {
    en: "Haven't found your answer?",
    de: "Passende Antwort nicht gefunden?",
    fr: "Pas trouvé ta réponse ?",
    nl: "Antwoord niet gevonden?",
    pt: "Não encontraste a resposta?",
    ja: "答えが見つかりませんか？",
  };
  for (const [language, call] of Object.entries(calls))
    expect(
      questionsOf(
        {
          "/faq": `<h1>FAQ</h1>${ask(call, "ana@birchhill.test")}${ask("What is tango?", "Ana, Ben and Eva dance it.")}`,
        },
        language,
      ),
      call,
    ).toEqual(["What is tango?"]);
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

describe("the questions of several pages about one thing", () => {
  const page = (name: string, ...questions: string[]) =>
    `<h1>${name}</h1>${questions.map((question) => ask(question, `On ${name} evenings, the answer depends on you: ${question.length} steps are enough.`)).join("")}`;
  const salsa = page("Salsa", "Do I need any experience?", "Which shoes do I need for Salsa?");

  test("name the thing, unless they do or say much themselves", () => {
    const tango = page(
      "Tango",
      "Can couples stay together all evening?",
      "Can couples who are new to the large hall stay together all evening?",
    );
    expect(questionsOf({ "/salsa": salsa, "/tango": tango })).toEqual([
      "Salsa: do I need any experience?",
      "Which shoes do I need for Salsa?",
      "Tango: can couples stay together all evening?",
      "Can couples who are new to the large hall stay together all evening?",
    ]);
  });

  test("begin with a noun as before, and may be about a part of the company's name", () => {
    const yoga = page("Yoga", "Akupunktur, hilft das?", "Hilft das allen?");
    const tango = page("Tango", "Kann ich allein kommen?", "Hilft das allen Paaren?");
    const { faqsOf: write } = writersFor("school", { companyName: "Yoga Loft" });
    const asked = write({ "/": home, "/yoga": yoga, "/tango": tango }, { language: "de" })
      .filter(({ origin }) => origin === "explicit")
      .map(({ question }) => question);
    expect(asked).toContain("Yoga: Akupunktur, hilft das?");
    expect(asked).toContain("Tango: kann ich allein kommen?");
  });

  test("stay as they are where one page has them all", () => {
    expect(questionsOf({ "/salsa": salsa, "/tango": page("Tango", "Can I come alone?") })).toEqual([
      "Do I need any experience?",
      "Which shoes do I need for Salsa?",
      "Can I come alone?",
    ]);
  });
});

test("no word of another language points at the page, and no time does", () => {
  const review = (question: string, language: string) =>
    ownOf({ "/faq": ask(question, "Yes: 12 of us are here.") }, language)[0]?.review;
  expect(review("What happens if my pet dies during the stay?", "en")).toBe("ready");
  expect(review("¿Abren esta semana?", "es")).toBe("ready");
  expect(review("¿Abre este salón?", "es")).toBe("uncertain");
});

test("no mail arrives at the host of a preview", () => {
  const review = (mail: string) =>
    ownOf({ "/faq": ask("Can we hire the hall?", `Yes, please write to Ana: ${mail}.`) })[0]?.review;
  expect(review("ana@birchhill-staging.vercel.app")).toBe("uncertain");
  expect(review("ana@birchhill.example")).toBe("ready");
});

test("whom 'they' means is unknown on a page of questions", () => {
  const review = (question: string) =>
    ownOf({ "/faq": ask(question, "Clean shoes with a light sole, and no heels.") })[0]?.review;
  expect(review("What do they need to wear?")).toBe("uncertain");
  expect(review("What do children need if they dance?")).toBe("ready");
});

test("who speaks on a website isn't what its visitors ask", () => {
  const about = ask("Who am I?", "I am Ana, and I teach dancing with my brother in a former mill.");
  expect(questionsOf({ "/faq": about })).toEqual([]);
});

test("capitals become a sentence, with the names and acronyms of the site", () => {
  const asked = (question: string, language = "en") =>
    questionsOf({ "/faq": ask(question, "Ja, yes: write to us a week before the night.") }, language)[0];
  expect(asked("CAN I ASK DJ ANA FOR A SONG ON FRIDAY?")).toBe("Can I ask DJ Ana for a song on Friday?");
  expect(asked("Can I ask the DJ?")).toBe("Can I ask the DJ?");
  expect(asked("Who Plays on Every Friday Night?")).toBe("Who plays on every Friday night?");
  expect(asked("Is every NIGHT like that?")).toBe("Is every night like that?");
  expect(asked("What Does Birchhill Teach?")).toBe("What Does Birchhill Teach?");
  // Any word that the site's sentences don't have may be a noun.
  expect(asked("WANN BEGINNT DER TANZABEND?", "de")).toBe("WANN BEGINNT DER TANZABEND?");
});

describe("an answer", () => {
  const item = (question: string, { href, controls, id }: Record<string, string>, answer: string) =>
    `<div class="card"><h2><a data-toggle="collapse" href="#${href}" aria-controls="${controls}">${question}</a></h2></div><div id="${id}"><p>${answer}</p></div>`;

  test("is in the nearest panel if a copied control names two", () => {
    const own = ownOf({
      "/faq": `${item("Do you teach tango?", { href: "a", controls: "a", id: "a" }, "Yes, on Mondays in the hall.")}${item("Do you teach salsa?", { href: "b", controls: "a", id: "b" }, "Yes, on Tuesdays in the mill.")}${item("Do you teach waltz?", { href: "b", controls: "c", id: "c" }, "No, but a friend of us does.")}`,
    });
    expect(own.map(({ answer }) => answer)).toEqual([
      "Yes, on Mondays in the hall.",
      "Yes, on Tuesdays in the mill.",
      "No, but a friend of us does.",
    ]);
  });

  test("isn't the question in another language", () => {
    const asked = (more: string) =>
      questionsOf({ "/faq": ask("How do I begin?", `Wie fange ich an?${more}`) });
    expect(asked("")).toEqual([]);
    // A question may end an answer.
    expect(asked(" Come on a Monday, and bring a friend who dances. Did you know how?")).toHaveLength(1);
    expect(asked("</p><p>Come on a Monday.</p><p>Bring a friend.")).toHaveLength(1);
  });

  test("that is a note for the authors isn't published", () => {
    const reviews = (answer: string) =>
      ownOf({ "/faq": ask("How can I pay?", answer) }).map(({ review }) => review);
    const note = "<strong>[PLACEHOLDER]</strong> Ana to confirm: cash, card or both?";
    expect(reviews(note)).toEqual([]);
    expect(
      reviews(
        `You pay for each course in advance, and we send a receipt by email on the same day. For ten lessons or more, you can pay in two parts, half of it after the fifth lesson.</p><p>${note}`,
      ),
    ).toEqual(["uncertain"]);
    expect(reviews("The placeholder in the form shows where to type your card.")).toEqual(["ready"]);
  });

  test("isn't the reason in a table of what to ask", () => {
    const table = (head: string) =>
      questionsOf({
        "/faq": `<h1>Questions</h1><table><tr><th>Question</th><th>${head}</th></tr>${["groups", "halls", "breaks"].map((subject) => `<tr><td>How many ${subject} are there?</td><td>With few ${subject}, an evening feels long to all of you.</td></tr>`).join("")}</table>`,
      });
    expect(table("Why it matters")).toEqual([]);
    for (const head of ["Answer", "Unsere Antworten", "Risposte", "回答"])
      expect(table(head), head).toHaveLength(3);
  });

  test("outside of a list of questions speaks of the company or its customers", () => {
    const reviews = (answer: string) =>
      ownOf({
        "/hall": `<h1>Hall</h1>${["reserved", "quiet", "warm", "large"].map((how) => `<div class="card"><h3>Is the hall ${how}?</h3><p>${answer.replace("{how}", how)}</p></div>`).join("")}`,
      }).map(({ review }) => review);
    expect(new Set(reviews("A {how} hall reduces distraction, and makes the music clearer."))).toEqual(
      new Set(["uncertain"]),
    );
    expect(new Set(reviews("Our hall is {how}, so that beginners can follow the music."))).toEqual(
      new Set(["ready"]),
    );
  });

  test("that only points at its page is left to the owner", () => {
    const review = (answer: string) => ownOf({ "/faq": ask("What is bachata?", answer) })[0]?.review;
    expect(review("The answer starts at 21 minutes in this video.")).toBe("uncertain");
    expect(review("What is it? The answer starts at 21 minutes in this video.")).toBe("uncertain");
    expect(review('See <a href="/bachata">our page about it</a> below.')).toBe("ready");
    expect(review("A dance from the Caribbean. See below for a video of our teachers.")).toBe("ready");
    expect(review("A dance for couples that costs €8, and €6 above that height or below 12 years.")).toBe(
      "ready",
    );
    expect(review("The dance of the couple in the picture above.")).toBe("uncertain");
  });
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

  test("have the name of a section, however long its dots are", () => {
    expect(categoryName("general", "sv", "Priser ...:")).toBe("Priser");
    const started = performance.now();
    expect(categoryName("general", "sv", `${".".repeat(60_000)}a`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("are taken from the question", () => {
    expect(categoryOf("Is my personal data safe?", "Yes, it stays with us.")).toBe("account");
    expect(categoryOf("Are you open on Sundays?", "No.")).toBe("contact");
  });
});
