/** Which made pairs are proposed without asking the owner. Each test is about one class of doubts. */
import { describe, expect, test } from "vitest";
import { packs } from "#engines/languages/packs.ts";
import { buildPage } from "../build-page.fixture.ts";
import { leans } from "../page-statements.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import type { Written } from "../write-drafts.ts";
import { writeFaqs } from "../write-faqs.ts";
import { asksUnclearly, isLoneSentence, isObvious, needsContext } from "./answer-evidence.ts";
import { isLone, isUneven, repeatsGroup, repeatsItem, repeatsNote } from "./list-shape.ts";
import { describesCompany, isOfOtherQuestion, portraitKind } from "./portrait-evidence.ts";
import { siteOf } from "./site.ts";
import { lacksTown } from "./value-evidence.ts";
import { greets, urges } from "./word-evidence.ts";

const { faqsOf } = writersFor("repair");
const home = "<h1>Birchhill</h1><p>We repair clocks, lamps and radios in a workshop behind the old mill.</p>";

/** The review of the pair whose question matches, or null. */
function reviewOf(found: ReturnType<typeof faqsOf>, question: RegExp): string | null {
  return found.find((faq) => question.test(faq.question))?.review ?? null;
}

describe("a text about the company", () => {
  const about = (text: string) =>
    faqsOf({ "/": home, "/about": `<h1>About us</h1><p>${text}</p>` }).find(({ topic }) => topic === "who");

  test("answers the question that its own sentence answers", () => {
    expect(
      about("Birchhill is a workshop for clocks and radios near the mill. It opened last spring."),
    ).toMatchObject({
      question: "What is Birchhill?",
      review: "ready",
    });
    expect(
      about("We repair clocks and radios of every age. Most of them are ready within a week."),
    ).toMatchObject({
      question: "What does Birchhill do?",
      review: "ready",
    });
  });

  test("that says neither what the company is nor what it does is left to the owner", () => {
    expect(
      about("Time is the most precious thing of all. It runs through our hands like sand.")?.review,
    ).not.toBe("ready");
  });

  test("loses its greeting and its last invitation", () => {
    const found = about(
      "Welcome to our website. We repair clocks, lamps and radios of every age and make in our own workshop behind the mill. Call us today for a time.",
    );
    expect(found?.answer).toBe(
      "We repair clocks, lamps and radios of every age and make in our own workshop behind the mill.",
    );
  });

  test("differs in every language", () => {
    for (const { code, company } of packs) {
      expect(company.does, code).not.toBeNull();
      expect(portraitKind(["..."], { language: code, companyName: null }), code).toBeNull();
    }
    const kindOf = (language: string, text: string) =>
      portraitKind([text], { language, companyName: "Acme" });
    expect(kindOf("de", "Acme ist eine Werkstatt für Uhren.")).toBe("is");
    expect(kindOf("de", "Wir sind zwei Tischler aus dem Norden.")).toBe("is");
    expect(kindOf("de", "Wir bieten Kurse für alle an, die Uhren lieben.")).toBe("does");
    expect(kindOf("fr", "Nous proposons des cours pour tous.")).toBe("does");
    expect(kindOf("es", "Ofrecemos clases para nuestros clientes.")).toBe("does");
    expect(kindOf("it", "Acme offre corsi per tutti.")).toBe("does");
    expect(kindOf("nl", "Wij bieden cursussen voor iedereen.")).toBe("does");
    // What a company aims to do isn't what it does.
    expect(kindOf("en", "We have always aimed to provide good clocks.")).toBeNull();
    expect(kindOf("en", "We provide good clocks.")).toBe("does");
    // A language without a pack has nothing to compare with.
    expect(kindOf("fi", "Acme on paja.")).toBe("is");
  });

  test("that sells isn't a description", () => {
    const site = { language: "en", companyName: "Acme" };
    expect(describesCompany(["Acme is a workshop.", "Come and see!"], site)).toBe(false);
    expect(describesCompany(["Acme is a workshop.", "Book your visit today."], site)).toBe(false);
    expect(describesCompany(["It is a workshop of Acme."], site)).toBe(false);
    expect(describesCompany(["Acme is a workshop.", "It opens at nine."], site)).toBe(true);
  });
});

