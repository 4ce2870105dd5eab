/** Facts that become questions, and lines that must not. Each test is about one class, on a site of its own. */
import { describe, expect, test } from "vitest";
import type { ContactInfo } from "#engines/brand/types.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Options {
  language?: string;
  companyName?: string;
  contact?: Partial<ContactInfo>;
  chosenTrade?: TradeId;
}

function faqsOf(
  pages: Record<string, string>,
  { language = "en", companyName = "Birchhill", contact = {}, chosenTrade }: Options = {},
): GeneratedFaq[] {
  return writeFaqs({
    pages: Object.entries(pages).map(([path, body]) =>
      buildPage(body, { url: `https://birchhill.test${path}`, language }),
    ),
    companyName,
    contactInfo: { emails: [], phones: [], addresses: [], socialMedia: {}, ...contact },
    ...(chosenTrade ? { chosenTrade } : {}),
  }).faqs;
}

const answersOf = (faqs: GeneratedFaq[]): Map<string, string> =>
  new Map(faqs.map(({ question, answer }) => [question, answer]));
const answersTo = (...given: Parameters<typeof faqsOf>) => answersOf(faqsOf(...given));

const hotel = `<h1>Birchhill guest house</h1><p>Our rooms are quiet. Each room has a view, and breakfast is served in the garden.</p>
  <p>Guests reach the guest house by bus. You can stay one night or a whole week in our hotel rooms.</p>`;
const plumber = `<h1>Birchhill Plumbing</h1><p>Birchhill repairs boilers, drains and heating in old houses. Our plumbers are on the road every day.</p>`;
const school = `<h1>Birchhill dance school</h1><p>Our teachers give dance lessons and courses. Students learn in small classes with their instructors.</p>`;

test("a line that begins in the middle of a sentence, or is only a label, answers nothing", () => {
  const found = answersTo({
    "/": `${hotel}<ul><li>Parking</li><li>and parking behind the house</li><li>Free Wi-Fi</li></ul>`,
  });
  expect(found.get("Is there Wi-Fi?")).toBe("Free Wi-Fi");
  expect(found.has("Is parking available?")).toBe(false);
});

test("an invitation says how to do something, and nothing else", () => {
  const found = answersTo({
    "/": `${plumber}<p>Call us today for a free estimate of your repair.</p><p>Contact our office for boiler parking and permits required by the city.</p>`,
  });
  expect(found.get("How do I get a quote?")).toBe("Call us today for a free estimate of your repair.");
  expect(found.has("Do I need a permit?")).toBe(false);
});

test("thanks and contracts aren't quoted", () => {
  const found = answersTo({
    "/": `${hotel}<p>Thank you for not smoking in the house, because guests with allergies stay here.</p>
      <p>The guest shall cancel the booking in writing at least 14 days before arrival.</p>`,
  });
  expect(found.has("Is smoking allowed?")).toBe(false);
  expect(found.has("What is your cancellation policy?")).toBe(false);
});

test("opening hours tell whether Sundays are open", () => {
  const hours = (sunday: string) =>
    answersTo({
      "/": plumber,
      "/contact": `<h1>Contact</h1><h2>Opening hours</h2><p>Mon–Fri: 9 am – 6 pm</p>${sunday}`,
    });
  expect(hours("<p>Sat–Sun: Closed</p>").get("Are you open on Sundays?")).toBe("Sat–Sun: Closed");
  expect(hours("").has("Are you open on Sundays?")).toBe(false);
});

test("hours without a heading need nearly every day, and times below a day belong to it", () => {
  const week = answersTo({
    "/": `${plumber}<h2>Location & Hours</h2><p>6594 Mill Street</p><ul><li>Monday-Thursday 11am-9pm</li><li>Friday 11am-9pm</li><li>Saturday 3pm-9pm</li><li>Sunday closed</li></ul>`,
  });
  expect(week.get("What are your opening hours?")).toContain("Saturday 3pm-9pm");
  const split = answersTo({
    "/": plumber,
    "/contact":
      "<h1>Contact</h1><h2>Opening hours</h2><table><tr><td>Monday</td><td>8:30 - 13:00</td></tr><tr><td></td><td>14:30 - 18:00</td></tr><tr><td>Tuesday</td><td>8:30 - 13:00</td></tr></table>",
  });
  expect(split.get("What are your opening hours?")).toBe(
    "- Monday 8:30 - 13:00, 14:30 - 18:00\n- Tuesday 8:30 - 13:00",
  );
});

