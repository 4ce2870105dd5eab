/** Answers about something else than what is asked: each test is about one class of texts. */
import { expect, test } from "vitest";
import { writersFor } from "./proposed-faqs.fixture.ts";

const { faqsOf, proposedIn } = writersFor("school");
const home =
  "<h1>Birchhill</h1><p>Our yard trains and boards animals of every kind, on every day of the week.</p>";

test("a site about animals doesn't say whether guests may bring theirs", () => {
  const asked = (courses: string[]) =>
    proposedIn({
      "/": home,
      ...Object.fromEntries(
        courses.map((text, at) => [
          `/course-${at}`,
          `<h1>Course ${at}</h1><p>${text}</p><p>Our dogs of group ${at} have a trainer with them.</p>`,
        ]),
      ),
    }).get("Are pets allowed?");
  const first = "Dogs with no experience are encouraged to begin in this group.";
  expect(
    asked([
      first,
      "Dogs of five months and more learn to walk beside you.",
      "Dogs of the third course learn to swim beside a boat.",
    ]),
  ).toBeUndefined();
});

test("giving something else than money is no donation", () => {
  const asked = (text: string) =>
    proposedIn({ "/": `${home}<p>${text}</p>` }, { trade: "nonprofit" }).has("How can I donate?");
  expect(asked("We will give your cat a good brush, and while we are there we can water your plants.")).toBe(
    false,
  );
  expect(asked("You can give online or by check to support our yard.")).toBe(true);
});

test("one offer doesn't say what the company does", () => {
  const asked = (heading: string) =>
    [
      ...faqsOf({
        "/": "<h1>Birchhill</h1><p>Welcome to us.</p>",
        "/courses": `<h1>Courses</h1><h3>${heading}</h3><p>Birchhill offers short and long boarding for animals of every kind.</p>`,
      }),
    ].some(({ question }) => question === "What does Birchhill do?");
  expect(asked("Boarding")).toBe(false);
  expect(asked("Since 1990")).toBe(true);
});

test("what one course includes isn't a list of courses", () => {
  const list = "<ul><li>Bareback riding</li><li>Jumping</li><li>Long walks</li></ul>";
  const asked = (intro: string) =>
    proposedIn({
      "/": home,
      "/courses": `<h1>Courses</h1><h2>Private lessons</h2><p>${intro}</p>${list}`,
    }).has("What private lessons do you offer?");
  expect(asked("This course includes:")).toBe(false);
  expect(asked("You can choose from these:")).toBe(true);
});

test("a portrait begins with what the company is, and a label in capitals isn't part of a sentence", () => {
  const found = proposedIn({
    "/": `${home}<h2>About us</h2><p>Looking for someone to walk your donkey? Look no further.</p><p>Birchhill is a yard for donkeys and ponies that was opened in 2005.</p><p>We walk, feed and board them, and our team is insured for all of it.</p>`,
    "/rates": "<h1>Rates</h1><p>PAYMENT: We require a deposit of $350 for each animal on the first day.</p>",
  });
  expect(found.get("What is Birchhill?")).toMatch(/^Birchhill is a yard/);
  expect(found.get("Is a deposit required?")).toMatch(/^We require a deposit of \$350/);
});

test("a heading about prices names nothing that has one, and a contract permits no pets", () => {
  const found = proposedIn({
    "/": `${home}<section><h2>Prices and terms</h2><div><p>£25</p><p>per hour</p></div></section>`,
    "/more":
      "<h1>More</h1><p>The Customer acknowledges that pet waste removal is not included. If required, £15 is possible.</p>",
  });
  const asked = [...found.keys()].join(" ");
  expect(asked).not.toMatch(/Prices and terms|pets/);
  expect(found.get("What are your prices?")).toBe("£25 per hour");
});

test("an age in a list and the area in one's own words are answers", () => {
  const found = proposedIn(
    {
      "/": `${home}<p>My coverage area includes Larkfield and the villages nearby.</p>`,
      "/rides":
        "<h1>Rides</h1><ul><li>Helmets provided</li><li>Children 3 years &amp; up with adult</li></ul>",
    },
    { trade: "club" },
  );
  expect([...found.values()].join(" ")).toContain("Children 3 years & up");
  const served = proposedIn(
    { "/": `${home}<p>My coverage area includes Larkfield and the villages nearby.</p>` },
    { trade: "repair" },
  );
  expect([...served.values()].join(" ")).toContain("Larkfield");
});