describe("words", () => {
  test("every language has its greetings, and none greets in the middle of a word", () => {
    for (const { code, answers } of packs) {
      expect(answers.greets, code).not.toBeNull();
      expect(greets("1234", code), code).toBe(false);
    }
    expect(greets("Welcome to our workshop.", "en")).toBe(true);
    expect(greets("Herzlich willkommen in der Werkstatt.", "de")).toBe(true);
    expect(greets("Bienvenue dans notre atelier.", "fr")).toBe(true);
    expect(greets("Hallway lamps are our trade.", "en")).toBe(false);
    expect(urges("Call us today.", "en")).toBe(true);
    expect(urges("Callers are asked to wait.", "en")).toBe(false);
  });
});

describe("a list", () => {
  test("with the same name twice is a template that was never filled in", () => {
    expect(repeatsItem("- **Ann Lee**: cook\n- **Ann Lee**: driver")).toBe(true);
    expect(repeatsItem("- **Ann Lee**: cook\n- **Ben Lee**: cook")).toBe(false);
    expect(repeatsItem("**Small**\n\n- Soap\n\n**Large**\n\n- Soap")).toBe(false);
  });

  test("of which some items say what they are is uneven", () => {
    expect(isUneven("- **Clocks**: of any age\n- **Tools**")).toBe(true);
    expect(isUneven("- **Clocks**\n- **Lamps**")).toBe(false);
    expect(isUneven("- **Clocks**: of any age\n- **Lamps**: for the table")).toBe(false);
  });

  test("that shows one price in two places isn't a list of prices", () => {
    expect(
      repeatsGroup("**House**\n\n- Up to 6 people 120 €\n\n**At a glance**\n\n- Price a night: 120 €"),
    ).toBe(true);
    expect(repeatsGroup("**House**\n\n- Up to 6 people 120 €\n\n**Flat**\n\n- Up to 2 people 80 €")).toBe(
      false,
    );
  });

  test("of offers whose items differ in shape is left to the owner", () => {
    const offers = (last: string) =>
      reviewOf(
        faqsOf({
          "/": `${home}<h2>Our services</h2><h3>Clocks</h3><p>We clean, oil and set clocks of any age.</p><h3>Lamps</h3><p>We rewire lamps for the table and the wall.</p><h3>Radios</h3><p>We replace valves and capacitors of radios.</p><h3>Record players</h3><p>We replace belts and needles of players.</p><h3>Fans</h3><p>We clean and balance fans for the ceiling.</p><h3>Tools of our trade</h3>${last}`,
        }),
        /^What services/,
      );
    expect(offers("<p>Everything is tested for a day.</p>")).toBe("ready");
    expect(offers("")).toBe("uncertain");
  });
});

describe("an answer that was found by its words", () => {
  const review = (text: string, question: RegExp, trade: "school" | "hotel" | "repair" = "school") =>
    reviewOf(faqsOf({ "/": `${home}<p>${text}</p>` }, { trade }), question);

  test("needs a number, a heading about it, or a sentence that says only this", () => {
    const long =
      "We provide the most recent equipment and uniforms to all of our players, so that they have a good game and a long day.";
    expect(review(long, /equipment/)).toBe("uncertain");
    expect(review("We provide all of the equipment for our players.", /equipment/)).toBe("ready");
  });

  test("has one value in a line without its columns", () => {
    const rows = (row: string) =>
      reviewOf(
        faqsOf({ "/": `${home}<h2>Class size</h2><ul><li>${row}</li></ul>` }, { trade: "school" }),
        /class\?$/,
      );
    expect(rows("Classes of 6 children 45 minutes")).toBe("uncertain");
    expect(rows("Classes of up to 6 children")).toBe("ready");
  });
});