test("a heading that names one kind of offer becomes a question about its list", () => {
  const found = answersTo({
    "/": plumber,
    "/kitchens":
      "<h1>Kitchens</h1><h2>Kitchen Plumbing Services</h2><ul><li>Sink repair</li><li>Leak detection</li><li>Water filters</li></ul>",
  });
  expect(found.get("What kitchen plumbing services do you offer?")).toBe(
    "- Sink repair\n- Leak detection\n- Water filters",
  );
});

test("people with roles below a heading about the team become one answer", () => {
  const team = (people: string) =>
    answersTo({ "/": school, "/team": `<h1>About</h1><h2>Meet our team</h2>${people}` });
  const found = team("<h3>Ada Berg</h3><p>Founder and teacher</p><h3>Dr. Jan de Vries</h3><p>Ballet</p>");
  expect(found.get("Who is on your team?")).toBe(
    "- **Ada Berg**: Founder and teacher\n- **Dr. Jan de Vries**: Ballet",
  );
  expect(team("<h3>our values</h3><p>Joy</p><h3>our room</h3><p>Light</p>").has("Who is on your team?")).toBe(
    false,
  );
});

test("without a price list, sentences with prices answer what it costs", () => {
  const found = answersTo({
    "/": `${school}<p>Private lessons are $60 per hour for one or two people.</p><p>We raised $5,000 per year for the shelter.</p>`,
  });
  expect(found.get("What are your prices?")).toBe("Private lessons are $60 per hour for one or two people.");
});

test("a plan keeps its features below a button, and a course its further prices", () => {
  const found = answersTo({
    "/pricing": `<h1>Pricing</h1>
      <div><h3>Starter</h3><div>$9 /month</div><a href="/go">Start free trial</a><ul><li>One site</li><li>Email reports</li></ul></div>
      <div><h3>Growth</h3><div>$14 /month</div><a href="/go">Start free trial</a><ul><li>Three sites</li><li>Shared links</li></ul></div>`,
  });
  expect(found.get("How much does the Starter plan cost?")).toContain("- One site\n- Email reports");
});

test("a table with several prices needs the names of its columns", () => {
  const rows =
    "<tr><td>Two people</td><td>€100</td><td>€110</td></tr><tr><td>Four people</td><td>€140</td><td>€150</td></tr>";
  const prices = (head: string) =>
    answersTo({ "/": hotel, "/prices": `<h1>Prices</h1><table>${head}${rows}</table>` });
  expect(prices("<tr><td>Guests</td><td>Summer</td><td>Winter</td></tr>").get("What are your prices?")).toBe(
    "- **Two people**: €100 (Summer), €110 (Winter)\n- **Four people**: €140 (Summer), €150 (Winter)",
  );
  expect(prices("").has("What are your prices?")).toBe(false);
});

test("the rows of a small table stay rows in an answer", () => {
  const found = answersTo({
    "/faq":
      "<h1>FAQ</h1><details><summary>When are lessons?</summary><p>Every week:</p><table><tr><td>Monday</td><td>Ballet</td></tr><tr><td>Friday</td><td>Tango</td><td>Salsa</td></tr></table></details>",
  });
  expect(found.get("When are lessons?")).toBe(
    "Every week:\n\n- **Monday**: Ballet\n- **Friday**: Tango, Salsa",
  );
});

test("line breaks in a row stay, and each row is written once", () => {
  const table =
    "<table><tr><td>York</td><td>Mill Lane 1<br>YO1 2AB</td><td>01904 123456</td></tr><tr><td>Leeds<br>(north)</td><td>Hill Road 2</td></tr></table>";
  const found = answersTo({
    "/faq": `<h1>FAQ</h1><details><summary>Where are your shops?</summary>${table}</details><h2>Prices for lessons</h2><table><tr><th>Who</th><th>Price</th></tr><tr><td>Children<br>up to 12</td><td>£2</td></tr><tr><td>Adults</td><td>£4</td></tr></table>`,
  });
  const rows = "- **York**: Mill Lane 1\n  YO1 2AB, 01904 123456\n- **Leeds (north)**: Hill Road 2";
  expect(found.get("Where are your shops?")).toBe(rows);
  expect(found.get("FAQ")?.split(rows)).toHaveLength(2);
  expect(found.get("FAQ")?.match(/Mill Lane 1|Children/g)).toHaveLength(2);
});

