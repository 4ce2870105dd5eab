/** Whether a made pair has all that its page tells. Each test is about one kind of what may be missing. */
import { describe, expect, test } from "vitest";
import { packs } from "#engines/languages/packs.ts";
import { writersFor } from "../proposed-faqs.fixture.ts";
import type { Written } from "../write-drafts.ts";
import { beginsElsewhere, breaksOff, lacksLowestAge, lacksRules } from "./complete-evidence.ts";
import { siteOf } from "./site.ts";

const { faqsOf } = writersFor("school", {
  phones: ["0113 496 0001", "07700 900123"],
  addresses: ["5 Mill Lane, Leeds LS9 0XZ", "8 Hill Road, Leeds LS9 0XY"],
});
const home =
  "<h1>Birchhill</h1><p>We teach riding in the hills behind the old mill, on every day but Monday.</p>";
const made = (given: Partial<Written>) =>
  ({ origin: "fact", question: "", answer: "", evidence: [], topic: null, ...given }) as unknown as Written;
const reviewOf = (pages: Record<string, string>, topic: string) =>
  faqsOf(pages).find((faq) => faq.topic === topic)?.review;

describe("a price list", () => {
  const prices = (more: string) =>
    reviewOf(
      {
        "/": home,
        "/prices": `<h1>Prices</h1><ul><li>One lesson: €30</li><li>Five lessons: €140</li><li>Ten lessons: €260</li></ul>${more}`,
      },
      "prices",
    );

  test("has all amounts of its page", () => {
    expect(prices("<p>Please pay before the lesson.</p>")).toBe("ready");
    expect(prices("<p>In August, each of them costs €5 more.</p>")).toBe("uncertain");
  });

  test("says who comes for free", () => {
    expect(prices("<p>Kids under 4 free!</p>")).toBe("uncertain");
    expect(
      prices("<p>Our ponies have been free from work since the great war, and live on the hill.</p>"),
    ).toBe("ready");
  });

  test("isn't asked for a second time below its heading", () => {
    const rows =
      "<li><b>Red group</b> (4–5 years): <b>€130</b></li><li><b>Blue group</b> (6–9 years): <b>€180</b></li><li><b>Green group</b> (10–13 years): <b>€200</b></li>";
    const found = faqsOf({
      "/": home,
      "/fees": `<h1>Fees</h1><h2>Season 2026 fees of the groups</h2><p>These are the fees of the groups.</p><ul>${rows}</ul>`,
    });
    expect(found.filter(({ review, answer }) => review === "ready" && answer.includes("180"))).toHaveLength(
      1,
    );
  });
});

test("hours and a place are on several pages of a website that has many", () => {
  const hours = "<ul><li>Monday 9:00 – 17:00</li><li>Tuesday 10:00 – 18:00</li></ul>";
  const others = Object.fromEntries(
    ["ponies", "stables", "team"].map((name) => [`/${name}`, `<h1>Our ${name}</h1>`]),
  );
  const review = (pages: Record<string, string>) =>
    reviewOf({ "/": home, "/contact": `<h1>Opening hours</h1>${hours}`, ...pages }, "hours");
  expect(review({})).toBe("ready");
  expect(review(others)).toBe("uncertain");
  expect(review({ ...others, "/team": `<h1>Our team</h1><h2>Opening hours</h2>${hours}` })).toBe("ready");
});

test("the price of what a heading names is in the first sentence", () => {
  const darts = (answer: string) => beginsElsewhere(made({ isPriced: true, answer }));
  expect(darts("Six teams play on Thursdays. The entry fee is $36.")).toBe(true);
  expect(darts("The entry fee is $36 for a team. Six teams play.")).toBe(false);
  expect(darts("**Darts**\n\n$36")).toBe(false);
});

test("contact details have the number that the page calls its phone's", () => {
  const contact = (lines: string) =>
    reviewOf({ "/": home, "/contact": `<h1>Contact</h1>${lines}` }, "contact");
  expect(contact("<p>Tel: 0113 496 0001</p><p>Mobile Ann: 07700 900123</p>")).toBe("ready");
  expect(contact("<p>Tel: 0113 496 0009</p><p>Mobile Ann: 07700 900123</p>")).toBe("uncertain");
});

test("of two addresses, one may be the office, and one in a legal notice is of someone else", () => {
  const place = (path: string) =>
    reviewOf(
      {
        "/": home,
        "/contact": "<h1>Contact</h1><p>5 Mill Lane, Leeds LS9 0XZ</p>",
        [path]:
          "<h1>Getting here</h1><p>By car, drive to 8 Hill Road, Leeds LS9 0XY, and park behind the barn.</p>",
      },
      "location",
    );
  expect(place("/directions")).toBe("uncertain");
  expect(place("/imprint")).toBe("ready");
});

describe("a team", () => {
  const staff = (second: string, told = "Teacher of the first course") =>
    reviewOf(
      {
        "/": home,
        "/staff": `<h1>Birchhill</h1><h2>Our team</h2><h3>Ann Lee</h3><p>${told}</p><h3>Ben Hall</h3><p>${told}</p>${second}`,
      },
      "team",
    );

  test("has everybody whose name is a heading", () => {
    expect(staff("")).toBe("ready");
    expect(staff("<h2>Riders</h2><h3>Eva Moor</h3><p>She rides.</p>")).toBe("uncertain");
  });

  test("isn't told by the first sentences of lives", () => {
    expect(staff("", "This person was born in a small town near Leeds.")).toBe("uncertain");
  });
});

test("offers are all that have a heading beside them", () => {
  const offers = (more: string) =>
    reviewOf(
      {
        "/": `${home}<h2>Our services</h2><h3>Clocks</h3><p>We clean, oil and set clocks of any age.</p><h3>Lamps</h3><p>We rewire lamps for the table and the wall.</p><h3>Radios</h3><p>We replace valves and capacitors of radios.</p>${more}`,
      },
      "services",
    );
  expect(offers("")).toBe("ready");
  expect(offers("<h3>New!!! Toys</h3><p>We repair toys made of wood and of tin.</p>")).toBe("uncertain");
});

test("an age below which people may come doesn't say how old they have to be", () => {
  const site = siteOf([], { language: "en", companyName: null, trades: [] });
  const age = (text: string) => lacksLowestAge(made({ intent: "minimum-age", evidence: [text] }), site);
  expect(age("The village is open to all children younger than 12.")).toBe(true);
  expect(age("Children under 12 come with an adult, and everybody is at least 6.")).toBe(false);
  expect(age("All riders are at least 6 years old.")).toBe(false);
  for (const { code, answers } of packs.filter(({ code }) => !/^(?:tr|ja)$/.test(code)))
    expect(answers.atMost, code).not.toBeNull();
});

test("rules are a list, and nothing breaks off", () => {
  const rules = (answer: string) => lacksRules(made({ topic: "conduct", answer }));
  expect([rules("We have a code of conduct."), rules("- No dogs\n- No shouting")]).toEqual([true, false]);
  const ends = (answer: string) => breaksOff(made({ answer }));
  expect(ends("We make cakes, paint the hut, ....")).toBe(true);
  expect(ends("Send your check to:")).toBe(true);
  expect(ends("Send your check to:\n\n5 Mill Lane")).toBe(false);
});