test("the same hours answer only one question", () => {
  const hours = (text: string) =>
    reviewOf(
      faqsOf({ "/": `${home}<h2>Opening hours</h2>${text}` }, { trade: "repair" }),
      /^Are you open on Sundays/,
    );
  expect(hours("<p>Monday - Sunday: 8am to 6pm</p>")).toBe("uncertain");
  expect(hours("<p>Monday - Friday: 8am to 6pm</p><p>Sunday: closed</p>")).toBe("ready");
});

test("a mailbox that could be anybody's is a template's", () => {
  const at = (email: string) =>
    reviewOf(
      writersFor("repair", { emails: [email] }).faqsOf({ "/": `${home}<p>Write to ${email}</p>` }),
      /contact/,
    );
  expect(at("contact@gmail.com")).toBe("uncertain");
  expect(at("birchhill@gmail.com")).toBe("ready");
  expect(at("contact@birchhill.test")).toBe("ready");
});

test("a label that runs into its sentence is left to the owner", () => {
  const parking = (text: string) =>
    reviewOf(faqsOf({ "/": `${home}<p>${text}</p>` }, { trade: "clinic" }), /parking/);
  expect(parking("Parking There is plenty of parking just outside the door.")).toBe("uncertain");
  expect(parking("There is plenty of parking just outside the door.")).toBe("ready");
});

test("an invitation isn't a person of the team", () => {
  const team = (last: string) =>
    reviewOf(
      faqsOf({
        "/": home,
        "/team": `<h1>Birchhill</h1><h2>Meet our team</h2><h3>Ann Lee</h3><p>Clocks and watches</p><h3>Ben Ash</h3><p>Lamps and cords</p><h3>Carl Oak</h3><p>Radios and valves</p>${last}`,
      }),
      /team/,
    );
  expect(team("<h3>Book Your Visit</h3><h3>Find Us</h3>")).not.toBe("ready");
  expect(team("")).toBe("ready");
});

test("the next section isn't about people of the team", () => {
  const team = faqsOf({
    "/": `${home}<h2>Our team</h2><h4>Ann Lee</h4><p>Head of clocks</p><h4>Ben Ash</h4><p>Lamps</p><h4>Carl Oak</h4><p>Radios</p><h2>Why us</h2><h4>Patience</h4><p>We take our time for each clock.</p>`,
  }).find(({ topic }) => topic === "team");
  expect(team?.answer).toContain("Carl Oak");
  expect(team?.answer).not.toContain("Patience");
});

test("what a company offers besides isn't who it is", () => {
  const site = siteOf([], { language: "en", companyName: "Birchhill", trades: [] });
  expect(isOfOtherQuestion(["Birchhill offers gift vouchers for your friends."], site)).toBe(true);
  expect(isOfOtherQuestion(["Birchhill offers clocks of every age and make."], site)).toBe(false);
});

test("a question about two things isn't answered by one of them", () => {
  const linen = (text: string) =>
    reviewOf(
      faqsOf({ "/": `${home}<ul><li>${text}</li><li>Parking at the house</li></ul>` }, { trade: "hotel" }),
      /linen/,
    );
  expect(linen("Bed linen is included")).toBe("uncertain");
  expect(linen("Towels and bed linen are included")).toBe("ready");
});

test("a yes or no has to name what was asked for", () => {
  const children = (text: string) =>
    reviewOf(
      faqsOf(
        { "/": `<h1>Birchhill</h1><p>${text}</p><p>Il nostro albergo è aperto per tutti gli ospiti.</p>` },
        { language: "it", trade: "hotel" },
      ),
      /bambini/,
    );
  expect(children("Parco giochi nel bosco con buvette: ombra garantita e adulti seduti.")).not.toBe("ready");
  expect(children("Per i bambini c'è un parco giochi nel bosco.")).toBe("ready");
});