test("line breaks of a page's source are spaces", () => {
  const body =
    "<p>You can bring\n      your dog, and\n      your cat.</p><ul>\n  <li>\n      Two dogs\n      are welcome\n  </li>\n  <li>\n      So is a cat\n  </li></ul>";
  const found = answersTo({
    "/faq": `<h1>FAQ</h1><details><summary>Are pets welcome?</summary>${body}</details>`,
  });
  expect(found.get("Are pets welcome?")).toBe(
    "You can bring your dog, and your cat.\n\n- Two dogs are welcome\n- So is a cat",
  );
});

test("an answer that is partly in another language isn't made", () => {
  const both =
    "Wir nehmen Hunde und Katzen in allen unseren Zimmern gerne auf, wenn Sie uns vorher fragen. We welcome dogs and cats in all of our rooms if you ask us before your stay.";
  const page = (text: string) => ({ "/": `${hotel}<p>${text}</p>` });
  expect(answersTo(page("Dogs and cats are welcome in all of our rooms.")).has("Are pets allowed?")).toBe(
    true,
  );
  expect(answersTo(page(both.replace(". We", " / We"))).has("Are pets allowed?")).toBe(false);
});

test("a short line on a page about other places waits for its owner", () => {
  const review = (path: string) =>
    faqsOf({
      "/": hotel,
      [path]: "<h1>Places</h1><ul><li>Indoor pool with slides available</li><li>Lake</li></ul>",
    }).find(({ question }) => question === "Is there a pool or sauna?")?.review;
  expect(review("/campgrounds")).toBe("uncertain");
  expect(review("/rooms")).toBe("ready");
});

test("a sentence whose limits are too long to quote waits for its owner", () => {
  const limits = `However, ${"the fee depends on the day on which you tell us, ".repeat(6)}as the law says.`;
  const review = (text: string) =>
    faqsOf({ "/": `${hotel}<p>${text}</p>` }).find(
      ({ question }) => question === "What is your cancellation policy?",
    )?.review;
  expect(review("You can cancel your booking at any time before arrival.")).toBe("ready");
  expect(review(`You can cancel your booking at any time before arrival. ${limits}`)).toBe("uncertain");
});

test("dates and tax numbers aren't phone numbers, and one address is shown once", () => {
  const found = answersTo(
    {
      "/contact":
        "<h1>Contact</h1><p>030 442 03 29</p><p>Build: 2025-02-14 10:30</p><p>31/285/67761</p><p>Mill Street 5, 12345 Leeds</p><p>Mill St. 5a, 12345 Leeds,</p>",
    },
    {
      contact: {
        phones: ["2025-02-14 10", "0304420329", "31/285/67761"],
        addresses: ["Mill Street 5, 12345 Leeds", "Mill St. 5a, 12345 Leeds,"],
      },
    },
  );
  expect(found.get("How can I contact Birchhill?")).toBe("**Phone**\n\n- 030 442 03 29");
  expect(found.get("Where are you located?")).toBe("Mill Street 5, 12345 Leeds");
});

test("the site's own name of a category replaces ours", () => {
  const pair = (question: string) =>
    `<h3>${question}</h3><p>${question.replace("?", "")} is explained in our office.</p>`;
  const faqs = faqsOf({
    "/faq": `<h1>FAQ</h1><h2>Prices and payment</h2>${["What does a lesson cost?", "How much is a course?", "Can I pay by card?"].map(pair).join("")}
      <h2>Lessons</h2>${["How long is a lesson?", "Who teaches the lessons?", "When are the lessons?", "Where are the lessons?"].map(pair).join("")}`,
    "/": `${school}<p>We accept cash and all major credit cards.</p><p>We give a 10 % discount to students of the city.</p>`,
  });
  const names = new Set(faqs.map(({ category }) => category));
  expect(names).toContain("Prices and payment");
  expect(names).not.toContain("Pricing and payment");
});