test("the name of an offer in capitals doesn't say what it covers", () => {
  const warranty = (text: string) =>
    reviewOf(
      faqsOf({ "/": `${home}<ul><li>${text}</li><li>Tools of our own</li></ul>` }, { trade: "repair" }),
      /warranty/,
    );
  expect(warranty("30-Day Return Warranty")).toBe("uncertain");
  expect(warranty("Warranty of 30 days on all repairs")).toBe("ready");
});

test("how to volunteer is something to do", () => {
  const volunteer = (text: string) =>
    reviewOf(faqsOf({ "/": `${home}<h2>Volunteer</h2><p>${text}</p>` }, { trade: "nonprofit" }), /volunteer/);
  expect(volunteer("Most of our lamps are old. Their shades are torn, and so are the cords.")).not.toBe(
    "ready",
  );
  expect(
    volunteer(
      "Volunteers write to us and tell us which evening suits them. They come for a first visit before they begin.",
    ),
  ).toBe("ready");
});

test("one item of a list isn't an answer", () => {
  expect(isLone("- When a lamp arrives, it is cleaned.")).toBe(true);
  expect(isLone("- **Lamps**: 20 €")).toBe(false);
  expect(isLone("- Lamps\n- Radios")).toBe(false);
  expect(isLone("We repair:\n\n- Lamps")).toBe(false);
});

test("an address needs its town", () => {
  const at = (address: string) =>
    reviewOf(
      writersFor("shop", { addresses: [address] }).faqsOf({ "/": `${home}<p>${address}</p>` }),
      /located/,
    );
  expect(at("Stadenhauser Str. 19, 79725")).toBe("uncertain");
  expect(at("Stadenhauser Str. 19, 79725 Laufenburg")).toBe("ready");
  expect(at("1900 Mill Lane, Leeds, TX, 78660")).toBe("ready");
});

test("a template's phone number is left to the owner", () => {
  expect(reviewOf(contactOf("+49 30 1234567"), /contact/)).toBe("uncertain");
  expect(reviewOf(contactOf("(555) 867-5309"), /contact/)).toBe("uncertain");
  expect(reviewOf(contactOf("+49 30 9014820"), /contact/)).toBe("ready");
});

function contactOf(phone: string): ReturnType<typeof faqsOf> {
  return writersFor("repair", { phones: [phone] }).faqsOf({ "/": `${home}<p>Phone: ${phone}</p>` });
}

test("no one asks a nursery whether children are welcome", () => {
  const text = "<p>Children are welcome with us from two to six.</p>";
  const asked = (heading: string) =>
    reviewOf(faqsOf({ "/": `<h1>${heading}</h1>${text}${home}` }, { trade: "hotel" }), /children welcome/);
  expect(asked("The Inn at the Mill")).toBe("ready");
  expect(asked("The Children's House")).not.toBe("ready");
});

test("the address of an operator isn't where a holiday home is", () => {
  const at = (address: string) =>
    reviewOf(
      writersFor("hotel", { addresses: [address] }).faqsOf(
        { "/": `<h1>Birchhill</h1><p>Our flat has a view of the lake.</p><p>${address}</p>` },
        { trade: "hotel" },
      ),
      /located/,
    );
  expect(at("Lake Road 5, 38899 Hasselfelde")).toBe("ready");
  expect(at("Mill & Sons GbR, Lake Road 5, 38899 Hasselfelde")).toBe("uncertain");
});

test("all prices are asked for only if there are no others", () => {
  const rows = "<ul><li>Clock £60</li><li>Lamp £20</li><li>Radio £40</li></ul>";
  const card = "<h1>Rent a clock</h1><div><h3>Grandfather clock</h3><p>£90 per month</p></div>";
  const asked = (pages: Record<string, string>) =>
    reviewOf(
      faqsOf({ "/": home, "/prices": `<h1>Prices</h1>${rows}`, ...pages }, { trade: "shop" }),
      /your prices/,
    );
  expect(asked({})).toBe("ready");
  expect(asked({ "/rent": card })).toBe("uncertain");
  // One more beside a long list is no reason to ask.
  const more = `${rows.replace("</ul>", "")}<li>Fan £15</li><li>Player £35</li></ul>`;
  expect(asked({ "/prices": `<h1>Prices</h1>${more}`, "/rent": card })).toBe("ready");
});

test("a name that was cut off at a period isn't used in questions", () => {
  const { faqsOf: dentist } = writersFor("clinic", { companyName: "Dr", emails: ["vane@birchhill.test"] });
  const found = dentist({
    "/": `<h1>Dr. Anna Vane</h1><p>Dr. Vane looks after your teeth.</p><p>vane@birchhill.test</p>`,
  });
  expect(found.map(({ question }) => question).join()).toMatch(/How can I contact you/);
});

test("an address whose lines ran into each other is left to the owner", () => {
  const reviewWith = (address: string) =>
    writeFaqs({
      pages: [buildPage(`${home}<p>${address}</p>`, { url: "https://birchhill.test/", language: "en" })],
      companyName: "Birchhill",
      contactInfo: { emails: [], phones: [], addresses: [address], socialMedia: {} },
    }).faqs.find(({ topic }) => topic === "location")?.review;
  expect(reviewWith("Mill Lane 75, 99423 Marlow")).toBe("ready");
  expect(reviewWith("Mill Lane 75 99423, Marlow")).toBe("uncertain");
});

test("what to do in an emergency needs something to do", () => {
  const asked = /emergency/;
  const reviewWith = (text: string) =>
    reviewOf(faqsOf({ "/": `${home}<h2>Emergencies</h2><p>${text}</p>` }), asked);
  expect(
    reviewWith("In an emergency, our workshop never sleeps and we are with you within 30 minutes."),
  ).not.toBe("ready");
  expect(reviewWith("In an emergency, call us at any hour and we are with you within 30 minutes.")).toBe(
    "ready",
  );
});

test.each([
  ["fr", "Cependant, la séance dure une heure."],
  ["es", "Sin embargo, la sesión dura una hora."],
  ["it", "Tuttavia, la lezione dura un'ora."],
  ["de", "Allerdings dauert die Stunde etwas länger."],
])("in %s, a sentence may continue the one before: %s", (language, sentence) => {
  expect(leans(sentence, language)).toBe(true);
});

describe("an answer that needs something else", () => {
  const { faqsOf: hotelsOf } = writersFor("hotel", { addresses: [] });
  const rooms =
    "<h1>Birchhill</h1><p>Our guest house has quiet rooms, and each of them looks at the hills.</p>";

  test("is about others who were named before", () => {
    const experience = (text: string) =>
      reviewOf(faqsOf({ "/": `${home}<p>${text}</p>` }), /^How long have you been doing this/);
    expect(experience("Together they have over 60 years of experience with clocks.")).not.toBe("ready");
    expect(experience("Together we have over 60 years of experience with clocks.")).toBe("ready");
  });

  test("praises instead of naming a way to book", () => {
    const booking = (text: string) =>
      reviewOf(hotelsOf({ "/": rooms, "/book": `<h1>Reservations</h1><p>${text}</p>` }), /^How do I book/);
    expect(
      booking("Reserve your stay and let the hills embrace you. Enjoy a house that was made for your rest."),
    ).not.toBe("ready");
    expect(
      booking("Reserve your stay by phone or with our form. We answer on the same day, also at weekends."),
    ).toBe("ready");
  });

  test("says how far it is, and not where", () => {
    const location = (text: string) =>
      reviewOf(faqsOf({ "/": home, "/contact": `<h1>Contact</h1><p>${text}</p>` }), /^Where are you located/);
    expect(location("Our workshop is located less than 10 minutes from Leeds and 15 km from York.")).toBe(
      "uncertain",
    );
    expect(location("Our workshop is located at Mill Lane 5 in Leeds.")).toBe("ready");
  });

  test("has more spans of time than one day can have", () => {
    const hours = (text: string) =>
      reviewOf(
        faqsOf({ "/": home, "/kontakt": `<h2>Öffnungszeiten</h2><p>${text}</p>` }, { language: "de" }),
        /geöffnet/,
      );
    expect(hours("Mi: 8:30 - 12 Uhr 15:00 - 18 Uhr 13:00 - 18 Uhr nach Vereinbarung")).toBe("uncertain");
    expect(hours("Mi: 8:30 - 12 Uhr, 15:00 - 18 Uhr")).toBe("ready");
  });
});