test("the owner's trade decides which questions are looked for", () => {
  const pages = { "/": `${school}<p>Our guests stay for a minimum of two nights.</p>` };
  expect(answersTo(pages).has("Is there a minimum stay?")).toBe(false);
  expect(answersTo(pages, { chosenTrade: "hotel" }).has("Is there a minimum stay?")).toBe(true);
});

test("questions of two pages stay if one of them adds what it is about", () => {
  const page = (question: string, month: string) =>
    `<h1>Questions</h1><h2>Who may watch?</h2><p>Parents may watch from the stands all day.</p>
    <h2>When is the rink open?</h2><p>The rink is open from nine to five.</p><h2>${question}</h2><p>Yes. Players from other clubs are welcome to try out here in ${month}.</p>`;
  const found = answersTo({
    "/kids/faq": page("Can my child come here to try out for a team?", "April"),
    "/teens/faq": page("Can my child come here to try out for a team in U16?", "May"),
    "/youth/faq": page("Can my child come here to try out for a team in U14?", "June"),
    "/goalies/faq": page("Can my child come here to try out for a team of goalies?", "July"),
  });
  expect([...found.keys()].filter((question) => question.includes("try out"))).toHaveLength(4);
});

describe("opening hours", () => {
  const hoursOf = (...lines: string[]) =>
    answersTo({
      "/": school,
      "/contact": `<h1>Contact</h1><h2>Opening hours</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`,
    }).get("What are your opening hours?");

  test("leave out a label of one letter, and what is no time", () => {
    expect(hoursOf("H: Monday 4:00 PM - 10:00 PM", "Tuesday 10:00 AM - 10:00 PM")).toBe(
      "- Monday 4:00 PM - 10:00 PM\n- Tuesday 10:00 AM - 10:00 PM",
    );
    expect(hoursOf("Mondays 7pm - 9pm · LS9 0XZ · birchhill.test")).toBe("Mondays 7pm - 9pm");
    expect(hoursOf("Mondays · 7pm - 9pm")).toBe("Mondays · 7pm - 9pm");
  });

  test("of seasons have a day with hours of its own", () => {
    const seasons = [
      "4 April - 12 May Friday and Saturday 10:00 - 19:00",
      "13 May - 12 June daily 10:00 - 19:00",
      "13 June special opening 13:00 - 18:00",
      "14 June - 27 October Friday and Saturday 10:00 - 18:00",
    ];
    expect(hoursOf(...seasons)).toBe(seasons.map((line) => `- ${line}`).join("\n"));
  });
});

test("nothing is missing between two items, between two lists, or after what is announced", () => {
  const found = answersTo({
    "/": school,
    "/help": `<h1>Help us</h1>
      <h2>How to donate money</h2><p>All donations are acknowledged, and they are deductible from your tax. To make a donation, send your check to:</p><p>Birchhill School, Inc.</p><p>5 Mill Lane</p><p>Leeds LS9 0XZ</p>
      <h2>How to prepare for a lesson</h2><p>Please send us what we need to know before your first lesson:</p><ul><li>Your name</li><li>Email address</li><li>Phone number of a parent</li></ul>
      <h2>How to choose a bus</h2><p>From Leeds</p><ul><li>163 to the mill, twice a day</li><li>164 to the mill, every hour</li></ul><p>From York</p><ul><li>160 to the mill, every two hours</li></ul>`,
  });
  const answers = [...found.values()].join("\n");
  expect(answers).toContain("send your check to:\n\nBirchhill School, Inc.\n\n5 Mill Lane");
  expect(answers).toContain("- Your name\n- Email address\n- Phone number of a parent");
  expect(answers).toContain("every hour\n\n**From York**\n\n- 160 to the mill");
});

test("a price below an address is the number of a road, and a name of several words is no plan", () => {
  const cards = (names: string[], price: string) =>
    names.map((name) => `<div><h3>${name}</h3><p>${price}</p></div>`).join("");
  const place = faqsOf({
    "/": school,
    "/contact": `<h1>Contact us</h1><h2>Details</h2>${cards(["Physical Address"], "R374")}`,
  });
  expect(place.filter(({ review }) => review === "ready")).toEqual([]);
  const plans = answersTo({
    "/": school,
    "/fees": `<h1>Fees</h1>${cards(["Weekly class", "Evening class"], "$65 per month")}`,
  });
  expect(plans.has("What is the price of Weekly class?")).toBe(true);
});