test("a note that each of several cards repeats says nothing of them", () => {
  const note = "Only 1 room left!";
  expect(repeatsNote(`**Twin**\n\n${note}\n\n**Suite**\n\n${note}`)).toBe(true);
  expect(repeatsNote(`**Twin**\n\nTwo beds.\n\n**Suite**\n\nOne bed.`)).toBe(false);
  expect(repeatsNote(`${note}\n\n${note}`)).toBe(false);
});

describe("an answer", () => {
  const site = siteOf([], { language: "en", companyName: "Birchhill Pet Care", trades: [] });
  const made = (given: Partial<Written>) =>
    ({ origin: "fact", question: "", answer: "", evidence: [], topic: null, ...given }) as unknown as Written;

  test("in parentheses belongs to another sentence", () => {
    expect(needsContext(made({ topic: "deposit", answer: "(A deposit of $15 is included.)" }), site)).toBe(
      true,
    );
    expect(needsContext(made({ topic: "deposit", answer: "A deposit (of $15) is included." }), site)).toBe(
      false,
    );
  });

  test("to whether something is possible is no list, and nothing to do", () => {
    const may = (answer: string) =>
      isLoneSentence(made({ intent: "pets", heading: "Pets", answer, evidence: [answer] }), site);
    expect(may("Our field:\n\n- Pets\n- Trees")).toBe(true);
    expect(may("Book a place for your pets.")).toBe(true);
    expect(may("Pets are welcome.")).toBe(false);
  });

  test("to a question without its object is unclear", () => {
    const asked = (question: string) => asksUnclearly(made({ question }));
    expect(["What do you use?", "What do you offer?"].map(asked)).toEqual([true, false]);
    expect(asksUnclearly(made({ question: "What do you use?", origin: "explicit" }))).toBe(false);
  });

  test("about those whom the company is named after is obvious", () => {
    const pets = made({ intent: "pets", question: "Are pets allowed?" });
    expect(isObvious(pets, site)).toBe(true);
    expect(isObvious(pets, { ...site, companyName: "Birchhill Petrol" })).toBe(false);
  });

  test("of one sentence with the name says what the company is, and doesn't praise it", () => {
    const reviewFor = (text: string) =>
      faqsOf({ "/": `<h1>Birchhill</h1><p>Open every day.</p><p>${text}</p>` }).find(
        ({ topic }) => topic === "who",
      )?.review;
    expect(reviewFor("Birchhill is a workshop for clocks and radios near the old mill of Leeds.")).toBe(
      "ready",
    );
    expect(
      reviewFor("Birchhill covers a much larger area than all others do, from the coast to the mill."),
    ).toBe("uncertain");
  });

  test("with an address whose lines ran together isn't an address", () => {
    const place = (answer: string) => lacksTown(made({ topic: "location", answer }));
    expect(place("Family Lee I- 39014 Burgdorf Mill Lane 4")).toBe(true);
    expect(place("26b Mill Lane Leeds 2325")).toBe(false);
    expect(place("Mill Lane 4, 39014 Burgdorf")).toBe(false);
  });
});
